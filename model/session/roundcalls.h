// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/invocationoutcome.h"

#include <QSet>

#include <functional>

class QObject;

namespace model {

class PendingCanisters;
class Staging;
class TurnJournal;

//! The calls of a round, and the trace that the journal has of each: what a kill leaves says whether the call may have run, and with what.
//! Part of a Turn.
class RoundCalls final
{
    Q_DISABLE_COPY_MOVE(RoundCalls)

public:
    RoundCalls(Staging &staging, TurnJournal &journal, const PendingCanisters &pending);

    //! Stages the calls, which have identifiers that are there once.
    void begin(const QList<Invocation> &calls);
    const QList<Invocation> &all() const { return m_calls; }
    //! Nobody has allowed it yet. Nothing is noted of a call of another round, nor of one that may run already.
    void noteWaiting(const QString &invocation);
    //! It may run, with these arguments where they are not the model's. `next` at once where the trace says that already, else
    //! once it does, as by TurnJournal::onceWritten.
    void noteAllowed(const QString &invocation, const JsonText &edited, QObject *context, const std::function<void()> &next);
    //! One has ended while others may run on. \return it; null where it is none of them.
    const Invocation *noteEnd(const InvocationOutcome &outcome);
    //! All have, in the order of the calls: stages their results.
    void end(const QList<InvocationOutcome> &outcomes);

private:
    const Invocation *find(const QString &invocation) const;
    void journalResult(const Invocation &call, const CanisterPointer &result);
    void keepEdits(const QString &invocation, const JsonText &edited);

    Staging &m_staging;
    TurnJournal &m_journal;
    const PendingCanisters &m_pending;
    QList<Invocation> m_calls;
    //! Those that wait to be allowed, and those that may run.
    QSet<QString> m_waiting;
    QSet<QString> m_allowed;
};

} // namespace model
