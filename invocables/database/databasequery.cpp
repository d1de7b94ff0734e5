// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/database/databasequery.h"

#include "invocables/tools/invocable.h"
#include "model/basics/result.h"
#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"
#include "model/text/amounts.h"
#include "model/text/wholecharacters.h"

#include <QCoreApplication>
#include <QFile>
#include <QtGlobal>

#include <cmath>
#include <cstring>
#include <memory>

#include <sqlite3.h>
#include <sys/stat.h>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory, model::JsonText;

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

//! A connection to one file, beyond which its statements do not get: no ATTACH, no PRAGMA that changes anything, no extension. Values are
//! bounded, and a statement is broken off when the stop flag is set.
class GuardedDatabase final
{
    Q_DISABLE_COPY_MOVE(GuardedDatabase)

public:
    explicit GuardedDatabase(StopFlag stop)
        : m_stop(std::move(stop))
    {
    }
    ~GuardedDatabase() { ::sqlite3_close_v2(m_handle); }

    //! The file is there already.
    model::Result<void> open(const GuardedPath &file, bool writes);
    sqlite3 *handle() const { return m_handle; }
    bool isStopped() const { return m_stop->load(); }

private:
    const StopFlag m_stop;
    sqlite3 *m_handle = nullptr;
};

constexpr int busyMilliseconds = 5'000;
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

model::Result<void> GuardedDatabase::open(const GuardedPath &file, bool writes)
{
    if (!SqliteMemory::isHeeded())
        return queryFailure(DatabaseQueryTexts::phrased("The database cannot be confined on this system, so it is not opened."));
    const int access = writes ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
    if (::sqlite3_open_v2(file.absolute().toUtf8().constData(), &m_handle, access, nullptr) != SQLITE_OK) {
        const QString why = QString::fromUtf8(m_handle ? ::sqlite3_errmsg(m_handle) : ::sqlite3_errstr(SQLITE_NOMEM));
        return queryFailure(DatabaseQueryTexts::phrased("“%1” cannot be opened: %2").arg(file.shown(), why));
    }
    ::sqlite3_busy_timeout(m_handle, busyMilliseconds);
    setLimits(m_handle);
    ::sqlite3_set_authorizer(m_handle, authorize, nullptr);
    ::sqlite3_progress_handler(m_handle, watchedSteps, invocables::isStopped, m_stop.get());
    return {};
}

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

using Statement = std::unique_ptr<sqlite3_stmt, decltype(&::sqlite3_finalize)>;

Error whyFailed(const GuardedDatabase &database)
{
    if (database.isStopped())
        return {ErrorCategory::Execution, DatabaseQueryTexts::phrased("The query was stopped.")};
    const QString text = QString::fromUtf8(::sqlite3_errmsg(database.handle()));
    if (text.contains("not authorized"_L1))
        return {ErrorCategory::Permission, DatabaseQueryTexts::phrased("The statement reaches beyond the file, which is not allowed.")};
    return {ErrorCategory::Execution, DatabaseQueryTexts::phrased("SQLite says: %1").arg(text)};
}

//! What is no statement, such as a comment, is passed over where it stands after one.
model::Result<Statement> prepared(const GuardedDatabase &database, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const char *const end = bytes.constData() + bytes.size();
    const char *rest = bytes.constData();
    Statement first(nullptr, ::sqlite3_finalize);
    while (rest < end) {
        const char *const begin = rest;
        sqlite3_stmt *made = nullptr;
        const bool isGood = ::sqlite3_prepare_v2(database.handle(), begin, int(end - begin), &made, &rest) == SQLITE_OK;
        Statement next(made, ::sqlite3_finalize);
        // It does not go beyond a NUL.
        if ((first && (!isGood || next)) || (isGood && rest == begin))
            return queryFailure(DatabaseQueryTexts::phrased("Only one statement is run at a time."));
        if (!isGood)
            return tl::unexpected(whyFailed(database));
        if (next)
            first = std::move(next);
    }
    if (!first)
        return queryFailure(DatabaseQueryTexts::phrased("There is no statement."));
    return first;
}

