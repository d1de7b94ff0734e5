// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace benchmark {

//! A program under measurement: started by the constructor, it prints a line that ends in `usable` when a person could begin to
//! work, and stays until its standard input is closed, which the destructor does.
class ChildProgram final
{
public:
    explicit ChildProgram(const std::vector<std::string> &command);
    ~ChildProgram();
    ChildProgram(const ChildProgram &) = delete;
    ChildProgram &operator=(const ChildProgram &) = delete;

    //! Waits for the first line, whatever it says. \return nothing where the program ended without one.
    std::string readLine();
    //! Of one that does not look at its input.
    void terminate();
    //! Waits for the line. \return milliseconds since the start, negative where the program ended without it.
    double waitUntilUsable();
    //! What it has printed up to then.
    const std::string &output() const { return m_seen; }
    //! KiB, after the program has come to rest.
    double restingMemory() const;

private:
    bool readUntil(const char *end);

    pid_t m_process = -1;
    int m_input = -1;
    int m_output = -1;
    double m_started = 0;
    std::string m_seen;
};

} // namespace benchmark
