// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/libraryexport.h"

#include "model/conversation/sessionsettings.h"
#include "model/store/canisterstore.h"
#include "model/store/exchangestore.h"
#include "model/store/seals.h"
#include "model/store/turnstore.h"

#include <QCoreApplication>
#include <QScopeGuard>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct LibraryExportTexts {
    Q_DECLARE_TR_FUNCTIONS(LibraryExport)
};

constexpr int nodesAtOnce = 16;

tl::unexpected<Error> damagedConversation(const ConversationId &id)
{
    return failure(ErrorCategory::Storage,
        LibraryExportTexts::tr("The order of the messages of conversation %1 is damaged in the store.").arg(id.toString()) + u' '
            + repairHint());
}

//! What was allowed for always stays with whoever has allowed it.
JsonText settingsToTake(const JsonText &stored)
{
    return SessionSettings::fromJson(stored).toTake().toJson();
}

bool hasDraft(const JsonText &stored)
{
    const SessionSettings settings = SessionSettings::fromJson(stored);
    return !settings.draft.isEmpty() || !settings.draftAttachments.isEmpty() || !settings.queue.isEmpty();
}

} // namespace

LibraryExport::LibraryExport(Database &database, Scope scope, std::function<bool()> isStopped)
    : m_database(database)
    , m_scope(std::move(scope))
    , m_isStopped(std::move(isStopped))
{
}

