// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/sqliteruns.h"

#include "model/basics/privatefile.h"
#include "model/evaluation/runschema.h"
#include "model/evaluation/sqlrunstore.h"
#include "model/store/conversationlock.h"
#include "model/store/database.h"

#include <QFile>
#include <QSqlRecord>

#include <map>
#include <memory>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! One connection to the file. Owned by its SqlRunStore.
class SqliteRunConnection final : public RunConnection
{
public:
    explicit SqliteRunConnection(std::unique_ptr<Database> database)
        : m_database(std::move(database))
    {
    }

    Result<Rows> rows(const QString &statement, const QVariantList &values) override
    {
        Rows found;
        const auto read = m_database->each(statement, values, [&found](const QSqlQuery &query) {
            QVariantList row;
            for (int column = 0; column < query.record().count(); ++column)
                row.append(query.value(column));
            found.append(row);
        });
        return read.map([&found] { return found; });
    }

    Result<qint64> change(const QString &statement, const QVariantList &values) override
    {
        const auto run = m_database->run(statement, values);
        if (!run)
            return tl::make_unexpected(run.error());
        (*run)->finish();
        return m_database->changes();
    }

    Result<void> together(const std::function<Result<void>()> &work) override
    {
        Database::Transaction transaction(*m_database);
        const auto done = work();
        return done ? transaction.commit() : done;
    }

    //! Nobody goes on with what another process has begun here, so that the process is all that there is to be looked at.
    void hold(const QString &evaluation) override
    {
        auto lock = lockOf(evaluation);
        if (lock->tryLock())
            m_held.insert_or_assign(evaluation, std::move(lock));
    }
    void letGo(const QString &evaluation) override { m_held.erase(evaluation); }
    bool isUnderWay(const QString &evaluation) const override
    {
        const auto lock = lockOf(evaluation);
        return !lock->tryLock() && lock->isHeld();
    }

    QString now() const override { return u"CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"_s; }

private:
    std::unique_ptr<ConversationLock> lockOf(const QString &evaluation) const
    {
        const QString folder = m_database->path() + u".running"_s;
        makePrivateFolder(folder);
        return std::make_unique<ConversationLock>(folder, ConversationId(evaluation));
    }

    const std::unique_ptr<Database> m_database;
    //! Of the evaluations that this process has begun and not ended.
    std::map<QString, std::unique_ptr<ConversationLock>> m_held;
};

//! What models have said is for the eyes of the person alone: the file is there, with these rights, before SQLite opens it, and SQLite
//! gives the same ones to the log beside it.
void makeRunsPrivate(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        openPrivately(file, QIODevice::WriteOnly | QIODevice::NewOnly);
    for (const QString &end : {QString(), u"-wal"_s, u"-shm"_s})
        makePrivate(path + end);
}

Result<int> versionOf(Database &database)
{
    const auto tables = database.value(u"SELECT count(*) FROM sqlite_master WHERE name = 'parlance'"_s);
    if (!tables)
        return tl::make_unexpected(tables.error());
    if (tables->toInt() == 0)
        return 0;
    return database.value(u"SELECT max(version) FROM parlance"_s).map([](const QVariant &version) { return version.toInt(); });
}

} // namespace

Result<std::unique_ptr<RunStore>> openSqliteRuns(const QString &path)
{
    makeRunsPrivate(path);
    auto database = Database::open(path, Database::Access::ReadWrite);
    if (!database)
        return tl::make_unexpected(database.error());
    // A loss of power may cost the last runs, which are done again; a killed program costs none.
    for (const QString &pragma : {u"PRAGMA journal_mode=WAL"_s, u"PRAGMA synchronous=NORMAL"_s}) {
        if (const auto set = (*database)->execute(pragma); !set)
            return tl::make_unexpected(set.error());
    }
    const auto version = versionOf(**database);
    if (!version)
        return tl::make_unexpected(version.error());
    auto connection = std::make_unique<SqliteRunConnection>(std::move(*database));
    const auto migrated = migrateRuns(*connection, *version, {u"INTEGER PRIMARY KEY AUTOINCREMENT"_s, u"blob"_s});
    if (!migrated)
        return tl::make_unexpected(migrated.error());
    return std::unique_ptr<RunStore>(std::make_unique<SqlRunStore>(std::move(connection)));
}

} // namespace model
