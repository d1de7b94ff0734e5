// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"
#include "model/store/database.h"

#include <QSet>

namespace model {

struct SearchQuery;

struct SearchHit {
    ConversationId conversation;
    QString title;
    qint64 row = 0;
    int position = 0;
    Role role = Role::User;
    QDateTime created;
    //! About 120 characters around the first match.
    QString snippet;
    //! The words are in the title. The canister is that where the conversation's path ends; there is no row where it has none.
    bool isTitle = false;
};

//! Full-text search over all conversations and their titles (FTS5 with a prefix index; phrases by SearchPhrase). The index of titles is
//! kept by triggers. Holds nothing; see ConversationStore.
class SearchIndex
{
public:
    explicit SearchIndex(Database &database)
        : m_database(database)
    {
    }

    //! Words are all to be there, each may be the beginning of a longer one; a part in quotation marks is a phrase; what has a minus sign
    //! before it is not to be there. Titles first, each newest first. Nothing a person can type is an error, but a filter that cannot be
    //! read. Deleted conversations are left out. A canister that forks share is one hit. What a transaction of this connection has not
    //! committed yet may be missing.
    Result<QList<SearchHit>> find(const QString &words, int limit) const;

    //! What the index has of a canister: its words as they are written; since version 12 also as they are shown, where Markdown cuts them.
    enum class Form { AsWritten, Whole };

    //! Whether there is anything in it to be found; only then it is added.
    static bool hasWords(const Canister &canister);
    Result<void> add(qint64 row, const Canister &canister, Form form = Form::Whole);
    //! One that was stored without being added.
    Result<void> addStored(qint64 row, const Canister &canister);
    //! The canister is to be the one that was added.
    Result<void> remove(qint64 row, const Canister &canister);
    //! Makes the index anew, of every canister that a conversation shows.
    Result<void> fillAnew(Form form = Form::Whole);
    //! To an index that has everything as it is written.
    Result<void> addCutWords();
    //! Writes what the index was removed from anew, so that the words are in no page any more.
    Result<void> compact();

private:
    Result<void> addCutWords(qint64 row, const Canister &canister);
    Result<void> noteIndexed(const QList<qint64> &rows);
    Result<void> look(const SearchQuery &search, int limit, QList<SearchHit> &hits) const;
    Result<void> lookThrough(const SearchQuery &search, int limit, QList<SearchHit> &hits) const;
    Result<void> askTitles(const SearchQuery &search, int limit, QList<SearchHit> &hits) const;
    Result<void> askFts(qint64 part, const SearchQuery &search, int limit, QList<SearchHit> &hits) const;
    Result<QSet<qint64>> canistersWith(const QString &expression) const;
    enum class Matched { Canister, Title };
    Result<void> readHits(const Result<QSqlQuery *> &query, const SearchQuery &search, Matched matched, int limit, QList<SearchHit> &hits,
        const QSet<qint64> &excluded = {}) const;
    CanisterPointer canisterIn(const QSqlQuery &query) const;

    Database &m_database;
};

} // namespace model