Result<QList<ConversationId>> LibraryExport::conversations(Database &database, const Scope &scope)
{
    QList<ConversationId> ids = scope.conversations;
    if (ids.isEmpty()) {
        const auto read = database.each(uR"(SELECT id, settings, head<>0
                OR EXISTS (SELECT 1 FROM turn WHERE turn.conversation=conversation.row)
                OR EXISTS (SELECT 1 FROM node WHERE node.conversation=conversation.row)
            FROM conversation WHERE deleted=0 OR (? AND deleted>0))"_s,
            {scope.withDeleted}, [&](const QSqlQuery &query) {
                if (query.value(2).toBool() || (scope.withDrafts && hasDraft(JsonText::trusted(query.value(1).toByteArray()))))
                    ids += ConversationId(query.value(0).toString());
            });
        if (!read)
            return tl::unexpected(read.error());
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

Result<ExportedLibrary> LibraryExport::run(ArchiveWriter &writer)
{
    m_writer = &writer;
    // Left in the middle until the end: so all that follows is read from the same state of the file.
    const auto snapshot = m_database.run(u"SELECT row FROM conversation"_s);
    if (!snapshot)
        return tl::unexpected(snapshot.error());
    const auto finish = qScopeGuard([&] { (*snapshot)->finish(); });
    (*snapshot)->next();
    const auto ids = conversations(m_database, m_scope);
    if (!ids)
        return tl::unexpected(ids.error());
    for (const ConversationId &id : *ids)
        m_conversations.insert(id.toString());
    for (const ConversationId &id : *ids) {
        if (const auto written = writeConversation(id); !written)
            return tl::unexpected(written.error());
    }
    return writer.finish().map([this] { return m_exported; });
}

Result<void> LibraryExport::write(const ArchiveRecord &record)
{
    if (m_isStopped && m_isStopped())
        return failure(ErrorCategory::Usage, LibraryExportTexts::tr("The export was stopped."));
    return m_writer->write(record);
}

Result<void> LibraryExport::writeNode(const ArchivedNode &node)
{
    ++m_exported.canisters;
    m_exported.damaged += node.canister->damage.isEmpty() ? 0 : 1;
    return write(node);
}

Result<void> LibraryExport::writeConversation(const ConversationId &id)
{
    const ConversationStore store(m_database);
    const auto info = store.find(id);
    const auto row = store.rowOf(id);
    if (!info || !row)
        return tl::unexpected(info ? row.error() : info.error());
    ++m_exported.conversations;
    const auto begun = write(ArchivedConversation {id, info->title, info->labels, info->group, info->archived, info->created, info->changed,
        info->deleted, settingsToTake(info->settings)});
    if (!begun)
        return begun;
    return m_writer->wantsTree() ? writeTree(id, *row) : writePath(id);
}

//! Those that others follow come first; else in the order in which they came to be.
Result<void> LibraryExport::findSegments(qint64 conversation)
{
    QHash<qint64, Segment> known;
    QList<qint64> rows;
    bool isSound = true;
    const auto read = m_database.each(u"SELECT row, parent, first, %1, (SELECT max(position) FROM node WHERE node.segment=segment.row)"
                                      " FROM segment WHERE conversation=? ORDER BY row"_s.arg(seals::isSoundSegment()),
        {conversation}, [&](const QSqlQuery &query) {
            const qint64 row = query.value(0).toLongLong();
            isSound = isSound && query.value(3).toBool() && !query.value(4).isNull();
            known.insert(row, {row, query.value(1).toLongLong(), query.value(2).toInt(), query.value(4).toInt(), 0});
            rows += row;
        });
    if (!read)
        return read;
    m_segments.clear();
    m_places.clear();
    qint64 number = 1;
    for (const qint64 row : std::as_const(rows)) {
        QList<qint64> above;
        for (qint64 each = row; each != 0 && !m_places.contains(each); each = known.value(each).parent) {
            // One that follows itself, or what is not there.
            if (!known.contains(each) || above.size() >= known.size())
                return failure(ErrorCategory::Storage, QString());
            above += each;
        }
        for (; !above.isEmpty(); above.removeLast()) {
            Segment segment = known.value(above.last());
            isSound = isSound && segment.last >= segment.first;
            segment.number = std::exchange(number, number + segment.last - segment.first + 1);
            m_places.insert(segment.row, m_segments.size());
            m_segments += segment;
        }
    }
    return isSound ? Result<void>() : failure(ErrorCategory::Storage, QString());
}

qint64 LibraryExport::numberAt(qint64 segment, int position) const
{
    const qsizetype place = m_places.value(segment, -1);
    if (place < 0 || position < m_segments.at(place).first || position > m_segments.at(place).last)
        return 0;
    return m_segments.at(place).number + position - m_segments.at(place).first;
}

//! 0 for a node that is not in this conversation.
qint64 LibraryExport::numberOf(qint64 row) const
{
    qint64 number = 0;
    if (row != 0) {
        m_database.each(u"SELECT segment, position FROM node WHERE row=?"_s, {row},
            [&](const QSqlQuery &query) { number = numberAt(query.value(0).toLongLong(), query.value(1).toInt()); });
    }
    return number;
}

Result<void> LibraryExport::writeTree(const ConversationId &id, qint64 conversation)
{
    if (const auto found = findSegments(conversation); !found)
        return found.error().message.isEmpty() ? damagedConversation(id) : found;
    const auto head = m_database.value(u"SELECT head FROM conversation WHERE row=? AND %1"_s.arg(seals::isSoundHead()), {conversation});
    if (!head)
        return tl::unexpected(head.error());
    const qint64 headNumber = numberOf(head->toLongLong());
    if (!head->isValid() || (head->toLongLong() != 0 && headNumber == 0))
        return damagedConversation(id);
    if (const auto turns = writeTurns(id); !turns)
        return turns;
    for (const Segment &segment : std::as_const(m_segments)) {
        const auto written = writeSegment(segment);
        if (!written)
            return written.error().message.isEmpty() ? damagedConversation(id) : written;
    }
    if (m_scope.withExchanges) {
        if (const auto exchanges = writeExchanges(id); !exchanges)
            return exchanges;
    }
    return write(ArchivedEnd {headNumber});
}

Result<void> LibraryExport::writeTurns(const ConversationId &id)
{
    const TurnStore store(m_database);
    const auto turns = store.ended(id);
    if (!turns)
        return tl::unexpected(turns.error());
    for (const TurnId &turn : *turns) {
        auto record = store.find(turn);
        if (!record)
            return tl::unexpected(record.error());
        const QList<CanisterPointer> staged = std::exchange(record->staged, {});
        record->base = numberOf(record->base);
        if (const auto written = write(ArchivedTurn {*record}); !written)
            return written;
        for (const CanisterPointer &canister : staged) {
            if (const auto written = write(ArchivedStaged {canister}); !written)
                return written;
        }
    }
    return {};
}

Result<void> LibraryExport::writeSegment(const Segment &segment)
{
    int position = segment.first;
    qint64 parent = segment.parent == 0 ? 0 : numberAt(segment.parent, segment.first - 1);
    if (segment.parent != 0 && parent == 0)
        return failure(ErrorCategory::Storage, QString());
    Result<void> written;
    const auto read = m_database.each(uR"(SELECT position, active, pinned, superseded, turn.id, owner.id, json, parts, sum, %1,
        node.deleted FROM node
        LEFT JOIN canister ON canister.row=node.canister LEFT JOIN turn ON turn.row=node.turn
        LEFT JOIN conversation AS owner ON owner.row=turn.conversation WHERE segment=? ORDER BY position)"_s.arg(seals::isSoundNode()),
        {segment.row}, [&](const QSqlQuery &query) {
            if (!written)
                return;
            if (query.value(0).toInt() != position || !query.value(9).toBool()) {
                written = failure(ErrorCategory::Storage, QString());
                return;
            }
            ArchivedNode node;
            node.number = segment.number + position++ - segment.first;
            node.parent = std::exchange(parent, node.number);
            node.active = query.value(1).toBool();
            node.pinned = query.value(2).toBool();
            node.superseded = numberOf(query.value(3).toLongLong());
            node.deleted = query.value(10).toBool();
            // A turn that is not among what is written would be a name for nothing.
            if (m_conversations.contains(query.value(5).toString()))
                node.turn = TurnId(query.value(4).toString());
            node.canister =
                CanisterStore(m_database).readable({query.value(6).toByteArray(), query.value(7).toInt(), query.value(8).toByteArray()});
            written = writeNode(node);
        });
    if (!written || !read)
        return written ? read : written;
    return position == segment.last + 1 ? Result<void>() : failure(ErrorCategory::Storage, QString());
}

