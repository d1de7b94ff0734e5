// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/turnrecord.h"
#include "model/store/database.h"

#include <QMap>

namespace model {

//! Ends the turns that were under way when their program ended: the part of TurnStore::recover that decides what is kept.
class TurnRecovery
{
public:
    explicit TurnRecovery(Database &database)
        : m_database(database)
    {
    }

    //! Turns whose conversation a living process holds are left alone. \return the conversations of the others.
    Result<QList<ConversationId>> recover(const QList<TurnRecord> &turns, const QString &lockFolder);
    //! What a turn that is still under way has made, with the text that streams. `turn` has what it staged; what only stands for a result
    //! is left out.
    Result<QList<CanisterPointer>> soFar(const TurnRecord &turn) const;

private:
    struct Streamed {
        QString thought;
        QString text;
    };

    Result<void> end(const TurnId &turn);
    Result<QMap<int, CanisterPointer>> journal(const TurnRecord &turn) const;
    //! Who was speaking: the model of the turn's earlier answers, else the one that the conversation is set to.
    ModelAddress modelOf(const QMap<int, CanisterPointer> &canisters, const ConversationId &conversation) const;
    Result<QMap<int, Streamed>> streamed(const TurnId &turn) const;

    Database &m_database;
};

// What stands in the journal where the result of a call will, so that recovery makes it the result; marked as interrupted. Of one that
// nobody has allowed yet, and of one that may have begun.
CanisterPointer resultOfWaiting(const Invocation &call);
CanisterPointer resultOfRunning(const Invocation &call);

//! An error result for each invocation that has none: it may have run, and nobody knows.
QList<CanisterPointer> resultsForUnanswered(const QList<CanisterPointer> &canisters);

} // namespace model
