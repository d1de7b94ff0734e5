// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/agents/agentreader.h"
#include "model/agents/agents.h"
#include "model/descriptors/descriptorcatalog.h"
#include "model/gram/agentpattern.h"

#include <QObject>

namespace model {

//! An agent of a text by itself: with what else stands in the text but for other agents, and with the tools that it names within it. It is
//! the last of the patterns. `name` may be left empty where there is one only.
//! \return a Usage error where there is no such agent, a Validation error where a tool cannot be told.
Result<GramDocument> agentAlone(const GramDocument &document, const QString &name);

//! What is to be different of an agent. A value; works on its pattern.
struct AgentChanges {
    //! By key: name, title, description, model, instruction.
    QList<std::pair<QString, QString>> set = {};
    //! A text whose tools stand in for those of the same names, and whose types these may name.
    struct Addition {
        QString file;
        GramDocument document;
    };

    //! The names of tools.
    QStringList removed = {};
    QList<Addition> added = {};

    //! `document` is as agentAlone() makes it, of `file`; `form` is what it is to be written in. \return a Usage error for a key or a tool
    //! that there is not, a Validation error with its place for what would be wrong.
    Result<GramDocument> applied(GramDocument document, const QString &file, AgentForm form) const;

private:
    Result<void> change(AgentPattern &agent, const GramDocument &document) const;
    Result<void> addTypes(GramDocument &document) const;
    //! Of what is wrong the first; empty where nothing is.
    QString wrongIn(const AgentPattern &agent, const GramDocument &document, const QString &file, AgentForm form) const;
};

//! All agents that the descriptors describe (`agents/*.toml`, `agents/*.gram`), and those of single files that somebody names. Owned by
//! the workbench.
class AgentCatalog final : public QObject, public Agents
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AgentCatalog)

public:
    explicit AgentCatalog(DescriptorCatalog &descriptors, QObject *parent = nullptr);

    //! In the order of the descriptors; of several with one name the first, the others are left out. Of several characters with one name
    //! all, of which the first can play. Characters that are not listed are here too.
    const QList<AgentEntry> &entries() const { return m_entries; }
    //! By its name, or a character's; null where there is none.
    const AgentEntry *find(const QString &name) const;
    //! The agents of a file, which need not be a descriptor of any folder. One without agents, and one that cannot be read, is an entry
    //! without a name that says so.
    static QList<AgentEntry> readFile(const QString &path);
    //! Whether a name means a file: `PATH.gram`, `PATH.toml`, either with `#NAME` behind it.
    static bool isFile(const QString &name);

    //! By name, or as PATH or PATH#NAME; a file of several agents wants the second.
    Result<AgentPart> partFor(const QString &name) override;
    Result<AgentEntry> entryFor(const QString &name) const;

    //! Until the program ends.
    void setReading(AgentReading reading);
    //! Tells of a character's tools whether something does their work, and why it does not fit; without it that is not looked at.
    void setIsBound(CharacterTools::IsBound isBound, CharacterTools::Misfit misfit = {});
    //! Where an agent is described that has this name, or is named as PATH or PATH#NAME.
    QString fileOf(const QString &name) const;
    //! The agent by itself, see agentAlone(); found as partFor() finds it. \return a Validation error of what cannot be read, or is a
    //! character.
    Result<GramDocument> documentFor(const QString &name) const;
    //! What these tell may have changed.
    void read();

Q_SIGNALS:
    void changed();

private:
    bool isCharacter(const QString &name) const;
    Result<AgentEntry> entryOfFile(const QString &path, const QString &name) const;
    //! Which of the agents of a file is meant; without a name the only one.
    static Result<qsizetype> indexIn(const QStringList &names, const QString &path, const QString &name);

    DescriptorCatalog &m_descriptors;
    AgentReading m_reading = AgentReading::Hybrid;
    CharacterTools::IsBound m_isBound;
    CharacterTools::Misfit m_misfit;
    QList<AgentEntry> m_entries;
};

} // namespace model
