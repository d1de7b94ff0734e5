// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/database.h"

namespace model {

//! Brings a file to the schema of this program, forward only. The version is in PRAGMA user_version. Before each step of a file
//! that has something in it, a copy is made beside it (`parlance.sqlite.version-1`); copies go with the next *Erase for good*.
//! Holds nothing; see ConversationStore.
class Migrations
{
public:
    static constexpr int current = 14;

    explicit Migrations(Database &database)
        : m_database(database)
    {
    }

    //! \return a Storage error worded for the person, the file being left as it was, where it is newer than the program, is no
    //! store of Parlance, or is damaged.
    Result<void> run();

    //! Whether there is a store in the file at all; an error where it is another program's, or damaged.
    Result<bool> isStore() const;

    //! Where the copy made before the step from `version` is.
    static QString copyPath(const QString &path, int version);

private:
    Result<int> version() const;
    Result<void> copyFile(int version);
    Result<void> step(int from);
    Result<void> fill(int from);
    Result<void> useWriteAheadLog();

    Database &m_database;
};

} // namespace model
