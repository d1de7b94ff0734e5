// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/codehighlighter.h"

namespace gui {

void CodeHighlighter::setColours(const Palette &colours)
{
    m_keyword = colours.keyword;
    m_string = colours.string;
    m_number = colours.number;
    m_comment = colours.comment;
    rehighlight();
}

} // namespace gui
