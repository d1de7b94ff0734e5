// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

namespace gui {

//! `parlance show ID`: one conversation, a canister of its path a line; the same conversation always gives the same bytes.
class ShowCommand final : public Command
{
    Q_OBJECT

public:
    ShowCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 1; }
    void start(const QCommandLineParser &parser) override;

private:
    void print(const model::Canister &canister);
};

} // namespace gui
