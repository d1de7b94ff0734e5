// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"
#include "model/conversation/turnrecord.h"
#include "model/store/database.h"

namespace model {

//! One line of the map of a tree. A run: the nodes at positions `first` to `last` of a segment, of which only the last may have several
//! children, or something that hangs on it. RolledBack, ForkFrom and ForkTo hang on the node at `last` of `segment`, or with segment 0 on
//! the beginning: a turn that was rolled back there, or another conversation that has the same canisters up to there.
struct TreeLine {
    enum class Kind { Run, RolledBack, ForkFrom, ForkTo };

    Kind kind = Kind::Run;
    qint64 segment = 0;
    int first = 0;
    int last = 0;
    //! How far it stands aside of the newest branch: what was there before the newest stands one further.
    int depth = 0;
    //! Of the turn, or of the conversation.
    QString id = {};
    //! Why the turn was rolled back; the conversation's title.
    QString text = {};
    QDateTime time = {};

    bool operator==(const TreeLine &) const = default;
};

//! A conversation's tree without its canisters.
struct TreeOutline {
    //! Each below what it is a child of; the newest of several children last.
    QList<TreeLine> lines = {};
    //! The path that is shown, from the root to the head.
    Path path = {};
    int branches = 0;
    //! There are more branches than can be shown.
    bool isPart = false;
};

//! What a map shows of one node.
struct TreeNode {
    qint64 segment = 0;
    int position = 0;
    qint64 row = 0;
    Role role = Role::User;
    //! Its first words, or what it calls, in one line.
    QString beginning = {};
    QString model = {};
    QDateTime created = {};
    bool active = true;
    bool pinned = false;
    bool deleted = false;
};

//! Reads the tree of a conversation for a map of it: where it branches is in a few rows, however many canisters it has. Holds nothing;
//! made where it is needed around a connection.
class TreeReader
{
public:
    static constexpr int mostBranches = 5000;
    static constexpr int mostRolledBack = 1000;
    static constexpr int mostForks = 100;
    static constexpr int longestBeginning = 120;

    explicit TreeReader(Database &database)
        : m_database(database)
    {
    }

    Result<TreeOutline> outline(const ConversationId &id) const;
    //! The nodes at positions `first` to `last` of a segment.
    Result<QList<TreeNode>> nodes(qint64 segment, int first, int last) const;

private:
    Result<QList<TreeLine>> rolledBack(qint64 conversation) const;
    Result<QList<TreeLine>> forks(qint64 conversation) const;
    Result<void> findFork(qint64 conversation, qint64 other, TreeLine &line) const;

    Database &m_database;
};

} // namespace model
