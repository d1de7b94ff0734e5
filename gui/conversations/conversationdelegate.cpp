// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/conversationdelegate.h"

#include "gui/theme/spacing.h"

#include <QApplication>
#include <QPainter>

namespace gui {

namespace {

constexpr int rowMargin = spacing::gap;

QFont rowDetailFont(const QFont &font)
{
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * 0.88);
    return small;
}

} // namespace

ConversationDelegate::ConversationDelegate(int detailRole, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_detailRole(detailRole)
{
}

void ConversationDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool selected = item.state & QStyle::State_Selected;
    const QRect box = item.rect.adjusted(rowMargin, rowMargin - 1, -rowMargin, -rowMargin + 1);
    const QFontMetrics title(item.font);
    painter->save();
    painter->setFont(item.font);
    painter->setPen(item.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(
        box, Qt::AlignLeft | Qt::AlignTop, title.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, box.width()));
    painter->setFont(rowDetailFont(item.font));
    painter->setPen(item.palette.color(selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    painter->drawText(box, Qt::AlignLeft | Qt::AlignBottom,
        painter->fontMetrics().elidedText(index.data(m_detailRole).toString(), Qt::ElideRight, box.width()));
    painter->restore();
}

QSize ConversationDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int height = option.fontMetrics.height() + QFontMetrics(rowDetailFont(option.font)).height();
    // Narrow by itself: a row is as wide as the list, and long titles are cut.
    return {120, height + 2 * rowMargin + 2};
}

void ConversationDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    editor->setGeometry(option.rect.adjusted(spacing::tight, spacing::tight, -spacing::tight, -spacing::tight));
}

} // namespace gui
