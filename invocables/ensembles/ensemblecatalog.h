// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/toolset.h"
#include "model/descriptors/descriptorcatalog.h"

#include <QObject>

namespace model {
class SkillCatalog;
} // namespace model

namespace invocables {

class BuiltinInvocables;
class McpServers;

//! All ensembles that the descriptors describe, with their invokers. Changes on disk are taken over between turns, since a turn
//! keeps the tools that it began with. Owned by the workbench.
class EnsembleCatalog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EnsembleCatalog)

public:
    EnsembleCatalog(model::DescriptorCatalog &descriptors, const BuiltinInvocables &builtins, QObject *parent = nullptr);

    //! The ensembles as they are now; what has been taken stays as it is when they change.
    std::shared_ptr<const Toolset> tools() const { return m_tools; }

    //! Shared, not lent: what goes through them may well change them. Const, since going through a list that is not would copy it.
    const QList<Ensemble> ensembles() const { return m_tools->ensembles(); }
    const Ensemble *find(const QString &name) const { return m_tools->find(name); }
    InvokerPointer findInvoker(const QString &name) const { return m_tools->findInvoker(name); }
    QList<InvokerPointer> findInvokers(const QString &name) const { return m_tools->findInvokers(name); }
    //! Whether there is a tool of a name, or may be one on a server that has not been asked yet.
    bool mayHave(const QString &name) const;
    bool isOn(const Invoker &invoker, const model::Switches &switches) const { return m_tools->isOn(invoker, switches); }
    QString wireName(const Invoker &invoker) const { return m_tools->wireName(invoker); }
    QList<model::ToolDeclaration> declarations(const model::Switches &switches) const { return m_tools->declarations(switches); }
    //! The tools that a descriptor of an ensemble or invoker describes as it stands, such as one that is being written; those with
    //! something wrong are left out.
    QList<InvokerPointer> describedBy(const model::DescriptorFile &file, model::DescriptorKind kind) const;
    QStringList builtinNames() const;

    //! One that no descriptor describes, for as long as somebody has it; its name is no other's.
    void lend(const Ensemble &ensemble);
    void giveBack(const QString &ensemble);

    //! From now on there is an ensemble for these skills; they outlive the catalog.
    void setSkills(const model::SkillCatalog &skills);
    //! From now on ensembles with a connection have their tools from these servers, which outlive the catalog.
    void connectTo(McpServers &servers);
    //! The ensembles that are on and live on a server, but for those that are deferred: their servers are started when they are needed.
    QStringList serversOn(const model::Switches &switches) const;
    //! Those that are on, deferred, and have not told their tools yet.
    QStringList unknownServers(const model::Switches &switches) const;
    //! Connects the servers of these ensembles; those of deferred ones that are on are left as they are. See
    //! model::Invocations::prepare.
    void prepare(const QStringList &wantedServers, const model::ToolsWanted &wanted, QObject *context,
        const model::Invocations::Waiting &waiting, const std::function<void()> &done);

Q_SIGNALS:
    void changed();

private:
    void read();
    void complete();
    void follow();
    QStringList servers(const model::Switches &switches, bool (*isMeant)(const Ensemble &ensemble)) const;
    QStringList sourceFolders() const;

    model::DescriptorCatalog &m_descriptors;
    const BuiltinInvocables &m_builtins;
    McpServers *m_servers = nullptr;
    const model::SkillCatalog *m_skills = nullptr;
    //! As the descriptors say, without what servers add.
    QList<Ensemble> m_described;
    QList<Ensemble> m_lent;
    std::shared_ptr<const Toolset> m_tools;
};

} // namespace invocables
