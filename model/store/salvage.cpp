// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/salvage.h"

#include "model/basics/identifier.h"
#include "model/store/canisterstore.h"
#include "model/store/contentstore.h"
#include "model/store/conversationstore.h"
#include "model/store/exchangestore.h"
#include "model/store/seals.h"
#include "model/store/searchindex.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

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
        const bool isBelow = parent != m_segments.constEnd() && segment.first > 0 && parent->first < segment.first
            && parent->conversation == segment.conversation;
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

namespace {

//! The first version of the schema that has check sums.
constexpr int versionWithSums = 5;
constexpr int versionWithDeletedNodes = 6;
constexpr int versionWithCheckpoints = 9;
constexpr int versionWithExchangeFacts = 10;
//! Of as many places in a row that cannot be read together each is tried alone.
constexpr qint64 mostAlone = 20'000;

struct SalvageTexts {
    Q_DECLARE_TR_FUNCTIONS(Repair)
};

//! The driver gives a NULL as a null string, which would be bound as an empty one.
QVariantList valuesOf(const QSqlQuery &query, int first, int count)
{
    QVariantList values;
    for (int column = first; column < first + count; ++column) {
        const QVariant value = query.value(column);
        const bool isNull = value.metaType() == QMetaType::fromType<QString>() && value.toString().isNull();
        values += isNull ? QVariant() : value;
    }
    return values;
}

//! A statement whose row the tables do not take, since it is damaged, has done nothing, and the others go on.
Result<void> done(const Result<QSqlQuery *> &written)
{
    if (written || isRefusal(written.error()))
        return {};
    return tl::unexpected(written.error());
}

//! Positions as a person counts them.
QString positionsInWords(QList<int> positions)
{
    constexpr qsizetype mostNamed = 20;
    std::sort(positions.begin(), positions.end());
    QStringList numbers;
    for (const int position : positions.first(std::min(positions.size(), mostNamed)))
        numbers += QString::number(position + 1);
    return numbers.join(u", "_s) + (positions.size() > mostNamed ? u", …"_s : QString());
}

} // namespace

Salvage::Salvage(Database &old, Database &fresh, Progress progress)
    : m_old(old)
    , m_fresh(fresh)
    , m_progress(std::move(progress))
{
    const int version = m_old.value(u"PRAGMA user_version"_s).value_or(QVariant()).toInt();
    m_hasSums = version >= versionWithSums;
    m_hasDeletedNodes = version >= versionWithDeletedNodes;
    m_hasCheckpoints = version >= versionWithCheckpoints;
    m_hasFacts = version >= versionWithExchangeFacts;
}

Result<void> Salvage::run()
{
    Database::Transaction transaction(m_fresh);
    struct Step {
        QString name;
        Result<void> (Salvage::*part)();
    };
    const QList<Step> steps {{SalvageTexts::tr("Contents"), &Salvage::readPieces}, {SalvageTexts::tr("Contents"), &Salvage::readContents},
        {SalvageTexts::tr("Messages"), &Salvage::readCanisters}, {SalvageTexts::tr("Conversations"), &Salvage::readTree},
        {SalvageTexts::tr("Conversations"), &Salvage::writeTree}, {SalvageTexts::tr("Conversations"), &Salvage::copyLabels},
        {SalvageTexts::tr("Turns"), &Salvage::copyTurns}, {SalvageTexts::tr("Turns"), &Salvage::copyStaged},
        {SalvageTexts::tr("Exchanges"), &Salvage::copyExchanges}, {SalvageTexts::tr("Files"), &Salvage::copyCheckpoints},
        {SalvageTexts::tr("Conversations"), &Salvage::giveOrphansAPlace}};
    for (const Step &step : steps) {
        m_progress(step.name);
        if (const auto did = (this->*step.part)(); !did)
            return did;
    }
    m_progress(SalvageTexts::tr("Search"));
    return ContentStore(m_fresh).countUses().and_then([this] { return SearchIndex(m_fresh).fillAnew(); }).and_then([&] {
        return transaction.commit();
    });
}

