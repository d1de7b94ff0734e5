// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/mcp/http/messagestream.h"

namespace network {

//! One message on its way by POST, and what the server answers to it. In the legacy era a response that breaks off, or ends, before its
//! answer is taken up by GET where it left off, if the server gave its events ids (MCP 2025-11-25, "Resumability and Redelivery").
class RequestStream final : public MessageStream
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RequestStream)

public:
    //! Times in a row that a response is not to be had again, until its answer counts as lost.
    static constexpr int mostFailures = 5;

    RequestStream(const Connection &connection, const McpOutgoing &outgoing, QObject *parent);

Q_SIGNALS:
    //! The server has taken the message; it may be working on it.
    void accepted();
    //! `ended` follows.
    void failed(const network::McpDeliveryFailure &failure);

private:
    void headArrived(const model::Headers &headers, bool isStream) override;
    void deliver(const RpcMessage &message) override;
    void responseEnded(const AuthorizedJob &job, const std::optional<model::Error> &error) override;
    void postEnded(const AuthorizedJob &job, const std::optional<model::Error> &error);
    void takeUpOrFail(const McpDeliveryFailure &failure);
    void fail(const McpDeliveryFailure &failure);
    bool isAnswer(const RpcMessage &message) const;

    const McpOutgoing m_outgoing;
    const bool m_inSession;
    //! The POST has been answered with a status of success: from now on the server may have acted.
    bool m_accepted = false;
    //! The response under way is one that was taken up.
    bool m_resumed = false;
    bool m_answered = false;
    int m_failures = 0;
    model::Countdown m_grace;
};

} // namespace network
