// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/figure.h"
#include "gui/transcript/textelement.h"

#include <memory>

namespace gui {

//! Lines of a code block or of a formula. They are not broken, unless the person wants it: the figure is scrolled sideways.
class CodeElement final : public TextElement
{
public:
    //! `before` is the piece that this one goes on from; it lives as long as this.
    CodeElement(MarkdownBlock block, std::shared_ptr<Figure> figure, const RowStyle &style, TextElement *before);

    std::shared_ptr<Figure> figure() const override { return m_figure; }

protected:
    int layOut(int width) override;
    QTextOption::WrapMode wrapMode() const override;
    int offset() const override { return m_figure->offset(); }

private:
    const std::shared_ptr<Figure> m_figure;
};

} // namespace gui
