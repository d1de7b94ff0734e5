// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/database.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QSet>
#include <QUrl>

#include <atomic>
#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct WritabilityTexts {
    Q_DECLARE_TR_FUNCTIONS(Writability)
};

//! \return the number of the system's error; 0 where it can be done.
int triedIn(const QString &folder)
{
    QByteArray path = QFile::encodeName(folder) + "/.tried-XXXXXX";
    const int file = ::mkostemp(path.data(), O_CLOEXEC);
    if (file < 0)
        return errno;
    const int fault = ::write(file, "tried\n", 6) == 6 ? 0 : errno;
    ::close(file);
    ::unlink(path.constData());
    return fault;
}

} // namespace

QString whyUnwritable(const QString &folder)
{
    const int fault = triedIn(folder);
    switch (fault) {
    case ENOSPC:
    case EDQUOT: return WritabilityTexts::tr("the disk is full");
    case EACCES:
    case EPERM:
    case EROFS: return WritabilityTexts::tr("it is write-protected");
    case EMFILE: return WritabilityTexts::tr("this program has too many files open");
    case ENFILE: return WritabilityTexts::tr("this machine has too many files open");
    case ENOMEM: return WritabilityTexts::tr("there is not enough memory");
    case 0: return WritabilityTexts::tr("the system refused it once, but would not now");
    default: return qt_error_string(fault);
    }
}

bool areTooManyFilesOpen()
{
    const int file = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (file >= 0)
        ::close(file);
    return file < 0 && (errno == EMFILE || errno == ENFILE);
}

namespace {

//! Primary result codes, https://www.sqlite.org/rescode.html
enum Code {
    Busy = 5,
    Locked = 6,
    NoMemory = 7,
    ReadOnly = 8,
    InputOutput = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    Schema = 17,
    NoDatabase = 26
};

//! Before the code, in the detail of an error.
const QString codePrefix = u"SQLite "_s;

int primaryCode(const QSqlError &error)
{
    return error.nativeErrorCode().toInt() & 0xff;
}

//! Of an error that storageError() has made; 0 of others.
int primaryCode(const Error &error)
{
    const QString detail = error.category == ErrorCategory::Storage && error.detail.startsWith(codePrefix) ? error.detail : QString();
    return QStringView(detail).mid(codePrefix.size()).split(u':').first().toInt() & 0xff;
}

struct DatabaseErrorTexts {
    Q_DECLARE_TR_FUNCTIONS(Database)
};

QString sentence(int code)
{
    if ((code == InputOutput || code == Full || code == CannotOpen) && areTooManyFilesOpen())
        return DatabaseErrorTexts::tr("This could not be read or saved: too many files are open.");
    switch (code) {
    case NoMemory: return DatabaseErrorTexts::tr("There is not enough memory to read or save the conversations.");
    case Busy:
    case Locked: return DatabaseErrorTexts::tr("Another Parlance is writing to the conversations and does not finish.");
    case ReadOnly: return DatabaseErrorTexts::tr("The conversations cannot be saved: their file is write-protected.");
    case InputOutput: return DatabaseErrorTexts::tr("The disk reported an error while the conversations were being read or saved.");
    case Corrupt:
    case NoDatabase:
        return DatabaseErrorTexts::tr("The file of the conversations is damaged. It has been left as it is.") + u' ' + repairHint();
    case Full: return DatabaseErrorTexts::tr("The disk is full: this could not be saved.");
    case CannotOpen: return DatabaseErrorTexts::tr("The file of the conversations cannot be opened.");
    default: return DatabaseErrorTexts::tr("The conversations could not be read or saved.");
    }
}

} // namespace

Error storageError(const QSqlError &error)
{
    const QString detail = codePrefix + u"%1: %2"_s.arg(error.nativeErrorCode(), error.databaseText());
    return {ErrorCategory::Storage, sentence(primaryCode(error)), detail};
}

bool isRefusal(const Error &error)
{
    constexpr int constraint = 19;
    constexpr int mismatch = 20;
    const int code = primaryCode(error);
    return code == constraint || code == mismatch;
}

QString repairHint()
{
    return DatabaseErrorTexts::tr("“Repair the conversations…” in the Parlance menu, or parlance repair, saves what can be read.");
}

tl::unexpected<Error> failureAt(const QString &sentence, const QString &path, ErrorCategory category)
{
    return failure(category, sentence.arg(QDir::toNativeSeparators(path)));
}

bool isDamage(const QSqlError &error)
{
    // Reading that the disk refuses, a page that is not there, a file system that knows of damage itself.
    static const QStringList reading {u"266"_s, u"522"_s, u"8458"_s};
    const int code = primaryCode(error);
    return code == Corrupt || code == NoDatabase || reading.contains(error.nativeErrorCode());
}

bool isBusy(const QSqlError &error)
{
    return primaryCode(error) == Busy;
}

bool isBusy(const Error &error)
{
    const int code = primaryCode(error);
    return code == Busy || code == Locked;
}

