// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/conversationstore.h"

#include "model/store/canisterstore.h"
#include "model/store/database.h"
#include "model/store/erasure.h"
#include "model/store/nodereader.h"
#include "model/store/seals.h"
#include "model/store/searchindex.h"
#include "model/store/searchparts.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct ConversationStoreTexts {
    Q_DECLARE_TR_FUNCTIONS(ConversationStore)
};

const QChar labelSeparator(0x1f);

//! Conversations that are no more than begun are in no list.
const QString somethingCameOf = u"(head<>0 OR EXISTS (SELECT 1 FROM turn WHERE turn.conversation=conversation.row))"_s;
//! Or are written in: settings are as SessionSettings writes them, and within a text of theirs a quotation mark is escaped.
const QString somethingIsIn = uR"((%1 OR CAST(settings AS TEXT) GLOB '*"draft":"[^"]*' OR instr(settings, '"draft-attachments":')))"_s.arg(
    somethingCameOf);

QString infoStatement(const QString &rest)
{
    return uR"(SELECT id, title, settings, created, changed, deleted,
        coalesce((SELECT position + 1 FROM node WHERE node.row=head), 0),
        (SELECT count(*) FROM segment WHERE segment.conversation=conversation.row),
        (SELECT group_concat(name, char(31)) FROM (SELECT name FROM label WHERE label.conversation=conversation.row ORDER BY ordinal)),
        in_group, archived FROM conversation )"_s
        + rest;
}

ConversationInfo readInfo(const QSqlQuery &query)
{
    ConversationInfo info;
    info.id = ConversationId(query.value(0).toString());
    info.title = query.value(1).toString();
    info.settings = JsonText::trusted(query.value(2).toByteArray());
    info.created = QDateTime::fromMSecsSinceEpoch(query.value(3).toLongLong(), Qt::UTC);
    info.changed = QDateTime::fromMSecsSinceEpoch(query.value(4).toLongLong(), Qt::UTC);
    if (const qint64 deleted = query.value(5).toLongLong(); deleted > 0)
        info.deleted = QDateTime::fromMSecsSinceEpoch(deleted, Qt::UTC);
    info.length = query.value(6).toInt();
    info.branches = query.value(7).toInt();
    info.labels = query.value(8).toString().split(labelSeparator, Qt::SkipEmptyParts);
    info.group = query.value(9).toString();
    info.archived = query.value(10).toBool();
    return info;
}

Result<QList<ConversationInfo>> readInfos(Database &database, const QString &rest, const QVariantList &values)
{
    QList<ConversationInfo> infos;
    return database.each(infoStatement(rest), values, [&infos](const QSqlQuery &query) { infos += readInfo(query); }).map([&infos] {
        return infos;
    });
}

tl::unexpected<Error> noConversation(const QString &id)
{
    return failure(ErrorCategory::Usage, ConversationStoreTexts::tr("There is no conversation %1.").arg(id));
}

tl::unexpected<Error> noNode()
{
    return failure(ErrorCategory::Usage, ConversationStoreTexts::tr("There is no such canister in the conversation."));
}

tl::unexpected<Error> damagedTree()
{
    return failure(ErrorCategory::Storage,
        ConversationStoreTexts::tr("The order of this conversation's messages is damaged in the store.") + u' ' + repairHint());
}

//! The path as JSON, for statements: of each segment its row and its last position.
QString placesOf(const Path &path)
{
    QStringList places;
    for (const PathSegment &part : path)
        places += u"[%1,%2]"_s.arg(part.segment).arg(part.last);
    return u'[' + places.join(u',') + u']';
}

//! A canister that is to be found by its words, and its row.
using Indexed = std::pair<qint64, CanisterPointer>;

Result<void> addToIndex(Database &database, QList<Indexed> canisters)
{
    std::sort(canisters.begin(), canisters.end(),
        [](const Indexed &one, const Indexed &other) { return SearchParts::isWrittenBefore(one.first, other.first); });
    for (const auto &[row, canister] : std::as_const(canisters)) {
        if (const auto added = SearchIndex(database).add(row, *canister); !added)
            return added;
    }
    return {};
}

} // namespace

Result<qint64> ConversationStore::rowOf(const ConversationId &id) const
{
    const auto row = m_database.value(u"SELECT row FROM conversation WHERE id=?"_s, {id.toString()});
    if (!row)
        return tl::unexpected(row.error());
    if (!row->isValid())
        return noConversation(id.toString());
    return row->toLongLong();
}

