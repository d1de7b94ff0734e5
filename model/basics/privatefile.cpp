// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/privatefile.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

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

bool writeWhole(QIODevice &device, const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const qint64 written = device.write(bytes.constData() + done, bytes.size() - done);
        if (written <= 0)
            return false;
        done += written;
    }
    return true;
}

bool flushWhole(QFileDevice &file)
{
    // A part may have been written at first; only the second time there is a reason to show.
    return file.isOpen() && (file.flush() || file.flush());
}

bool commitWhole(QSaveFile &file)
{
    // What is not put in its place goes with its object; to cancel it would be to forget the reason.
    return flushWhole(file) && file.commit();
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
