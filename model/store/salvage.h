// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/database.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QMap>
#include <QSet>
#include <QString>

#include <functional>

namespace model {

//! The conversations, segments and nodes that could be read of a damaged store, and how they belong together: pure, so that it
//! can be made whole without asking the damaged file again.
class SalvagedTree
{
public:
    //! Rows are given in rising order from 1; one beyond this was never given.
    static constexpr qint64 highestRow = qint64(1) << 40;

    struct Conversation {
        qint64 row = 0;
        QString id;
        QString title;
        QByteArray settings;
        qint64 created = 0;
        qint64 changed = 0;
        qint64 head = 0;
        //! Milliseconds since 1970; 0 for one that is not.
        qint64 deleted = 0;
        //! Its row could be read, and says where the path ends.
        bool isKnown = false;
    };
    struct Segment {
        qint64 row = 0;
        qint64 conversation = 0;
        qint64 parent = 0;
        int first = 0;
        int last = 0;
    };
    struct Node {
        qint64 row = 0;
        qint64 conversation = 0;
        qint64 segment = 0;
        int position = 0;
        qint64 parent = 0;
        //! 0 where it is not known.
        qint64 canister = 0;
        qint64 turn = 0;
        bool active = true;
        bool pinned = false;
        qint64 superseded = 0;
        bool deleted = false;
    };

    void add(const Conversation &conversation) { m_conversations.insert(conversation.row, conversation); }
    void add(const Segment &segment) { m_segments.insert(segment.row, segment); }
    //! Nothing where its place is taken already.
    void add(const Node &node);

    //! From now on every node has its parent, every segment its nodes, and every path its end.
    void makeWhole();

    const QMap<qint64, Conversation> &conversations() const { return m_conversations; }
    const QMap<qint64, Segment> &segments() const { return m_segments; }
    const QHash<qint64, Node> &nodes() const { return m_nodes; }

private:
    using Places = QMap<int, qint64>;
    void findSegments();
    void findConversations();
    void fill(Segment &segment);
    void joinParents();
    void findHeads();
    qint64 rowFor(qint64 wanted);
    const Node *at(qint64 segment, int position) const;

    QMap<qint64, Conversation> m_conversations;
    QMap<qint64, Segment> m_segments;
    QHash<qint64, Node> m_nodes;
    //! The rows of a segment's nodes by their position.
    QHash<qint64, Places> m_places;
    qint64 m_highest = 0;
};

//! Carries what can be read of a damaged store into a new one. What cannot be read of a message has its place there, with why. Rows
//! keep their numbers. Holds nothing but what it has found so far.
class Salvage
{
public:
    //! Is told what is being read.
    using Progress = std::function<void(const QString &)>;

    Salvage(Database &old, Database &fresh, Progress progress);

    //! \return a Storage error where the new store cannot be written to; never because of the old one.
    Result<void> run();
    //! What is missing in the new store, in sentences.
    const QStringList &missing() const { return m_missing; }
    int messages() const { return m_messages; }
    int conversations() const { return m_conversations; }

private:
    using Take = std::function<Result<void>(const QSqlQuery &)>;
    //! Every row that can be read; its number is the first column.
    Result<void> each(const QString &table, const QString &columns, const Take &take, const QString &key = QStringLiteral("row"));
    //! The number of the next row after `row` that can be read; 0 where there is none.
    qint64 nextReadable(const QString &table, const QString &key, qint64 row);
    Result<void> readPieces();
    Result<void> readContents();
    Result<void> readCanisters();
    Result<void> readTree();
    Result<void> writeTree();
    Result<void> writeNode(const SalvagedTree::Node &node);
    Result<void> copyLabels();
    Result<void> copyTurns();
    Result<void> copyStaged();
    Result<void> copyExchanges();
    Result<void> copyExchangeFacts();
    Result<void> copyCheckpoints();
    Result<void> giveOrphansAPlace();
    Result<void> needCanister(qint64 row);

    Database &m_old;
    Database &m_fresh;
    const Progress m_progress;
    bool m_hasSums = false;
    bool m_hasDeletedNodes = false;
    bool m_hasCheckpoints = false;
    bool m_hasFacts = false;
    SalvagedTree m_tree;
    QSet<qint64> m_contents;
    //! Those that are whole, and those of which only a part is there.
    QSet<qint64> m_sound;
    QSet<qint64> m_damaged;
    QSet<qint64> m_shown;
    QSet<qint64> m_turns;
    QStringList m_missing;
    int m_messages = 0;
    int m_conversations = 0;
};

} // namespace model
