// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

#include <algorithm>

class QUrl;

namespace model {

//! Markdown within a paragraph or a cell of a table, read: what is shown of it, and how. HTML in it is text.
struct InlineText {
    enum class Style { Bold, Italic, Struck, Code, Link };
    struct Run {
        int start = 0;
        int length = 0;
        Style style = Style::Bold;
        //! Where a link leads: to http or https; empty of all else.
        QString address = {};

        bool operator==(const Run &) const = default;
    };

    QString text = {};
    QList<Run> runs = {};

    //! In time proportional to its length.
    static InlineText read(QStringView markdown);
    //! Whether it is shown as it is written.
    static bool isPlain(QStringView markdown);
};

//! Whether a link from a model's text may be opened at all.
bool isOpenable(const QUrl &url);

//! Where a cell stands in a line.
struct TextSpan {
    int start = 0;
    int length = 0;
};

//! Calls `visit(TextSpan)` for each cell of a line of a table, without the space around it.
template <typename Visit>
void forEachCell(QStringView line, Visit visit)
{
    const auto tell = [&](qsizetype start, qsizetype end) {
        while (start < end && line[start].isSpace())
            ++start;
        while (end > start && line[end - 1].isSpace())
            --end;
        visit(TextSpan {int(start), int(end - start)});
    };
    qsizetype start = 0;
    while (start < line.size() && line[start].isSpace())
        ++start;
    if (start < line.size() && line[start] == u'|')
        ++start;
    for (qsizetype at = start; at < line.size(); ++at) {
        if (line[at] == u'\\') {
            ++at;
        } else if (line[at] == u'|') {
            tell(start, at);
            start = at + 1;
        }
    }
    if (!line.sliced(std::min(start, line.size())).trimmed().isEmpty())
        tell(start, line.size());
}

//! All of them.
QList<TextSpan> cellsIn(QStringView line);

//! A table in Markdown as cells; the delimiter line is left out.
QList<QStringList> rowsOfTable(QStringView markdown);
//! As CSV (RFC 4180), in UTF-8.
QString csvOf(QStringView markdownTable);

} // namespace model
