// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchindex.h"

#include "model/store/canisterstore.h"
#include "model/store/searchquery.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! What comes after this many characters of a canister is not searched.
constexpr qsizetype longestText = 256 * 1024;

//! The text that the index has of a canister. To remove an entry, exactly the same text has to be given: a change here needs a
//! migration that fills the index anew.
QString indexedText(const Canister &canister)
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
    return texts.join(u'\n').left(longestText);
}

} // namespace

Result<void> SearchIndex::add(qint64 row, const Canister &canister)
{
    const QString text = indexedText(canister);
    if (text.isEmpty())
        return {};
    return m_database.run(u"INSERT INTO search (rowid, text) VALUES (?, ?)"_s, {row, text})
        .and_then([&](QSqlQuery *) { return m_database.run(u"UPDATE canister SET indexed=1 WHERE row=?"_s, {row}); })
        .map([](QSqlQuery *) {});
}

Result<void> SearchIndex::remove(qint64 row, const Canister &canister)
{
    const auto removed = m_database.run(u"INSERT INTO search (search, rowid, text) VALUES ('delete', ?, ?)"_s, {row, indexedText(canister)});
    return removed.map([](QSqlQuery *) {});
}

Result<void> SearchIndex::fill()
{
    const auto query = m_database.run(
        u"SELECT row FROM canister WHERE indexed=0 AND EXISTS (SELECT 1 FROM node WHERE node.canister=canister.row) ORDER BY row"_s);
    if (!query)
        return tl::unexpected(query.error());
    QList<qint64> rows;
    while ((*query)->next())
        rows += (*query)->value(0).toLongLong();
    for (const qint64 row : rows) {
        const auto canister = CanisterStore(m_database).find(row);
        if (!canister)
            return tl::unexpected(canister.error());
        if (const auto added = add(row, **canister); !added)
            return added;
    }
    return {};
}

Result<void> SearchIndex::compact()
{
    return m_database.run(u"INSERT INTO search (search) VALUES ('optimize')"_s).map([](QSqlQuery *) {});
}

Result<QList<SearchHit>> SearchIndex::find(const QString &words, int limit) const
{
    const SearchQuery search = SearchQuery::parse(words);
    if (search.expression.isEmpty() || limit <= 0)
        return QList<SearchHit>();
    // Of the nodes that show a canister the first one counts: forks show it again. LIMIT stands outside of the condition on the
    // conversation, and rows come in the index's own order, so that no more is read than is shown.
    const auto query = m_database.run(uR"(SELECT conversation.id, title, node.row, position, json, parts
        FROM search JOIN canister ON canister.row=search.rowid
        JOIN node ON node.row=(SELECT shown.row FROM node AS shown JOIN conversation AS owner ON owner.row=shown.conversation
            WHERE shown.canister=search.rowid AND owner.deleted=0 ORDER BY shown.row LIMIT 1)
        JOIN conversation ON conversation.row=node.conversation
        WHERE search MATCH ? ORDER BY search.rowid DESC LIMIT ?)"_s, {search.expression, limit});
    if (!query)
        return tl::unexpected(query.error());
    QList<SearchHit> hits;
    while ((*query)->next()) {
        auto found = hit(**query, search.words);
        if (!found) {
            (*query)->finish();
            return tl::unexpected(found.error());
        }
        hits += std::move(*found);
    }
    return hits;
}

Result<SearchHit> SearchIndex::hit(const QSqlQuery &query, const QStringList &words) const
{
    const auto canister = CanisterStore(m_database).read(query.value(4).toByteArray(), query.value(5).toInt());
    if (!canister)
        return tl::unexpected(canister.error());
    return SearchHit {ConversationId(query.value(0).toString()), query.value(1).toString(), query.value(2).toLongLong(),
        query.value(3).toInt(), (*canister)->role, (*canister)->created, snippetAround(indexedText(**canister), words)};
}

} // namespace model
