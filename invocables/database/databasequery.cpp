// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/database/databasequery.h"

#include "invocables/tools/invocable.h"
#include "model/basics/result.h"
#include "model/schema/jsonwriter.h"
#include "model/text/amounts.h"

#include <QCoreApplication>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QUuid>
#include <QVariant>
#include <QtGlobal>

#include <cstring>

#include <sqlite3.h>
#include <sys/stat.h>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

namespace {

//! While it lives, SQLite gets no more than so many bytes on this thread; a statement that asks for more fails as on a machine that has
//! no more. SQLite's own limit (sqlite3_hard_heap_limit64) is one for the whole process, where a tool's statement could take it from
//! the store. One at a time on a thread, around all that a connection does, its opening and closing included.
class SqliteMemory final
{
    Q_DISABLE_COPY_MOVE(SqliteMemory)

public:
    explicit SqliteMemory(qint64 most);
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

thread_local SqliteMemory *ofThisThread = nullptr;
//! What SQLite allocates with by itself; see sqlite3_mem_methods.
sqlite3_mem_methods usual {};

void *allocate(int size)
{
    if (!ofThisThread)
        return usual.xMalloc(size);
    if (!ofThisThread->hasRoomFor(size))
        return nullptr;
    void *memory = usual.xMalloc(size);
    ofThisThread->count(memory ? usual.xSize(memory) : 0);
    return memory;
}

void release(void *memory)
{
    if (ofThisThread && memory)
        ofThisThread->count(-usual.xSize(memory));
    usual.xFree(memory);
}

void *reallocate(void *memory, int size)
{
    if (!ofThisThread)
        return usual.xRealloc(memory, size);
    const int before = usual.xSize(memory);
    if (!ofThisThread->hasRoomFor(size - before))
        return nullptr;
    void *moved = usual.xRealloc(memory, size);
    ofThisThread->count(moved ? usual.xSize(moved) - before : 0);
    return moved;
}

bool install()
{
    if (sqlite3_config(SQLITE_CONFIG_GETMALLOC, &usual) != SQLITE_OK)
        return false;
    sqlite3_mem_methods asking = usual;
    asking.xMalloc = allocate;
    asking.xFree = release;
    asking.xRealloc = reallocate;
    return sqlite3_config(SQLITE_CONFIG_MALLOC, &asking) == SQLITE_OK;
}

// Before main(), since SQLite's allocator cannot be changed once a database was opened.
const bool isInstalled = install();

SqliteMemory::SqliteMemory(qint64 most)
    : m_most(most)
{
    ofThisThread = this;
}

SqliteMemory::~SqliteMemory()
{
    ofThisThread = nullptr;
}

bool SqliteMemory::isHeeded()
{
    return isInstalled;
}

bool SqliteMemory::hasRoomFor(qint64 bytes)
{
    const bool hasRoom = bytes <= 0 || m_used + bytes <= m_most;
    m_exhausted = m_exhausted || !hasRoom;
    return hasRoom;
}

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

struct SqliteGuardTexts {
    Q_DECLARE_TR_FUNCTIONS(SqliteGuard)
    PARLANCE_PHRASED
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
        return model::failure(model::ErrorCategory::Execution,
            SqliteGuardTexts::phrased("The database cannot be confined on this system, so it is not opened."));
    m_handle = handle;
    setLimits(handle);
    sqlite3_set_authorizer(handle, authorize, nullptr);
    sqlite3_progress_handler(handle, watchedSteps, isStopped, m_stop.get());
    return {};
}

//! Texts of a cell beyond this many characters are cut; blobs are described.
constexpr qsizetype longestCell = 10'000;
//! Where so many bytes are written no more rows are, and what is left of a row is cut more.
constexpr qsizetype mostRead = 4 * 1024 * 1024;
constexpr qsizetype shortCell = 100;
constexpr qint64 mostMemory = 64 * 1024 * 1024;

struct DatabaseQueryTexts {
    Q_DECLARE_TR_FUNCTIONS(DatabaseQuery)
    PARLANCE_PHRASED
};

tl::unexpected<Error> queryFailure(const model::Wording &message)
{
    return model::failure(ErrorCategory::Execution, message);
}

//! A connection of its own, gone at the end with its name.
class DatabaseConnection final
{
    Q_DISABLE_COPY_MOVE(DatabaseConnection)

public:
    DatabaseConnection(const QString &path, bool writes)
        : m_name(QUuid::createUuid().toString())
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
        database.setDatabaseName(path);
        database.setConnectOptions(writes ? u"QSQLITE_BUSY_TIMEOUT=5000"_s : u"QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=5000"_s);
        database.open();
    }
    ~DatabaseConnection() { QSqlDatabase::removeDatabase(m_name); }
    QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }

private:
    const QString m_name;
};

