// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/floodpeer/floods.h"

#include <iostream>
#include <map>
#include <thread>

#include <unistd.h>

namespace {

//! A notification of ours, or a request where it has an id.
std::string message(const std::string &members)
{
    return R"({"jsonrpc":"2.0",)" + members + "}\n";
}

std::string kib()
{
    return std::string(1024, 'a');
}

//! What is poured out in the course of a call.
const std::map<std::string, Flood> &mcpFloods()
{
    static const std::map<std::string, Flood> all {
        {"notifications", {"", manyOf(message(R"("method":"notifications/odd","params":{"a":1})"))}},
        {"large-notifications", {"", manyOf(message(R"("method":"notifications/odd","params":{"a":")" + kib() + "\"}"))}},
        {"log", {"", manyOf(message(R"("method":"notifications/message","params":{"level":"info","data":"flooded"})"))}},
        {"progress",
            {"", manyOf(message(R"("method":"notifications/progress","params":{"progressToken":3,"progress":1,"message":"on"})"))}},
        {"changes", {"", manyOf(message(R"("method":"notifications/tools/list_changed")"))}},
        {"updates", {"", manyOf(message(R"("method":"notifications/resources/updated","params":{"uri":"a:b"})"))}},
        {"cancels", {"", manyOf(message(R"("method":"notifications/cancelled","params":{"requestId":77})"))}},
        {"pings", {"", manyOf(message(R"("id":"p","method":"ping")"))}},
        {"roots", {"", manyOf(message(R"("id":"r","method":"roots/list")"))}},
        {"odd-requests", {"", manyOf(message(R"("id":"o","method":"odd/thing","params":{"a":")" + kib() + "\"}"))}},
        {"elicitations",
            {"",
                manyOf(message(
                    R"("id":"e","method":"elicitation/create","params":{"message":"?","requestedSchema":{"type":"object","properties":{"a":{"type":"string"}}}})"))}},
        {"answers", {"", manyOf(message(R"("id":9999,"result":{"content":[{"type":"text","text":"late"}]})"))}},
        {"garbage", {"", manyOf("no message at all\n")}},
        {"empty", {"", manyOf("\n")}},
        {"line", {R"({"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":")", std::string(64 * 1024, 'a')}},
    };
    return all;
}

std::string idOf(const std::string &line)
{
    const size_t place = line.find("\"id\":");
    return place == std::string::npos ? std::string() : line.substr(place + 5, line.find_first_of(",}", place) - place - 5);
}

std::string answer(const std::string &line, const std::string &result)
{
    return message("\"id\":" + idOf(line) + ",\"result\":" + result);
}

int pagesGiven = 0;

//! One page of tools; as large as may be where pages flood.
std::string tools(const std::string &kind, int page)
{
    const std::string tool = R"({"name":"flood","description":"Floods.","inputSchema":{"type":"object"}})";
    if (kind != "pages" && kind != "large-pages")
        return "{\"tools\":[" + tool + "]}";
    const size_t size = kind == "pages" ? 1000 : 10'000'000;
    const std::string other = R"(,{"name":"t)" + std::to_string(page) + R"(","description":")" + std::string(size, 'a')
        + R"(","inputSchema":{}})";
    return "{\"tools\":[" + tool + other + "],\"nextCursor\":\"" + std::to_string(page) + "\"}";
}

//! A flood from the start, on standard error or output.
void floodBeside(const std::string &kind)
{
    if (kind == "errors")
        std::thread([] { pour(STDERR_FILENO, {"", manyOf("something is wrong\n")}); }).detach();
    else if (kind == "error-line")
        std::thread([] { pour(STDERR_FILENO, {"", std::string(64 * 1024, 'a')}); }).detach();
}

void answerCall(const std::string &kind, const std::string &line)
{
    const auto flood = mcpFloods().find(kind);
    if (flood != mcpFloods().end()) {
        pour(STDOUT_FILENO, flood->second);
    } else if (kind == "result") {
        writeAll(STDOUT_FILENO, "{\"jsonrpc\":\"2.0\",\"id\":" + idOf(line) + R"(,"result":{"content":[{"type":"text","text":")");
        const std::string piece(1024 * 1024, 'a');
        for (int number = 0; number < 400 && writeAll(STDOUT_FILENO, piece); ++number) { }
        writeAll(STDOUT_FILENO, "\"}]}}\n");
    } else if (kind != "errors" && kind != "error-line") {
        writeAll(STDOUT_FILENO, answer(line, R"({"content":[{"type":"text","text":"done"}]})"));
    }
}

} // namespace

std::string mcpAnswer(const std::string &kind, const std::string &request)
{
    const auto asks = [&request](const char *method) { return request.find(method) != std::string::npos; };
    if (asks("\"initialize\""))
        return answer(request,
            R"({"protocolVersion":"2025-11-25","capabilities":{"tools":{"listChanged":true}},"serverInfo":{"name":"f","version":"1"}})");
    if (asks("tools/list"))
        return answer(request, tools(kind, ++pagesGiven));
    return idOf(request).empty() ? std::string() : message("\"id\":" + idOf(request) + R"(,"error":{"code":-32601,"message":"no"})");
}

int serveMcp(const std::string &kind)
{
    floodBeside(kind);
    if (kind == "before")
        pour(STDOUT_FILENO, mcpFloods().at("notifications"));
    std::string line;
    while (std::getline(std::cin, line)) {
        if (line.find("tools/call") != std::string::npos)
            answerCall(kind, line);
        else
            writeAll(STDOUT_FILENO, mcpAnswer(kind, line));
    }
    return 0;
}
