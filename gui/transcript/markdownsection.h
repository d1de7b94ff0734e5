// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/figure.h"
#include "gui/transcript/textelement.h"

#include <memory>
#include <vector>

namespace gui {

class RowLayout;
struct RowStyle;

//! Fills a row with the elements of a Markdown text, and only with those that have changed when more of it arrives. What one
//! paragraph, table or piece of code makes too expensive is left out behind "Show all".
class MarkdownSection
{
    Q_DISABLE_COPY_MOVE(MarkdownSection)

public:
    enum class Extent { InPart, All };

    //! Its elements come after those that are in the row now, and nothing comes after them while it streams. `sights`: how the person
    //! has last seen its figures.
    MarkdownSection(RowLayout &row, const RowStyle &style, Extent extent, FigureSights sights = {});

    //! `text` is all that there is now: it begins with what there was before.
    void grow(const QString &text);
    void finish();
    bool hasText() const { return !m_blocks.blocks().isEmpty(); }
    //! The first element of the row that is not as it was when this was last asked.
    int takeChanged();

private:
    bool growLast();
    void rebuildFrom(int block);
    void addBlock(int index);
    void addOffer();
    void addFigurePiece(const MarkdownBlock &block, int number);
    std::shared_ptr<Figure> makeFigure(const MarkdownBlock &block, int number) const;
    void closeFigure();
    void settleColumns();
    TextElement::Frame frameOf(int index) const;
    bool isShown(int index) const;

    RowLayout &m_row;
    const RowStyle &m_style;
    const Extent m_extent;
    const FigureSights m_sights;
    const int m_start;
    MarkdownBlocks m_blocks;
    //! So much of the text is in the blocks.
    qsizetype m_length = 0;
    //! For each block: the row's number of elements before it, how many pieces its paragraph or figure had before, how many figures there
    //! were before.
    struct Place {
        int element = 0;
        int piece = 0;
        int figures = 0;
    };
    std::vector<Place> m_places;
    //! The one that was added to last.
    std::shared_ptr<Figure> m_figure;
    int m_changed = 0;
};

} // namespace gui
