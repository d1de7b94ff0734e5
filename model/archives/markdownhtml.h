// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace model {

//! Markdown as a piece of HTML that loads nothing and runs nothing: headings (from the third level on, since a page and its messages have
//! the first two), paragraphs with their line breaks, lists, quotes, tables, code, rules and footnotes. Whatever HTML is in it stays
//! text; links lead to http and https only. `notes` begins the names of its footnotes and is unique within the page. Nested deeper than
//! eight levels, lists and quotes are shown as if they were that deep. In time proportional to the length.
QString htmlOfMarkdown(const QString &markdown, const QString &notes);

//! Text as it is, as one paragraph; empty where there is none.
QString htmlParagraph(const QString &text);
QString htmlCode(const QString &code);

} // namespace model
