// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QByteArray>
#include <QList>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <memory>
#include <optional>
#include <utility>

namespace model {

//! Why nothing can be written in a folder, as the end of a sentence for the person. Tries it, with a short file that it removes again.
QString whyUnwritable(const QString &folder);

//! Whether this process, or the whole machine, can open no more files at this moment.
bool areTooManyFilesOpen();

//! A Storage error worded for the person; SQLite's text and code are its detail.
Error storageError(const QSqlError &error);
//! Another connection is writing; it is worth trying again.
bool isBusy(const QSqlError &error);
//! The same of what storageError() has made.
bool isBusy(const Error &error);
//! The file is not as it was written.
bool isDamage(const QSqlError &error);
//! A row that the table does not take: what is in it is of another type, or refers to nothing.
bool isRefusal(const Error &error);
//! Such an error for a sentence that names a file, as `%1`.
tl::unexpected<Error> failureAt(const QString &sentence, const QString &path, ErrorCategory category = ErrorCategory::Storage);
//! Where help is, for the end of a sentence about damage.
QString repairHint();

//! One connection to the store's file, used on the thread that opened it only. Statements are prepared once and kept. What goes
//! wrong is a Storage error with a sentence for the person; SQLite's own words are its detail.
class Database final
{
    Q_DISABLE_COPY_MOVE(Database)

public:
    //! A wait for another connection; several follow one another, so that it is never waited at one stretch.
    static constexpr int busyMilliseconds = 250;

    //! Immutable: nobody writes to the file, nor beside it, as on a medium that is write-protected.
    enum class Access { ReadWrite, ReadOnly, Immutable };

    //! REGEXP as QRegularExpression has it, foreign keys, synchronous FULL, secure_delete, a short busy wait. (WAL belongs to the file: see
    //! Migrations.)
    static Result<std::unique_ptr<Database>> open(const QString &path, Access access);
    ~Database();

    const QString &path() const { return m_path; }

    //! Nobody needs the file once the process has ended: from now on no commit waits for the disk, and what is deleted is not overwritten.
    Result<void> makeTemporary();
    //! Whether commits wait for the disk: see Syncing. Of a temporary file none does. Not within a transaction.
    void setSyncing(bool isWanted);

    //! Runs a statement with its values bound in order. A null string is bound as an empty one, an invalid value as NULL.
    //! \return the query, positioned before the first row; use next() until it returns false, since a query that is left in the
    //! middle keeps others from writing to the file. The same statement must not be run again before.
    Result<QSqlQuery *> run(const QString &statement, const QVariantList &values = {});
    //! Calls `take(const QSqlQuery &)` for each row. What it has taken counts for nothing where the result is an error: rows may end
    //! in the midst of a damaged file.
    template <typename Take>
    Result<void> each(const QString &statement, const QVariantList &values, Take take)
    {
        const auto query = run(statement, values);
        if (!query)
            return tl::unexpected(query.error());
        while ((*query)->next())
            take(std::as_const(**query));
        return ended(**query);
    }
    //! The first column of every row.
    Result<QList<qint64>> numbers(const QString &statement, const QVariantList &values = {});
    //! After next() has returned false: an error where that was not because the rows had come to an end.
    Result<void> ended(const QSqlQuery &query);
    //! The single value of the first row, or an invalid one where there is no row.
    Result<QVariant> value(const QString &statement, const QVariantList &values = {});
    //! Runs an INSERT. \return the row that it made. (RETURNING would make a temporary table for each.)
    Result<qint64> insert(const QString &statement, const QVariantList &values = {});
    //! For a statement that is run once: it is not kept.
    Result<void> execute(const QString &statement);
    //! How many rows the last statement has written.
    Result<qint64> changes();

    //! Something was met in the file that cannot be as it was written; since it was opened, or since the last look.
    bool takeDamage() { return std::exchange(m_isDamaged, false); }
    void noteDamage() { m_isDamaged = true; }

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
    Result<void> doPrepared(const QString &statement);
    Error noted(const QSqlError &error);
    void begin();
    Result<void> commit();
    void rollBack();
    void finishAll();

    struct Statements;
    const QString m_path;
    const QString m_connection;
    std::unique_ptr<Statements> m_statements;
    int m_depth = 0;
    bool m_isDamaged = false;
    bool m_isTemporary = false;
    //! Why the transaction that is open can only be rolled back.
    std::optional<Error> m_failure;
};

} // namespace model
