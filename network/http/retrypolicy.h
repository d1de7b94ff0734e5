// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

#include <functional>
#include <optional>

namespace network {

//! Whether and when a request is sent again. Follows what the providers' own libraries do: 408, 409, 429 and 500 and above are tried
//! again, `x-should-retry` decides where it stands, `retry-after-ms` and `retry-after` name the wait, which else doubles from half a
//! second to eight. A value; pure but for the random number, which tests set.
class RetryPolicy final
{
public:
    using Random = std::function<double()>;

    //! A server's wish for a longer wait is not granted: the person is told instead.
    static constexpr int longestWaitMilliseconds = 120'000;

    //! `random` yields numbers from 0 to 1.
    explicit RetryPolicy(int mostRetries, Random random = {});

    //! How an attempt failed.
    struct Failure {
        //! HTTP status; 0 where there was no answer.
        int status = 0;
        model::Headers headers = {};
        //! Without an answer a request is repeated only if no byte of it left.
        bool nothingWasSent = false;
    };

    //! Milliseconds to wait after the attempt of that number (from 1); nothing where it is not to be repeated.
    std::optional<int> waitAfter(const Failure &failure, int attempt, const QDateTime &now = QDateTime::currentDateTimeUtc()) const;

private:
    bool isWorthwhile(const Failure &failure) const;
    int backOff(int attempt) const;

    int m_mostRetries;
    Random m_random;
};

} // namespace network
