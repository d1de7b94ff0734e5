// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "model/store/database.h"

namespace model {

//! How much of the past exchanges is kept. What is over either bound goes, oldest first.
struct ExchangeBudget {
    qint64 bytes = 512LL * 1024 * 1024;
    int days = 30;
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

    //! The request, as soon as it leaves.
    Result<void> begin(const Exchange &exchange);
    //! Its response, or its failure, and all that is known of it in the end.
    Result<void> end(const Exchange &exchange);

    Result<Exchange> find(const ExchangeId &id) const;
    Result<Exchange> findByPrefix(const QString &prefix) const;
    //! Without bodies and arrivals, oldest first; of one conversation, or of all where `conversation` is empty (newest `limit`).
    Result<QList<Exchange>> list(const ConversationId &conversation, int limit) const;
    Result<QList<Exchange>> ofTurn(const TurnId &turn) const;
    //! Drops what is over the budget, measured as it is stored: pieces that bodies share count once. \return how many exchanges went.
    Result<int> prune(const ExchangeBudget &budget);

private:
    Result<QVariant> addBody(const QByteArray &body);
    Result<Exchange> only(const Result<QSqlQuery *> &query, const QString &id) const;
    Result<int> pruneByAge(int days);
    Result<int> pruneBySize(qint64 bytes);
    Result<qint64> drop(qint64 row);

    Database &m_database;
};

} // namespace model
