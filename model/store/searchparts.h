// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/database.h"

#include <QList>

namespace model {

//! The parts of the full-text index, one FTS5 table for each run of canister rows. FTS5 merges everything that begins with a long
//! word before it gives the first row, and words leave its pages only when the whole table is written anew; parts bound both, since
//! a search stops in the newest parts and an erasure writes only the parts that it touches. Within a part entries count down as rows
//! count up: FTS5 reads forwards in two thirds of the time that it needs backwards, and so meets the newest first. Holds nothing;
//! see SearchIndex.
class SearchParts
{
public:
    explicit SearchParts(Database &database)
        : m_database(database)
    {
    }

    //! The rowids of entries are 1 to this. Part of the file's format. Fewer make long words quicker to find and to erase, and words
    //! that are nowhere slower, since every part is asked.
    static constexpr int highestEntry = 16'384;

    //! Where a canister has its entry: the FTS5 table and the rowid there.
    struct Place {
        QString table;
        qint64 entry = 0;
    };

    //! The name of a part's table.
    static QString table(qint64 part);
    //! The row of a canister is this, less the rowid of its entry in the part.
    static qint64 end(qint64 part);
    //! The order in which many rows are to be added or removed: FTS5 gathers entries while their rowids grow, and writes them out
    //! where they do not.
    static bool isWrittenBefore(qint64 row, qint64 other);

    //! Newest first.
    Result<QList<qint64>> all() const;
    //! The place for a canister's row; its table is made where it is not there yet.
    Result<Place> placeFor(qint64 row);
    //! The same where words are taken out: remembers it for compact().
    Result<Place> placeToRemove(qint64 row);
    //! Writes the parts from which something was removed anew, without it.
    Result<void> compact();
    //! Leaves no part.
    Result<void> drop();

private:
    Result<QList<qint64>> parts(const QString &statement) const;
    Result<void> make(qint64 part);
    Result<void> writeAnew(qint64 part);

    Database &m_database;
};

} // namespace model
