// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/dropdownbutton.h"

#include "gui/theme/palette.h"

#include <QPainter>

namespace gui {

namespace {
constexpr int padding = 12;
constexpr int chevronRoom = 18;
constexpr int boxHeight = 32;
}

DropDownButton::DropDownButton(QWidget *parent)
    : QToolButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize DropDownButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 2 * padding + chevronRoom, std::max(boxHeight, fontMetrics().height() + 12)};
}

QSize DropDownButton::minimumSizeHint() const
{
    constexpr int shownLetters = 5;
    const QSize whole = sizeHint();
    return {std::min(whole.width(), shownLetters * fontMetrics().averageCharWidth() + 2 * padding + chevronRoom), whole.height()};
}

void DropDownButton::paintEvent(QPaintEvent *)
{
    const Palette &colours = Palette::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() || isDown() || underMouse() ? colours.accent : colours.line);
    painter.setBrush(colours.ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    painter.setPen(isEnabled() ? colours.ink : colours.dim);
    const QRect room = rect().adjusted(padding, 0, -chevronRoom - padding / 2, 0);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    const QPointF tip(width() - padding - 2, rect().center().y() + 2.5);
    painter.drawPolyline(QPolygonF {tip + QPointF(-4, -4), tip, tip + QPointF(4, -4)});
}

} // namespace gui
