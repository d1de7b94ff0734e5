// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/repositories.h"

#include "model/basics/workspacekind.h"
#include "network/process/sandbox.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostFolders = 20'000;
constexpr qsizetype mostRepositories = 200;
constexpr qint64 mostEntries = 1'000'000;
constexpr qint64 longestSettings = 256 * 1024;
// Of folders that name others in which the rest of a repository is.
constexpr int deepestChain = 4;

QByteArray firstBytes(const QString &path)
{
    QFile file(path);
    // What is no regular file, a FIFO above all, may never end.
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) ? file.read(longestSettings) : QByteArray();
}

QString canonicalFrom(const QString &folder, const QString &path)
{
    return QFileInfo(QDir(folder).absoluteFilePath(path)).canonicalFilePath();
}

//! The files and folders that the settings of a repository have git read or run: other settings, and hooks.
QStringList namedBySettings(const QString &settings, const QString &workTree)
{
    QStringList named;
    QByteArray section;
    for (const QByteArray &line : firstBytes(settings).split('\n')) {
        const QByteArray text = line.trimmed();
        if (text.startsWith('[')) {
            section = text.toLower();
            continue;
        }
        const QByteArray key = text.left(text.indexOf('=')).trimmed().toLower();
        const QString value = QString::fromUtf8(text.mid(text.indexOf('=') + 1)).remove(u'"').trimmed();
        if (section.startsWith("[include") && key == "path")
            named.append(canonicalFrom(QFileInfo(settings).path(), value));
        else if (section.startsWith("[core") && (key == "hookspath" || key == "fsmonitor" || key == "attributesfile"))
            named.append(canonicalFrom(workTree, value));
    }
    return named;
}

//! What git would read or run by way of the folder in which it keeps a repository, beside that folder.
QStringList reachedFrom(const QString &gitFolder, const QString &workTree, int depth = 0)
{
    QStringList reached;
    for (const QFileInfo &file : QDir(gitFolder).entryInfoList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot)) {
        if (file.isSymLink())
            reached.append(file.canonicalFilePath());
    }
    for (const QString &name : {u"/config"_s, u"/config.worktree"_s})
        reached += namedBySettings(gitFolder + name, workTree);
    const QByteArray common = firstBytes(gitFolder + u"/commondir"_s).trimmed();
    const QString elsewhere = common.isEmpty() ? QString() : canonicalFrom(gitFolder, QFile::decodeName(common));
    if (!elsewhere.isEmpty() && depth < deepestChain)
        reached += QStringList {elsewhere} + reachedFrom(elsewhere, workTree, depth + 1);
    return reached;
}

QByteArray identityOf(const struct stat &status, const QString &path)
{
    const QByteArray place = QByteArray::number(quint64(status.st_dev)) + ':' + QByteArray::number(quint64(status.st_ino));
    return S_ISLNK(status.st_mode) ? place + '>' + QFile::encodeName(QFileInfo(path).symLinkTarget()) : place;
}

Repository repositoryAt(const QString &path, const QString &kind)
{
    Repository found {path, kind, {}, {}};
    struct stat status = {};
    if (::lstat(QFile::encodeName(path).constData(), &status) == 0)
        found.identity = identityOf(status, path);
    // A link cannot be kept from being replaced, only what it leads to.
    if (!S_ISLNK(status.st_mode))
        found.kept.append(path);
    const QString parent = QFileInfo(path).path();
    QString folder = S_ISLNK(status.st_mode) ? QFileInfo(path).canonicalFilePath() : path;
    if (QFileInfo(path).isFile()) {
        const QByteArray text = firstBytes(path).trimmed();
        folder = text.startsWith("gitdir:") ? canonicalFrom(parent, QFile::decodeName(text.mid(7).trimmed())) : QString();
    }
    if (!folder.isEmpty())
        found.kept += QStringList {folder} + reachedFrom(folder, parent);
    found.kept.removeAll(QString());
    found.kept.removeDuplicates();
    return found;
}

//! Looks through folders, the nearer before the deeper.
class Search
{
public:
    Repositories in(const QStringList &folders)
    {
        for (const QString &folder : folders)
            begin(QFileInfo(folder).canonicalFilePath());
        while (!m_waiting.isEmpty() && !m_result.wasCut)
            visit(m_waiting.takeFirst());
        return m_result;
    }

private:
    void begin(const QString &folder)
    {
        if (folder.isEmpty())
            return;
        if (isInRepository(folder)) {
            note(folder, u".git"_s);
        } else if (m_homes.isNeededFor(folder)) {
            for (const QString &child : HomeView::visibleIn(folder))
                begin(child);
        } else if (QFileInfo(folder).isDir()) {
            m_waiting.append(folder);
        }
    }

