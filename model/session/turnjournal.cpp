// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/turnjournal.h"

#include "model/basics/logging.h"
#include "model/store/database.h"
#include "model/store/store.h"

#include <utility>

namespace model {

namespace {
// A kill loses at most this much of a streaming answer, and what the store thread has not yet written.
constexpr int flushMilliseconds = 500;
// Each lasts as long as the database waits: ten seconds.
constexpr int mostJournalTries = 12;
// How long writing may take before the person is told that it is waited for.
constexpr int patienceMilliseconds = 500;
// Of text that comes faster not so much waits.
constexpr qint64 flushBytes = 1024 * 1024;

qint64 textSize(const QList<JournalEntry> &entries)
{
    qint64 size = 0;
    for (const JournalEntry &entry : entries) {
        for (const Delta &delta : entry.deltas)
            size += delta.text.size() * qsizetype(sizeof(QChar));
    }
    return size;
}
} // namespace

TurnJournal::TurnJournal(Store &store)
    : m_store(store)
{
    m_timer.setInterval(flushMilliseconds);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &TurnJournal::flush);
    m_patience.setInterval(patienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, &TurnJournal::delayed);
}

TurnJournal::~TurnJournal()
{
    // The program ends in the middle of the turn: what has come stays for the next start.
    if (m_isClosed)
        return;
    flush();
    if (!m_queue.isEmpty())
        writeQueue();
    wait(-m_waitingSize);
}

void TurnJournal::begin(const TurnRecord &turn, const QList<CanisterPointer> &opening)
{
    m_record = turn;
    for (const CanisterPointer &canister : opening)
        m_queue.append({int(m_queue.size()), canister, {}});
    writeQueue();
}

void TurnJournal::stage(int ordinal, const CanisterPointer &canister)
{
    if (ordinal == m_ordinal)
        clearUnwritten();
    queue({ordinal, canister, {}});
}

void TurnJournal::appendDelta(int ordinal, const Delta &delta)
{
    if (ordinal != m_ordinal)
        flush();
    m_ordinal = ordinal;
    if (!m_unwritten.isEmpty() && m_unwritten.last().kind == delta.kind)
        m_unwritten.last().text += delta.text;
    else
        m_unwritten.append(delta);
    m_unwrittenSize += delta.text.size() * qsizetype(sizeof(QChar));
    if (m_unwrittenSize >= flushBytes)
        flush();
    else if (!m_timer.isActive())
        m_timer.start();
}

void TurnJournal::flush()
{
    if (m_unwritten.isEmpty())
        return;
    queue({m_ordinal, {}, m_unwritten});
    wait(m_unwrittenSize);
    clearUnwritten();
}

void TurnJournal::clearUnwritten()
{
    m_unwritten.clear();
    m_unwrittenSize = 0;
}

//! The store counts what waits here among what waits for it.
void TurnJournal::wait(qint64 bytes)
{
    m_waitingSize += bytes;
    m_store.add(bytes);
}

void TurnJournal::queue(const JournalEntry &entry)
{
    m_queue.append(entry);
    // A whole round of calls comes at one stretch.
    if (!std::exchange(m_isDue, true))
        QMetaObject::invokeMethod(this, &TurnJournal::writeRest, Qt::QueuedConnection);
}

void TurnJournal::onceWritten(QObject *context, const std::function<void()> &next)
{
    if (m_queue.isEmpty() && !m_isWriting) {
        next();
        return;
    }
    (m_queue.isEmpty() ? m_afterWriting : m_afterQueue).append({context, next});
    if (!m_patience.isActive())
        m_patience.start();
    writeRest();
}

void TurnJournal::writeRest()
{
    m_isDue = false;
    if (!m_isWriting && !m_queue.isEmpty())
        writeQueue();
}

void TurnJournal::writeQueue()
{
    m_isWriting = true;
    const QList<JournalEntry> entries = std::exchange(m_queue, {});
    m_afterWriting = std::exchange(m_afterQueue, {});
    m_store.run(
        this, [turn = m_record, entries](Database &database) { return TurnStore(database).write(turn, entries); },
        [this, entries](const Result<void> &written) { take(entries, written); });
}

void TurnJournal::take(const QList<JournalEntry> &entries, const Result<void> &result)
{
    m_isWriting = false;
    if (m_isClosed)
        return;
    if (!result) {
        m_queue = entries + m_queue;
        m_afterQueue = std::exchange(m_afterWriting, {}) + m_afterQueue;
        if (isBusy(result.error()) && ++m_tries < mostJournalTries) {
            writeQueue();
            return;
        }
        qCWarning(lcTurn) << "not journalled:" << result.error().message << result.error().detail;
        m_tries = 0;
        giveUp(result.error());
        return;
    }
    m_tries = 0;
    wait(-textSize(entries));
    goOn();
}

void TurnJournal::goOn()
{
    const QList<Following> following = std::exchange(m_afterWriting, {});
    if (m_afterQueue.isEmpty())
        m_patience.stop();
    if (!m_queue.isEmpty())
        writeQueue();
    for (const Following &step : following) {
        if (step.context && !m_isClosed)
            step.next();
    }
}

void TurnJournal::giveUp(const Error &error)
{
    m_patience.stop();
    if (!std::exchange(m_afterQueue, {}).isEmpty())
        Q_EMIT writingFailed(error);
}

void TurnJournal::commit(
    const QList<CanisterPointer> &canisters, TurnState state, const ResultPlaces &earlier, const QList<ModelCall> &calls)
{
    flush();
    const QList<JournalEntry> entries = m_queue;
    close();
    m_store.run(
        this,
        [turn = m_record, canisters, state, earlier, calls, entries](Database &database) {
            // After a full disk the turn may not even have been begun; beginning it again does nothing where it has.
            TurnStore store(database);
            const auto last = store.begin(turn).and_then([&] { return store.commit(turn.id, canisters, state, earlier, calls); });
            // Where there is no room, what was seen last is to stand in the journal.
            if (!last && !entries.isEmpty())
                (void)store.write(turn, entries);
            return last;
        },
        [this](const Result<qint64> &row) {
            if (row)
                Q_EMIT committed(*row);
            else
                Q_EMIT commitFailed(row.error());
        });
}

void TurnJournal::rollBack(
    const QList<CanisterPointer> &staged, const Error &error, const QList<RanInvocation> &ran, const QList<ModelCall> &calls)
{
    close();
    m_store.run(
        this,
        [turn = m_record, staged, error, ran, calls](Database &database) {
            TurnStore store(database);
            return store.begin(turn).and_then([&] { return store.rollBack(turn.id, staged, error, ran, calls); });
        },
        [this](const Result<void> &rolledBack) {
            if (rolledBack)
                Q_EMIT settled();
            else
                Q_EMIT commitFailed(rolledBack.error());
        });
}

void TurnJournal::close()
{
    m_isClosed = true;
    m_timer.stop();
    m_patience.stop();
    m_afterQueue.clear();
    m_afterWriting.clear();
    clearUnwritten();
    wait(-m_waitingSize);
    m_queue.clear();
}

void TurnJournal::cancel(const QList<ModelCall> &calls)
{
    close();
    m_store.run(
        this, [turn = m_record.id, calls](Database &database) { return TurnStore(database).cancel(turn, calls); },
        [this](const Result<void> &) { Q_EMIT settled(); });
}

} // namespace model
