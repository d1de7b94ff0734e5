// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

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
};

//! Whether a link from a model's text may be opened at all.
bool isOpenable(const QUrl &url);

//! Where a cell stands in a line.
struct TextSpan {
    int start = 0;
    int length = 0;
};

//! The cells of a line of a table, without the space around them.
QList<TextSpan> cellsIn(QStringView line);

//! A table in Markdown as cells; the delimiter line is left out.
QList<QStringList> rowsOfTable(QStringView markdown);
//! As CSV (RFC 4180), in UTF-8.
QString csvOf(QStringView markdownTable);

} // namespace model
