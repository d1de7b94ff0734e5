// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchparts.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Part of the file's format. Fewer rows make long words quicker to find and to erase, and words that are nowhere slower, since
//! every part is asked.
constexpr qint64 rowsOfAPart = 16'384;

} // namespace

QString SearchParts::table(qint64 part)
{
    return u"search_%1"_s.arg(part);
}

Result<QList<qint64>> SearchParts::all() const
{
    return parts(u"SELECT part FROM search_part ORDER BY part DESC"_s);
}

Result<QList<qint64>> SearchParts::parts(const QString &statement) const
{
    const auto query = m_database.run(statement);
    if (!query)
        return tl::unexpected(query.error());
    QList<qint64> found;
    while ((*query)->next())
        found += (*query)->value(0).toLongLong();
    return found;
}

Result<QString> SearchParts::tableFor(qint64 row)
{
    const qint64 part = row / rowsOfAPart;
    const auto known = m_database.value(u"SELECT 1 FROM search_part WHERE part=?"_s, {part});
    if (!known)
        return tl::unexpected(known.error());
    const auto made = known->isValid() ? Result<void>() : make(part);
    return made.map([part] { return table(part); });
}

Result<void> SearchParts::make(qint64 part)
{
    const auto made = m_database.execute(uR"(CREATE VIRTUAL TABLE %1 USING fts5 (text, content='', columnsize=0, prefix='1 2 3 4 5 6',
        tokenize='unicode61 remove_diacritics 2'))"_s.arg(table(part)));
    if (!made)
        return made;
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

Result<QString> SearchParts::tableToRemoveFrom(qint64 row)
{
    const qint64 part = row / rowsOfAPart;
    return m_database.run(u"UPDATE search_part SET removed=1 WHERE part=? AND removed=0"_s, {part}).map([part](QSqlQuery *) {
        return table(part);
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

} // namespace model
