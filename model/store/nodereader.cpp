// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/nodereader.h"

#include "model/store/canisterstore.h"
#include "model/store/database.h"
#include "model/store/seals.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

QString nodeStatement(const QString &condition)
{
    // The canister is looked for apart from the node, so that a node whose canister is gone is there.
    return uR"(SELECT node.row, node.parent, position, active, pinned, json, parts,
        (SELECT count(*) FROM node AS other WHERE other.conversation=node.conversation AND other.parent=node.parent
            AND other.row<node.row),
        (SELECT count(*) FROM node AS other WHERE other.conversation=node.conversation AND other.parent=node.parent),
        superseded, (SELECT segment FROM node AS later WHERE later.row=node.superseded),
        (SELECT position FROM node AS later WHERE later.row=node.superseded), sum, %1, node.deleted
        FROM node LEFT JOIN canister ON canister.row=node.canister WHERE %2 ORDER BY position)"_s.arg(seals::isSoundNode(), condition);
}

bool hasPlace(const Path &path, qint64 segment, int position)
{
    return std::any_of(path.begin(), path.end(), [&](const PathSegment &part) { return part.segment == segment && position <= part.last; });
}

struct NodeReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(Database)
};

Error damage(const QString &sentence)
{
    return {ErrorCategory::Storage, sentence + u' ' + repairHint()};
}

//! A node is only superseded on paths that have the later one too.
Node nodeOf(const Path &path, const QSqlQuery &query)
{
    Node node;
    node.row = query.value(0).toLongLong();
    node.parent = query.value(1).toLongLong();
    node.position = query.value(2).toInt();
    node.active = query.value(3).toBool();
    node.pinned = query.value(4).toBool();
    node.sibling = query.value(7).toInt();
    node.siblings = query.value(8).toInt();
    node.superseded = query.value(9).toLongLong() != 0 && !node.pinned
        && hasPlace(path, query.value(10).toLongLong(), query.value(11).toInt());
    node.deleted = query.value(14).toBool();
    node.active = node.active && !node.superseded && !node.deleted;
    return node;
}

} // namespace

Result<void> NodeReader::read(const QString &condition, const QVariantList &values, const Path &path, QList<Node> &nodes) const
{
    return m_database.each(nodeStatement(condition), values, [&](const QSqlQuery &query) {
        Node node = nodeOf(path, query);
        if (!query.value(13).toBool())
            node.canister = CanisterStore::unreadable(damage(NodeReaderTexts::tr("The place of a message is damaged in the store.")));
        else if (query.value(5).isNull())
            node.canister = CanisterStore::unreadable(damage(NodeReaderTexts::tr("A message is missing from the store.")));
        else
            node.canister =
                CanisterStore(m_database).readable({query.value(5).toByteArray(), query.value(6).toInt(), query.value(12).toByteArray()});
        if (!node.canister->damage.isEmpty())
            m_database.noteDamage();
        nodes += node;
    });
}

Result<QList<Node>> NodeReader::between(const Path &path, int first, int last) const
{
    QList<Node> nodes;
    for (const PathSegment &segment : path) {
        if (segment.last < first || segment.first > last)
            continue;
        const auto read = ofSegment(path, segment, std::max(first, segment.first), std::min(last, segment.last));
        if (!read)
            return read;
        nodes += *read;
    }
    return nodes;
}

Result<QList<Node>> NodeReader::ofSegment(const Path &path, const PathSegment &segment, int first, int last) const
{
    QList<Node> found;
    const bool wasDamaged = m_database.takeDamage();
    const auto all = read(u"segment=? AND position BETWEEN ? AND ?"_s, {segment.segment, first, last}, path, found);
    const bool isDamaged = m_database.takeDamage();
    if (wasDamaged || isDamaged)
        m_database.noteDamage();
    if (!all && !isDamaged)
        return tl::unexpected(all.error());
    if (all && found.size() < last - first + 1) {
        // Erased meanwhile, by another process too, is not damaged.
        const auto isThere = m_database.value(u"SELECT 1 FROM segment WHERE row=?"_s, {segment.segment});
        if (isThere && !isThere->isValid())
            return found;
    }
    // What has come is used where its place is the one that was asked for; what has not come is asked for alone.
    QList<Node> nodes;
    nodes.reserve(last - first + 1);
    auto node = found.cbegin();
    for (int position = first; position <= last; ++position) {
        node = std::find_if(node, found.cend(), [position](const Node &each) { return each.position >= position; });
        const bool isThere = node != found.cend() && node->position == position;
        nodes += isThere ? *node : alone(path, segment.segment, position);
    }
    return nodes;
}

Node NodeReader::alone(const Path &path, qint64 segment, int position) const
{
    m_database.noteDamage();
    QList<Node> found;
    const auto read = this->read(u"segment=? AND position=?"_s, {segment, position}, path, found);
    if (read && found.size() == 1)
        return found.first();
    Node node;
    node.position = position;
    node.canister = CanisterStore::unreadable(read ? damage(NodeReaderTexts::tr("A message is missing from the store.")) : read.error());
    const auto known = m_database.each(
        u"SELECT row, parent FROM node WHERE segment=? AND position=?"_s, {segment, position}, [&node](const QSqlQuery &query) {
            node.row = query.value(0).toLongLong();
            node.parent = query.value(1).toLongLong();
        });
    if (!known)
        node.row = 0;
    return node;
}

Result<Node> NodeReader::node(qint64 row) const
{
    QList<Node> nodes;
    if (const auto read = this->read(u"node.row=?"_s, {row}, {}, nodes); !read)
        return tl::unexpected(read.error());
    if (nodes.isEmpty()) {
        return failure(ErrorCategory::Usage, NodeReaderTexts::tr("There is no such canister in the conversation."));
    }
    return nodes.first();
}

} // namespace model
