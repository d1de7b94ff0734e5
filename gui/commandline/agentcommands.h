// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "model/agents/agentcatalog.h"
#include "model/gram/gramreader.h"
#include "model/gram/gramselect.h"
#include "model/schema/jsonwriter.h"

#include <QDir>

namespace gui {

//! `parlance agents [--library NAME]`: agents and characters with their state, their tools, what these are bound to, and what is wrong;
//! `parlance agents --as FORM AGENT`: one of them in the other notation, or changed.
class AgentsCommand final : public Command
{
    Q_OBJECT

public:
    AgentsCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 1; }
    QString workspace(const QCommandLineParser &) const override { return QDir::current().canonicalPath(); }
    void start(const QCommandLineParser &parser) override;

private:
    void show();
    model::Result<QString> writtenAgent(const QCommandLineParser &parser);
    model::Result<model::AgentChanges> changesOf(const QCommandLineParser &parser);
    model::Result<QByteArray> textOf(const QString &path);

    bool m_json = false;
    bool m_all = false;
    std::optional<model::ToolLibrary> m_library;
};

//! `parlance gram FILE|- …`: reads gram and says what is wrong with it (`--check`, which is the default), or writes it as the
//! interchange form's JSON (`--json`), as a syntax tree (`--tree`) or laid out (`--format`), finds patterns (`--select`), or joins the
//! texts
//! (`--compose`); exit 1 where a file is wrong, or nothing is found.
class GramCommand final : public Command
{
    Q_OBJECT

public:
    GramCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return anyNumber; }
    void start(const QCommandLineParser &parser) override;

private:
    enum class Output { Check, CheckAsJson, Patterns, Tree, Layout, Found, FoundAsJson, Composed, ComposedAsJson };
    struct Text {
        QString path;
        QByteArray bytes;
    };

    //! Itself, or the gram files of a folder.
    static QStringList filesOf(const QString &path);
    //! At most 32 MiB and a bit; `-` is standard input.
    static model::Result<QByteArray> bytesOf(const QString &path);
    model::Result<Output> wanted(const QCommandLineParser &parser) const;
    //! Of all that is named on the command line.
    static model::Result<QList<Text>> textsOf(const QStringList &paths);
    bool show(const QString &path, const QByteArray &bytes);
    bool select(const QString &path, const model::GramText &read);
    bool compose(const QList<Text> &texts);
    bool check(const QString &path, const model::GramText &read, const QByteArray &bytes);
    bool write(const QString &path, const model::GramText &read, const QString &text);
    void note(const QString &path, const model::GramFaults &faults);

    Output m_output = Output::Check;
    std::optional<model::GramSelect> m_select;
    bool m_hasFound = false;
    //! The files of `--check --json`.
    model::JsonWriter m_files;
};

} // namespace gui
