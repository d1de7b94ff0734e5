// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/tableelement.h"

#include "gui/transcript/emojiformats.h"
#include "gui/transcript/searchedpieces.h"
#include "gui/transcript/tabletext.h"

#include <QFontMetrics>
#include <QPainter>
#include <QUrl>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int mostCellsKept = 2000;

} // namespace

TableElement::TableElement(MarkdownBlock block, std::shared_ptr<TableFigure> figure, const RowStyle &style)
    : m_block(std::move(block))
    , m_figure(std::move(figure))
    , m_style(style)
{
    measure(0);
    estimate();
}

void TableElement::measure(qsizetype from)
{
    // The line under way is measured when it is whole, so that the columns are the same however the text has come.
    forEachTableLine(m_block, from, [this](QStringView line, qsizetype start, bool isHead) {
        if (start + line.size() < m_block.text.size())
            m_figure->measure(line, isHead);
    });
    if (const qsizetype delimiter = m_block.text.indexOf(u'\n') + 1; !m_block.continues && delimiter > 0)
        m_figure->align(QStringView(m_block.text).sliced(delimiter).split(u'\n').first());
}

void TableElement::estimate()
{
    int lines = 0;
    forEachTableLine(m_block, 0, [&lines](QStringView, qsizetype, bool) { ++lines; });
    setEstimate(lines * (QFontMetrics(m_style.text).lineSpacing() + 2 * TableFigure::verticalPadding + 1));
}

bool TableElement::grow(const MarkdownBlock &block)
{
    if (block.kind != m_block.kind || block.continues != m_block.continues || !block.text.startsWith(m_block.text))
        return false;
    const qsizetype lineUnderWay = m_block.text.lastIndexOf(u'\n') + 1;
    m_block = block;
    release();
    measure(lineUnderWay);
    estimate();
    return true;
}

void TableElement::releaseLayout()
{
    m_rows.clear();
    m_cells.clear();
}

int TableElement::layOut(int width)
{
    releaseLayout();
    m_figure->setVisibleWidth(width - 2);
    const int lineHeight = QFontMetrics(m_style.text).lineSpacing();
    int top = 0;
    int searched = 0;
    forEachTableLine(m_block, 0, [&](QStringView line, qsizetype start, bool isHead) {
        Row row {top, isHead, model::cellsIn(line), {}};
        row.cells.resize(std::min<qsizetype>(row.cells.size(), m_figure->columns()));
        int lines = 1;
        for (int column = 0; column < row.cells.size(); ++column) {
            model::TextSpan &span = row.cells[column];
            const model::InlineText text = model::InlineText::read(line.sliced(span.start, span.length));
            lines = std::max(lines, m_figure->linesOf(text, column, isHead));
            span.start += int(start);
            row.searched.append(searched);
            searched += int(text.text.size()) + 1;
        }
        top += lines * lineHeight + 2 * TableFigure::verticalPadding + 1;
        m_rows.append(std::move(row));
    });
    return top;
}

int TableElement::rowHeight(int row) const
{
    return (row + 1 < m_rows.size() ? m_rows.at(row + 1).top : height()) - m_rows.at(row).top;
}

TableElement::Cell &TableElement::cellAt(Spot spot) const
{
    if (m_cells.size() > mostCellsKept)
        m_cells.clear();
    std::shared_ptr<Cell> &cell = m_cells[{spot.row, spot.column}];
    if (!cell) {
        cell = std::make_shared<Cell>();
        layOutCell(*cell, spot);
    }
    return *cell;
}

