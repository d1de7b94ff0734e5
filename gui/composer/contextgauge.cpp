// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/contextgauge.h"

#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionFocusRect>
#include <QStylePainter>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int gaugeWidth = 100;
constexpr int gaugeHeight = 6;

} // namespace

void paintParts(QPainter &painter, const QRectF &bar, const QList<ContextReading::Part> &parts, double whole, const Palette &colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    painter.setClipPath(outline);
    painter.fillRect(bar, colours.card);
    const bool isMirrored = directionOf(painter) == Qt::RightToLeft;
    double begin = 0;
    for (const ContextReading::Part &part : parts) {
        const double width = whole > 0 ? std::min(bar.width() - begin, bar.width() * double(part.tokens) / whole) : 0;
        const double left = isMirrored ? bar.right() - begin - width : bar.left() + begin;
        painter.fillRect(QRectF(left, bar.top(), width, bar.height()), part.colour);
        begin += width;
    }
    // What is empty is not what a line is drawn in, which may be as strong as a part.
    painter.setPen(QPen(colours.line, 2));
    painter.drawPath(outline);
    painter.restore();
}

ContextGauge::ContextGauge(QWidget *parent)
    : QAbstractButton(parent)
{
    setObjectName(u"contextGauge"_s);
    setFont(Theme::smallFont());
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("What the next request holds"));
}

void ContextGauge::setReading(const ContextReading &reading)
{
    m_reading = reading;
    const QString text = reading.text();
    setAccessibleDescription(text);
    setToolTip((QStringList {tr("What the next request holds: click for its parts.")} + reading.remarks() + QStringList {reading.measure()})
                   .join(u'\n'));
    if (text != this->text()) {
        setText(text);
        updateGeometry();
    }
    update();
}

QSize ContextGauge::sizeHint() const
{
    const QFontMetrics metrics(font());
    const int bar = m_reading.context > 0 ? gaugeWidth + spacing::small : 0;
    // An advance is rounded, and a pixel less would cut the last word.
    return {bar + metrics.horizontalAdvance(text()) + spacing::small, std::max(spacing::smallestTarget, metrics.height() + spacing::unit)};
}

QSize ContextGauge::minimumSizeHint() const
{
    return {gaugeWidth, sizeHint().height()};
}

void ContextGauge::paintEvent(QPaintEvent *)
{
    const Palette &colours = Palette::of(*this);
    QStylePainter painter(this);
    QRect words = rect().adjusted(spacing::tight, 0, -spacing::tight, 0);
    if (m_reading.context > 0) {
        const QRectF bar = visualPart(painter, rect(), QRect(spacing::tight, (height() - gaugeHeight) / 2, gaugeWidth, gaugeHeight));
        paintParts(painter, bar, m_reading.parts(colours), double(m_reading.context), colours);
        words.setLeft(gaugeWidth + spacing::small);
    }
    const bool isLoud = m_reading.isOverfull() || m_reading.fullness() >= 1;
    painter.setPen(isLoud ? colours.warning : underMouse() ? colours.ink : colours.dim);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, words.width());
    drawPart(painter, rect(), words, Qt::AlignVCenter | Qt::AlignRight, shown);
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
    }
}

} // namespace gui
