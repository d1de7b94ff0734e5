// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/pathguard.h"

#include "invocables/files/fileerror.h"
#include "invocables/files/sensitivefiles.h"
#include "model/basics/workspacekind.h"
#include "network/process/repositories.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <memory>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

struct PathGuardTexts {
    Q_DECLARE_TR_FUNCTIONS(PathGuard)
};

constexpr qsizetype longestPath = 4096;

tl::unexpected<model::Error> leadsOut(const QString &path)
{
    return model::failure(ErrorCategory::Permission, PathGuardTexts::tr("“%1” is not inside a workspace folder.").arg(path));
}

tl::unexpected<model::Error> closedFailure(const QString &path)
{
    return model::failure(
        ErrorCategory::Permission, PathGuardTexts::tr("“%1” is in a folder of Parlance's own, which no tool reaches.").arg(path));
}

std::optional<FolderIdentity> identityOf(const QString &path)
{
    struct stat status = {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return std::nullopt;
    return FolderIdentity {status.st_dev, status.st_ino};
}

//! Whether a canonical path is one of these folders or below one.
bool isBelowAny(const QList<FolderIdentity> &folders, const QString &canonical)
{
    for (QString at = canonical; !folders.isEmpty(); at = QFileInfo(at).path()) {
        const auto identity = identityOf(at);
        if (identity && folders.contains(*identity))
            return true;
        if (at == u"/" || at.isEmpty())
            break;
    }
    return false;
}

//! The longest part of a path that exists, links followed; the rest goes to `missing`. Nothing where a link leads nowhere or the
//! rest has a `..`, whose meaning nobody can know yet.
std::optional<QString> canonicalPart(const QString &path, QStringList &missing)
{
    QString existing = path;
    for (;;) {
        const std::unique_ptr<char, decltype(&std::free)> resolved(
            ::realpath(QFile::encodeName(existing).constData(), nullptr), &std::free);
        if (resolved)
            return QFile::decodeName(resolved.get());
        const bool isMissing = errno == ENOENT;
        const QFileInfo info(existing);
        const QString name = info.fileName();
        if (!isMissing || info.isSymLink() || name.isEmpty() || name == u".." || name == u".")
            return std::nullopt;
        missing.prepend(name);
        existing = info.path();
    }
}

//! Whether git would read it, or run it, as part of a repository that is not called `.git`.
bool isInBareRepository(const GuardedPath &path)
{
    for (qsizetype count = 0; count < path.components.size(); ++count) {
        if (network::looksLikeRepository(path.folder + u'/' + path.components.first(count).join(u'/')))
            return true;
    }
    return false;
}

bool isSensitive(const GuardedPath &path, bool isFolder)
{
    for (qsizetype i = 0; i < path.components.size(); ++i) {
        const bool folder = i + 1 < path.components.size() || isFolder;
        if (folder ? path.components.at(i).startsWith(u'.') : isSensitiveFile(path.components.at(i)))
            return true;
    }
    return model::isHiddenInHome(path.absolute()) || isInBareRepository(path);
}

//! Opens a folder below another, following no link.
FileDescriptor step(int parent, const QString &name)
{
    return FileDescriptor(::openat(parent, QFile::encodeName(name).constData(), O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

model::Result<FileDescriptor> walk(const GuardedPath &path, qsizetype count, bool makeMissing)
{
    FileDescriptor here(::open(QFile::encodeName(path.folder).constData(), O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    for (qsizetype i = 0; i < count && here.isOpen(); ++i) {
        const QString &name = path.components.at(i);
        FileDescriptor next = step(here.get(), name);
        if (!next.isOpen() && errno == ENOENT && makeMissing) {
            ::mkdirat(here.get(), QFile::encodeName(name).constData(), 0777);
            next = step(here.get(), name);
        }
        here = std::move(next);
        if (here.isOpen() && PathGuard::isClosed(path, here.get()))
            return fileFailure(EACCES, path.shown());
    }
    if (!here.isOpen())
        return fileFailure(errno, path.shown());
    return here;
}

} // namespace

QString GuardedPath::shown() const
{
    return components.isEmpty() ? u"."_s : components.join(u'/');
}

QString GuardedPath::absolute() const
{
    return components.isEmpty() ? folder : folder + u'/' + components.join(u'/');
}

model::Result<GuardedPath> PathGuard::locate(const QString &path) const
{
    if (path.isEmpty() || path.contains(QChar(0)) || path.size() > longestPath)
        return model::failure(ErrorCategory::Validation, PathGuardTexts::tr("This is not a path."));
    if (m_folders.isEmpty())
        return model::failure(ErrorCategory::Permission,
            PathGuardTexts::tr(
                "No workspace folder is picked, so no file can be reached. The person picks one in the window (Workspace folders), or "
                "starts the program in that folder on the command line."));
    model::Result<GuardedPath> first = locateIn(m_folders.first(), path);
    if (first && first->exists)
        return first;
    for (const QString &folder : m_folders.mid(1)) {
        model::Result<GuardedPath> other = locateIn(folder, path);
        if (other && (other->exists || !first))
            return other;
    }
    return first;
}

model::Result<GuardedPath> PathGuard::locateIn(const QString &folder, const QString &path) const
{
    const QString root = QFileInfo(folder).canonicalFilePath();
    if (root.isEmpty())
        return fileFailure(ENOENT, folder);
    QStringList missing;
    const QString full = path.startsWith(u'/') ? path : root + u'/' + path;
    const std::optional<QString> canonical = canonicalPart(full, missing);
    if (!canonical || !model::isWithin(*canonical, root))
        return leadsOut(path);
    const QList<FolderIdentity> closed = closedFolders();
    if (isBelowAny(closed, *canonical))
        return closedFailure(path);
    GuardedPath found;
    found.closed = closed;
    found.folder = root;
    found.components = canonical->mid(root.size()).split(u'/', Qt::SkipEmptyParts) + missing;
    found.exists = missing.isEmpty();
    found.sensitive = isSensitive(found, found.exists && QFileInfo(*canonical).isDir());
    return found;
}

QList<FolderIdentity> PathGuard::closedFolders() const
{
    QList<FolderIdentity> folders;
    for (const QString &path : m_hidden) {
        if (const auto identity = identityOf(path))
            folders.append(*identity);
    }
    return folders;
}

bool PathGuard::isClosed(const GuardedPath &path, int folder)
{
    struct stat status = {};
    return !path.closed.isEmpty() && ::fstat(folder, &status) == 0 && path.closed.contains(FolderIdentity {status.st_dev, status.st_ino});
}

model::Result<FileDescriptor> PathGuard::openFile(const GuardedPath &path)
{
    if (path.components.isEmpty())
        return fileFailure(EISDIR, path.shown());
    const auto parent = walk(path, path.components.size() - 1, false);
    if (!parent)
        return tl::unexpected(parent.error());
    const QByteArray name = QFile::encodeName(path.components.last());
    // Without O_NONBLOCK, opening a FIFO waits for its writer.
    FileDescriptor file(::openat(parent->get(), name.constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW | O_CLOEXEC));
    struct stat status = {};
    if (!file.isOpen() || ::fstat(file.get(), &status) != 0)
        return fileFailure(errno, path.shown());
    if (S_ISDIR(status.st_mode))
        return fileFailure(EISDIR, path.shown());
    if (!S_ISREG(status.st_mode))
        return notRegular(path.shown());
    return file;
}

model::Result<FileDescriptor> PathGuard::openFolder(const GuardedPath &path)
{
    const auto here = walk(path, path.components.size(), false);
    if (!here)
        return tl::unexpected(here.error());
    FileDescriptor folder(::openat(here->get(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder.isOpen())
        return fileFailure(errno, path.shown());
    return folder;
}

model::Result<FileDescriptor> PathGuard::openParentForWriting(const GuardedPath &path)
{
    if (path.components.isEmpty())
        return fileFailure(EISDIR, path.shown());
    return walk(path, path.components.size() - 1, true);
}

} // namespace invocables
