// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/turnrecord.h"
#include "model/session/messagequeue.h"
#include "model/session/turnplan.h"

#include <QObject>

namespace model {

// The canisters that a turn makes of replies and outcomes. Pure.

//! The answer in its final form, with the identity of the canister that was streaming.
CanisterPointer answerCanister(const CanisterPointer &streamed, const ConverseReply &reply, const ModelAddress &model, bool interrupted);
//! An answer that a person has fetched outside of a turn, marked as made by hand. Its calls have not run, and get results that say so: the
//! conversation is whole, and goes on from there.
QList<CanisterPointer> answerByHand(const ConverseReply &reply, const ModelAddress &model);
CanisterPointer userCanister(const Contents &contents);
//! What a person says in one go.
QList<CanisterPointer> openingOf(const Contents &contents, const QList<Canister> &documents);
//! The person's own message in it, the last of a user, and its documents with identities of their own; without contents where there is
//! none.
QueuedMessage messageIn(const QList<CanisterPointer> &opening);
//! Whether a canister belongs to what a turn begins with.
bool opensTurn(const Canister &canister);
CanisterPointer invocationCanister(const Invocation &invocation);
CanisterPointer resultCanister(const InvocationOutcome &outcome);
CanisterPointer withEditedArguments(const Canister &invocation, const JsonText &arguments);
//! The same with a new identity, for staging it in another turn.
CanisterPointer renewed(const CanisterPointer &canister);
QList<CanisterPointer> renewed(const QList<CanisterPointer> &canisters);

//! Some servers repeat identifiers or leave them out; within a conversation each must be there once. Of a path
//! that is not read whole nobody knows which are taken: there only such are kept as are long enough to be random.
QList<Invocation> withUniqueIds(QList<Invocation> invocations, const TurnPath &path, const QList<CanisterPointer> &staged);

//! Neither a call nor anything that a person could read: thoughts do not count. A pause is no end.
bool saysNothing(const ConverseReply &reply);

//! A call that cannot be made as the model wrote it: there is no such tool, or the arguments do not fit.
bool isBadCall(const InvocationOutcome &outcome);

//! What a roll-back would have to tell of a call that ran.
RanInvocation ranInvocation(const Invocation &call, const InvocationOutcome &outcome);

//! One outcome for each call, in the order of the calls; a call without one gets an error that says it was stopped.
QList<InvocationOutcome> inOrderOf(const QList<Invocation> &calls, const QList<InvocationOutcome> &outcomes);

//! The results in a rolled-back turn that a retry may use again: of calls that ran, did not fail and are not idempotent.
QList<InvocationOutcome> reusableResults(const TurnRecord &turn);
//! Whether a reusable result answers this call: the same tool with the same arguments.
bool isResultOf(const InvocationOutcome &outcome, const Invocation &call);

class Store;

//! The turn whose roll-back a conversation's banner tells of, if there is one. Owned by its Session; nothing of a rolled-back turn is
//! ever deleted here, dismissing only puts the banner away.
class RolledBackTurn final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RolledBackTurn)

public:
    explicit RolledBackTurn(Store &store, QObject *parent = nullptr);

    const std::optional<TurnRecord> &record() const { return m_record; }
    //! The latest of the conversation that has not been dismissed.
    void load(const ConversationId &conversation);
    void show(const std::optional<TurnRecord> &record);
    void dismiss();

    //! What the turn began with, as new canisters.
    QList<CanisterPointer> openingAgain() const;

Q_SIGNALS:
    void changed();

private:
    Store &m_store;
    std::optional<TurnRecord> m_record;
};

} // namespace model
