// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// What recording a cassette adds to a streamed answer: processor time of the whole program, with and without, turn and turn about.
// Arguments: the program, a folder for its profile.

#include "tests/benchmarks/measurement.h"

#include <cstdio>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr int rounds = 7;
constexpr auto prompt = "Give me a long answer of 2000 words";

double processorOfChildren()
{
    rusage used {};
    getrusage(RUSAGE_CHILDREN, &used);
    const auto milliseconds = [](const timeval &time) { return double(time.tv_sec) * 1000 + double(time.tv_usec) / 1000; };
    return milliseconds(used.ru_utime) + milliseconds(used.ru_stime);
}

//! Processor milliseconds of one turn; negative where it failed.
double turn(const char *program, const std::string &profile, bool isRecorded)
{
    const double before = processorOfChildren();
    const std::string tape = profile + "-tape";
    const pid_t process = fork();
    if (process == 0) {
        const int nothing = open("/dev/null", O_WRONLY);
        dup2(nothing, 1);
        if (isRecorded)
            execl(program, program, "converse", "--profile", profile.c_str(), "--json", "--record", tape.c_str(), prompt, nullptr);
        else
            execl(program, program, "converse", "--profile", profile.c_str(), "--json", prompt, nullptr);
        _exit(127);
    }
    int status = 0;
    waitpid(process, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? processorOfChildren() - before : -1;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 3) {
        std::fputs("bench_recording PROGRAM PROFILE\n", stderr);
        return 2;
    }
    std::vector<double> recorded;
    std::vector<double> bare;
    // The first makes the profile.
    for (int round = 0; round <= rounds; ++round) {
        const double with = turn(argv[1], argv[2], true);
        const double without = turn(argv[1], argv[2], false);
        if (with < 0 || without < 0) {
            std::fputs("the turn failed\n", stderr);
            return 1;
        }
        if (round == 0)
            continue;
        recorded.push_back(with);
        bare.push_back(without);
    }
    return benchmark::report(
        {{"streaming with recording, to without", benchmark::median(recorded), benchmark::median(bare), "ms", 1.1}}, argc, argv);
}
