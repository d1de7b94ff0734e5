// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "gui/commandline/terminal.h"
#include "model/basics/profile.h"

#include <QStringList>

namespace gui {

//! `parlance backup FILE`: all conversations in one file, which is written while others go on.
class BackupCommand final : public Command
{
    Q_OBJECT

public:
    BackupCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 1; }
    void start(const QCommandLineParser &parser) override;
};

//! `parlance repair`: checks the conversations' file and saves what can be read of a damaged one. Apart from the other commands, which
//! open the file first.
class RepairCommand
{
public:
    RepairCommand(const model::Profile &profile, Terminal &terminal)
        : m_profile(profile)
        , m_terminal(terminal)
    {
    }

    static void declare(QCommandLineParser &parser);
    //! \return the exit status: 0 also where something is missing, which is said; with --check 1 where something is wrong.
    int run(const QStringList &arguments);

private:
    int check(bool asJson);
    int repair(bool asJson);

    const model::Profile &m_profile;
    Terminal &m_terminal;
};

} // namespace gui
