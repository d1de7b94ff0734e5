// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/libraryimport.h"

#include "model/archives/librarylineswriter.h"
#include "model/conversation/canisterjson.h"
#include "model/conversation/sessionsettings.h"
#include "model/store/canisterstore.h"
#include "model/store/conversationstore.h"
#include "model/store/erasure.h"
#include "model/store/exchangestore.h"
#include "model/store/libraryexport.h"
#include "model/store/searchindex.h"
#include "model/store/searchparts.h"
#include "model/store/syncing.h"
#include "model/store/turnstore.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <limits>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct LibraryImportTexts {
    Q_DECLARE_TR_FUNCTIONS(LibraryImport)
};

//! So many canisters are known again when a fork shows them too; of more, each fork gets its own.
constexpr qsizetype mostKnownCanisters = 200'000;
//! Bytes of text that wait for the search index: it is quicker with many at a time. In steps so many as it takes in in a step.
constexpr qsizetype mostUnindexed = 8 * 1024 * 1024;
constexpr qsizetype mostUnindexedInSteps = 512 * 1024;
constexpr qsizetype mostUnjoined = 1'000'000;
//! In the place of the time since which it is among the deleted: nobody has seen it.
constexpr qint64 unfinished = -1;

} // namespace

//! What a conversation is, as one number: its tree with settings and switches. Not which turns of others its nodes are of, what went over
//! the wire, or whether it is deleted.
class LibraryImport::Digest final : public ArchiveWriter
{
public:
    bool wantsTree() const override { return true; }
    Result<void> write(const ArchiveRecord &record) override
    {
        if (std::holds_alternative<Exchange>(record))
            return {};
        ArchiveRecord plain = record;
        if (auto *node = std::get_if<ArchivedNode>(&plain))
            node->turn = {};
        if (auto *conversation = std::get_if<ArchivedConversation>(&plain))
            conversation->deleted = {};
        m_hash.addData(LibraryLinesWriter::lineOf(plain));
        return {};
    }
    QByteArray result() const { return m_hash.result(); }

private:
    QCryptographicHash m_hash {QCryptographicHash::Sha256};
};

LibraryImport::LibraryImport(Database &database, Choices choices, std::function<bool()> isStopped)
    : m_database(database)
    , m_choices(choices)
    , m_isStopped(std::move(isStopped))
{
}

LibraryImport::~LibraryImport() = default;

Result<ImportedFile> LibraryImport::run(ArchiveReader &reader)
{
    if (m_choices.onlyLook) {
        if (const auto read = readAll(reader); !read)
            return tl::unexpected(read.error());
        return finish(reader);
    }
    Database::Transaction transaction(m_database);
    if (const auto read = readAll(reader); !read)
        return tl::unexpected(read.error());
    auto finished = finish(reader);
    if (!finished)
        return finished;
    const auto done = transaction.commit();
    return done ? std::move(finished) : tl::make_unexpected(done.error());
}

void LibraryImport::expect(const ImportedFile &looked)
{
    m_isInSteps = true;
    for (const ImportedConversation &each : looked.conversations)
        m_expected += each.canisters;
}

Result<bool> LibraryImport::step(ArchiveReader &reader, int milliseconds)
{
    QElapsedTimer clock;
    clock.start();
    // A step that a loss of power takes away is one of those that carry the mark; finish() waits for the disk.
    const Syncing syncing(m_database, m_choices.onlyLook);
    std::optional<Database::Transaction> transaction;
    if (!m_choices.onlyLook)
        transaction.emplace(m_database);
    if (m_isInSteps && m_unindexedSize > mostUnindexedInSteps)
        return addToIndex().and_then([&] { return transaction->commit(); }).map([] { return false; });
    for (;;) {
        const auto isMore = readOne(reader);
        if (!isMore)
            return tl::unexpected(isMore.error());
        // Others may take the places until the first node is there.
        if (*isMore && (m_hasNoPlaces || clock.elapsed() < milliseconds))
            continue;
        const auto written = transaction ? transaction->commit() : Result<void>();
        return written.map([&] { return !*isMore; });
    }
}

Result<ImportedFile> LibraryImport::finish(ArchiveReader &reader)
{
    m_file.format = reader.format();
    m_file.remarks = reader.remarks();
    if (m_choices.onlyLook)
        return m_file;
    Database::Transaction transaction(m_database);
    const auto done = joinTurns().and_then([this] { return addToIndex(); }).and_then([this] { return write(); }).and_then([&transaction] {
        return transaction.commit();
    });
    return done.map([this] { return m_file; });
}

