// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/database.h"
#include "model/store/searchlist.h"

#include <QList>

#include <optional>

namespace model {

//! The segments of one part of the full-text index, and their pages, as FTS5 keeps them in the tables beside the part's own
//! (https://sqlite.org/fts5.html#fts5_data_structures). Right as long as one read transaction is open, and only for what was
//! committed. A value; see SearchPhrase.
class SearchSegments final
{
public:
    //! \return nothing where the part is in another version of the format, or is damaged: then FTS5 itself is to be asked.
    static Result<std::optional<SearchSegments>> of(Database &database, qint64 part);

    //! All that there is of a key in these entries, settled; as the constructor of SearchList.
    //! \return nothing where it is damaged.
    Result<std::optional<SearchList>> list(const QByteArray &key, const SearchList::Entries *within) const;

private:
    struct Segment {
        qint64 id = 0;
        qint64 first = 0;
        qint64 last = 0;
    };

    SearchSegments(Database &database, qint64 part);
    bool parse(QByteArrayView structure);
    Result<SearchList::State> read(const Segment &segment, const QByteArray &key, SearchList &list) const;

    Database *m_database;
    QString m_table;
    //! Newest first.
    QList<Segment> m_segments;
};

} // namespace model
