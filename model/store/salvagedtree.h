// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

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
        bool deleted = false;
        //! Its row could be read, and says where the path ends.
        bool isKnown = false;
        //! Positions of which not even the node could be read.
        QList<int> gaps = {};
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

} // namespace model
