// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "gui/workbench/serverimport.h"

namespace gui {

//! `parlance import-servers FILE…`: the MCP servers of other clients' configuration files, each with the descriptor that it would have here
//! and what is changed or left out; with `--yes` their keys go to the keychain and the descriptors are written.
class ImportServersCommand final : public Command
{
    Q_OBJECT

public:
    ImportServersCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return anyNumber; }
    void start(const QCommandLineParser &parser) override;

private:
    void tell(const QString &file, const invocables::ImportedServer &server);
    void tellAsText(const invocables::ImportedServer &server);
    //! Only what has been asked for, where anything has. A Usage error names what is in none of the files.
    model::Result<QList<invocables::ImportedServer>> chosen(
        const QList<invocables::ImportedServer> &servers, const QStringList &names) const;
    void finish(const ServerImport::Outcome &outcome);

    ServerImport *m_import = nullptr;
    bool m_json = false;
    bool m_anyRefused = false;
};

//! `parlance import-tools FILE`: tools written for something else (a list in the form of OpenAI's function calling, a character's Python
//! file) as a descriptor of an agent, or with `--gram` as gram, on standard output. What cannot be taken over is said on standard
//! error.
class ImportToolsCommand final : public Command
{
    Q_OBJECT

public:
    ImportToolsCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 1; }
    void start(const QCommandLineParser &parser) override;
};

} // namespace gui
