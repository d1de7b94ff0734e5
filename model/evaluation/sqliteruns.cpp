// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/sqliteruns.h"

#include "model/evaluation/runschema.h"
#include "model/evaluation/sqlrunstore.h"
#include "model/store/database.h"

#include <QSqlRecord>

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

    QString now() const override { return u"CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"_s; }

private:
    const std::unique_ptr<Database> m_database;
};

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