//! Takes the marks away.
Result<void> LibraryImport::write()
{
    if (!m_isInSteps)
        return {};
    for (const ImportedConversation &each : std::as_const(m_file.conversations)) {
        const QString id = each.id.toString();
        const auto shown = each.outcome != ImportedConversation::Outcome::Imported
            ? Result<void>()
            : m_database.run(u"UPDATE conversation SET deleted=? WHERE id=? AND deleted=?"_s, {m_deleted.value(id), id, unfinished})
                  .map([](QSqlQuery *) {});
        if (!shown)
            return shown;
    }
    return {};
}

Result<bool> LibraryImport::hasUnfinished(Database &database)
{
    return database.value(u"SELECT EXISTS (SELECT 1 FROM conversation WHERE deleted=?)"_s, {unfinished}).map([](const QVariant &value) {
        return value.toBool();
    });
}

Result<void> LibraryImport::discardUnfinished(Database &database)
{
    QList<ConversationId> ids;
    const auto read = database.each(u"SELECT id FROM conversation WHERE deleted=?"_s, {unfinished},
        [&ids](const QSqlQuery &query) { ids += ConversationId(query.value(0).toString()); });
    return read.and_then([&] { return Erasure(database).discard(ids); });
}

Result<void> LibraryImport::readAll(ArchiveReader &reader)
{
    for (;;) {
        const auto isMore = readOne(reader);
        if (!isMore || !*isMore)
            return isMore.map([](bool) {});
    }
}

//! \return whether there was one.
Result<bool> LibraryImport::readOne(ArchiveReader &reader)
{
    if (m_isStopped && m_isStopped())
        return failure(ErrorCategory::Usage, LibraryImportTexts::tr("The import was stopped."));
    auto record = reader.next();
    if (!record) {
        return failure(record.error().category, LibraryImportTexts::tr("line %1: %2").arg(reader.line()).arg(record.error().message),
            record.error().detail);
    }
    if (!*record)
        return false;
    return std::visit([this](auto &each) { return take(std::move(each)); }, **record).map([] { return true; });
}

Result<void> LibraryImport::take(ArchivedConversation conversation)
{
    const SessionSettings settings = SessionSettings::fromJson(conversation.settings).toTake();
    conversation.settings = settings.toJson();
    m_renewal.clear();
    m_digest = std::make_unique<Digest>();
    m_digest->write(conversation);
    ImportedConversation imported {conversation.id, conversation.title, 0, {}, false, settings.folders};
    const auto there = m_database.value(u"SELECT deleted FROM conversation WHERE id=?"_s, {conversation.id.toString()});
    if (!there)
        return tl::unexpected(there.error());
    m_isSkipping = there->isValid() || m_digests.contains(conversation.id.toString());
    imported.isDeleted = there->toBool();
    if (m_isSkipping && m_choices.again && there->isValid()) {
        conversation.id = ConversationId::create();
        m_renewal = conversation.id.toString();
        m_isSkipping = false;
        imported.id = conversation.id;
        imported.isDeleted = false;
    }
    m_id = conversation.id;
    m_file.conversations += imported;
    return isWriting() ? begin(conversation) : Result<void>();
}

QString LibraryImport::renewed(const QString &id) const
{
    return m_renewal.isEmpty() || id.isEmpty() ? id : identifierFor((m_renewal + id).toUtf8());
}

Result<void> LibraryImport::begin(const ArchivedConversation &conversation)
{
    ConversationInfo info;
    info.id = conversation.id;
    info.title = conversation.title;
    info.labels = conversation.labels;
    info.group = conversation.group;
    info.archived = conversation.archived;
    info.created = conversation.created;
    info.changed = conversation.changed;
    info.deleted = conversation.deleted;
    // Whoever wrote the file allows nothing here, and does not say where tools may write.
    info.settings = SessionSettings::fromJson(conversation.settings).taken().toJson();
    if (m_isInSteps) {
        m_deleted.insert(info.id.toString(), info.deleted ? info.deleted->toMSecsSinceEpoch() : 0);
        info.deleted = QDateTime::fromMSecsSinceEpoch(unfinished, Qt::UTC);
    }
    ConversationStore store(m_database);
    const auto row = store.create(info).and_then([&] { return store.rowOf(info.id); });
    const auto base = m_database.value(u"SELECT ifnull(max(row), 0) FROM node"_s);
    if (!row || !base)
        return tl::unexpected(row ? base.error() : row.error());
    m_conversation = *row;
    m_base = base->toLongLong();
    m_nodes = 0;
    m_keeper = 0;
    m_hasNoPlaces = true;
    m_last = {};
    return {};
}

