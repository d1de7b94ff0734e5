// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/commanddelegate.h"

#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"

#include <QApplication>
#include <QPainter>

namespace gui {

void CommandDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const Palette &colours = Palette::of(option.palette);
    const bool isSelected = option.state & QStyle::State_Selected;
    const QColor ink = isSelected ? option.palette.color(QPalette::HighlightedText) : colours.ink;
    const QRect box = option.rect.adjusted(spacing::small, 0, -spacing::small, 0);
    const QString about = index.data(AboutRole).toString();
    const QRect name(box.left(), box.top(), about.isEmpty() ? box.width() : m_nameWidth, box.height());
    const QRect rest = box.adjusted(name.width() + spacing::medium, 0, 0, 0);
    const QFontMetrics &metrics = option.fontMetrics;
    painter->save();
    painter->setFont(option.font);
    painter->setPen(ink);
    painter->drawText(
        name, int(Qt::AlignLeft | Qt::AlignVCenter), metrics.elidedText(index.data(NameRole).toString(), Qt::ElideRight, name.width()));
    painter->setPen(isSelected ? ink : colours.dim);
    if (!about.isEmpty())
        painter->drawText(rest, int(Qt::AlignLeft | Qt::AlignVCenter), metrics.elidedText(about, Qt::ElideRight, rest.width()));
    painter->restore();
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {160, option.fontMetrics.height() + 2 * spacing::unit};
}

} // namespace gui
