// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/database/databasequery.h"

#include "invocables/database/sqliteguard.h"
#include "invocables/database/sqlitememory.h"
#include "invocables/tools/readyjob.h"
#include "model/schema/jsonwriter.h"
#include "model/text/amounts.h"

#include <QCoreApplication>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QUuid>

#include <sys/stat.h>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

namespace {

//! Texts of a cell beyond this many characters are cut; blobs are described.
constexpr qsizetype longestCell = 10'000;
//! Where so many bytes are written no more rows are, and what is left of a row is cut more.
constexpr qsizetype mostRead = 4 * 1024 * 1024;
constexpr qsizetype shortCell = 100;
constexpr qint64 mostMemory = 64 * 1024 * 1024;

struct DatabaseQueryTexts {
    Q_DECLARE_TR_FUNCTIONS(DatabaseQuery)
};

tl::unexpected<Error> queryFailure(const QString &message)
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
                DatabaseQueryTexts::tr("“%1” is no file, so the database beside it is not opened.").arg(file.shown() + suffix));
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
        return {ErrorCategory::Permission, DatabaseQueryTexts::tr("The statement reaches beyond the file, which is not allowed.")};
    return {ErrorCategory::Execution, DatabaseQueryTexts::tr("SQLite says: %1").arg(text)};
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
        return queryFailure(DatabaseQueryTexts::tr("The query was stopped."));
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
        return queryFailure(DatabaseQueryTexts::tr("“%1” cannot be opened: %2").arg(file.shown(), database.lastError().databaseText()));
    SqliteGuard guard(stop);
    if (const auto watched = guard.watch(database); !watched)
        return tl::make_unexpected(watched.error());
    if (!isSameFile(opened, file.absolute()))
        return model::failure(
            ErrorCategory::Permission, DatabaseQueryTexts::tr("“%1” was replaced while it was opened.").arg(file.shown()));
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
        return queryFailure(
            DatabaseQueryTexts::tr("The statement needs more than the %1 of memory that it may use.").arg(model::sizeInWords(mostMemory)));
    return answer;
}

} // namespace invocables
