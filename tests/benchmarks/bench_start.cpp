// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// From start to a usable window, and the memory of an idle one, against an empty Qt Widgets window. Each program runs alone.
// bench_start PARLANCE EMPTY-WINDOW PROFILE-FOLDER [--json]

#include "tests/benchmarks/childprogram.h"
#include "tests/benchmarks/measurement.h"

#include <cstdio>

using benchmark::ChildProgram;

int main(int argc, char **argv)
{
    if (argc < 4)
        return 2;
    const std::vector<std::string> parlance {argv[1], "--bench-first-paint", "--profile", argv[3]};
    const std::vector<std::string> empty {argv[2]};

    std::vector<double> starts[2];
    std::vector<double> memory[2];
    // The first start makes the profile and warms the page cache. A machine's pace changes from one start to the next.
    constexpr int rounds = 31;
    constexpr int resting = 3;
    for (int round = -1; round < rounds; ++round) {
        for (const bool reference : {false, true}) {
            ChildProgram program(reference ? empty : parlance);
            const double milliseconds = program.waitUntilUsable();
            if (milliseconds < 0) {
                std::fprintf(stderr, "%s ended before its window was usable\n", reference ? argv[2] : argv[1]);
                return 1;
            }
            if (round >= 0)
                starts[reference].push_back(milliseconds);
            if (round >= rounds - resting)
                memory[reference].push_back(program.restingMemory());
        }
    }
    return benchmark::report({{"start to a usable window", benchmark::median(starts[0]), benchmark::median(starts[1]), "ms", 3},
                                 {"memory of the idle window", benchmark::median(memory[0]), benchmark::median(memory[1]), "KiB", 2}},
        argc, argv);
}
