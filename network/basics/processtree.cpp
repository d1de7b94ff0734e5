// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/basics/processtree.h"

#include <QDir>
#include <QFile>

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! A server that is started has a handful at the most.
constexpr qsizetype mostProcesses = 256;

//! Of all its threads; see proc(5). Nothing where the kernel does not tell.
QList<qint64> childrenOf(qint64 process)
{
    QList<qint64> children;
    const QString tasks = u"/proc/%1/task"_s.arg(process);
    for (const QString &task : QDir(tasks).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(tasks + u'/' + task + u"/children"_s);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const QByteArray &child : file.read(64 * 1024).simplified().split(' ')) {
            if (!child.isEmpty())
                children.append(child.toLongLong());
        }
    }
    return children;
}

} // namespace

QList<qint64> processTree(qint64 process)
{
    QList<qint64> processes {process};
    for (qsizetype index = 0; index < processes.size() && processes.size() < mostProcesses; ++index)
        processes += childrenOf(processes.at(index));
    return processes;
}

} // namespace network
