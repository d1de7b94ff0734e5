// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchindex.h"

#include "model/store/canisterstore.h"
#include "model/store/searchparts.h"
#include "model/store/searchquery.h"
#include "model/text/cutwords.h"

#include <QScopeGuard>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! What comes after this many characters of a canister is not searched.
constexpr qsizetype longestSearched = 256 * 1024;
//! So many that have the words are looked at, in each part, where something else is asked of them too.
constexpr int mostFiltered = 2'000;
//! So many of the newest are looked at where no words are asked for; and of each conversation the newest where nothing is asked of single
//! canisters.
constexpr int mostLookedAt = 20'000;

bool isMarkdown(const Canister &canister)
{
    return canister.role == Role::Assistant || canister.role == Role::User;
}

//! A canister's words as they are written.
QString wordsAsWritten(const Canister &canister)
{
    QStringList texts;
    if (!canister.title.isEmpty())
        texts += canister.title;
    texts += canister.text();
    for (const Content &content : canister.contents) {
        if (const auto *data = std::get_if<DataContent>(&content))
            texts += data->json.toString();
    }
    if (canister.invocation)
        texts += canister.invocation->name + u' ' + QString::fromUtf8(canister.invocation->arguments);
    return texts.join(u'\n').left(longestSearched);
}

//! The text that the index has of a canister. To remove an entry, exactly the same text has to be given: a change here needs a
//! migration.
QString indexedText(const Canister &canister, SearchIndex::Form form)
{
    const QString written = wordsAsWritten(canister);
    // What a person writes is shown as it is written.
    const bool mayBeCut = form == SearchIndex::Form::Whole && canister.role == Role::Assistant;
    const QString cut = mayBeCut ? linesWithCutWords(written) : QString();
    return cut.isEmpty() ? written : written + u'\n' + cut;
}

const QString hitColumns = uR"(conversation.id, conversation.title, node.row, position, json, parts, sum,
    (SELECT group_concat(name, char(31)) FROM label WHERE label.conversation=conversation.row), in_group, archived, conversation.created,
    changed, canister.row)"_s;

//! Of the nodes that show a canister the first one counts: forks show it again.
QString hitStatement(const QString &from, const QString &where)
{
    return uR"(SELECT %1 FROM %2
        JOIN node ON node.row=(SELECT shown.row FROM node AS shown JOIN conversation AS owner ON owner.row=shown.conversation
            WHERE shown.canister=canister.row AND shown.deleted=0 AND owner.deleted=0 ORDER BY shown.row LIMIT 1)
        JOIN conversation ON conversation.row=node.conversation
        WHERE )"_s.arg(hitColumns, from)
        + where;
}

//! Conversations with the canister where they end, which may be a deleted one: then with none. Without those that nothing has come of.
QString ownerStatement(const QString &from, const QString &where)
{
    return uR"(SELECT %1 FROM %2 LEFT JOIN node ON node.row=head AND node.deleted=0 LEFT JOIN canister ON canister.row=node.canister
        WHERE conversation.deleted=0 AND (head<>0 OR EXISTS (SELECT 1 FROM turn WHERE turn.conversation=conversation.row)) )"_s.arg(
               hitColumns, from)
        + where;
}

SearchFilter::Owner ownerIn(const QSqlQuery &query)
{
    return {query.value(7).toString().split(QChar(0x1f), Qt::SkipEmptyParts), query.value(8).toString(), query.value(9).toBool(),
        QDateTime::fromMSecsSinceEpoch(query.value(10).toLongLong(), Qt::UTC),
        QDateTime::fromMSecsSinceEpoch(query.value(11).toLongLong(), Qt::UTC)};
}

SearchHit hitIn(const QSqlQuery &query, const Canister &canister, const QStringList &words)
{
    const QString text = wordsAsWritten(canister);
    return SearchHit {ConversationId(query.value(0).toString()), query.value(1).toString(), query.value(2).toLongLong(),
        query.value(3).toInt(), canister.role, canister.created,
        canister.damage.isEmpty() ? snippetAround(isMarkdown(canister) ? withoutMarkdown(text) : text, words) : canister.damage};
}

} // namespace

bool SearchIndex::hasWords(const Canister &canister)
{
    return !wordsAsWritten(canister).isEmpty();
}

Result<void> SearchIndex::add(qint64 row, const Canister &canister, Form form)
{
    return SearchParts(m_database).placeFor(row).and_then([&](const SearchParts::Place &place) {
        const QString statement = u"INSERT INTO %1 (rowid, text) VALUES (?, ?)"_s.arg(place.table);
        return m_database.run(statement, {place.entry, indexedText(canister, form)}).map([](QSqlQuery *) {});
    });
}

