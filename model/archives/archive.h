// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"
#include "model/conversation/canister.h"
#include "model/conversation/turnrecord.h"
#include "model/exchange/exchange.h"

#include <optional>
#include <variant>

namespace model {

//! What a library of conversations is made of when it leaves the store or comes into it: a stream of records, so that no more than one
//! of them is in memory. Of each conversation first this, then its turns with what each had staged, its nodes, its exchanges, its end.
struct ArchivedConversation {
    ConversationId id = ConversationId::create();
    QString title = {};
    QStringList labels = {};
    QString group = {};
    bool archived = false;
    QDateTime created = QDateTime::currentDateTimeUtc();
    QDateTime changed = QDateTime::currentDateTimeUtc();
    //! Since when it has been among the deleted.
    std::optional<QDateTime> deleted = {};
    JsonText settings = {};

    bool operator==(const ArchivedConversation &) const = default;
};

//! A turn that has ended. Of its record `base` is the number of a node, and `staged` is empty: what it had staged follows.
struct ArchivedTurn {
    TurnRecord record = {};
};

//! One canister that the turn before it had staged when it was rolled back.
struct ArchivedStaged {
    CanisterPointer canister = {};
};

//! Nodes have numbers from 1 in the order in which they come; what a node follows comes before it. 0 stands for none.
struct ArchivedNode {
    qint64 number = 0;
    qint64 parent = 0;
    CanisterPointer canister = {};
    bool active = true;
    bool pinned = false;
    //! The node whose result supersedes it.
    qint64 superseded = 0;
    //! The turn that made it, which need not be among those of its conversation: forks show nodes of others.
    TurnId turn = {};
    bool deleted = false;
};

//! Where its path ends. Without this a conversation is not whole.
struct ArchivedEnd {
    qint64 head = 0;
};

using ArchiveRecord = std::variant<ArchivedConversation, ArchivedTurn, ArchivedStaged, ArchivedNode, Exchange, ArchivedEnd>;

//! Whether a text from outside may be an identifier: they are names of files, too.
bool isIdentifier(QStringView text);
//! An identifier for what has none that could be used, always the same for the same text.
QString identifierFor(const QByteArray &text);

} // namespace model
