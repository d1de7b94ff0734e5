// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/directorywalk.h"

#include "invocables/files/pathguard.h"

#include <QFile>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

namespace invocables {

namespace {

constexpr int mostEntries = 200'000;
constexpr int deepestFolder = 64;

//! The names in a folder that are not hidden, sorted.
QStringList visibleNames(FileDescriptor folder)
{
    QStringList names;
    DIR *stream = ::fdopendir(folder.get());
    if (!stream)
        return names;
    folder.release(); // The stream owns it now.
    while (const dirent *entry = ::readdir(stream)) {
        if (entry->d_name[0] != '.' && names.size() <= mostEntries)
            names.append(QFile::decodeName(entry->d_name));
    }
    ::closedir(stream);
    names.sort();
    return names;
}

DirectoryEntry::Kind kindOf(mode_t mode)
{
    if (S_ISREG(mode))
        return DirectoryEntry::Kind::File;
    if (S_ISDIR(mode))
        return DirectoryEntry::Kind::Folder;
    return S_ISLNK(mode) ? DirectoryEntry::Kind::Link : DirectoryEntry::Kind::Other;
}

} // namespace

model::Result<void> DirectoryWalk::walk(const GuardedPath &folder)
{
    model::Result<FileDescriptor> opened = PathGuard::openFolder(folder);
    if (!opened)
        return tl::unexpected(opened.error());
    visitFolder(folder, std::move(*opened), 0);
    return {};
}

bool DirectoryWalk::visitFolder(const GuardedPath &folder, FileDescriptor opened, int depth)
{
    const FileDescriptor listed(::openat(opened.get(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!listed.isOpen() || PathGuard::isClosed(folder, listed.get()))
        return true;
    for (const QString &name : visibleNames(std::move(opened))) {
        if (m_stop->load() || !visitEntry(folder, listed.get(), name, depth))
            return false;
    }
    return true;
}

bool DirectoryWalk::visitEntry(const GuardedPath &folder, int descriptor, const QString &name, int depth)
{
    const QByteArray encoded = QFile::encodeName(name);
    struct stat status = {};
    if (::fstatat(descriptor, encoded.constData(), &status, AT_SYMLINK_NOFOLLOW) != 0)
        return true;
    if (++m_entries > mostEntries) {
        m_cut = true;
        return false;
    }
    DirectoryEntry entry {folder, kindOf(status.st_mode), status.st_size};
    entry.place.components.append(name);
    entry.place.sensitive = folder.sensitive || (entry.kind == DirectoryEntry::Kind::File && isSensitiveFile(name));
    if (folder.closed.contains(FolderIdentity {status.st_dev, status.st_ino}) || (m_filter && !m_filter(entry)))
        return true;
    if (!m_visit(entry))
        return false;
    if (!m_recursive || entry.kind != DirectoryEntry::Kind::Folder)
        return true;
    if (depth >= deepestFolder) {
        m_cut = true;
        return true;
    }
    FileDescriptor below(::openat(descriptor, encoded.constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    return !below.isOpen() || visitFolder(entry.place, std::move(below), depth + 1);
}

} // namespace invocables