Result<void> Salvage::each(const QString &table, const QString &columns, const Take &take, const QString &key)
{
    const QString from = u"SELECT %1, %2 FROM %3 NOT INDEXED WHERE %1"_s.arg(key, columns, table);
    Result<void> taken;
    qint64 last = 0;
    const auto next = [&](const QSqlQuery &query) {
        const qint64 row = query.value(0).toLongLong();
        // Among damaged pages rows may come again.
        if (!taken || row <= last || row > SalvagedTree::highestRow)
            return;
        last = row;
        taken = take(query);
    };
    for (;;) {
        const auto read = m_old.each(from + u">? ORDER BY "_s + key, {last}, next);
        if (read || !taken)
            return taken;
        const qint64 before = last;
        const qint64 readable = nextReadable(table, key, last);
        const qint64 end = readable > 0 ? readable : before + mostAlone;
        for (qint64 row = before + 1; row <= std::min(end, before + mostAlone) && taken; ++row)
            (void)m_old.each(from + u"=?"_s, {row}, next);
        if (readable <= 0 || !taken)
            return taken;
        // Of the row itself perhaps no more than its number can be read: this comes to an end all the same.
        (void)m_old.each(from + u"=?"_s, {readable}, next);
        last = std::max(last, readable);
    }
}

qint64 Salvage::nextReadable(const QString &table, const QString &key, qint64 row)
{
    const QString statement = u"SELECT %1 FROM %2 NOT INDEXED WHERE %1>=? ORDER BY %1 LIMIT 1"_s.arg(key, table);
    for (qint64 step = 1; row + step < SalvagedTree::highestRow; step *= 2) {
        const auto found = m_old.value(statement, {row + step});
        if (found && !found->isValid())
            return 0;
        if (found && found->toLongLong() > row)
            return found->toLongLong();
    }
    return 0;
}

Result<void> Salvage::readPieces()
{
    return each(
        u"piece_data"_s, u"form, data"_s,
        [this](const QSqlQuery &query) -> Result<void> {
            const QByteArray data = query.value(2).toByteArray();
            const auto bytes = ContentStore::pieceBytes(query.value(1).toInt(), data);
            if (!bytes)
                return {};
            const auto noted = m_fresh.run(u"INSERT OR IGNORE INTO piece (row, hash, uses, stored) VALUES (?, ?, 0, ?)"_s,
                {query.value(0), ContentStore::hash(*bytes), data.size()});
            if (!noted || (*noted)->numRowsAffected() == 0)
                return done(noted);
            return done(m_fresh.run(u"INSERT INTO piece_data (piece, form, data) VALUES (?, ?, ?)"_s, valuesOf(query, 0, 3)));
        },
        u"piece"_s);
}

Result<void> Salvage::readContents()
{
    return each(u"content"_s, u"hash, size, recipe"_s, [this](const QSqlQuery &query) -> Result<void> {
        const qint64 row = query.value(0).toLongLong();
        const auto noted = m_fresh.run(
            u"INSERT OR IGNORE INTO content (row, hash, size, recipe) VALUES (?, ?, ?, ?)"_s, valuesOf(query, 0, 4));
        if (!noted)
            return done(noted);
        if (ContentStore(m_fresh).bytes(row)) {
            m_contents.insert(row);
            return {};
        }
        return done(m_fresh.run(u"DELETE FROM content WHERE row=?"_s, {row}));
    });
}

Result<void> Salvage::readCanisters()
{
    return each(u"canister"_s, m_hasSums ? u"json, parts, sum"_s : u"json, parts"_s, [this](const QSqlQuery &query) {
        const qint64 row = query.value(0).toLongLong();
        StoredCanister stored {query.value(1).toByteArray(), query.value(2).toInt(), query.value(3).toByteArray()};
        if (!m_hasSums)
            stored.sum = CanisterStore::sumOf(stored.json, stored.parts);
        Canister canister = *CanisterStore(m_fresh).readable(stored);
        (canister.damage.isEmpty() ? m_sound : m_damaged).insert(row);
        if (!canister.damage.isEmpty())
            canister.damage = SalvageTexts::tr("This message, or a part of it, was lost with a damaged store.");
        return CanisterStore(m_fresh).put(row, canister);
    });
}

