// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/storecopy.h"

#include "model/store/databaseerror.h"
#include "model/store/migrations.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

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
        return failureAt(StoreCopyTexts::tr("%1 is there already. Nothing is written over."), target, ErrorCategory::Usage);
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

} // namespace model
