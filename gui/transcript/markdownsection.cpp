// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/markdownsection.h"

#include "gui/theme/spacing.h"
#include "gui/transcript/figureframe.h"
#include "gui/transcript/rowelements.h"
#include "gui/transcript/rowlayout.h"
#include "gui/transcript/tableelement.h"

#include <QCoreApplication>

#include <utility>

namespace gui {

namespace {

struct MarkdownSectionTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::MarkdownSection)
};

//! So many pieces of one paragraph or figure are shown before "Show all".
int piecesShown(MarkdownBlock::Kind kind)
{
    return kind == MarkdownBlock::Kind::Prose ? 8 : 100;
}

TextElement::Frame frameOf(const MarkdownBlock &block)
{
    return {block.kind == MarkdownBlock::Kind::Code ? TextElement::Box::Code : TextElement::Box::Card, false, false};
}

//! Lines of a code block or of a formula. They are not broken, unless the person wants it: the figure is scrolled sideways.
class CodeElement final : public TextElement
{
public:
    //! `before` is the piece that this one goes on from; it lives as long as this.
    CodeElement(const MarkdownBlock &block, std::shared_ptr<Figure> figure, const RowStyle &style, TextElement *before);

    std::shared_ptr<Figure> figure() const override { return m_figure; }

protected:
    int layOut(int width) override;
    QTextOption::WrapMode wrapMode() const override;
    int offset() const override { return m_figure->offset(); }

private:
    const std::shared_ptr<Figure> m_figure;
};

CodeElement::CodeElement(const MarkdownBlock &block, std::shared_ptr<Figure> figure, const RowStyle &style, TextElement *before)
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

} // namespace

MarkdownSection::MarkdownSection(RowLayout &row, const RowStyle &style, Extent extent, FigureSights sights)
    : m_row(row)
    , m_style(style)
    , m_extent(extent)
    , m_sights(std::move(sights))
    , m_start(row.count())
{
}

void MarkdownSection::grow(const QString &text)
{
    if (text.size() <= m_length)
        return;
    const int last = int(m_places.size()) - 1;
    const int first = m_blocks.append(QStringView(text).sliced(std::exchange(m_length, text.size())));
    rebuildFrom(first == last && growLast() ? last + 1 : first);
}

//! \return false where the last block is not what it was with more at its end.
bool MarkdownSection::growLast()
{
    const int last = int(m_places.size()) - 1;
    if (last >= m_blocks.blocks().size())
        return false;
    if (!isShown(last))
        return true;
    // Below the last piece of a figure is its footer.
    const MarkdownBlock &block = m_blocks.blocks().at(last);
    const int place = m_row.count() - (block.kind == MarkdownBlock::Kind::Prose ? 1 : 2);
    if (place < m_start || !m_row.at(place).grow(block))
        return false;
    if (auto *text = dynamic_cast<TextElement *>(&m_row.at(place)); text && block.kind == MarkdownBlock::Kind::Prose)
        text->setFrame(frameOf(last));
    m_changed = std::min(m_changed, place);
    settleColumns();
    return true;
}

int MarkdownSection::takeChanged()
{
    return std::exchange(m_changed, m_row.count());
}

void MarkdownSection::finish()
{
    rebuildFrom(m_blocks.finish());
}

void MarkdownSection::rebuildFrom(int block)
{
    const int element = block < int(m_places.size()) ? m_places.at(size_t(block)).element : m_row.count();
    m_row.truncate(std::max(m_start, element));
    m_changed = std::min(m_changed, m_row.count());
    m_places.resize(std::min(m_places.size(), size_t(block)));
    m_figure.reset();
    closeFigure();
    for (int index = int(m_places.size()); index < m_blocks.blocks().size(); ++index)
        addBlock(index);
    settleColumns();
}

bool MarkdownSection::isShown(int index) const
{
    const MarkdownBlock &block = m_blocks.blocks().at(index);
    return m_extent == Extent::All || m_places.at(size_t(index)).piece < piecesShown(block.kind);
}

