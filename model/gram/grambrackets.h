// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringView>

namespace model {

//! \return where the bracket, parenthesis or brace stands that belongs to the one at `offset` of a gram text, texts and comments left
//! out; -1 where there is none, or no bracket at the place.
qsizetype matchingGramBracket(QStringView text, qsizetype offset);

} // namespace model