namespace {

struct DatabaseTexts {
    Q_DECLARE_TR_FUNCTIONS(Database)
};

//! How often it is waited for a writer of another process.
constexpr int busyTries = 40;
//! To this size the log is cut once what is in it has come into the file; a large transaction may have made it any size.
constexpr int longestLog = 4 * 1024 * 1024;

QString newConnectionName()
{
    static std::atomic<int> counter {0};
    return u"parlance-store-%1"_s.arg(counter.fetch_add(1));
}

//! SQLite gives the files beside a store the rights that this one has when they are made, and leaves them there after a look at one that
//! was write-protected. Once that may be written again they would keep it from being written. Where a link leads, they are beside the file.
void mendRightsBeside(const QByteArray &path)
{
    struct stat store = {};
    if (::stat(path.constData(), &store) != 0)
        return;
    const mode_t rights = store.st_mode & (S_IRWXU | S_IRWXG | S_IRWXO);
    for (const char *end : {"-wal", "-shm"}) {
        const QByteArray beside = path + end;
        struct stat found = {};
        const bool isOurs = ::lstat(beside.constData(), &found) == 0 && S_ISREG(found.st_mode) && found.st_uid == store.st_uid;
        if (isOurs && (rights & ~found.st_mode & S_IWUSR))
            ::chmod(beside.constData(), rights);
    }
}

//! SQLite may find only in the end that the tables it knew of are those of an earlier moment, since another process has begun or changed
//! the file: then nothing has been done, and the same is to be asked again.
template <typename Attempt>
bool succeeds(const QSqlQuery &query, Attempt attempt)
{
    constexpr int most = 5;
    for (int tries = 1; !attempt(); ++tries) {
        if (primaryCode(query.lastError()) != Schema || tries == most)
            return false;
    }
    return true;
}

//! In Qt Sql a null string stands for NULL; here it is an empty text.
QVariant bindable(const QVariant &value)
{
    if (value.metaType() == QMetaType::fromType<QString>() && value.toString().isNull())
        return u""_s;
    if (value.metaType() == QMetaType::fromType<QByteArray>() && value.toByteArray().isNull())
        return QByteArray("");
    return value;
}

} // namespace

struct Database::Statements {
    QSqlDatabase connection;
    QHash<QString, std::shared_ptr<QSqlQuery>> prepared;
    //! Those that may be in the middle of their rows.
    QSet<QSqlQuery *> running;
};

Result<std::unique_ptr<Database>> Database::open(const QString &path, Access access)
{
    std::unique_ptr<Database> database(new Database(path));
    if (const auto configured = database->configure(access); !configured)
        return tl::unexpected(configured.error());
    return database;
}

Database::Database(QString path)
    : m_path(std::move(path))
    , m_connection(newConnectionName())
    , m_statements(std::make_unique<Statements>())
{
    m_statements->connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
}

Database::~Database()
{
    m_statements->prepared.clear();
    m_statements->connection.close();
    m_statements.reset();
    QSqlDatabase::removeDatabase(m_connection);
}

Result<void> Database::configure(Access access)
{
    QSqlDatabase &connection = m_statements->connection;
    connection.setDatabaseName(m_path);
    QString options = u"QSQLITE_ENABLE_REGEXP;QSQLITE_BUSY_TIMEOUT=%1"_s.arg(busyMilliseconds);
    if (access != Access::ReadWrite)
        options += u";QSQLITE_OPEN_READONLY"_s;
    if (access == Access::Immutable) {
        options += u";QSQLITE_OPEN_URI"_s;
        connection.setDatabaseName(QString::fromLatin1(QUrl::fromLocalFile(m_path).toEncoded()) + u"?immutable=1"_s);
    }
    connection.setConnectOptions(options);
    if (access == Access::ReadWrite)
        mendRightsBeside(QFile::encodeName(QFileInfo(m_path).canonicalFilePath()));
    if (!connection.open())
        return tl::unexpected(noted(connection.lastError()));
    // The cache: 8 MiB, taken as it is needed. What does not fit is written out within a transaction, often more than once.
    for (const QString &pragma : {u"PRAGMA foreign_keys=ON"_s, u"PRAGMA synchronous=FULL"_s, u"PRAGMA secure_delete=ON"_s,
             u"PRAGMA cache_size=-8192"_s, u"PRAGMA journal_size_limit=%1"_s.arg(longestLog)}) {
        if (const auto done = execute(pragma); !done)
            return done;
    }
    return {};
}

Result<void> Database::makeTemporary()
{
    m_isTemporary = true;
    return execute(u"PRAGMA synchronous=OFF"_s).and_then([this] { return execute(u"PRAGMA secure_delete=OFF"_s); });
}

void Database::setSyncing(bool isWanted)
{
    if (!m_isTemporary)
        (void)execute(isWanted ? u"PRAGMA synchronous=FULL"_s : u"PRAGMA synchronous=NORMAL"_s);
}