Result<void> LibraryImport::take(const ArchivedTurn &turn)
{
    m_digest->write(turn);
    if (!isWriting())
        return {};
    TurnRecord record = turn.record;
    record.id = TurnId(renewed(record.id.toString()));
    record.conversation = m_id;
    record.base = rowOf(record.base);
    m_turn = record.id;
    m_staged = 0;
    const auto there = m_database.value(u"SELECT row FROM turn WHERE id=?"_s, {record.id.toString()});
    if (!there)
        return tl::unexpected(there.error());
    if (there->isValid())
        return failure(
            ErrorCategory::Validation, LibraryImportTexts::tr("Another conversation has the turn %1.").arg(record.id.toString()));
    return TurnStore(m_database).add(record).map([](qint64) {});
}

Result<void> LibraryImport::take(const ArchivedStaged &staged)
{
    m_digest->write(staged);
    return isWriting() ? TurnStore(m_database).stage(m_turn, m_staged++, *staged.canister) : Result<void>();
}

Result<void> LibraryImport::take(const ArchivedNode &node)
{
    m_digest->write(node);
    ++m_file.conversations.last().canisters;
    if (!isWriting())
        return {};
    if (m_isInSteps && node.number > m_expected.value(m_file.conversations.size() - 1))
        return failure(ErrorCategory::Execution, LibraryImportTexts::tr("The file changed while it was being read."));
    const auto parent = placeOf(node.parent);
    const auto canister = parent ? addCanister(node.canister) : tl::unexpected(parent.error());
    const auto turn = canister ? turnRow(node.turn, rowOf(node.number)) : tl::unexpected(canister.error());
    const auto entered = turn ? enterSegment(*parent) : tl::unexpected(turn.error());
    if (!entered)
        return entered;
    const auto added = m_database.run(uR"(INSERT INTO node (row, conversation, segment, position, parent, canister, turn, active, pinned,
        superseded, deleted) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?))"_s,
        {rowOf(node.number), m_conversation, m_last.segment, m_last.position, rowOf(node.parent), *canister, *turn, node.active,
            node.pinned, rowOf(node.superseded), node.deleted});
    if (!added)
        return tl::unexpected(added.error());
    m_nodes = node.number;
    m_hasNoPlaces = false;
    if (const auto kept = m_nodes == 1 ? keepPlaces() : Result<void>(); !kept)
        return kept;
    return !m_isInSteps && m_unindexedSize > mostUnindexed ? addToIndex() : Result<void>();
}

//! Rows count on from the last of the table: a node after those that are to come keeps theirs free while others write.
Result<void> LibraryImport::keepPlaces()
{
    const qint64 count = m_expected.value(m_file.conversations.size() - 1);
    if (count < 2)
        return {};
    m_keeper = rowOf(count + 1);
    return m_database
        .run(uR"(INSERT INTO node (row, conversation, segment, position, parent, canister, turn, active, pinned, superseded, deleted)
            SELECT ?, conversation, segment, ?, parent, canister, 0, 0, 0, 0, 1 FROM node WHERE row=?)"_s,
            {m_keeper, std::numeric_limits<int>::max(), rowOf(1)})
        .map([](QSqlQuery *) {});
}

Result<void> LibraryImport::giveBackPlaces()
{
    if (m_keeper == 0)
        return {};
    return m_database.run(u"DELETE FROM node WHERE row=?"_s, {std::exchange(m_keeper, 0)}).map([](QSqlQuery *) {});
}

//! Of a node that has been read before.
Result<LibraryImport::Place> LibraryImport::placeOf(qint64 number) const
{
    if (number == 0)
        return Place {};
    if (number == m_nodes)
        return m_last;
    Place place;
    return m_database
        .each(u"SELECT segment, position FROM node WHERE row=?"_s, {rowOf(number)},
            [&place](const QSqlQuery &query) {
                place = {query.value(0).toLongLong(), query.value(1).toInt()};
            })
        .map([&place] { return place; });
}

//! So that the next node comes after `parent`: at the end of the same segment where nothing follows it there yet, else in a new one.
Result<void> LibraryImport::enterSegment(const Place &parent)
{
    if (parent.segment != 0 && parent.segment == m_last.segment && parent.position == m_last.position) {
        ++m_last.position;
        return {};
    }
    if (const auto stored = storeSegment(); !stored)
        return stored;
    const auto last = m_database.value(u"SELECT last FROM segment WHERE row=?"_s, {parent.segment});
    if (!last)
        return tl::unexpected(last.error());
    m_last.position = parent.position + 1;
    if (parent.segment != 0 && last->toInt() == parent.position) {
        m_last.segment = parent.segment;
        return {};
    }
    return m_database
        .insert(u"INSERT INTO segment (conversation, parent, first, last) VALUES (?, ?, ?, ?)"_s,
            {m_conversation, parent.segment, m_last.position, m_last.position})
        .map([this](qint64 row) { m_last.segment = row; });
}

