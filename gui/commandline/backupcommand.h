// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

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

} // namespace gui
