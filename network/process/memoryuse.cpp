// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/memoryuse.h"

#include "network/basics/processtree.h"

#include <QFile>

#include <unistd.h>

namespace network {

using namespace Qt::StringLiterals;

namespace {

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(64 * 1024) : QByteArray();
}

} // namespace

qint64 memoryUse(qint64 process)
{
    static const qint64 page = ::sysconf(_SC_PAGESIZE);
    qint64 pages = 0;
    for (const qint64 each : processTree(process)) {
        // The second figure is what is resident.
        pages += content(u"/proc/%1/statm"_s.arg(each)).split(' ').value(1).toLongLong();
    }
    return pages * page;
}

} // namespace network