Result<void> ConversationStore::create(const ConversationInfo &info)
{
    Database::Transaction transaction(m_database);
    const auto created = m_database.run(
        u"INSERT INTO conversation (id, title, settings, created, changed, deleted, in_group, archived) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {info.id.toString(), info.title, info.settings.bytes(), info.created.toMSecsSinceEpoch(), info.changed.toMSecsSinceEpoch(),
            info.deleted ? info.deleted->toMSecsSinceEpoch() : 0, info.group.isNull() ? u""_s : info.group.left(longestGroup),
            info.archived});
    if (!created)
        return tl::unexpected(created.error());
    if (const auto labelled = setLabels(info.id, info.labels); !labelled)
        return labelled;
    return transaction.commit();
}

Result<ConversationInfo> ConversationStore::find(const ConversationId &id) const
{
    const auto found = readInfos(m_database, u"WHERE id=?"_s, {id.toString()});
    if (!found)
        return tl::unexpected(found.error());
    if (found->isEmpty())
        return noConversation(id.toString());
    return found->first();
}

Result<ConversationInfo> ConversationStore::findByPrefix(const QString &prefix, Among among) const
{
    const QString which = among == Among::All ? u"AND deleted>=0 "_s : among == Among::Deleted ? u"AND deleted>0 "_s : u"AND deleted=0 "_s;
    const auto found = readInfos(
        m_database, u"WHERE id>=? AND id<? %1ORDER BY id LIMIT 2"_s.arg(which), {prefix, QString(prefix + QChar(0xffff))});
    if (!found || found->isEmpty())
        return found ? noConversation(prefix) : tl::make_unexpected(found.error());
    if (found->size() > 1 && found->first().id.toString() != prefix)
        return failure(ErrorCategory::Usage,
            ConversationStoreTexts::tr("Several conversations begin with %1; give more of the identifier.").arg(prefix));
    return found->first();
}

Result<QList<ConversationInfo>> ConversationStore::list(int limit, int offset, Which which) const
{
    const auto listed = [&](const QString &where, const QString &order, const QString &something = somethingIsIn) {
        return readInfos(
            m_database, u"WHERE %1 AND %2 ORDER BY %3, row DESC LIMIT ? OFFSET ?"_s.arg(where, something, order), {limit, offset});
    };
    switch (which) {
    case Which::Shown: return listed(u"deleted=0 AND archived=0"_s, u"changed DESC"_s, somethingCameOf);
    case Which::Ungrouped: return listed(u"deleted=0 AND archived=0 AND in_group=''"_s, u"changed DESC"_s);
    case Which::Archived: return listed(u"deleted=0 AND archived=1"_s, u"changed DESC"_s);
    case Which::Deleted: return listed(u"deleted>0"_s, u"deleted DESC"_s);
    }
    return {};
}

Result<QList<ConversationGroup>> ConversationStore::groups(const QStringList &unfolded, int limit) const
{
    QList<ConversationGroup> groups;
    const auto read = m_database.each(uR"(SELECT in_group, count(*) FROM conversation WHERE deleted=0 AND archived=0 AND in_group<>'' AND %1
        GROUP BY in_group ORDER BY in_group COLLATE NOCASE, in_group)"_s.arg(somethingIsIn),
        {}, [&groups](const QSqlQuery &query) {
            groups.append({query.value(0).toString(), query.value(1).toInt(), {}});
        });
    if (!read)
        return tl::unexpected(read.error());
    for (ConversationGroup &group : groups) {
        if (!unfolded.contains(group.name))
            continue;
        auto infos = readInfos(m_database,
            u"WHERE deleted=0 AND archived=0 AND in_group=? AND %1 ORDER BY changed DESC, row DESC LIMIT ?"_s.arg(somethingIsIn),
            {group.name, limit});
        if (!infos)
            return tl::unexpected(infos.error());
        group.conversations = std::move(*infos);
    }
    return groups;
}

Result<QList<ConversationId>> ConversationStore::idsIn(const QString &group) const
{
    QList<ConversationId> ids;
    return m_database
        .each(u"SELECT id FROM conversation WHERE in_group=? AND deleted>=0 ORDER BY row"_s, {group},
            [&ids](const QSqlQuery &query) { ids.append(ConversationId(query.value(0).toString())); })
        .map([&ids] { return ids; });
}

