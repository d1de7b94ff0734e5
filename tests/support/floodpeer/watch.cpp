// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/floodpeer/floods.h"
#include "tests/support/quietticks.h"

#include <csignal>
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

//! Whoever starts this holds what interrupts it back until it can be handed on.
void letInterrupt()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    ::sigprocmask(SIG_UNBLOCK, &signals, nullptr);
}

} // namespace

int watch(const std::string &file, char **command)
{
    const pid_t pid = ::fork();
    if (pid == 0) {
        std::signal(SIGPIPE, SIG_DFL);
        letInterrupt();
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
    letInterrupt();
    long long before = wasInterrupted ? support::ticksNotOfOthers(pid) : -1;
    siginfo_t ended {};
    // It is looked at once more before it is gone.
    while (::waitid(P_PID, id_t(pid), &ended, WEXITED | WNOWAIT) < 0) {
        if (wasInterrupted && before < 0)
            before = support::ticksNotOfOthers(pid);
    }
    // A machine that is busy with others lets it go on for longer.
    const long long after = before < 0 ? 0 : support::millisecondsOf(support::ticksNotOfOthers(pid) - before);
    int status = 0;
    rusage usage {};
    while (::wait4(pid, &status, 0, &usage) < 0) { }
    std::ofstream(file) << usage.ru_maxrss << ' ' << after << '\n';
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
