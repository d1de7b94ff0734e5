// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/command.h"

#include <QDir>

namespace gui {

using namespace Qt::StringLiterals;

Command::Command(Workbench &workbench, Terminal &terminal)
    : m_workbench(workbench)
    , m_terminal(terminal)
{
}

QCommandLineOption Command::trustOption()
{
    return {u"trust"_s,
        tr("Use what the workspace brings: the descriptors in its folder .parlance, and the instructions in its AGENTS.md and CLAUDE.md.")};
}

QList<QCommandLineOption> Command::traceOptions()
{
    return {{u"trace"_s,
                tr("Report turns, model calls and tools as OpenTelemetry spans: to a collector's address, or into a file. `none`: not even "
                   "where the preferences say so."),
                u"address|file"_s},
        {u"trace-contents"_s, tr("With --trace: also report what is said, and what tools are given and give back.")}};
}

QByteArray Command::readUpTo(QIODevice &device, qint64 most)
{
    QByteArray bytes;
    while (bytes.size() <= most) {
        const QByteArray part = device.read(most + 1 - bytes.size());
        if (part.isEmpty())
            break;
        bytes += part;
    }
    return bytes;
}

model::Result<void> Command::traceAsTold(const QCommandLineParser &parser)
{
    const QString given = parser.value(u"trace"_s);
    const bool isWanted = parser.isSet(u"trace"_s) && given != "none"_L1;
    if (parser.isSet(u"trace-contents"_s) && !isWanted)
        return model::failure(model::ErrorCategory::Usage, tr("--trace-contents goes with --trace."));
    if (!parser.isSet(u"trace"_s))
        return {};
    if (!isWanted) {
        workbench().traceTo({});
        return {};
    }
    return network::TraceTarget::parse(given, QDir::currentPath()).map([&](const network::TraceTarget &target) {
        workbench().traceTo(network::Traces::Wanted {target, parser.isSet(u"trace-contents"_s), qgetenv("OTEL_EXPORTER_OTLP_HEADERS")});
    });
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
