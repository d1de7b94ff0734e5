// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/benchmarks/measurement.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>

namespace benchmark {

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

double processorMilliseconds()
{
    timespec time {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

double wallMilliseconds()
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double proportionalSetSize(int process)
{
    std::ifstream file("/proc/" + std::to_string(process) + "/smaps_rollup");
    std::string word;
    while (file >> word) {
        double kibibytes = 0;
        if (word == "Pss:" && file >> kibibytes)
            return kibibytes;
    }
    return 0;
}

Pair compare(int times, const std::function<void()> &work, const std::function<void()> &reference)
{
    const auto cost = [](const std::function<void()> &call) {
        const double begun = processorMilliseconds();
        call();
        return processorMilliseconds() - begun;
    };
    cost(work);
    cost(reference);
    std::vector<double> measured;
    std::vector<double> references;
    for (int round = 0; round < times; ++round) {
        measured.push_back(cost(work));
        references.push_back(cost(reference));
    }
    return {median(measured), median(references)};
}

int report(const std::vector<Row> &rows, int argumentCount, char **arguments)
{
    const bool json = std::any_of(
        arguments + 1, arguments + argumentCount, [](const char *each) { return std::strcmp(each, "--json") == 0; });
    int status = 0;
    for (const Row &row : rows) {
        const double ratio = row.reference > 0 ? row.measured / row.reference : 1e9;
        const bool holds = ratio <= row.target;
        if (!holds)
            status = 1;
        const char *format = json
            ? "{\"name\":\"%s\",\"unit\":\"%s\",\"measured\":%.4g,\"reference\":%.4g,\"ratio\":%.3g,\"target\":%.3g,\"holds\":%s}\n"
            : "%-44s %-4s %10.4g %10.4g %8.2f %8.2f  %s\n";
        const char *verdict = json ? (holds ? "true" : "false") : (holds ? "holds" : "DOES NOT HOLD");
        std::printf(format, row.name.c_str(), row.unit.c_str(), row.measured, row.reference, ratio, row.target, verdict);
    }
    std::fflush(stdout);
    return status;
}

} // namespace benchmark
