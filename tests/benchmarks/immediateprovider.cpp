// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/benchmarks/immediateprovider.h"

#include <sys/socket.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>

namespace {

long long ownNanoseconds()
{
    timespec time {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1'000'000'000LL + time.tv_nsec;
}

//! Takes the next request from what has been read and what comes. \return false where the connection ends before.
bool takeRequest(int socket, std::string &read, std::string &body)
{
    size_t whole = std::string::npos;
    size_t head = std::string::npos;
    for (;;) {
        head = head == std::string::npos ? read.find("\r\n\r\n") : head;
        if (head != std::string::npos && whole == std::string::npos) {
            const size_t length = read.find("Content-Length: ");
            whole = head + 4 + (length < head ? std::strtoul(read.c_str() + length + 16, nullptr, 10) : 0);
        }
        if (whole <= read.size()) {
            body = read.substr(head + 4, whole - head - 4);
            read.erase(0, whole);
            return true;
        }
        char piece[65536];
        const ssize_t now = recv(socket, piece, sizeof piece, 0);
        if (now <= 0)
            return false;
        read.append(piece, size_t(now));
    }
}

std::string chunk(const std::string &text)
{
    char size[16];
    std::snprintf(size, sizeof size, "%zx\r\n", text.size());
    return size + text + "\r\n";
}

std::string answer()
{
    std::string events = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";
    for (const std::string &token : {std::string("Answered "), std::string(ImmediateProvider::word), std::string(".")})
        events += chunk(R"(data: {"id":"c","model":"m","choices":[{"index":0,"delta":{"content":")" + token
            + R"("},"finish_reason":null}]})"
              "\n\n");
    events += chunk(R"(data: {"id":"c","model":"m","choices":[{"index":0,"delta":{},"finish_reason":"stop"}],)"
                    R"("usage":{"prompt_tokens":20,"completion_tokens":3,"total_tokens":23}})"
                    "\n\ndata: [DONE]\n\n");
    return events + "0\r\n\r\n";
}

} // namespace

std::string ImmediateProvider::lastBody()
{
    const std::lock_guard<std::mutex> lock(m_lastMutex);
    return m_last;
}

void ImmediateProvider::serve(int socket)
{
    const std::string events = answer();
    long long before = ownNanoseconds();
    std::string read;
    std::string body;
    while (takeRequest(socket, read, body)) {
        {
            const std::lock_guard<std::mutex> lock(m_lastMutex);
            m_last = std::exchange(body, {});
        }
        ++m_answered;
        if (send(socket, events.data(), events.size(), MSG_NOSIGNAL) != ssize_t(events.size()))
            return;
        const long long now = ownNanoseconds();
        m_nanoseconds += now - std::exchange(before, now);
    }
}
