// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/authorization/signinrun.h"

namespace network {

//! Which ways to a token are left, so that a server that refuses one token after the other does not have a person asked for ever. A value.
//! Tokens that are refused soon after they were granted are one series: in it a kept token is taken once, one is renewed once, and a
//! person is asked three times.
class AuthorizationAttempts final
{
public:
    static constexpr int mostQuestions = 3;
    static constexpr qint64 soonMilliseconds = 60'000;

    //! A token was refused at that time; times count from anywhere.
    void refused(qint64 milliseconds);
    void granted(SignInRun::Way way, qint64 milliseconds);

    bool mayUseKept() const { return !m_usedKept; }
    bool mayRefresh() const { return !m_refreshed; }
    bool mayAsk() const { return m_questions < mostQuestions; }

private:
    std::optional<qint64> m_granted;
    int m_questions = 0;
    bool m_usedKept = false;
    bool m_refreshed = false;
};

} // namespace network
