// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/http/httprequest.h"
#include "network/mcp/http/mcpendpoint.h"
#include "network/mcp/transport/transport.h"

namespace network {

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