//! How far it goes is written down when it is left.
Result<void> LibraryImport::storeSegment()
{
    if (m_last.segment == 0)
        return {};
    return m_database.run(u"UPDATE segment SET last=? WHERE row=?"_s, {m_last.position, m_last.segment}).map([](QSqlQuery *) {});
}

Result<qint64> LibraryImport::addCanister(const CanisterPointer &canister)
{
    constexpr qsizetype length = 16;
    const QByteArray json = toJson(*canister).bytes();
    const QByteArray key = QCryptographicHash::hash(json, QCryptographicHash::Sha256).left(length);
    if (const auto known = m_canisters.constFind(key); known != m_canisters.constEnd())
        return *known;
    const bool hasWords = SearchIndex::hasWords(*canister);
    // Between two steps it is not in the index yet; what is discarded then has to be there where it says so.
    const auto row = CanisterStore(m_database).add(*canister, hasWords && !m_isInSteps);
    if (!row)
        return row;
    if (m_canisters.size() < mostKnownCanisters)
        m_canisters.insert(key, *row);
    if (hasWords) {
        m_unindexed.append({*row, canister});
        constexpr qsizetype ofItself = 1024;
        m_unindexedSize += ofItself + json.size();
    }
    return row;
}

Result<void> LibraryImport::addToIndex()
{
    std::sort(m_unindexed.begin(), m_unindexed.end(),
        [](const auto &one, const auto &other) { return SearchParts::isWrittenBefore(one.first, other.first); });
    for (const auto &[row, canister] : std::as_const(m_unindexed)) {
        SearchIndex index(m_database);
        if (const auto added = m_isInSteps ? index.addStored(row, *canister) : index.add(row, *canister); !added)
            return added;
    }
    m_unindexed.clear();
    m_unindexedSize = 0;
    return {};
}

//! 0 where there is none, or where it may still come.
Result<qint64> LibraryImport::turnRow(const TurnId &turn, qint64 node)
{
    if (turn.isEmpty())
        return 0;
    // What is renewed has its own turns under new names, and others under those that they have.
    for (const QString &id : {renewed(turn.toString()), turn.toString()}) {
        const auto row = m_database.value(u"SELECT row FROM turn WHERE id=?"_s, {id});
        if (!row)
            return tl::unexpected(row.error());
        if (row->isValid())
            return row->toLongLong();
    }
    if (m_unjoined.size() < mostUnjoined)
        m_unjoined.append({node, turn});
    return 0;
}

Result<void> LibraryImport::joinTurns()
{
    for (const auto &[node, turn] : std::as_const(m_unjoined)) {
        const auto joined = m_database.run(
            u"UPDATE node SET turn=ifnull((SELECT row FROM turn WHERE id=?), 0) WHERE row=?"_s, {turn.toString(), node});
        if (!joined)
            return tl::unexpected(joined.error());
    }
    return {};
}

Result<void> LibraryImport::take(const Exchange &exchange)
{
    if (!isWriting())
        return {};
    Exchange renamed = exchange;
    renamed.id = ExchangeId(renewed(exchange.id.toString()));
    renamed.origin.conversation = m_id;
    renamed.origin.turn = TurnId(renewed(exchange.origin.turn.toString()));
    const auto there = m_database.value(u"SELECT 1 FROM exchange WHERE id=?"_s, {renamed.id.toString()});
    if (!there)
        return tl::unexpected(there.error());
    return there->isValid() ? Result<void>() : ExchangeStore(m_database).end(renamed);
}

Result<void> LibraryImport::take(const ArchivedEnd &end)
{
    m_hasNoPlaces = false;
    m_digest->write(end);
    if (m_isSkipping)
        return endSkipped();
    m_digests.insert(m_file.conversations.last().id.toString(), m_digest->result());
    if (!isWriting())
        return {};
    return storeSegment()
        .and_then([this] { return giveBackPlaces(); })
        .and_then([&] {
            return m_database.run(u"UPDATE conversation SET head=? WHERE row=?"_s, {rowOf(end.head), m_conversation});
        })
        .map([](QSqlQuery *) {});
}

//! Says whether it is the one that is there.
Result<void> LibraryImport::endSkipped()
{
    ImportedConversation &imported = m_file.conversations.last();
    QByteArray there = m_digests.value(m_id.toString());
    if (there.isEmpty()) {
        Digest digest;
        const auto read = LibraryExport(m_database, {{m_id}}).run(digest);
        // One that is damaged is another.
        there = read ? digest.result() : QByteArray("damaged");
    }
    imported.outcome = there == m_digest->result() ? ImportedConversation::Outcome::SkippedSame
                                                   : ImportedConversation::Outcome::SkippedOther;
    return {};
}

} // namespace model
