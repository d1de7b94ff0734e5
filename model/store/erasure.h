// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"
#include "model/store/database.h"

#include <QList>

namespace model {

//! *Erase for good*: takes a conversation out of the store so that its text is in none of the store's files any more. What another
//! conversation shows too stays. Holds nothing; see ConversationStore.
class Erasure
{
public:
    explicit Erasure(Database &database)
        : m_database(database)
    {
    }

    Result<void> erase(const ConversationId &id);

private:
    Result<void> eraseRows(qint64 conversation);
    Result<void> eraseExchanges(const ConversationId &id);
    Result<QList<qint64>> rows(const QString &statement, const QVariantList &values);
    Result<void> overwrite();
    void removeCopies();

    Database &m_database;
};

} // namespace model
