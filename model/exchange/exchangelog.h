// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "model/exchange/redactionrules.h"

#include <QObject>

#include <chrono>
#include <map>
#include <optional>

namespace model {

//! The passive observer's end: whoever talks to the outside tells it what left and what arrived, byte for byte and already
//! redacted, before anything interprets it. Keeps the open exchanges in memory, hands each to whoever stores it (begun, ended),
//! and tells the inspector. Owned by the workbench; lives as long as the program.
class ExchangeLog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeLog)

public:
    using Clock = std::chrono::steady_clock;
    using Moment = Clock::time_point;

    //! A recorded response body is kept up to this many bytes; what comes after is counted but not kept.
    static constexpr qint64 largestBody = 16 * 1024 * 1024;

    explicit ExchangeLog(QObject *parent = nullptr);
    ~ExchangeLog() override;

    //! `at`, here and below: when it happened, for those who come to tell it later.
    ExchangeId begin(const ExchangeOrigin &origin, const ExchangeRequest &request, int attempt = 1, Moment at = Clock::now());
    //! The first time counts.
    void reached(const ExchangeId &id, Milestone milestone);
    void head(const ExchangeId &id, int status, const Headers &headers, Moment at = Clock::now());
    void received(const ExchangeId &id, QByteArrayView bytes, Moment at = Clock::now());
    void end(const ExchangeId &id, ExchangeState state, const QString &error = {}, Moment at = Clock::now());

    //! \return the exchange while it is open; null afterwards (the store has it then).
    const Exchange *open(const ExchangeId &id) const;
    QList<ExchangeId> openExchanges() const;
    //! What would be told of an open exchange if it ended now, but for its state; nothing where it is not open.
    std::optional<Exchange> soFar(const ExchangeId &id, Moment at = Clock::now()) const;

    //! Holds for what begins, and what ends, from now on.
    void setRules(const RedactionRules &rules) { m_rules = rules; }

    //! Whoever stores what ends cannot keep up.
    void setHeld(bool held);
    //! Whoever reads from a peer without knowing how much there is waits, so that the peer waits, too.
    bool isHeld() const { return m_isHeld; }

Q_SIGNALS:
    void heldChanged(bool held);
    void begun(const model::Exchange &exchange);
    //! The head or more of the body arrived; at most every 100 ms for each exchange.
    void progressed(const model::ExchangeId &id);
    //! The exchange is complete in every field.
    void ended(const model::Exchange &exchange);

private:
    struct Open {
        Exchange exchange;
        Moment begun;
        //! None before the first.
        std::optional<Moment> lastProgress;

        double millisecondsUntil(Moment at) const { return std::chrono::duration<double, std::milli>(at - begun).count(); }
    };
    void announce(Open &open, Moment at);

    std::map<QString, Open> m_open;
    RedactionRules m_rules;
    bool m_isHeld = false;
};

} // namespace model