void TableElement::layOutCell(Cell &cell, Spot spot) const
{
    const Row &row = m_rows.at(spot.row);
    cell.text = model::InlineText::read(source(row.cells.at(spot.column)));
    QFont font = m_style.text;
    font.setBold(row.isHead);
    cell.layout.setFont(font);
    cell.layout.setText(cell.text.text);
    QTextOption option(m_figure->alignment(spot.column));
    option.setWrapMode(QTextOption::WordWrap);
    cell.layout.setTextOption(option);
    QList<QTextLayout::FormatRange> formats;
    for (const model::InlineText::Run &run : cell.text.runs) {
        QTextCharFormat format;
        switch (run.style) {
        case model::InlineText::Style::Bold: format.setFontWeight(QFont::Bold); break;
        case model::InlineText::Style::Italic: format.setFontItalic(true); break;
        case model::InlineText::Style::Struck: format.setFontStrikeOut(true); break;
        case model::InlineText::Style::Code:
            format.setFontFamilies(m_style.fixed.families());
            format.setFontPointSize(m_style.fixed.pointSizeF());
            format.setBackground(m_style.colours->codeGround);
            break;
        case model::InlineText::Style::Link:
            format.setForeground(m_style.colours->accent);
            format.setFontUnderline(true);
            break;
        }
        formats.append({run.start, run.length, format});
    }
    cell.layout.setFormats(formats + emojiFormats(cell.text.text));
    cell.layout.setCacheEnabled(true);
    const double lineHeight = QFontMetrics(m_style.text).lineSpacing();
    double y = 0;
    cell.layout.beginLayout();
    for (QTextLine line = cell.layout.createLine(); line.isValid(); line = cell.layout.createLine()) {
        line.setLineWidth(m_figure->columnWidth(spot.column) - 2 * TableFigure::horizontalPadding);
        line.setPosition({0, y});
        y += lineHeight;
    }
    cell.layout.endLayout();
}

void TableElement::paint(QPainter &painter, const ElementState &state)
{
    const Palette &colours = *m_style.colours;
    painter.save();
    painter.fillRect(QRect(0, 0, width(), height()), colours.card);
    painter.setClipRect(QRect(1, 0, width() - 2, height()), Qt::IntersectClip);
    painter.translate(1 - m_figure->offset(), 0);
    const QRectF clip = painter.clipBoundingRect();
    const int first = m_figure->columnAt(int(clip.left()));
    const int last = m_figure->columnAt(int(clip.right()));
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows.at(row).top < clip.bottom() && m_rows.at(row).top + rowHeight(row) > clip.top())
            paintRow(painter, state, row, first, last);
    }
    for (int column = first; column <= last; ++column)
        painter.fillRect(m_figure->left(column + 1) - 1, 0, 1, height(), colours.line);
    painter.restore();
    painter.fillRect(0, 0, 1, height(), colours.line);
    painter.fillRect(width() - 1, 0, 1, height(), colours.line);
}

void TableElement::paintRow(QPainter &painter, const ElementState &state, int row, int firstColumn, int lastColumn) const
{
    const int bottom = m_rows.at(row).top + rowHeight(row) - 1;
    for (int column = firstColumn; column <= std::min(lastColumn, int(m_rows.at(row).cells.size()) - 1); ++column)
        paintCell(painter, state, {row, column});
    painter.fillRect(0, bottom, std::max(m_figure->width(), m_figure->visibleWidth()), 1, m_style.colours->line);
}

void TableElement::paintCell(QPainter &painter, const ElementState &state, Spot spot) const
{
    const Row &row = m_rows.at(spot.row);
    const model::TextSpan &span = row.cells.at(spot.column);
    const Cell &cell = cellAt(spot);
    QList<QTextLayout::FormatRange> formats;
    const model::TextSpan searched {row.searched.at(spot.column), int(cell.text.text.size())};
    for (const SelectedRange &range : state.found)
        setOff(formats, cell, searched, range, m_style.colours->found);
    if (state.foundHere)
        setOff(formats, cell, searched, *state.foundHere, m_style.colours->foundHere);
    if (state.selection)
        setOff(formats, cell, span, *state.selection, m_style.colours->selection);
    painter.setPen(m_style.colours->ink);
    cell.layout.draw(
        &painter, QPointF(m_figure->left(spot.column) + TableFigure::horizontalPadding, row.top + TableFigure::verticalPadding), formats);
}

void TableElement::setOff(
    QList<QTextLayout::FormatRange> &formats, const Cell &cell, const model::TextSpan &span, SelectedRange range, const QColor &ground)
{
    if (range.first >= span.start + span.length || range.last <= span.start)
        return;
    QTextCharFormat format;
    format.setBackground(ground);
    const bool isAsWritten = cell.text.text.size() == span.length;
    const int first = isAsWritten ? std::max(0, range.first - span.start) : 0;
    const int last = isAsWritten ? std::min(span.length, range.last - span.start) : int(cell.text.text.size());
    formats.append({first, last - first, format});
}

QRect TableElement::placeOf(int character) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        const QList<model::TextSpan> &cells = m_rows.at(row).cells;
        if (!cells.isEmpty() && character < cells.last().start + cells.last().length)
            return {0, m_rows.at(row).top, width(), rowHeight(row)};
    }
    return RowElement::placeOf(character);
}

