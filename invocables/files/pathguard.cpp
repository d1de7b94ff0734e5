// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/pathguard.h"

#include "model/basics/workspacekind.h"
#include "network/process/repositories.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <memory>

#include <fcntl.h>
#include <sys/stat.h>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

template <typename List, typename Fits>
bool any(const List &list, Fits fits)
{
    return std::any_of(list.begin(), list.end(), fits);
}

bool looksLikeKey(const QString &name)
{
    static const std::array endings {".pem"_L1, ".key"_L1, ".p12"_L1, ".pfx"_L1, ".jks"_L1, ".keystore"_L1, ".kdbx"_L1, ".gpg"_L1,
        ".ppk"_L1, "_rsa"_L1, "_ed25519"_L1, "_ecdsa"_L1, "_dsa"_L1, ".ovpn"_L1, ".pkcs8"_L1, ".env"_L1};
    static const std::array beginnings {"id_rsa"_L1, "id_ed25519"_L1, "id_ecdsa"_L1, "id_dsa"_L1, "credentials"_L1, "secrets"_L1,
        "service-account"_L1, "service_account"_L1};
    static const std::array names {"_netrc"_L1, "authorized_keys"_L1};
    return any(endings, [&name](QLatin1StringView ending) { return name.endsWith(ending); })
        || any(beginnings, [&name](QLatin1StringView beginning) { return name.startsWith(beginning); })
        || any(names, [&name](QLatin1StringView whole) { return name == whole; });
}

//! Dot-files that nothing runs and that hold no secret: a list of those that something runs would never end.
bool isHarmlessDotFile(const QString &name)
{
    static const std::array names {".gitignore"_L1, ".gitkeep"_L1, ".keep"_L1, ".mailmap"_L1, ".git-blame-ignore-revs"_L1, ".ignore"_L1,
        ".rgignore"_L1, ".dockerignore"_L1, ".npmignore"_L1, ".hgignore"_L1, ".prettierignore"_L1, ".eslintignore"_L1, ".clang-format"_L1,
        ".clang-format-ignore"_L1, ".editorconfig"_L1, ".cmake-format"_L1, ".markdownlint.json"_L1, ".markdownlint.yaml"_L1,
        ".rustfmt.toml"_L1, ".nojekyll"_L1, ".python-version"_L1, ".ruby-version"_L1, ".node-version"_L1, ".nvmrc"_L1};
    return any(names, [&name](QLatin1StringView whole) { return name == whole; });
}

//! What is run by itself and has no dot: of editors on other systems, of whole workspaces, of Python at its start, of a repository.
bool runsByItself(const QString &name)
{
    static const std::array names {"_vimrc"_L1, "_gvimrc"_L1, "_exrc"_L1, "sitecustomize.py"_L1, "usercustomize.py"_L1, "lefthook.yml"_L1,
        "lefthook.yaml"_L1, "lefthook.toml"_L1, "head"_L1, "commondir"_L1, "gitdir"_L1};
    static const std::array endings {".code-workspace"_L1, ".sublime-project"_L1};
    return any(names, [&name](QLatin1StringView whole) { return name == whole; })
        || any(endings, [&name](QLatin1StringView ending) { return name.endsWith(ending); });
}

} // namespace

bool isSensitiveFile(const QString &fileName)
{
    const QString name = fileName.toLower();
    return name.startsWith(u'.') ? !isHarmlessDotFile(name) : looksLikeKey(name) || runsByItself(name);
}

namespace {

struct FileErrorTexts {
    Q_DECLARE_TR_FUNCTIONS(FileError)
    PARLANCE_PHRASED
};

} // namespace

tl::unexpected<model::Error> fileFailure(int systemError, const QString &path)
{
    switch (systemError) {
    case ENOENT: return model::failure(ErrorCategory::Execution, FileErrorTexts::phrased("There is no “%1”.").arg(path));
    case EISDIR: return model::failure(ErrorCategory::Execution, FileErrorTexts::phrased("“%1” is a folder, not a file.").arg(path));
    case ENOTDIR:
        return model::failure(ErrorCategory::Execution, FileErrorTexts::phrased("“%1” is not a folder, or a part of it is not.").arg(path));
    case EEXIST: return model::failure(ErrorCategory::Execution, FileErrorTexts::phrased("There is a “%1” already.").arg(path));
    case ENXIO: return notRegular(path);
    case ELOOP:
        return model::failure(
            ErrorCategory::Permission, FileErrorTexts::phrased("“%1” became a link while it was being opened.").arg(path));
    case EACCES:
    case EPERM:
    case EROFS: return model::failure(ErrorCategory::Permission, FileErrorTexts::phrased("The system refuses access to “%1”.").arg(path));
    default: break;
    }
    const QString reason = qt_error_string(systemError);
    return model::failure(ErrorCategory::Execution, FileErrorTexts::phrased("“%1”: %2.").arg(path, reason));
}

tl::unexpected<model::Error> notRegular(const QString &path)
{
    return model::failure(
        ErrorCategory::Execution, FileErrorTexts::phrased("“%1” is not a regular file but a device, a socket or a pipe.").arg(path));
}

namespace {

struct PathGuardTexts {
    Q_DECLARE_TR_FUNCTIONS(PathGuard)
    PARLANCE_PHRASED
};

constexpr qsizetype longestPath = 4096;

tl::unexpected<model::Error> leadsOut(const QString &path)
{
    return model::failure(ErrorCategory::Permission, PathGuardTexts::phrased("“%1” is not inside a workspace folder.").arg(path));
}

tl::unexpected<model::Error> closedFailure(const QString &path)
{
    return model::failure(
        ErrorCategory::Permission, PathGuardTexts::phrased("“%1” is in a folder of Parlance's own, which no tool reaches.").arg(path));
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

//! The longest part of a path that exists, links followed; the rest goes to `missing`, which whoever opens it finds at fault. Nothing
//! where a link leads nowhere or the rest has a `..`, whose meaning nobody can know yet.
std::optional<QString> canonicalPart(const QString &path, QStringList &missing)
{
    QString existing = path;
    while (existing.size() > 1 && existing.endsWith(u'/'))
        existing.chop(1);
    for (;;) {
        const std::unique_ptr<char, decltype(&std::free)> resolved(
            ::realpath(QFile::encodeName(existing).constData(), nullptr), &std::free);
        if (resolved)
            return QFile::decodeName(resolved.get());
        const bool isMissing = errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG;
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
        return model::failure(ErrorCategory::Validation, PathGuardTexts::phrased("This is not a path."));
    if (m_folders.isEmpty())
        return model::failure(ErrorCategory::Permission,
            PathGuardTexts::phrased(
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
    // Named as a folder.
    if (path.endsWith(u'/') && !(missing.isEmpty() && QFileInfo(*canonical).isDir()))
        return fileFailure(missing.isEmpty() ? ENOTDIR : ENOENT, path);
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
