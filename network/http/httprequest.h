// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/exchange/exchange.h"

#include <QHostAddress>

namespace network {

//! One request as its sender describes it. A value.
struct HttpRequest {
    QByteArray method = "GET";
    QUrl url;
    //! Beyond those that the client sets itself; see sentHeaders().
    model::Headers headers = {};
    QByteArray body = {};
    model::ExchangeOrigin origin = {};
    //! 1 for the first try.
    int attempt = 1;
    //! Keys and the like, to be redacted from the record wherever they stand.
    QList<QByteArray> secrets = {};
    //! Headers and members of the query whose values are secrets whatever these are, since a short one is also an ordinary word.
    QList<QByteArray> secretNames = {};
    //! Members of JSON and of forms, in bodies sent and received and in headers (`Location`), whose values are secrets: such as an
    //! answer brings that nobody knew before.
    QList<QByteArray> secretMembers = {};
    //! Where to connect to, instead of asking for the addresses of the URL's host; null for asking. Certificate and headers are the
    //! host's all the same (measured with Qt 6.4: the name is sent with the handshake and the certificate is checked against it).
    QHostAddress connectTo = {};
    //! May leave twice, as a GET always may: where a kept connection has ended without a word of an answer it is sent once more, on a
    //! fresh one and as an attempt of its own.
    bool mayLeaveTwice = false;
    //! An answer that names another address is an answer, for whoever follows it. Otherwise it is an error.
    bool handsOverRedirects = false;
    //! Cleartext to the URL's host is allowed although it is not loopback.
    bool allowCleartext = false;
    //! The exchange fails when nothing moves for so long.
    int idleTimeoutMilliseconds = 120'000;
    //! The exchange fails when it has not ended after so long, for answers that are short; 0 where it may take as long as it moves.
    int wholeTimeoutMilliseconds = 0;
    //! Bytes of a response's body.
    qint64 largestResponse = 256LL * 1024 * 1024;
    //! Bytes of a compressed body (see ContentDecoder) once it is unpacked; 0 where a compressed one is refused. The record has it as
    //! it arrived, but for one that carries a secret: of that it has what was unpacked, redacted.
    qint64 largestUnpacked = 0;
};

bool isLoopback(const QUrl &url);

//! Whether a request's Host is a name of this machine. A page of the web whose name was made to lead to this machine would otherwise speak
//! with whatever listens here: its browser still says that name.
bool isForThisMachine(const QByteArray &host);

//! Whether scheme, host and port are the same.
bool isSameOrigin(const QUrl &one, const QUrl &other);

//! Whether the request tells the length of its body: always, but for GET and HEAD without one.
bool hasLength(const HttpRequest &request);

//! Why a request must not leave at all: no HTTP URL, cleartext to a foreign host, a header that would break the framing.
std::optional<model::Error> refusalOf(const HttpRequest &request);

//! All headers that leave, so that none is added by a library unseen. The sender's own stand in for those of the same name, except
//! for what frames the message (Host, Connection, Accept-Encoding, Content-Length).
model::Headers sentHeaders(const HttpRequest &request);

//! Whether a sender may set the header: it is well-formed and not one of those that frame the message or belong to the connection.
bool mayBeSet(const model::Header &header);

//! The value of a header by its name, in any case; empty where there is none.
QByteArray headerValue(const model::Headers &headers, QByteArrayView name);

} // namespace network