Result<void> Salvage::readTree()
{
    const auto conversations = each(u"conversation"_s,
        u"id, title, settings, created, changed, head, deleted, %1"_s.arg(m_hasSums ? seals::isSoundHead() : u"1"_s),
        [this](const QSqlQuery &query) -> Result<void> {
            SalvagedTree::Conversation found {query.value(0).toLongLong(), query.value(1).toString(), query.value(2).toString(),
                query.value(3).toByteArray(), query.value(4).toLongLong(), query.value(5).toLongLong(), query.value(6).toLongLong(),
                query.value(7).toLongLong(), query.value(8).toBool()};
            m_tree.add(found);
            return {};
        });
    const auto segments = each(u"segment"_s, u"conversation, parent, first, last, %1"_s.arg(m_hasSums ? seals::isSoundSegment() : u"1"_s),
        [this](const QSqlQuery &query) -> Result<void> {
            // Where it is not sound, its nodes know better.
            if (query.value(5).toBool())
                m_tree.add(SalvagedTree::Segment {query.value(0).toLongLong(), query.value(1).toLongLong(), query.value(2).toLongLong(),
                    query.value(3).toInt(), query.value(4).toInt()});
            return {};
        });
    if (!conversations || !segments)
        return conversations ? segments : conversations;
    return each(u"node"_s,
        u"conversation, segment, position, parent, canister, turn, active, pinned, superseded, %1, %2"_s.arg(
            m_hasSums ? seals::isSoundNode() : u"1"_s, m_hasDeletedNodes ? u"deleted"_s : u"0"_s),
        [this](const QSqlQuery &query) -> Result<void> {
            SalvagedTree::Node node {query.value(0).toLongLong(), query.value(1).toLongLong(), query.value(2).toLongLong(),
                query.value(3).toInt(), query.value(4).toLongLong(), query.value(5).toLongLong(), query.value(6).toLongLong(),
                query.value(7).toBool(), query.value(8).toBool(), query.value(9).toLongLong(), query.value(11).toBool()};
            if (query.value(10).toBool())
                m_tree.add(node);
            return {};
        });
}

Result<void> Salvage::writeTree()
{
    m_tree.makeWhole();
    for (const SalvagedTree::Conversation &each : m_tree.conversations()) {
        const bool isIdTaken = each.id.isEmpty()
            || m_fresh.value(u"SELECT 1 FROM conversation WHERE id=?"_s, {each.id}).value_or(QVariant()).isValid();
        const auto written = m_fresh.run(uR"(INSERT INTO conversation (row, id, title, settings, created, changed, head, deleted)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?))"_s,
            {each.row, isIdTaken ? ConversationId::create().toString() : each.id, each.title, each.settings, each.created, each.changed,
                each.head, each.deleted});
        if (!written)
            return done(written);
        ++m_conversations;
    }
    for (const SalvagedTree::Segment &each : m_tree.segments()) {
        const auto written = m_fresh.run(u"INSERT INTO segment (row, conversation, parent, first, last) VALUES (?, ?, ?, ?, ?)"_s,
            {each.row, each.conversation, each.parent, each.first, each.last});
        if (!written)
            return done(written);
    }
    QHash<qint64, QList<int>> lost;
    for (const SalvagedTree::Node &each : m_tree.nodes()) {
        if (each.canister == 0 || !m_sound.contains(each.canister))
            lost[each.conversation] += each.position;
        if (const auto written = writeNode(each); !written)
            return written;
        ++m_messages;
    }
    for (const SalvagedTree::Conversation &each : m_tree.conversations()) {
        if (lost.contains(each.row))
            m_missing += SalvageTexts::tr("“%1”: message(s) %2 cannot be read, or only in part.")
                             .arg(each.title, positionsInWords(lost.value(each.row)));
        else if (!each.isKnown)
            m_missing += SalvageTexts::tr("“%1”: where it ended is not known; it ends with its newest message now.").arg(each.title);
    }
    return {};
}

//! A canister of which nothing is there gets one that says so.
Result<void> Salvage::needCanister(qint64 row)
{
    if (m_sound.contains(row) || m_damaged.contains(row))
        return {};
    m_damaged.insert(row);
    return CanisterStore(m_fresh).put(row,
        *CanisterStore::unreadable(
            {ErrorCategory::Storage, SalvageTexts::tr("This message, or a part of it, was lost with a damaged store.")}));
}