Result<QSqlQuery *> Database::prepared(const QString &statement)
{
    const auto known = m_statements->prepared.constFind(statement);
    if (known != m_statements->prepared.cend())
        return known->get();
    auto query = std::make_shared<QSqlQuery>(m_statements->connection);
    query->setForwardOnly(true);
    if (!succeeds(*query, [&] { return query->prepare(statement); }))
        return tl::unexpected(noted(query->lastError()));
    m_statements->prepared.insert(statement, query);
    return query.get();
}

Result<QSqlQuery *> Database::run(const QString &statement, const QVariantList &values)
{
    if (m_depth > 0 && m_failure)
        return tl::unexpected(*m_failure);
    const auto query = prepared(statement);
    if (!query)
        return query;
    for (int index = 0; index < int(values.size()); ++index)
        (*query)->bindValue(index, bindable(values.at(index)));
    m_statements->running.insert(*query);
    if (!succeeds(**query, [&] { return (*query)->exec(); })) {
        const Error error = noted((*query)->lastError());
        (*query)->finish();
        return tl::unexpected(error);
    }
    return query;
}

//! One that gives no rows.
Result<void> Database::doPrepared(const QString &statement)
{
    const auto query = prepared(statement);
    if (!query)
        return tl::unexpected(query.error());
    const bool isDone = succeeds(**query, [&] { return (*query)->exec(); });
    const QSqlError error = (*query)->lastError();
    (*query)->finish();
    return isDone ? Result<void>() : tl::unexpected(noted(error));
}

Error Database::noted(const QSqlError &error)
{
    m_isDamaged = m_isDamaged || isDamage(error);
    return storageError(error);
}

Result<void> Database::ended(const QSqlQuery &query)
{
    if (query.lastError().isValid())
        return tl::unexpected(noted(query.lastError()));
    return {};
}

Result<QList<qint64>> Database::numbers(const QString &statement, const QVariantList &values)
{
    QList<qint64> found;
    return each(statement, values, [&found](const QSqlQuery &query) { found += query.value(0).toLongLong(); }).map([&found] {
        return found;
    });
}

Result<QVariant> Database::value(const QString &statement, const QVariantList &values)
{
    const auto query = run(statement, values);
    if (!query)
        return tl::unexpected(query.error());
    QVariant found;
    if ((*query)->next())
        found = (*query)->value(0);
    else if (const auto ended = this->ended(**query); !ended)
        return tl::unexpected(ended.error());
    (*query)->finish();
    return found;
}

Result<qint64> Database::insert(const QString &statement, const QVariantList &values)
{
    return run(statement, values).map([](QSqlQuery *query) { return query->lastInsertId().toLongLong(); });
}

Result<void> Database::execute(const QString &statement)
{
    if (m_depth > 0 && m_failure)
        return tl::unexpected(*m_failure);
    QSqlQuery query(m_statements->connection);
    if (!query.exec(statement))
        return tl::unexpected(noted(query.lastError()));
    return {};
}

Result<qint64> Database::changes()
{
    return value(u"SELECT changes()"_s).map([](const QVariant &number) { return number.toLongLong(); });
}

void Database::begin()
{
    if (m_depth++ > 0)
        return;
    // IMMEDIATE: to become a writer in the middle of a transaction could fail for good.
    for (int tries = 0; tries < busyTries; ++tries) {
        const auto begun = doPrepared(u"BEGIN IMMEDIATE"_s);
        if (begun)
            return m_failure.reset();
        m_failure = begun.error();
        if (!isBusy(begun.error()))
            return;
    }
}

Result<void> Database::commit()
{
    if (m_depth > 1 || m_failure) {
        const std::optional<Error> failed = m_failure;
        if (m_depth > 1)
            --m_depth;
        else
            rollBack();
        return failed ? Result<void>(tl::unexpected(*failed)) : Result<void>();
    }
    finishAll();
    const auto committed = doPrepared(u"COMMIT"_s);
    if (committed)
        m_depth = 0;
    else
        rollBack();
    return committed;
}

void Database::rollBack()
{
    if (m_depth > 1) {
        --m_depth;
        if (!m_failure)
            m_failure = Error {ErrorCategory::Storage, DatabaseTexts::tr("A part of the change could not be saved.")};
        return;
    }
    finishAll();
    m_depth = 0;
    m_failure.reset();
    // Fails where SQLite has rolled back by itself, which is as good.
    QSqlQuery(m_statements->connection).exec(u"ROLLBACK"_s);
}

void Database::finishAll()
{
    for (QSqlQuery *query : std::exchange(m_statements->running, {}))
        query->finish();
}

Database::Transaction::Transaction(Database &database)
    : m_database(database)
{
    m_database.begin();
}

Database::Transaction::~Transaction()
{
    if (m_open)
        m_database.rollBack();
}

Result<void> Database::Transaction::commit()
{
    m_open = false;
    return m_database.commit();
}

} // namespace model
