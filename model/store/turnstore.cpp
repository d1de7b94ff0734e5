// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/turnstore.h"

#include "model/basics/logging.h"
#include "model/conversation/canister.h"
#include "model/store/canisterstore.h"
#include "model/store/conversationlock.h"
#include "model/store/conversationstore.h"
#include "model/store/figurestore.h"
#include "model/store/syncing.h"
#include "model/store/turnrecovery.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Whether any of them has a result that supersedes another.
bool areSuperseding(const QList<CanisterPointer> &canisters)
{
    return std::any_of(canisters.begin(), canisters.end(),
        [](const CanisterPointer &canister) { return canister->result && !canister->result->supersedes.isEmpty(); });
}

//! Marks the results that those of new nodes supersede: of their own, and of `earlier` where they are not pinned. `rows` are the nodes
//! of the canisters. To be called within a transaction.
Result<void> markSuperseded(
    Database &database, const QList<qint64> &rows, const QList<CanisterPointer> &canisters, const ResultPlaces &earlier)
{
    ResultPlaces places = earlier;
    for (qsizetype index = 0; index < std::min(rows.size(), canisters.size()); ++index) {
        const auto &result = canisters.at(index)->result;
        for (const QString &older : result ? result->supersedes : QStringList()) {
            const auto marked = database.run(
                u"UPDATE node SET superseded=? WHERE row=? AND pinned=0"_s, {rows.at(index), places.value(older).row});
            if (!marked)
                return tl::unexpected(marked.error());
        }
        if (result)
            places.insert(result->invocation, {rows.at(index), 0});
    }
    return {};
}

struct TurnStoreTexts {
    Q_DECLARE_TR_FUNCTIONS(Database)
};

//! The state of a turn that has not ended, in the store.
const QString open = u"open"_s;

QString recordStatement(const QString &rest)
{
    return uR"(SELECT turn.id, conversation.id, base, state, started, error, ran, dismissed, turn.row
        FROM turn JOIN conversation ON conversation.row=turn.conversation )"_s
        + rest;
}

TurnRecord readRecord(const QSqlQuery &query)
{
    TurnRecord record;
    record.id = TurnId(query.value(0).toString());
    record.conversation = ConversationId(query.value(1).toString());
    record.base = query.value(2).toLongLong();
    const QString state = query.value(3).toString();
    record.state = state == open ? TurnState::Conversing : turnStateFromWire(state);
    record.started = QDateTime::fromMSecsSinceEpoch(query.value(4).toLongLong(), Qt::UTC);
    record.error = errorFromJson(query.value(5).toByteArray());
    record.ran = ranFromJson(query.value(6).toByteArray());
    record.dismissed = query.value(7).toBool();
    return record;
}

tl::unexpected<Error> noTurn()
{
    return failure(ErrorCategory::Storage, TurnStoreTexts::tr("The turn is not in the store."));
}

} // namespace

Result<void> TurnStore::begin(const TurnRecord &turn)
{
    Database::Transaction transaction(m_database);
    const auto conversation = ConversationStore(m_database).rowOf(turn.conversation);
    if (!conversation)
        return tl::unexpected(conversation.error());
    const auto begun = m_database.run(
        u"INSERT OR IGNORE INTO turn (id, conversation, base, state, started, error, ran) VALUES (?, ?, ?, ?, ?, x'', x'')"_s,
        {turn.id.toString(), *conversation, turn.base, open, turn.started.toMSecsSinceEpoch()});
    if (!begun)
        return tl::unexpected(begun.error());
    return transaction.commit();
}

Result<void> TurnStore::write(const TurnRecord &turn, const QList<JournalEntry> &entries)
{
    const bool streams = std::any_of(entries.begin(), entries.end(), [](const JournalEntry &entry) { return !entry.canister; });
    const Syncing syncing(m_database, streams);
    Database::Transaction transaction(m_database);
    const auto row = begin(turn).and_then([&] { return rowOf(turn.id); });
    if (!row)
        return tl::unexpected(row.error());
    for (const JournalEntry &entry : entries) {
        const auto put = entry.canister ? putStaged(*row, entry.ordinal, *entry.canister) : putDeltas(*row, entry.ordinal, entry.deltas);
        if (!put)
            return put;
    }
    return transaction.commit();
}

Result<void> TurnStore::stage(const TurnId &turn, int ordinal, const Canister &canister)
{
    Database::Transaction transaction(m_database);
    const auto put = rowOf(turn).and_then([&](qint64 row) { return putStaged(row, ordinal, canister); });
    return put ? transaction.commit() : put;
}

Result<void> TurnStore::appendDelta(const TurnId &turn, int ordinal, const Delta &delta)
{
    Database::Transaction transaction(m_database);
    const auto put = rowOf(turn).and_then([&](qint64 row) { return putDeltas(row, ordinal, {delta}); });
    return put ? transaction.commit() : put;
}

