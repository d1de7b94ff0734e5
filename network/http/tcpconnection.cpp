// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/tcpconnection.h"

#include "network/http/addressguard.h"

#include <QSet>

#include <cstdlib>
#include <memory>
#include <utility>

#include <dirent.h>
#include <fcntl.h>
#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace network {

namespace {

constexpr int establishedState = 1;

//! 0 where the file is no socket.
quint64 socketNumber(int file)
{
    struct stat status {
    };
    return ::fstat(file, &status) == 0 && S_ISSOCK(status.st_mode) ? quint64(status.st_ino) : 0;
}

//! Where it leads; port 0 where it is connected to nothing by TCP.
std::pair<QHostAddress, int> peerOf(int file)
{
    sockaddr_storage address {};
    socklen_t size = sizeof address;
    auto *place = reinterpret_cast<sockaddr *>(&address);
    if (::getpeername(file, place, &size) != 0)
        return {};
    if (address.ss_family == AF_INET)
        return {QHostAddress(place), ntohs(reinterpret_cast<const sockaddr_in *>(place)->sin_port)};
    if (address.ss_family == AF_INET6)
        return {unmapped(QHostAddress(place)), ntohs(reinterpret_cast<const sockaddr_in6 *>(place)->sin6_port)};
    return {};
}

QList<int> filesOfThisProcess()
{
    QList<int> files;
    const std::unique_ptr<DIR, int (*)(DIR *)> folder(::opendir("/proc/self/fd"), ::closedir);
    if (!folder)
        return files;
    while (const dirent *entry = ::readdir(folder.get())) {
        if (entry->d_name[0] != '.')
            files.append(std::atoi(entry->d_name));
    }
    return files;
}

} // namespace

std::vector<TcpConnection> TcpConnection::whichLead(const Leads &leads)
{
    std::vector<TcpConnection> found;
    QSet<quint64> seen;
    for (const int file : filesOfThisProcess()) {
        const quint64 number = socketNumber(file);
        // Whoever holds one has a file of it, too.
        if (number == 0 || seen.contains(number))
            continue;
        const auto [peer, port] = peerOf(file);
        if (port == 0 || !leads(peer, port))
            continue;
        TcpConnection connection(::fcntl(file, F_DUPFD_CLOEXEC, 0), number, peer, port);
        // In the meantime the file may have been closed, and its number be another's.
        if (socketNumber(connection.m_file) != number)
            continue;
        seen.insert(number);
        found.push_back(std::move(connection));
    }
    return found;
}

TcpConnection::TcpConnection(int file, quint64 number, const QHostAddress &peer, int port)
    : m_file(file)
    , m_number(number)
    , m_peer(peer)
    , m_port(port)
{
}

TcpConnection::TcpConnection(TcpConnection &&other) noexcept
    : m_file(std::exchange(other.m_file, -1))
    , m_number(other.m_number)
    , m_peer(other.m_peer)
    , m_port(other.m_port)
{
}

TcpConnection &TcpConnection::operator=(TcpConnection &&other) noexcept
{
    std::swap(m_file, other.m_file);
    std::swap(m_number, other.m_number);
    std::swap(m_peer, other.m_peer);
    std::swap(m_port, other.m_port);
    return *this;
}

TcpConnection::~TcpConnection()
{
    if (m_file >= 0)
        ::close(m_file);
}

TcpConnection::Figures TcpConnection::figures() const
{
    tcp_info info {};
    socklen_t size = sizeof info;
    int unread = 0;
    if (::getsockopt(m_file, IPPROTO_TCP, TCP_INFO, &info, &size) != 0 || ::ioctl(m_file, FIONREAD, &unread) != 0)
        return {};
    return {qint64(info.tcpi_bytes_received), unread, info.tcpi_data_segs_in, info.tcpi_state == establishedState};
}

void TcpConnection::breakOff() const
{
    sockaddr nowhere {};
    nowhere.sa_family = AF_UNSPEC;
    if (::connect(m_file, &nowhere, sizeof nowhere) != 0)
        end();
}

void TcpConnection::end() const
{
    ::shutdown(m_file, SHUT_RDWR);
}

} // namespace network
