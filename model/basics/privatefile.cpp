// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/privatefile.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace model {

namespace {

void leaveToOwner(const QFileInfo &file)
{
    if (!file.isSymLink() && (file.permissions() & rightsOfOthers))
        QFile::setPermissions(file.filePath(), file.permissions() & ~rightsOfOthers);
}

} // namespace

bool openPrivately(QFileDevice &file, QIODevice::OpenMode mode)
{
    if (!file.open(mode))
        return false;
    file.setPermissions(privateRights);
    return true;
}

bool makePrivateFolder(const QString &path)
{
    if (!QDir().mkpath(path))
        return false;
    leaveToOwner(QFileInfo(path));
    return true;
}

void makePrivate(const QString &folder)
{
    leaveToOwner(QFileInfo(folder));
    QDirIterator all(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        all.next();
        leaveToOwner(all.fileInfo());
    }
}

} // namespace model
