// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdlib>
#include <fstream>
#include <string>

#include <sys/types.h>
#include <unistd.h>

namespace support {

//! Ticks of the clock that stand in a line of numbers of proc(5): the sum of two of them, counted from 0.
inline long long ticksIn(const std::string &path, int first)
{
    std::ifstream file(path);
    std::string word;
    long long ticks = 0;
    for (int place = 0; place <= first + 1 && file >> word; ++place)
        ticks += place >= first ? std::atoll(word.c_str()) : 0;
    return ticks;
}

//! What a process has used, and what no process has: all but what others had. It tells how long something takes, whatever else runs.
inline long long ticksNotOfOthers(pid_t process)
{
    constexpr int used = 13;
    constexpr int idle = 4;
    return ticksIn("/proc/" + std::to_string(process) + "/stat", used) + ticksIn("/proc/stat", idle);
}

//! Of so many ticks of all processors.
inline long long millisecondsOf(long long ticks)
{
    constexpr long long millisecondsInASecond = 1000;
    return ticks * millisecondsInASecond / (::sysconf(_SC_CLK_TCK) * ::sysconf(_SC_NPROCESSORS_ONLN));
}

} // namespace support
