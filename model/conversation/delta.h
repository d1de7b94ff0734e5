// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace model {

//! A piece of an answer as it streams.
struct Delta {
    enum class Kind { Text, Thought };
    Kind kind = Kind::Text;
    QString text;
};

} // namespace model
