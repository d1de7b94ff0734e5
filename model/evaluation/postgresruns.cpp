// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/postgresruns.h"

#include "model/evaluation/runschema.h"
#include "model/evaluation/sqlrunstore.h"

#include <QCoreApplication>
#include <QHash>
#include <QObject>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

#include <atomic>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct PostgresRunsTexts {
    Q_DECLARE_TR_FUNCTIONS(model::PostgresRuns)
};

//! Where everybody says what he has changed.
const QString runsChannel = u"parlance_runs"_s;
const QString resultsChannel = u"parlance_results"_s;

QString newPostgresName()
{
    static std::atomic<int> counter {0};
    return u"parlance-runs-%1"_s.arg(counter.fetch_add(1));
}

//! By the class of its SQLSTATE, https://www.postgresql.org/docs/15/errcodes-appendix.html
QString postgresSentence(const QString &state, const StoreAddress &address)
{
    const QString where = address.toString();
    if (state == u"53100")
        return PostgresRunsTexts::tr("The database %1 has no room left: this could not be saved.").arg(where);
    if (state == u"25006")
        return PostgresRunsTexts::tr("The database %1 can only be read at present.").arg(where);
    if (state.startsWith("28"_L1))
        return PostgresRunsTexts::tr("The database %1 does not let this user in. Its password comes from PGPASSWORD or ~/.pgpass.")
            .arg(where);
    if (state == u"3D000")
        return PostgresRunsTexts::tr("There is no such database: %1.").arg(where);
    if (state == u"42501")
        return PostgresRunsTexts::tr("This user does not have the right to do that in %1.").arg(where);
    if (state == u"42P01" || state == u"3F000")
        return PostgresRunsTexts::tr("The database %1 has no evaluations yet. Make it ready for them with parlance store --create.")
            .arg(where);
    if (state.startsWith("53"_L1))
        return PostgresRunsTexts::tr("The database %1 is out of connections or memory.").arg(where);
    if (state.isEmpty() || state.startsWith("08"_L1) || state.startsWith("57"_L1))
        return PostgresRunsTexts::tr("The database %1 does not answer.").arg(where);
    return PostgresRunsTexts::tr("The database %1 could not be read or written.").arg(where);
}

//! In Qt Sql a null string stands for NULL; here it is an empty text.
QVariant bindableText(const QVariant &value)
{
    const bool isNull = value.metaType() == QMetaType::fromType<QString>() && value.toString().isNull();
    return isNull ? QVariant(u""_s) : value;
}

//! One connection. Made anew where it was lost. Owned by its SqlRunStore.
class PostgresRunConnection final : public RunConnection
{
public:
    PostgresRunConnection(StoreAddress address, QString password, PostgresPurpose purpose)
        : m_address(std::move(address))
        , m_password(std::move(password))
        , m_hearsOfResults(purpose != PostgresPurpose::Work)
        , m_name(newPostgresName())
    {
    }
    ~PostgresRunConnection() override { close(); }

    Result<void> open();

    Result<Rows> rows(const QString &statement, const QVariantList &values) override;
    Result<qint64> change(const QString &statement, const QVariantList &values) override;
    Result<void> together(const std::function<Result<void>()> &work) override;
    QString now() const override { return u"(extract(epoch FROM clock_timestamp()) * 1000)::bigint"_s; }
    QString claim() const override { return u"FOR UPDATE SKIP LOCKED"_s; }
    Result<void> takeTurns() override;
    Result<void> tell(RunNews news) override;
    void listen(const std::function<void(RunNews)> &told) override;

private:
    void close();
    using Query = std::shared_ptr<QSqlQuery>;
    Result<Query> run(const QString &statement, const QVariantList &values);
    Result<Query> prepared(const QString &statement);
    Error wordedError(const QSqlError &error);

    const StoreAddress m_address;
    const QString m_password;
    const bool m_hearsOfResults;
    const QString m_name;
    std::function<void(RunNews)> m_told;
    //! Statements with values, which the database keeps ready for as long as the connection lasts.
    QHash<QString, Query> m_prepared;
    QMetaObject::Connection m_listening;
    int m_depth = 0;
    bool m_isLost = false;
};

