// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/descendants.h"

#include <QDir>
#include <QFile>
#include <QMultiHash>

namespace network {

namespace {

//! Of /proc/PID/stat; see proc(5). The name before it, in brackets, may have anything in it. 0 where the process is gone.
qint64 parentOf(const QString &process)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray line = file.read(4096);
    return line.mid(line.lastIndexOf(')') + 1).trimmed().split(' ').value(1).toLongLong();
}

} // namespace

QList<qint64> descendantsOf(qint64 process)
{
    QMultiHash<qint64, qint64> children;
    for (const QString &name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        bool isProcess = false;
        const qint64 child = name.toLongLong(&isProcess);
        if (isProcess)
            children.insert(parentOf(name), child);
    }
    QList<qint64> found = children.values(process);
    for (qsizetype index = 0; index < found.size(); ++index)
        found += children.values(found.at(index));
    return found;
}

} // namespace network
