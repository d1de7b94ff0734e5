// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/benchmarks/timedpeers.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace {

constexpr int betweenEvents = 2;

long long nanoseconds()
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

sockaddr_in loopback(int port)
{
    sockaddr_in address {};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<unsigned short>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

int connectTo(int port)
{
    const int made = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = loopback(port);
    const int one = 1;
    setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (connect(made, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0)
        return made;
    close(made);
    return -1;
}

bool sendAll(int socket, const std::string &bytes)
{
    for (size_t sent = 0; sent < bytes.size();) {
        const ssize_t now = send(socket, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (now <= 0)
            return false;
        sent += size_t(now);
    }
    return true;
}

//! Reads on until the text is in it. \return where it ends; npos where the connection does first.
size_t readUntil(int socket, std::string &read, const std::string &text, size_t from)
{
    char piece[65536];
    for (;;) {
        const size_t at = read.find(text, from);
        if (at != std::string::npos)
            return at + text.size();
        const ssize_t now = recv(socket, piece, sizeof piece, 0);
        if (now <= 0)
            return std::string::npos;
        read.append(piece, size_t(now));
    }
}

//! Since the time that stands behind `name` in the text.
double microsecondsSince(const std::string &text, const std::string &name, long long now)
{
    const size_t at = text.find(name);
    return at == std::string::npos ? 0 : double(now - std::atoll(text.c_str() + at + name.size())) / 1000;
}

} // namespace

LoopbackServer::LoopbackServer()
    : m_listening(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address = loopback(0);
    bind(m_listening, reinterpret_cast<const sockaddr *>(&address), sizeof address);
    listen(m_listening, 64);
    socklen_t size = sizeof address;
    getsockname(m_listening, reinterpret_cast<sockaddr *>(&address), &size);
    m_port = ntohs(address.sin_port);
}

LoopbackServer::~LoopbackServer()
{
    close(m_listening);
}

void LoopbackServer::start()
{
    m_accepting = std::thread([this] {
        // What is measured may be a program that is started meanwhile: it is to have none of these.
        const auto next = [this] { return accept4(m_listening, nullptr, nullptr, SOCK_CLOEXEC); };
        for (int made = next(); made >= 0; made = next()) {
            const int one = 1;
            setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
            const std::lock_guard<std::mutex> lock(m_mutex);
            m_sockets.push_back(made);
            m_serving.emplace_back([this, made] {
                serve(made);
                shutdown(made, SHUT_RDWR);
            });
        }
    });
}

void LoopbackServer::stop()
{
    shutdown(m_listening, SHUT_RDWR);
    m_accepting.join();
    for (const int each : m_sockets)
        shutdown(each, SHUT_RDWR);
    for (std::thread &each : m_serving)
        each.join();
    for (const int each : m_sockets)
        close(each);
}

std::vector<double> StreamingPeer::takeRequestTimes()
{
    const std::lock_guard<std::mutex> lock(m_timesMutex);
    return std::exchange(m_times, {});
}

void StreamingPeer::serve(int socket)
{
    std::string read;
    for (;;) {
        const size_t head = readUntil(socket, read, "\r\n\r\n", 0);
        if (head == std::string::npos)
            return;
        const size_t length = size_t(std::atoll(read.c_str() + read.find("Content-Length: ") + 16));
        if (length > 0 && readUntil(socket, read, "}end", head) == std::string::npos)
            return;
        const double took = microsecondsSince(read, "X-Sent: ", nanoseconds());
        read.erase(0, head + length);
        {
            const std::lock_guard<std::mutex> lock(m_timesMutex);
            m_times.push_back(took);
        }
        if (!sendAll(socket, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"))
            return;
        for (int event = 0; event < eventsPerAnswer; ++event) {
            std::this_thread::sleep_for(std::chrono::milliseconds(betweenEvents));
            const std::string text = "data: {\"sent\":" + std::to_string(nanoseconds()) + ",\"delta\":\"some words of an answer\"}\n\n";
            char size[16];
            std::snprintf(size, sizeof size, "%zx\r\n", text.size());
            if (!sendAll(socket, size + text + "\r\n"))
                return;
        }
        if (!sendAll(socket, "0\r\n\r\n"))
            return;
    }
}

void BareRelay::serve(int socket)
{
    const int target = connectTo(m_target);
    pollfd both[2] = {{socket, POLLIN, 0}, {target, POLLIN, 0}};
    char piece[65536];
    bool isOpen = target >= 0;
    while (isOpen && poll(both, 2, -1) > 0) {
        for (int side = 0; side < 2 && isOpen; ++side) {
            if (both[side].revents == 0)
                continue;
            const ssize_t now = recv(both[side].fd, piece, sizeof piece, 0);
            isOpen = now > 0 && sendAll(both[1 - side].fd, std::string(piece, size_t(now)));
        }
    }
    if (target >= 0)
        close(target);
}

StreamingClient::StreamingClient(int port, std::string path, bool keepsConnection)
    : m_port(port)
    , m_path(std::move(path))
    , m_keeps(keepsConnection)
{
}

StreamingClient::~StreamingClient()
{
    if (m_socket >= 0)
        close(m_socket);
}

std::vector<double> StreamingClient::ask(const std::string &body)
{
    const long long begun = nanoseconds();
    if (m_socket < 0)
        m_socket = connectTo(m_port);
    const std::string content = body + "end";
    const std::string head = "POST " + m_path + "/v1/messages HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(m_port)
        + "\r\nX-Sent: " + std::to_string(m_keeps ? nanoseconds() : begun)
        + "\r\nAuthorization: Bearer sk-measured-0123456789abcdef\r\nContent-Type: application/json\r\nContent-Length: "
        + std::to_string(content.size()) + "\r\n\r\n";
    std::vector<double> times;
    std::string read;
    if (m_socket < 0 || !sendAll(m_socket, head + content))
        return times;
    size_t at = readUntil(m_socket, read, "\r\n\r\n", 0);
    for (int event = 0; event < StreamingPeer::eventsPerAnswer && at != std::string::npos; ++event) {
        const size_t end = readUntil(m_socket, read, "\n\n", at);
        if (end == std::string::npos)
            break;
        times.push_back(microsecondsSince(read.substr(at, end - at), "\"sent\":", nanoseconds()));
        at = end;
    }
    readUntil(m_socket, read, "0\r\n\r\n", at == std::string::npos ? 0 : at);
    if (!m_keeps) {
        close(m_socket);
        m_socket = -1;
    }
    return times;
}
