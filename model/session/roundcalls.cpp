// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/roundcalls.h"

#include "model/session/callcycles.h"
#include "model/session/staging.h"
#include "model/session/turncanisters.h"
#include "model/session/turnjournal.h"
#include "model/store/turnrecovery.h"

#include <algorithm>

namespace model {

RoundCalls::RoundCalls(Staging &staging, TurnJournal &journal, const PendingCanisters &pending)
    : m_staging(staging)
    , m_journal(journal)
    , m_pending(pending)
{
}

void RoundCalls::begin(const QList<Invocation> &calls)
{
    m_calls = calls;
    for (const Invocation &call : calls)
        m_staging.call(call);
}

void RoundCalls::noteWaiting(const QString &invocation)
{
    const Invocation *call = find(invocation);
    // What is asked while it runs changes nothing about that.
    if (!call || m_waiting.contains(invocation) || m_allowed.contains(invocation))
        return;
    m_waiting.insert(invocation);
    journalResult(*call, resultOfWaiting(*call));
}

void RoundCalls::noteAllowed(const QString &invocation, const JsonText &edited, QObject *context, const std::function<void()> &next)
{
    keepEdits(invocation, edited);
    m_allowed.insert(invocation);
    const bool hasWaited = m_waiting.remove(invocation);
    if (hasWaited)
        journalResult(*find(invocation), resultOfRunning(*find(invocation)));
    if (hasWaited || !edited.isEmpty())
        m_journal.onceWritten(context, next);
    else
        next();
}

const Invocation *RoundCalls::noteEnd(const InvocationOutcome &outcome)
{
    keepEdits(outcome.invocation, outcome.editedArguments);
    const Invocation *call = find(outcome.invocation);
    if (call)
        journalResult(*call, resultCanister(outcome));
    return call;
}

void RoundCalls::end(const QList<InvocationOutcome> &outcomes)
{
    for (const InvocationOutcome &outcome : outcomes) {
        keepEdits(outcome.invocation, outcome.editedArguments);
        m_staging.tell(resultCanister(outcome));
    }
    m_calls.clear();
    m_waiting.clear();
    m_allowed.clear();
}

const Invocation *RoundCalls::find(const QString &invocation) const
{
    const auto call = std::find_if(m_calls.cbegin(), m_calls.cend(), [&](const Invocation &each) { return each.id == invocation; });
    return call != m_calls.cend() ? &*call : nullptr;
}

//! Where it will stand, so that it is not lost if the others never end.
void RoundCalls::journalResult(const Invocation &call, const CanisterPointer &result)
{
    m_journal.stage(int(m_pending.finished().size() + (&call - m_calls.constData())), result);
}

//! The trace of a call says what ran.
void RoundCalls::keepEdits(const QString &invocation, const JsonText &edited)
{
    const int index = edited.isEmpty() ? -1 : m_pending.indexOfInvocation(invocation);
    if (index >= 0 && m_pending.at(index)->invocation->editedArguments != edited)
        m_staging.replace(index, withEditedArguments(*m_pending.at(index), edited));
}

} // namespace model