Result<void> SearchIndex::addStored(qint64 row, const Canister &canister)
{
    return add(row, canister).and_then([&] { return noteIndexed({row}); });
}

//! Leaves no mark: its words stay in the index.
Result<void> SearchIndex::addCutWords(qint64 row, const Canister &canister)
{
    if (indexedText(canister, Form::Whole) == indexedText(canister, Form::AsWritten))
        return {};
    return SearchParts(m_database)
        .placeFor(row)
        .and_then([&](const SearchParts::Place &place) {
            const QString statement = u"INSERT INTO %1 (%1, rowid, text) VALUES ('delete', ?, ?)"_s.arg(place.table);
            return m_database.run(statement, {place.entry, indexedText(canister, Form::AsWritten)});
        })
        .and_then([&](QSqlQuery *) { return add(row, canister); });
}

Result<void> SearchIndex::addCutWords()
{
    // What is large is kept apart.
    auto rows = m_database.numbers(uR"(SELECT row FROM canister WHERE indexed=1 AND (parts>0 OR instr(json, '*') OR instr(json, '`')
        OR instr(json, '~~') OR instr(json, '](')))"_s);
    if (!rows)
        return tl::unexpected(rows.error());
    std::sort(rows->begin(), rows->end(), SearchParts::isWrittenBefore);
    for (const qint64 row : std::as_const(*rows)) {
        const auto canister = CanisterStore(m_database).find(row);
        if (const auto added = canister ? addCutWords(row, **canister) : Result<void>(); !added)
            return added;
    }
    return {};
}

Result<void> SearchIndex::remove(qint64 row, const Canister &canister)
{
    return SearchParts(m_database).placeToRemove(row).and_then([&](const SearchParts::Place &place) {
        const QString statement = u"INSERT INTO %1 (%1, rowid, text) VALUES ('delete', ?, ?)"_s.arg(place.table);
        return m_database.run(statement, {place.entry, indexedText(canister, Form::Whole)}).map([](QSqlQuery *) {});
    });
}

Result<void> SearchIndex::fillAnew(Form form)
{
    const auto dropped = SearchParts(m_database).drop().and_then([this] { return m_database.execute(u"UPDATE canister SET indexed=0"_s); });
    if (!dropped)
        return dropped;
    auto rows = m_database.numbers(u"SELECT row FROM canister WHERE EXISTS (SELECT 1 FROM node WHERE node.canister=canister.row)"_s);
    if (!rows)
        return tl::unexpected(rows.error());
    std::sort(rows->begin(), rows->end(), SearchParts::isWrittenBefore);
    QList<qint64> indexed;
    for (const qint64 row : std::as_const(*rows)) {
        // A damaged one is found by nothing, and keeps no other from being found.
        const auto canister = CanisterStore(m_database).find(row);
        if (!canister)
            continue;
        const auto added = hasWords(**canister) ? add(row, **canister, form) : Result<void>();
        if (!added)
            return added;
        indexed += row;
    }
    return noteIndexed(indexed);
}

Result<void> SearchIndex::noteIndexed(const QList<qint64> &rows)
{
    for (const qint64 row : rows) {
        if (const auto noted = m_database.run(u"UPDATE canister SET indexed=1 WHERE row=?"_s, {row}); !noted)
            return tl::unexpected(noted.error());
    }
    return {};
}

Result<void> SearchIndex::compact()
{
    return SearchParts(m_database).compact().and_then([this] {
        return m_database.run(u"INSERT INTO search_title (search_title) VALUES ('optimize')"_s).map([](QSqlQuery *) {});
    });
}

Result<QList<SearchHit>> SearchIndex::find(const QString &words, int limit) const
{
    const auto search = SearchQuery::parse(words);
    if (!search)
        return tl::unexpected(search.error());
    QList<SearchHit> hits;
    if (limit <= 0 || search->isEmpty())
        return hits;
    // Left in the middle until the end: so all that follows is read from the same state of the file.
    const auto snapshot = m_database.run(u"SELECT 1 FROM search_part"_s);
    if (!snapshot)
        return tl::unexpected(snapshot.error());
    const auto finish = qScopeGuard([&] { (*snapshot)->finish(); });
    (*snapshot)->next();
    return look(*search, limit, hits).map([&hits] { return hits; });
}

Result<void> SearchIndex::look(const SearchQuery &search, int limit, QList<SearchHit> &hits) const
{
    if (search.expression.isEmpty())
        return lookThrough(search, limit, hits);
    if (const auto found = askTitles(search, limit, hits); !found)
        return found;
    const auto parts = SearchParts(m_database).all();
    if (!parts)
        return tl::unexpected(parts.error());
    for (const qint64 part : *parts) {
        if (const auto found = askFts(part, search, limit, hits); !found)
            return found;
    }
    return {};
}

