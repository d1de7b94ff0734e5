// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/benchmarks/barepipe.h"

#include <array>
#include <csignal>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

BarePipe::BarePipe(const std::vector<std::string> &command)
{
    std::array<int, 2> in {};
    std::array<int, 2> out {};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0)
        return;
    std::vector<char *> arguments;
    for (const std::string &word : command)
        arguments.push_back(const_cast<char *>(word.c_str()));
    arguments.push_back(nullptr);
    m_process = ::fork();
    if (m_process == 0) {
        ::dup2(in[0], STDIN_FILENO);
        ::dup2(out[1], STDOUT_FILENO);
        const int nothing = ::open("/dev/null", O_WRONLY);
        ::dup2(nothing, STDERR_FILENO);
        ::execvp(arguments.front(), arguments.data());
        ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    m_in = in[1];
    m_out = out[0];
}

BarePipe::~BarePipe()
{
    ::close(m_in);
    ::close(m_out);
    if (m_process > 0) {
        ::kill(m_process, SIGTERM);
        ::waitpid(m_process, nullptr, 0);
    }
}

void BarePipe::writeLine(const std::string &line) const
{
    const std::string whole = line + '\n';
    size_t written = 0;
    while (written < whole.size()) {
        const ssize_t count = ::write(m_in, whole.data() + written, whole.size() - written);
        if (count <= 0)
            return;
        written += size_t(count);
    }
}

std::string BarePipe::readLine()
{
    std::array<char, 65536> bytes {};
    for (;;) {
        if (const size_t end = m_read.find('\n'); end != std::string::npos) {
            std::string line = m_read.substr(0, end);
            m_read.erase(0, end + 1);
            return line;
        }
        const ssize_t count = ::read(m_out, bytes.data(), bytes.size());
        if (count <= 0)
            return {};
        m_read.append(bytes.data(), size_t(count));
    }
}

std::string BarePipe::ask(int id, const std::string &request)
{
    writeLine(request);
    const std::string sign = "\"id\":" + std::to_string(id);
    for (;;) {
        std::string line = readLine();
        if (line.empty() || line.find(sign) != std::string::npos)
            return line;
    }
}
