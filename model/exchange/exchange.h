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
    ExchangeState state = ExchangeState::Open;
    QString error = {};

    bool operator==(const Exchange &) const = default;
};

} // namespace model

Q_DECLARE_METATYPE(model::Exchange)
