// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/rowelement.h"
#include "gui/transcript/thumbnails.h"

namespace gui {

//! A picture that goes with a message: small, with its name, type and size. Its height is always the same, so that nothing moves
//! when the thumbnail is there.
class PictureElement final : public RowElement
{
public:
    PictureElement(Thumbnails::Key key, model::ImageContent picture, const RowStyle &style);

    void paint(QPainter &painter, const ElementState &state) override;

protected:
    int layOut(int) override { return wholeHeight; }

private:
    static constexpr int padding = 10;
    static constexpr int wholeHeight = Thumbnails::largestHeight + 2 * padding + gapBelow;

    const Thumbnails::Key m_key;
    const model::ImageContent m_picture;
    const RowStyle &m_style;
};

} // namespace gui
