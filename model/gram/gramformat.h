// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QStringList>

namespace model {

//! The text laid out as is usual. \return a Validation error where it has errors, cannot be written, or would lose a comment.
Result<QString> formatGram(const QString &text);

//! The comments of a gram text, in its order, without blanks around them.
QStringList gramComments(QStringView text);

} // namespace model