Result<void> TurnStore::putStaged(qint64 turn, int ordinal, const Canister &canister)
{
    const auto before = m_database.value(u"DELETE FROM staged WHERE turn=? AND ordinal=? RETURNING canister"_s, {turn, ordinal});
    if (!before)
        return tl::unexpected(before.error());
    const auto added = CanisterStore(m_database).add(canister);
    if (!added)
        return tl::unexpected(added.error());
    return m_database.run(u"INSERT INTO staged (turn, ordinal, canister) VALUES (?, ?, ?)"_s, {turn, ordinal, *added})
        .and_then([&](QSqlQuery *) {
            return m_database.run(u"DELETE FROM staged_delta WHERE turn=? AND ordinal=?"_s, {turn, ordinal});
        })
        .and_then(
            [&](QSqlQuery *) { return before->isValid() ? CanisterStore(m_database).sweep({before->toLongLong()}) : Result<void>(); });
}

Result<void> TurnStore::putDeltas(qint64 turn, int ordinal, const QList<Delta> &deltas)
{
    for (const Delta &delta : deltas) {
        const QByteArray text(reinterpret_cast<const char *>(delta.text.utf16()), delta.text.size() * qsizetype(sizeof(char16_t)));
        const auto added = m_database.run(u"INSERT INTO staged_delta (turn, ordinal, thought, text) VALUES (?, ?, ?, ?)"_s,
            {turn, ordinal, delta.kind == Delta::Kind::Thought, text});
        if (!added)
            return tl::unexpected(added.error());
    }
    return {};
}

Result<qint64> TurnStore::commit(const TurnId &turn, const QList<CanisterPointer> &canisters, TurnState state, const ResultPlaces &earlier,
    const QList<ModelCall> &calls)
{
    Database::Transaction transaction(m_database);
    const auto row = rowOf(turn);
    const auto record = head(turn);
    if (!row || !record)
        return tl::unexpected(row ? record.error() : row.error());
    const auto last = ConversationStore(m_database).append(record->conversation, record->base, canisters, *row);
    if (!last)
        return last;
    if (const auto marked = markSuperseded(*row, canisters, earlier); !marked)
        return tl::unexpected(marked.error());
    if (const auto dropped = dropJournal(*row); !dropped)
        return tl::unexpected(dropped.error());
    if (const auto ended = m_database.run(u"UPDATE turn SET state=? WHERE row=?"_s, {toWire(state), *row}); !ended)
        return tl::unexpected(ended.error());
    count(*record, canisters, calls);
    return transaction.commit().map([&] { return *last; });
}

//! No turn is lost for the sake of a sum.
void TurnStore::count(const TurnRecord &turn, const QList<CanisterPointer> &canisters, const QList<ModelCall> &calls)
{
    const auto counted = ConversationStore(m_database).rowOf(turn.conversation).and_then([&](qint64 row) {
        return FigureStore(m_database).count(row, turn.id, canisters, calls);
    });
    if (!counted)
        qCWarning(lcStore) << "figures" << counted.error().message << counted.error().detail;
}

Result<void> TurnStore::markSuperseded(qint64 turn, const QList<CanisterPointer> &canisters, const ResultPlaces &earlier)
{
    if (!areSuperseding(canisters))
        return {};
    return rows(u"SELECT row FROM node WHERE turn=? ORDER BY position"_s, {turn}).and_then([&](const QList<qint64> &nodes) {
        return model::markSuperseded(m_database, nodes, canisters, earlier);
    });
}

Result<QList<qint64>> TurnStore::rows(const QString &statement, const QVariantList &values) const
{
    return m_database.numbers(statement, values);
}

Result<QList<int>> TurnStore::restore(const ConversationId &conversation, qint64 base, const QList<CanisterPointer> &canisters)
{
    Database::Transaction transaction(m_database);
    ConversationStore store(m_database);
    const auto before = m_database.value(u"SELECT ifnull(max(row), 0) FROM node"_s, {});
    const auto last = before ? store.append(conversation, base, canisters) : tl::unexpected(before.error());
    if (!last)
        return tl::unexpected(last.error());
    QList<int> concerned;
    if (areSuperseding(canisters)) {
        const auto path = base > 0 ? store.pathTo(conversation, base) : Result<Path>(Path());
        const auto nodes = path ? store.nodes(*path, 0, lengthOf(*path)) : tl::unexpected(path.error());
        // Rows are given in rising order.
        const auto added = rows(u"SELECT row FROM node WHERE row>? ORDER BY row"_s, {*before});
        if (!nodes || !added)
            return tl::unexpected(nodes ? added.error() : nodes.error());
        ResultPlaces earlier;
        for (const Node &node : *nodes) {
            if (node.canister->result && node.active && !node.pinned)
                earlier.insert(node.canister->result->invocation, {node.row, node.position});
        }
        if (const auto marked = model::markSuperseded(m_database, *added, canisters, earlier); !marked)
            return tl::unexpected(marked.error());
        for (const ResultPlace &place : std::as_const(earlier))
            concerned += place.position;
    }
    return transaction.commit().map([&] { return concerned; });
}

