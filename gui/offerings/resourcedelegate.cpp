// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/resourcedelegate.h"

#include "gui/offerings/resourcemodel.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QApplication>
#include <QPainter>

namespace gui {

void ResourceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const Palette &colours = Palette::of(option.palette);
    const bool isSelected = option.state & QStyle::State_Selected;
    const QColor ink = isSelected ? option.palette.color(QPalette::HighlightedText) : colours.ink;
    const QRect box = option.rect.adjusted(spacing::medium, spacing::unit, -spacing::medium, -spacing::unit);
    const QFontMetrics small(Theme::smallFont());
    const QString mark = index.data(ResourceModel::MarkRole).toString();
    const int markWidth = mark.isEmpty() ? 0 : small.horizontalAdvance(mark) + spacing::medium;
    painter->save();
    painter->setPen(ink);
    painter->setFont(option.font);
    const QRect title(box.left(), box.top(), box.width() - markWidth, option.fontMetrics.height());
    painter->drawText(title, int(Qt::AlignLeft | Qt::AlignVCenter),
        option.fontMetrics.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, title.width()));
    painter->setFont(Theme::smallFont());
    const bool isChanged = index.data(ResourceModel::ChangedRole).toBool();
    painter->setPen(isSelected ? ink : isChanged ? colours.accent : colours.dim);
    painter->drawText(QRect(title.right() + 1, box.top(), markWidth, title.height()), int(Qt::AlignRight | Qt::AlignVCenter), mark);
    painter->setPen(isSelected ? ink : colours.dim);
    const QRect address(box.left(), title.bottom() + 1, box.width(), small.height());
    painter->drawText(address, int(Qt::AlignLeft | Qt::AlignVCenter),
        small.elidedText(index.data(ResourceModel::AddressRole).toString(), Qt::ElideMiddle, address.width()));
    painter->restore();
}

QSize ResourceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {160, option.fontMetrics.height() + QFontMetrics(Theme::smallFont()).height() + 2 * spacing::unit + 1};
}

} // namespace gui
