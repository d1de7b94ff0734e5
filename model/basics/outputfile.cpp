// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/outputfile.h"

#include "model/basics/privatefile.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Which of the program's own open files a path stands for: /dev/stdout, /dev/fd/N, /proc/self/fd/N, or a link to one of them.
std::optional<int> descriptorOf(QString path)
{
    static const QRegularExpression ofOurs(u"^/proc/%1/(?:task/[0-9]+/)?fd$"_s.arg(::getpid()));
    // As many links as the system itself follows.
    for (int links = 0; links < 40; ++links) {
        const QFileInfo file(path);
        const QString folder = QFileInfo(file.path()).canonicalFilePath();
        bool isNumber = false;
        const int number = file.fileName().toInt(&isNumber);
        if (isNumber && folder.contains(ofOurs))
            return number;
        if (!file.isSymLink())
            return std::nullopt;
        path = file.symLinkTarget();
    }
    return std::nullopt;
}

//! Or will be one. Folders, too: saving into one says what is wrong.
bool isFile(const QString &path)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(path).constData(), &found) != 0 || S_ISREG(found.st_mode) || S_ISDIR(found.st_mode);
}

//! \return a second one of the same offset and the same manner of appending; -1 where nothing can be written to it.
int second(int descriptor)
{
    // What the program has opened itself, its store for one, is closed for those that it starts; what it was started with is not.
    const int flags = ::fcntl(descriptor, F_GETFD);
    const bool isOurs = flags < 0 || (flags & FD_CLOEXEC);
    if (isOurs || (::fcntl(descriptor, F_GETFL) & O_ACCMODE) == O_RDONLY) {
        errno = EBADF;
        return -1;
    }
    return ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
}

//! Without waiting for a reader; writing then waits for it.
int openedWithoutWaiting(const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0 || ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) == 0)
        return descriptor;
    ::close(descriptor);
    return -1;
}

std::unique_ptr<QFileDevice> fileFor(const QString &path, bool isFile, OutputFile::Manner manner)
{
    if (!isFile)
        return std::make_unique<QFile>();
    if (manner == OutputFile::Manner::Append)
        return std::make_unique<QFile>(path);
    return std::make_unique<QSaveFile>(path);
}

} // namespace

OutputFile::OutputFile(const QString &path, Readers readers, Manner manner)
    : m_path(path)
    , m_readers(readers)
    , m_manner(manner)
    , m_descriptor(descriptorOf(path))
    , m_isFile(!m_descriptor && isFile(path))
    , m_file(fileFor(path, m_isFile, manner))
{
}

OutputFile::~OutputFile() = default;

bool OutputFile::open()
{
    if (!m_isFile)
        return openAsItStands();
    return openFile(m_manner == Manner::Append ? QIODevice::WriteOnly | QIODevice::Append : QIODevice::WriteOnly);
}

bool OutputFile::openFile(QIODevice::OpenMode mode)
{
    return m_readers == Readers::OwnerOnly ? openPrivately(*m_file, mode) : m_file->open(mode);
}

bool OutputFile::openAsItStands()
{
    const int descriptor = m_descriptor ? second(*m_descriptor) : openedWithoutWaiting(m_path);
    if (descriptor < 0) {
        m_error = qt_error_string(errno);
        return false;
    }
    return static_cast<QFile &>(*m_file).open(descriptor, QIODevice::WriteOnly, QFileDevice::AutoCloseHandle);
}

bool OutputFile::commit()
{
    if (m_isFile && m_manner == Manner::Replace)
        return commitWhole(static_cast<QSaveFile &>(*m_file));
    if (m_isFile)
        return flushWhole(*m_file);
    return flushWhole(*m_file) && m_file->error() == QFileDevice::NoError;
}

bool OutputFile::write(const QByteArray &whole)
{
    return open() && writeWhole(*m_file, whole) && commit();
}

} // namespace model
