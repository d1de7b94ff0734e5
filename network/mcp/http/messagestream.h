// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/exchange/exchange.h"
#include "network/framing/framing.h"
#include "network/mcp/http/authorizedjob.h"
#include "network/mcp/http/streamablesession.h"
#include "network/mcp/transport/jsonrpc.h"

namespace network {

//! Messages in the order of their arrival; in the place of what is none, an error with an excerpt of it as the detail.
using RpcTexts = QList<model::Result<RpcMessage>>;

//! \return the message in the text, or those of a batch. Nothing of an empty text.
RpcTexts readRpcTexts(const QByteArray &text);

//! Reads one HTTP response of a server, of either of the two content types that there may be: one JSON text, or a stream of events
//! with a message each. Of a stream, an event without data carries only its id, and other types than `message` are not looked at.
class RpcResponseReader final
{
public:
    //! Bytes of a JSON body, and the most that is read of anything that is neither.
    static constexpr qsizetype largestBody = 16 * 1024 * 1024;

    explicit RpcResponseReader(const model::Headers &headers);

    bool isStream() const { return m_form == Form::Events; }
    //! What has become whole with these bytes. Nothing more once isOverrun().
    RpcTexts feed(const QByteArray &bytes);
    //! What the end of the response makes whole: a JSON body.
    RpcTexts finish();

    //! A bound was overrun.
    bool isOverrun() const { return m_overrun; }
    //! Where to take the stream up again; empty where the server does not say.
    const QByteArray &lastEventId() const { return m_parser.lastEventId(); }
    //! Milliseconds to wait before that, where the server says so.
    std::optional<int> retryMilliseconds() const { return m_parser.retryMilliseconds(); }

private:
    enum class Form { Body, Events };

    Form m_form = Form::Body;
    SseStreamParser m_parser;
    QByteArray m_body;
    bool m_overrun = false;
};

class AuthorizationGate;

//! Messages that arrive in an HTTP response, and in those that take it up again where it broke off. Owned by the transport, which
//! deletes it after `ended`.
class MessageStream : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MessageStream)
    PARLANCE_PHRASED

public:
    //! What all streams of a transport share; outlives them.
    struct Connection {
        HttpClient &client;
        AuthorizationGate &gate;
        StreamableSession &session;
    };

    //! Says nothing more, and deletes itself once control returns to the event loop. Closes the connection.
    void stop();

Q_SIGNALS:
    void received(const network::RpcMessage &message);
    //! Something that is no message stood among them.
    void wroteAside(const QString &line);
    void ended();

protected:
    MessageStream(const Connection &connection, QObject *parent);

    StreamableSession &session() const { return m_connection.session; }
    bool isStopped() const { return m_stopped; }
    void send(const HttpRequest &request);
    //! After a wait that the server named, or `milliseconds`. Only where there is an id, or nothing to be missed.
    void reopen(int milliseconds);
    //! Where the stream would be taken up; empty where it cannot be.
    const QByteArray &lastEventId() const { return m_lastEventId; }
    bool hasNamedWait() const { return m_retry.has_value(); }
    //! The beginning of the last thing that was no message.
    const QString &garbage() const { return m_garbage; }
    void end();

    virtual void headArrived(const model::Headers &headers, bool isStream) = 0;
    virtual void deliver(const RpcMessage &message) = 0;
    //! The response is over: in order, or with an error. A refusal is in order.
    virtual void responseEnded(const AuthorizedJob &job, const std::optional<model::Error> &error) = 0;

private:
    void readHead(const model::Headers &headers);
    void readBytes(const QByteArray &bytes);
    void finish(const std::optional<model::Error> &error);
    void tell(const RpcTexts &texts);

    const Connection m_connection;
    QPointer<AuthorizedJob> m_job;
    std::optional<RpcResponseReader> m_reader;
    QByteArray m_lastEventId;
    std::optional<int> m_retry;
    QString m_garbage;
    model::Countdown m_reopening;
    bool m_stopped = false;
};

} // namespace network
