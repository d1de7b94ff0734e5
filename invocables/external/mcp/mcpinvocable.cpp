// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpinvocable.h"

#include "invocables/external/commandvector.h"
#include "invocables/external/mcp/mcpcalljob.h"
#include "invocables/external/mcp/mcpensemble.h"
#include "invocables/tools/readyjob.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QDir>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestPlace = 1000;

struct McpInvocableTexts {
    Q_DECLARE_TR_FUNCTIONS(McpInvocable)
};

QString shownPlace(const network::McpServer &server, const McpTool &tool)
{
    const QString address = server.kind == network::McpTransportKind::Stdio
        ? shownCommand(server.vector)
        : model::visibleAddress(server.url.adjusted(QUrl::RemovePassword));
    const QString place = McpInvocableTexts::tr("on the MCP server %1: %2").arg(server.name, model::shortened(address, longestPlace));
    const QString claims = tool.hints();
    return claims.isEmpty() ? place : place + u", "_s + McpInvocableTexts::tr("which calls it %1, unverified").arg(claims);
}

} // namespace

McpInvocable::McpInvocable(McpEnsemble &ensemble, McpToolPointer tool)
    : m_ensemble(&ensemble)
    , m_tool(std::move(tool))
    , m_place(shownPlace(ensemble.connection().server(), *m_tool))
{
}

McpInvocable::~McpInvocable() = default;

InvocableJob *McpInvocable::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    if (m_ensemble)
        return new McpCallJob(*m_ensemble, m_tool, arguments, context, parent);
    return new ReadyJob(
        model::failure(model::ErrorCategory::Network, McpInvocableTexts::tr("The server of %1 is no longer there.").arg(m_tool->name)),
        parent);
}

//! The server's own; of one that is reached by HTTP there is none.
ProgramWords McpInvocable::programWords(const QStringList &) const
{
    if (!m_ensemble)
        return {};
    const network::McpServer &server = m_ensemble->connection().server();
    return {server.vector, {server.folder.isEmpty() ? QDir::homePath() : server.folder}, {}};
}

QString servedName(const Invoker &invoker)
{
    const auto *served = dynamic_cast<const McpInvocable *>(invoker.invocable.get());
    return served ? served->tool().name : invoker.name;
}

} // namespace invocables
