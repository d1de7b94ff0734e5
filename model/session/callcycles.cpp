// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/callcycles.h"

#include <algorithm>

namespace model {

PendingCanisters::PendingCanisters(QObject *parent)
    : QObject(parent)
{
}

CanisterPointer PendingCanisters::at(int index) const
{
    if (index < m_canisters.size())
        return m_canisters.at(index);
    if (!m_streaming || index != m_canisters.size())
        return {};
    Canister canister;
    canister.id = m_streaming->id;
    canister.role = Role::Assistant;
    canister.created = m_streaming->created;
    canister.model = m_streaming->model;
    if (!m_streaming->thought.isEmpty())
        canister.contents.append(ThoughtContent {m_streaming->thought, {}, {}});
    if (!m_streaming->text.isEmpty())
        canister.contents.append(TextContent {m_streaming->text});
    return share(std::move(canister));
}

void PendingCanisters::append(const CanisterPointer &canister)
{
    Q_ASSERT(!m_streaming);
    Q_EMIT aboutToAppend(size());
    m_canisters.append(canister);
    Q_EMIT appended();
}

void PendingCanisters::replace(int index, const CanisterPointer &canister)
{
    m_canisters[index] = canister;
    Q_EMIT changed(index);
}

void PendingCanisters::beginStreaming(const ModelAddress &model)
{
    Q_ASSERT(!m_streaming);
    Q_EMIT aboutToAppend(size());
    m_streaming = Streaming {};
    m_streaming->model = model;
    Q_EMIT appended();
}

void PendingCanisters::appendDelta(const Delta &delta)
{
    if (!m_streaming)
        return;
    (delta.kind == Delta::Kind::Text ? m_streaming->text : m_streaming->thought) += delta.text;
    Q_EMIT streamed(int(m_canisters.size()), delta);
}

void PendingCanisters::endStreaming(const CanisterPointer &canister)
{
    if (!m_streaming)
        return;
    if (!canister) {
        Q_EMIT aboutToRemoveLast();
        m_streaming.reset();
        Q_EMIT removedLast();
        return;
    }
    m_streaming.reset();
    m_canisters.append(canister);
    Q_EMIT changed(int(m_canisters.size()) - 1);
}

void PendingCanisters::setState(const QString &invocation, InvocationState state)
{
    m_states.insert(invocation, state);
    if (const int index = indexOfInvocation(invocation); index >= 0)
        Q_EMIT stateChanged(index);
}

void PendingCanisters::setLifecycle(const QString &invocation, ToolCallState state)
{
    m_lifecycles.insert(invocation, state);
    if (const int index = indexOfInvocation(invocation); index >= 0)
        Q_EMIT stateChanged(index);
}

std::optional<ToolCallState> PendingCanisters::lifecycle(const QString &invocation) const
{
    const auto found = m_lifecycles.constFind(invocation);
    return found == m_lifecycles.constEnd() ? std::nullopt : std::optional(*found);
}

int PendingCanisters::indexOfInvocation(const QString &invocation) const
{
    for (int index = int(m_canisters.size()) - 1; index >= 0; --index) {
        const Canister &canister = *m_canisters.at(index);
        if (canister.invocation && canister.invocation->id == invocation)
            return index;
    }
    return -1;
}

CallCycles::CallCycles(PendingCanisters &pending, QObject *parent)
    : QObject(parent)
    , m_pending(pending)
{
}

void CallCycles::pass(const QString &invocation, InvocationState state, const QList<ToolCallState> &steps)
{
    m_pending.setState(invocation, state);
    for (const ToolCallState step : steps)
        tell(invocation, step);
    if (steps.isEmpty())
        Q_EMIT told(InvocationStateEvent {invocation, state});
}

//! A call that was stopped has ended without having told so.
void CallCycles::end(const InvocationOutcome &outcome)
{
    m_pending.setState(outcome.invocation, outcome.state);
    const auto known = std::find_if(
        m_told.begin(), m_told.end(), [&outcome](const auto &call) { return call.first == outcome.invocation; });
    const QList<ToolCallState> missing = outcome.lifecycle.mid(known == m_told.end() ? 0 : known->second);
    for (const ToolCallState step : missing)
        tell(outcome.invocation, step);
}

void CallCycles::tell(const QString &invocation, ToolCallState step)
{
    auto known = std::find_if(m_told.begin(), m_told.end(), [&invocation](const auto &call) { return call.first == invocation; });
    if (known == m_told.end()) {
        m_told.emplaceBack(invocation, 0);
        known = std::prev(m_told.end());
    }
    ++known->second;
    m_pending.setLifecycle(invocation, step);
    Q_EMIT told(InvocationStateEvent {invocation, m_pending.state(invocation), step});
}

void CallCycles::move(ToolCallState step)
{
    const auto calls = m_told;
    for (const auto &[invocation, count] : calls) {
        const auto state = m_pending.lifecycle(invocation);
        if (state && follows(*state, step))
            tell(invocation, step);
    }
    if (step == ToolCallState::Idle)
        m_told.clear();
}

} // namespace model
