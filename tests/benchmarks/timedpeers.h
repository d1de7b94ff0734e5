// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <mutex>
#include <string>
#include <thread>
#include <vector>

//! Microseconds that pieces were on their way, from one end of this process to the other.
struct OnTheWay {
    std::vector<double> requests = {};
    std::vector<double> events = {};
};

//! A listening socket on loopback whose connections are each served by a thread, and end with it.
class LoopbackServer
{
public:
    LoopbackServer();
    virtual ~LoopbackServer();
    LoopbackServer(const LoopbackServer &) = delete;
    LoopbackServer &operator=(const LoopbackServer &) = delete;

    int port() const { return m_port; }

protected:
    void start();
    void stop();
    virtual void serve(int socket) = 0;

private:
    int m_listening = -1;
    int m_port = 0;
    std::thread m_accepting;
    std::mutex m_mutex;
    std::vector<std::thread> m_serving;
    std::vector<int> m_sockets;
};

//! Answers each request, which says when it was sent, with a stream of events that say the same. Tells how long requests took.
class StreamingPeer final : public LoopbackServer
{
public:
    static constexpr int eventsPerAnswer = 20;

    StreamingPeer() { start(); }
    ~StreamingPeer() override { stop(); }

    std::vector<double> takeRequestTimes();

private:
    void serve(int socket) override;

    std::mutex m_timesMutex;
    std::vector<double> m_times;
};

//! Passes bytes on to a port and back, and does nothing else: what any program in between costs at least.
class BareRelay final : public LoopbackServer
{
public:
    explicit BareRelay(int target)
        : m_target(target)
    {
        start();
    }
    ~BareRelay() override { stop(); }

private:
    void serve(int socket) override;

    const int m_target;
};

//! Asks a StreamingPeer, directly or by way of others.
class StreamingClient
{
public:
    //! `path`: before that of the request. A connection for each request, or one for all.
    StreamingClient(int port, std::string path, bool keepsConnection);
    ~StreamingClient();
    StreamingClient(const StreamingClient &) = delete;
    StreamingClient &operator=(const StreamingClient &) = delete;

    //! \return the microseconds of its events; empty where it was not answered.
    std::vector<double> ask(const std::string &body);

private:
    const int m_port;
    const std::string m_path;
    const bool m_keeps;
    int m_socket = -1;
};
