// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/basics/worker.h"
#include "model/basics/result.h"

#include <QSqlDatabase>

namespace invocables {

//! Keeps statements on an open SQLite connection within its one file: no ATTACH, no PRAGMA that changes anything, no extension; bounds
//! the length of values and breaks off a statement when the stop flag is set. Works on the handle that Qt's driver gives
//! (QSqlDriver::handle), which is SQLite's own; where that is of another SQLite than this program is linked with, or one whose memory
//! cannot be bounded, it refuses. Must end before the connection.
class SqliteGuard final
{
    Q_DISABLE_COPY_MOVE(SqliteGuard)

public:
    explicit SqliteGuard(StopFlag stop)
        : m_stop(std::move(stop))
    {
    }
    ~SqliteGuard();

    model::Result<void> watch(const QSqlDatabase &connection);

private:
    const StopFlag m_stop;
    void *m_handle = nullptr;
};

} // namespace invocables
