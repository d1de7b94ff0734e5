// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"
#include "model/store/conversationstore.h"
#include "model/store/edit.h"

namespace model {

//! Does edits in the store, and knows the reverse of each. Holds nothing; made where it is needed around a connection.
class Editing
{
public:
    explicit Editing(Database &database)
        : m_database(database)
    {
    }

    //! All of it in one transaction, or nothing. \return the edit that brings back exactly what was, which is an edit like any other.
    Result<Edit> apply(const Edit &edit);

    // What a person does to the tree; each is one transaction, and says how it is undone.
    //! To sibling `wanted` of the node, and to the newest leaf below it.
    Result<Edit> showSibling(const ConversationId &id, qint64 row, int wanted);
    //! To the newest leaf below the node.
    Result<Edit> showNode(const ConversationId &id, qint64 row);
    //! See ConversationStore::setSwitches.
    Result<Edit> setSwitches(const ConversationId &id, const QList<qint64> &rows, bool active, bool pinned);

    //! They are shown and sent no more.
    Result<Edit> remove(const ConversationId &id, const QList<qint64> &rows);
    //! See ConversationStore::replace.
    Result<Edit> replace(const ConversationId &id, qint64 row, const Canister &canister);
    //! Canisters that are an answer beside the one of a turn's round (from 1), and the end of the path from now on.
    Result<Edit> answerBeside(const ConversationId &id, const TurnId &turn, int round, const QList<CanisterPointer> &canisters);
    //! The path ends before the first node that the turn has made. A Usage error where it has made none.
    Result<Edit> takeBack(const ConversationId &id, const TurnId &turn);
    //! What these nodes show goes to a new conversation; see ConversationStore::gather.
    Result<Edit> moveOut(const ConversationId &id, const QList<qint64> &rows, const ConversationInfo &info);
    //! Puts a canister behind `head`, pinned, that stands for these nodes, which are switched off. Only where the path ends there still.
    Result<Edit> standFor(const ConversationId &id, const CanisterPointer &summary, qint64 head, const QList<qint64> &rows);

private:
    Result<EditStep> applyStep(const EditStep &step);
    Result<SwitchesEdit> switchesOf(const ConversationId &id, qint64 row) const;
    Result<void> set(const ConversationId &id, const SwitchesEdit &switches);

    Result<qint64> parentOfAnswer(const ConversationId &id, const TurnId &turn, int round) const;

    Database &m_database;
};

} // namespace model
