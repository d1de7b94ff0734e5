// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

namespace gui {

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
