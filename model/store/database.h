// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QByteArray>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <memory>

namespace model {

//! One connection to the store's file, used on the thread that opened it only. Statements are prepared once and kept.
class Database final
{
    Q_DISABLE_COPY_MOVE(Database)

public:
    enum class Access { ReadWrite, ReadOnly };

    //! WAL, foreign keys, synchronous FULL, secure_delete, a short busy wait.
    static Result<std::unique_ptr<Database>> open(const QString &path, Access access);
    ~Database();

    //! Runs a statement with its values bound in order. \return the query, positioned before the first row; use next().
    Result<QSqlQuery *> run(const QString &statement, const QVariantList &values = {});
    //! The single value of the first row, or an invalid one where there is no row.
    Result<QVariant> value(const QString &statement, const QVariantList &values = {});
    qint64 lastInsertRow() const;

    //! A scope within which all is written or nothing. Nestable; only the outermost counts. Rolls back unless commit() was called.
    class Transaction final
    {
        Q_DISABLE_COPY_MOVE(Transaction)

    public:
        explicit Transaction(Database &database);
        ~Transaction();
        Result<void> commit();

    private:
        Database &m_database;
        bool m_open = true;
    };

private:
    explicit Database(QString connection);

    struct Statements;
    QString m_connection;
    std::unique_ptr<Statements> m_statements;
    int m_depth = 0;
    bool m_failed = false;
};

} // namespace model
