// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/files.h"

#include <QDir>
#include <QFileInfo>

#include <unistd.h>

namespace support {

QString dataFolder()
{
    return projectFolder() + QStringLiteral("/tests/data");
}

QString projectFolder()
{
    return QStringLiteral(PROJECT_ROOT);
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    const bool written = QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    if (!written)
        qFatal("%s cannot be written", qPrintable(path));
}

void writeProgram(const QString &path, const QByteArray &text)
{
    write(path, text);
    if (!QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        qFatal("%s cannot be made a program", qPrintable(path));
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

quint64 addressSpaceWithoutAThread()
{
    constexpr quint64 some = 4 * 1024 * 1024;
    return read(QStringLiteral("/proc/self/statm")).split(' ').first().toULongLong() * quint64(::sysconf(_SC_PAGESIZE)) + some;
}

} // namespace support
