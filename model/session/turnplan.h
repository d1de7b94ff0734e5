// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/agents/agents.h"
#include "model/conversation/node.h"
#include "model/conversation/sessionsettings.h"
#include "model/session/converser.h"
#include "model/session/guards.h"
#include "model/session/invocations.h"
#include "model/store/turnstore.h"

#include <QSet>

namespace model {

//! What a turn starts from.
struct TurnPlan {
    ConversationId conversation;
    //! The node after which the turn stands; 0 for the beginning.
    qint64 base = 0;
    //! The active canisters of the path up to `base`.
    QList<CanisterPointer> path;
    //! Results of the path that are not active, by their invocations.
    QSet<QString> withheld;
    //! Where the results are, by their invocations, that a later one may supersede: active and not pinned.
    ResultPlaces results;
    //! What goes to the model whatever else is left out.
    QSet<CanisterId> pinned;
    //! What is staged before the model is asked: the user's canister with its documents, nothing (regenerate, continue), or the
    //! kept rounds of a rolled-back turn.
    QList<CanisterPointer> opening;
    SessionSettings settings;
    //! Who plays; its instruction and its model are in the settings already.
    std::optional<AgentPart> agent;
    //! Results of calls that ran in a turn that was rolled back; used instead of running the same call again.
    QList<InvocationOutcome> reusable;
    GuardLimits limits;
};

//! The path to this node; none to the beginning.
Result<QList<Node>> readPath(Database &database, const ConversationId &id, qint64 base);
//! Has a turn that stands after this path know of it.
void followPath(const QList<Node> &path, TurnPlan &plan);
//! For whom a turn has tools made ready, and what it asks the model in a round that follows these canisters. Pure.
ToolsWanted wantedBy(const TurnPlan &plan);
ConverseRequest requestOf(const TurnPlan &plan, const QList<CanisterPointer> &staged, const Toolset &tools);

} // namespace model
