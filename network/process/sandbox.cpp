// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/sandbox.h"

#include "model/basics/workspacekind.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>

#include <algorithm>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace network {

using namespace Qt::StringLiterals;
using model::isWithin;

namespace {

constexpr int mostMountTries = 8;
constexpr mode_t anybodysWrite = 0222;

//! Whether it is the file system that cannot lock a folder, as over a network.
bool hasNoLocks(int error)
{
    return error != EWOULDBLOCK && error != EINTR;
}

} // namespace

MountPoint::MountPoint(const QString &path)
    : m_path(QFile::encodeName(path))
{
    for (int attempt = 0; attempt < mostMountTries; ++attempt) {
        ::mkdir(m_path.constData(), 0555);
        m_folder = ::open(m_path.constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        struct stat status = {};
        if (m_folder < 0)
            return;
        const bool isShared = ::flock(m_folder, LOCK_SH | LOCK_NB) == 0 || hasNoLocks(errno);
        if (::fstat(m_folder, &status) == 0 && isShared && status.st_nlink > 0 && (status.st_mode & anybodysWrite) == 0)
            return;
        ::close(m_folder);
        m_folder = -1;
        // A person's own. Otherwise its last user took it away in between.
        if ((status.st_mode & anybodysWrite) != 0)
            return;
    }
}

MountPoint::MountPoint(MountPoint &&other) noexcept
    : m_path(other.m_path)
    , m_folder(std::exchange(other.m_folder, -1))
{
}

MountPoint::~MountPoint()
{
    if (m_folder < 0)
        return;
    if (::flock(m_folder, LOCK_EX | LOCK_NB) == 0 || hasNoLocks(errno))
        ::rmdir(m_path.constData());
    ::close(m_folder);
}

namespace {

constexpr qsizetype mostVisible = 300;

//! Of the root: what the kernel makes, what each sandbox has of its own, and what the system's services keep and run.
bool isClosed(const QString &path)
{
    static const QStringList closed {u"/proc"_s, u"/dev"_s, u"/sys"_s, u"/run"_s, u"/var"_s, u"/tmp"_s, u"/boot"_s, u"/lost+found"_s};
    return closed.contains(path);
}

//! Names that are no UTF-8 cannot be given to a program.
bool canBeNamed(const QFileInfo &file)
{
    return QFile::decodeName(QFile::encodeName(file.filePath())) == file.filePath() && file.exists();
}

QStringList visibleEntries(const QString &folder, QDir::Filters filters, bool links)
{
    QStringList paths;
    for (const QFileInfo &file : QDir(folder).entryInfoList(filters | QDir::NoDotAndDotDot, QDir::Name)) {
        const bool isOpen = !isClosed(file.filePath()) && !HomeView::isOfSystem(file.filePath());
        if (paths.size() < mostVisible && isOpen && file.isSymLink() == links && (links || canBeNamed(file)))
            paths.append(file.filePath());
    }
    return paths;
}

} // namespace

HomeView::HomeView()
    : m_homes(model::homeFolders())
{
}

bool HomeView::isNeededFor(const QString &folder) const
{
    return std::any_of(m_homes.begin(), m_homes.end(), [&folder](const QString &home) { return model::isWithin(home, folder); });
}

QStringList HomeView::visibleIn(const QString &folder)
{
    return visibleEntries(folder, QDir::Dirs | QDir::Files, false);
}

QStringList HomeView::linksIn(const QString &folder)
{
    return visibleEntries(folder, QDir::Dirs | QDir::Files | QDir::System, true);
}

const QStringList &HomeView::systemFolders()
{
    static const QStringList folders {u"/usr"_s, u"/bin"_s, u"/sbin"_s, u"/lib"_s, u"/lib32"_s, u"/lib64"_s, u"/libx32"_s, u"/etc"_s,
        u"/opt"_s, u"/nix"_s, u"/gnu"_s, u"/snap"_s, u"/run/current-system"_s};
    return folders;
}

bool HomeView::isOfSystem(const QString &path)
{
    return std::any_of(
        systemFolders().begin(), systemFolders().end(), [&path](const QString &folder) { return model::isWithin(path, folder); });
}

SandboxGround::SandboxGround(const QStringList &writable)
    : m_writable(writable)
    , m_repositories(Repositories::in(writable))
{
    const HomeView homes;
    for (const QString &folder : writable) {
        // A home folder is closed at its root, so that nothing can be put there.
        if (QFileInfo(folder).isDir() && !homes.isNeededFor(QFileInfo(folder).canonicalFilePath()))
            m_mountPoints.emplace_back(folder + QStringLiteral("/.parlance"));
    }
}

SandboxGround::~SandboxGround() = default;

namespace {

//! What a program in a sandbox sees at each path, as bubblewrap's options. First what is given, then what is kept in it, then what is
//! hidden: later ones hold.
class SandboxMounts
{
public:
    enum class Access { Read, Write };

    //! The system's folders, and what each sandbox has of its own. Nothing of `hidden` can be given.
    explicit SandboxMounts(QStringList hidden);

    //! A file or folder where it is; of a home folder, or one above, only what is visible in it. What is not there is left out.
    void give(const QString &path, Access access);
    //! Can only be read, where it is in something that can be written; the folders on the way to it cannot be moved.
    void keep(const QString &path);
    //! Takes what is hidden out of all that was given.
    void hide();
    //! Files that can be read even in what is hidden, but not all of that.
    void show(const QString &path);

    QStringList options() const;

private:
    enum class Kind { Written, Read, Empty, Other };
    struct Mount {
        Kind kind = Kind::Other;
        QStringList options;
    };
    struct Given {
        QString source;
        QString place;
    };

    void readSystem();
    void makeOwn();
    void open(const QString &source, const QString &place, Access access);
    void hideAt(const QString &place);
    void pinAbove(const QString &place);
    void keepLinksTo(const QString &path);
    bool isHidden(const QString &canonical) const;
    QStringList placesOf(const QString &canonical) const;
    QString sourceOf(const QString &place) const;
    void set(const QString &place, Kind kind, const QStringList &options) { m_mounts.insert(keyOf(place), {kind, options}); }
    void makeEmpty(const QString &place) { set(place, Kind::Empty, {QStringLiteral("--tmpfs"), place}); }
    void bind(const QString &source, const QString &place, Access access);
    //! What is seen at a place by way of a mount there or above; `Other` where there is none.
    Kind kindAt(const QString &place) const;
    static QString keyOf(const QString &place) { return place.endsWith(u'/') ? place : place + u'/'; }

    const HomeView m_homes;
    QStringList m_hiddenAsNamed;
    QStringList m_hidden;
    QList<Given> m_given;
    //! By path with a slash at its end, so that a folder comes before what is in it.
    QMap<QString, Mount> m_mounts;
    //! Empty folders that stay so.
    QStringList m_closed;
};

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

} // namespace

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
