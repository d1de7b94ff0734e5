// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

namespace gui {

//! `parlance search WORDS`: where these words are, newest first.
class SearchCommand final : public Command
{
    Q_OBJECT

public:
    SearchCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return anyNumber; }
    void start(const QCommandLineParser &parser) override;
};

} // namespace gui
