// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/codeelement.h"

#include "gui/theme/spacing.h"

namespace gui {

namespace {

TextElement::Frame frameOf(const MarkdownBlock &block)
{
    return {block.kind == MarkdownBlock::Kind::Code ? TextElement::Box::Code : TextElement::Box::Card, false, false};
}

} // namespace

CodeElement::CodeElement(MarkdownBlock block, std::shared_ptr<Figure> figure, const RowStyle &style, TextElement *before)
    : TextElement(block, Form::Code, frameOf(block), style, before)
    , m_figure(std::move(figure))
{
}

QTextOption::WrapMode CodeElement::wrapMode() const
{
    return m_figure->isWrapped() ? QTextOption::WrapAtWordBoundaryOrAnywhere : QTextOption::NoWrap;
}

int CodeElement::layOut(int width)
{
    const int height = TextElement::layOut(width);
    m_figure->setVisibleWidth(width - 2 * spacing::medium);
    m_figure->widen(textWidth());
    return height;
}

} // namespace gui
