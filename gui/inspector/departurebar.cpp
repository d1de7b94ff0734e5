// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/departurebar.h"

#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int barHeight = 10;
constexpr int cacheHeight = 3;

} // namespace

DepartureBar::DepartureBar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"departureBar"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void DepartureBar::setShares(double same, double cached, const QString &place)
{
    m_same = std::clamp(same, 0.0, 1.0);
    m_cached = std::min(cached, 1.0);
    m_place = place;
    const QString told = tr("The first %1 per cent are the same").arg(QLocale().toString(int(m_same * 100)));
    setAccessibleName(m_cached < 0 ? told : tr("%1; %2 per cent came from the cache").arg(told, QLocale().toString(int(m_cached * 100))));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

QSize DepartureBar::sizeHint() const
{
    return {200, barHeight + cacheHeight + spacing::tight + QFontMetrics(Theme::smallFont()).height()};
}

void DepartureBar::paintEvent(QPaintEvent *)
{
    const Palette &colours = Palette::of(*this);
    QPainter painter(this);
    const QRect whole(0, 0, width(), barHeight);
    const int place = int(m_same * width());
    const auto fill = [this, &painter](
                          const QRect &part, const QColor &colour) { painter.fillRect(visualPart(painter, rect(), part), colour); };
    fill(whole, colours.warningTint);
    fill(QRect(0, 0, place, barHeight), colours.selection);
    if (m_cached >= 0) {
        fill(QRect(0, barHeight + 1, width(), cacheHeight), colours.line);
        fill(QRect(0, barHeight + 1, int(m_cached * width()), cacheHeight), colours.accent);
    }
    painter.setFont(Theme::smallFont());
    const QRect below(0, barHeight + cacheHeight + spacing::tight, width(), height() - barHeight - cacheHeight - spacing::tight);
    painter.setPen(colours.dim);
    const QString legend = m_cached < 0 ? tr("same") : tr("same, and below it what came from the cache");
    const int right = painter.fontMetrics().horizontalAdvance(m_place);
    const int left = std::clamp(place - right / 2, 0, std::max(0, width() - right));
    const QString shown = painter.fontMetrics().elidedText(legend, Qt::ElideRight, std::max(0, left - spacing::gap));
    drawPart(painter, below, below, Qt::AlignLeft | Qt::AlignVCenter, shown);
    if (m_same >= 1)
        return;
    fill(QRect(std::min(place, width() - 2), 0, 2, barHeight), colours.warning);
    painter.setPen(colours.warning);
    drawPart(painter, below, below.adjusted(left, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, m_place);
}

} // namespace gui
