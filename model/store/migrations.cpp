// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/migrations.h"

#include "model/store/canisterstore.h"
#include "model/store/databaseerror.h"
#include "model/store/schemasteps.h"
#include "model/store/searchindex.h"
#include "model/store/searchparts.h"
#include "model/store/writability.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! PRAGMA application_id of a store: "Parl".
constexpr int applicationId = 0x5061726c;

struct MigrationsTexts {
    Q_DECLARE_TR_FUNCTIONS(Database)
};

} // namespace

QString Migrations::copyPath(const QString &path, int version)
{
    return path + u".version-%1"_s.arg(version);
}

Result<void> Migrations::run()
{
    // One process at a time makes or migrates the file.
    QLockFile lock(m_database.path() + u".migrating"_s);
    std::optional<int> first;
    for (;;) {
        const auto found = version();
        if (!found)
            return tl::unexpected(found.error());
        first = first.value_or(*found);
        const auto mode = m_database.value(u"PRAGMA journal_mode"_s);
        if (*found == current && mode && mode->toString() == u"wal")
            return {};
        if (!lock.isLocked()) {
            if (!lock.tryLock(10'000) && lock.error() != QLockFile::LockFailedError)
                return failure(ErrorCategory::Storage,
                    MigrationsTexts::tr("%1 cannot be written: %2.")
                        .arg(QDir::toNativeSeparators(m_database.path()), whyUnwritable(QFileInfo(m_database.path()).path())));
            if (!lock.isLocked())
                return failureAt(MigrationsTexts::tr("Another Parlance is bringing %1 to a new version."), m_database.path());
            // Another process may have done it meanwhile: look again.
            continue;
        }
        if (*first > 0 && *found < current) {
            if (const auto copied = copyFile(*found); !copied)
                return copied;
        }
        if (const auto stepped = *found == current ? useWriteAheadLog() : step(*found); !stepped)
            return stepped;
    }
}

Result<bool> Migrations::isStore() const
{
    return version().map([](int version) { return version > 0; });
}

Result<int> Migrations::version() const
{
    const auto tables = m_database.value(u"SELECT count(*) FROM sqlite_master"_s);
    const auto application = m_database.value(u"PRAGMA application_id"_s);
    const auto version = m_database.value(u"PRAGMA user_version"_s);
    for (const auto &read : {tables, application, version}) {
        if (!read)
            return failure(ErrorCategory::Storage, read.error().message, read.error().detail + u' ' + m_database.path());
    }
    const bool isEmpty = tables->toInt() == 0 && application->toInt() == 0;
    if (!isEmpty && application->toInt() != applicationId)
        return failureAt(MigrationsTexts::tr("%1 is not a file of Parlance. It has been left as it is."), m_database.path());
    if (version->toInt() > current)
        return failureAt(MigrationsTexts::tr("%1 was written by a newer Parlance. It has been left as it is."), m_database.path());
    return version->toInt();
}

Result<void> Migrations::useWriteAheadLog()
{
    const auto mode = m_database.value(u"PRAGMA journal_mode=WAL"_s);
    if (!mode)
        return tl::unexpected(mode.error());
    if (mode->toString() != u"wal")
        return failureAt(MigrationsTexts::tr("The file system of %1 cannot hold conversations safely."), m_database.path());
    return {};
}

Result<void> Migrations::copyFile(int version)
{
    const QString target = copyPath(m_database.path(), version);
    const QString partial = target + u".partial"_s;
    QFile::remove(partial);
    if (const auto copied = m_database.value(u"VACUUM INTO ?"_s, {partial}); !copied)
        return tl::unexpected(copied.error());
    QFile::setPermissions(partial, QFile::ReadOwner | QFile::WriteOwner);
    QFile::remove(target);
    if (!QFile::rename(partial, target))
        return failureAt(MigrationsTexts::tr("A copy of %1 could not be made, so it was not changed."), m_database.path());
    return {};
}

Result<void> Migrations::step(int from)
{
    Database::Transaction transaction(m_database);
    for (const QString &statement : schemaStep(from)) {
        if (const auto done = m_database.execute(statement); !done)
            return done;
    }
    if (const auto filled = fill(from); !filled)
        return filled;
    for (const QString &pragma : {u"PRAGMA application_id=%1"_s.arg(applicationId), u"PRAGMA user_version=%1"_s.arg(from + 1)}) {
        if (const auto done = m_database.execute(pragma); !done)
            return done;
    }
    return transaction.commit();
}

//! What the tables of the new version have that statements alone cannot make.
Result<void> Migrations::fill(int from)
{
    // The entries of the full-text index of version 3 are the other way round. It is filled where its statements are those of today.
    if (from == 3)
        return SearchParts(m_database).drop();
    if (from != 4)
        return {};
    const auto isFilled = m_database.value(u"SELECT EXISTS (SELECT 1 FROM search_part)"_s);
    if (!isFilled)
        return tl::unexpected(isFilled.error());
    return CanisterStore(m_database).addSums().and_then([&] {
        return isFilled->toBool() ? Result<void>() : SearchIndex(m_database).fillAnew();
    });
}

} // namespace model
