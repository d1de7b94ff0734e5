// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/http/httpjob.h"
#include "network/traces/tracetarget.h"

#include <QPointer>
#include <QThreadPool>

#include <functional>

namespace network {

//! Brings spans to where they are wanted, some at a time, and never has anybody wait: what cannot be sent is tried again for a while, and
//! then left. Has a client of its own, whose exchanges are nobody's record. Owned by whoever traces.
class TraceSender final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TraceSender)

public:
    //! What waits; further spans are left out.
    static constexpr qsizetype mostWaiting = 4096;
    static constexpr qsizetype largestWaiting = 32 * 1024 * 1024;
    //! In one request.
    static constexpr qsizetype mostAtOnce = 512;
    static constexpr qsizetype largestAtOnce = 4 * 1024 * 1024;
    static constexpr int mostAttempts = 6;
    //! Milliseconds that spans are gathered for, and that flush() waits at most.
    static constexpr int gathering = 1'000;
    static constexpr int longestFarewell = 5'000;

    //! `headers`: what the collector wants to see of us, as OTEL_EXPORTER_OTLP_HEADERS has it; secrets, all of them.
    TraceSender(TraceTarget target, const QByteArray &headers, QObject *parent);
    ~TraceSender() override;

    //! A span as otlpSpan() writes it.
    void add(const QByteArray &span);
    //! Sends what is there now.
    void hurry();
    //! `done` once all is sent or given up, or after longestFarewell; possibly at once.
    void flush(QObject *context, std::function<void()> done);

Q_SIGNALS:
    //! Spans were lost, in a sentence for the person; the first time, and again when it has worked in between.
    void troubled(const QString &why);

private:
    void sendNext();
    void write(const QByteArray &lines);
    void post();
    void settle(int status, const QString &why);
    void endBatch(const QString &trouble);
    QString troubleBy(const QString &why) const;
    void takeLeave();
    void tellDone();

    const TraceTarget m_target;
    model::Headers m_headers;
    model::ExchangeLog m_log;
    HttpClient m_client {m_log};
    //! Owns the requests, which tell the log of their end.
    QObject m_requests;
    QPointer<HttpJob> m_job;
    //! Writes into the file.
    QThreadPool m_writer;
    QList<QByteArray> m_waiting;
    qsizetype m_waitingBytes = 0;
    //! What is on its way; empty where nothing is.
    QByteArray m_batch;
    int m_attempt = 0;
    //! What there is to say of it if it does not arrive.
    QString m_trouble;
    bool m_isTroubled = false;
    model::Countdown m_gathering;
    model::Countdown m_again;
    struct Farewell {
        QPointer<QObject> context;
        std::function<void()> done;
    };
    QList<Farewell> m_farewells;
    model::Countdown m_farewell;
};

} // namespace network