//! Whether the path still leads to the file that the guard has opened.
bool isSameFile(const FileDescriptor &file, const QString &path)
{
    struct stat opened = {};
    struct stat found = {};
    return ::fstat(file.get(), &opened) == 0 && ::lstat(QFile::encodeName(path).constData(), &found) == 0 && opened.st_dev == found.st_dev
        && opened.st_ino == found.st_ino;
}

//! SQLite opens what lies beside its file under these names, and would wait for ever for a pipe's other end.
model::Result<void> checkCompanions(const GuardedPath &file)
{
    for (const QString &suffix : {u"-journal"_s, u"-wal"_s, u"-shm"_s}) {
        struct stat found = {};
        if (::lstat(QFile::encodeName(file.absolute() + suffix).constData(), &found) == 0 && !S_ISREG(found.st_mode))
            return model::failure(ErrorCategory::Permission,
                DatabaseQueryTexts::phrased("“%1” is not a file, so the database beside it is not opened.").arg(file.shown() + suffix));
    }
    return {};
}

void writeCell(model::JsonWriter &json, const QVariant &value)
{
    if (value.isNull())
        json.null();
    else if (value.typeId() == QMetaType::LongLong || value.typeId() == QMetaType::Int)
        json.number(value.toLongLong());
    else if (value.typeId() == QMetaType::Double)
        json.number(value.toDouble());
    else if (value.typeId() == QMetaType::QByteArray)
        json.string(u"[%1 bytes]"_s.arg(value.toByteArray().size()));
    else
        json.string(value.toString().left(json.bytes().size() < mostRead ? longestCell : shortCell));
}

Error whyFailed(const QSqlError &error)
{
    const QString text = error.databaseText();
    if (text.contains("not authorized"_L1))
        return {ErrorCategory::Permission, DatabaseQueryTexts::phrased("The statement reaches beyond the file, which is not allowed.")};
    return {ErrorCategory::Execution, DatabaseQueryTexts::phrased("SQLite says: %1").arg(text)};
}

model::Result<InvocableResult> rowsOf(QSqlQuery &query, qint64 limit)
{
    const QSqlRecord record = query.record();
    model::JsonWriter json;
    json.beginObject().key(u"columns").beginArray();
    for (int column = 0; column < record.count(); ++column)
        json.string(record.fieldName(column));
    json.endArray().key(u"rows").beginArray();
    qint64 count = 0;
    bool more = query.next();
    for (; more && count < limit && json.bytes().size() < mostRead; more = query.next(), ++count) {
        json.beginArray();
        for (int column = 0; column < record.count(); ++column)
            writeCell(json, query.value(column));
        json.endArray();
    }
    if (!more && query.lastError().isValid())
        return tl::unexpected(whyFailed(query.lastError()));
    json.endArray().key(u"more").boolean(more).endObject();
    return dataResult(json.text());
}

model::Result<InvocableResult> answered(const DatabaseQuery &wanted, const QSqlDatabase &database, const StopFlag &stop)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    bool done = query.prepare(wanted.statement);
    for (const QVariant &value : wanted.values)
        query.addBindValue(value);
    done = done && query.exec();
    if (stop->load())
        return queryFailure(DatabaseQueryTexts::phrased("The query was stopped."));
    if (!done)
        return tl::unexpected(whyFailed(query.lastError()));
    if (query.isSelect())
        return rowsOf(query, wanted.limit);
    return textResult(u"Done; %1 rows changed."_s.arg(query.numRowsAffected()));
}

model::Result<InvocableResult> answered(
    const DatabaseQuery &wanted, const GuardedPath &file, const FileDescriptor &opened, const StopFlag &stop)
{
    const DatabaseConnection connection(file.absolute(), wanted.writes);
    const QSqlDatabase database = connection.database();
    if (!database.isOpen())
        return queryFailure(
            DatabaseQueryTexts::phrased("“%1” cannot be opened: %2").arg(file.shown(), database.lastError().databaseText()));
    SqliteGuard guard(stop);
    if (const auto watched = guard.watch(database); !watched)
        return tl::make_unexpected(watched.error());
    if (!isSameFile(opened, file.absolute()))
        return model::failure(
            ErrorCategory::Permission, DatabaseQueryTexts::phrased("“%1” was replaced while it was being opened.").arg(file.shown()));
    return answered(wanted, database, stop);
}

} // namespace

model::Result<InvocableResult> DatabaseQuery::run(const GuardedPath &file, const StopFlag &stop) const
{
    const auto opened = PathGuard::openFile(file);
    if (!opened)
        return tl::make_unexpected(opened.error());
    if (const auto checked = checkCompanions(file); !checked)
        return tl::make_unexpected(checked.error());
    const SqliteMemory memory(mostMemory);
    auto answer = answered(*this, file, *opened, stop);
    if (!answer && memory.wasExhausted() && !stop->load())
        return queryFailure(DatabaseQueryTexts::phrased("The statement needs more than the %1 of memory that it may use.")
                                .arg(model::sizeWording(mostMemory)));
    return answer;
}

} // namespace invocables
