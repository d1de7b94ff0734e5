// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0
//
// A peer that sends without end, in one way or another, and what tells how much memory its victim took.

#include "tests/support/floodpeer/floods.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <thread>

#include <unistd.h>

std::string manyOf(const std::string &piece, size_t bytes)
{
    std::string many = piece;
    while (many.size() < bytes)
        many += piece;
    return many;
}

bool writeAll(int file, const std::string &bytes)
{
    for (size_t written = 0; written < bytes.size();) {
        const ssize_t count = ::write(file, bytes.data() + written, bytes.size() - written);
        if (count <= 0)
            return false;
        written += size_t(count);
    }
    return true;
}

void pour(int file, const Flood &flood)
{
    bool goesOn = writeAll(file, flood.head);
    while (goesOn) {
        goesOn = writeAll(file, flood.piece);
        std::this_thread::sleep_for(std::chrono::milliseconds(flood.pause));
    }
}

int main(int count, char **arguments)
{
    std::signal(SIGPIPE, SIG_IGN);
    const std::string mode = count > 1 ? arguments[1] : "";
    if (mode == "http" && count == 3)
        return serveHttp(arguments[2]);
    if (mode == "mcp" && count == 3)
        return serveMcp(arguments[2]);
    if (mode == "watch" && count > 3)
        return watch(arguments[2], arguments + 3);
    std::fputs("floodpeer http KIND | mcp KIND | watch FILE PROGRAM …\n", stderr);
    return 2;
}