void MarkdownSection::addBlock(int index)
{
    const MarkdownBlock &block = m_blocks.blocks().at(index);
    const bool isFigure = block.kind != MarkdownBlock::Kind::Prose;
    const Place before = m_places.empty() ? Place() : m_places.back();
    Place place {
        m_row.count(), block.continues && index > 0 ? before.piece + 1 : 0, before.figures + (isFigure && !block.continues ? 1 : 0)};
    m_places.push_back(place);
    if (!isShown(index)) {
        if (place.piece == piecesShown(block.kind))
            addOffer();
        return;
    }
    if (isFigure)
        return addFigurePiece(block, place.figures - 1);
    TextElement *above = block.continues && m_row.count() > m_start ? dynamic_cast<TextElement *>(&m_row.at(m_row.count() - 1)) : nullptr;
    m_row.append(std::make_unique<TextElement>(block, TextElement::Form::Markdown, frameOf(index), m_style, above));
}

void MarkdownSection::addOffer()
{
    m_row.append(std::make_unique<OfferElement>(RowAction::ShowAll, MarkdownSectionTexts::tr("Show all"), m_style));
}

std::shared_ptr<Figure> MarkdownSection::makeFigure(const MarkdownBlock &block, int number) const
{
    // A formula is often one line, however long it is.
    const FigureSight sight = m_sights.value(number, {0, block.kind == MarkdownBlock::Kind::Formula});
    if (block.kind == MarkdownBlock::Kind::Table)
        return std::make_shared<TableFigure>(block, number, sight, m_style);
    const auto rules = m_style.tables ? m_style.tables->find(block.language) : nullptr;
    return std::make_shared<Figure>(block, number, rules ? rules->language(block.language)->title : block.language, sight);
}

void MarkdownSection::addFigurePiece(const MarkdownBlock &block, int number)
{
    TextElement *above = nullptr;
    if (block.continues && m_row.count() > m_start + 1) {
        m_row.truncate(m_row.count() - 1);
        m_places.back().element = m_row.count();
        above = dynamic_cast<TextElement *>(&m_row.at(m_row.count() - 1));
    } else {
        m_figure = makeFigure(block, number);
        m_row.append(std::make_unique<FigureHeader>(m_figure, m_style));
    }
    if (block.kind == MarkdownBlock::Kind::Table)
        m_row.append(std::make_unique<TableElement>(block, std::static_pointer_cast<TableFigure>(m_figure), m_style));
    else
        m_row.append(std::make_unique<CodeElement>(block, m_figure, m_style, above));
    m_row.append(std::make_unique<FigureFooter>(m_figure, m_style));
}

//! What was taken away from the end of the row may have had the footer of what is left.
void MarkdownSection::closeFigure()
{
    if (m_row.count() <= m_start)
        return;
    RowElement &last = m_row.at(m_row.count() - 1);
    m_figure = last.figure();
    if (m_figure && !dynamic_cast<FigureFooter *>(&last))
        m_row.append(std::make_unique<FigureFooter>(m_figure, m_style));
}

//! All pieces of a table have the same columns: where one has made them wider, the others follow.
void MarkdownSection::settleColumns()
{
    auto *table = dynamic_cast<TableFigure *>(m_figure.get());
    if (!table || !table->takeChanged())
        return;
    for (int index = m_row.count() - 1; index >= m_start && m_row.at(index).figure() == m_figure; --index) {
        m_row.at(index).layOutAgain();
        m_changed = std::min(m_changed, index);
    }
}

TextElement::Frame MarkdownSection::frameOf(int index) const
{
    const QList<MarkdownBlock> &blocks = m_blocks.blocks();
    const MarkdownBlock &block = blocks.at(index);
    const bool goesOn = index + 1 < blocks.size() && blocks.at(index + 1).continues;
    const bool isCut = m_extent == Extent::InPart && m_places.at(size_t(index)).piece + 1 == piecesShown(block.kind);
    return {TextElement::Box::None, !block.continues, !goesOn || isCut};
}

} // namespace gui
