// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processcommand.h"

#include <QFile>

#include <array>

#include <sys/resource.h>

namespace network {

namespace {

constexpr qint64 reservable = 256LL * 1024 * 1024 * 1024;
constexpr qint64 secondsToHeed = 2;

// glibc gives the resources a type of their own in C++, other libraries an int.
using Resource = decltype(RLIMIT_CORE);

struct Limit {
    Resource resource;
    rlimit values;
};

//! `hard` at least `soft`; both at most what holds already.
Limit limitWith(Resource resource, qint64 soft, qint64 hard)
{
    rlimit present {};
    ::getrlimit(resource, &present);
    const rlim_t most = present.rlim_max;
    return {resource, {std::min(rlim_t(soft), most), std::min(rlim_t(hard), most)}};
}

Limit limitOrNone(Resource resource, qint64 value, qint64 more = 0)
{
    rlimit present {};
    ::getrlimit(resource, &present);
    return value > 0 ? limitWith(resource, value, value + more) : Limit {resource, present};
}

//! How many processes and threads the machine has: the number behind the slash in /proc/loadavg; see proc(5).
qint64 tasksOfMachine()
{
    QFile file(QStringLiteral("/proc/loadavg"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray counts = file.read(256).split(' ').value(3);
    return counts.mid(counts.indexOf('/') + 1).toLongLong();
}

} // namespace

QString ProcessLimits::words() const
{
    const qint64 tasks = processes > 0 ? tasksOfMachine() : 0;
    const std::array<Limit, 7> limits {
        limitWith(RLIMIT_CORE, 0, 0),
        limitOrNone(RLIMIT_DATA, memory),
        limitOrNone(RLIMIT_AS, memory > 0 ? memory + reservable : 0),
        limitOrNone(RLIMIT_CPU, processorTime, secondsToHeed),
        limitOrNone(RLIMIT_FSIZE, fileSize),
        limitOrNone(RLIMIT_NOFILE, openFiles),
        limitOrNone(RLIMIT_NPROC, tasks > 0 ? tasks + processes : 0),
    };
    QStringList words;
    for (const Limit &limit : limits)
        words.append(QStringLiteral("%1:%2:%3").arg(int(limit.resource)).arg(limit.values.rlim_cur).arg(limit.values.rlim_max));
    return words.join(u',');
}

} // namespace network
