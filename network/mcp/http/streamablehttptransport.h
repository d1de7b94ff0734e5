// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/mcp/http/authorizedjob.h"
#include "network/mcp/http/messagestream.h"

#include <QElapsedTimer>
#include <QHash>

namespace network {

//! The stream of the legacy era for what belongs to no request (MCP 2025-11-25, "Listening for Messages from the Server"). Opened again
//! whenever it ends, where it left off; the head is waited for without an end, since servers hold it back until there is something to
//! say (measured). Left alone after some failures in a row (see McpPatience).
class ListeningStream final : public MessageStream
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ListeningStream)

public:
    ListeningStream(const Connection &connection, QObject *parent);

    //! The server offers no such stream, or has forgotten the session (which the next request shows): there is no use in asking again.
    //! Else, after `ended`, it only could not be had.
    bool isDeclined() const { return m_declined; }

private:
    void headArrived(const model::Headers &headers, bool isStream) override;
    void deliver(const RpcMessage &message) override;
    void responseEnded(const AuthorizedJob &job, const std::optional<model::Error> &error) override;
    void openAgain();

    QElapsedTimer m_opened;
    bool m_isStream = false;
    bool m_declined = false;
    int m_failures = 0;
};

//! One message on its way by POST, and what the server answers to it. In the legacy era a response that breaks off, or ends, before its
//! answer is taken up by GET where it left off, if the server gave its events ids (MCP 2025-11-25, "Resumability and Redelivery").
class RequestStream final : public MessageStream
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RequestStream)
    PARLANCE_PHRASED

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
    qsizetype answersUnderWay() const;
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