    //! Whether a folder that is given is part of what belongs to a repository alone.
    static bool isInRepository(const QString &folder)
    {
        for (QString above = folder; above != u"/" && !above.isEmpty(); above = QFileInfo(above).path()) {
            if (Repositories::isKind(QFileInfo(above).fileName()) || (above != folder && looksLikeRepository(above)))
                return true;
        }
        return false;
    }

    void visit(const QString &folder)
    {
        if (m_seen.contains(folder))
            return;
        m_seen.insert(folder);
        m_result.wasCut = m_seen.size() > mostFolders;
        DIR *stream = m_result.wasCut ? nullptr : ::opendir(QFile::encodeName(folder).constData());
        if (!stream)
            return;
        QStringList below;
        bool hasHead = false;
        while (const dirent *entry = ::readdir(stream)) {
            const QByteArray name(entry->d_name);
            if (name == "." || name == "..")
                continue;
            m_result.wasCut = m_result.wasCut || ++m_entries > mostEntries;
            hasHead = hasHead || name == "HEAD";
            meet(folder, *entry, ::dirfd(stream), below);
        }
        ::closedir(stream);
        if (hasHead && looksLikeRepository(folder))
            note(folder, u".git"_s);
        else
            m_waiting += below;
    }

    void meet(const QString &folder, const dirent &entry, int stream, QStringList &below)
    {
        const QString name = QFile::decodeName(entry.d_name);
        const QString path = folder == u"/" ? folder + name : folder + u'/' + name;
        if (Repositories::isKind(name)) {
            note(path, name.toLower());
        } else if (isFolder(entry, stream)) {
            // A folder whose name is no UTF-8 can be neither looked through nor named to bubblewrap: a new one counts as a repository.
            if (QFile::encodeName(name) == entry.d_name)
                below.append(path);
            else
                m_result.found.append({path, u".git"_s, QByteArray::number(quint64(entry.d_ino)), {}});
        }
    }

    //! By its name as it is, which may be no UTF-8.
    static bool isFolder(const dirent &entry, int folder)
    {
        struct stat status = {};
        if (entry.d_type != DT_UNKNOWN)
            return entry.d_type == DT_DIR;
        return ::fstatat(folder, entry.d_name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(status.st_mode);
    }

    void note(const QString &path, const QString &kind)
    {
        if (m_result.found.size() < mostRepositories)
            m_result.found.append(repositoryAt(path, kind));
        else
            m_result.wasCut = true;
    }

    const HomeView m_homes;
    QStringList m_waiting;
    QSet<QString> m_seen;
    qint64 m_entries = 0;
    Repositories m_result;
};

} // namespace

Repositories Repositories::in(const QStringList &folders)
{
    return Search().in(folders);
}

QStringList Repositories::kept(const QStringList &openKinds) const
{
    QStringList paths;
    for (const Repository &repository : found) {
        if (!openKinds.contains(repository.kind))
            paths += repository.kept;
    }
    paths.removeDuplicates();
    return paths;
}

QStringList Repositories::madeSince(const Repositories &before) const
{
    QStringList made;
    for (const Repository &repository : found) {
        const bool isKnown = std::any_of(before.found.begin(), before.found.end(),
            [&repository](const Repository &other) { return other.path == repository.path && other.identity == repository.identity; });
        if (!isKnown)
            made.append(repository.path);
    }
    return made;
}

bool Repositories::isKind(const QString &name)
{
    static const QStringList kinds {u".git"_s, u".hg"_s, u".jj"_s, u".svn"_s, u".bzr"_s, u"_darcs"_s, u".pijul"_s};
    return kinds.contains(name, Qt::CaseInsensitive);
}

bool looksLikeRepository(const QString &folder)
{
    const auto has = [&folder](const QString &name) { return QFileInfo::exists(folder + name) || QFileInfo(folder + name).isSymLink(); };
    return has(u"/HEAD"_s) && (has(u"/commondir"_s) || (has(u"/objects"_s) && has(u"/refs"_s)));
}

} // namespace network
