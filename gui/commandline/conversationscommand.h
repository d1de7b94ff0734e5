// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

namespace gui {

//! `parlance conversations`: the conversations, newest first.
class ConversationsCommand final : public Command
{
    Q_OBJECT

public:
    ConversationsCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    void start(const QCommandLineParser &parser) override;
};

} // namespace gui
