// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/database.h"

#include <QList>

namespace model {

//! The parts of the full-text index, one FTS5 table for each run of canister rows. FTS5 merges everything that begins with a word
//! before it gives the first row, and words leave its pages only when the whole table is written anew; parts bound both, since a
//! search stops in the newest parts and an erasure writes only the parts that it touches. Holds nothing; see SearchIndex.
class SearchParts
{
public:
    explicit SearchParts(Database &database)
        : m_database(database)
    {
    }

    //! The name of a part's table.
    static QString table(qint64 part);

    //! Newest first.
    Result<QList<qint64>> all() const;
    //! The table for a canister's row; made where it is not there yet.
    Result<QString> tableFor(qint64 row);
    //! The same where words are taken out: remembers it for compact().
    Result<QString> tableToRemoveFrom(qint64 row);
    //! Writes the parts from which something was removed anew, without it.
    Result<void> compact();

private:
    Result<QList<qint64>> parts(const QString &statement) const;
    Result<void> make(qint64 part);
    Result<void> writeAnew(qint64 part);

    Database &m_database;
};

} // namespace model
