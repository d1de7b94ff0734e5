// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <array>
#include <optional>
#include <utility>

namespace model {

//! The names that the values of an enumeration have on the wire and in the store: one table, read both ways. Never translated.
template <typename Enum, size_t size>
struct WireNames {
    std::array<std::pair<Enum, QLatin1StringView>, size> table;

    QString nameOf(Enum wanted) const
    {
        for (const auto &[value, name] : table) {
            if (value == wanted)
                return name;
        }
        return {};
    }

    std::optional<Enum> valueOf(QStringView wanted) const
    {
        for (const auto &[value, name] : table) {
            if (name == wanted)
                return value;
        }
        return {};
    }
};

} // namespace model