Result<void> TurnStore::rollBack(const TurnId &turn, const QList<CanisterPointer> &staged, const Error &error,
    const QList<RanInvocation> &ran, const QList<ModelCall> &calls)
{
    Database::Transaction transaction(m_database);
    const auto row = rowOf(turn);
    const auto record = head(turn);
    if (!row || !record)
        return tl::unexpected(row ? record.error() : row.error());
    if (const auto dropped = dropJournal(*row); !dropped)
        return dropped;
    for (int ordinal = 0; ordinal < int(staged.size()); ++ordinal) {
        if (const auto put = putStaged(*row, ordinal, *staged.at(ordinal)); !put)
            return put;
    }
    const auto ended = m_database.run(u"UPDATE turn SET state=?, error=?, ran=? WHERE row=?"_s,
        {toWire(TurnState::RolledBack), errorToJson(error), ranToJson(ran), *row});
    if (!ended)
        return tl::unexpected(ended.error());
    count(*record, staged, calls);
    return transaction.commit();
}

Result<qint64> TurnStore::add(const TurnRecord &turn)
{
    Database::Transaction transaction(m_database);
    const auto conversation = ConversationStore(m_database).rowOf(turn.conversation);
    if (!conversation)
        return conversation;
    const auto added = m_database.insert(
        u"INSERT INTO turn (id, conversation, base, state, started, error, ran, dismissed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {turn.id.toString(), *conversation, turn.base, toWire(turn.state), turn.started.toMSecsSinceEpoch(), errorToJson(turn.error),
            ranToJson(turn.ran), turn.dismissed});
    if (!added)
        return added;
    return transaction.commit().map([&] { return *added; });
}

Result<void> TurnStore::cancel(const TurnId &turn, const QList<ModelCall> &calls)
{
    Database::Transaction transaction(m_database);
    const auto row = rowOf(turn);
    if (!row)
        return tl::unexpected(row.error());
    const auto record = head(turn);
    if (!record)
        return tl::unexpected(record.error());
    if (const auto dropped = dropJournal(*row); !dropped)
        return dropped;
    count(*record, {}, calls);
    if (const auto deleted = m_database.run(u"DELETE FROM turn WHERE row=?"_s, {*row}); !deleted)
        return tl::unexpected(deleted.error());
    return transaction.commit();
}

Result<void> TurnStore::dropJournal(qint64 turn)
{
    const auto canisters = rows(u"SELECT canister FROM staged WHERE turn=?"_s, {turn});
    if (!canisters)
        return tl::unexpected(canisters.error());
    return m_database.run(u"DELETE FROM staged WHERE turn=?"_s, {turn})
        .and_then([&](QSqlQuery *) { return m_database.run(u"DELETE FROM staged_delta WHERE turn=?"_s, {turn}); })
        .and_then([&](QSqlQuery *) { return CanisterStore(m_database).sweep(*canisters); });
}

Result<qint64> TurnStore::rowOf(const TurnId &turn) const
{
    const auto row = m_database.value(u"SELECT row FROM turn WHERE id=?"_s, {turn.toString()});
    if (!row)
        return tl::unexpected(row.error());
    return row->isValid() ? Result<qint64>(row->toLongLong()) : noTurn();
}

Result<QList<CanisterPointer>> TurnStore::staged(qint64 turn) const
{
    return canisters(
        u"SELECT json, parts, sum FROM staged LEFT JOIN canister ON canister.row=staged.canister WHERE turn=? ORDER BY ordinal"_s, {turn});
}

Result<QList<CanisterPointer>> TurnStore::canistersOf(const TurnId &turn) const
{
    const auto row = rowOf(turn);
    if (!row)
        return tl::unexpected(row.error());
    const auto committed = canisters(uR"(SELECT json, parts, sum FROM node LEFT JOIN canister ON canister.row=node.canister
        WHERE node.conversation=(SELECT conversation FROM turn WHERE row=?) AND node.turn=? ORDER BY node.row)"_s,
        {*row, *row});
    return committed && committed->isEmpty() ? staged(*row) : committed;
}

