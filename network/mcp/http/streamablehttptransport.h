// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/http/authorizationgate.h"
#include "network/mcp/http/requeststream.h"

#include <QHash>

namespace network {

class ListeningStream;

//! Streamable HTTP, of both eras (MCP 2025-11-25 and 2026-07-28, basic/transports): each message is a POST of its own, its answer the
//! response. Nothing is connected in between, so it is open until it is closed, and a server that is gone shows with the next message.
//! Has no time-outs: whoever waits for an answer forgets it.
class StreamableHttpTransport final : public McpTransport
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StreamableHttpTransport)

public:
    //! Both outlive the transport; without an authorizer a server that wants a token refuses.
    StreamableHttpTransport(HttpClient &client, const McpEndpoint &endpoint, Authorizer *authorizer, QObject *parent);

    void open() override;
    //! `initialize` is of the legacy era and outside of any session, whatever came before it; it begins a new one. What follows
    //! `notifications/initialized` leaves once the server has that.
    void send(const McpOutgoing &outgoing) override;
    void forget(qint64 id) override;
    void setProtocol(const McpProtocol &protocol) override { m_session.setProtocol(protocol); }
    void listen() override;
    void close() override;

private:
    void begin(const McpOutgoing &outgoing);
    void startOver();
    void connectSignals(RequestStream &stream, qint64 id);
    void holdBackUntilTaken(RequestStream &stream);
    void letGo();
    void startListening();
    void listeningEnded();

    HttpClient &m_client;
    AuthorizationGate m_gate;
    StreamableSession m_session;
    const MessageStream::Connection m_connection;
    QHash<qint64, QPointer<RequestStream>> m_requests;
    QPointer<RequestStream> m_handshake;
    QList<McpOutgoing> m_held;
    //! Answers to the server's own requests that are on their way.
    int m_answers = 0;
    QPointer<ListeningStream> m_listening;
    //! Asked for and not declined.
    bool m_listens = false;
    bool m_closed = false;
};

} // namespace network
