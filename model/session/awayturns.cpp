// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/awayturns.h"

#include "model/session/conversation.h"

#include <algorithm>

namespace model {

namespace {

// In which the place of a turn is looked for.
constexpr int nodesLookedThrough = 512;

} // namespace

void AwayTurn::take(const QList<CanisterPointer> &made)
{
    const QList<CanisterPointer> before = m_pending.finished();
    for (qsizetype at = 0; at < made.size(); ++at) {
        if (at >= before.size()) {
            m_pending.append(made.at(at));
            continue;
        }
        Canister canister = *made.at(at);
        // An answer that streams has no name yet.
        const bool streams = canister.role == Role::Assistant && canister.role == before.at(at)->role
            && canister.stop == StopReason::Truncated;
        if (streams) {
            canister.id = before.at(at)->id;
            canister.created = before.at(at)->created;
        }
        if (canister != *before.at(at))
            m_pending.replace(int(at), share(std::move(canister)));
    }
    for (const CanisterPointer &canister : made) {
        if (canister->invocation && m_pending.state(canister->invocation->id) == InvocationState::Parsing)
            m_pending.setState(canister->invocation->id, InvocationState::Running);
        if (canister->result)
            m_pending.setState(canister->result->invocation, canister->result->error ? InvocationState::Failed : InvocationState::Done);
    }
}

bool AwayTurns::follow(const std::optional<TurnRecord> &turn)
{
    const bool hasEnded = m_turn && (!turn || turn->id != m_turn->id());
    if (hasEnded) {
        Q_EMIT ended();
        m_turn.reset();
    }
    const int position = turn ? positionOf(turn->base) : -1;
    if (!turn || position < -1)
        return hasEnded;
    if (!m_turn) {
        m_turn = std::make_unique<AwayTurn>(turn->id, position);
        Q_EMIT started();
    }
    m_turn->take(turn->staged);
    return hasEnded;
}

//! Of one of the last nodes of the path; -1 for row 0, -2 for one that is not there.
int AwayTurns::positionOf(qint64 row) const
{
    if (row == 0)
        return -1;
    const int length = m_conversation.length();
    for (int position = length - 1; position >= std::max(0, length - nodesLookedThrough); --position) {
        const Node *node = m_conversation.nodeAt(position);
        if (node && node->row == row)
            return position;
    }
    return -2;
}

} // namespace model
