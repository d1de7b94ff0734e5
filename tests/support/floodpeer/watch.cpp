// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/floodpeer/floods.h"

#include <chrono>
#include <csignal>
#include <fstream>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using Clock = std::chrono::steady_clock;

volatile sig_atomic_t child = 0;
volatile sig_atomic_t wasInterrupted = 0;
Clock::time_point interruption;

void handOn(int signal)
{
    if (!wasInterrupted)
        interruption = Clock::now();
    wasInterrupted = 1;
    ::kill(child, signal);
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
    std::signal(SIGINT, handOn);
    std::signal(SIGTERM, handOn);
    int status = 0;
    rusage usage {};
    while (::wait4(pid, &status, 0, &usage) < 0) { }
    const auto after = wasInterrupted ? std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - interruption).count() : 0;
    std::ofstream(file) << usage.ru_maxrss << ' ' << after << '\n';
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
