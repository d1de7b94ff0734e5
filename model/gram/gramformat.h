// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QStringList>
#include <QStringView>

namespace model {

//! \return where the bracket, parenthesis or brace stands that belongs to the one at `offset` of a gram text, texts and comments left
//! out; -1 where there is none, or no bracket at the place.
qsizetype matchingGramBracket(QStringView text, qsizetype offset);

//! The text laid out as is usual. \return a Validation error where it has errors, cannot be written, or would lose a comment.
Result<QString> formatGram(const QString &text);

//! The comments of a gram text, in its order, without blanks around them.
QStringList gramComments(QStringView text);

} // namespace model
