// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

namespace gui {

//! `parlance prompts`: the prompts that there are, with their variables.
class PromptsCommand final : public Command
{
    Q_OBJECT

public:
    PromptsCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    QString workspace(const QCommandLineParser &parser) const override;
    void start(const QCommandLineParser &parser) override;
};

} // namespace gui