Result<void> ConversationStore::checkList() const
{
    const auto whole = m_database.value(u"PRAGMA integrity_check(conversation)"_s);
    if (!whole)
        return tl::unexpected(whole.error());
    // One whose end was lost may be taken for one that nothing has come of.
    const auto unsound = m_database.value(u"SELECT count(*) FROM conversation WHERE NOT "_s + seals::isSoundHead());
    if (!unsound)
        return tl::unexpected(unsound.error());
    if (whole->toString() == u"ok" && unsound->toInt() == 0)
        return {};
    m_database.noteDamage();
    return failure(ErrorCategory::Storage,
        ConversationStoreTexts::tr("The list of conversations is damaged; some may be missing from it.") + u' ' + repairHint(),
        whole->toString());
}

Result<void> ConversationStore::setTitle(const ConversationId &id, const QString &title)
{
    return m_database.run(u"UPDATE conversation SET title=? WHERE id=?"_s, {title, id.toString()}).map([](QSqlQuery *) {});
}

Result<void> ConversationStore::setLabels(const ConversationId &id, const QStringList &labels)
{
    Database::Transaction transaction(m_database);
    const auto row = rowOf(id);
    if (!row)
        return tl::unexpected(row.error());
    if (const auto cleared = m_database.run(u"DELETE FROM label WHERE conversation=?"_s, {*row}); !cleared)
        return tl::unexpected(cleared.error());
    int ordinal = 0;
    for (const QString &label : labels) {
        const auto added = m_database.run(u"INSERT INTO label (conversation, ordinal, name) VALUES (?, ?, ?)"_s,
            {*row, ordinal++, QString(label).remove(labelSeparator)});
        if (!added)
            return tl::unexpected(added.error());
    }
    return transaction.commit();
}

Result<void> ConversationStore::setGroup(const ConversationId &id, const QString &group)
{
    return m_database
        .run(u"UPDATE conversation SET in_group=? WHERE id=?"_s, {group.isEmpty() ? u""_s : group.left(longestGroup), id.toString()})
        .map([](QSqlQuery *) {});
}

Result<void> ConversationStore::setArchived(const ConversationId &id, bool archived)
{
    return m_database.run(u"UPDATE conversation SET archived=? WHERE id=?"_s, {archived, id.toString()}).map([](QSqlQuery *) {});
}

Result<void> ConversationStore::setSettings(const ConversationId &id, const JsonText &settings)
{
    Database::Transaction transaction(m_database);
    const auto set = m_database.run(u"UPDATE conversation SET settings=? WHERE id=?"_s, {settings.bytes(), id.toString()});
    if (!set)
        return tl::unexpected(set.error());
    return transaction.commit();
}

Result<void> ConversationStore::remove(const ConversationId &id, const QDateTime &since)
{
    Database::Transaction transaction(m_database);
    const auto set = m_database.run(u"UPDATE conversation SET deleted=? WHERE id=?"_s, {since.toMSecsSinceEpoch(), id.toString()});
    if (!set)
        return tl::unexpected(set.error());
    return transaction.commit();
}

Result<void> ConversationStore::restore(const ConversationId &id)
{
    return m_database.run(u"UPDATE conversation SET deleted=0 WHERE id=?"_s, {id.toString()}).map([](QSqlQuery *) {});
}

Result<void> ConversationStore::erase(const ConversationId &id)
{
    return Erasure(m_database).erase({id}, Erasure::Copies::Remove);
}

Result<ConversationStore::Place> ConversationStore::placeOf(qint64 conversation, qint64 row) const
{
    std::optional<Place> place;
    bool isSound = true;
    const auto found = m_database.each(u"SELECT segment, position, %1 FROM node WHERE row=? AND conversation=?"_s.arg(seals::isSoundNode()),
        {row, conversation}, [&](const QSqlQuery &query) {
            place = Place {query.value(0).toLongLong(), query.value(1).toInt()};
            isSound = query.value(2).toBool();
        });
    if (!found)
        return tl::unexpected(found.error());
    if (!isSound)
        return damagedTree();
    return place ? Result<Place>(*place) : noNode();
}

