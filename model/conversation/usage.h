// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QtGlobal>

#include <optional>

namespace model {

//! Tokens that a provider counted; zero where it did not say.
struct Usage {
    qint64 input = 0;
    qint64 output = 0;
    qint64 cacheRead = 0;
    qint64 cacheWrite = 0;
    //! What had been estimated, in Parlance, of the one request that was counted; 0 in sums.
    qint64 estimated = 0;

    //! Tokens of the request, whether or not the provider had them in its cache.
    qint64 prompt() const { return input + cacheRead + cacheWrite; }

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

//! What a model's tokens cost, each for a million, as its provider's descriptor says. A value.
struct ModelPrice {
    double input = 0;
    double output = 0;
    //! Of tokens that come from the provider's cache, or go into it; nothing: what other input costs.
    std::optional<double> cacheRead = {};
    std::optional<double> cacheWrite = {};
    //! As ISO 4217 has it.
    QString currency = QStringLiteral("USD");

    double of(const Usage &usage) const
    {
        constexpr double million = 1'000'000;
        return (double(usage.input) * input + double(usage.output) * output + double(usage.cacheRead) * cacheRead.value_or(input)
                   + double(usage.cacheWrite) * cacheWrite.value_or(input))
            / million;
    }
    bool operator==(const ModelPrice &) const = default;
};

} // namespace model
