// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/markdownblocks.h"

namespace gui {

// A table as it is read: by lines, of which whoever lays it out and whoever searches it take the same. Pure; for any thread.

//! The lines of a piece of a table with where they begin. `visit(line, start, isHead)` gets all but the delimiter line.
template <typename Visit>
void forEachTableLine(const MarkdownBlock &block, qsizetype from, Visit visit)
{
    const qsizetype delimiter = block.continues ? -1 : block.text.indexOf(u'\n') + 1;
    for (qsizetype start = from; start < block.text.size();) {
        const qsizetype end = block.text.indexOf(u'\n', start);
        const QStringView line = QStringView(block.text).sliced(start, (end < 0 ? block.text.size() : end) - start);
        const bool isDelimiter = delimiter > 0 && start == delimiter;
        if (!line.trimmed().isEmpty() && !isDelimiter)
            visit(line, start, !block.continues && start == 0);
        start += line.size() + 1;
    }
}

//! What is shown of its cells, each with one character after it: a tab, or the end of a line.
QString tableTextOf(const MarkdownBlock &block);

} // namespace gui
