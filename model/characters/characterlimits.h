// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QString>

#include <chrono>

namespace model {

//! How large a character's tools, calls and results may be. The values are the seed's; a character may have others.
struct CharacterLimits {
    int tools = 10;
    int nameLength = 50;
    //! This many are allowed.
    int descriptionLength = 200;
    int properties = 10;
    int enumerations = 10;
    //! Bytes of UTF-8.
    qint64 argumentsSize = 2048;
    qint64 resultSize = 1024;
    std::chrono::milliseconds timeout {100};
    //! Of tools that have another than the rest.
    QHash<QString, std::chrono::milliseconds> timeouts = {};
    //! What the published schema asks beyond the seed is an error, not a warning.
    bool isStrict = false;

    std::chrono::milliseconds timeoutOf(const QString &tool) const { return timeouts.value(tool, timeout); }

    bool operator==(const CharacterLimits &) const = default;
};

} // namespace model