Result<void> Salvage::writeNode(const SalvagedTree::Node &node)
{
    qint64 canister = node.canister;
    if (canister <= 0 || canister > SalvagedTree::highestRow) {
        const auto made = CanisterStore(m_fresh).add(*CanisterStore::unreadable(
            {ErrorCategory::Storage, SalvageTexts::tr("This message, or a part of it, was lost with a damaged store.")}));
        if (!made)
            return tl::unexpected(made.error());
        canister = *made;
        m_damaged.insert(canister);
    }
    if (const auto there = needCanister(canister); !there)
        return there;
    m_shown.insert(canister);
    // What is damaged is not sent until somebody says so; a conversation goes on without it.
    const bool active = node.active && m_sound.contains(canister);
    return done(m_fresh.run(uR"(INSERT INTO node (row, conversation, segment, position, parent, canister, turn, active, pinned, superseded,
        deleted) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?))"_s,
        {node.row, node.conversation, node.segment, node.position, node.parent, canister, node.turn, active, node.pinned && active,
            node.superseded, node.deleted}));
}

Result<void> Salvage::copyLabels()
{
    Result<void> taken;
    (void)m_old.each(u"SELECT conversation, ordinal, name FROM label"_s, {}, [&](const QSqlQuery &query) {
        if (taken && m_tree.conversations().contains(query.value(0).toLongLong()))
            taken = done(
                m_fresh.run(u"INSERT OR IGNORE INTO label (conversation, ordinal, name) VALUES (?, ?, ?)"_s, valuesOf(query, 0, 3)));
    });
    // Not there before version 7.
    (void)m_old.each(
        u"SELECT in_group, archived, row FROM conversation WHERE in_group<>'' OR archived<>0"_s, {}, [&](const QSqlQuery &query) {
            if (taken && m_tree.conversations().contains(query.value(2).toLongLong()))
                taken = done(m_fresh.run(u"UPDATE conversation SET in_group=?, archived=? WHERE row=?"_s, valuesOf(query, 0, 3)));
        });
    return taken;
}

Result<void> Salvage::copyTurns()
{
    return each(
        u"turn"_s, u"id, conversation, base, state, started, error, ran, dismissed"_s, [this](const QSqlQuery &query) -> Result<void> {
            const auto conversation = m_tree.conversations().constFind(query.value(2).toLongLong());
            if (conversation == m_tree.conversations().constEnd())
                return {};
            QVariantList values = valuesOf(query, 0, 9);
            if (const qint64 base = query.value(3).toLongLong(); base != 0 && !m_tree.nodes().contains(base))
                values[3] = conversation->head;
            const auto written = m_fresh.run(
                uR"(INSERT OR IGNORE INTO turn (row, id, conversation, base, state, started, error, ran, dismissed)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?))"_s,
                values);
            m_turns.insert(query.value(0).toLongLong());
            return done(written);
        });
}

Result<void> Salvage::copyStaged()
{
    Result<void> taken;
    (void)m_old.each(u"SELECT turn, ordinal, canister FROM staged"_s, {}, [&](const QSqlQuery &query) {
        const qint64 canister = query.value(2).toLongLong();
        if (!taken || !m_turns.contains(query.value(0).toLongLong()) || canister <= 0 || canister > SalvagedTree::highestRow)
            return;
        m_shown.insert(canister);
        taken = needCanister(canister).and_then([&] {
            return done(m_fresh.run(u"INSERT OR IGNORE INTO staged (turn, ordinal, canister) VALUES (?, ?, ?)"_s, valuesOf(query, 0, 3)));
        });
    });
    if (!taken)
        return taken;
    return each(u"staged_delta"_s, u"turn, ordinal, thought, text"_s, [this](const QSqlQuery &query) -> Result<void> {
        if (!m_turns.contains(query.value(1).toLongLong()))
            return {};
        return done(
            m_fresh.run(u"INSERT INTO staged_delta (row, turn, ordinal, thought, text) VALUES (?, ?, ?, ?, ?)"_s, valuesOf(query, 0, 5)));
    });
}

