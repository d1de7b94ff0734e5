// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchparts.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

qint64 partOfRow(qint64 row)
{
    return row / SearchParts::highestEntry;
}

SearchParts::Place placeOfRow(qint64 row)
{
    return {SearchParts::table(partOfRow(row)), SearchParts::end(partOfRow(row)) - row};
}

} // namespace

QString SearchParts::table(qint64 part)
{
    return u"search_%1"_s.arg(part);
}

qint64 SearchParts::end(qint64 part)
{
    return (part + 1) * highestEntry;
}

bool SearchParts::isWrittenBefore(qint64 row, qint64 other)
{
    return partOfRow(row) == partOfRow(other) ? row > other : row < other;
}

Result<QList<qint64>> SearchParts::all() const
{
    return parts(u"SELECT part FROM search_part ORDER BY part DESC"_s);
}

Result<QList<qint64>> SearchParts::parts(const QString &statement) const
{
    return m_database.numbers(statement);
}

Result<SearchParts::Place> SearchParts::placeFor(qint64 row)
{
    const qint64 part = partOfRow(row);
    const auto known = m_database.value(u"SELECT 1 FROM search_part WHERE part=?"_s, {part});
    if (!known)
        return tl::unexpected(known.error());
    const auto made = known->isValid() ? Result<void>() : make(part);
    return made.map([row] { return placeOfRow(row); });
}

Result<void> SearchParts::make(qint64 part)
{
    // A beginning for which there is a list is read as it is; for a longer one FTS5 merges those of all words that begin so. Small
    // pages: where a rare word meets a frequent one, FTS5 goes past what lies between by whole pages.
    for (const QString &statement : {uR"(CREATE VIRTUAL TABLE %1 USING fts5 (text, content='', columnsize=0,
             prefix='1 2 3 4 5 6 7 8 9', tokenize='unicode61 remove_diacritics 2'))"_s,
             u"INSERT INTO %1 (%1, rank) VALUES ('pgsz', 1000)"_s,
             // What a transaction adds is gathered in so many bytes, and not written and merged again and again.
             u"INSERT INTO %1 (%1, rank) VALUES ('hashsize', 16777216)"_s}) {
        if (const auto made = m_database.execute(statement.arg(table(part))); !made)
            return made;
    }
    const auto newest = m_database.value(u"SELECT max(part) FROM search_part"_s);
    if (!newest)
        return tl::unexpected(newest.error());
    if (const auto noted = m_database.run(u"INSERT INTO search_part (part) VALUES (?)"_s, {part}); !noted)
        return tl::unexpected(noted.error());
    // The part that is full now is read from here on: in one piece, that is twice as quick.
    return newest->isNull() ? Result<void>() : writeAnew(newest->toLongLong());
}

Result<void> SearchParts::writeAnew(qint64 part)
{
    return m_database.run(u"INSERT INTO %1 (%1) VALUES ('optimize')"_s.arg(table(part))).map([](QSqlQuery *) {});
}

Result<SearchParts::Place> SearchParts::placeToRemove(qint64 row)
{
    return m_database.run(u"UPDATE search_part SET removed=1 WHERE part=? AND removed=0"_s, {partOfRow(row)}).map([row](QSqlQuery *) {
        return placeOfRow(row);
    });
}

Result<void> SearchParts::compact()
{
    const auto touched = parts(u"SELECT part FROM search_part WHERE removed=1"_s);
    if (!touched)
        return tl::unexpected(touched.error());
    for (const qint64 part : *touched) {
        if (const auto written = writeAnew(part); !written)
            return written;
    }
    return m_database.run(u"UPDATE search_part SET removed=0 WHERE removed=1"_s).map([](QSqlQuery *) {});
}

Result<void> SearchParts::drop()
{
    const auto there = all();
    if (!there)
        return tl::unexpected(there.error());
    for (const qint64 part : *there) {
        if (const auto dropped = m_database.execute(u"DROP TABLE "_s + table(part)); !dropped)
            return dropped;
    }
    return m_database.execute(u"DELETE FROM search_part"_s);
}

} // namespace model
