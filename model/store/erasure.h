// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"
#include "model/store/database.h"

#include <QList>

namespace model {

//! *Erase for good*: takes conversations out of the store so that its text is in none of the store's files any more. What another
//! conversation shows too stays. Holds nothing; see ConversationStore.
class Erasure
{
public:
    explicit Erasure(Database &database)
        : m_database(database)
    {
    }

    //! Of the file that migrations and days have made: they may have the same.
    enum class Copies { Remove, Keep };
    Result<void> erase(const QList<ConversationId> &ids, Copies copies);
    //! Erases what has been among the deleted since before this time. The daily copies, which end by themselves, stay. Not to be called
    //! within a transaction. \return how many.
    Result<int> eraseDeletedBefore(const QDateTime &time);
    //! What nobody has seen yet: each in a transaction of its own, and the file is not written anew.
    Result<void> discard(const QList<ConversationId> &ids);

private:
    Result<void> eraseOne(const ConversationId &id);
    Result<void> eraseRows(qint64 conversation);
    Result<void> eraseExchanges(const ConversationId &id);
    Result<QList<qint64>> rows(const QString &statement, const QVariantList &values);
    Result<void> overwrite();
    void removeCopies();

    Database &m_database;
};

} // namespace model