Result<Path> ConversationStore::path(const ConversationId &id) const
{
    qint64 head = 0;
    bool isSound = true;
    const auto found = m_database.each(
        u"SELECT head, %1 FROM conversation WHERE id=?"_s.arg(seals::isSoundHead()), {id.toString()}, [&](const QSqlQuery &query) {
            head = query.value(0).toLongLong();
            isSound = query.value(1).toBool();
        });
    if (!found)
        return tl::unexpected(found.error());
    if (!isSound)
        return damagedTree();
    auto path = pathTo(id, head);
    // A head is always a node that was there: that it is not is no fault of whoever asks.
    if (!path && path.error().category == ErrorCategory::Usage && head != 0 && rowOf(id))
        return damagedTree();
    return path;
}

Result<Path> ConversationStore::pathTo(const ConversationId &id, qint64 row) const
{
    const auto conversation = rowOf(id);
    if (!conversation)
        return tl::unexpected(conversation.error());
    if (row == 0)
        return Path();
    auto place = placeOf(*conversation, row);
    if (!place)
        return tl::unexpected(place.error());
    Path path;
    while (place->segment != 0) {
        std::optional<Place> above;
        const auto found = m_database.each(
            u"SELECT parent, first FROM segment WHERE row=? AND conversation=? AND %1"_s.arg(seals::isSoundSegment()),
            {place->segment, *conversation}, [&above](const QSqlQuery &query) {
                above = Place {query.value(0).toLongLong(), query.value(1).toInt() - 1};
            });
        if (!found)
            return tl::unexpected(found.error());
        // What is above ends before, and at the root there is nothing: so this comes to an end.
        if (!above || above->position >= place->position || (above->segment == 0) != (above->position < 0))
            return damagedTree();
        path.prepend({place->segment, above->position + 1, place->position});
        place = *above;
    }
    return path;
}

Result<QList<Node>> ConversationStore::nodes(const Path &path, int first, int count) const
{
    return NodeReader(m_database).between(path, first, std::min(lengthOf(path), first + count) - 1);
}

Result<Node> ConversationStore::node(qint64 row) const
{
    return NodeReader(m_database).node(row);
}

Result<QList<qint64>> ConversationStore::siblings(qint64 row) const
{
    return m_database.numbers(uR"(SELECT other.row FROM node JOIN node AS other ON other.conversation=node.conversation
        AND other.parent=node.parent WHERE node.row=? ORDER BY other.row)"_s,
        {row});
}

Result<qint64> ConversationStore::newestLeaf(qint64 row) const
{
    const auto start = m_database.value(u"SELECT segment FROM node WHERE row=?"_s, {row});
    const auto position = m_database.value(u"SELECT position FROM node WHERE row=?"_s, {row});
    if (!start || !position)
        return tl::unexpected(start ? position.error() : start.error());
    qint64 segment = start->toLongLong();
    int from = position->toInt();
    for (;;) {
        // What branches off a segment is always newer than the segment's own next node, since a child of its last node would
        // have been appended to it.
        const auto query = m_database.run(
            u"SELECT row, first FROM segment WHERE parent=? AND first>? ORDER BY first, row DESC LIMIT 1"_s, {segment, from});
        if (!query)
            return tl::unexpected(query.error());
        if (!(*query)->next()) {
            if (const auto ended = m_database.ended(**query); !ended)
                return tl::unexpected(ended.error());
            break;
        }
        segment = (*query)->value(0).toLongLong();
        from = (*query)->value(1).toInt();
        (*query)->finish();
    }
    const auto leaf = m_database.value(
        u"SELECT node.row FROM segment JOIN node ON node.segment=segment.row AND position=last WHERE segment.row=?"_s, {segment});
    if (leaf && !leaf->isValid())
        return noNode();
    return leaf.map([](const QVariant &value) { return value.toLongLong(); });
}

Result<qint64> ConversationStore::segmentBelow(qint64 conversation, const Place &parent)
{
    if (parent.segment != 0) {
        const auto last = m_database.value(u"SELECT last FROM segment WHERE row=?"_s, {parent.segment});
        if (!last)
            return tl::unexpected(last.error());
        if (last->toInt() == parent.position)
            return parent.segment;
    }
    return m_database.insert(u"INSERT INTO segment (conversation, parent, first, last) VALUES (?, ?, ?, ?)"_s,
        {conversation, parent.segment, parent.position + 1, parent.position + 1});
}

