// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/sandbox.h"

#include <QDir>
#include <QFileInfo>
#include <QMap>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! What is seen at each path, as bubblewrap's options. Sorted by path with a slash at its end, so that a folder comes before what is in it.
class Mounts
{
public:
    void read(const QString &path) { bind(u"--ro-bind"_s, path); }
    void write(const QString &path) { bind(u"--bind"_s, path); }
    void empty(const QString &path) { m_options.insert(keyOf(path), {u"--tmpfs"_s, path}); }
    void set(const QString &path, const QStringList &options) { m_options.insert(keyOf(path), options); }
    //! Of a file that is there and is nobody's business.
    void blank(const QString &path)
    {
        if (QFileInfo(path).isFile())
            set(path, {u"--ro-bind"_s, u"/dev/null"_s, path});
    }
    QStringList options() const
    {
        QStringList all;
        for (const QStringList &options : m_options)
            all += options;
        return all;
    }

private:
    static QString keyOf(const QString &path) { return path.endsWith(u'/') ? path : path + u'/'; }
    void bind(const QString &option, const QString &path)
    {
        if (QFileInfo::exists(path))
            set(path, {option, path, path});
    }

    QMap<QString, QStringList> m_options;
};

const QStringList systemFolders {u"/usr"_s, u"/bin"_s, u"/sbin"_s, u"/lib"_s, u"/lib32"_s, u"/lib64"_s, u"/libx32"_s, u"/etc"_s, u"/opt"_s,
    u"/nix"_s, u"/gnu"_s, u"/snap"_s, u"/run/current-system"_s};

bool isOfSystem(const QString &path)
{
    return std::any_of(systemFolders.begin(), systemFolders.end(),
        [&path](const QString &folder) { return path == folder || path.startsWith(folder + u'/'); });
}

void mountSystem(Mounts &mounts)
{
    for (const QString &folder : systemFolders) {
        const QFileInfo file(folder);
        if (file.isSymLink() && folder.count(u'/') == 1)
            mounts.set(folder, {u"--symlink"_s, file.symLinkTarget(), folder});
        else
            mounts.read(folder);
    }
    // Only the administrator can read these, who may be the person.
    for (const QString &name : {u"shadow"_s, u"shadow-"_s, u"gshadow"_s, u"gshadow-"_s})
        mounts.blank(u"/etc/"_s + name);
    if (QFileInfo(u"/etc/ssl/private"_s).isDir())
        mounts.empty(u"/etc/ssl/private"_s);
}

void mountOwn(Mounts &mounts)
{
    mounts.set(u"/proc"_s, {u"--proc"_s, u"/proc"_s});
    mounts.set(u"/dev"_s, {u"--dev"_s, u"/dev"_s});
    mounts.empty(u"/tmp"_s);
    mounts.empty(u"/var/tmp"_s);
    mounts.empty(QDir::homePath());
}

//! What bubblewrap makes for each program alone: the machine's in its place could not be opened, or would show what is hidden.
bool isOwn(const QString &path)
{
    return path == u"/dev" || path.startsWith(u"/dev/") || path == u"/proc" || path.startsWith(u"/proc/");
}

void mountGiven(Mounts &mounts, const Sandbox &sandbox)
{
    for (const QString &path : sandbox.readable) {
        if (!isOfSystem(path) && !isOwn(path))
            mounts.read(path);
    }
    for (const QString &path : sandbox.writable) {
        mounts.write(path);
        for (const QString &kept : {path + u"/.parlance"_s, path + u"/.git/hooks"_s}) {
            if (!QFileInfo(kept).isSymLink())
                mounts.read(kept);
        }
    }
    // Names are looked up by what this says, which is often elsewhere.
    if (sandbox.network)
        mounts.read(QFileInfo(u"/etc/resolv.conf"_s).canonicalFilePath());
}

} // namespace

QStringList Sandbox::wrapped(const QString &bubblewrap, const QStringList &vector, const QString &folder) const
{
    Mounts mounts;
    mountSystem(mounts);
    mountOwn(mounts);
    mountGiven(mounts, *this);
    QStringList all {bubblewrap, u"--unshare-all"_s, u"--new-session"_s, u"--die-with-parent"_s, u"--cap-drop"_s, u"ALL"_s};
    if (network)
        all.append(u"--share-net"_s);
    all += mounts.options();
    all += QStringList {u"--chdir"_s, folder, u"--"_s};
    return all + vector;
}

} // namespace network
