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

//! Of the nodes that show a canister the first one counts: forks show it again.
QString hitStatement(const QString &from, const QString &where)
{
    return uR"(SELECT conversation.id, title, node.row, position, json, parts, sum,
        (SELECT group_concat(name, char(31)) FROM label WHERE label.conversation=conversation.row), in_group, archived FROM %1
        JOIN node ON node.row=(SELECT shown.row FROM node AS shown JOIN conversation AS owner ON owner.row=shown.conversation
            WHERE shown.canister=canister.row AND shown.deleted=0 AND owner.deleted=0 ORDER BY shown.row LIMIT 1)
        JOIN conversation ON conversation.row=node.conversation
        WHERE )"_s.arg(from)
        + where;
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
    return SearchParts(m_database).compact();
}

Result<QList<SearchHit>> SearchIndex::find(const QString &words, int limit) const
{
    const SearchQuery search = SearchQuery::parse(words);
    QList<SearchHit> hits;
    if (limit <= 0 || (search.expression.isEmpty() && search.filter.isEmpty()))
        return hits;
    if (search.expression.isEmpty()) {
        const auto looked = lookThrough(search, limit, hits);
        return looked ? model::Result<QList<SearchHit>>(hits) : tl::make_unexpected(looked.error());
    }
    // Left in the middle until the end: so all that follows is read from the same state of the file.
    const auto snapshot = m_database.run(u"SELECT 1 FROM search_part"_s);
    if (!snapshot)
        return tl::unexpected(snapshot.error());
    const auto finish = qScopeGuard([&] { (*snapshot)->finish(); });
    (*snapshot)->next();
    const auto parts = SearchParts(m_database).all();
    if (!parts)
        return tl::unexpected(parts.error());
    for (const qint64 part : *parts) {
        if (const auto found = askFts(part, search, limit, hits); !found)
            return tl::unexpected(found.error());
    }
    return hits;
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
    return readHits(query, search, limit, hits);
}

//! Newest first. A fork shows again what another conversation has, and is found as well.
Result<void> SearchIndex::lookThrough(const SearchQuery &search, int limit, QList<SearchHit> &hits) const
{
    const QString which = search.filter.isOfOwners()
        ? u"JOIN node ON node.row=head JOIN canister ON canister.row=node.canister WHERE conversation.deleted=0 ORDER BY changed DESC"_s
        : uR"(JOIN node ON node.conversation=conversation.row JOIN canister ON canister.row=node.canister
            WHERE conversation.deleted=0 AND node.deleted=0 ORDER BY node.row DESC)"_s;
    const auto query = m_database.run(uR"(SELECT conversation.id, title, node.row, position, json, parts, sum,
            (SELECT group_concat(name, char(31)) FROM label WHERE label.conversation=conversation.row), in_group, archived
            FROM conversation %1 LIMIT ?)"_s.arg(which),
        {mostLookedAt});
    return readHits(query, search, limit, hits);
}

Result<void> SearchIndex::readHits(const Result<QSqlQuery *> &query, const SearchQuery &search, int limit, QList<SearchHit> &hits) const
{
    if (!query)
        return tl::unexpected(query.error());
    while ((*query)->next()) {
        // Rows beyond the limit are only gone through to their end, which leaves nobody waiting for the file.
        const QStringList labels = (*query)->value(7).toString().split(QChar(0x1f), Qt::SkipEmptyParts);
        if (hits.size() >= limit || !search.filter.accepts({labels, (*query)->value(8).toString(), (*query)->value(9).toBool()}))
            continue;
        const CanisterPointer canister =
            CanisterStore(m_database)
                .readable({(*query)->value(4).toByteArray(), (*query)->value(5).toInt(), (*query)->value(6).toByteArray()});
        if (search.filter.accepts(*canister))
            hits += hit(**query, *canister, search.words);
    }
    return m_database.ended(**query);
}

SearchHit SearchIndex::hit(const QSqlQuery &query, const Canister &canister, const QStringList &words) const
{
    const QString text = wordsAsWritten(canister);
    return SearchHit {ConversationId(query.value(0).toString()), query.value(1).toString(), query.value(2).toLongLong(),
        query.value(3).toInt(), canister.role, canister.created,
        canister.damage.isEmpty() ? snippetAround(isMarkdown(canister) ? withoutMarkdown(text) : text, words) : canister.damage};
}

} // namespace model
