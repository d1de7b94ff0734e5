// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/database/sqliteguard.h"

#include "invocables/database/sqlitememory.h"

#include <QCoreApplication>
#include <QSqlDriver>
#include <QSqlQuery>
#include <QVariant>

#include <sqlite3.h>

#include <cstring>

namespace invocables {

namespace {

struct SqliteGuardTexts {
    Q_DECLARE_TR_FUNCTIONS(SqliteGuard)
};

//! Looked at this often, in SQLite's instructions, one of which may work on two values of the longest kind.
constexpr int watchedSteps = 1'000;
//! In bytes, of a value and of a row. What one instruction does with them cannot be broken off.
constexpr int longestValue = 4 * 1024 * 1024;
constexpr int longestPattern = 1'000;

bool isHarmlessPragma(const char *name, const char *value)
{
    for (const char *known : {"table_info", "table_xinfo", "table_list", "index_list", "index_info", "foreign_key_list", "database_list"}) {
        if (name && std::strcmp(name, known) == 0)
            return true;
    }
    return !value && name && (std::strcmp(name, "user_version") == 0 || std::strcmp(name, "schema_version") == 0);
}

int authorize(void *, int action, const char *first, const char *second, const char *, const char *)
{
    if (action == SQLITE_ATTACH || action == SQLITE_DETACH)
        return SQLITE_DENY;
    if (action == SQLITE_PRAGMA)
        return isHarmlessPragma(first, second) ? SQLITE_OK : SQLITE_DENY;
    const bool loads = action == SQLITE_FUNCTION && second && std::strcmp(second, "load_extension") == 0;
    return loads ? SQLITE_DENY : SQLITE_OK;
}

int isStopped(void *flag)
{
    return static_cast<std::atomic_bool *>(flag)->load() ? 1 : 0;
}

void setLimits(sqlite3 *handle)
{
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, longestValue);
    sqlite3_limit(handle, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, longestPattern);
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(handle, SQLITE_LIMIT_TRIGGER_DEPTH, 100);
    sqlite3_limit(handle, SQLITE_LIMIT_WORKER_THREADS, 0);
}

sqlite3 *handleOf(const QSqlDatabase &connection)
{
    const QVariant handle = connection.driver()->handle();
    const bool isSqlite = handle.isValid() && qstrcmp(handle.typeName(), "sqlite3*") == 0;
    return isSqlite ? *static_cast<sqlite3 *const *>(handle.constData()) : nullptr;
}

bool isOurSqlite(const QSqlDatabase &connection)
{
    QSqlQuery query(connection);
    return query.exec(QStringLiteral("SELECT sqlite_source_id()")) && query.next()
        && query.value(0).toString() == QLatin1String(sqlite3_sourceid());
}

} // namespace

SqliteGuard::~SqliteGuard()
{
    if (!m_handle)
        return;
    sqlite3_progress_handler(static_cast<sqlite3 *>(m_handle), 0, nullptr, nullptr);
    sqlite3_set_authorizer(static_cast<sqlite3 *>(m_handle), nullptr, nullptr);
}

model::Result<void> SqliteGuard::watch(const QSqlDatabase &connection)
{
    sqlite3 *handle = handleOf(connection);
    if (!handle || !isOurSqlite(connection) || !SqliteMemory::isHeeded())
        return model::failure(
            model::ErrorCategory::Execution, SqliteGuardTexts::tr("The database cannot be confined on this system, so it is not opened."));
    m_handle = handle;
    setLimits(handle);
    sqlite3_set_authorizer(handle, authorize, nullptr);
    sqlite3_progress_handler(handle, watchedSteps, isStopped, m_stop.get());
    return {};
}

} // namespace invocables
