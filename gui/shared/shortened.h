// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/theme/direction.h"

#include <QLabel>

namespace gui {

//! Shortens what has no room with an ellipsis, where a label by itself cuts through letters; the tool tip has it whole.
class Shortened final : public QLabel
{
public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override { return {qMin(sizeHint().width(), 40), sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        const QRect room = contentsRect();
        drawPart(painter, room, room, alignment(), fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    }
};

} // namespace gui
