// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

namespace model {

//! Tokens that a provider counted; zero where it did not say.
struct Usage {
    qint64 input = 0;
    qint64 output = 0;
    qint64 cacheRead = 0;
    qint64 cacheWrite = 0;

    Usage &operator+=(const Usage &other)
    {
        input += other.input;
        output += other.output;
        cacheRead += other.cacheRead;
        cacheWrite += other.cacheWrite;
        return *this;
    }
    bool operator==(const Usage &) const = default;
};

} // namespace model
