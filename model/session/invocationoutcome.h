// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/characters/charactertools.h"
#include "model/conversation/canister.h"

namespace model {

//! Where one invocation stands. Reused: a result from before served for it. Unknown: the program ended while it ran.
enum class InvocationState { Parsing, Validating, WaitingForApproval, Running, Done, Failed, Refused, TimedOut, Reused, Unknown };

QString toWire(InvocationState state);
//! Unknown for what none is called.
InvocationState invocationStateFromWire(QStringView name);
//! For the person, in the middle of a line.
QString inWords(InvocationState state);
//! Where a call of a character's tool then stands; nothing of states that its life cycle does not have.
std::optional<ToolCallState> toolCallState(InvocationState state);

//! How one invocation ended. `contents` is what the model gets, also for an error.
struct InvocationOutcome {
    QString invocation;
    QString name;
    Contents contents;
    QString display;
    std::optional<Error> error;
    InvocationState state = InvocationState::Done;
    double milliseconds = 0;
    //! Its work was begun, so that it may have had effects outside the program.
    bool ran = false;
    //! It ended in the middle of its work, by a person, a time-out or another call that broke.
    bool stopped = false;
    //! Running it again does no harm (declared by its descriptor).
    bool idempotent = false;
    //! The turn is to be rolled back: a fatal error, or one that `on-failure` makes one.
    bool breaksTurn = false;
    //! What ran instead, where the person edited the arguments.
    JsonText editedArguments = {};
    //! Of a result that is offered for use again: the arguments that it answers.
    QByteArray reusedArguments = {};
    //! The way that it went, in order.
    QList<InvocationStep> steps = {};
    // These are kept with the result, see ResultState.
    QString whole = {};
    std::optional<ReusedResult> reused = {};
    QStringList supersedes = {};
    //! Of a character's tool: the states that the call has gone through.
    QList<ToolCallState> lifecycle = {};
};

} // namespace model

Q_DECLARE_METATYPE(model::InvocationOutcome)
