// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QByteArray>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <memory>
#include <optional>

namespace model {

//! One connection to the store's file, used on the thread that opened it only. Statements are prepared once and kept. What goes
//! wrong is a Storage error with a sentence for the person; SQLite's own words are its detail.
class Database final
{
    Q_DISABLE_COPY_MOVE(Database)

public:
    enum class Access { ReadWrite, ReadOnly };

    //! Foreign keys, synchronous FULL, secure_delete, a short busy wait. (WAL belongs to the file: see Migrations.)
    static Result<std::unique_ptr<Database>> open(const QString &path, Access access);
    ~Database();

    const QString &path() const { return m_path; }

    //! Runs a statement with its values bound in order. A null string is bound as an empty one, an invalid value as NULL.
    //! \return the query, positioned before the first row; use next() until it returns false, since a query that is left in the
    //! middle keeps others from writing to the file. The same statement must not be run again before.
    Result<QSqlQuery *> run(const QString &statement, const QVariantList &values = {});
    //! The single value of the first row, or an invalid one where there is no row.
    Result<QVariant> value(const QString &statement, const QVariantList &values = {});
    //! Runs an INSERT. \return the row that it made. (RETURNING would make a temporary table for each.)
    Result<qint64> insert(const QString &statement, const QVariantList &values = {});
    //! For a statement that is run once: it is not kept.
    Result<void> execute(const QString &statement);
    //! How many rows the last statement has written.
    Result<qint64> changes();

    //! A scope within which all is written or nothing. Nestable; only the outermost counts. Rolls back unless commit() was called.
    //! Where it cannot be begun (another process writes for longer than ten seconds), every statement in it fails.
    class Transaction final
    {
        Q_DISABLE_COPY_MOVE(Transaction)

    public:
        explicit Transaction(Database &database);
        ~Transaction();
        //! Durable on return.
        Result<void> commit();

    private:
        Database &m_database;
        bool m_open = true;
    };

private:
    explicit Database(QString path);
    Result<void> configure(Access access);
    Result<QSqlQuery *> prepared(const QString &statement);
    void begin();
    Result<void> commit();
    void rollBack();
    void finishAll();

    struct Statements;
    const QString m_path;
    const QString m_connection;
    std::unique_ptr<Statements> m_statements;
    int m_depth = 0;
    //! Why the transaction that is open can only be rolled back.
    std::optional<Error> m_failure;
};

} // namespace model
