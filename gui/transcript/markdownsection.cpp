// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/markdownsection.h"

#include "gui/transcript/rowelements.h"
#include "gui/transcript/rowlayout.h"

#include <QCoreApplication>

#include <utility>

namespace gui {

namespace {

struct MarkdownSectionTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::MarkdownSection)
};

//! So many pieces of one paragraph, table or code are shown before "Show all".
int piecesShown(MarkdownBlock::Kind kind)
{
    return kind == MarkdownBlock::Kind::Code ? 100 : 8;
}

} // namespace

MarkdownSection::MarkdownSection(RowLayout &row, const RowStyle &style, Extent extent)
    : m_row(row)
    , m_style(style)
    , m_extent(extent)
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
    const int place = m_places.back().element;
    auto *element = dynamic_cast<TextElement *>(&m_row.at(place));
    if (!element || !element->grow(m_blocks.blocks().at(last)))
        return false;
    element->setFrame(frameOf(last));
    m_changed = std::min(m_changed, place);
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
    for (int index = int(m_places.size()); index < m_blocks.blocks().size(); ++index)
        addBlock(index);
}

bool MarkdownSection::isShown(int index) const
{
    const MarkdownBlock &block = m_blocks.blocks().at(index);
    return m_extent == Extent::All || m_places.at(size_t(index)).piece < piecesShown(block.kind);
}

void MarkdownSection::addBlock(int index)
{
    const MarkdownBlock &block = m_blocks.blocks().at(index);
    m_places.push_back({m_row.count(), block.continues && index > 0 ? m_places.back().piece + 1 : 0});
    if (!isShown(index)) {
        if (m_places.back().piece == piecesShown(block.kind)) {
            const QString text = MarkdownSectionTexts::tr("Show all");
            m_row.append(std::make_unique<OfferElement>(RowAction::ShowAll, text, m_style));
        }
        return;
    }
    const bool isCode = block.kind == MarkdownBlock::Kind::Code;
    TextElement *before = block.continues && m_row.count() > m_start ? dynamic_cast<TextElement *>(&m_row.at(m_row.count() - 1)) : nullptr;
    m_row.append(std::make_unique<TextElement>(
        block, isCode ? TextElement::Form::Code : TextElement::Form::Markdown, frameOf(index), m_style, before));
}

TextElement::Frame MarkdownSection::frameOf(int index) const
{
    const QList<MarkdownBlock> &blocks = m_blocks.blocks();
    const MarkdownBlock &block = blocks.at(index);
    const bool isCode = block.kind == MarkdownBlock::Kind::Code;
    const bool goesOn = index + 1 < blocks.size() && blocks.at(index + 1).continues;
    const bool isCut = m_extent == Extent::InPart && m_places.at(size_t(index)).piece + 1 == piecesShown(block.kind);
    return {isCode ? TextElement::Box::Code : TextElement::Box::None, !block.continues, !goesOn || isCut};
}

} // namespace gui
