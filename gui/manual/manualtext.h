// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace gui {

//! Words without the marks of Markdown: no asterisks, backticks, addresses of links, nor backslashes.
QString plainInline(const QString &markdown);

//! A chapter as it is read on a terminal of that many columns: headings underlined, paragraphs filled, tables in columns, code
//! indented. A link within the manual has the chapter beside it that `parlance help` shows. Knows as much of Markdown as the manual
//! uses: headings, paragraphs, lists of one level, tables and fenced code.
QString plainText(const QString &markdown, int columns);

} // namespace gui
