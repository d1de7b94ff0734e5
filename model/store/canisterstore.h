// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"
#include "model/store/database.h"

namespace model {

//! Canisters with what of them is kept as contents. Nodes of several conversations may show the same one. Holds nothing; see
//! ConversationStore.
class CanisterStore
{
public:
    explicit CanisterStore(Database &database)
        : m_database(database)
    {
    }

    //! `indexed`: its words are going to be added to the search index under its row. \return the row of the canister.
    Result<qint64> add(const Canister &canister, bool indexed = false);
    Result<CanisterPointer> find(qint64 row) const;
    //! The canister of a row that has been read already.
    Result<CanisterPointer> read(const QByteArray &json, int parts) const;
    //! Drops those of these canisters that no node and no turn has, with their contents and index entries.
    Result<void> sweep(const QList<qint64> &rows);

private:
    Result<QList<qint64>> unusedOf(const QList<qint64> &rows) const;
    Result<void> removeFromIndex(qint64 row);
    Result<void> drop(qint64 row);

    Database &m_database;
};

} // namespace model
