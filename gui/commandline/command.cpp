// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/command.h"

namespace gui {

using namespace Qt::StringLiterals;

Command::Command(Workbench &workbench, Terminal &terminal)
    : m_workbench(workbench)
    , m_terminal(terminal)
{
}

QCommandLineOption Command::trustOption()
{
    return {u"trust"_s, tr("Use the descriptors that the workspace has in its folder .parlance.")};
}

QString Command::marked(const model::Diagnostic &diagnostic)
{
    model::Diagnostic shown = diagnostic;
    if (shown.severity == model::Diagnostic::Severity::Warning)
        shown.message = tr("warning: %1").arg(diagnostic.message);
    return shown.toString();
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

model::Result<int> Command::count(const QCommandLineParser &parser, const QString &option)
{
    bool valid = false;
    const int value = parser.value(option).toInt(&valid);
    if (!valid || value < 1)
        return model::failure(model::ErrorCategory::Usage, tr("--%1 is a number from 1 on, not %2.").arg(option, parser.value(option)));
    return value;
}

} // namespace gui
