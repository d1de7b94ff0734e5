// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace network {

//! A Markdown text of about so many words (at most 200,000), with headings, paragraphs, lists, tables, quotations and code
//! blocks. The same number always gives the same text.
QString article(int words);

} // namespace network
