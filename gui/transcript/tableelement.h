// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/rowelement.h"
#include "gui/transcript/tablefigure.h"
#include "model/text/graphemes.h"

#include <QTextLayout>

#include <memory>

namespace gui {

//! Some lines of a table. Only cells that are on the screen are laid out. Its characters are those of the Markdown text; what is selected
//! of it leaves the program with tabs between the cells.
class TableElement final : public RowElement
{
public:
    TableElement(MarkdownBlock block, std::shared_ptr<TableFigure> figure, const RowStyle &style);

    std::shared_ptr<Figure> figure() const override { return m_figure; }
    bool grow(const MarkdownBlock &block) override;
    bool continuesText() const override { return m_block.continues; }

    void paint(QPainter &painter, const ElementState &state) override;
    QString linkAt(const QPoint &point) const override;
    QString beginning() const override { return model::wholeCharacters(m_block.text, longestBeginning); }
    QStringList links() const override;
    int characterAt(const QPoint &point) const override;
    int length() const override { return int(m_block.text.size()); }
    QString textBetween(int first, int last) const override;
    QString searchedText() const override;
    bool mayHave(const QString &words) const override;
    QRect placeOf(int character) const override;
    QRect placeOfFound(int searched) const override;

protected:
    int layOut(int width) override;
    void releaseLayout() override;

private:
    struct Row {
        int top = 0;
        bool isHead = false;
        //! Places in the block's text.
        QList<model::TextSpan> cells;
        //! Where each begins in what is searched.
        QList<int> searched;
    };
    struct Cell {
        model::InlineText text;
        QTextLayout layout;
    };
    struct Spot {
        int row = 0;
        int column = 0;
    };

    void measure(qsizetype from);
    void estimate();
    QStringView source(const model::TextSpan &span) const { return QStringView(m_block.text).sliced(span.start, span.length); }
    Cell &cellAt(Spot spot) const;
    void layOutCell(Cell &cell, Spot spot) const;
    void paintRow(QPainter &painter, const ElementState &state, int row, int firstColumn, int lastColumn) const;
    void paintCell(QPainter &painter, const ElementState &state, Spot spot) const;
    //! What of a cell is set off where these characters are of all, of which the cell has its span; nothing for other cells.
    static void setOff(
        QList<QTextLayout::FormatRange> &formats, const Cell &cell, const model::TextSpan &span, SelectedRange range, const QColor &ground);
    std::optional<Spot> spotAt(const QPoint &point) const;
    //! Where a point is in the text of a cell; the text begins at 0.
    int cursorIn(const Cell &cell, Spot spot, const QPoint &point) const;
    int rowHeight(int row) const;

    MarkdownBlock m_block;
    const std::shared_ptr<TableFigure> m_figure;
    const RowStyle &m_style;
    QList<Row> m_rows;
    mutable QHash<std::pair<int, int>, std::shared_ptr<Cell>> m_cells;
};

} // namespace gui
