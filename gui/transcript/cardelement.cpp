// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/cardelement.h"

#include "gui/theme/spacing.h"

#include <QFontMetrics>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace gui {

CardElement::CardElement(CardLine line, const RowStyle &style)
    : m_line(std::move(line))
    , m_style(style)
{
    setEstimate(QFontMetrics(style.fixed).height() + 2 * 9 + gapBelow);
}

int CardElement::layOut(int)
{
    return QFontMetrics(m_style.fixed).height() + 2 * 9 + (m_line.isOpen ? 0 : gapBelow);
}

void CardElement::paint(QPainter &painter, const ElementState &state)
{
    const Palette &colours = *m_style.colours;
    const QRect line(0, 0, width(), height() - (m_line.isOpen ? 0 : gapBelow));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(line);
    painter.setPen(state.isCurrent ? colours.accent : colours.line);
    painter.setBrush(colours.card);
    painter.drawRoundedRect(QRectF(line).adjusted(0.5, 0.5, -0.5, m_line.isOpen ? 20 : -0.5), spacing::radius, spacing::radius);
    if (m_line.isOpen)
        painter.drawLine(line.bottomLeft(), line.bottomRight());
    if (m_line.progress >= 0)
        painter.fillRect(
            QRectF(spacing::medium, line.bottom() - 2, (line.width() - 2 * spacing::medium) * m_line.progress, 2), colours.accent);
    paintDot(painter, line);
    painter.restore();

    int left = spacing::medium + (m_line.dot == CardLine::Dot::None ? 0 : 17);
    int right = width() - spacing::medium;
    const auto draw = [&painter, &line](const QFont &font, const QColor &colour, int x, int space, const QString &text) {
        painter.setFont(font);
        painter.setPen(colour);
        const QString shown = QFontMetrics(font).elidedText(text, Qt::ElideRight, space);
        painter.drawText(QRect(x, line.top(), space + 2, line.height()), Qt::AlignVCenter | Qt::AlignLeft, shown);
        return QFontMetrics(font).horizontalAdvance(shown);
    };
    if (!m_line.isEmpty) {
        right -= QFontMetrics(m_style.small).horizontalAdvance(u"▾"_s);
        draw(m_style.small, colours.ink, right, 20, m_line.isOpen ? u"▾"_s : u"▸"_s);
        right -= 8;
    }
    // Half of the line, and what name and summary leave of the rest.
    const int others = QFontMetrics(m_style.fixed).horizontalAdvance(m_line.name)
        + QFontMetrics(m_style.small).horizontalAdvance(m_line.summary) + 24;
    const int detailWidth = std::min(
        QFontMetrics(m_style.small).horizontalAdvance(m_line.detail) + 3, std::max(width() / 2, right - left - others));
    right -= detailWidth;
    draw(m_style.small, m_line.dot == CardLine::Dot::Bad ? colours.warning : colours.dim, right, detailWidth, m_line.detail);
    left += draw(m_style.fixed, m_line.isDim ? colours.dim : colours.ink, left, std::max(0, right - left - 10), m_line.name) + 10;
    draw(m_style.small, colours.dim, left, std::max(0, right - left - 12), m_line.summary);
}

void CardElement::paintDot(QPainter &painter, const QRect &line) const
{
    const Palette &colours = *m_style.colours;
    const QColor colour = m_line.isDim         ? colours.dim
        : m_line.dot == CardLine::Dot::Good    ? colours.good
        : m_line.dot == CardLine::Dot::Bad     ? colours.warning
        : m_line.dot == CardLine::Dot::Running ? colours.accent
                                               : colours.dim;
    if (m_line.dot == CardLine::Dot::None)
        return;
    painter.setPen(QPen(colour, 1.5));
    // A call that has not ended is a ring: colour alone says nothing to many people.
    const bool hasEnded = m_line.dot == CardLine::Dot::Good || m_line.dot == CardLine::Dot::Bad;
    painter.setBrush(hasEnded ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawEllipse(QRectF(spacing::medium, line.center().y() - 3, 7, 7));
}

RowAction CardElement::actionAt(const QPoint &point) const
{
    return !m_line.isEmpty && point.y() < height() - (m_line.isOpen ? 0 : gapBelow) ? RowAction::ToggleOpen : RowAction::None;
}

OfferElement::OfferElement(RowAction action, QString text, const RowStyle &style)
    : m_action(action)
    , m_text(std::move(text))
    , m_style(style)
{
    setEstimate(QFontMetrics(style.small).height() + 10);
}

int OfferElement::layOut(int)
{
    return QFontMetrics(m_style.small).height() + 10;
}

void OfferElement::paint(QPainter &painter, const ElementState &)
{
    painter.setFont(m_style.small);
    painter.setPen(m_style.colours->accent);
    painter.drawText(QRect(0, 0, width(), height() - 10), Qt::AlignLeft | Qt::AlignVCenter, m_text);
}

} // namespace gui
