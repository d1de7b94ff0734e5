// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/shortcutdelegate.h"

#include "gui/theme/direction.h"
#include "gui/theme/spacing.h"

#include <QPainter>

namespace gui {

ShortcutDelegate::ShortcutDelegate(int role, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_role(role)
{
}

void ShortcutDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QString remark = index.data(m_role).toString();
    if (remark.isEmpty())
        return;
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    const QRect room = option.rect.adjusted(spacing::gap, 0, -spacing::gap, 0);
    drawPart(*painter, room, room, Qt::AlignRight | Qt::AlignVCenter, remark);
    painter->restore();
}

QSize ShortcutDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), option.fontMetrics.height() + 10};
}

} // namespace gui
