// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/dropdownbutton.h"

#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"

#include <QCursor>
#include <QEvent>
#include <QPainter>

#include <utility>

namespace gui {

namespace {
constexpr int roomyPadding = spacing::medium;
constexpr int compactPadding = spacing::gap;
constexpr int chevronRoom = 18;
constexpr int boxHeight = 32;
// Of the texts that it has had.
constexpr qsizetype mostWidths = 16;
} // namespace

DropDownButton::DropDownButton(QWidget *parent)
    : QToolButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void DropDownButton::setShortText(const QString &text)
{
    if (std::exchange(m_shortText, text) == text)
        return;
    updateGeometry();
}

void DropDownButton::setCompact(bool isCompact)
{
    if (std::exchange(m_isCompact, isCompact) == isCompact)
        return;
    updateGeometry();
    update();
}

int DropDownButton::widthAs(bool isCompact) const
{
    const QString text = textAs(isCompact);
    if (!m_widths.contains(text)) {
        if (m_widths.size() == mostWidths)
            m_widths.clear();
        m_widths.insert(text, fontMetrics().horizontalAdvance(text));
    }
    return m_widths.value(text) + 2 * (isCompact ? compactPadding : roomyPadding) + chevronRoom;
}

QSize DropDownButton::sizeHint() const
{
    return {widthAs(m_isCompact), std::max(boxHeight, fontMetrics().height() + 12)};
}

QSize DropDownButton::minimumSizeHint() const
{
    constexpr int shownLetters = 3;
    const QSize whole = sizeHint();
    const int least = shownLetters * fontMetrics().averageCharWidth() + 2 * (m_isCompact ? compactPadding : roomyPadding) + chevronRoom;
    return {std::min(whole.width(), least), whole.height()};
}

void DropDownButton::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_widths.clear();
    // A dialog that its menu opens takes the mouse away with nobody told.
    if (event->type() == QEvent::ActivationChange && !isActiveWindow())
        setAttribute(Qt::WA_UnderMouse, false);
}

void DropDownButton::paintEvent(QPaintEvent *)
{
    const Palette &colours = Palette::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // While its menu was open the mouse may have gone with nobody told.
    const bool isPointedAt = underMouse() && rect().contains(mapFromGlobal(QCursor::pos()));
    painter.setPen(hasFocus() || isDown() || isPointedAt ? colours.accent : colours.line);
    painter.setBrush(colours.ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    painter.setPen(isEnabled() ? colours.ink : colours.dim);
    const int edge = m_isCompact ? compactPadding : roomyPadding;
    const QRect room = rect().adjusted(edge, 0, -chevronRoom - edge / 2, 0);
    drawPart(painter, rect(), room, Qt::AlignVCenter | Qt::AlignLeft,
        fontMetrics().elidedText(textAs(m_isCompact), Qt::ElideRight, room.width()));
    const qreal side = layoutDirection() == Qt::RightToLeft ? edge + 2 : width() - edge - 2;
    const QPointF tip(side, rect().center().y() + 2.5);
    painter.drawPolyline(QPolygonF {tip + QPointF(-4, -4), tip, tip + QPointF(4, -4)});
}

} // namespace gui
