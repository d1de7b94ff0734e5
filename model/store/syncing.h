// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/database.h"

namespace model {

//! While this stands, commits wait for the disk or do not. Without, they are in the file all the same, where the end of the process does
//! not reach them; a loss of power does, until the next commit that waits. (In a transaction SQLite does not let this be changed.)
class Syncing
{
    Q_DISABLE_COPY_MOVE(Syncing)

public:
    Syncing(Database &database, bool isWanted)
        : m_database(database)
        , m_isWanted(isWanted)
    {
        if (!m_isWanted)
            m_database.setSyncing(false);
    }
    ~Syncing()
    {
        if (!m_isWanted)
            m_database.setSyncing(true);
    }

private:
    Database &m_database;
    const bool m_isWanted;
};

} // namespace model
