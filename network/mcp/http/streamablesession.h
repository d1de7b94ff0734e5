// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "network/http/httprequest.h"
#include "network/mcp/transport/transport.h"

namespace network {

//! How long a server's streams are waited for; times in milliseconds. A value.
struct McpPatience {
    //! Of the transport of 2024-11-05: until the server must have said where messages go.
    int opening = 30'000;
    //! Between attempts to have a stream that listens; the first wait is doubled up to the longest.
    int firstWait = 1'000;
    int longestWait = 60'000;
    //! Failures in a row after which that stream is left alone.
    int mostFailures = 10;
};

//! Where an MCP server is reached by HTTP, and what its configuration sends along with each request. A value.
struct McpEndpoint {
    QUrl url;
    model::Headers headers = {};
    //! Redacted from the record; see HttpRequest.
    QList<QByteArray> secrets = {};
    QList<QByteArray> secretNames = {};
    //! Cleartext to the host is allowed although it is not loopback.
    bool allowCleartext = false;
    McpPatience patience = {};
};

//! What is known of one server at the moment, and so what its requests look like: in the legacy era the session and the protocol that
//! were agreed upon (MCP 2025-11-25, basic/transports), in the modern era headers that repeat what the body says
//! (2026-07-28, "Request Metadata"). A value.
class StreamableSession final
{
public:
    explicit StreamableSession(McpEndpoint endpoint)
        : m_endpoint(std::move(endpoint))
    {
    }

    const McpEndpoint &endpoint() const { return m_endpoint; }
    bool isModern() const { return m_protocol.isModern(); }
    void setProtocol(const McpProtocol &protocol) { m_protocol = protocol; }

    //! Takes the session from the head of the answer to `initialize`. \return false where what stands there cannot be one (it has to be
    //! visible ASCII).
    bool begin(const model::Headers &answer);
    //! Nothing has been agreed upon.
    void end();
    //! Requests are part of a session.
    bool hasBegun() const { return !m_id.isEmpty() && !isModern(); }

    HttpRequest post(const McpOutgoing &outgoing) const;
    //! For a stream of its own, or one that broke off after an event of that id.
    HttpRequest get(const QByteArray &lastEventId = {}) const;
    //! Tells the server that the session is over.
    HttpRequest farewell() const;

    //! Whether such a refusal of a request of a session means that there is no session any more, and that the request has done nothing:
    //! 404 as the specification has it; 400 of servers that speak of the session in an answer to nobody (measured).
    static bool isLoss(int status, const QByteArray &body);

private:
    HttpRequest request(const QByteArray &method) const;

    McpEndpoint m_endpoint;
    McpProtocol m_protocol;
    QByteArray m_id;
};

} // namespace network