Result<void> ConversationStore::touch(qint64 conversation, qint64 head)
{
    const auto touched = m_database.run(u"UPDATE conversation SET head=?, changed=max(changed, ?) WHERE row=?"_s,
        {head, QDateTime::currentMSecsSinceEpoch(), conversation});
    return touched.map([](QSqlQuery *) {});
}

Result<qint64> ConversationStore::append(const ConversationId &id, qint64 parent, const QList<CanisterPointer> &canisters, qint64 turn)
{
    Database::Transaction transaction(m_database);
    const auto conversation = rowOf(id);
    if (!conversation)
        return conversation;
    const auto place = parent == 0 ? Result<Place>(Place {0, -1}) : placeOf(*conversation, parent);
    if (!place)
        return tl::unexpected(place.error());
    const auto segment = canisters.isEmpty() ? Result<qint64>(0) : segmentBelow(*conversation, *place);
    if (!segment)
        return segment;
    qint64 last = parent;
    int position = place->position;
    QList<Indexed> indexed;
    for (const CanisterPointer &canister : canisters) {
        const bool hasWords = SearchIndex::hasWords(*canister);
        const auto row = CanisterStore(m_database).add(*canister, hasWords);
        if (!row)
            return row;
        if (hasWords)
            indexed += {*row, canister};
        const auto node = m_database.insert(
            u"INSERT INTO node (conversation, segment, position, parent, canister, turn, active) VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
            {*conversation, *segment, ++position, last, *row, turn, canister->damage.isEmpty()});
        if (!node)
            return tl::unexpected(node.error());
        last = *node;
    }
    if (const auto grown = m_database.run(u"UPDATE segment SET last=? WHERE row=?"_s, {position, *segment}); !grown)
        return tl::unexpected(grown.error());
    // The index last, and in one go: FTS5 writes what it has gathered out before every other statement that can fail halfway.
    const auto done =
        touch(*conversation, last).and_then([&] { return addToIndex(m_database, indexed); }).and_then([&] { return transaction.commit(); });
    return done.map([last] { return last; });
}

Result<void> ConversationStore::moveHead(const ConversationId &id, qint64 row)
{
    Database::Transaction transaction(m_database);
    const auto conversation = rowOf(id);
    if (!conversation)
        return tl::unexpected(conversation.error());
    if (row != 0) {
        if (const auto place = placeOf(*conversation, row); !place)
            return tl::unexpected(place.error());
    }
    if (const auto touched = touch(*conversation, row); !touched)
        return touched;
    return transaction.commit();
}

Result<void> ConversationStore::setSwitches(qint64 row, bool active, bool pinned)
{
    Database::Transaction transaction(m_database);
    const auto before = m_database.value(u"SELECT pinned FROM node WHERE row=?"_s, {row});
    if (!before)
        return tl::unexpected(before.error());
    if (pinned && !active) {
        active = !before->toBool();
        pinned = active;
    }
    if (const auto set = m_database.run(u"UPDATE node SET active=?, pinned=?, superseded=0 WHERE row=?"_s, {active, pinned, row}); !set)
        return tl::unexpected(set.error());
    return transaction.commit();
}

//! A conversation with the settings of `from` where `info` has none.
Result<void> ConversationStore::createLike(const ConversationId &from, ConversationInfo info)
{
    const auto origin = find(from);
    if (!origin)
        return tl::unexpected(origin.error());
    if (info.settings.isEmpty())
        info.settings = origin->settings;
    if (info.group.isEmpty())
        info.group = origin->group;
    return create(info);
}