Result<void> PostgresRunConnection::open()
{
    if (!QSqlDatabase::isDriverAvailable(u"QPSQL"_s))
        return failure(ErrorCategory::Usage,
            PostgresRunsTexts::tr("PostgreSQL cannot be reached: Qt's driver for it is not installed (libqt6sql6-psql)."));
    close();
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QPSQL"_s, m_name);
    database.setHostName(m_address.host);
    database.setPort(m_address.port);
    database.setDatabaseName(m_address.database);
    if (!m_address.user.isEmpty())
        database.setUserName(m_address.user);
    if (!m_password.isEmpty())
        database.setPassword(m_password);
    QStringList options {u"connect_timeout=10"_s, u"application_name=parlance"_s};
    if (!m_address.sslMode.isEmpty())
        options.append(u"sslmode="_s + m_address.sslMode);
    if (!m_address.options.isEmpty())
        options.append(m_address.options);
    database.setConnectOptions(options.join(u';'));
    m_isLost = !database.open();
    if (m_isLost)
        return tl::make_unexpected(wordedError(database.lastError()));
    // Where these are is not left to the server's settings.
    for (const QString &statement : {u"SET search_path TO parlance"_s, u"SET client_min_messages TO warning"_s}) {
        if (const auto done = run(statement, {}); !done)
            return tl::make_unexpected(done.error());
    }
    if (m_told)
        listen(m_told);
    return {};
}

void PostgresRunConnection::close()
{
    QObject::disconnect(m_listening);
    if (!QSqlDatabase::contains(m_name))
        return;
    QSqlDatabase::database(m_name, false).close();
    QSqlDatabase::removeDatabase(m_name);
    // Last, since each would still say good-bye to a database that may be gone.
    m_prepared.clear();
}

Error PostgresRunConnection::wordedError(const QSqlError &error)
{
    const QString state = error.nativeErrorCode();
    const bool isOpen = QSqlDatabase::database(m_name, false).isOpen();
    m_isLost = m_isLost || !isOpen || error.type() == QSqlError::ConnectionError || state.isEmpty() || state.startsWith("08"_L1)
        || state.startsWith("57P"_L1);
    // Worth trying again: it is away, out of room, only read at present, or has taken somebody else's side.
    const bool isPassing = m_isLost || state.startsWith("53"_L1) || state.startsWith("40"_L1) || state == u"25006" || state == u"55P03";
    // Before there is a connection there is no code, and the server's words say what is wrong.
    QString code = state;
    if (state.isEmpty() && error.databaseText().contains("does not exist"_L1) && error.databaseText().contains("database"_L1))
        code = u"3D000"_s;
    else if (state.isEmpty()
        && (error.databaseText().contains("authentication"_L1) || error.databaseText().contains("password"_L1)
            || error.databaseText().contains("role"_L1)))
        code = u"28000"_s;
    const ErrorCategory category = isPassing && code != u"3D000" && code != u"28000" ? ErrorCategory::Network : ErrorCategory::Storage;
    return {category, postgresSentence(code, m_address), u"PostgreSQL %1: %2"_s.arg(state, error.databaseText().trimmed())};
}

auto PostgresRunConnection::prepared(const QString &statement) -> Result<Query>
{
    if (const auto known = m_prepared.constFind(statement); known != m_prepared.cend())
        return *known;
    const auto query = std::make_shared<QSqlQuery>(QSqlDatabase::database(m_name, false));
    if (!query->prepare(statement))
        return tl::make_unexpected(wordedError(query->lastError()));
    // Of those that put in many rows there is one for each number of rows.
    constexpr qsizetype most = 64;
    if (m_prepared.size() >= most)
        m_prepared.clear();
    m_prepared.insert(statement, query);
    return query;
}

auto PostgresRunConnection::run(const QString &statement, const QVariantList &values) -> Result<Query>
{
    if (m_isLost && m_depth == 0) {
        if (const auto opened = open(); !opened)
            return tl::make_unexpected(opened.error());
    }
    const Result<Query> query = values.isEmpty() ? std::make_shared<QSqlQuery>(QSqlDatabase::database(m_name, false)) : prepared(statement);
    if (!query)
        return query;
    for (int index = 0; index < int(values.size()); ++index)
        (*query)->bindValue(index, bindableText(values.at(index)));
    if (!(values.isEmpty() ? (*query)->exec(statement) : (*query)->exec()))
        return tl::make_unexpected(wordedError((*query)->lastError()));
    return query;
}

