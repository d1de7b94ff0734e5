// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/treereader.h"

#include "model/store/conversationstore.h"
#include "model/store/searchquery.h"
#include "model/text/graphemes.h"

#include <QHash>
#include <QMap>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! A run of nodes as the store keeps it.
struct TreeSegment {
    qint64 row = 0;
    int first = 0;
    int last = 0;
};

//! By where something hangs on it: a segment and a position; 0 and -1 for the beginning.
using TreePlace = std::pair<qint64, int>;

//! Puts runs, branches and what hangs on them in the order of a map.
class TreeWalk final
{
public:
    void add(qint64 parent, const TreeSegment &segment)
    {
        m_children[{parent, segment.first - 1}].append(segment);
        m_segments.insert(segment.row, segment);
        m_ends[parent].insert(segment.first - 1, true);
    }
    void add(const TreeLine &line)
    {
        m_hanging[{line.segment, line.last}].append(line);
        m_ends[line.segment].insert(line.last, true);
    }
    void endAt(const PathSegment &part) { m_ends[part.segment].insert(part.last, true); }

    QList<TreeLine> lines()
    {
        QList<TreeLine> lines;
        QList<TreeLine> waiting;
        goBelow({0, -1}, 0, waiting, lines);
        while (!waiting.isEmpty()) {
            TreeLine run = waiting.takeLast();
            const auto &ends = m_ends[run.segment];
            const auto end = ends.lowerBound(run.first);
            run.last = end == ends.end() ? run.last : std::min(run.last, end.key());
            lines.append(run);
            goBelow({run.segment, run.last}, run.depth, waiting, lines);
        }
        return lines;
    }

private:
    //! The oldest child goes on in the same segment; the newest stands where its parent does.
    void goBelow(const TreePlace &place, int depth, QList<TreeLine> &waiting, QList<TreeLine> &lines) const
    {
        for (TreeLine line : m_hanging.value(place)) {
            line.depth = depth + 1;
            lines.append(line);
        }
        QList<TreeSegment> below = m_children.value(place);
        const TreeSegment own = m_segments.value(place.first);
        if (own.row != 0 && place.second < own.last)
            below.prepend({own.row, place.second + 1, own.last});
        for (qsizetype index = below.size() - 1; index >= 0; --index) {
            const TreeSegment &each = below.at(index);
            const int aside = index < below.size() - 1 ? 1 : 0;
            waiting.append({.segment = each.row, .first = each.first, .last = each.last, .depth = depth + aside});
        }
    }

    QHash<TreePlace, QList<TreeSegment>> m_children;
    QHash<TreePlace, QList<TreeLine>> m_hanging;
    QHash<qint64, TreeSegment> m_segments;
    //! Where runs end within a segment.
    QHash<qint64, QMap<int, bool>> m_ends;
};

QString nameOfModel(const Canister &canister)
{
    return canister.model.isEmpty() ? QString() : canister.model.toString();
}

QString treeWords(const Canister &canister)
{
    if (!canister.damage.isEmpty())
        return beginningOf(canister.damage, TreeReader::longestBeginning);
    if (canister.invocation)
        return beginningOf(canister.invocation->name, TreeReader::longestBeginning);
    const QString text = canister.role == Role::Document && !canister.title.isEmpty() ? canister.title : canister.text();
    return beginningOf(withoutMarkdown(beginningOf(text, 4 * TreeReader::longestBeginning)), TreeReader::longestBeginning);
}

} // namespace

Result<TreeOutline> TreeReader::outline(const ConversationId &id) const
{
    const ConversationStore store(m_database);
    const auto conversation = store.rowOf(id);
    if (!conversation)
        return tl::unexpected(conversation.error());
    const auto path = store.path(id);
    if (!path)
        return tl::unexpected(path.error());
    TreeOutline outline {.path = *path};
    TreeWalk walk;
    const auto read = m_database.each(u"SELECT row, parent, first, last FROM segment WHERE conversation=? ORDER BY row LIMIT ?"_s,
        {*conversation, mostBranches + 1}, [&](const QSqlQuery &query) {
            const qint64 row = query.value(0).toLongLong();
            const qint64 parent = query.value(1).toLongLong();
            outline.isPart = ++outline.branches > mostBranches;
            // A child is newer than its parent: so what is damaged is no circle.
            if (parent < row && !outline.isPart)
                walk.add(parent, {row, query.value(2).toInt(), query.value(3).toInt()});
        });
    const auto ended = read.and_then([&] { return rolledBack(*conversation); });
    const auto forked = ended ? forks(*conversation) : tl::make_unexpected(ended.error());
    if (!forked)
        return tl::unexpected(forked.error());
    for (const TreeLine &line : *ended + *forked)
        walk.add(line);
    if (!path->isEmpty())
        walk.endAt(path->last());
    outline.branches = std::min(outline.branches, mostBranches);
    outline.lines = walk.lines();
    return outline;
}

