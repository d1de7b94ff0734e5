// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "model/agents/agentchanges.h"

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

} // namespace gui