Result<RunConnection::Rows> PostgresRunConnection::rows(const QString &statement, const QVariantList &values)
{
    const auto ran = run(statement, values);
    if (!ran)
        return tl::make_unexpected(ran.error());
    QSqlQuery &query = **ran;
    const int columns = query.record().count();
    Rows found;
    while (query.next()) {
        QVariantList row;
        for (int column = 0; column < columns; ++column)
            row.append(query.value(column));
        found.append(row);
    }
    if (query.lastError().isValid())
        return tl::make_unexpected(wordedError(query.lastError()));
    // A statement that is kept has its last rows, too.
    constexpr qsizetype mostKept = 64;
    if (found.size() > mostKept)
        m_prepared.remove(statement);
    return found;
}

Result<qint64> PostgresRunConnection::change(const QString &statement, const QVariantList &values)
{
    const auto query = run(statement, values);
    return query ? Result<qint64>((*query)->numRowsAffected()) : tl::make_unexpected(query.error());
}

Result<void> PostgresRunConnection::together(const std::function<Result<void>()> &work)
{
    if (const auto begun = run(u"BEGIN"_s, {}); !begun)
        return tl::make_unexpected(begun.error());
    ++m_depth;
    const auto done = work();
    const auto ended = run(done ? u"COMMIT"_s : u"ROLLBACK"_s, {});
    --m_depth;
    if (!done)
        return done;
    return ended.map([](const Query &) {});
}

Result<void> PostgresRunConnection::takeTurns()
{
    // Until the transaction ends. The number is ours alone. Others are not to wait for the disk: where the server dies before it has
    // written that a run was taken, the run is taken again, and whoever had it before is not counted. Without sorting, runs are read in the
    // order of their index, however few the server thinks wait: it learns only some time after very many have come.
    return run(u"SELECT pg_advisory_xact_lock(7265817361), set_config('synchronous_commit', 'off', true), "
               "set_config('enable_sort', 'off', true)"_s,
        {})
        .map([](const Query &) {});
}

Result<void> PostgresRunConnection::tell(RunNews news)
{
    return run(u"NOTIFY %1"_s.arg(news == RunNews::Runs ? runsChannel : resultsChannel), {}).map([](const Query &) {});
}

void PostgresRunConnection::listen(const std::function<void(RunNews)> &told)
{
    m_told = told;
    QSqlDriver *driver = QSqlDatabase::database(m_name, false).driver();
    if (m_isLost || !driver || !driver->subscribeToNotification(runsChannel))
        return;
    if (m_hearsOfResults && !driver->subscribeToNotification(resultsChannel))
        return;
    QObject::disconnect(m_listening);
    // Only of others: what this connection did, it knows.
    m_listening = QObject::connect(
        driver, &QSqlDriver::notification, driver, [this](const QString &channel, QSqlDriver::NotificationSource source, const QVariant &) {
            if (source != QSqlDriver::SelfSource && m_told)
                m_told(channel == runsChannel ? RunNews::Runs : RunNews::Results);
        });
}

const RunSchemaWords postgresWords {u"bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY"_s, u"bytea"_s};

Result<int> postgresVersion(PostgresRunConnection &connection)
{
    const auto tables = connection.rows(u"SELECT to_regclass('parlance.parlance') IS NOT NULL"_s, {});
    if (!tables)
        return tl::make_unexpected(tables.error());
    return tables->first().first().toBool() ? runSchemaVersion(connection) : Result<int>(0);
}

//! Of the roles to what came with version 2.
QStringList preferenceRights()
{
    return {u"GRANT SELECT ON parlance.preferences TO parlance_reader"_s,
        u"GRANT INSERT, UPDATE ON parlance.preferences TO parlance_worker"_s,
        u"GRANT INSERT, UPDATE, DELETE ON parlance.preferences TO parlance_owner"_s};
}

