// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0
//
// What it costs to be used by other programs: a turn by MCP beside the same turn of `converse`, and an answer that streams to an editor
// beside one that streams to the terminal.

#include "tests/benchmarks/measurement.h"

#include <arpa/inet.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <string>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

constexpr int shortAnswer = 5;
constexpr int longAnswer = 20'000;
//! A turn by MCP may cost so many milliseconds more.
constexpr double allowance = 2;

void writeAll(int file, const std::string &bytes)
{
    for (size_t at = 0; at < bytes.size();) {
        const ssize_t written = ::write(file, bytes.data() + at, bytes.size() - at);
        if (written <= 0)
            return;
        at += size_t(written);
    }
}

//! An endpoint on loopback: answers whoever says “long” with many tokens, others with few, as fast as they are taken.
class Endpoint final
{
public:
    Endpoint()
        : m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in place {};
        place.sin_family = AF_INET;
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof(place);
        if (::bind(m_listener, reinterpret_cast<sockaddr *>(&place), size) != 0 || ::listen(m_listener, 16) != 0)
            std::exit(2);
        ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&place), &size);
        m_port = ntohs(place.sin_port);
        std::thread([listener = m_listener] {
            for (int connection = 0; (connection = ::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC)) >= 0;)
                std::thread(answer, connection).detach();
        }).detach();
    }

    std::string url() const { return "http://127.0.0.1:" + std::to_string(m_port) + "/v1"; }

private:
    static void answer(int connection)
    {
        std::string request;
        char piece[65536];
        size_t whole = std::string::npos;
        while (request.size() < whole) {
            const ssize_t read = ::read(connection, piece, sizeof(piece));
            if (read <= 0)
                break;
            request.append(piece, size_t(read));
            const size_t head = request.find("\r\n\r\n");
            const size_t length = request.find("Content-Length: ");
            if (head != std::string::npos && length < head)
                whole = head + 4 + std::strtoul(request.c_str() + length + 16, nullptr, 10);
            else if (head != std::string::npos)
                whole = head + 4;
        }
        const bool isChat = request.starts_with("POST") && request.find("/chat/completions") != std::string::npos;
        if (!isChat) {
            writeAll(connection, "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            ::close(connection);
            return;
        }
        // The last thing that was said.
        const size_t said = request.rfind("\"user\"");
        const bool isLong = said != std::string::npos && request.find("long", said) != std::string::npos;
        std::string events = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n";
        for (int token = 0; token < (isLong ? longAnswer : shortAnswer); ++token)
            events += R"(data: {"id":"c","model":"m","choices":[{"index":0,"delta":{"content":"word )"
                + std::string(token % 16 == 15 ? "\\n" : "") + "\"},\"finish_reason\":null}]}\n\n";
        events += R"(data: {"id":"c","model":"m","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]})"
                  "\n\ndata: [DONE]\n\n";
        writeAll(connection, events);
        ::close(connection);
    }

    int m_listener;
    int m_port = 0;
};

//! The program on two pipes.
class Running final
{
public:
    explicit Running(std::vector<std::string> words)
    {
        int in[2];
        int out[2];
        if (::pipe2(in, O_CLOEXEC) != 0 || ::pipe2(out, O_CLOEXEC) != 0)
            std::exit(2);
        std::vector<char *> arguments;
        for (std::string &word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        m_process = ::fork();
        if (m_process == 0) {
            ::dup2(in[0], 0);
            ::dup2(out[1], 1);
            ::close(2);
            ::execv(arguments.front(), arguments.data());
            ::_exit(127);
        }
        ::close(in[0]);
        ::close(out[1]);
        m_in = in[1];
        m_out = out[0];
    }
    Running(const Running &) = delete;
    Running &operator=(const Running &) = delete;

    void send(const std::string &line) const { writeAll(m_in, line + '\n'); }
    //! Reads on until a line with this; false where the program ends before.
    bool readTo(const std::string &words)
    {
        for (std::string line; readLine(line);) {
            if (line.find(words) != std::string::npos)
                return true;
        }
        return false;
    }
    //! The same; \return what stands behind the words, up to the next quotation mark.
    std::string textBehind(const std::string &words)
    {
        for (std::string line; readLine(line);) {
            if (const size_t at = line.find(words); at != std::string::npos)
                return line.substr(at + words.size(), line.find('"', at + words.size()) - at - words.size());
        }
        return {};
    }
    //! \return its processor time in milliseconds.
    double end()
    {
        ::close(m_in);
        for (std::string line; readLine(line);)
            continue;
        rusage used {};
        int status = 0;
        ::wait4(m_process, &status, 0, &used);
        const auto milliseconds = [](const timeval &time) { return double(time.tv_sec) * 1000 + double(time.tv_usec) / 1000; };
        return milliseconds(used.ru_utime) + milliseconds(used.ru_stime);
    }

private:
    bool readLine(std::string &line)
    {
        for (;;) {
            if (const size_t at = m_seen.find('\n', m_from); at != std::string::npos) {
                line = m_seen.substr(m_from, at - m_from);
                m_from = at + 1;
                return true;
            }
            m_seen.erase(0, m_from);
            m_from = 0;
            char piece[65536];
            const ssize_t read = ::read(m_out, piece, sizeof(piece));
            if (read <= 0)
                return false;
            m_seen.append(piece, size_t(read));
        }
    }

    pid_t m_process = -1;
    int m_in = -1;
    int m_out = -1;
    std::string m_seen;
    size_t m_from = 0;
};

class Serving final
{
public:
    Serving(std::string program, std::string folder)
        : m_program(std::move(program))
        , m_folder(std::move(folder))
    {
    }

