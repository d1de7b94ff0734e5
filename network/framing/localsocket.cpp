// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/framing/localsocket.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace network {

namespace {

constexpr int mostWaiting = 16;

//! The address of a file in a folder that is open: an address has room for some hundred letters, a profile's path may have more.
bool fill(sockaddr_un &address, const FileHandle &folder, const QString &name)
{
    const QByteArray path = "/proc/self/fd/" + QByteArray::number(folder.number()) + '/' + QFile::encodeName(name);
    address = {};
    address.sun_family = AF_UNIX;
    if (!folder.isOpen() || path.size() >= qsizetype(sizeof(address.sun_path)))
        return false;
    std::copy(path.begin(), path.end(), address.sun_path);
    return true;
}

FileHandle opened(const QString &folder)
{
    return FileHandle(::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

FileHandle newSocket()
{
    return FileHandle(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
}

bool isOurs(int file)
{
    ucred other {};
    socklen_t size = sizeof(other);
    return ::getsockopt(file, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 && other.uid == ::geteuid();
}

} // namespace

FileHandle::~FileHandle()
{
    if (m_file >= 0)
        ::close(m_file);
}

FileHandle listenLocally(const QString &folder, const QString &name)
{
    const FileHandle place = opened(folder);
    FileHandle listener = newSocket();
    // Whoever sees the file is to be heard at once.
    const QString early = u'.' + name;
    sockaddr_un address;
    if (!listener.isOpen() || !fill(address, place, early))
        return {};
    if (::bind(listener.number(), reinterpret_cast<const sockaddr *>(&address), sizeof(address)) != 0)
        return {};
    const QByteArray from = QFile::encodeName(early);
    const bool listens = ::fchmodat(place.number(), from.constData(), S_IRUSR | S_IWUSR, 0) == 0
        && ::listen(listener.number(), mostWaiting) == 0
        && ::renameat(place.number(), from.constData(), place.number(), QFile::encodeName(name).constData()) == 0;
    if (!listens)
        ::unlinkat(place.number(), from.constData(), 0);
    return listens ? std::move(listener) : FileHandle();
}

FileHandle acceptLocally(const FileHandle &listener)
{
    FileHandle peer(::accept4(listener.number(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
    return peer.isOpen() && isOurs(peer.number()) ? std::move(peer) : FileHandle();
}

FileHandle connectLocally(const QString &folder, const QString &name, bool &isDead)
{
    const FileHandle place = opened(folder);
    FileHandle peer = newSocket();
    sockaddr_un address;
    isDead = false;
    if (!peer.isOpen() || !fill(address, place, name))
        return {};
    // It does not wait: where too many do already, it fails.
    if (::connect(peer.number(), reinterpret_cast<const sockaddr *>(&address), sizeof(address)) != 0) {
        isDead = errno == ECONNREFUSED;
        return {};
    }
    return isOurs(peer.number()) ? std::move(peer) : FileHandle();
}

} // namespace network
