// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/sandbox.h"

#include "network/process/sandboxmounts.h"

#include <QFileInfo>

namespace network {

using namespace Qt::StringLiterals;
using Access = SandboxMounts::Access;

namespace {

QStringList mountsOf(const Sandbox &sandbox)
{
    SandboxMounts mounts(sandbox.hidden);
    for (const QString &path : sandbox.program + sandbox.readable)
        mounts.give(path, Access::Read);
    for (const QString &path : sandbox.writable)
        mounts.give(path, Access::Write);
    // Names are looked up by what this says, which is often elsewhere.
    if (sandbox.network)
        mounts.give(QFileInfo(u"/etc/resolv.conf"_s).canonicalFilePath(), Access::Read);
    for (const QString &path : sandbox.writable)
        mounts.keep(path + u"/.parlance"_s);
    for (const QString &path : sandbox.kept)
        mounts.keep(path);
    mounts.hide();
    for (const QString &path : sandbox.program)
        mounts.show(path);
    return mounts.options();
}

} // namespace

QStringList Sandbox::wrapped(const QString &bubblewrap, const QStringList &vector, const QString &folder) const
{
    QStringList all {bubblewrap, u"--unshare-all"_s, u"--new-session"_s, u"--die-with-parent"_s, u"--cap-drop"_s, u"ALL"_s};
    if (network)
        all.append(u"--share-net"_s);
    all += mountsOf(*this);
    all += QStringList {u"--chdir"_s, folder, u"--"_s};
    return all + vector;
}

} // namespace network
