// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangedelegate.h"

#include "gui/inspector/exchangelistmodel.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

void drawBar(QPainter *painter, const QRect &box, const QModelIndex &index, const QColor &colour)
{
    const double start = qBound(0.0, index.data(ExchangeListModel::BarStartRole).toDouble(), 1.0);
    const double length = qBound(0.0, index.data(ExchangeListModel::BarLengthRole).toDouble(), 1.0 - start);
    const QRectF bar(box.left() + start * box.width(), box.center().y() - 3, qMax(2.0, length * box.width()), 7);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawRoundedRect(bar, 1.5, 1.5);
    painter->restore();
}

} // namespace

void ExchangeDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const Palette &colours = Palette::of(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    const QColor ink = selected ? option.palette.color(QPalette::HighlightedText) : colours.ink;
    const QColor dim = selected ? ink : colours.dim;
    const QColor alarm = index.data(ExchangeListModel::FailedRole).toBool() ? colours.warning : ink;
    painter->save();
    painter->setFont(Theme::fixedFont());
    const int digit = painter->fontMetrics().horizontalAdvance(u'0');
    QRect box = option.rect.adjusted(spacing::small, 0, -spacing::small, 0);
    const auto write = [&](int width, Qt::Alignment alignment, const QColor &colour, const QString &text) {
        const bool right = alignment & Qt::AlignRight;
        const QRect cell(right ? box.right() - width + 1 : box.left(), box.top(), width, box.height());
        painter->setPen(colour);
        painter->drawText(cell, int(alignment | Qt::AlignVCenter), painter->fontMetrics().elidedText(text, Qt::ElideMiddle, width));
        right ? box.setRight(cell.left() - digit) : box.setLeft(cell.right() + digit);
    };
    write(3 * digit, Qt::AlignLeft, dim, QString::number(index.data(ExchangeListModel::NumberRole).toInt()));
    write(8 * digit, Qt::AlignRight, dim, index.data(ExchangeListModel::DurationRole).toString());
    const int title = qMin(box.width() / 2, 26 * digit);
    write(title, Qt::AlignLeft, ink, index.data(Qt::DisplayRole).toString());
    write(8 * digit, Qt::AlignLeft, alarm, index.data(ExchangeListModel::StatusRole).toString());
    if (box.width() > 3 * digit)
        drawBar(painter, box, index, alarm == colours.warning ? colours.warning : colours.accent);
    painter->restore();
}

QSize ExchangeDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {200, QFontMetrics(Theme::fixedFont()).height() + 2 * spacing::unit};
}

} // namespace gui
