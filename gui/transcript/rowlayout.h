// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/markdownsection.h"
#include "gui/transcript/rowelement.h"

#include <memory>
#include <vector>

namespace gui {

//! The elements of one row, from top to bottom. Made by RowBuilder when the row comes near the screen, and dropped some time after
//! it has left it. Owned by TranscriptLayout.
class RowLayout
{
    Q_DISABLE_COPY_MOVE(RowLayout)

public:
    RowLayout() = default;

    int count() const { return int(m_elements.size()); }
    RowElement &at(int index) const { return *m_elements.at(size_t(index)); }
    void append(std::unique_ptr<RowElement> element) { m_elements.push_back(std::move(element)); }
    void truncate(int count) { m_elements.resize(size_t(count)); }

    //! The distance of an element from the top of the row; of all of them, where `index` is count().
    int topOf(int index) const
    {
        int top = 0;
        for (int each = 0; each < index; ++each)
            top += at(each).height();
        return top;
    }
    int height() const { return topOf(count()); }

    //! The text that still streams, where there is one; it is the last thing of the row.
    std::unique_ptr<MarkdownSection> streaming;
    //! It is sent to the model.
    bool isActive = true;
    //! The heading says that there is a thought.
    bool tellsOfThought = false;

private:
    std::vector<std::unique_ptr<RowElement>> m_elements;
};

} // namespace gui
