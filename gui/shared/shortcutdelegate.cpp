// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/shortcutdelegate.h"

#include "gui/theme/direction.h"
#include "gui/theme/spacing.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace gui {

ShortcutDelegate::ShortcutDelegate(int role, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_role(role)
{
}

void ShortcutDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString whole = index.data(m_role).toString();
    if (whole.isEmpty())
        return QStyledItemDelegate::paint(painter, option, index);
    // The text may take most of a line that is too short for both.
    const QRect room = option.rect.adjusted(spacing::gap, 0, -spacing::gap, 0);
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const int text = std::min(item.fontMetrics.horizontalAdvance(item.text), room.width() * 3 / 5);
    const QString remark = option.fontMetrics.elidedText(whole, Qt::ElideMiddle, room.width() - text - spacing::gap);
    item.text = item.fontMetrics.elidedText(
        item.text, Qt::ElideRight, room.width() - option.fontMetrics.horizontalAdvance(remark) - spacing::gap);
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    drawPart(*painter, room, room, Qt::AlignRight | Qt::AlignVCenter, remark);
    painter->restore();
}

QSize ShortcutDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), option.fontMetrics.height() + 10};
}

} // namespace gui
