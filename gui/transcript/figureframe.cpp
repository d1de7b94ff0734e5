// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/figureframe.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace gui {

namespace {

QColor groundOf(const Figure &figure, const Palette &colours)
{
    return figure.kind() == MarkdownBlock::Kind::Code ? colours.codeGround : colours.card;
}

QFont titleFontOf(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

FigureHeader::FigureHeader(std::shared_ptr<Figure> figure, const RowStyle &style)
    : m_figure(std::move(figure))
    , m_style(style)
{
    setEstimate(QFontMetrics(style.small).height() + 2 * spacing::small);
}

int FigureHeader::layOut(int width)
{
    m_buttons.clear();
    const QFontMetrics metrics(m_style.small);
    const int line = metrics.height() + 2 * spacing::small;
    int needed = QFontMetrics(titleFontOf(m_style.small)).horizontalAdvance(m_figure->title()) + 2 * spacing::medium;
    for (const FigureAction action : m_figure->actions()) {
        const QString text = m_figure->labelOf(action);
        const int textWidth = metrics.horizontalAdvance(text);
        m_buttons.append({{0, 0, textWidth, line}, text, action});
        needed += textWidth + spacing::medium;
    }
    if (needed > width)
        return line + placeBelow(width, line);
    int left = width;
    for (auto button = m_buttons.rbegin(); button != m_buttons.rend(); ++button) {
        left -= spacing::medium + button->area.width();
        button->area.moveLeft(left);
    }
    return line;
}

//! The buttons in lines of their own below the title. \return how high these are.
int FigureHeader::placeBelow(int width, int line)
{
    int left = spacing::medium;
    int top = line;
    for (Button &button : m_buttons) {
        if (left > spacing::medium && left + button.area.width() > width - spacing::medium) {
            left = spacing::medium;
            top += line;
        }
        button.area.moveTo(left, top);
        left += button.area.width() + spacing::medium;
    }
    return top;
}

FigureAction FigureHeader::figureActionAt(const QPoint &point) const
{
    for (const Button &button : m_buttons) {
        if (button.area.adjusted(-spacing::unit, 0, spacing::unit, 0).contains(point))
            return button.action;
    }
    return FigureAction::None;
}

QRect FigureHeader::buttonOf(FigureAction action) const
{
    const auto found = std::find_if(m_buttons.cbegin(), m_buttons.cend(), [action](const Button &each) { return each.action == action; });
    return found == m_buttons.cend() ? QRect() : found->area;
}

void FigureHeader::paint(QPainter &painter, const ElementState &)
{
    const Palette &colours = *m_style.colours;
    const QRect line(0, 0, width(), height());
    painter.save();
    painter.setClipRect(line, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colours.line);
    painter.setBrush(groundOf(*m_figure, colours));
    painter.drawRoundedRect(QRectF(line).adjusted(0.5, 0.5, -0.5, 20), spacing::radius, spacing::radius);
    painter.drawLine(line.bottomLeft(), line.bottomRight());
    painter.restore();
    const QFont bold = titleFontOf(m_style.small);
    const bool isBeside = !m_buttons.isEmpty() && m_buttons.first().area.top() == 0;
    const int room = (isBeside ? m_buttons.first().area.left() : width()) - 2 * spacing::medium;
    const QRect first(spacing::medium, 0, std::max(0, room), QFontMetrics(m_style.small).height() + 2 * spacing::small);
    painter.setFont(bold);
    painter.setPen(colours.ink);
    painter.drawText(
        first, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(bold).elidedText(m_figure->title(), Qt::ElideRight, first.width()));
    painter.setFont(m_style.small);
    painter.setPen(colours.accent);
    for (const Button &button : m_buttons)
        painter.drawText(button.area.adjusted(0, 0, 2, 0), Qt::AlignVCenter, button.text);
}

FigureFooter::FigureFooter(std::shared_ptr<Figure> figure, const RowStyle &style)
    : m_figure(std::move(figure))
    , m_style(style)
{
    setEstimate(boxHeight + gapBelow);
}

QRectF FigureFooter::thumb() const
{
    constexpr int shortest = 24;
    const int range = m_figure->maximumOffset();
    if (range <= 0)
        return {};
    const double track = width() - 2 * spacing::tight;
    const double length = std::max<double>(shortest, track * m_figure->visibleWidth() / (range + m_figure->visibleWidth()));
    const double left = spacing::tight + (track - length) * m_figure->offset() / range;
    return {left, boxHeight - 9.0, length, 6.0};
}

bool FigureFooter::isOnScrollBar(const QPoint &point) const
{
    return m_figure->maximumOffset() > 0 && point.y() >= 0 && point.y() < boxHeight;
}

int FigureFooter::offsetAt(int x) const
{
    const double length = thumb().width();
    const double track = std::max(1.0, width() - 2 * spacing::tight - length);
    return int((x - spacing::tight - length / 2) / track * m_figure->maximumOffset());
}

void FigureFooter::paint(QPainter &painter, const ElementState &)
{
    const Palette &colours = *m_style.colours;
    const QRectF box(0, 0, width(), boxHeight);
    painter.save();
    painter.setClipRect(box, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colours.line);
    painter.setBrush(groundOf(*m_figure, colours));
    painter.drawRoundedRect(box.adjusted(0.5, -20, -0.5, -0.5), spacing::radius, spacing::radius);
    if (const QRectF bar = thumb(); !bar.isEmpty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.dim);
        painter.setOpacity(painter.opacity() * 0.5);
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    }
    painter.restore();
}

} // namespace gui
