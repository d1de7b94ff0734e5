// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// What `parlance capture` adds to the way of a request and of each event of its answer, against what a bare TCP relay adds: on one
// connection, and on a new one for each request. All in one run, turn and turn about, with client and provider on one core, and what is
// between them on another. Arguments: the program, a folder for its profile.

#include "tests/benchmarks/measurement.h"
#include "tests/benchmarks/timedpeers.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>

#include <sched.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr int warmUp = 20;
constexpr int rounds = 12;
constexpr int asksPerRound = 8;

//! What is started while it lives runs on one core. Else the scheduler chooses at each start anew who shares the client's core, and the
//! relay alone adds 8 us in one run and 39 in another.
class OnCore
{
public:
    explicit OnCore(int core)
    {
        sched_getaffinity(0, sizeof m_before, &m_before);
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(core, &one);
        sched_setaffinity(0, sizeof one, &one);
    }
    ~OnCore() { sched_setaffinity(0, sizeof m_before, &m_before); }
    OnCore(const OnCore &) = delete;
    OnCore &operator=(const OnCore &) = delete;

private:
    cpu_set_t m_before;
};

//! The program, capturing for a port.
class Capture
{
public:
    Capture(const char *program, const char *profile, int target)
    {
        int out[2];
        if (pipe(out) != 0)
            return;
        const std::string to = "http://127.0.0.1:" + std::to_string(target);
        m_process = fork();
        if (m_process == 0) {
            dup2(out[1], 1);
            close(out[0]);
            execl(program, program, "capture", "--to", to.c_str(), "--json", "--profile", profile, nullptr);
            _exit(127);
        }
        close(out[1]);
        FILE *said = fdopen(out[0], "r");
        char line[512] = {};
        if (std::fgets(line, sizeof line, said)) {
            const std::string text = line;
            const size_t port = text.find("127.0.0.1:") + 10;
            const size_t path = text.find('/', port);
            m_port = std::atoi(text.c_str() + port);
            m_path = text.substr(path, text.find('"', path) - path);
        }
        std::fclose(said);
    }
    ~Capture()
    {
        kill(m_process, SIGTERM);
        waitpid(m_process, nullptr, 0);
    }
    Capture(const Capture &) = delete;
    Capture &operator=(const Capture &) = delete;

    int port() const { return m_port; }
    const std::string &path() const { return m_path; }

private:
    pid_t m_process = -1;
    int m_port = 0;
    std::string m_path;
};

//! The bare relay as a program of its own, as the other is one: between threads of one program the ways are shorter.
class RelayProgram
{
public:
    explicit RelayProgram(int target)
    {
        int out[2];
        if (pipe(out) != 0)
            return;
        m_process = fork();
        if (m_process == 0) {
            const BareRelay relay(target);
            const int port = relay.port();
            if (write(out[1], &port, sizeof port) != sizeof port)
                _exit(1);
            for (;;)
                pause();
        }
        if (read(out[0], &m_port, sizeof m_port) != sizeof m_port)
            m_port = 0;
        close(out[0]);
        close(out[1]);
    }
    ~RelayProgram()
    {
        kill(m_process, SIGKILL);
        waitpid(m_process, nullptr, 0);
    }
    RelayProgram(const RelayProgram &) = delete;
    RelayProgram &operator=(const RelayProgram &) = delete;

    int port() const { return m_port; }

private:
    pid_t m_process = -1;
    int m_port = 0;
};

struct Way {
    Way(int port, const std::string &path, bool keeps)
        : client(port, path, keeps)
    {
    }

    StreamingClient client;
    OnTheWay taken;
};

void ask(Way &way, StreamingPeer &peer, int times, const std::string &body, bool counts)
{
    for (int time = 0; time < times; ++time) {
        const std::vector<double> events = way.client.ask(body);
        const std::vector<double> requests = peer.takeRequestTimes();
        if (!counts)
            continue;
        way.taken.events.insert(way.taken.events.end(), events.begin(), events.end());
        way.taken.requests.insert(way.taken.requests.end(), requests.begin(), requests.end());
    }
}

double nearlyWorst(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() * 999 / 1000);
}

std::vector<benchmark::Row> measure(const Capture &capture, const RelayProgram &relay, StreamingPeer &peer, bool keeps)
{
    Way bare(peer.port(), "", keeps);
    Way relayed(relay.port(), "", keeps);
    Way captured(capture.port(), capture.path(), keeps);
    const std::string body = "{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":\"" + std::string(4000, 'x') + "\"}]}";
    for (Way *way : {&bare, &relayed, &captured})
        ask(*way, peer, warmUp, body, false);
    for (int round = 0; round < rounds; ++round) {
        for (Way *way : {&bare, &relayed, &captured})
            ask(*way, peer, asksPerRound, body, true);
    }
    const auto added = [](const std::vector<double> &by, const std::vector<double> &without) {
        return std::max(1.0, benchmark::median(by) - benchmark::median(without));
    };
    const std::string how = keeps ? "" : ", on a new connection";
    std::vector<benchmark::Row> rows {{"capture: added to a request" + how, added(captured.taken.requests, bare.taken.requests),
        added(relayed.taken.requests, bare.taken.requests), "us", 2}};
    if (keeps) {
        rows.push_back({"capture: added to an event", added(captured.taken.events, bare.taken.events),
            added(relayed.taken.events, bare.taken.events), "us", 2});
        rows.push_back({"capture: 999 of 1,000 events, to 5 ms", nearlyWorst(captured.taken.events) - benchmark::median(bare.taken.events),
            5000, "us", 1});
    }
    return rows;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 3) {
        std::fputs("bench_capture PROGRAM PROFILE\n", stderr);
        return 2;
    }
    const OnCore ends(0);
    StreamingPeer peer;
    std::optional<RelayProgram> relay;
    std::optional<Capture> capture;
    {
        const OnCore between(1);
        relay.emplace(peer.port());
        capture.emplace(argv[1], argv[2], peer.port());
    }
    if (relay->port() == 0 || capture->port() == 0) {
        std::fputs("bare relay or parlance capture does not listen\n", stderr);
        return 1;
    }
    std::vector<benchmark::Row> rows = measure(*capture, *relay, peer, true);
    for (const benchmark::Row &row : measure(*capture, *relay, peer, false))
        rows.push_back(row);
    return benchmark::report(rows, argc, argv);
}
