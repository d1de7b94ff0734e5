// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpinvokers.h"

#include "invocables/external/mcp/mcpensemble.h"
#include "invocables/external/mcp/mcpinvocable.h"
#include "invocables/tools/toolname.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QSet>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Diagnostics;

namespace {

struct McpInvokersTexts {
    Q_DECLARE_TR_FUNCTIONS(McpInvokers)
};

QString hashOf(const QByteArray &text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

//! What every provider takes, unlike all of the server's other names. Servers use dots and other signs, and up to 128 of them.
QString nameFor(const QString &served, QSet<QString> &taken)
{
    QString name = toolNameFor(served);
    if (name.isEmpty())
        name = normalisedToolName(served).left(longestToolName - 9) + u'_' + hashOf(served.toUtf8()).left(8);
    const QString base = name.left(longestToolName - 4);
    for (int number = 2; taken.contains(normalisedToolName(name)); ++number)
        name = base + u'_' + QString::number(number);
    taken.insert(normalisedToolName(name));
    return name;
}

const ToolOverride *overrideFor(const Ensemble &described, const QString &tool)
{
    const auto found = std::find_if(
        described.overrides.begin(), described.overrides.end(), [&tool](const ToolOverride &over) { return over.tool == tool; });
    return found == described.overrides.end() ? nullptr : &*found;
}

InvokerPointer invokerOf(const Ensemble &described, McpEnsemble &server, const McpToolPointer &tool, const QString &name)
{
    auto invoker = std::make_shared<Invoker>();
    invoker->ensemble = described.name;
    invoker->name = name;
    invoker->path = described.path;
    invoker->description = tool->description.isEmpty() ? tool->title : tool->description;
    invoker->argumentsJson = tool->inputSchema;
    invoker->schema = tool->arguments;
    invoker->fault = tool->fault;
    invoker->policies = described.defaults;
    if (const ToolOverride *over = overrideFor(described, tool->name)) {
        invoker->policies = over->policies;
        invoker->format = over->format;
        invoker->enabled = over->enabled;
        invoker->aliases = over->aliases;
        if (!over->description.isEmpty())
            invoker->description = over->description;
    }
    invoker->invocable = std::make_shared<McpInvocable>(server, tool);
    const QByteArray what = invoker->scopedName().toUtf8() + '\0' + server.connection().server().fingerprint().toLatin1() + '\0';
    invoker->fingerprint = hashOf(what + tool->definition());
    return invoker;
}

} // namespace

QList<InvokerPointer> mcpInvokers(const Ensemble &described, McpEnsemble &server)
{
    QList<InvokerPointer> invokers;
    QSet<QString> taken;
    for (const McpToolPointer &tool : server.tools().tools())
        invokers.append(invokerOf(described, server, tool, nameFor(tool->name, taken)));
    return invokers;
}

Diagnostics overridesOfNothing(const Ensemble &described, McpEnsemble &server)
{
    const QList<McpToolPointer> &tools = server.tools().tools();
    Diagnostics diagnostics;
    for (const ToolOverride &over : described.overrides) {
        const auto isIt = [&over](const McpToolPointer &tool) { return tool->name == over.tool; };
        if (std::none_of(tools.begin(), tools.end(), isIt))
            diagnostics.append({described.path, over.position, model::Diagnostic::Severity::Warning,
                McpInvokersTexts::tr("The server has no tool “%1”.").arg(over.tool)});
    }
    return diagnostics;
}

} // namespace invocables
