// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/servertrial.h"

#include "invocables/external/mcp/mcpensemble.h"
#include "invocables/external/mcp/mcpservers.h"
#include "invocables/external/mcp/mcptoollist.h"
#include "network/mcp/connection.h"

#include <utility>

namespace gui {

ServerTrial::ServerTrial(invocables::McpServers &servers, QString name, QObject *parent)
    : QObject(parent)
    , m_servers(servers)
    , m_name(std::move(name))
{
    connect(&servers, &invocables::McpServers::changed, this, &ServerTrial::look, Qt::QueuedConnection);
    QMetaObject::invokeMethod(this, &ServerTrial::look, Qt::QueuedConnection);
}

void ServerTrial::look()
{
    invocables::McpEnsemble *server = m_servers.find(m_name);
    if (!server || m_state == State::Told)
        return;
    if (std::exchange(m_state, State::Started) == State::Awaited)
        server->start();
    using Connection = network::McpConnection::State;
    const network::McpConnection &connection = server->connection();
    const bool isLost = connection.state() == Connection::Failed || connection.state() == Connection::Waiting;
    if (isLost)
        return end(tr("The server %1 does not start: %2").arg(m_name, connection.error().message));
    if (connection.state() != Connection::Ready || !server->tools().isListed())
        return;
    if (const model::Error &error = server->tools().error(); !error.message.isEmpty())
        return end(tr("The server %1 runs, but does not list its tools: %2").arg(m_name, error.message));
    end(tr("The server %1 runs. It has %n tool(s).", nullptr, int(server->tools().tools().size())).arg(m_name));
}

void ServerTrial::end(const QString &text)
{
    m_state = State::Told;
    Q_EMIT said(text);
    deleteLater();
}

} // namespace gui