int bindValue(sqlite3_stmt *statement, int place, const JsonText &value)
{
    const model::JsonView view = model::JsonView::of(value);
    if (view.isNull())
        return ::sqlite3_bind_null(statement, place);
    if (view.isNumber()) {
        bool isWhole = false;
        const qint64 whole = value.bytes().toLongLong(&isWhole);
        return isWhole ? ::sqlite3_bind_int64(statement, place, whole) : ::sqlite3_bind_double(statement, place, value.bytes().toDouble());
    }
    if (value.bytes() == "true" || value.bytes() == "false")
        return ::sqlite3_bind_int(statement, place, value.bytes() == "true" ? 1 : 0);
    const QByteArray text = model::wholeUtf8(view.string());
    return ::sqlite3_bind_text(statement, place, text.constData(), int(text.size()), SQLITE_TRANSIENT);
}

model::Result<void> bindValues(const GuardedDatabase &database, sqlite3_stmt *statement, const QList<JsonText> &values)
{
    const int places = ::sqlite3_bind_parameter_count(statement);
    if (places != values.size())
        return queryFailure(DatabaseQueryTexts::phrased("The statement has places for %1 values, and %2 are given.")
                                .arg(QString::number(places), QString::number(values.size())));
    for (int place = 1; place <= places; ++place) {
        if (bindValue(statement, place, values.at(place - 1)) != SQLITE_OK)
            return tl::unexpected(whyFailed(database));
    }
    return {};
}

void writeCell(model::JsonWriter &json, sqlite3_stmt *statement, int column)
{
    const auto text = [statement, column] {
        const auto *bytes = reinterpret_cast<const char *>(::sqlite3_column_text(statement, column));
        return QString::fromUtf8(bytes, ::sqlite3_column_bytes(statement, column));
    };
    switch (::sqlite3_column_type(statement, column)) {
    case SQLITE_NULL: json.null(); break;
    case SQLITE_INTEGER: json.number(qint64(::sqlite3_column_int64(statement, column))); break;
    case SQLITE_FLOAT:
        if (const double number = ::sqlite3_column_double(statement, column); std::isfinite(number))
            json.number(number);
        else
            json.string(text());
        break;
    case SQLITE_BLOB: json.string(u"[%1 bytes]"_s.arg(::sqlite3_column_bytes(statement, column))); break;
    default: json.string(text().left(json.bytes().size() < mostRead ? longestCell : shortCell));
    }
}

model::Result<InvocableResult> rowsOf(const GuardedDatabase &database, sqlite3_stmt *statement, qint64 limit)
{
    const int columns = ::sqlite3_column_count(statement);
    model::JsonWriter json;
    json.beginObject().key(u"columns").beginArray();
    for (int column = 0; column < columns; ++column)
        json.string(QString::fromUtf8(::sqlite3_column_name(statement, column)));
    json.endArray().key(u"rows").beginArray();
    qint64 count = 0;
    int state = ::sqlite3_step(statement);
    for (; state == SQLITE_ROW && count < limit && json.bytes().size() < mostRead; state = ::sqlite3_step(statement), ++count) {
        json.beginArray();
        for (int column = 0; column < columns; ++column)
            writeCell(json, statement, column);
        json.endArray();
    }
    if (state != SQLITE_ROW && state != SQLITE_DONE)
        return tl::unexpected(whyFailed(database));
    json.endArray().key(u"more").boolean(state == SQLITE_ROW).endObject();
    return dataResult(json.text());
}

model::Result<InvocableResult> answered(const DatabaseQuery &wanted, const GuardedDatabase &database)
{
    const auto statement = prepared(database, wanted.statement);
    if (!statement)
        return tl::make_unexpected(statement.error());
    if (const auto bound = bindValues(database, statement->get(), wanted.values); !bound)
        return tl::make_unexpected(bound.error());
    if (::sqlite3_column_count(statement->get()) > 0)
        return rowsOf(database, statement->get(), wanted.limit);
    if (::sqlite3_step(statement->get()) != SQLITE_DONE)
        return tl::unexpected(whyFailed(database));
    return textResult(u"Done; %1 rows changed."_s.arg(::sqlite3_changes(database.handle())));
}

model::Result<InvocableResult> answered(
    const DatabaseQuery &wanted, const GuardedPath &file, const FileDescriptor &opened, const StopFlag &stop)
{
    GuardedDatabase database(stop);
    if (const auto open = database.open(file, wanted.writes); !open)
        return tl::make_unexpected(open.error());
    if (!isSameFile(opened, file.absolute()))
        return model::failure(
            ErrorCategory::Permission, DatabaseQueryTexts::phrased("“%1” was replaced while it was being opened.").arg(file.shown()));
    return answered(wanted, database);
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
