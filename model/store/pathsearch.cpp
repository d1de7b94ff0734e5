// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/pathsearch.h"

#include "model/store/canisterstore.h"
#include "model/store/searchparts.h"
#include "model/store/searchquery.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! For LIKE, which knows upper and lower case of ASCII only: anything may stand in the place of other characters, and of those that JSON
//! may write in another way.
QString likePattern(const QString &words)
{
    QString pattern = u"%"_s;
    for (const QChar character : words) {
        const bool isPlain = character.unicode() < 0x80 && character.isLetterOrNumber();
        if (isPlain)
            pattern += character;
        else if (!pattern.endsWith(u'%'))
            pattern += u'%';
    }
    return pattern.endsWith(u'%') ? pattern : pattern + u'%';
}

//! The same for words that Markdown cuts: signs and the address of a link may stand within them. Each word is sought once, from where the
//! one before it ends, and never again from elsewhere: else many words in a long text would take as good as for ever.
QString markedPattern(const QString &words)
{
    static const QString signs = uR"((?:[*_~`$\\[]|\](?:\([^)]*\))?)*+)"_s;
    QString pattern = u"(?is)\\A"_s;
    bool isWithinWord = false;
    for (const QChar character : words) {
        const bool isPlain = character.unicode() < 0x80 && character.isLetterOrNumber();
        if (isPlain)
            pattern += (isWithinWord ? signs : u"(?>.*?"_s) + character;
        else if (isWithinWord)
            pattern += u')';
        isWithinWord = isPlain;
    }
    return isWithinWord ? pattern + u')' : pattern;
}

StoredCanister storedIn(const QSqlQuery &query, int column)
{
    return {query.value(column).toByteArray(), query.value(column + 1).toInt(), query.value(column + 2).toByteArray()};
}

} // namespace

Result<QList<PathSearch::Found>> PathSearch::byWords(const Path &path, const QString &words, int limit) const
{
    QList<Found> found;
    const QString expression = SearchQuery::expressionOf(words);
    const auto parts = expression.isEmpty() ? Result<QList<qint64>>() : SearchParts(m_database).all();
    if (!parts)
        return tl::unexpected(parts.error());
    for (const qint64 part : *parts) {
        const QString statement = uR"(SELECT node.segment, node.position, json, parts, sum FROM %1
            JOIN canister ON canister.row=%2-%1.rowid JOIN node ON node.canister=canister.row
            WHERE %1 MATCH ? AND node.deleted=0 AND node.conversation=(SELECT conversation FROM segment WHERE row=?) LIMIT ?)"_s
                                      .arg(SearchParts::table(part))
                                      .arg(SearchParts::end(part));
        const qint64 segment = path.isEmpty() ? 0 : path.last().segment;
        const auto read = m_database.each(statement, {expression, segment, limit - found.size()}, [&](const QSqlQuery &query) {
            const int position = query.value(1).toInt();
            const bool isOnPath = std::any_of(path.begin(), path.end(), [&](const PathSegment &each) {
                return each.segment == query.value(0).toLongLong() && position >= each.first && position <= each.last;
            });
            if (isOnPath)
                found += Found {position, CanisterStore(m_database).readable(storedIn(query, 2))};
        });
        if (!read)
            return tl::unexpected(read.error());
        if (found.size() >= limit)
            break;
    }
    return found;
}

Result<PathSearch::Stretch> PathSearch::between(const Path &path, int first, int last, const QString &words, int limit) const
{
    // What is large is kept apart and packed: the words are not to be seen in the row. An expression takes long, and a word is cut by few
    // signs: `_` is none within a word.
    const QString statement = uR"(SELECT position, json, parts, sum FROM node JOIN canister ON canister.row=node.canister
        WHERE segment=? AND position BETWEEN ? AND ? AND node.deleted=0 AND (parts>0 OR CAST(json AS TEXT) LIKE ?
            OR ((instr(json, '*') OR instr(json, '`') OR instr(json, '~') OR instr(json, '](') OR instr(json, '$'))
                AND CAST(json AS TEXT) REGEXP ?)) ORDER BY position LIMIT ?)"_s;
    Stretch stretch {{}, last + 1};
    const QString pattern = likePattern(words);
    const QString marked = markedPattern(words);
    for (const PathSegment &segment : path) {
        const int from = std::max(first, segment.first);
        const int to = std::min(last, segment.last);
        const qsizetype left = limit - stretch.found.size();
        if (from > to || left <= 0)
            continue;
        qsizetype came = 0;
        const QVariantList values {segment.segment, from, to, pattern, marked, left};
        const auto read = m_database.each(statement, values, [&](const QSqlQuery &query) {
            ++came;
            stretch.found += Found {query.value(0).toInt(), CanisterStore(m_database).readable(storedIn(query, 1))};
        });
        if (!read)
            return tl::unexpected(read.error());
        if (came == left)
            stretch.end = stretch.found.last().position + 1;
    }
    return stretch;
}

} // namespace model
