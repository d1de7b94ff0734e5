// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/exchange/exchange.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <list>
#include <optional>

namespace network {

//! A request for which a cassette has nothing.
struct CassetteMiss {
    QByteArray method = {};
    //! Path and query; of a program's messages the whole address.
    QByteArray target = {};
    QByteArray body = {};
    //! What was recorded for the same address and is most like it; nothing where nothing was.
    std::optional<model::Exchange> nearest = {};
    //! Says from which byte on they differ.
    model::Error error = {};
};

//! What goes on while a cassette is played: what has been told of it, what was asked that is not on it, and, where it goes step by step,
//! which event waits for the person's word. Owned by whoever plays; what asks it may go first.
class CassettePlayback final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CassettePlayback)

public:
    //! The next event of an answer.
    struct Step {
        model::ExchangeId exchange = {};
        //! Counted from 1.
        qsizetype event = 1;
        qsizetype events = 1;
    };
    //! Called once, when the event may come; `isRest`: all after it may, too.
    using Go = std::function<void(bool isRest)>;
    //! How much comes at a person's word: an event, the rest of that answer, or all from now on.
    enum class Reach { Event, Answer, Everything };

    explicit CassettePlayback(QObject *parent = nullptr);

    //! Nobody waits for `go` any more once the context is gone.
    void wait(QObject *context, const Step &step, Go go);
    //! What has waited longest; nothing where nothing waits.
    std::optional<Step> next() const;
    //! Does nothing where nothing waits, but for Everything.
    void let(Reach reach);

    void tell(const model::Exchange &exchange) { Q_EMIT told(exchange); }
    void tellMiss(const CassetteMiss &miss) { Q_EMIT missed(miss); }

Q_SIGNALS:
    //! What waits is another.
    void nextChanged();
    //! A request was found; its answer is on the way.
    void told(const model::Exchange &exchange);
    void missed(const network::CassetteMiss &miss);

private:
    struct Waiting {
        QPointer<QObject> context;
        Step step;
        Go go;
    };

    void drop(QObject *context);

    std::list<Waiting> m_waiting;
    bool m_isOpen = false;
};

} // namespace network
