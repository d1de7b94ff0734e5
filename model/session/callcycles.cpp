// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/callcycles.h"

#include <algorithm>

namespace model {

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
