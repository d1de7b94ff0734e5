// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/database.h"
#include "model/store/exchangefacts.h"

namespace model {

//! How much of the past exchanges is kept. What is over either bound goes, oldest first, but for what is pinned.
struct ExchangeBudget {
    qint64 bytes = 512LL * 1024 * 1024;
    int days = 30;

    bool operator==(const ExchangeBudget &) const = default;
};

//! Recorded exchanges. Bodies are kept in content-addressed pieces, so that the growing requests of a long turn share theirs.
//! Holds nothing; see ConversationStore.
class ExchangeStore
{
public:
    explicit ExchangeStore(Database &database)
        : m_database(database)
    {
    }

    //! The request, as soon as it leaves. Of the facts those that are known by then; where they say nothing of provider, model and tool,
    //! its origin does.
    Result<void> begin(const Exchange &exchange, const ExchangeFacts &facts = {});
    //! Its response, or its failure, and all that is known of it in the end.
    Result<void> end(const Exchange &exchange, const ExchangeFacts &facts = {});
    //! Kept whatever the budget is, or not.
    Result<void> setPinned(const QList<ExchangeId> &ids, bool isPinned);

    Result<Exchange> find(const ExchangeId &id) const;
    Result<Exchange> findByPrefix(const QString &prefix) const;
    //! Without bodies and arrivals, oldest first; of one conversation, or of all where `conversation` is empty (newest `limit`).
    Result<QList<Exchange>> list(const ConversationId &conversation, int limit) const;
    Result<QList<Exchange>> ofTurn(const TurnId &turn) const;
    //! Of exchanges that came into the file without them; who was asked and what it cost is not known then.
    Result<void> addMissingFacts();
    //! How many bytes the bodies take, as they are stored: pieces that bodies share count once.
    Result<qint64> storedSize() const;
    //! Drops what is over the budget, measured as it is stored: pieces that bodies share count once. \return how many exchanges went.
    Result<int> prune(const ExchangeBudget &budget);

private:
    Result<QVariant> addBody(const QByteArray &body);
    Result<void> addFacts(const Exchange &exchange, const ExchangeFacts &facts, const QVariant &body);
    Result<void> findAlike(qint64 row, const Exchange &exchange, qint64 body);
    Result<Exchange> only(const Result<QSqlQuery *> &query, const QString &id) const;
    Result<int> pruneByAge(int days);
    Result<int> pruneBySize(qint64 bytes);
    Result<qint64> drop(qint64 row);

    Database &m_database;
};

} // namespace model
