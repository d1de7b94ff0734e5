// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/floodpeer/floods.h"

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <string>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

volatile sig_atomic_t child = 0;
volatile sig_atomic_t wasInterrupted = 0;

void handOn(int signal)
{
    wasInterrupted = 1;
    ::kill(child, signal);
}

//! Ticks of the clock that stand in a line of numbers of proc(5): the sum of two of them, counted from 0.
long long ticksIn(const std::string &path, int first)
{
    std::ifstream file(path);
    std::string word;
    long long ticks = 0;
    for (int place = 0; place <= first + 1 && file >> word; ++place)
        ticks += place >= first ? std::atoll(word.c_str()) : 0;
    return ticks;
}

//! What a process has used, and what no process has: all but what others had.
long long ticksNotOfOthers(pid_t process)
{
    constexpr int used = 13;
    constexpr int idle = 4;
    return ticksIn("/proc/" + std::to_string(process) + "/stat", used) + ticksIn("/proc/stat", idle);
}

} // namespace

int watch(const std::string &file, char **command)
{
    const pid_t pid = ::fork();
    if (pid == 0) {
        std::signal(SIGPIPE, SIG_DFL);
        ::execv(command[0], command);
        ::_exit(127);
    }
    child = pid;
    // With no SA_RESTART, so that waiting is broken off by them.
    struct sigaction interrupting {
    };
    interrupting.sa_handler = handOn;
    ::sigaction(SIGINT, &interrupting, nullptr);
    ::sigaction(SIGTERM, &interrupting, nullptr);
    long long before = -1;
    siginfo_t ended {};
    // It is looked at once more before it is gone.
    while (::waitid(P_PID, id_t(pid), &ended, WEXITED | WNOWAIT) < 0) {
        if (wasInterrupted && before < 0)
            before = ticksNotOfOthers(pid);
    }
    // A machine that is busy with others lets it go on for longer.
    constexpr long long millisecondsInASecond = 1000;
    const long long ticks = ::sysconf(_SC_CLK_TCK) * ::sysconf(_SC_NPROCESSORS_ONLN);
    const long long after = before < 0 ? 0 : (ticksNotOfOthers(pid) - before) * millisecondsInASecond / ticks;
    int status = 0;
    rusage usage {};
    while (::wait4(pid, &status, 0, &usage) < 0) { }
    std::ofstream(file) << usage.ru_maxrss << ' ' << after << '\n';
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
