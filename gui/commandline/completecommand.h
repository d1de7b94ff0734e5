// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "gui/commandline/commandhelp.h"

namespace gui {

//! `parlance complete -- WORD…`: what the last word of a command line may become, for the completions of shells. A line for each: the
//! word, a tab, and what it is. A line that begins with a tab says what the shell itself is to add: `file` or `folder`. Starts nothing,
//! and reads no workspace.
class CompleteCommand final : public Command
{
    Q_OBJECT

public:
    CompleteCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return anyNumber; }
    void start(const QCommandLineParser &parser) override;

private:
    void complete(const QStringList &before, const QString &typed);
    void offerCommands(const QString &typed, bool hasStore);
    void offerOptions(const CommandHelp &help);
    void offerValues(const QString &command, const QString &name, const QString &value);
    void offerConversations();
    void offerExchanges();
    void offerGroups();
    void offerModels();
    void offerProviders();
    void offerAgents();
    void offerTools();
    void offerEnsembles();
    void offerLibraries();
    void offerPrompts();
    void offerChapters();
    void offer(const QString &word, const QString &text = {});
    //! Of the file system.
    void offerPaths(const QString &kind);

    QString m_typed;
    bool m_json = false;
};

} // namespace gui
