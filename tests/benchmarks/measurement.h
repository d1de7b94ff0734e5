// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <functional>
#include <string>
#include <vector>

// What every benchmark program shares. No Qt: the one that measures memory must not share pages with what it measures.
namespace benchmark {

//! One line of the table: what was measured, its reference in the same run, and the ratio that was promised.
struct Row {
    std::string name;
    double measured = 0;
    double reference = 0;
    std::string unit;
    //! At most this many times the reference.
    double target = 1;
};

//! The middle one; of an even number the upper. `values` must not be empty.
double median(std::vector<double> values);

//! Processor time of this process, all threads, in milliseconds.
double processorMilliseconds();
//! Milliseconds on a steady clock.
double wallMilliseconds();
//! Proportional set size in KiB of a process, 0 where it cannot be read.
double proportionalSetSize(int process);

//! Median processor milliseconds of `work`, run `times` times after one run that does not count, turn and turn about with
//! `reference`, so that both meet the same machine.
struct Pair {
    double measured = 0;
    double reference = 0;
};
Pair compare(int times, const std::function<void()> &work, const std::function<void()> &reference);

//! Prints the rows for people, or with `--json` among the arguments one JSON object a line.
//! \return the exit status: 1 where a ratio is beyond its target.
int report(const std::vector<Row> &rows, int argumentCount, char **arguments);

} // namespace benchmark
