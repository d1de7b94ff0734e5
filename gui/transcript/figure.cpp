// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/figure.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

struct FigureTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::Figure)
};

//! What another program draws.
bool isDrawing(const QString &language)
{
    return language == u"svg"_s || language == u"mermaid"_s;
}

} // namespace

Figure::Figure(const MarkdownBlock &block, int number, QString name, FigureSight sight)
    : m_kind(block.kind)
    , m_language(block.language)
    , m_number(number)
    , m_name(std::move(name))
    , m_sight(sight)
{
}

QString Figure::title() const
{
    switch (m_kind) {
    case MarkdownBlock::Kind::Table: return FigureTexts::tr("Table");
    case MarkdownBlock::Kind::Formula: return FigureTexts::tr("Mathematics");
    default: return m_name.isEmpty() ? FigureTexts::tr("Code") : m_name;
    }
}

QList<FigureAction> Figure::actions() const
{
    switch (m_kind) {
    case MarkdownBlock::Kind::Table: return {FigureAction::Copy, FigureAction::CopyAsCsv, FigureAction::Save, FigureAction::OpenInWindow};
    case MarkdownBlock::Kind::Formula: return {FigureAction::Wrap, FigureAction::Copy};
    default: break;
    }
    QList<FigureAction> actions {FigureAction::Wrap, FigureAction::Copy, FigureAction::Save};
    if (isDrawing(m_language))
        actions.append(FigureAction::OpenOutside);
    return actions;
}

QString Figure::labelOf(FigureAction action) const
{
    switch (action) {
    case FigureAction::Copy: return m_kind == MarkdownBlock::Kind::Table ? FigureTexts::tr("Copy as Markdown") : FigureTexts::tr("Copy");
    case FigureAction::CopyAsCsv: return FigureTexts::tr("Copy as CSV");
    case FigureAction::Save: return FigureTexts::tr("Save…");
    case FigureAction::Wrap: return isWrapped() ? FigureTexts::tr("Do not wrap") : FigureTexts::tr("Wrap");
    case FigureAction::OpenInWindow: return FigureTexts::tr("Open");
    case FigureAction::OpenOutside: return FigureTexts::tr("Open outside");
    case FigureAction::None: break;
    }
    return {};
}

int Figure::maximumOffset() const
{
    return isWrapped() ? 0 : std::max(0, width() - m_visibleWidth);
}

int Figure::offset() const
{
    return std::clamp(m_sight.offset, 0, maximumOffset());
}

void Figure::bringIntoSight(int left, int right)
{
    if (left >= offset() && right <= offset() + m_visibleWidth)
        return;
    // With something of what is before it.
    scrollTo(std::clamp(left - m_visibleWidth / 4, 0, maximumOffset()));
    if (right > offset() + m_visibleWidth)
        scrollTo(std::clamp(std::min(left, right - m_visibleWidth), 0, maximumOffset()));
}

FigureText figureIn(QStringView markdown, int number)
{
    FigureText found;
    int at = -1;
    for (const MarkdownBlock &block : MarkdownBlocks::split(markdown)) {
        if (block.kind == MarkdownBlock::Kind::Prose)
            continue;
        at += block.continues ? 0 : 1;
        if (at > number)
            break;
        if (at < number)
            continue;
        found.kind = block.kind;
        found.language = block.language;
        found.text += block.text;
    }
    return found;
}

} // namespace gui