    //! Both from the start of a process to its end, in turn: what a client does that starts the server for one turn, with the handshake,
    //! beside the command for it. \return the same by the clock, and by the processor's time, which other work on the machine does not
    //! change. A client that keeps its server pays less: see turnOfRunning().
    std::vector<benchmark::Row> turnByMcp() const
    {
        constexpr int times = 101;
        std::vector<double> byMcp;
        std::vector<double> byCommand;
        std::vector<double> spentByMcp;
        std::vector<double> spentByCommand;
        for (int time = 0; time <= times; ++time) {
            const double begun = benchmark::wallMilliseconds();
            double spent = 0;
            {
                Running server(words("serve-mcp", {"--stdio"}));
                introduce(server);
                turn(server, 1);
                spent = server.end();
            }
            const double between = benchmark::wallMilliseconds();
            const double spentThen = Running(words("converse", {"short"})).end();
            // The first warms up.
            if (time == 0)
                continue;
            byMcp.push_back(between - begun);
            byCommand.push_back(benchmark::wallMilliseconds() - between);
            spentByMcp.push_back(spent);
            spentByCommand.push_back(spentThen);
        }
        return {
            {"a turn by MCP, start to end (converse + 2 ms)", benchmark::median(byMcp), benchmark::median(byCommand) + allowance, "ms", 1},
            {"the same, processor time", benchmark::median(spentByMcp), benchmark::median(spentByCommand) + allowance, "ms", 1}};
    }

    //! A turn of a server that runs, beside the whole of the command, which is what its client would do otherwise.
    benchmark::Row turnOfRunning() const
    {
        constexpr int times = 31;
        std::vector<double> byMcp;
        std::vector<double> byCommand;
        Running server(words("serve-mcp", {"--stdio"}));
        introduce(server);
        for (int time = 0; time <= times; ++time) {
            const double begun = benchmark::wallMilliseconds();
            turn(server, time + 1);
            const double between = benchmark::wallMilliseconds();
            Running(words("converse", {"short"})).end();
            if (time > 0) {
                byMcp.push_back(between - begun);
                byCommand.push_back(benchmark::wallMilliseconds() - between);
            }
        }
        server.end();
        return {"a turn by MCP of a server that runs", benchmark::median(byMcp), benchmark::median(byCommand) + allowance, "ms", 1};
    }

    benchmark::Row streamToEditor() const
    {
        constexpr int times = 5;
        std::vector<double> toEditor;
        std::vector<double> toTerminal;
        for (int time = 0; time < times; ++time) {
            toEditor.push_back(editor("long") - editor("short"));
            toTerminal.push_back(Running(words("converse", {"long"})).end() - Running(words("converse", {"short"})).end());
        }
        return {"20,000 tokens to an editor (terminal)", benchmark::median(toEditor), benchmark::median(toTerminal), "ms", 1.2};
    }

private:
    static void introduce(Running &server)
    {
        server.send(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},)"
                    R"("clientInfo":{"name":"bench","version":"1"}}})");
        server.readTo("\"id\":0");
    }
    static void turn(Running &server, int number)
    {
        const std::string id = std::to_string(number);
        server.send(
            R"({"jsonrpc":"2.0","id":)" + id + R"(,"method":"tools/call","params":{"name":"converse","arguments":{"prompt":"short"}}})");
        server.readTo("\"id\":" + id + ",");
    }

    std::vector<std::string> words(const std::string &command, const std::vector<std::string> &more) const
    {
        std::vector<std::string> all {m_program, "--profile", m_folder + "/profile", command, "--base-url", m_endpoint.url(), "--model",
            "m", "--ensemble", "none", "--folder", m_folder};
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }

    //! \return the agent's processor time in milliseconds for one prompt.
    double editor(const std::string &prompt) const
    {
        Running agent(words("serve-acp", {}));
        agent.send(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1,"clientCapabilities":{}}})");
        agent.readTo("\"id\":0");
        agent.send(R"({"jsonrpc":"2.0","id":1,"method":"session/new","params":{"cwd":")" + m_folder + R"(","mcpServers":[]}})");
        const std::string session = agent.textBehind("\"sessionId\":\"");
        agent.send(R"({"jsonrpc":"2.0","id":2,"method":"session/prompt","params":{"sessionId":")" + session
            + R"(","prompt":[{"type":"text","text":")" + prompt + R"("}]}})");
        agent.readTo("stopReason");
        return agent.end();
    }

    const std::string m_program;
    const std::string m_folder;
    Endpoint m_endpoint;
};

} // namespace

int main(int count, char **arguments)
{
    if (count < 2) {
        std::fputs("usage: bench_serving PARLANCE [--json]\n", stderr);
        return 2;
    }
    std::string folder = (std::filesystem::temp_directory_path() / "parlance-serving-XXXXXX").string();
    if (!::mkdtemp(folder.data()))
        return 2;
    int status = 0;
    {
        const Serving serving(arguments[1], folder);
        std::vector<benchmark::Row> rows = serving.turnByMcp();
        rows.push_back(serving.turnOfRunning());
        rows.push_back(serving.streamToEditor());
        status = benchmark::report(rows, count, arguments);
    }
    std::filesystem::remove_all(folder);
    return status;
}