//! Nodes below `parent`, in a segment that is to have no other from there on, with the canisters and switches of the path's nodes from
//! position `from` on. \return the row of the last.
Result<qint64> ConversationStore::showAgain(qint64 conversation, qint64 segment, const Path &path, int from, qint64 parent)
{
    const int length = lengthOf(path);
    if (from >= length)
        return parent;
    const auto highest = m_database.value(u"SELECT max(row) FROM node"_s);
    if (!highest)
        return tl::unexpected(highest.error());
    // New rows follow one another along the new path, so that each one's parent is the row before.
    const qint64 base = highest->toLongLong() + 1 - from;
    const QString places = placesOf(path);
    for (const PathSegment &part : path) {
        const auto copied = m_database.run(
            uR"(INSERT INTO node (row, conversation, segment, position, parent, canister, turn, active, pinned, deleted, superseded)
            SELECT ? + position, ?, ?, position, iif(position=?, ?, ? + position - 1), canister, turn, active, pinned, deleted,
                coalesce((SELECT ? + later.position FROM node AS later WHERE later.row=node.superseded AND EXISTS
                    (SELECT 1 FROM json_each(?) WHERE later.segment=value->>0 AND later.position<=value->>1)), 0)
            FROM node WHERE segment=? AND position>=? AND position<=? ORDER BY position)"_s,
            {base, conversation, segment, from, parent, base, base, places, part.segment, from, part.last});
        if (!copied)
            return tl::unexpected(copied.error());
    }
    return m_database.run(u"UPDATE segment SET last=? WHERE row=?"_s, {length - 1, segment}).map([&](QSqlQuery *) {
        return base + length - 1;
    });
}

Result<void> ConversationStore::fork(const ConversationId &from, qint64 row, const ConversationInfo &info)
{
    Database::Transaction transaction(m_database);
    const auto path = pathTo(from, row);
    const auto created = path ? createLike(from, info) : tl::make_unexpected(path.error());
    if (!created)
        return created;
    const auto conversation = rowOf(info.id);
    if (!conversation || path->isEmpty())
        return conversation ? transaction.commit() : tl::unexpected(conversation.error());
    return segmentBelow(*conversation, {0, -1})
        .and_then([&](qint64 segment) { return showAgain(*conversation, segment, *path, 0, 0); })
        .and_then([&](qint64 last) { return touch(*conversation, last); })
        .and_then([&] { return transaction.commit(); });
}

Result<qint64> ConversationStore::replace(const ConversationId &id, qint64 row, const Canister &canister)
{
    Database::Transaction transaction(m_database);
    const auto conversation = rowOf(id);
    const auto place = conversation ? placeOf(*conversation, row) : tl::make_unexpected(conversation.error());
    const auto path = place ? this->path(id) : tl::make_unexpected(place.error());
    const auto old = path ? node(row) : tl::make_unexpected(path.error());
    if (!old)
        return tl::unexpected(old.error());
    const bool isOnPath = std::any_of(path->begin(), path->end(), [&](const PathSegment &part) {
        return part.segment == place->segment && place->position >= part.first && place->position <= part.last;
    });
    if (!isOnPath)
        return noNode();
    const auto made = append(id, old->parent, {share(canister)});
    if (!made)
        return made;
    const auto switched = old->active && !old->pinned ? Result<void>() : setSwitches(*made, old->active, old->pinned);
    const auto segment = switched ? placeOf(*conversation, *made) : tl::make_unexpected(switched.error());
    if (!segment)
        return tl::unexpected(segment.error());
    const auto done = showAgain(*conversation, segment->segment, *path, place->position + 1, *made)
                          .and_then([&](qint64 last) { return touch(*conversation, last); })
                          .and_then([&] { return transaction.commit(); });
    return done.map([&made] { return *made; });
}

Result<void> ConversationStore::gather(const ConversationId &from, const QList<qint64> &rows, const ConversationInfo &info)
{
    Database::Transaction transaction(m_database);
    const auto origin = rowOf(from);
    const auto created = origin ? createLike(from, info) : tl::make_unexpected(origin.error());
    const auto conversation = created ? rowOf(info.id) : tl::make_unexpected(created.error());
    const auto segment = conversation ? segmentBelow(*conversation, {0, -1}) : tl::make_unexpected(conversation.error());
    if (!segment)
        return tl::unexpected(segment.error());
    qint64 last = 0;
    int position = 0;
    for (const qint64 row : rows) {
        if (const auto place = placeOf(*origin, row); !place)
            return tl::unexpected(place.error());
        const auto node = m_database.insert(uR"(INSERT INTO node (conversation, segment, position, parent, canister, turn, active, pinned)
            SELECT ?, ?, ?, ?, canister, turn, active, pinned FROM node WHERE row=?)"_s,
            {*conversation, *segment, position++, last, row});
        if (!node)
            return tl::unexpected(node.error());
        last = *node;
    }
    return m_database.run(u"UPDATE segment SET last=? WHERE row=?"_s, {position - 1, *segment})
        .and_then([&](QSqlQuery *) { return touch(*conversation, last); })
        .and_then([&] { return transaction.commit(); });
}

} // namespace model