Result<QList<CanisterPointer>> TurnStore::canisters(const QString &statement, const QVariantList &values) const
{
    QList<CanisterPointer> found;
    // One that cannot be read keeps its place: others are known by how many come before them.
    const auto read = m_database.each(statement, values, [&](const QSqlQuery &query) {
        found += CanisterStore(m_database).readable({query.value(0).toByteArray(), query.value(1).toInt(), query.value(2).toByteArray()});
    });
    return read.map([&found] { return found; });
}

//! By their rows, without what they have staged.
Result<QList<std::pair<qint64, TurnRecord>>> TurnStore::heads(const QString &rest, const QVariantList &values) const
{
    QList<std::pair<qint64, TurnRecord>> found;
    const auto read = m_database.each(recordStatement(rest), values, [&found](const QSqlQuery &query) {
        found.append({query.value(8).toLongLong(), readRecord(query)});
    });
    return read.map([&found] { return found; });
}

Result<QList<TurnRecord>> TurnStore::records(const QString &rest, const QVariantList &values) const
{
    const auto read = heads(rest, values);
    if (!read)
        return tl::unexpected(read.error());
    QList<TurnRecord> found;
    for (const auto &[row, head] : *read) {
        const auto canisters = staged(row);
        if (!canisters)
            return tl::unexpected(canisters.error());
        found.append(head);
        found.last().staged = *canisters;
    }
    return found;
}

Result<TurnRecord> TurnStore::head(const TurnId &turn) const
{
    const auto found = heads(u"WHERE turn.id=?"_s, {turn.toString()});
    if (!found)
        return tl::unexpected(found.error());
    return found->isEmpty() ? Result<TurnRecord>(noTurn()) : found->first().second;
}

Result<TurnRecord> TurnStore::find(const TurnId &turn) const
{
    const auto found = records(u"WHERE turn.id=?"_s, {turn.toString()});
    if (!found)
        return tl::unexpected(found.error());
    return found->isEmpty() ? Result<TurnRecord>(noTurn()) : found->first();
}

Result<QList<TurnId>> TurnStore::ended(const ConversationId &conversation) const
{
    QList<TurnId> turns;
    const auto read = m_database.each(
        u"SELECT id FROM turn WHERE conversation=(SELECT row FROM conversation WHERE id=?) AND state<>? ORDER BY row"_s,
        {conversation.toString(), open}, [&turns](const QSqlQuery &query) { turns += TurnId(query.value(0).toString()); });
    return read.map([&turns] { return turns; });
}

Result<QList<TurnRecord>> TurnStore::rolledBack(const ConversationId &conversation, bool dismissedToo) const
{
    return records(u"WHERE conversation.id=? AND state=? AND dismissed<=? ORDER BY turn.row DESC"_s,
        {conversation.toString(), toWire(TurnState::RolledBack), dismissedToo});
}

Result<void> TurnStore::dismiss(const TurnId &turn)
{
    Database::Transaction transaction(m_database);
    if (const auto set = m_database.run(u"UPDATE turn SET dismissed=1 WHERE id=?"_s, {turn.toString()}); !set)
        return tl::unexpected(set.error());
    return transaction.commit();
}

Result<TurnId> TurnStore::turnOf(qint64 node) const
{
    const auto id = m_database.value(u"SELECT turn.id FROM node JOIN turn ON turn.row=node.turn WHERE node.row=?"_s, {node});
    return id.map([](const QVariant &value) { return TurnId(value.toString()); });
}

Result<qint64> TurnStore::lastNodeOf(const TurnId &turn) const
{
    const auto row = m_database.value(u"SELECT max(row) FROM node WHERE turn=(SELECT row FROM turn WHERE id=?)"_s, {turn.toString()});
    return row.map([](const QVariant &value) { return value.toLongLong(); });
}

Result<QList<TurnRecord>> TurnStore::underWay(const QList<ConversationId> &conversations, const QString &lockFolder) const
{
    QList<TurnRecord> found;
    for (const ConversationId &conversation : conversations) {
        const auto turns = records(
            u"WHERE state=? AND conversation.id=? ORDER BY turn.row DESC LIMIT 1"_s, {open, conversation.toString()});
        if (!turns)
            return tl::unexpected(turns.error());
        if (turns->isEmpty() || !ConversationLock(lockFolder, conversation).isHeld())
            continue;
        TurnRecord turn = turns->first();
        const auto made = TurnRecovery(m_database).soFar(turn);
        if (!made)
            return tl::unexpected(made.error());
        turn.staged = *made;
        found.append(turn);
    }
    return found;
}

Result<QList<ConversationId>> TurnStore::recover(const QString &lockFolder)
{
    const auto turns = records(u"WHERE state=? ORDER BY turn.row"_s, {open});
    if (!turns)
        return tl::unexpected(turns.error());
    return TurnRecovery(m_database).recover(*turns, lockFolder);
}

} // namespace model