Result<void> makeTables(PostgresRunConnection &connection, int version)
{
    if (version == 0) {
        if (const auto made = connection.change(u"CREATE SCHEMA IF NOT EXISTS parlance"_s, {}); !made)
            return tl::make_unexpected(made.error());
    }
    const auto migrated = migrateRuns(connection, version, postgresWords);
    // Who had the rights to the tables before has them to a new one; where there are no roles yet, they come with them.
    if (!migrated || version == 0 || version >= 2)
        return migrated;
    const QString rights = u"DO $$ BEGIN %1; EXCEPTION WHEN undefined_object THEN NULL; END $$"_s.arg(preferenceRights().join(u"; "_s));
    return connection.change(rights, {}).map([](qint64) {});
}

Result<std::unique_ptr<PostgresRunConnection>> connected(const StoreAddress &address, const QString &password, PostgresPurpose purpose)
{
    auto connection = std::make_unique<PostgresRunConnection>(address, password, purpose);
    if (const auto opened = connection->open(); !opened)
        return tl::make_unexpected(opened.error());
    const auto version = postgresVersion(*connection);
    if (!version)
        return tl::make_unexpected(version.error());
    const bool isMade = *version == currentRunSchema;
    if (!isMade && *version < currentRunSchema && purpose != PostgresPurpose::Create)
        return failure(ErrorCategory::Storage,
            *version == 0 ? postgresSentence(u"42P01"_s, address)
                          : PostgresRunsTexts::tr("The evaluations in %1 are of version %2. Bring them to %3 with parlance store --create.")
                                .arg(address.toString(), QString::number(*version), QString::number(currentRunSchema)));
    const auto made = makeTables(*connection, *version);
    return made ? Result<std::unique_ptr<PostgresRunConnection>>(std::move(connection)) : tl::make_unexpected(made.error());
}

} // namespace

Result<std::unique_ptr<RunStore>> openPostgresRuns(const StoreAddress &address, const QString &password, PostgresPurpose purpose)
{
    auto connection = connected(address, password, purpose);
    if (!connection)
        return tl::make_unexpected(connection.error());
    return std::unique_ptr<RunStore>(std::make_unique<SqlRunStore>(std::move(*connection)));
}

QStringList postgresRoles()
{
    QStringList statements;
    for (const QString &role : {u"parlance_reader"_s, u"parlance_worker"_s, u"parlance_owner"_s})
        statements.append(u"DO $$ BEGIN CREATE ROLE %1 NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$"_s.arg(role));
    statements += {
        u"GRANT parlance_reader TO parlance_worker"_s,
        u"GRANT parlance_worker TO parlance_owner"_s,
        u"GRANT USAGE ON SCHEMA parlance TO parlance_reader"_s,
        u"GRANT SELECT ON ALL TABLES IN SCHEMA parlance TO parlance_reader"_s,
        u"GRANT UPDATE (state, worker, lease, attempt, outcome, verdict, kept, finished, grade) ON parlance.runs TO parlance_worker"_s,
        u"GRANT UPDATE (state) ON parlance.evaluations TO parlance_worker"_s,
        u"GRANT UPDATE (paused) ON parlance.providers TO parlance_worker"_s,
        u"GRANT INSERT ON parlance.conversations TO parlance_worker"_s,
        u"GRANT INSERT, UPDATE ON parlance.preferences TO parlance_worker"_s,
        u"GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA parlance TO parlance_owner"_s,
        u"GRANT USAGE ON ALL SEQUENCES IN SCHEMA parlance TO parlance_owner"_s,
        u"GRANT CREATE ON SCHEMA parlance TO parlance_owner"_s,
    };
    return statements;
}

Result<QString> createPostgresStore(const StoreAddress &address, const QString &password)
{
    auto connection = connected(address, password, PostgresPurpose::Create);
    if (!connection)
        return tl::make_unexpected(connection.error());
    for (const QString &statement : postgresRoles()) {
        if (const auto done = (*connection)->change(statement, {}); !done)
            return PostgresRunsTexts::tr("The tables are there, the roles are not: %1 (%2)").arg(done.error().message, done.error().detail);
    }
    return QString();
}

} // namespace model
