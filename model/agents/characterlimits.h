// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

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
    //! What the published schema asks beyond the seed is an error, not a warning.
    bool isStrict = false;
};

} // namespace model
