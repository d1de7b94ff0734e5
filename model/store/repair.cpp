// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/repair.h"

#include "model/store/canisterstore.h"
#include "model/store/contentstore.h"
#include "model/store/dailycopies.h"
#include "model/store/database.h"
#include "model/store/migrations.h"
#include "model/store/salvage.h"
#include "model/store/seals.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLockFile>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct RepairTexts {
    Q_DECLARE_TR_FUNCTIONS(Repair)
};

//! How many rows a statement counts; said in a sentence where there are any, and where it cannot be known.
void countRows(Database &database, const QString &statement, const char *sentence, QStringList &found)
{
    const auto number = database.value(statement);
    if (!number)
        found += number.error().detail;
    else if (number->toInt() > 0)
        found += RepairTexts::tr(sentence, nullptr, number->toInt());
}

//! How many of the rows of a table `isSound(row)` does not hold for.
template <typename IsSound>
void countBad(Database &database, const QString &table, const char *sentence, QStringList &found, IsSound isSound)
{
    const auto rows = database.numbers(u"SELECT row FROM "_s + table);
    if (!rows) {
        found += rows.error().detail;
        return;
    }
    const auto bad = int(std::count_if(rows->cbegin(), rows->cend(), [&](qint64 row) { return !isSound(row); }));
    if (bad > 0)
        found += RepairTexts::tr(sentence, nullptr, bad);
}

//! Reads all that the full-text indexes have, which no check of pages looks into: with one that is damaged nothing can be written.
void readIndexes(Database &database, QStringList &found)
{
    QStringList indexes;
    const auto named = database.each(u"SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL TABLE%fts5%'"_s, {},
        [&indexes](const QSqlQuery &query) { indexes += query.value(0).toString(); });
    if (!named)
        found += named.error().detail;
    for (const QString &index : std::as_const(indexes)) {
        const auto read = database.execute(u"CREATE VIRTUAL TABLE temp.terms USING fts5vocab ('main', '%1', 'row')"_s.arg(index))
                              .and_then([&] { return database.value(u"SELECT sum(cnt) FROM temp.terms"_s); })
                              .and_then([&](const QVariant &) { return database.execute(u"DROP TABLE temp.terms"_s); });
        if (!read) {
            found += read.error().detail;
            return;
        }
    }
}

} // namespace

Repair::Repair(QString path, Progress progress)
    : m_path(std::move(path))
    , m_progress(std::move(progress))
{
}

QStringList Repair::findings(Database &database) const
{
    QStringList found;
    m_progress(RepairTexts::tr("The pages of the file"));
    const auto pages = database.each(u"PRAGMA integrity_check(20)"_s, {}, [&found](const QSqlQuery &query) {
        if (const QString line = query.value(0).toString(); line != u"ok")
            found += line;
    });
    if (!pages)
        found += pages.error().detail;
    readIndexes(database, found);
    const auto version = database.value(u"PRAGMA user_version"_s);
    if (!version || version->toInt() != Migrations::current)
        return found;
    m_progress(RepairTexts::tr("Messages"));
    countBad(database, u"content"_s, QT_TRANSLATE_N_NOOP("Repair", "%n content(s) cannot be read."), found,
        [&](qint64 row) { return ContentStore(database).bytes(row).has_value(); });
    countRows(database, uR"(SELECT count(*) FROM checkpoint WHERE content IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM content WHERE content.row=checkpoint.content))"_s,
        QT_TRANSLATE_N_NOOP("Repair", "%n content(s) cannot be read."), found);
    countBad(database, u"canister"_s, QT_TRANSLATE_N_NOOP("Repair", "%n message(s) cannot be read, or only in part."), found,
        [&](qint64 row) { return CanisterStore(database).find(row).has_value(); });
    m_progress(RepairTexts::tr("Conversations"));
    countRows(database, u"SELECT count(*) FROM node WHERE NOT EXISTS (SELECT 1 FROM canister WHERE canister.row=node.canister)"_s,
        QT_TRANSLATE_N_NOOP("Repair", "%n message(s) are missing."), found);
    countRows(database, uR"(SELECT count(*) FROM segment WHERE last-first+1<>(SELECT count(*) FROM node WHERE node.segment=segment.row
        AND position BETWEEN first AND last))"_s,
        QT_TRANSLATE_N_NOOP("Repair", "%n branch(es) of conversations have gaps."), found);
    for (const auto &[table, isSound] : {std::pair(u"node"_s, seals::isSoundNode()), std::pair(u"segment"_s, seals::isSoundSegment()),
             std::pair(u"conversation"_s, seals::isSoundHead())}) {
        countRows(database, u"SELECT count(*) FROM %1 WHERE NOT %2"_s.arg(table, isSound),
            QT_TRANSLATE_N_NOOP("Repair", "%n place(s) in conversations are not as they were written."), found);
    }
    countRows(database,
        u"SELECT count(*) FROM conversation WHERE head<>0 AND NOT EXISTS (SELECT 1 FROM node WHERE node.row=head AND node.conversation=conversation.row)"_s,
        QT_TRANSLATE_N_NOOP("Repair", "%n conversation(s) have lost their end."), found);
    return found;
}

