// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/conversation/turnrecord.h"
#include "model/store/turnstore.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace model {

class Store;

//! Writes down what a turn stages: finished canisters at once, streaming text at least every second; and ends the turn in the store. One
//! transaction is under way at a time; what comes meanwhile goes with the next, however much it is. Owned by its Turn.
class TurnJournal final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TurnJournal)

public:
    explicit TurnJournal(Store &store);
    ~TurnJournal() override;

    //! `opening`: the canisters that it is begun with; both are one transaction.
    void begin(const TurnRecord &turn, const QList<CanisterPointer> &opening = {});
    void stage(int ordinal, const CanisterPointer &canister);
    void appendDelta(int ordinal, const Delta &delta);
    //! `next` at once where all that was staged is in the store's file, so that a kill does not lose it; else once it is, unless `context`
    //! is gone by then, it cannot be written, or the turn's end is written first.
    void onceWritten(QObject *context, const std::function<void()> &next);

    //! `committed(row)` once all is durable, or `commitFailed`.
    //! Of `earlier`, those that the canisters' results supersede are marked as such.
    void commit(
        const QList<CanisterPointer> &canisters, TurnState state, const ResultPlaces &earlier = {}, const QList<ModelCall> &calls = {});
    //! `settled` once all is durable, or `commitFailed`.
    void rollBack(
        const QList<CanisterPointer> &staged, const Error &error, const QList<RanInvocation> &ran, const QList<ModelCall> &calls = {});
    //! Ends with `settled`.
    void cancel(const QList<ModelCall> &calls = {});

Q_SIGNALS:
    //! What goes on once something is written waits for so long that a person should know. Another that writes to the store is waited
    //! for, for minutes.
    void delayed();
    //! What was staged is not in the file, and something was to go on once it is, which it will not. What was staged is kept, and tried
    //! again with what is staged next.
    void writingFailed(const model::Error &error);
    void committed(qint64 row);
    void commitFailed(const model::Error &error);
    void settled();

private:
    //! What goes on once something is written.
    struct Following {
        QPointer<QObject> context;
        std::function<void()> next;
    };

    void flush();
    void queue(const JournalEntry &entry);
    //! Writes at once what waits to be written, also what could not be before.
    void writeRest();
    void writeQueue();
    void take(const QList<JournalEntry> &entries, const Result<void> &result);
    void close();
    void goOn();
    void giveUp(const Error &error);
    void clearUnwritten();
    void wait(qint64 bytes);

    Store &m_store;
    TurnRecord m_record;
    QTimer m_timer;
    int m_ordinal = 0;
    //! Streamed, and not yet queued.
    QList<Delta> m_unwritten;
    //! Bytes of its text; and of all that has not been written.
    qint64 m_unwrittenSize = 0;
    qint64 m_waitingSize = 0;
    QList<JournalEntry> m_queue;
    //! After what is in the queue, and after what is being written.
    QList<Following> m_afterQueue;
    QList<Following> m_afterWriting;
    Countdown m_patience;
    //! It will be written once control is back in the event loop.
    bool m_isDue = false;
    bool m_isWriting = false;
    //! How often what is in the queue has found the store locked.
    int m_tries = 0;
    //! The turn's end is being written: it has all that the journal has.
    bool m_isClosed = false;
};

} // namespace model
