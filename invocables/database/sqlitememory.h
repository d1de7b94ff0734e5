// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

namespace invocables {

//! While it lives, SQLite gets no more than so many bytes on this thread; a statement that asks for more fails as on a machine that has
//! no more. SQLite's own limit (sqlite3_hard_heap_limit64) is one for the whole process, where a tool's statement could take it from
//! the store. One at a time on a thread, around all that a connection does, its opening and closing included.
class SqliteMemory final
{
    Q_DISABLE_COPY_MOVE(SqliteMemory)

public:
    explicit SqliteMemory(qint64 mostBytes);
    ~SqliteMemory();

    //! Whether SQLite asks here before it allocates: not where it was in use before this program began.
    static bool isHeeded();
    //! Whether more was asked for than there is.
    bool wasExhausted() const { return m_exhausted; }

    //! \return whether there are so many bytes more.
    bool hasRoomFor(qint64 bytes);
    //! They are taken, or given back where it is negative.
    void count(qint64 bytes) { m_used += bytes; }

private:
    const qint64 m_most;
    qint64 m_used = 0;
    bool m_exhausted = false;
};

} // namespace invocables
