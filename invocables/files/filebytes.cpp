// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/filebytes.h"

#include "invocables/files/pathguard.h"
#include "model/basics/identifier.h"
#include "model/basics/sha256.h"
#include "model/text/amounts.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QStringDecoder>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

constexpr qint64 pieceSize = 256 * 1024;

struct FileBytesTexts {
    Q_DECLARE_TR_FUNCTIONS(FileBytes)
    PARLANCE_PHRASED
};

tl::unexpected<model::Error> tooLarge(const QString &shown)
{
    return model::failure(
        ErrorCategory::Execution, FileBytesTexts::phrased("“%1” is larger than %2.").arg(shown, model::sizeWording(largestFile)));
}

bool writeAll(int file, const QByteArray &bytes)
{
    qint64 done = 0;
    while (done < bytes.size()) {
        const ssize_t count = ::write(file, bytes.constData() + done, size_t(bytes.size() - done));
        if (count < 0 && errno != EINTR)
            return false;
        done += qMax<ssize_t>(count, 0);
    }
    return ::fsync(file) == 0;
}

//! \return 0, or the error number of the first step that failed.
int replaceFile(int folder, const QByteArray &name, const QByteArray &bytes, std::optional<mode_t> mode, bool replace)
{
    const QByteArray temporary = ".parlance-" + model::newIdentifier().toLatin1();
    FileDescriptor file(::openat(folder, temporary.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666));
    if (!file.isOpen())
        return errno;
    const bool written = writeAll(file.get(), bytes) && (!mode || ::fchmod(file.get(), *mode & 07777) == 0);
    const unsigned int flags = replace ? 0 : RENAME_NOREPLACE;
    if (written && ::renameat2(folder, temporary.constData(), folder, name.constData(), flags) == 0)
        return 0;
    const int error = errno;
    ::unlinkat(folder, temporary.constData(), 0);
    return error;
}

} // namespace

model::Result<QByteArray> readBytes(const GuardedPath &path, const StopFlag &stop)
{
    const auto file = PathGuard::openFile(path);
    if (!file)
        return tl::unexpected(file.error());
    struct stat status = {};
    if (::fstat(file->get(), &status) == 0 && status.st_size > largestFile)
        return tooLarge(path.shown());
    QByteArray all;
    QByteArray piece(pieceSize, Qt::Uninitialized);
    while (!stop->load()) {
        const ssize_t count = ::read(file->get(), piece.data(), size_t(piece.size()));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return fileFailure(errno, path.shown());
        if (count == 0)
            break;
        all.append(piece.constData(), count);
        // It may grow while it is read, and files of the kernel say that they have no size.
        if (all.size() > largestFile)
            return tooLarge(path.shown());
    }
    return all;
}

std::unique_lock<std::recursive_mutex> lockFiles()
{
    static std::recursive_mutex mutex;
    return std::unique_lock(mutex);
}

model::Result<void> writeBytes(const GuardedPath &path, const QByteArray &bytes, WriteMode mode, std::optional<mode_t> permissions)
{
    if (bytes.size() > largestFile)
        return tooLarge(path.shown());
    const auto folder = PathGuard::openParentForWriting(path);
    if (!folder)
        return tl::unexpected(folder.error());
    const QByteArray name = QFile::encodeName(path.components.last());
    std::optional<mode_t> keptMode;
    struct stat status = {};
    if (::fstatat(folder->get(), name.constData(), &status, AT_SYMLINK_NOFOLLOW) == 0) {
        if (mode == WriteMode::ErrorIfExists)
            return fileFailure(EEXIST, path.shown());
        if (S_ISDIR(status.st_mode))
            return fileFailure(EISDIR, path.shown());
        if (!S_ISREG(status.st_mode))
            return S_ISLNK(status.st_mode) ? fileFailure(ELOOP, path.shown()) : notRegular(path.shown());
        keptMode = status.st_mode;
    }
    const int error = replaceFile(folder->get(), name, bytes, permissions ? permissions : keptMode, mode == WriteMode::Replace);
    if (error != 0)
        return fileFailure(error, path.shown());
    return {};
}

model::Result<void> removeFile(const GuardedPath &path)
{
    const auto file = PathGuard::openFile(path);
    const auto folder = file ? PathGuard::openParentForWriting(path) : tl::make_unexpected(file.error());
    if (!folder)
        return tl::make_unexpected(folder.error());
    if (::unlinkat(folder->get(), QFile::encodeName(path.components.last()).constData(), 0) != 0)
        return fileFailure(errno, path.shown());
    return {};
}

QByteArray fileFingerprint(const std::optional<QByteArray> &bytes)
{
    return bytes ? model::sha256(*bytes) : QByteArray();
}

model::Result<void> checkUnchanged(const GuardedPath &path, const std::optional<SeenFile> &seen, const StopFlag &stop)
{
    if (!seen)
        return {};
    const auto now = readBytes(path, stop);
    // Since it was located it may have come or gone.
    struct stat status = {};
    const bool isThere = now || ::lstat(QFile::encodeName(path.absolute()).constData(), &status) == 0;
    const bool isSame = now ? fileFingerprint(*now) == seen->fingerprint : !isThere && seen->fingerprint.isEmpty();
    if (path.absolute() == seen->path && isSame)
        return {};
    return model::failure(ErrorCategory::Execution,
        FileBytesTexts::phrased("“%1” has changed since this call was shown and allowed, so nothing was written. Read it again.")
            .arg(path.shown()));
}

model::Result<QString> decodeText(const QByteArray &bytes, const QString &encoding, const QString &shown)
{
    // Without a state, so that a character that is cut off at the end is an error.
    QStringDecoder decoder(encoding.toLatin1().constData(), QStringConverter::Flag::Stateless);
    if (!decoder.isValid())
        return model::failure(ErrorCategory::Validation, FileBytesTexts::phrased("The encoding “%1” is not known.").arg(encoding));
    QString text = decoder.decode(bytes);
    if (decoder.hasError() || text.contains(QChar(0)))
        return model::failure(ErrorCategory::Execution,
            FileBytesTexts::phrased("“%1” is not text in the encoding %2; it may be a binary file.").arg(shown, encoding));
    return text;
}

} // namespace invocables