Result<QStringList> Repair::check() const
{
    if (!QFile::exists(m_path))
        return QStringList();
    // SQLite would take the log beside an empty file for one of another file, and remove it.
    if (QFile(m_path).size() == 0)
        return QStringList {RepairTexts::tr("The file is empty.")};
    const StoreFile file(m_path);
    const auto place = file.isReadOnly() ? file.read() : Result<StoreFile::Reading>(StoreFile::Reading {m_path});
    const auto database = place ? Database::open(place->path, place->access) : tl::make_unexpected(place.error());
    if (!database)
        return tl::unexpected(database.error());
    // What others do meanwhile is not seen, nor taken for damage.
    if (const auto begun = (*database)->execute(u"BEGIN"_s); !begun)
        return tl::unexpected(begun.error());
    return findings(**database);
}

Result<void> Repair::begin() const
{
    if (!QFile::exists(m_path))
        return failureAt(RepairTexts::tr("There are no conversations in %1."), m_path);
    if (StoreFile(m_path).isReadOnly())
        return failureAt(RepairTexts::tr("%1 is write-protected, so it cannot be repaired in place."), m_path);
    if (StoreFile(m_path).isInUse())
        return failureAt(RepairTexts::tr("Another Parlance has %1 open. Close it first."), m_path);
    return {};
}

Result<RepairReport> Repair::run() const
{
    QLockFile lock(m_path + u".migrating"_s);
    if (!lock.tryLock(1000))
        return failureAt(RepairTexts::tr("Another Parlance has %1 open. Close it first."), m_path);
    if (const auto begun = begin(); !begun)
        return tl::unexpected(begun.error());
    RepairReport report;
    const auto found = check();
    report.found = found ? *found : QStringList {found.error().detail};
    if (report.found.isEmpty())
        return report;
    const bool isSalvaged = isReadable();
    const auto saved = isSalvaged ? salvage(report) : useCopy(report);
    if (!saved)
        return tl::unexpected(saved.error());
    m_progress(RepairTexts::tr("The new file"));
    const auto kept = StoreFile(m_path).replace();
    if (!kept)
        return tl::unexpected(kept.error());
    report.kept = *kept;
    return report;
}

//! At least its tables are known.
bool Repair::isReadable() const
{
    if (QFile(m_path).size() == 0)
        return false;
    const auto database = Database::open(m_path, Database::Access::ReadOnly);
    const auto tables = database
        ? (*database)->value(u"SELECT count(*) FROM sqlite_master WHERE name IN ('conversation', 'segment', 'node', 'canister')"_s)
        : tl::make_unexpected(database.error());
    return tables && tables->toInt() == 4;
}

Result<void> Repair::salvage(RepairReport &report) const
{
    const QString fresh = m_path + u".repairing"_s;
    for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(fresh + end);
    {
        const auto old = Database::open(m_path, Database::Access::ReadOnly);
        if (!old)
            return tl::unexpected(old.error());
        if (const auto made = StoreFile(fresh).prepare(); !made)
            return made;
        const auto database = Database::open(fresh, Database::Access::ReadWrite);
        if (!database)
            return tl::unexpected(database.error());
        Salvage salvage(**old, **database, m_progress);
        if (const auto saved = salvage.run(); !saved)
            return saved;
        report.missing = salvage.missing();
        report.conversations = salvage.conversations();
        report.messages = salvage.messages();
    }
    if (const auto whole = checkCopy(fresh); !whole)
        return whole;
    QFile::remove(StoreFile(m_path).repairedPath());
    if (!QFile::rename(fresh, StoreFile(m_path).repairedPath()))
        return failureAt(RepairTexts::tr("%1 cannot be written."), fresh);
    return {};
}

Result<void> Repair::useCopy(RepairReport &report) const
{
    const QString copy = DailyCopies(m_path).newest();
    if (copy.isEmpty())
        return failureAt(RepairTexts::tr("Nothing can be read of %1, and there is no daily copy. It has been left as it is."), m_path);
    if (const auto whole = checkCopy(copy); !whole)
        return whole;
    QFile::remove(StoreFile(m_path).repairedPath());
    if (!QFile::copy(copy, StoreFile(m_path).repairedPath()))
        return failureAt(RepairTexts::tr("%1 cannot be written."), StoreFile(m_path).repairedPath());
    report.copy = copy;
    report.missing = {
        RepairTexts::tr("Nothing could be read of the file. What came after the copy %1 is missing.").arg(QDir::toNativeSeparators(copy))};
    return {};
}

} // namespace model
