// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/content.h"
#include "model/conversation/turnrecord.h"
#include "model/store/database.h"

#include <QHash>
#include <QString>

namespace model {

//! Where a result is in the store and on the path.
struct ResultPlace {
    qint64 row = 0;
    int position = 0;
};

//! By the invocation that each is the result of.
using ResultPlaces = QHash<QString, ResultPlace>;

//! One thing that a turn's journal takes.
struct JournalEntry {
    //! From 0: its place among what the turn stages.
    int ordinal = 0;
    //! Goes to that place, instead of what stood there. Null: the deltas are more of the answer that streams there.
    CanisterPointer canister = {};
    QList<Delta> deltas = {};
};

//! The journal of turns under way and the record of those that were rolled back. Holds nothing; see ConversationStore.
class TurnStore
{
public:
    explicit TurnStore(Database &database)
        : m_database(database)
    {
    }

    //! Does nothing where the turn is there already, so that it can be tried again.
    Result<void> begin(const TurnRecord &turn);
    //! In one transaction: begins the turn where it is not there yet, and takes all of the entries or none. On return they survive the end
    //! of the process; streamed text is durable as well, canisters alone are with the next commit that is.
    Result<void> write(const TurnRecord &turn, const QList<JournalEntry> &entries);
    //! The same of one entry, durable on return, where the turn has begun.
    Result<void> stage(const TurnId &turn, int ordinal, const Canister &canister);
    Result<void> appendDelta(const TurnId &turn, int ordinal, const Delta &delta);

    //! In one transaction, durable on return: appends the canisters below the turn's base, moves the head, forgets the journal.
    //! `state` is Committed or Interrupted. Results that theirs supersede are marked: of their own, and of `earlier` where they are not
    //! pinned. \return the row of the last node.
    Result<qint64> commit(const TurnId &turn, const QList<CanisterPointer> &canisters, TurnState state, const ResultPlaces &earlier = {},
        const QList<ModelCall> &calls = {});
    //! Keeps what was staged as a rolled-back turn; the conversation is not touched.
    Result<void> rollBack(const TurnId &turn, const QList<CanisterPointer> &staged, const Error &error, const QList<RanInvocation> &ran,
        const QList<ModelCall> &calls = {});
    //! Appends what a rolled-back turn had staged as a branch below `base` (0: the beginning), and marks what its results supersede.
    //! \return the positions on the path of which the latter may have concerned.
    Result<QList<int>> restore(const ConversationId &conversation, qint64 base, const QList<CanisterPointer> &canisters);
    //! Adds a turn that has ended elsewhere, without what it had staged: stage() takes that. \return its row; a Storage error where one
    //! of that name is there.
    Result<qint64> add(const TurnRecord &turn);
    //! Forgets the turn: nothing came of it.
    Result<void> cancel(const TurnId &turn, const QList<ModelCall> &calls = {});

    Result<TurnRecord> find(const TurnId &turn) const;
    //! Those of a conversation that have ended, oldest first.
    Result<QList<TurnId>> ended(const ConversationId &conversation) const;
    //! Newest first; with their staged canisters.
    Result<QList<TurnRecord>> rolledBack(const ConversationId &conversation, bool dismissedToo = true) const;
    Result<void> dismiss(const TurnId &turn);
    //! What a turn has made so far, or had staged before it was rolled back, in order.
    Result<QList<CanisterPointer>> canistersOf(const TurnId &turn) const;
    //! The turn that made a node; an empty identifier where none did.
    Result<TurnId> turnOf(qint64 node) const;
    //! The row of the last node that a turn has made; 0 where it has made none.
    Result<qint64> lastNodeOf(const TurnId &turn) const;
    //! The turns that other processes have under way in these conversations, with what they have made so far.
    Result<QList<TurnRecord>> underWay(const QList<ConversationId> &conversations, const QString &lockFolder) const;
    //! Turns that never ended and whose conversation no other process holds (see ConversationLock): each is committed as
    //! interrupted, a streaming answer with the text that the journal has; calls without a result get one that says that it is
    //! not known whether they ran. \return the conversations concerned.
    Result<QList<ConversationId>> recover(const QString &lockFolder);

private:
    Result<qint64> rowOf(const TurnId &turn) const;
    //! Without what it has staged.
    Result<TurnRecord> head(const TurnId &turn) const;
    Result<void> putStaged(qint64 turn, int ordinal, const Canister &canister);
    Result<void> putDeltas(qint64 turn, int ordinal, const QList<Delta> &deltas);
    Result<void> dropJournal(qint64 turn);
    void count(const TurnRecord &turn, const QList<CanisterPointer> &canisters, const QList<ModelCall> &calls);
    Result<void> markSuperseded(qint64 turn, const QList<CanisterPointer> &canisters, const ResultPlaces &earlier);
    Result<QList<CanisterPointer>> staged(qint64 turn) const;
    Result<QList<CanisterPointer>> canisters(const QString &statement, const QVariantList &values) const;
    Result<QList<qint64>> rows(const QString &statement, const QVariantList &values) const;
    Result<QList<TurnRecord>> records(const QString &rest, const QVariantList &values) const;
    Result<QList<std::pair<qint64, TurnRecord>>> heads(const QString &rest, const QVariantList &values) const;

    Database &m_database;
};

} // namespace model
