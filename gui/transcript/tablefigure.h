// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/figure.h"
#include "model/text/inlinetext.h"

#include <QFontMetricsF>

#include <array>

namespace gui {

struct RowStyle;

//! How wide a text is, added up from its characters: not as exact as laying it out, and a hundred times as fast. Never too narrow by
//! much.
class QuickMeasure
{
public:
    explicit QuickMeasure(const QFont &font);

    double width(QChar character) const
    {
        const char16_t code = character.unicode();
        return code < m_narrow.size() ? m_narrow[code] : widthOfOther(character);
    }

private:
    double widthOfOther(QChar character) const;

    QFontMetricsF m_metrics;
    std::array<double, 256> m_narrow;
    mutable QHash<char16_t, double> m_others;
};

//! A table: how wide its columns are, found from all its cells before any of them is laid out, so that its pieces have the same. A column
//! is as wide as its widest cell up to a bound, and never narrower than a word.
class TableFigure final : public Figure
{
public:
    static constexpr int horizontalPadding = 9;
    static constexpr int verticalPadding = 5;

    TableFigure(const MarkdownBlock &block, int number, FigureSight sight, const RowStyle &style);

    //! Takes the cells of a line into account.
    void measure(QStringView line, bool isHead);
    void align(QStringView delimiterLine);
    //! Whether the columns are not as they were when this was last asked.
    bool takeChanged();

    int columns() const { return int(m_columns.size()); }
    int left(int column) const;
    int columnWidth(int column) const { return left(column + 1) - left(column); }
    int columnAt(int x) const;
    Qt::Alignment alignment(int column) const;
    int width() const override { return left(columns()); }
    //! How many lines a cell needs, at most.
    int linesOf(const model::InlineText &cell, int column, bool isHead) const;

private:
    struct Column {
        int widest = 0;
        int longestWord = 0;
        Qt::Alignment alignment = Qt::AlignLeft;
    };

    void widen(Column &column, QStringView markdown, bool isHead);
    double width(const model::InlineText &cell, QChar character, bool isHead) const;

    QuickMeasure m_text;
    QuickMeasure m_bold;
    double m_fixed;
    QList<Column> m_columns;
    bool m_hasChanged = false;
    //! Where each column begins; empty where it is to be found anew.
    mutable QList<int> m_lefts;
    mutable int m_leftsFor = -1;
};

} // namespace gui
