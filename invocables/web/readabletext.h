// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace invocables {

//! What a person would read of an HTML page: no tags, scripts, styles or comments; paragraphs, headings, list items and table rows on lines
//! of their own. Takes any text, however broken, in time that grows with its length only.
QString readableText(const QString &html);

} // namespace invocables
