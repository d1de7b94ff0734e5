// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/agents/agentdelegate.h"

#include "gui/agents/agentsmodel.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QPainter>
#include <QTreeView>

namespace gui {

namespace {

// Between the left edge and the names.
constexpr int dotRoom = spacing::medium + spacing::unit;
constexpr int dotRadius = 4;
// A fault that needs more is read in the tool tip.
constexpr int mostFaultLines = 4;
// Between the box of the tag and what stands below it.
constexpr int belowTag = 2;

QColor agentDotColour(const QModelIndex &index, const Palette &colours)
{
    switch (AgentRow::Tone(index.data(AgentsModel::ToneRole).toInt())) {
    case AgentRow::Tone::Good: return colours.good;
    case AgentRow::Tone::Quiet: return colours.dim;
    case AgentRow::Tone::Warning: return colours.warning;
    case AgentRow::Tone::None: break;
    }
    return {};
}

bool isGroup(const QModelIndex &index)
{
    return !index.parent().isValid();
}

} // namespace

AgentDelegate::AgentDelegate(QTreeView *view)
    : QStyledItemDelegate(view)
    , m_view(view)
{
}

void AgentDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &colours = Palette::of(*m_view);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect room = option.rect.adjusted(spacing::small, 0, -spacing::medium, 0);
    if (isGroup(index)) {
        paintHeading(painter, room, index);
        painter->restore();
        return;
    }
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        QColor ground = colours.accentTint;
        ground.setAlphaF(option.state & QStyle::State_Selected ? 1.0F : 0.4F);
        painter->setPen(option.state & QStyle::State_HasFocus ? QPen(colours.accent) : QPen(Qt::NoPen));
        painter->setBrush(ground);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5 - spacing::small, -0.5), spacing::unit, spacing::unit);
    }
    const int line = option.fontMetrics.height() + 2 * spacing::unit;
    const QRect first(room.left(), room.top(), room.width(), line);
    if (const QColor dot = agentDotColour(index, colours); dot.isValid()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(dot);
        painter->drawEllipse(QPointF(first.left() + dotRadius, first.center().y() + 0.5), dotRadius, dotRadius);
    }
    painter->setFont(nameFont(index, option.font));
    paintFirstLine(painter, first.adjusted(dotRoom, 0, 0, 0), index);
    const int below = first.bottom() + 1 - spacing::unit + belowTag;
    paintBelow(painter, QRect(room.left() + dotRoom, below, room.width() - dotRoom, room.height()), index);
    painter->restore();
}

void AgentDelegate::paintHeading(QPainter *painter, const QRect &room, const QModelIndex &index) const
{
    QFont font = Theme::smallFont();
    font.setCapitalization(QFont::AllUppercase);
    painter->setFont(font);
    painter->setPen(Palette::of(*m_view).dim);
    const QRect line = room.adjusted(0, 0, 0, -spacing::unit);
    const QString title = index.data().toString();
    painter->drawText(line, Qt::AlignBottom | Qt::AlignLeft, title);
    const int taken = QFontMetrics(font).horizontalAdvance(title) + spacing::medium;
    painter->setFont(Theme::smallFont());
    const QString word = painter->fontMetrics().elidedText(
        index.data(AgentsModel::WordRole).toString(), Qt::ElideMiddle, line.width() - taken);
    painter->drawText(line, Qt::AlignBottom | Qt::AlignRight, word);
}

//! The name gives way to the tag, and the tag to the word.
void AgentDelegate::paintFirstLine(QPainter *painter, QRect room, const QModelIndex &index) const
{
    const Palette &colours = Palette::of(*m_view);
    const QFont small = Theme::smallFont();
    const QFontMetrics smallMetrics(small);
    const QFontMetrics metrics(painter->font());
    const QString word = index.data(AgentsModel::WordRole).toString();
    const int wordWidth = word.isEmpty() ? 0 : smallMetrics.horizontalAdvance(word) + spacing::small;
    const QString whole = index.data(AgentsModel::TagRole).toString();
    const int left = room.width() - wordWidth;
    const QString tag = smallMetrics.elidedText(whole, Qt::ElideMiddle, left / 2);
    const int tagWidth = tag.isEmpty() ? 0 : smallMetrics.horizontalAdvance(tag) + 2 * spacing::small;
    const QString name = metrics.elidedText(index.data().toString(), Qt::ElideRight, left - tagWidth - spacing::medium);
    painter->setPen(index.data(AgentsModel::HintRole).toBool() ? colours.dim : colours.ink);
    painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft, name);
    painter->setFont(small);
    if (!tag.isEmpty()) {
        const int height = smallMetrics.height() + 2;
        const QRect box(
            room.left() + metrics.horizontalAdvance(name) + spacing::small + 2, room.center().y() - height / 2 + 1, tagWidth, height);
        painter->setPen(colours.line);
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter->setPen(colours.dim);
        painter->drawText(box, Qt::AlignCenter, tag);
    }
    painter->setPen(colours.accent);
    painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight, word);
}

void AgentDelegate::paintBelow(QPainter *painter, QRect room, const QModelIndex &index) const
{
    const Palette &colours = Palette::of(*m_view);
    const QString detail = index.data(AgentsModel::DetailRole).toString();
    const QString fault = index.data(AgentsModel::FaultRole).toString();
    painter->setFont(Theme::smallFont());
    const QFontMetrics metrics(painter->font());
    if (!detail.isEmpty()) {
        painter->setPen(colours.dim);
        painter->drawText(room, Qt::AlignTop | Qt::AlignLeft, metrics.elidedText(detail, Qt::ElideRight, room.width()));
        room.setTop(room.top() + metrics.height());
    }
    room.setHeight(heightOf(fault, room.width()));
    const bool isWarning = index.data(AgentsModel::ToneRole).toInt() == int(AgentRow::Tone::Warning);
    painter->setPen(isWarning ? colours.warning : colours.dim);
    painter->drawText(room, Qt::TextWordWrap | Qt::AlignTop | Qt::AlignLeft, fault);
}

QSize AgentDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics small(Theme::smallFont());
    if (isGroup(index))
        return {100, small.height() + 2 * spacing::small + (index.row() > 0 ? spacing::small : 0)};
    int height = option.fontMetrics.height() + 2 * spacing::unit;
    const int width = m_view->viewport()->width() - m_view->indentation() - spacing::small - dotRoom - spacing::medium;
    const bool hasDetail = !index.data(AgentsModel::DetailRole).toString().isEmpty();
    const int below = (hasDetail ? small.height() : 0) + heightOf(index.data(AgentsModel::FaultRole).toString(), width);
    if (below > 0)
        height += below - spacing::unit + belowTag + spacing::small;
    return {100, height};
}

QFont AgentDelegate::nameFont(const QModelIndex &index, const QFont &font)
{
    return index.data(AgentsModel::CodeRole).toBool() ? Theme::fixedFont() : font;
}

int AgentDelegate::heightOf(const QString &fault, int width)
{
    if (fault.isEmpty())
        return 0;
    const QFontMetrics small(Theme::smallFont());
    const QRect needed = small.boundingRect(QRect(0, 0, qMax(width, 40), 10000), Qt::TextWordWrap, fault);
    return qMin(needed.height(), mostFaultLines * small.lineSpacing());
}

} // namespace gui
