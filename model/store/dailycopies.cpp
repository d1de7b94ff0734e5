// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/dailycopies.h"

#include "model/store/database.h"
#include "model/store/migrations.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

#include <fcntl.h>
#include <unistd.h>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct StoreCopyTexts {
    Q_DECLARE_TR_FUNCTIONS(Database)
};

bool sync(const QString &path)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    const bool isSynced = ::fsync(file) == 0;
    ::close(file);
    return isSynced;
}

} // namespace

Result<void> copyStore(const StoreFile::Reading &store, const QString &target)
{
    if (QFile::exists(target))
        return failureAt(StoreCopyTexts::tr("%1 is there already. Nothing is overwritten."), target, ErrorCategory::Usage);
    // SQLite would say that it cannot open its file, whichever it means.
    const QFileInfo folder(QFileInfo(target).absolutePath());
    if (!folder.isDir())
        return failureAt(StoreCopyTexts::tr("There is no folder %1."), folder.filePath(), ErrorCategory::Usage);
    if (!folder.isWritable())
        return failureAt(StoreCopyTexts::tr("%1 cannot be written."), target);
    const QString partial = target + u".partial"_s;
    QFile::remove(partial);
    {
        const auto access = store.access == Database::Access::ReadWrite ? Database::Access::ReadOnly : store.access;
        const auto database = Database::open(store.path, access);
        const auto copied = database ? (*database)->value(u"VACUUM INTO ?"_s, {partial}) : tl::make_unexpected(database.error());
        if (!copied) {
            QFile::remove(partial);
            return tl::unexpected(copied.error());
        }
    }
    QFile::setPermissions(partial, QFile::ReadOwner | QFile::WriteOwner);
    auto checked = checkCopy(partial);
    if (checked && (!sync(partial) || !QFile::rename(partial, target)))
        checked = failureAt(StoreCopyTexts::tr("%1 cannot be written."), target);
    if (!checked)
        QFile::remove(partial);
    return checked;
}

Result<void> checkCopy(const QString &path)
{
    const auto copy = Database::open(path, Database::Access::Immutable);
    if (!copy)
        return tl::unexpected(copy.error());
    const auto isStore = Migrations(**copy).isStore();
    if (!isStore)
        return tl::unexpected(isStore.error());
    const auto sound = (*copy)->value(u"PRAGMA integrity_check(1)"_s);
    if (!sound)
        return tl::unexpected(sound.error());
    if (!*isStore || sound->toString() != u"ok")
        return failureAt(StoreCopyTexts::tr("The copy %1 is not whole."), path);
    return {};
}

namespace {

const QString beginning = u"parlance-"_s;
const QString ending = u".sqlite"_s;

QDate dayOf(const QString &name)
{
    return QDate::fromString(name.sliced(beginning.size(), name.size() - beginning.size() - ending.size()), Qt::ISODate);
}

QDateTime writtenAt(const QString &path)
{
    const QFileInfo file(path);
    return file.exists() && file.size() > 0 ? file.lastModified() : QDateTime();
}

} // namespace

DailyCopies::DailyCopies(const QString &store)
    : m_store(store)
    , m_folder(QFileInfo(store).path() + u"/copies"_s)
{
}

QString DailyCopies::path(const QDate &day) const
{
    return m_folder + u'/' + beginning + day.toString(Qt::ISODate) + ending;
}

//! By name, oldest first.
QStringList DailyCopies::all() const
{
    return QDir(m_folder).entryList({beginning + u"*"_s + ending}, QDir::Files, QDir::Name);
}

QString DailyCopies::newest() const
{
    const QStringList names = all();
    return names.isEmpty() ? QString() : m_folder + u'/' + names.last();
}

bool DailyCopies::isDue(const QDate &today) const
{
    if (QFileInfo::exists(path(today)))
        return false;
    const QString last = newest();
    return last.isEmpty() || std::max(writtenAt(m_store), writtenAt(m_store + u"-wal"_s)) > writtenAt(last);
}

Result<void> DailyCopies::make(const StoreFile::Reading &store, const QDate &today) const
{
    QDir().mkpath(m_folder);
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const auto copied = copyStore(store, path(today));
    if (!copied)
        return copied;
    for (const QString &name : all()) {
        if (dayOf(name).daysTo(today) >= days)
            QFile::remove(m_folder + u'/' + name);
    }
    return {};
}

void DailyCopies::removeAll() const
{
    const QStringList files = QDir(m_folder).entryList({beginning + u'*'}, QDir::Files);
    for (const QString &name : files)
        QFile::remove(m_folder + u'/' + name);
}

} // namespace model
