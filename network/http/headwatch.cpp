// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/headwatch.h"

#include "model/text/amounts.h"
#include "network/http/httpjob.h"

#include <QDir>

#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>

namespace network {

namespace {

constexpr int headLookMilliseconds = 250;

//! Of the other end; 0 where it is no such socket.
int remotePort(int file)
{
    sockaddr_storage address {};
    socklen_t size = sizeof address;
    if (::getpeername(file, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        return 0;
    if (address.ss_family == AF_INET)
        return ntohs(reinterpret_cast<const sockaddr_in *>(&address)->sin_port);
    return address.ss_family == AF_INET6 ? ntohs(reinterpret_cast<const sockaddr_in6 *>(&address)->sin6_port) : 0;
}

//! What has arrived and has been taken from the socket; 0 where the system does not tell.
qint64 bytesRead(int file)
{
    tcp_info info {};
    socklen_t size = sizeof info;
    int unread = 0;
    if (::getsockopt(file, IPPROTO_TCP, TCP_INFO, &info, &size) != 0 || ::ioctl(file, FIONREAD, &unread) != 0)
        return 0;
    return qint64(info.tcpi_bytes_received) - unread;
}

} // namespace

HeadWatch::HeadWatch(QObject *parent)
    : QObject(parent)
{
    m_timer.setInterval(headLookMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &HeadWatch::look);
}

void HeadWatch::begin(HttpJob &job, int port)
{
    m_waiting.insert(&job, {port, readFrom(port), m_bodies.value(port)});
    if (!m_timer.isActive())
        m_timer.start();
}

void HeadWatch::end(HttpJob &job)
{
    m_waiting.remove(&job);
    if (m_waiting.isEmpty())
        m_timer.stop();
}

HeadWatch::Sockets HeadWatch::readFrom(int port)
{
    Sockets sockets;
    for (const QString &name : QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)) {
        const int file = name.toInt();
        struct stat status {
        };
        if (::fstat(file, &status) == 0 && S_ISSOCK(status.st_mode) && remotePort(file) == port)
            sockets.insert(quint64(status.st_ino), bytesRead(file));
    }
    return sockets;
}

qint64 HeadWatch::headBytes(const Waiting &waiting) const
{
    qint64 bytes = 0;
    const Sockets now = readFrom(waiting.port);
    for (auto socket = now.begin(); socket != now.end(); ++socket)
        bytes += socket.value() - waiting.before.value(socket.key());
    // Bodies come in a frame, which may be as much again, and some of them waits in a reply.
    return bytes - 2 * (m_bodies.value(waiting.port) - waiting.bodies);
}

void HeadWatch::look()
{
    QList<QPointer<HttpJob>> tooLong;
    for (auto each = m_waiting.cbegin(); each != m_waiting.cend(); ++each) {
        if (headBytes(each.value()) > longestHead)
            tooLong.append(each.key());
    }
    for (const QPointer<HttpJob> &job : std::as_const(tooLong)) {
        if (job) {
            job->giveUp({model::ErrorCategory::Network,
                tr("The head of the server's answer is too long: it was broken off after %1.").arg(model::sizeInWords(longestHead))});
        }
    }
}

} // namespace network
