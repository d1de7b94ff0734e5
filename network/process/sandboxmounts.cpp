// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/sandboxmounts.h"

#include "model/basics/workspacekind.h"

#include <QDir>
#include <QFileInfo>

#include <unistd.h>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::isWithin;

namespace {

QString pathIn(const QString &folder, const QString &name)
{
    return folder.endsWith(u'/') ? folder + name : folder + u'/' + name;
}

//! What bubblewrap makes for each program alone: the machine's in its place could not be opened, or would show what is hidden.
bool isOwn(const QString &path)
{
    return isWithin(path, u"/dev"_s) || isWithin(path, u"/proc"_s);
}

//! The sockets of the desktop's services, which do things outside for whoever asks.
QStringList runtimeFolders()
{
    QStringList folders {u"/run/user/"_s + QString::number(::getuid())};
    if (const QString named = qEnvironmentVariable("XDG_RUNTIME_DIR"); !named.isEmpty())
        folders.append(QDir::cleanPath(named));
    folders.removeDuplicates();
    return folders;
}

} // namespace

SandboxMounts::SandboxMounts(QStringList hidden)
    : m_hiddenAsNamed(std::move(hidden))
{
    for (const QString &path : std::as_const(m_hiddenAsNamed))
        m_hidden.append(QFileInfo(path).canonicalFilePath());
    m_hidden.removeAll(QString());
    readSystem();
    makeOwn();
}

void SandboxMounts::readSystem()
{
    for (const QString &folder : HomeView::systemFolders()) {
        const QFileInfo file(folder);
        if (file.isSymLink() && folder.count(u'/') == 1)
            set(folder, Kind::Other, {u"--symlink"_s, file.symLinkTarget(), folder});
        else if (file.exists())
            bind(folder, folder, Access::Read);
    }
    // Only the administrator can read these, who may be the person.
    for (const QString &name : {u"shadow"_s, u"shadow-"_s, u"gshadow"_s, u"gshadow-"_s}) {
        if (QFileInfo(u"/etc/"_s + name).isFile())
            set(u"/etc/"_s + name, Kind::Other, {u"--ro-bind"_s, u"/dev/null"_s, u"/etc/"_s + name});
    }
    if (QFileInfo(u"/etc/ssl/private"_s).isDir())
        makeEmpty(u"/etc/ssl/private"_s);
}

void SandboxMounts::makeOwn()
{
    set(u"/proc"_s, Kind::Other, {u"--proc"_s, u"/proc"_s});
    set(u"/dev"_s, Kind::Other, {u"--dev"_s, u"/dev"_s});
    makeEmpty(u"/tmp"_s);
    makeEmpty(u"/var/tmp"_s);
    makeEmpty(QDir::homePath());
}

void SandboxMounts::give(const QString &path, Access access)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    if (canonical.isEmpty() || isHidden(canonical) || isOwn(path) || isOwn(canonical))
        return;
    if (access == Access::Read && HomeView::isOfSystem(path))
        return;
    m_given.append({canonical, path});
    open(canonical, path, access);
}

void SandboxMounts::open(const QString &source, const QString &place, Access access)
{
    if (!m_homes.isNeededFor(source)) {
        bind(source, place, access);
        return;
    }
    if (place != u"/") {
        makeEmpty(place);
        m_closed.append(place);
    }
    for (const QString &child : HomeView::visibleIn(source))
        open(child, pathIn(place, QFileInfo(child).fileName()), access);
    for (const QString &link : HomeView::linksIn(source)) {
        const QString at = pathIn(place, QFileInfo(link).fileName());
        set(at, Kind::Other, {u"--symlink"_s, QFile::symLinkTarget(link), at});
    }
}

void SandboxMounts::keep(const QString &path)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    for (const QString &place : placesOf(canonical)) {
        if (kindAt(place) != Kind::Written)
            continue;
        pinAbove(place);
        bind(canonical, place, Access::Read);
    }
}

