// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/framing/framing.h"
#include "network/mcp/http/authorizedjob.h"
#include "network/mcp/http/streamablesession.h"
#include "network/mcp/transport/transport.h"

namespace network {

//! HTTP with server-sent events as MCP 2024-11-05 had it (basic/transports): one stream that brings everything, and an address, named by
//! its first event, that takes messages. The connection is that stream: where it ends, all is over.
class EventStreamTransport final : public McpTransport
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventStreamTransport)
    PARLANCE_PHRASED

public:
    //! Both outlive the transport.
    EventStreamTransport(HttpClient &client, const McpEndpoint &endpoint, Authorizer *authorizer, QObject *parent);

    void open() override;
    void send(const McpOutgoing &outgoing) override;
    //! The answer would come on the stream all the same.
    void forget(qint64) override { }
    void setProtocol(const McpProtocol &protocol) override { m_protocol = protocol; }
    void close() override { stop(); }

private:
    HttpRequest request(const QUrl &url) const;
    void readHead(const model::Headers &headers);
    void readBytes(const QByteArray &bytes);
    void readEndpoint(const QByteArray &data);
    void readMessage(const QByteArray &data);
    void streamEnded(const std::optional<model::Error> &error);
    void posted(qint64 id, const AuthorizedJob &job, const std::optional<model::Error> &error);
    void fail(const model::Error &error);
    void stop();

    HttpClient &m_client;
    AuthorizationGate m_gate;
    const McpEndpoint m_endpoint;
    McpProtocol m_protocol;
    QPointer<AuthorizedJob> m_stream;
    SseStreamParser m_parser;
    model::Countdown m_opening;
    //! Where messages go; empty until the server has named it.
    QUrl m_messages;
    //! Answers to the server's own requests that are on their way.
    int m_answers = 0;
    bool m_closed = false;
};

} // namespace network
