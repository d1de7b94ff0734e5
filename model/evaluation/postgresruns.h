// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/runstore.h"
#include "model/evaluation/storeaddress.h"

#include <memory>

namespace model {

//! How a connection to a PostgreSQL is opened.
enum class PostgresPurpose {
    //! For what is there; its tables are not changed.
    Use,
    //! The same by a worker, which is not told of each result of others: with many workers that would cost more than the runs.
    Work,
    //! An empty database gets the tables, those of an earlier version are brought forward.
    Create
};

//! The runs of a PostgreSQL. A connection that is lost is made anew with the next call. `password`: from the keychain; empty for what
//! PostgreSQL's own library finds (PGPASSWORD, ~/.pgpass). \return a Storage error worded for the person.
Result<std::unique_ptr<RunStore>> openPostgresRuns(const StoreAddress &address, const QString &password, PostgresPurpose purpose);

//! What `parlance store --create` does besides: the roles of a reader, a worker and an owner, with their rights, as SQL. Each statement
//! may be run again.
QStringList postgresRoles();
//! Makes the tables and, where the person may, the roles. \return what could not be done, in words; empty for nothing.
Result<QString> createPostgresStore(const StoreAddress &address, const QString &password);

} // namespace model
