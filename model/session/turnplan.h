// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/agents/agents.h"
#include "model/conversation/node.h"
#include "model/conversation/sessionsettings.h"
#include "model/session/converser.h"
#include "model/session/guards.h"
#include "model/session/invocations.h"
#include "model/session/pathsums.h"
#include "model/store/turnstore.h"

#include <QSet>

namespace model {

//! The path that a turn stands after, or what of it is of use: the beginning of a long one would be left out of every request. A value.
struct TurnPath {
    //! The active canisters.
    QList<CanisterPointer> path;
    //! Results that are not active, by their invocations.
    QSet<QString> withheld;
    //! Where the results are, by their invocations, that a later one may supersede: active and not pinned.
    ResultPlaces results;
    //! What goes to the model whatever else is left out.
    QSet<CanisterId> pinned;
    HistoryLeftOut leftOut;
    //! How many canisters the whole of it has.
    int length = 0;
};

//! What a turn starts from; its path ends with `base`.
struct TurnPlan : TurnPath {
    ConversationId conversation;
    //! The node after which the turn stands; 0 for the beginning.
    qint64 base = 0;
    //! What is staged before the model is asked: the user's canister with its documents, nothing (regenerate, continue), or the
    //! kept rounds of a rolled-back turn.
    QList<CanisterPointer> opening;
    SessionSettings settings;
    //! What the folders of the workspace say to the model; empty where nothing is allowed to be said.
    QString workspaceText;
    //! Who plays; its instruction and its model are in the settings already.
    std::optional<AgentPart> agent;
    //! Results of calls that ran in a turn that was rolled back; used instead of running the same call again.
    QList<InvocationOutcome> reusable;
    GuardLimits limits;
};

//! The path to this node; none to the beginning.
Result<QList<Node>> readPath(Database &database, const ConversationId &id, qint64 base);

//! Which path a turn is to stand after, and what is known of it.
struct TurnPathWanted {
    ConversationId conversation;
    //! The node that it ends with; 0 for the beginning.
    qint64 base = 0;
    //! Of the model that is asked, in tokens; 0 where it is not known, and the whole path is sent.
    qint64 context = 0;
    //! What of it is of use, where it is still this one.
    std::optional<std::pair<Path, PathPart>> known = {};
};

//! Costs no more than what is of use where that is known, else a look at the whole path. \return a Storage error where something that
//! would be sent is damaged: it is never sent as if it were empty, but a person may say that it is to be left out.
Result<TurnPath> readTurnPath(Database &database, const TurnPathWanted &wanted);
//! \return the same error where one of what a turn opens with is damaged.
Result<void> checkWhole(const QList<CanisterPointer> &opening);
//! For whom a turn has tools made ready, and what it asks the model in a round that follows these canisters. Pure.
ToolsWanted wantedBy(const TurnPlan &plan);
ConverseRequest requestOf(const TurnPlan &plan, const QList<CanisterPointer> &staged, const Toolset &tools);

} // namespace model
