// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/database.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace model {

//! Finds a phrase in one part of the full-text index. FTS5 takes the lists of all words along entry by entry, places and all, and
//! for a phrase of two frequent words it goes to the end of every part; this reads the same lists from FTS5's own pages at a third
//! of the cost. Holds nothing; see SearchIndex.
class SearchPhrase final
{
public:
    //! `words`: two at least, as FTS5 keeps them: lower case, without accents, in UTF-8.
    SearchPhrase(Database &database, const QList<QByteArray> &words)
        : m_database(database)
        , m_words(words)
    {
    }

    //! The entries of the part that have the phrase, ascending: exactly those that FTS5 finds. Within a read transaction; not what
    //! is yet to be committed. \return nothing where FTS5 itself is to be asked.
    Result<std::optional<QList<quint32>>> inPart(qint64 part) const;

private:
    Database &m_database;
    const QList<QByteArray> m_words;
};

} // namespace model
