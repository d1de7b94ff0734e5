// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/turnrecord.h"
#include "model/store/resultplaces.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>

namespace model {

class Store;

//! Writes down what a turn stages, in small transactions: finished canisters at once, streaming text at least every second; and
//! ends the turn in the store. Owned by its Turn.
class TurnJournal final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TurnJournal)

public:
    explicit TurnJournal(Store &store);
    ~TurnJournal() override;

    void begin(const TurnRecord &turn);
    void stage(int ordinal, const CanisterPointer &canister);
    void appendDelta(int ordinal, const Delta &delta);

    //! `committed(row)` once all is durable, or `commitFailed`.
    //! Of `earlier`, those that the canisters' results supersede are marked as such.
    void commit(const QList<CanisterPointer> &canisters, TurnState state, const ResultPlaces &earlier = {});
    //! `settled` once all is durable, or `commitFailed`.
    void rollBack(const QList<CanisterPointer> &staged, const Error &error, const QList<RanInvocation> &ran);
    //! Ends with `settled`.
    void cancel();

Q_SIGNALS:
    void committed(qint64 row);
    void commitFailed(const model::Error &error);
    void settled();

private:
    void flush();
    void dropUnwritten();

    Store &m_store;
    TurnRecord m_record;
    QTimer m_timer;
    int m_ordinal = 0;
    QList<Delta> m_unwritten;
};

} // namespace model
