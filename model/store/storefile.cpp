// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/storefile.h"

#include "model/store/database.h"
#include "model/store/migrations.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <fcntl.h>
#include <unistd.h>

namespace model {

using namespace Qt::StringLiterals;

namespace {

const QString log = u"-wal"_s;
const QString logIndex = u"-shm"_s;

struct StoreFileTexts {
    Q_DECLARE_TR_FUNCTIONS(Database)
};

void removeWithLog(const QString &path)
{
    for (const QString &end : {QString(), log, logIndex})
        QFile::remove(path + end);
}

//! Conversations are for the eyes of the person alone: the file is there, with these rights, before SQLite opens it, and SQLite
//! gives the same ones to the log beside it.
void createPrivate(const QString &path)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

//! Waits until all of a file is on the disk.
bool isOnDisk(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly) && ::fsync(file.handle()) == 0;
}

} // namespace

Result<void> StoreFile::prepare() const
{
    const QFileInfo file(m_path);
    if (file.exists() && file.size() > 0)
        return {};
    QLockFile lock(m_path + u".migrating"_s);
    if (!file.exists() && !lock.tryLock(10'000))
        return failureAt(StoreFileTexts::tr("%1 cannot be written: the disk is full, or write-protected."), m_path);
    if (const auto finished = finishReplacing(); !finished)
        return finished;
    const QFileInfo now(m_path);
    if (now.exists() && now.size() > 0)
        return {};
    if (now.exists()) {
        return failureAt(
            StoreFileTexts::tr("%1 is empty, though conversations were kept in it. It has been left as it is. Put a copy in its place (the "
                               "folder copies beside "
                               "it may have one), or take it away to begin anew."),
            m_path);
    }
    return make();
}

//! Under another name until it is whole: so an empty file is never one that was just being made.
Result<void> StoreFile::make() const
{
    const QString fresh = m_path + u".new"_s;
    removeWithLog(fresh);
    createPrivate(fresh);
    {
        const auto database = Database::open(fresh, Database::Access::ReadWrite);
        if (!database)
            return tl::unexpected(database.error());
        // Its steps need not be safe one by one, since nobody has it yet.
        if (const auto unsafe = (*database)->execute(u"PRAGMA synchronous=OFF"_s); !unsafe)
            return unsafe;
        if (const auto made = Migrations(**database).run(); !made)
            return made;
    }
    if (!isOnDisk(fresh) || !QFile::rename(fresh, m_path))
        return failureAt(StoreFileTexts::tr("%1 cannot be written: the disk is full, or write-protected."), m_path);
    return {};
}

QString StoreFile::damagedPath() const
{
    return m_path + u".damaged-"_s + QDateTime::currentDateTime().toString(u"yyyy-MM-dd-hhmmss"_s);
}

Result<QString> StoreFile::replace() const
{
    const QString kept = damagedPath();
    // The file first: while it is not there, the next start knows what was going on.
    if (!QFile::rename(m_path, kept))
        return failureAt(StoreFileTexts::tr("%1 cannot be given another name, so it was not replaced."), m_path);
    return finishReplacing().map([&kept] { return kept; });
}

Result<void> StoreFile::finishReplacing() const
{
    if (QFile::exists(m_path) || !QFile::exists(repairedPath()))
        return {};
    // The log belongs to the file that has gone; beside the new one it would be taken for its own.
    const QFileInfo file(m_path);
    const QStringList kept = file.dir().entryList({file.fileName() + u".damaged-*"_s}, QDir::Files, QDir::Name);
    for (const QString &end : {log, logIndex}) {
        if (QFile::exists(m_path + end) && !kept.isEmpty())
            QFile::rename(m_path + end, file.dir().filePath(kept.last()) + end);
        QFile::remove(m_path + end);
    }
    if (!QFile::rename(repairedPath(), m_path))
        return failureAt(StoreFileTexts::tr("%1 cannot be written: the disk is full, or write-protected."), m_path);
    return {};
}

bool StoreFile::isReadOnly() const
{
    const QFileInfo file(m_path);
    return file.exists() && (!file.isWritable() || !QFileInfo(file.path()).isWritable());
}

bool StoreFile::isInUse() const
{
    // Where SQLite's shared locks are (https://www.sqlite.org/src/file/src/os.h): with a write-ahead log, every connection that has
    // read anything holds one until it ends.
    constexpr off_t sharedFirst = 0x40000000 + 2;
    constexpr off_t sharedSize = 510;
    const int file = ::open(QFile::encodeName(m_path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    struct flock lock {
    };
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = sharedFirst;
    lock.l_len = sharedSize;
    const bool isKnown = ::fcntl(file, F_OFD_GETLK, &lock) == 0;
    const bool isLocked = isKnown && lock.l_type != F_UNLCK;
    // Whoever closes any descriptor of a file lets go of all the locks that its process has there (fcntl(2)); where there are some they may
    // be those of a connection of this process, and the descriptor stays.
    if (!isLocked)
        ::close(file);
    return isLocked;
}

Result<StoreFile::Reading> StoreFile::read() const
{
    // As it is, with the log where there is one. Without one, SQLite would make it; but a file that nobody writes needs none.
    if (const Reading reading {m_path, Database::Access::ReadOnly}; isOfToday(reading))
        return reading;
    const bool hasLog = QFileInfo(m_path + log).size() > 0;
    if (const Reading reading {m_path, Database::Access::Immutable}; !hasLog && isOfToday(reading))
        return reading;
    return copied();
}

bool StoreFile::isOfToday(const Reading &reading) const
{
    const auto database = Database::open(reading.path, reading.access);
    const auto version = database ? (*database)->value(u"PRAGMA user_version"_s) : tl::make_unexpected(database.error());
    return version && version->toInt() == Migrations::current;
}

Result<StoreFile::Reading> StoreFile::copied() const
{
    Reading reading {{}, Database::Access::ReadOnly, std::make_shared<QTemporaryDir>()};
    reading.path = reading.copy->filePath(QFileInfo(m_path).fileName());
    const bool isCopied = QFile::copy(m_path, reading.path)
        && (!QFile::exists(m_path + log) || QFile::copy(m_path + log, reading.path + log));
    if (!isCopied)
        return failureAt(StoreFileTexts::tr("%1 cannot be written to, and there is no room for a copy to read from."), m_path);
    for (const QString &end : {QString(), log})
        QFile::setPermissions(reading.path + end, QFile::ReadOwner | QFile::WriteOwner);
    const auto database = Database::open(reading.path, Database::Access::ReadWrite);
    const auto migrated = database ? Migrations(**database).run() : tl::make_unexpected(database.error());
    return migrated.map([&reading] { return reading; });
}

} // namespace model
