// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace model {

//! \return where the bracket or brace stands that belongs to the one at `offset`, strings and comments left out; -1 where there is
//! none, or no bracket at the place.
qsizetype matchingBracket(const QString &text, qsizetype offset);

} // namespace model
