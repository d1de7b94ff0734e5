// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/floodpeer/floods.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <thread>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace {

const std::string status = "HTTP/1.1 200 OK\r\nConnection: close\r\n";
const std::string events = status + "Content-Type: text/event-stream\r\n\r\n";
const std::string jsonHead = status + "Content-Type: application/json\r\n\r\n";
const std::string compressed = status + "Content-Type: application/json\r\nContent-Encoding: ";
// RFC 1952: of no name and no time.
const std::string gzip("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10);

std::string letters(char letter, size_t size)
{
    return std::string(size, letter);
}

//! An event of a chat completion with this message.
std::string delta(const std::string &message)
{
    return R"(data: {"choices":[{"index":0,"delta":{)" + message + "}}]}\n\n";
}

std::string call(const std::string &fragment)
{
    return delta(R"("tool_calls":[{"index":0,)" + fragment + "}]");
}

//! So many bytes of it, then an end.
Flood once(const std::string &head, const std::string &piece, size_t bytes, const std::string &end)
{
    return {head + manyOf(piece, bytes) + end, "", 3'600'000};
}

const std::map<std::string, Flood> &httpFloods()
{
    const std::string kib = letters('a', 1024);
    static const std::map<std::string, Flood> all {
        {"answer",
            once(events, delta(R"("content":"Hello.")"), 1,
                "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n")},
        {"text", {events, manyOf(delta("\"content\":\"" + kib + "\""))}},
        {"small-text", {events, manyOf(delta(R"("content":"a")"))}},
        {"escaped-text", {events, manyOf(delta("\"content\":\"" + manyOf("\\u00e9", 1024) + "\""))}},
        {"thoughts", {events, manyOf(delta("\"reasoning_content\":\"" + kib + "\""))}},
        {"arguments",
            {events + call(R"("id":"c","function":{"name":"read_file","arguments":"{\"path\":\""})"),
                manyOf(call("\"function\":{\"arguments\":\"" + kib + "\"}"))}},
        {"calls", {events, manyOf(delta(R"("tool_calls":[{"id":"","function":{"name":"read_file","arguments":"{}"}}])"))}},
        {"event", {events + "data: {\"a\":\"", letters('a', 64 * 1024)}},
        {"event-lines", {events, manyOf("data: " + kib + "\n")}},
        {"elements", once(events + "data: {\"choices\":[", "{},", 15'000'000, "{}]}\n\n")},
        {"nested", once(events + "data: ", "[", 15'000'000, "\n\n")},
        {"comments", {events, manyOf(": still here\n\n")}},
        {"empty-lines", {events, manyOf("\n")}},
        {"returns", {events, manyOf("\r")}},
        {"empty-events", {events, manyOf("data:\n\n")}},
        {"no-events", {events, manyOf("data: {}\n\n")}},
        {"identifiers", {events, manyOf("id: " + kib + "\n")}},
        {"headers", {"HTTP/1.1 200 OK\r\n", manyOf("X-Some: thing\r\n")}},
        {"header", {"HTTP/1.1 200 OK\r\nX-Long: ", letters('a', 64 * 1024)}},
        {"status-line", {"HTTP/1.1 200 ", letters('a', 64 * 1024)}},
        {"informational", {"", manyOf("HTTP/1.1 100 Continue\r\n\r\n")}},
        {"chunk-line", {status + "Transfer-Encoding: chunked\r\nContent-Type: text/event-stream\r\n\r\n1;x=", letters('a', 64 * 1024)}},
        {"slow-head", {"HTTP/1.1 200 OK\r\nX: ", "a", 50}},
        {"slow-body", {events + "data: ", "a", 50}},
        {"whole", {jsonHead + R"({"choices":[{"message":{"content":")", letters('a', 64 * 1024)}},
        {"page", {status + "Content-Type: text/html\r\n\r\n<html>", letters('a', 64 * 1024)}},
        {"blanks", {jsonHead, letters(' ', 64 * 1024)}},
        {"error", {"HTTP/1.1 400 Bad\r\nConnection: close\r\n\r\n{\"error\":\"", letters('a', 64 * 1024)}},
        {"lines", {status + "Content-Type: application/x-ndjson\r\n\r\n", manyOf(R"({"message":{"content":")" + kib + "\"}}\n")}},
        {"line", {status + "Content-Type: application/x-ndjson\r\n\r\n{\"message\":{\"content\":\"", letters('a', 64 * 1024)}},
        {"blocks",
            {events + "data: {\"type\":\"message_start\",\"message\":{}}\n\n",
                manyOf("data: {\"type\":\"content_block_start\",\"content_block\":{\"type\":\"odd\",\"x\":\"" + kib + "\"}}\n\n")}},
        {"gzip", {compressed + "gzip\r\n\r\n" + gzip, manyOf(compressedBlocks(letters('a', 1024 * 1024)))}},
        {"deflate", {compressed + "deflate\r\n\r\n\x78\x9c", manyOf(compressedBlocks(letters('a', 1024 * 1024)))}},
        {"empty-blocks", {compressed + "gzip\r\n\r\n" + gzip, manyOf(std::string("\0\0\0\xff\xff", 5))}},
        {"empty-members", {compressed + "gzip\r\n\r\n", manyOf(gzip + std::string("\x03\0\0\0\0\0\0\0\0\0", 10))}},
        {"gzip-name", {compressed + "gzip\r\n\r\n\x1f\x8b\x08\x08" + gzip.substr(4), letters('a', 64 * 1024)}},
        {"brotli", {compressed + "br\r\n\r\n", letters('a', 64 * 1024)}},
        {"redirect", {"HTTP/1.1 302 Found\r\nConnection: close\r\nLocation: /next\r\n\r\n", letters('a', 64 * 1024)}},
        {"messages", {events, manyOf("data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/odd\"}\n\n")}},
        {"requests", {events, manyOf("data: {\"jsonrpc\":\"2.0\",\"id\":\"p\",\"method\":\"ping\"}\n\n")}},
    };
    return all;
}

//! One request, head and body; empty where none came whole.
std::string readRequest(int connection)
{
    std::string request;
    char piece[4096];
    for (;;) {
        const ssize_t count = ::read(connection, piece, sizeof piece);
        if (count <= 0)
            return {};
        request.append(piece, size_t(count));
        const size_t head = request.find("\r\n\r\n");
        if (head == std::string::npos)
            continue;
        const size_t place = request.find("Content-Length: ");
        const size_t length = place < head ? std::stoul(request.substr(place + 16)) : 0;
        if (request.size() >= head + 4 + length)
            return request;
    }
}

//! What stands after the first dash.
std::string afterDash(const std::string &kind)
{
    return kind.substr(kind.find('-') + 1);
}

bool hasStart(const std::string &text, const std::string &start)
{
    return text.compare(0, start.size(), start) == 0;
}

//! An answer that is over when it is written; nothing where there is a flood to be poured.
std::string plainAnswer(const std::string &kind, const std::string &request)
{
    if (hasStart(kind, "mcp-")) {
        const std::string answer = mcpAnswer(afterDash(kind), request.substr(request.find("\r\n\r\n")));
        return answer.empty() ? "HTTP/1.1 202 Accepted\r\nConnection: close\r\n\r\n" : jsonHead + answer;
    }
    const bool isLocked = hasStart(kind, "locked-") && request.substr(0, request.find('\r')).find("/.well-known/") == std::string::npos;
    return isLocked ? "HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nWWW-Authenticate: Bearer\r\n\r\n" : "";
}

const Flood *floodOf(const std::string &kind)
{
    const auto found = httpFloods().find(hasStart(kind, "locked-") ? afterDash(kind) : kind);
    return found == httpFloods().end() ? nullptr : &found->second;
}

void serve(int connection, const std::string &kind, const Flood *flood)
{
    const std::string request = readRequest(connection);
    const std::string answer = plainAnswer(kind, request);
    if (!answer.empty() && !request.empty())
        writeAll(connection, answer);
    else if (flood && !request.empty())
        flood->piece.empty() ? void(writeAll(connection, flood->head)) : pour(connection, *flood);
    ::shutdown(connection, SHUT_WR);
    ::close(connection);
}

} // namespace

int serveHttp(const std::string &kind)
{
    const Flood *flood = floodOf(kind);
    if (!flood && !hasStart(kind, "mcp-"))
        return 2;
    const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *place = reinterpret_cast<sockaddr *>(&address);
    if (::bind(listener, place, size) != 0 || ::listen(listener, 16) != 0 || ::getsockname(listener, place, &size) != 0)
        return 1;
    std::printf("%d\n", ntohs(address.sin_port));
    std::fflush(stdout);
    for (;;) {
        const int connection = ::accept(listener, nullptr, nullptr);
        if (connection < 0)
            return 1;
        std::thread(serve, connection, kind, flood).detach();
    }
}
