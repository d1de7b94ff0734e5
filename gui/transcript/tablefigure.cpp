// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/tablefigure.h"

#include "gui/transcript/rowelement.h"

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! Cells that are wider are broken between words.
constexpr int widestUnbroken = 300;

QFont headFontOf(QFont font)
{
    font.setBold(true);
    return font;
}

//! A line may end after it, whatever follows: spaces, and the characters of scripts that have no spaces between words.
bool endsWord(QChar character)
{
    constexpr char16_t firstIdeograph = 0x2e80;
    return character.isSpace() || (character.unicode() >= firstIdeograph && !character.isSurrogate());
}

} // namespace

QuickMeasure::QuickMeasure(const QFont &font)
    : m_metrics(font)
{
    for (size_t code = 0; code < m_narrow.size(); ++code)
        m_narrow[code] = m_metrics.horizontalAdvance(QChar(char16_t(code)));
}

double QuickMeasure::widthOfOther(QChar character) const
{
    // Half of a pair: emoji and rare ideographs are about as wide as they are high.
    if (character.isSurrogate())
        return m_metrics.height() * 0.6;
    const auto known = m_others.constFind(character.unicode());
    if (known != m_others.cend())
        return *known;
    return *m_others.insert(character.unicode(), m_metrics.horizontalAdvance(character));
}

TableFigure::TableFigure(const MarkdownBlock &block, int number, FigureSight sight, const RowStyle &style)
    : Figure(block, number, {}, sight)
    , m_text(style.text)
    , m_bold(headFontOf(style.text))
    , m_fixed(QFontMetricsF(style.fixed).horizontalAdvance(u'x'))
{
}

double TableFigure::width(const model::InlineText &cell, QChar character, bool isHead) const
{
    if (cell.runs.isEmpty())
        return (isHead ? m_bold : m_text).width(character);
    return std::max(m_bold.width(character), character.unicode() < 0x2000 ? m_fixed : 0);
}

void TableFigure::measure(QStringView line, bool isHead)
{
    if (const qsizetype count = isHead ? model::cellsIn(line).size() : 0; count > m_columns.size()) {
        m_columns.resize(count);
        m_hasChanged = true;
    }
    auto column = m_columns.begin();
    const auto last = m_columns.end();
    model::forEachCell(line, [&](model::TextSpan cell) {
        if (column != last)
            widen(*column++, line.sliced(cell.start, cell.length), isHead);
    });
    if (m_hasChanged)
        m_lefts.clear();
}

void TableFigure::widen(Column &column, QStringView markdown, bool isHead)
{
    double whole = 0;
    double word = 0;
    double longestWord = 0;
    const auto add = [&](double advance, QChar character) {
        whole += advance;
        word += advance;
        longestWord = std::max(longestWord, word);
        if (endsWord(character))
            word = 0;
    };
    // Nearly all cells are shown as they are written, and need not be copied.
    if (model::InlineText::isPlain(markdown)) {
        const QuickMeasure &measure = isHead ? m_bold : m_text;
        for (const QChar character : markdown)
            add(measure.width(character), character);
    } else {
        const model::InlineText cell = model::InlineText::read(markdown);
        for (const QChar character : cell.text)
            add(width(cell, character, isHead), character);
    }
    const int widest = int(std::ceil(whole)) + 1;
    const int longest = int(std::ceil(longestWord)) + 1;
    if (widest <= column.widest && longest <= column.longestWord)
        return;
    column.widest = std::max(column.widest, widest);
    column.longestWord = std::max(column.longestWord, longest);
    m_hasChanged = true;
}

void TableFigure::align(QStringView delimiterLine)
{
    const QList<model::TextSpan> cells = model::cellsIn(delimiterLine);
    for (qsizetype index = 0; index < std::min(cells.size(), m_columns.size()); ++index) {
        const QStringView dashes = delimiterLine.sliced(cells.at(index).start, cells.at(index).length);
        const bool isAtRight = dashes.endsWith(u':');
        m_columns[index].alignment = !isAtRight ? Qt::AlignLeft : dashes.startsWith(u':') ? Qt::AlignHCenter : Qt::AlignRight;
    }
}

bool TableFigure::takeChanged()
{
    return std::exchange(m_hasChanged, false);
}

int TableFigure::left(int column) const
{
    if (m_lefts.isEmpty() || m_leftsFor != visibleWidth()) {
        m_leftsFor = visibleWidth();
        QList<int> widths;
        int total = 0;
        int broken = 0;
        for (const Column &each : m_columns) {
            widths.append(std::max(each.longestWord, std::min(each.widest, widestUnbroken)) + 2 * horizontalPadding);
            total += widths.last();
            broken += each.widest > widestUnbroken ? 1 : 0;
        }
        // What is left of the width goes to those that would break lines.
        const int each = broken > 0 ? std::max(0, visibleWidth() - total) / broken : 0;
        m_lefts = {0};
        for (qsizetype index = 0; index < m_columns.size(); ++index) {
            const int missing = std::max(0, m_columns.at(index).widest + 2 * horizontalPadding - widths.at(index));
            m_lefts.append(m_lefts.last() + widths.at(index) + std::min(each, missing));
        }
    }
    return m_lefts.at(std::min<qsizetype>(column, m_lefts.size() - 1));
}

int TableFigure::columnAt(int x) const
{
    left(0);
    const auto above = std::upper_bound(m_lefts.cbegin(), m_lefts.cend(), x);
    return std::clamp(int(above - m_lefts.cbegin()) - 1, 0, std::max(0, columns() - 1));
}

Qt::Alignment TableFigure::alignment(int column) const
{
    return column < columns() ? m_columns.at(column).alignment : Qt::AlignLeft;
}

int TableFigure::linesOf(const model::InlineText &cell, int column, bool isHead) const
{
    const double room = columnWidth(column) - 2 * horizontalPadding;
    int lines = 1;
    double line = 0;
    double word = 0;
    for (const QChar character : cell.text) {
        if (character == QChar::LineSeparator) {
            ++lines;
            line = word = 0;
            continue;
        }
        word += width(cell, character, isHead);
        if (line + word > room && line > 0) {
            ++lines;
            line = 0;
        }
        if (endsWord(character)) {
            line += word;
            word = 0;
        }
    }
    return lines;
}

} // namespace gui
