// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/serving/mcphttpservice.h"

#include "network/mcp/serving/mcphttpconnection.h"
#include "network/secrets/unguessable.h"

#include <QTcpServer>
#include <QTcpSocket>

namespace network {

using namespace Qt::StringLiterals;

McpHttpService::McpHttpService(McpOffer &offer, QByteArray key, QObject *parent)
    : QObject(parent)
    , m_offer(offer)
    , m_key(std::move(key))
    , m_modern(offer, nullptr)
{
}

McpHttpService::~McpHttpService()
{
    // Connections first: calls that end with their sessions have nobody to tell.
    for (McpHttpConnection *connection : findChildren<McpHttpConnection *>(Qt::FindDirectChildrenOnly))
        delete connection;
}

model::Result<QUrl> McpHttpService::start(quint16 port)
{
    m_server = new QTcpServer(this);
    if (!m_server->listen(QHostAddress::LocalHost, port))
        return model::failure(
            model::ErrorCategory::Execution, tr("Parlance cannot listen on port %1: %2").arg(port).arg(m_server->errorString()));
    connect(m_server, &QTcpServer::newConnection, this, &McpHttpService::acceptConnections);
    return QUrl(u"http://127.0.0.1:%1/mcp"_s.arg(m_server->serverPort()));
}

void McpHttpService::acceptConnections()
{
    while (QTcpSocket *socket = m_server->nextPendingConnection()) {
        if (findChildren<McpHttpConnection *>(Qt::FindDirectChildrenOnly).size() >= mostConnections) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        new McpHttpConnection(socket, *this);
    }
}

LegacySession *McpHttpService::session(const QByteArray &id)
{
    const auto found = m_sessions.find(id);
    if (found == m_sessions.end())
        return nullptr;
    found->second.quiet.start();
    return found->second.session.get();
}

QByteArray McpHttpService::beginSession()
{
    if (qsizetype(m_sessions.size()) >= mostSessions) {
        auto quietest = m_sessions.end();
        for (auto at = m_sessions.begin(); at != m_sessions.end(); ++at) {
            if (at->second.session->isIdle()
                && (quietest == m_sessions.end() || at->second.quiet.elapsed() > quietest->second.quiet.elapsed()))
                quietest = at;
        }
        if (quietest == m_sessions.end())
            return {};
        m_sessions.erase(quietest);
    }
    QByteArray id = unguessable();
    Kept kept {std::make_unique<LegacySession>(m_offer, nullptr), {}};
    kept.quiet.start();
    m_sessions.emplace(id, std::move(kept));
    return id;
}

void McpHttpService::endSession(const QByteArray &id)
{
    m_sessions.erase(id);
}

} // namespace network