Result<void> SearchIndex::askTitles(const SearchQuery &search, int limit, QList<SearchHit> &hits) const
{
    if (!search.filter.isOfTitles())
        return {};
    // Rows grow as conversations are made: no order but the index's own, so that no more is read than is shown.
    const auto query = m_database.run(ownerStatement(u"search_title CROSS JOIN conversation ON conversation.row=search_title.rowid"_s,
                                          u"AND search_title MATCH ? ORDER BY search_title.rowid DESC LIMIT ?"_s),
        {search.expression, search.filter.isEmpty() ? limit : mostFiltered});
    return readHits(query, search, Matched::Title, limit, hits);
}

Result<void> SearchIndex::askFts(qint64 part, const SearchQuery &search, int limit, QList<SearchHit> &hits) const
{
    if (hits.size() >= limit)
        return {};
    // LIMIT stands outside of the condition on the conversation, and rows come in the index's own order, so that no more is read
    // than is shown.
    const QString from = u"%1 JOIN canister ON canister.row=%2-%1.rowid"_s.arg(SearchParts::table(part)).arg(SearchParts::end(part));
    const auto query = m_database.run(hitStatement(from, u"%1 MATCH ? ORDER BY %1.rowid LIMIT ?"_s.arg(SearchParts::table(part))),
        {search.expression, search.filter.isEmpty() ? limit - hits.size() : mostFiltered});
    return readHits(query, search, Matched::Canister, limit, hits);
}

//! Newest first. A fork shows again what another conversation has, and is found as well.
Result<void> SearchIndex::lookThrough(const SearchQuery &search, int limit, QList<SearchHit> &hits) const
{
    const auto excluded = canistersWith(search.excluded);
    if (!excluded)
        return tl::unexpected(excluded.error());
    const bool isOfOwners = search.filter.isOfOwners() && search.excluded.isEmpty();
    const QString statement = isOfOwners ? ownerStatement(u"conversation"_s, u"ORDER BY changed DESC LIMIT ?"_s)
                                         : uR"(SELECT %1 FROM conversation JOIN node ON node.conversation=conversation.row
            JOIN canister ON canister.row=node.canister WHERE conversation.deleted=0 AND node.deleted=0
            ORDER BY node.row DESC LIMIT ?)"_s.arg(hitColumns);
    return readHits(m_database.run(statement, {mostLookedAt}), search, Matched::Canister, limit, hits, *excluded);
}

//! FTS5 can only take what has a word from what has another.
Result<QSet<qint64>> SearchIndex::canistersWith(const QString &expression) const
{
    QSet<qint64> rows;
    const auto parts = expression.isEmpty() ? Result<QList<qint64>>() : SearchParts(m_database).all();
    if (!parts)
        return tl::unexpected(parts.error());
    for (const qint64 part : *parts) {
        const auto found = m_database.numbers(
            u"SELECT %2-rowid FROM %1 WHERE %1 MATCH ?"_s.arg(SearchParts::table(part)).arg(SearchParts::end(part)), {expression});
        if (!found)
            return tl::unexpected(found.error());
        rows.unite(QSet<qint64>(found->begin(), found->end()));
    }
    return rows;
}

Result<void> SearchIndex::readHits(const Result<QSqlQuery *> &query, const SearchQuery &search, Matched matched, int limit,
    QList<SearchHit> &hits, const QSet<qint64> &excluded) const
{
    if (!query)
        return tl::unexpected(query.error());
    while ((*query)->next()) {
        // Rows beyond the limit are only gone through to their end, which leaves nobody waiting for the file.
        if (hits.size() >= limit || excluded.contains((*query)->value(12).toLongLong()))
            continue;
        const SearchFilter::Owner owner = ownerIn(**query);
        const bool isTitle = matched == Matched::Title;
        if (isTitle ? !search.filter.acceptsTitleOf(owner) : !search.filter.accepts(owner))
            continue;
        const CanisterPointer canister = canisterIn(**query);
        if (!isTitle && !search.filter.accepts(*canister))
            continue;
        hits += hitIn(**query, *canister, search.words);
        hits.last().isTitle = isTitle;
    }
    return m_database.ended(**query);
}

CanisterPointer SearchIndex::canisterIn(const QSqlQuery &query) const
{
    if (!query.value(12).isNull())
        return CanisterStore(m_database).readable({query.value(4).toByteArray(), query.value(5).toInt(), query.value(6).toByteArray()});
    Canister none;
    none.created = ownerIn(query).created;
    return share(std::move(none));
}

} // namespace model