void SandboxMounts::hide()
{
    for (const QString &path : std::as_const(m_hiddenAsNamed))
        keepLinksTo(path);
    for (const QString &path : std::as_const(m_hidden)) {
        hideAt(path);
        for (const QString &place : placesOf(path))
            hideAt(place);
    }
    for (const QString &folder : runtimeFolders()) {
        if (!m_mounts.contains(keyOf(folder)))
            hideAt(folder);
    }
}

void SandboxMounts::hideAt(const QString &place)
{
    const Kind kind = kindAt(place);
    if ((kind != Kind::Written && kind != Kind::Read) || !QFileInfo::exists(place))
        return;
    if (kind == Kind::Written)
        pinAbove(place);
    makeEmpty(place);
    m_closed.append(place);
}

void SandboxMounts::show(const QString &path)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    const bool isAll = std::any_of(
        m_hidden.begin(), m_hidden.end(), [&canonical](const QString &hidden) { return isWithin(hidden, canonical); });
    if (isHidden(canonical) && !isAll)
        bind(canonical, path, Access::Read);
}

//! The folders on the way to a place become mounts, which cannot be moved, so that nothing else can be put where it is.
void SandboxMounts::pinAbove(const QString &place)
{
    QStringList above;
    for (QString folder = QFileInfo(place).path(); folder != u"/"; folder = QFileInfo(folder).path()) {
        if (!m_mounts.contains(keyOf(folder)) && kindAt(folder) == Kind::Written)
            above.append(folder);
    }
    for (const QString &folder : std::as_const(above))
        bind(sourceOf(folder), folder, Access::Write);
}

//! A link on the way to what is hidden could be replaced, so that the next start would look elsewhere: its folder is kept.
void SandboxMounts::keepLinksTo(const QString &path)
{
    for (QString at = QDir::cleanPath(path); at.size() > 1; at = QFileInfo(at).path()) {
        if (QFileInfo(at).isSymLink())
            keep(QFileInfo(QFileInfo(at).path()).canonicalFilePath());
    }
}

bool SandboxMounts::isHidden(const QString &canonical) const
{
    return std::any_of(m_hidden.begin(), m_hidden.end(), [&canonical](const QString &hidden) { return isWithin(canonical, hidden); });
}

//! Where what is at a canonical path is seen by way of what was given, which may have been named by a link.
QStringList SandboxMounts::placesOf(const QString &canonical) const
{
    QStringList places;
    for (const Given &given : m_given) {
        if (!canonical.isEmpty() && isWithin(canonical, given.source))
            places.append(canonical == given.source ? given.place : pathIn(given.place, canonical.mid(keyOf(given.source).size())));
    }
    places.removeDuplicates();
    return places;
}

QString SandboxMounts::sourceOf(const QString &place) const
{
    const QString canonical = QFileInfo(place).canonicalFilePath();
    return canonical.isEmpty() ? place : canonical;
}

void SandboxMounts::bind(const QString &source, const QString &place, Access access)
{
    // What another program takes away meanwhile needs no mount.
    const bool reads = access == Access::Read;
    set(place, reads ? Kind::Read : Kind::Written, {reads ? u"--ro-bind-try"_s : u"--bind-try"_s, source, place});
}

SandboxMounts::Kind SandboxMounts::kindAt(const QString &place) const
{
    for (QString at = place;; at = QFileInfo(at).path()) {
        if (const auto found = m_mounts.constFind(keyOf(at)); found != m_mounts.constEnd())
            return found->kind;
        if (at == u"/" || at.isEmpty())
            return Kind::Other;
    }
}

QStringList SandboxMounts::options() const
{
    QStringList all;
    for (auto mount = m_mounts.constBegin(); mount != m_mounts.constEnd(); ++mount) {
        const QString place = mount->options.last();
        const Kind above = place == u"/" ? Kind::Other : kindAt(QFileInfo(place).path());
        // Bubblewrap would make it outside, or could not.
        if (mount->kind == Kind::Empty && (above == Kind::Written || above == Kind::Read) && !QFileInfo::exists(place))
            continue;
        all += mount->options;
    }
    for (const QString &place : m_closed)
        all += {u"--remount-ro"_s, place};
    return all;
}

} // namespace network
