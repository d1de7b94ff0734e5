// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/figures/figurechart.h"

#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "model/text/moments.h"

#include <QDate>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostDays = 400;
// The top is 1, 2 or 5 of something.
constexpr int scaleLines = 5;
constexpr double widestBar = 28;
constexpr qsizetype mostDescribed = 31;

} // namespace

FigureChart::FigureChart(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

double FigureChart::roundedUp(double value)
{
    if (!(value > 0) || !std::isfinite(value))
        return 1;
    const double step = std::pow(10, std::floor(std::log10(value)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        if (factor * step >= value * 0.999999)
            return factor * step;
    }
    return 10 * step;
}

void FigureChart::setBars(const QString &title, const QString &unit, const QList<Bar> &bars)
{
    m_title = title;
    m_unit = unit;
    m_bars = bars;
    std::sort(m_bars.begin(), m_bars.end(), [](const Bar &left, const Bar &right) { return left.day < right.day; });
    if (!m_bars.isEmpty() && m_bars.first().day.daysTo(m_bars.last().day) >= mostDays)
        m_bars.removeIf([last = m_bars.last().day](const Bar &bar) { return bar.day.daysTo(last) >= mostDays; });
    m_first = m_bars.isEmpty() ? QDate() : m_bars.first().day;
    m_days = m_bars.isEmpty() ? 0 : int(m_first.daysTo(m_bars.last().day)) + 1;
    double largest = 0;
    QStringList described;
    for (const Bar &bar : std::as_const(m_bars)) {
        largest = std::max(largest, bar.value);
        described.append(words(bar));
    }
    m_top = roundedUp(largest);
    setAccessibleName(tr("Chart: %1 by day").arg(title));
    setAccessibleDescription(described.isEmpty() ? tr("Nothing has been counted.")
                                                 : described.mid(std::max<qsizetype>(0, described.size() - mostDescribed)).join(u"; "_s));
    update();
}

QRectF FigureChart::plot() const
{
    const auto width = [this](double value) { return fontMetrics().horizontalAdvance(number(value)); };
    const int scale = std::max(width(m_top), width(m_top / lines())) + spacing::gap;
    const int line = fontMetrics().height();
    // The number at the top stands below the title with all of its height.
    const QRectF part = QRectF(rect()).adjusted(
        spacing::medium + scale, line + line / 2 + spacing::unit, -spacing::medium, -line - spacing::gap);
    return visualPart(layoutDirection(), rect(), part);
}

//! Between the bottom and the top; what is counted has no halves.
int FigureChart::lines() const
{
    return m_unit.isEmpty() && m_top < scaleLines ? std::max(1, int(m_top)) : scaleLines;
}

QRectF FigureChart::column(const QDate &day) const
{
    const QRectF all = plot();
    const double width = all.width() / std::max(1, m_days);
    const QRectF part(all.left() + double(m_first.daysTo(day)) * width, all.top(), width, all.height());
    return visualPart(layoutDirection(), all, part);
}

QString FigureChart::number(double value) const
{
    const int digits = value >= 100 || value == std::floor(value) ? 0 : value >= 1 ? 2 : 4;
    return QLocale().toString(value, 'f', digits) + (m_unit.isEmpty() ? QString() : u' ' + m_unit);
}

QString FigureChart::words(const Bar &bar) const
{
    const QString day = QLocale().toString(bar.day, QLocale::ShortFormat);
    return bar.failed > 0 ? tr("%1: %2, %3 of them failed").arg(day, number(bar.value), number(bar.failed))
                          : tr("%1: %2").arg(day, number(bar.value));
}

void FigureChart::paintScale(QPainter &painter) const
{
    const Palette &colours = Palette::of(*this);
    const QRectF all = plot();
    const int last = lines();
    // As many as there is room for their numbers.
    int step = 1;
    while (step < last && (last % step != 0 || all.height() * step / last < fontMetrics().height()))
        ++step;
    for (int line = 0; line <= last; line += step) {
        const double height = std::round(all.bottom() - all.height() * line / last) + 0.5;
        painter.setPen(colours.line);
        painter.drawLine(QPointF(all.left(), height), QPointF(all.right(), height));
        painter.setPen(colours.dim);
        const double room = width() - all.width() - spacing::medium - spacing::small;
        const QRectF beside(0, height - fontMetrics().height() / 2.0, room, fontMetrics().height());
        painter.drawText(visualPart(layoutDirection(), rect(), beside),
            int(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight) | Qt::AlignAbsolute | Qt::AlignVCenter),
            number(m_top * line / last));
    }
    painter.setPen(colours.ink);
    painter.drawText(QRectF(spacing::medium, 0, width() - 2 * spacing::medium, fontMetrics().height()), Qt::AlignLeft, m_title);
}

void FigureChart::paintEvent(QPaintEvent *)
{
    const Palette &colours = Palette::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_bars.isEmpty()) {
        painter.setPen(colours.dim);
        painter.drawText(rect(), Qt::AlignCenter, tr("Nothing has been counted."));
        return;
    }
    paintScale(painter);
    const QRectF all = plot();
    QRectF labelled;
    for (const Bar &bar : m_bars) {
        const QRectF place = column(bar.day);
        const double width = std::clamp(place.width() * 0.7, 1.0, widestBar);
        const auto paint = [&](double value, const QColor &colour) {
            const double height = std::max(value > 0 ? 1.0 : 0.0, all.height() * value / m_top);
            painter.fillRect(QRectF(place.center().x() - width / 2, all.bottom() - height, width, height), colour);
        };
        paint(bar.value, colours.accent);
        paint(bar.failed, colours.warning);
        const QString day = model::shortDayInWords(bar.day);
        const double room = fontMetrics().horizontalAdvance(day);
        const QRectF label(place.center().x() - room / 2, all.bottom() + spacing::unit, room + 1, fontMetrics().height());
        if (!QRectF(rect()).contains(label) || label.adjusted(-spacing::gap, 0, spacing::gap, 0).intersects(labelled))
            continue;
        painter.setPen(colours.dim);
        painter.drawText(label, Qt::AlignHCenter, day);
        labelled = label;
    }
    if (hasFocus()) {
        painter.setPen(colours.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

bool FigureChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const auto bar = std::find_if(
            m_bars.begin(), m_bars.end(), [&](const Bar &each) { return column(each.day).contains(help->pos()); });
        bar == m_bars.end() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), words(*bar), this);
        return true;
    }
    return QWidget::event(event);
}

void FigureChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        update();
}

} // namespace gui
