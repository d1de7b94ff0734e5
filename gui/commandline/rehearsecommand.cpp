// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/rehearsecommand.h"

namespace gui {

using namespace Qt::StringLiterals;

RehearseCommand::RehearseCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void RehearseCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption({u"port"_s, tr("The port on 127.0.0.1; 0 takes any that is free."), u"number"_s, u"0"_s});
    parser.addPositionalArgument(u"scenario"_s,
        tr("A scenario descriptor, or a cassette (NAME.jsonl); without one, the scenario that is shipped."), u"[SCENARIO.toml]"_s);
}

void RehearseCommand::start(const QCommandLineParser &parser)
{
    bool valid = false;
    const ushort port = parser.value(u"port"_s).toUShort(&valid);
    if (!valid) {
        failUsage(tr("%1 is no port.").arg(parser.value(u"port"_s)));
        return;
    }
    m_server = std::make_unique<network::RehearsalServer>(parser.positionalArguments().value(0));
    const auto url = m_server->start(port);
    if (!url) {
        fail(url.error());
        return;
    }
    terminal().line(url->toString());
}

} // namespace gui
