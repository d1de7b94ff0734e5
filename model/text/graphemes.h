// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace model {

//! The beginning of a text, of at most `longest` UTF-16 units, that ends between two characters as a person sees them: a flag, a family,
//! a letter with its accents is there as a whole or not at all. The text itself where it is not longer. Pure.
QString wholeCharacters(const QString &text, qsizetype longest);

//! The same in one line, and with `…` where there is more.
QString beginningOf(const QString &text, qsizetype longest);

} // namespace model
