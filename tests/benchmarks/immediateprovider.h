// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/benchmarks/timedpeers.h"

#include <atomic>

//! Speaks OpenAI's chat completions and answers whatever it is asked with the same few tokens, at once. Knows its own processor time, so
//! that whoever asks in the same process can leave it out.
class ImmediateProvider final : public LoopbackServer
{
public:
    //! What each answer has in it.
    static constexpr const char *word = "immediately";

    ImmediateProvider() { start(); }
    ~ImmediateProvider() override { stop(); }

    std::string url() const { return "http://127.0.0.1:" + std::to_string(port()) + "/v1"; }
    //! Milliseconds of processor time so far.
    double spent() const { return double(m_nanoseconds) / 1e6; }
    long long answered() const { return m_answered; }
    //! The body of the last request.
    std::string lastBody();

private:
    void serve(int socket) override;

    std::atomic<long long> m_nanoseconds = 0;
    std::atomic<long long> m_answered = 0;
    std::mutex m_lastMutex;
    std::string m_last;
};
