// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace invocables {

//! Cuts a text into parts of at most `size` characters, at the end of a paragraph where there is one in the second half of a part,
//! else at a line's end, else at a space, else between two characters. The parts together are the text.
QStringList textChunks(const QString &text, qsizetype size);

} // namespace invocables
