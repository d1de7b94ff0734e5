// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/mountpoint.h"

#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace network {

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

} // namespace network
