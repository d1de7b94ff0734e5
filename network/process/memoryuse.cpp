// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/memoryuse.h"

#include <QDir>
#include <QFile>
#include <QList>

#include <unistd.h>

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! A server that is started has a handful at the most.
constexpr qsizetype mostProcesses = 256;

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(64 * 1024) : QByteArray();
}

//! Of all its threads; see proc(5). Nothing where the kernel does not tell.
QList<qint64> childrenOf(qint64 process)
{
    QList<qint64> children;
    const QString tasks = u"/proc/%1/task"_s.arg(process);
    for (const QString &task : QDir(tasks).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        for (const QByteArray &child : content(tasks + u'/' + task + u"/children"_s).simplified().split(' ')) {
            if (!child.isEmpty())
                children.append(child.toLongLong());
        }
    }
    return children;
}

} // namespace

qint64 memoryUse(qint64 process)
{
    static const qint64 page = ::sysconf(_SC_PAGESIZE);
    QList<qint64> processes {process};
    qint64 pages = 0;
    for (qsizetype index = 0; index < processes.size(); ++index) {
        // The second figure is what is resident.
        pages += content(u"/proc/%1/statm"_s.arg(processes.at(index))).split(' ').value(1).toLongLong();
        if (processes.size() < mostProcesses)
            processes += childrenOf(processes.at(index));
    }
    return pages * page;
}

} // namespace network
