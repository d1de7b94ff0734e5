// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/staging.h"

#include "model/session/callcycles.h"
#include "model/session/turncanisters.h"
#include "model/session/turnjournal.h"

namespace model {

Staging::Staging(PendingCanisters &pending, TurnJournal &journal, ModelAddress model)
    : m_pending(pending)
    , m_journal(journal)
    , m_model(std::move(model))
{
}

void Staging::begin(const TurnRecord &turn, const QList<CanisterPointer> &opening)
{
    m_journal.begin(turn, opening);
    for (const CanisterPointer &canister : opening)
        m_pending.append(canister);
}

void Staging::stage(const CanisterPointer &canister)
{
    m_journal.stage(int(m_pending.finished().size()), canister);
    m_pending.append(canister);
}

void Staging::replace(int index, const CanisterPointer &canister)
{
    m_pending.replace(index, canister);
    m_journal.stage(index, canister);
}

void Staging::append(const Delta &delta)
{
    if (!m_pending.isStreaming())
        m_pending.beginStreaming(m_model);
    m_pending.appendDelta(delta);
    m_journal.appendDelta(int(m_pending.finished().size()), delta);
    Q_EMIT told(DeltaEvent {delta});
}

void Staging::answer(const ConverseReply &reply, bool interrupted)
{
    if (reply.contents.isEmpty()) {
        m_pending.endStreaming({});
        return;
    }
    const CanisterPointer streamed = m_pending.isStreaming() ? m_pending.at(m_pending.size() - 1) : CanisterPointer();
    const CanisterPointer answer = answerCanister(streamed, reply, m_model, interrupted);
    m_journal.stage(int(m_pending.finished().size()), answer);
    if (streamed)
        m_pending.endStreaming(answer);
    else
        m_pending.append(answer);
    Q_EMIT told(CanisterEvent {answer});
}

void Staging::call(const Invocation &call)
{
    m_pending.setState(call.id, InvocationState::Parsing);
    Q_EMIT told(InvocationEvent {call});
    tell(invocationCanister(call));
}

void Staging::tell(const CanisterPointer &canister)
{
    stage(canister);
    Q_EMIT told(CanisterEvent {canister});
}

} // namespace model
