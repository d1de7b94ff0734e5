// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/filelook.h"

#include "invocables/files/filebytes.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>

namespace invocables {

using model::ErrorCategory;

namespace {

struct FileLookTexts {
    Q_DECLARE_TR_FUNCTIONS(FileLook)
    PARLANCE_PHRASED
};

//! What of SQLite's has not come into the file yet lies beside it.
bool hasLogBeside(const FileDescriptor &folder, const QByteArray &name)
{
    constexpr std::array endings {"-wal", "-journal"};
    struct stat status = {};
    return std::any_of(endings.begin(), endings.end(), [&](const char *ending) {
        return ::fstatat(folder.get(), (name + ending).constData(), &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_size > 0;
    });
}

model::Result<FileLook> lookIn(const FileDescriptor &folder, const GuardedPath &path, mode_t mode, const StopFlag &stop)
{
    const auto bytes = readBytes(path, stop);
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    if (stop->load())
        return model::failure(ErrorCategory::Execution, FileLookTexts::phrased("It was stopped before “%1” was read.").arg(path.shown()));
    if (bytes->startsWith("SQLite format 3") && hasLogBeside(folder, QFile::encodeName(path.components.last())))
        return model::failure(
            ErrorCategory::Execution, FileLookTexts::phrased("“%1” is a database that another program has open.").arg(path.shown()));
    return FileLook {{true, int(mode & 07777), fileFingerprint(*bytes)}, *bytes};
}

} // namespace

model::Result<FileLook> FileLook::at(const GuardedPath &path, const StopFlag &stop)
{
    if (path.components.isEmpty())
        return fileFailure(EISDIR, path.shown());
    const int folders = int(path.components.size()) - 1;
    for (int missing = 0; missing <= folders; ++missing) {
        GuardedPath parent = path;
        parent.components.resize(folders - missing);
        const auto folder = PathGuard::openFolder(parent);
        if (!folder && missing < folders)
            continue;
        if (!folder)
            return tl::make_unexpected(folder.error());
        struct stat status = {};
        const QByteArray name = QFile::encodeName(path.components.at(folders - missing));
        if (::fstatat(folder->get(), name.constData(), &status, AT_SYMLINK_NOFOLLOW) != 0)
            return errno == ENOENT ? model::Result<FileLook>(FileLook {{}, {}, missing}) : fileFailure(errno, path.shown());
        if (S_ISLNK(status.st_mode))
            return fileFailure(ELOOP, path.shown());
        return missing > 0 ? fileFailure(ENOTDIR, path.shown()) : lookIn(*folder, path, status.st_mode, stop);
    }
    return fileFailure(ENOENT, path.shown());
}

int foldersMadeSince(const timespec &moment, const GuardedPath &path)
{
    const auto isNew = [&moment](const GuardedPath &folder) {
        struct statx status = {};
        const auto opened = PathGuard::openFolder(folder);
        if (!opened || ::statx(opened->get(), "", AT_EMPTY_PATH, STATX_BTIME, &status) != 0 || (status.stx_mask & STATX_BTIME) == 0)
            return false;
        return std::pair<qint64, qint64>(status.stx_btime.tv_sec, status.stx_btime.tv_nsec)
            >= std::pair<qint64, qint64>(moment.tv_sec, moment.tv_nsec);
    };
    int made = 0;
    GuardedPath folder = path;
    while (folder.components.size() > 1) {
        folder.components.removeLast();
        if (!isNew(folder))
            break;
        ++made;
    }
    return made;
}

} // namespace invocables
