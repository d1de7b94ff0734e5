// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/turnjournal.h"

#include "model/store/store.h"
#include "model/store/turnstore.h"

#include <utility>

namespace model {

namespace {
// A kill loses at most this much of a streaming answer, and what the store thread has not yet written.
constexpr int flushMilliseconds = 500;
}

TurnJournal::TurnJournal(Store &store)
    : m_store(store)
{
    m_timer.setInterval(flushMilliseconds);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &TurnJournal::flush);
}

TurnJournal::~TurnJournal() = default;

void TurnJournal::begin(const TurnRecord &turn)
{
    m_record = turn;
    m_store.run([turn](Database &database) { return TurnStore(database).begin(turn); });
}

void TurnJournal::stage(int ordinal, const CanisterPointer &canister)
{
    if (ordinal == m_ordinal)
        m_unwritten.clear();
    m_store.run([turn = m_record.id, ordinal, canister](Database &database) { return TurnStore(database).stage(turn, ordinal, *canister); });
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
    if (!m_timer.isActive())
        m_timer.start();
}

void TurnJournal::flush()
{
    if (m_unwritten.isEmpty())
        return;
    m_store.run([turn = m_record.id, ordinal = m_ordinal, deltas = std::exchange(m_unwritten, {})](Database &database) {
        return TurnStore(database).appendDeltas(turn, ordinal, deltas);
    });
}

void TurnJournal::commit(const QList<CanisterPointer> &canisters, TurnState state, const ResultPlaces &earlier)
{
    // Where the disk is full, what was seen last is to stand in the journal.
    flush();
    m_timer.stop();
    m_store.run(this,
        [turn = m_record, canisters, state, earlier](Database &database) {
            // After a full disk the turn may not even have been begun; beginning it again does nothing where it has.
            TurnStore store(database);
            return store.begin(turn).and_then([&] { return store.commit(turn.id, canisters, state, earlier); });
        },
        [this](const Result<qint64> &row) {
            if (row)
                Q_EMIT committed(*row);
            else
                Q_EMIT commitFailed(row.error());
        });
}

void TurnJournal::rollBack(const QList<CanisterPointer> &staged, const Error &error, const QList<RanInvocation> &ran)
{
    dropUnwritten();
    m_store.run(this,
        [turn = m_record, staged, error, ran](Database &database) {
            TurnStore store(database);
            return store.begin(turn).and_then([&] { return store.rollBack(turn.id, staged, error, ran); });
        },
        [this](const Result<void> &rolledBack) {
            if (rolledBack)
                Q_EMIT settled();
            else
                Q_EMIT commitFailed(rolledBack.error());
        });
}

void TurnJournal::dropUnwritten()
{
    m_timer.stop();
    m_unwritten.clear();
}

void TurnJournal::cancel()
{
    dropUnwritten();
    m_store.run(this, [turn = m_record.id](Database &database) { return TurnStore(database).cancel(turn); },
        [this](const Result<void> &) { Q_EMIT settled(); });
}

} // namespace model