Result<QList<TreeNode>> TreeReader::nodes(qint64 segment, int first, int last) const
{
    const Path part {{segment, first, last}};
    return ConversationStore(m_database).nodes(part, first, last - first + 1).map([segment](const QList<Node> &nodes) {
        QList<TreeNode> read;
        for (const Node &node : nodes) {
            const Canister &canister = *node.canister;
            read.append({segment, node.position, node.row, canister.role, treeWords(canister), nameOfModel(canister), canister.created,
                node.active, node.pinned, node.deleted});
        }
        return read;
    });
}

Result<QList<TreeLine>> TreeReader::rolledBack(qint64 conversation) const
{
    QList<TreeLine> lines;
    const auto read = m_database.each(uR"(SELECT turn.id, started, error, ifnull(node.segment, 0), ifnull(node.position, -1) FROM turn
            LEFT JOIN node ON node.row=turn.base AND node.conversation=turn.conversation
            WHERE turn.conversation=? AND state=? ORDER BY turn.row DESC LIMIT ?)"_s,
        {conversation, toWire(TurnState::RolledBack), mostRolledBack}, [&lines](const QSqlQuery &query) {
            const auto error = errorFromJson(query.value(2).toByteArray());
            const int position = query.value(4).toInt();
            lines.prepend({TreeLine::Kind::RolledBack, query.value(3).toLongLong(), position, position, 0, query.value(0).toString(),
                error ? beginningOf(error->message, longestBeginning) : QString(),
                QDateTime::fromMSecsSinceEpoch(query.value(1).toLongLong(), Qt::UTC)});
        });
    return read.map([&lines] { return lines; });
}

//! A fork shows the same canisters as what it was made from.
Result<QList<TreeLine>> TreeReader::forks(qint64 conversation) const
{
    QList<std::pair<qint64, TreeLine>> found;
    const auto read = m_database.each(uR"(SELECT DISTINCT other.row, other.id, other.title, other.created,
            (other.created, other.row)<(SELECT created, row FROM conversation WHERE row=?)
            FROM node JOIN node AS shown ON shown.canister=node.canister JOIN conversation AS other ON other.row=shown.conversation
            WHERE node.conversation=? AND node.parent=0 AND other.row<>? AND shown.parent=0 AND other.deleted=0
            ORDER BY other.created, other.row LIMIT ?)"_s,
        {conversation, conversation, conversation, mostForks}, [&found](const QSqlQuery &query) {
            TreeLine line;
            line.kind = query.value(4).toBool() ? TreeLine::Kind::ForkFrom : TreeLine::Kind::ForkTo;
            line.id = query.value(1).toString();
            line.text = beginningOf(query.value(2).toString(), longestBeginning);
            line.time = QDateTime::fromMSecsSinceEpoch(query.value(3).toLongLong(), Qt::UTC);
            found.append({query.value(0).toLongLong(), line});
        });
    if (!read)
        return tl::unexpected(read.error());
    QList<TreeLine> lines;
    for (auto &[other, line] : found) {
        if (const auto placed = findFork(conversation, other, line); !placed)
            return tl::unexpected(placed.error());
        lines.append(line);
    }
    return lines;
}

//! The last canister that both have, where the one that was made from the other begins: what it took over is a run of its own.
Result<void> TreeReader::findFork(qint64 conversation, qint64 other, TreeLine &line) const
{
    const bool isFrom = line.kind == TreeLine::Kind::ForkFrom;
    const qint64 made = isFrom ? conversation : other;
    const qint64 origin = isFrom ? other : conversation;
    const auto segment = m_database.value(u"SELECT min(row) FROM segment WHERE conversation=? AND parent=0"_s, {made});
    const auto end = m_database.value(u"SELECT last FROM segment WHERE row=?"_s, {segment.value_or(QVariant())});
    if (!segment || !end)
        return tl::unexpected(segment ? end.error() : segment.error());
    line.segment = 0;
    line.last = -1;
    int from = 0;
    int to = end->toInt();
    while (from <= to) {
        const int middle = from + (to - from) / 2;
        bool isShared = false;
        const auto asked = m_database.each(
            uR"(SELECT there.segment, there.position FROM node AS here JOIN node AS there ON there.canister=here.canister
                WHERE here.segment=? AND here.position=? AND there.conversation=? AND there.position=? LIMIT 1)"_s,
            {segment->toLongLong(), middle, origin, middle}, [&](const QSqlQuery &query) {
                isShared = true;
                line.segment = isFrom ? segment->toLongLong() : query.value(0).toLongLong();
                line.last = query.value(1).toInt();
            });
        if (!asked)
            return asked;
        from = isShared ? middle + 1 : from;
        to = isShared ? to : middle - 1;
    }
    line.first = line.last;
    return {};
}

} // namespace model
