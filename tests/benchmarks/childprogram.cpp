// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/benchmarks/childprogram.h"

#include "tests/benchmarks/measurement.h"

#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace benchmark {

ChildProgram::ChildProgram(const std::vector<std::string> &command)
{
    int input[2];
    int output[2];
    if (pipe2(input, O_CLOEXEC) != 0 || pipe2(output, O_CLOEXEC) != 0)
        return;
    m_input = input[1];
    m_output = output[0];

    std::vector<char *> arguments;
    for (const std::string &argument : command)
        arguments.push_back(const_cast<char *>(argument.c_str()));
    arguments.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO);
    m_started = wallMilliseconds();
    if (posix_spawn(&m_process, arguments.front(), &actions, nullptr, arguments.data(), environ) != 0)
        m_process = -1;
    posix_spawn_file_actions_destroy(&actions);
    close(input[0]);
    close(output[1]);
}

ChildProgram::~ChildProgram()
{
    close(m_input);
    if (m_process > 0)
        waitpid(m_process, nullptr, 0);
    close(m_output);
}

bool ChildProgram::readUntil(const char *end)
{
    char bytes[256];
    while (m_seen.find(end) == std::string::npos) {
        const ssize_t count = read(m_output, bytes, sizeof bytes);
        if (count <= 0)
            return false;
        m_seen.append(bytes, size_t(count));
    }
    return true;
}

void ChildProgram::terminate()
{
    if (m_process > 0)
        kill(m_process, SIGTERM);
}

std::string ChildProgram::readLine()
{
    return readUntil("\n") ? m_seen.substr(0, m_seen.find('\n')) : std::string();
}

double ChildProgram::waitUntilUsable()
{
    return readUntil("usable\n") ? wallMilliseconds() - m_started : -1;
}

double ChildProgram::restingMemory() const
{
    // What waits until after the first paint is given time to happen: it is part of an idle window.
    sleep(2);
    return proportionalSetSize(m_process);
}

} // namespace benchmark
