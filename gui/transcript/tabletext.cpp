// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/tabletext.h"

#include "model/text/inlinetext.h"

#include <algorithm>

namespace gui {

QString tableTextOf(const MarkdownBlock &block)
{
    const QString &beginning = block.continues ? block.tableHead : block.text;
    // What a line has beyond the heading's columns is not shown.
    const qsizetype columns = model::cellsIn(QStringView(beginning).left(beginning.indexOf(u'\n'))).size();
    QString shown;
    forEachTableLine(block, 0, [&](QStringView line, qsizetype, bool) {
        const QList<model::TextSpan> cells = model::cellsIn(line);
        const qsizetype count = std::min(cells.size(), columns);
        for (qsizetype column = 0; column < count; ++column) {
            const model::TextSpan &span = cells.at(column);
            shown += model::InlineText::read(line.sliced(span.start, span.length)).text;
            shown += column + 1 < count ? u'\t' : u'\n';
        }
    });
    return shown;
}

} // namespace gui
