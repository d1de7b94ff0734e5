// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace gui {

//! A cell of a table in Markdown, read: what is shown of it, and how.
struct CellText {
    enum class Style { Bold, Italic, Struck, Code, Link };
    struct Run {
        int start = 0;
        int length = 0;
        Style style = Style::Bold;
        //! Of a link.
        QString address = {};

        bool operator==(const Run &) const = default;
    };

    QString text = {};
    QList<Run> runs = {};

    //! In time proportional to its length.
    static CellText read(QStringView markdown);
};

//! Where a cell stands in a line.
struct CellSpan {
    int start = 0;
    int length = 0;
};

//! The cells of a line of a table, without the space around them.
QList<CellSpan> cellsIn(QStringView line);

//! A table in Markdown as cells; the delimiter line is left out.
QList<QStringList> rowsOfTable(QStringView markdown);
//! As CSV (RFC 4180), in UTF-8.
QString csvOf(QStringView markdownTable);

} // namespace gui