QString TableElement::searchedText() const
{
    return searchedPieceOf(m_block).text;
}

bool TableElement::mayHave(const QString &words) const
{
    return mayShow(m_block.text, words);
}

QRect TableElement::placeOfFound(int searched) const
{
    const auto after = std::upper_bound(m_rows.cbegin(), m_rows.cend(), searched,
        [](int character, const Row &row) { return row.searched.isEmpty() || character < row.searched.first(); });
    if (after == m_rows.cbegin())
        return RowElement::placeOfFound(searched);
    const int row = int(after - m_rows.cbegin()) - 1;
    const QList<int> &starts = m_rows.at(row).searched;
    const int column = std::max(0, int(std::upper_bound(starts.cbegin(), starts.cend(), searched) - starts.cbegin()) - 1);
    return {m_figure->left(column), m_rows.at(row).top, m_figure->columnWidth(column), rowHeight(row)};
}

std::optional<TableElement::Spot> TableElement::spotAt(const QPoint &point) const
{
    const auto below = std::upper_bound(m_rows.cbegin(), m_rows.cend(), point.y(), [](int y, const Row &row) { return y < row.top; });
    const int row = std::max(0, int(below - m_rows.cbegin()) - 1);
    if (m_rows.isEmpty() || m_rows.at(row).cells.isEmpty())
        return {};
    const int column = m_figure->columnAt(point.x() - 1 + m_figure->offset());
    return Spot {row, std::min(column, int(m_rows.at(row).cells.size()) - 1)};
}

int TableElement::cursorIn(const Cell &cell, Spot spot, const QPoint &point) const
{
    const double x = point.x() - 1 + m_figure->offset() - m_figure->left(spot.column) - TableFigure::horizontalPadding;
    const double y = point.y() - m_rows.at(spot.row).top - TableFigure::verticalPadding;
    const int line = std::clamp(int(y / QFontMetrics(m_style.text).lineSpacing()), 0, std::max(0, cell.layout.lineCount() - 1));
    return cell.layout.lineCount() > 0 ? cell.layout.lineAt(line).xToCursor(x) : 0;
}

int TableElement::characterAt(const QPoint &point) const
{
    const auto spot = spotAt(point);
    if (!spot)
        return 0;
    const model::TextSpan &span = m_rows.at(spot->row).cells.at(spot->column);
    const Cell &cell = cellAt(*spot);
    const int cursor = cursorIn(cell, *spot, point);
    if (cell.text.text.size() == span.length)
        return span.start + cursor;
    return span.start + (2 * cursor > cell.text.text.size() ? span.length : 0);
}

QString TableElement::linkAt(const QPoint &point) const
{
    const auto spot = spotAt(point);
    if (!spot)
        return {};
    const Cell &cell = cellAt(*spot);
    const int cursor = cursorIn(cell, *spot, point);
    for (const model::InlineText::Run &run : cell.text.runs) {
        if (run.style == model::InlineText::Style::Link && cursor > run.start - 1 && cursor < run.start + run.length)
            return run.address;
    }
    return {};
}

QStringList TableElement::links() const
{
    QStringList addresses;
    for (const Row &row : m_rows) {
        for (const model::TextSpan &span : row.cells) {
            if (!source(span).contains(u"://"))
                continue;
            for (const model::InlineText::Run &run : model::InlineText::read(source(span)).runs) {
                if (run.style == model::InlineText::Style::Link && !addresses.contains(run.address))
                    addresses.append(run.address);
            }
        }
    }
    return addresses;
}

QString TableElement::textBetween(int first, int last) const
{
    if ((first <= 0 && last >= length()) || m_rows.isEmpty())
        return m_block.text.mid(first, last - first);
    QStringList lines;
    for (const Row &row : m_rows) {
        QStringList cells;
        for (const model::TextSpan &span : row.cells) {
            if (last <= span.start || first >= span.start + span.length)
                continue;
            const QString shown = model::InlineText::read(source(span)).text;
            const int from = std::max(0, first - span.start);
            cells.append(shown.size() == span.length ? shown.mid(from, last - span.start - from) : shown);
        }
        if (!cells.isEmpty())
            lines.append(cells.join(u'\t'));
    }
    return lines.join(u'\n');
}

} // namespace gui
