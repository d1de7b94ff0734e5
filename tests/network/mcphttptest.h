// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/http/streamablesession.h"
#include "network/mcp/transport/transport.h"
#include "tests/network/httptest.h"

namespace network {
class Authorizer;
}

//! What tests of MCP's transports over HTTP have in common: a transport to the scripted server, and all that it says.
class McpHttpTest : public HttpTest
{
    Q_OBJECT

protected:
    struct Told {
        network::RpcMessage message;
        qint64 relatedTo = 0;
    };
    struct Undelivered {
        qint64 id = 0;
        network::McpDeliveryFailure failure;
    };

    network::McpEndpoint endpoint() const;
    //! A Streamable HTTP transport, open.
    network::McpTransport &connectTo(network::Authorizer *authorizer = nullptr);
    void listenTo(network::McpTransport &transport);
    //! The same after the handshake of the legacy era, in the session where that is not empty. Two requests have been answered.
    network::McpTransport &connectLegacy(const QByteArray &session, network::Authorizer *authorizer = nullptr);
    network::McpTransport &connectModern(network::Authorizer *authorizer = nullptr);

    static network::McpOutgoing request(qint64 id, const QString &method = QStringLiteral("tools/list"));
    static network::McpOutgoing notification(const QString &method);
    static QByteArray answer(qint64 id);
    //! An event with that answer.
    static QByteArray answerEvent(qint64 id, const QByteArray &eventId = {});

    const ScriptedServer::Request &lastRequest() const { return m_server->requests().last(); }

    //! Of the transports that are made from now on.
    network::McpPatience m_patience;
    std::unique_ptr<network::McpTransport> m_transport;
    QList<Told> m_received;
    QList<Undelivered> m_undelivered;
    QStringList m_aside;
    QList<model::Error> m_closed;
    int m_opened = 0;

protected Q_SLOTS:
    void cleanup();
};
