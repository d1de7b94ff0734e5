// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "network/mcp/transport/jsonrpc.h"

#include <QObject>

namespace network {

//! The protocol revision that client and server speak, by its date, and what it means for a transport.
struct McpProtocol {
    //! The newest revision of each era that this program speaks.
    static constexpr QByteArrayView newestLegacy = "2025-11-25";
    static constexpr QByteArrayView modern = "2026-07-28";

    //! Empty until it is known.
    QByteArray version = {};

    //! Stateless: without a handshake and sessions, with metadata in each request. Dates compare as texts.
    bool isModern() const { return version >= modern; }
    bool operator==(const McpProtocol &) const = default;
};

//! One message on its way to a server.
struct McpOutgoing {
    //! Of a request; 0 for notifications and for answers to the server's requests.
    qint64 id = 0;
    //! Empty for an answer.
    QString method = {};
    //! What it is about (`params.name`, `params.uri`), where the modern era's HTTP headers tell that; else empty.
    QString name = {};
    //! Headers that mirror arguments (`Mcp-Param-…`), their values encoded; for HTTP only.
    model::Headers mirrored = {};
    //! One JSON-RPC message without line ends.
    QByteArray message = {};
    model::ExchangeOrigin origin = {};

    //! To a request of the server.
    bool isAnswer() const { return method.isEmpty(); }
};

//! Why a message came to nothing.
struct McpDeliveryFailure {
    //! Refused: the server answered with an error status. SessionLost: it does not know the session any more and has done nothing.
    //! Lost: no answer, or one that broke off.
    enum class Kind { Refused, SessionLost, Lost };

    Kind kind = Kind::Lost;
    model::Error error = {};
    //! No byte had left.
    bool nothingSent = false;
    //! Of a refusal: the HTTP status and at most 64 KiB of the body.
    int status = 0;
    QByteArray body = {};
};

//! Carries JSON-RPC messages to one server and back, and knows nothing of what they mean. Made anew for each connection; owned by the
//! client. Every exchange is told to the exchange log, stdio's as well as HTTP's. Deleting it ends everything at once.
class McpTransport : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpTransport)

public:
    //! The largest message, in bytes.
    static constexpr qsizetype largestMessage = 16 * 1024 * 1024;

    //! Answers to a server's requests that are on their way at once, over HTTP; it gets no more before it has taken some.
    static constexpr int mostAnswers = 32;

    //! `opened` or `closed` follows, never before control returns to the event loop.
    virtual void open() = 0;
    //! Only while open. Of a request, a message with its id or `undelivered` follows unless the transport closes.
    virtual void send(const McpOutgoing &outgoing) = 0;
    //! Nobody waits for the answer to that request any more. In the modern era over HTTP this is what cancels it.
    virtual void forget(qint64 id) = 0;
    //! What has been agreed upon, as soon as that is known; before, what is tried.
    virtual void setProtocol(const McpProtocol &protocol) = 0;
    //! The handshake is over: messages that belong to no request may come (legacy era, over HTTP a stream of its own).
    virtual void listen() { }
    //! Ends the connection in order, where it takes time in the background. Nothing is emitted any more.
    virtual void close() = 0;
    //! Bytes of main memory that a server which is a program of ours holds now, with what it has started; 0 where it is none.
    virtual qint64 memory() const { return 0; }

Q_SIGNALS:
    void opened();
    //! `relatedTo`: the request on whose stream it came; 0 where that is not known.
    void received(const network::RpcMessage &message, qint64 relatedTo);
    //! Of requests only; that another message came to nothing is told aside.
    void undelivered(qint64 id, const network::McpDeliveryFailure &failure);
    //! The connection is gone, or never came about; the last signal. Not after close().
    void closed(const model::Error &why);
    //! What the server wrote beside the protocol: a line of its standard error, or garbage among its messages.
    void wroteAside(const QString &line);

protected:
    using QObject::QObject;
};

} // namespace network

Q_DECLARE_METATYPE(network::McpDeliveryFailure)
