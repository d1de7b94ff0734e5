// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/salvagedtree.h"

#include "model/basics/identifier.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace model {

namespace {

struct SalvagedTreeTexts {
    Q_DECLARE_TR_FUNCTIONS(Repair)
};

//! More places in a row than this are not made up: the number that asks for them is damaged itself.
constexpr int mostMissing = 10'000;

} // namespace

void SalvagedTree::add(const Node &node)
{
    Places &places = m_places[node.segment];
    if (node.row <= 0 || node.row > highestRow || node.position < 0 || m_nodes.contains(node.row) || places.contains(node.position))
        return;
    places.insert(node.position, node.row);
    m_nodes.insert(node.row, node);
    m_highest = std::max(m_highest, node.row);
}

const SalvagedTree::Node *SalvagedTree::at(qint64 segment, int position) const
{
    const auto node = m_nodes.constFind(m_places.value(segment).value(position));
    return node == m_nodes.constEnd() ? nullptr : &*node;
}

void SalvagedTree::makeWhole()
{
    findSegments();
    findConversations();
    for (Segment &segment : m_segments)
        fill(segment);
    joinParents();
    findHeads();
}

//! Segments whose row is gone are known by their nodes.
void SalvagedTree::findSegments()
{
    for (auto places = m_places.cbegin(); places != m_places.cend(); ++places) {
        if (m_segments.contains(places.key()) || places->isEmpty())
            continue;
        const Node &node = m_nodes[places->first()];
        const auto parent = m_nodes.constFind(node.parent);
        const bool isKnown = parent != m_nodes.constEnd() && parent->position == node.position - 1;
        m_segments.insert(places.key(), {places.key(), node.conversation, isKnown ? parent->segment : 0, isKnown ? node.position : 0, 0});
    }
    // What should come after something that is not there begins anew, with its places kept.
    for (Segment &segment : m_segments) {
        const auto parent = m_segments.constFind(segment.parent);
        const bool isBelow = parent != m_segments.constEnd() && segment.first > 0 && segment.parent != segment.row
            && parent->first < segment.first && parent->conversation == segment.conversation;
        if (!isBelow) {
            segment.parent = 0;
            segment.first = 0;
            continue;
        }
        Segment &above = m_segments[segment.parent];
        above.last = std::max(above.last, segment.first - 1);
    }
}

void SalvagedTree::findConversations()
{
    const auto need = [this](qint64 row) {
        if (m_conversations.contains(row))
            return;
        Conversation conversation;
        conversation.row = row;
        conversation.id = ConversationId::create().toString();
        conversation.title = SalvagedTreeTexts::tr("Found by Repair");
        conversation.created = conversation.changed = QDateTime::currentMSecsSinceEpoch();
        m_conversations.insert(row, conversation);
    };
    for (Segment &segment : m_segments) {
        if (segment.conversation <= 0 || segment.conversation > highestRow)
            segment.conversation = m_conversations.isEmpty() ? 1 : m_conversations.lastKey() + 1;
        need(segment.conversation);
    }
}

qint64 SalvagedTree::rowFor(qint64 wanted)
{
    if (wanted > 0 && wanted <= highestRow && !m_nodes.contains(wanted)) {
        m_highest = std::max(m_highest, wanted);
        return wanted;
    }
    return ++m_highest;
}

//! A node for each position from the segment's first to its last.
void SalvagedTree::fill(Segment &segment)
{
    Places &places = m_places[segment.row];
    while (!places.isEmpty() && places.firstKey() < segment.first)
        m_nodes.remove(places.take(places.firstKey()));
    int last = places.isEmpty() ? segment.first : places.lastKey();
    if (segment.last > last && segment.last - last <= mostMissing)
        last = segment.last;
    Conversation &conversation = m_conversations[segment.conversation];
    // Places that are too far apart close up.
    if (last - segment.first > int(places.size()) + mostMissing) {
        Places closer;
        int position = segment.first;
        for (const qint64 row : std::as_const(places)) {
            m_nodes[row].position = position;
            closer.insert(position++, row);
        }
        places = closer;
        last = std::max(segment.first, position - 1);
    }
    for (int position = segment.first; position <= last; ++position) {
        if (places.contains(position))
            continue;
        // The next one knows the number of the one before it.
        const auto next = m_nodes.constFind(places.value(position + 1));
        const qint64 row = rowFor(next == m_nodes.constEnd() ? 0 : next->parent);
        m_nodes.insert(row, {.row = row, .conversation = segment.conversation, .segment = segment.row, .position = position});
        places.insert(position, row);
        conversation.gaps += position;
    }
    segment.last = last;
}

void SalvagedTree::joinParents()
{
    for (Node &node : m_nodes) {
        const Segment &segment = m_segments[node.segment];
        const Node *before = at(node.position > segment.first ? segment.row : segment.parent, node.position - 1);
        node.conversation = segment.conversation;
        node.parent = before ? before->row : 0;
        if (!m_nodes.contains(node.superseded))
            node.superseded = 0;
    }
}

void SalvagedTree::findHeads()
{
    QHash<qint64, qint64> newest;
    for (const Node &node : std::as_const(m_nodes))
        newest[node.conversation] = std::max(newest[node.conversation], node.row);
    for (Conversation &conversation : m_conversations) {
        const bool isThere = m_nodes.contains(conversation.head) && m_nodes[conversation.head].conversation == conversation.row;
        if (!conversation.isKnown || (!isThere && conversation.head != 0))
            conversation.head = newest.value(conversation.row);
    }
}

} // namespace model
