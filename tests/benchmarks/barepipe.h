// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

//! A program at the other end of two pipes, spoken to a line at a time with nothing in between: what any client costs at least.
class BarePipe
{
public:
    explicit BarePipe(const std::vector<std::string> &command);
    ~BarePipe();
    BarePipe(const BarePipe &) = delete;
    BarePipe &operator=(const BarePipe &) = delete;

    void writeLine(const std::string &line) const;
    //! Waits. \return empty where there is none any more.
    std::string readLine();
    //! Writes a request and waits for the line that answers it.
    std::string ask(int id, const std::string &request);

private:
    int m_in = -1;
    int m_out = -1;
    pid_t m_process = -1;
    std::string m_read;
};
