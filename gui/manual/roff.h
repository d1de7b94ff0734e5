// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace gui {

//! A chapter as it is in a manual page: Markdown as the manual uses it, in the macros of man(7). Headings of the second level are
//! sections, deeper ones subsections, and one of the first level has no line; code is bold, a table's row is a term with what is said of
//! it, as is an item of a list that begins with code. Links keep their words.
QString roff(const QString &markdown);
//! Words without markup, safe on any line of roff.
QString roffWords(const QString &text);

} // namespace gui
