// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

namespace network {

//! The headings of a Markdown text, with their `#` or underlining left out; what stands in fenced code is none.
QStringList markdownHeadings(const QString &text);
int lineCount(const QString &text);
int wordCount(const QString &text);
//! Matches of a regular expression, case-insensitive, `^` and `$` at lines; -1 where it is none.
int matchCount(const QString &text, const QString &pattern);

} // namespace network
