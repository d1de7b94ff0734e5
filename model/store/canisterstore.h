// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"
#include "model/store/database.h"

namespace model {

//! A row of the table: the columns `json`, `parts` and `sum`.
struct StoredCanister {
    QByteArray json;
    int parts = 0;
    QByteArray sum;
};

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
    //! The same under a row that is not there yet.
    Result<void> put(qint64 row, const Canister &canister);
    Result<CanisterPointer> find(qint64 row) const;
    //! The canister of a row that has been read already: as it was added, or an error.
    Result<CanisterPointer> read(const StoredCanister &stored) const;
    //! The same, or what of it can be read, with its `damage`. Never null.
    CanisterPointer readable(const StoredCanister &stored) const;
    //! One of which nothing can be read.
    static CanisterPointer unreadable(const Error &error);
    //! The check sum of a row.
    static QByteArray sumOf(const QByteArray &json, int parts);
    //! For rows of a time when there were no check sums: what they are now is what they are to be.
    Result<void> addSums();
    //! Drops those of these canisters that no node and no turn has, with their contents and index entries.
    Result<void> sweep(const QList<qint64> &rows);

private:
    Result<qint64> write(const QVariant &row, const Canister &canister, bool indexed);
    Result<QList<qint64>> unusedOf(const QList<qint64> &rows) const;
    Result<bool> removeFromIndex(qint64 row);
    Result<void> drop(qint64 row);
    Result<JsonText> part(const QByteArray &hash) const;

    Database &m_database;
};

} // namespace model
