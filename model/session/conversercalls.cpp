// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/conversercalls.h"

#include "model/session/staging.h"
#include "model/session/turncanisters.h"
#include "model/session/turnjournal.h"

#include <algorithm>

namespace model {

ConverserCalls::ConverserCalls(Staging &staging, TurnJournal &journal, PendingCanisters &pending, CallCycles &cycles)
    : m_staging(staging)
    , m_journal(journal)
    , m_pending(pending)
    , m_cycles(cycles)
{
}

void ConverserCalls::follow(ConverseJob *job)
{
    m_hasCalled = false;
    connect(job, &ConverseJob::called, this, &ConverserCalls::begin);
    connect(job, &ConverseJob::callChanged, this, &ConverserCalls::change);
    connect(job, &ConverseJob::callPassed, this, &ConverserCalls::pass);
    connect(job, &ConverseJob::callEnded, this, &ConverserCalls::end);
    connect(job, &ConverseJob::callProgressed, this, [this](const QString &invocation, const QString &text) {
        Q_EMIT told(ProgressEvent {invocation, 0, 0, text});
    });
}

void ConverserCalls::settle(const ConverseReply &said, bool interrupted)
{
    m_staging.answer(said, interrupted);
    for (const CanisterPointer &result : std::exchange(m_held, {}))
        m_staging.tell(result);
}

void ConverserCalls::begin(const ConverseReply &said, const Invocation &call)
{
    m_hasCalled = true;
    settle(said, false);
    m_open.append({call});
    m_staging.call(call);
}

void ConverserCalls::change(const Invocation &call)
{
    const int index = m_pending.indexOfInvocation(call.id);
    const auto open = std::find_if(m_open.begin(), m_open.end(), [&call](const Open &each) { return each.call.id == call.id; });
    if (index < 0 || open == m_open.end() || open->call == call)
        return;
    open->call = call;
    Canister changed = *m_pending.at(index);
    changed.invocation = call;
    m_staging.replace(index, share(std::move(changed)));
}

void ConverserCalls::pass(const QString &invocation, InvocationState state)
{
    for (Open &open : m_open) {
        if (open.call.id != invocation)
            continue;
        open.ran = open.ran || state == InvocationState::Running;
        m_cycles.pass(invocation, state, {});
    }
}

void ConverserCalls::end(const InvocationOutcome &outcome)
{
    const auto open = std::find_if(
        m_open.begin(), m_open.end(), [&outcome](const Open &each) { return each.call.id == outcome.invocation; });
    if (open == m_open.end())
        return;
    if (outcome.ran)
        m_ran.append(ranInvocation(open->call, outcome));
    m_open.erase(open);
    m_cycles.end(outcome);
    Q_EMIT told(ResultEvent {outcome});
    const CanisterPointer result = resultCanister(outcome);
    if (!m_pending.isStreaming()) {
        m_staging.tell(result);
        return;
    }
    m_journal.stage(int(m_pending.finished().size() + 1 + m_held.size()), result);
    m_held.append(result);
}

void ConverserCalls::endOpen()
{
    QList<Invocation> calls;
    for (const Open &open : std::as_const(m_open))
        calls.append(open.call);
    const QList<Open> opened = m_open;
    const QList<InvocationOutcome> outcomes = inOrderOf(calls, {});
    for (qsizetype index = 0; index < outcomes.size(); ++index) {
        InvocationOutcome outcome = outcomes.at(index);
        outcome.ran = opened.at(index).ran;
        if (outcome.ran)
            outcome.state = InvocationState::Unknown;
        end(outcome);
    }
}

bool ConverserCalls::isWaitingForApproval() const
{
    return std::any_of(m_open.begin(), m_open.end(),
        [this](const Open &open) { return m_pending.state(open.call.id) == InvocationState::WaitingForApproval; });
}

QList<RanInvocation> ConverserCalls::takeRan()
{
    return std::exchange(m_ran, {});
}

} // namespace model
