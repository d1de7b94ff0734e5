// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/comparison/comparedrun.h"
#include "model/comparison/comparisonplan.h"
#include "model/conversation/node.h"
#include "model/store/database.h"

namespace model {

// How conversations get from the program's store into a comparison's and back. Each is for the thread of its database.

//! The path that a comparison goes on with.
Result<QList<Node>> readBeginning(Database &database, const ComparisonPlan::Beginning &from);
//! The same path as a conversation of another store.
Result<ComparisonPlan::Beginning> writeBeginning(Database &database, const QList<Node> &nodes);
Result<QList<Node>> readConversation(Database &database, const ConversationId &conversation);

//! A run that becomes a conversation of the program.
struct KeptRun {
    //! Those of its exchanges.
    ConversationId conversation;
    TurnId turn;
    RunState state;
    QString title;
    JsonText settings;
    //! How many canisters were there before it.
    int before = 0;
    //! The conversation that it went on with.
    std::optional<ComparisonPlan::Beginning> from = {};
};

//! Once is enough: a run that is there already is left as it is.
Result<void> keepRun(Database &database, const KeptRun &run, const QList<Node> &nodes);

} // namespace model
