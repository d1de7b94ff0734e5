// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/markdownblocks.h"

#include <vector>

namespace gui {

class RowLayout;
class TextElement;
struct RowStyle;

//! Fills a row with the elements of a Markdown text, and only with those that have changed when more of it arrives. What one
//! paragraph, table or piece of code makes too expensive is left out behind "Show all".
class MarkdownSection
{
    Q_DISABLE_COPY_MOVE(MarkdownSection)

public:
    enum class Extent { InPart, All };

    //! Its elements come after those that are in the row now, and nothing comes after them while it streams.
    MarkdownSection(RowLayout &row, const RowStyle &style, Extent extent);

    void append(QStringView text);
    void finish();
    bool hasText() const { return !m_blocks.blocks().isEmpty(); }

private:
    void rebuildFrom(int block);
    void addBlock(int index);
    bool isShown(int index) const;

    RowLayout &m_row;
    const RowStyle &m_style;
    const Extent m_extent;
    const int m_start;
    MarkdownBlocks m_blocks;
    //! For each block: the row's number of elements before it, and how many pieces its paragraph, table or code had before.
    struct Place {
        int element = 0;
        int piece = 0;
    };
    std::vector<Place> m_places;
};

} // namespace gui
