// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/outputfile.h"

#include "model/basics/privatefile.h"

#include <QFile>
#include <QSaveFile>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>

namespace model {

namespace {

//! Folders, too: saving into one says what is wrong.
bool isReplaced(const QString &path)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(path).constData(), &found) != 0 || S_ISREG(found.st_mode) || S_ISDIR(found.st_mode);
}

std::unique_ptr<QFileDevice> fileFor(const QString &path, bool isSaved)
{
    if (isSaved)
        return std::make_unique<QSaveFile>(path);
    return std::make_unique<QFile>();
}

} // namespace

OutputFile::OutputFile(const QString &path, Readers readers)
    : m_path(path)
    , m_readers(readers)
    , m_isReplaced(isReplaced(path))
    , m_file(fileFor(path, m_isReplaced))
{
}

OutputFile::~OutputFile() = default;

bool OutputFile::open()
{
    if (!m_isReplaced)
        return openAsItStands();
    return m_readers == Readers::OwnerOnly ? openPrivately(*m_file) : m_file->open(QIODevice::WriteOnly);
}

bool OutputFile::openAsItStands()
{
    // Without waiting for a reader; writing then waits for it.
    const int descriptor = ::open(QFile::encodeName(m_path).constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0 || ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) < 0) {
        m_error = qt_error_string(errno);
        return false;
    }
    return static_cast<QFile &>(*m_file).open(descriptor, QIODevice::WriteOnly, QFileDevice::AutoCloseHandle);
}

bool OutputFile::commit()
{
    if (m_isReplaced)
        return static_cast<QSaveFile &>(*m_file).commit();
    return m_file->flush() && m_file->error() == QFileDevice::NoError;
}

} // namespace model
