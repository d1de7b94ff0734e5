// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"
#include "model/store/database.h"

namespace model {

//! Looks for the canisters of one path in whose texts something may stand. Without reading them all: what is asked for is looked up in
//! the index of words, or compared with what is in the file as it stands there. It may give more than have it, so that the caller can
//! judge by what it shows of a canister. Holds nothing; see ConversationStore.
class PathSearch
{
public:
    struct Found {
        int position = 0;
        CanisterPointer canister;
    };
    struct Stretch {
        QList<Found> found;
        //! The first position that has not been looked at.
        int end = 0;
    };

    explicit PathSearch(Database &database)
        : m_database(database)
    {
    }

    //! A few of those that have words which begin so, by the index: at once, however long the path is. Not in the order of the path.
    Result<QList<Found>> byWords(const Path &path, const QString &words, int limit) const;
    //! Of the positions `first` to `last` those that may have the words, apart from signs and spaces between them and the signs of Markdown
    //! within them, in any case; all of them where there is no word. At most `limit`.
    Result<Stretch> between(const Path &path, int first, int last, const QString &words, int limit) const;

private:
    Database &m_database;
};

} // namespace model
