// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QUrl>

namespace model {

//! What a request belongs to. It goes down with every request and is stored on the exchange, also for retries and failures.
struct ExchangeOrigin {
    ConversationId conversation = {};
    TurnId turn = {};
    //! From 1 within the turn; 0 outside of one.
    int round = 0;
    //! The invocation that set the request off, where a tool did.
    QString invocation = {};
    //! What the request is for where no turn is: `models`, `find-servers`, …
    QString purpose = {};
    //! Who is asked, where a model is: a provider by its name, and the model.
    QString provider = {};
    QString model = {};
    //! The scoped name of the tool whose invocation set the request off.
    QString tool = {};

    bool operator==(const ExchangeOrigin &) const = default;
};

using Header = std::pair<QByteArray, QByteArray>;
using Headers = QList<Header>;

struct ExchangeRequest {
    QByteArray method;
    QUrl url;
    Headers headers;
    QByteArray body;

    bool operator==(const ExchangeRequest &) const = default;
};

//! Bytes of a response up to `offset` (exclusive) had arrived `milliseconds` after the request was begun.
struct Arrival {
    qint64 offset = 0;
    double milliseconds = 0;

    bool operator==(const Arrival &) const = default;
};

enum class ExchangeState { Open, Complete, Failed, Cancelled };

//! How far a request has come before its answer. Connecting: the name has been found. Encrypted: the connection stands, and so does its
//! encryption. Sent: all of the request has left.
enum class Milestone { Connecting, Encrypted, Sent };

//! Milliseconds after the request was begun at which it came so far; below 0 where it did not, or that is not known: what goes over a
//! connection that stands already connects no more.
struct Milestones {
    double connecting = -1;
    double encrypted = -1;
    double sent = -1;

    bool operator==(const Milestones &) const = default;
};

QString toWire(ExchangeState state);
ExchangeState exchangeStateFromWire(QStringView name);

//! One request with its response, as recorded before anything interpreted it. Secrets are already redacted (`[redacted]`) when
//! an exchange comes into being; apart from those the bodies are byte for byte what went over the wire.
struct Exchange {
    ExchangeId id = ExchangeId::create();
    ExchangeOrigin origin = {};
    //! 1 for the first try; retries are exchanges of their own.
    int attempt = 1;
    QDateTime started = QDateTime::currentDateTimeUtc();
    ExchangeRequest request = {};
    int status = 0;
    Headers responseHeaders = {};
    QByteArray responseBody = {};
    //! At most 20,000; later ones are merged into the last.
    QList<Arrival> arrivals = {};
    //! Milliseconds from the start to the response's headers and to the end; 0 where it never came to that.
    double headMilliseconds = 0;
    double totalMilliseconds = 0;
    Milestones milestones = {};
    ExchangeState state = ExchangeState::Open;
    QString error = {};

    bool operator==(const Exchange &) const = default;
};

//! The purposes of what other programs say through a capture, and with what those begin of what was sent again (see ExchangeOrigin).
inline constexpr QStringView capturedPurpose = u"captured";
inline constexpr QStringView resentPurpose = u"resent of ";

//! What an exchange is part of: `provider`, `tool`, `mcp`, `captured`, `resent` or `other`.
QString kindOf(const Exchange &exchange);

//! Scheme, host and port of an address, the port also where it goes without saying: `https://api.example.org:443`.
QString placeOf(const QUrl &address);

} // namespace model

Q_DECLARE_METATYPE(model::Exchange)
