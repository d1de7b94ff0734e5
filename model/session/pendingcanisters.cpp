// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/pendingcanisters.h"

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

} // namespace model
