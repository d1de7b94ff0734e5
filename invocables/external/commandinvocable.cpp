// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commandinvocable.h"

#include "invocables/external/commandjob.h"
#include "invocables/invocationcontext.h"

#include <QDir>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

//! What programs commonly need and what tells nothing of the person's keys.
QProcessEnvironment environmentOf(const QStringList &named)
{
    static const QStringList usual {u"PATH"_s, u"HOME"_s, u"USER"_s, u"LOGNAME"_s, u"SHELL"_s, u"LANG"_s, u"LANGUAGE"_s,
        u"LC_ALL"_s, u"LC_CTYPE"_s, u"TZ"_s, u"TMPDIR"_s, u"XDG_RUNTIME_DIR"_s};
    const QProcessEnvironment whole = QProcessEnvironment::systemEnvironment();
    QProcessEnvironment allowed;
    for (const QString &name : usual + named) {
        if (whole.contains(name))
            allowed.insert(name, whole.value(name));
    }
    return allowed;
}

} // namespace

InvocableJob *CommandInvocable::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    network::ProcessCommand command;
    command.vector = m_vector;
    command.standardInput = arguments.bytes();
    command.folder = context.folders.value(0, QDir::homePath());
    command.environment = environmentOf(m_environment);
    return new CommandJob(command, parent);
}

} // namespace invocables