Result<void> Salvage::copyExchanges()
{
    const QString columns =
        uR"(id, conversation, turn, round, invocation, purpose, attempt, started, method, url, request_headers, request_body,
        state, status, response_headers, response_body, arrivals, head_milliseconds, total_milliseconds, error)"_s;
    const QString milestones = u"connecting, encrypted, sent"_s;
    int lost = 0;
    const QString readable = columns + u", "_s + (m_hasFacts ? milestones : u"-1, -1, -1"_s);
    const auto copied = each(u"exchange"_s, readable, [&](const QSqlQuery &query) -> Result<void> {
        QVariantList values = valuesOf(query, 0, 24);
        for (const int body : {12, 16}) {
            const bool isEmpty = values.at(body).isNull();
            if (!isEmpty && m_contents.contains(values.at(body).toLongLong()))
                continue;
            values[body] = QVariant();
            lost += isEmpty ? 0 : 1;
        }
        const QString places = QStringList(values.size(), u"?"_s).join(u", "_s);
        return done(m_fresh.run(u"INSERT OR IGNORE INTO exchange (row, %1, %2) VALUES (%3)"_s.arg(columns, milestones, places), values));
    });
    if (lost > 0)
        m_missing += SalvageTexts::tr("%n body or bodies of exchanges cannot be read.", nullptr, lost);
    return copied.and_then([this] { return m_hasFacts ? copyExchangeFacts() : Result<void>(); }).and_then([this] {
        return ExchangeStore(m_fresh).addMissingFacts();
    });
}

Result<void> Salvage::copyExchangeFacts()
{
    const QString columns =
        uR"(conversation, kind, place, provider, model, tool, state, status, milliseconds, sent, received, input, output,
        cache_read, cache_write, cost, currency, alike, departs, pinned)"_s;
    const QString places = QStringList(21, u"?"_s).join(u", "_s);
    return each(u"exchange_fact"_s, columns, [&](const QSqlQuery &query) -> Result<void> {
        const auto isThere = m_fresh.value(u"SELECT 1 FROM exchange WHERE row=?"_s, {query.value(0)});
        if (!isThere || !isThere->isValid())
            return isThere.map([](const QVariant &) {});
        return done(
            m_fresh.run(u"INSERT OR IGNORE INTO exchange_fact (row, %1) VALUES (%2)"_s.arg(columns, places), valuesOf(query, 0, 21)));
    });
}

//! What a file was cannot be taken back where its content is lost; that it was written stays known.
Result<void> Salvage::copyCheckpoints()
{
    if (!m_hasCheckpoints)
        return {};
    const QString columns =
        uR"(turn, conversation, invocation, folder, path, existed, mode, digest, missing_folders, uncovered, content, size,
        after_existed, after_mode, after_digest, kept)"_s;
    const QString places = QStringList(17, u"?"_s).join(u", "_s);
    return each(u"checkpoint"_s, columns, [&](const QSqlQuery &query) -> Result<void> {
        QVariantList values = valuesOf(query, 0, 17);
        if (!values.at(11).isNull() && !m_contents.contains(values.at(11).toLongLong())) {
            values[10] = SalvageTexts::tr("What was in it was lost with a damaged store.");
            values[11] = QVariant();
            values[12] = 0;
        }
        return done(m_fresh.run(u"INSERT OR IGNORE INTO checkpoint (row, %1) VALUES (%2)"_s.arg(columns, places), values));
    });
}

//! Whole messages of which nobody knows any more where they stood.
Result<void> Salvage::giveOrphansAPlace()
{
    QList<qint64> orphans = (m_sound - m_shown).values();
    if (orphans.isEmpty())
        return {};
    std::sort(orphans.begin(), orphans.end());
    ConversationInfo info;
    info.title = SalvageTexts::tr("Found by Repair: messages without a place");
    QList<CanisterPointer> canisters;
    for (const qint64 row : std::as_const(orphans)) {
        if (auto canister = CanisterStore(m_fresh).find(row))
            canisters += *canister;
    }
    m_missing += SalvageTexts::tr("%n message(s) have lost their place; they are in “%1”.", nullptr, int(canisters.size())).arg(info.title);
    ConversationStore store(m_fresh);
    return store.create(info).and_then([&] { return store.append(info.id, 0, canisters); }).and_then([&](qint64) {
        return CanisterStore(m_fresh).sweep(orphans);
    });
}

} // namespace model