Result<void> LibraryExport::writePath(const ConversationId &id)
{
    const ConversationStore store(m_database);
    const auto path = store.path(id);
    if (!path)
        return tl::unexpected(path.error());
    const int length = lengthOf(*path);
    qint64 written = 0;
    for (int first = 0; first < length; first += nodesAtOnce) {
        const auto nodes = store.nodes(*path, first, nodesAtOnce);
        if (!nodes)
            return tl::unexpected(nodes.error());
        for (const Node &node : *nodes) {
            if (node.deleted)
                continue;
            if (const auto done = writeNode({written + 1, written, node.canister, node.active, node.pinned, 0, {}}); !done)
                return done;
            ++written;
        }
    }
    return write(ArchivedEnd {written});
}

Result<void> LibraryExport::writeExchanges(const ConversationId &id)
{
    QStringList ids;
    const auto read = m_database.each(u"SELECT id FROM exchange WHERE conversation=? AND state<>? ORDER BY row"_s,
        {id.toString(), toWire(ExchangeState::Open)}, [&ids](const QSqlQuery &query) { ids += query.value(0).toString(); });
    if (!read)
        return read;
    for (const QString &each : std::as_const(ids)) {
        const auto exchange = ExchangeStore(m_database).find(ExchangeId(each));
        if (!exchange)
            return tl::unexpected(exchange.error());
        if (const auto written = write(*exchange); !written)
            return written;
    }
    return {};
}

} // namespace model
