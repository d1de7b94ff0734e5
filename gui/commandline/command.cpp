// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/command.h"

namespace gui {

Command::Command(Workbench &workbench, Terminal &terminal)
    : m_workbench(workbench)
    , m_terminal(terminal)
{
}

void Command::fail(const model::Error &error)
{
    m_terminal.error(error);
    Q_EMIT finished(error.category == model::ErrorCategory::Usage ? WrongUse : Failed);
}

void Command::failUsage(const QString &message)
{
    fail({model::ErrorCategory::Usage, message});
}

} // namespace gui
