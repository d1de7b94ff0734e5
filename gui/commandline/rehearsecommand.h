// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "network/rehearsal/rehearsalserver.h"

namespace gui {

//! `parlance rehearse SCENARIO.toml [--port N]`: the rehearsal server by itself, until Ctrl+C.
class RehearseCommand final : public Command
{
    Q_OBJECT

public:
    RehearseCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 1; }
    void start(const QCommandLineParser &parser) override;
    void interrupt() override { Q_EMIT finished(Committed); }

private:
    std::unique_ptr<network::RehearsalServer> m_server;
};

} // namespace gui
