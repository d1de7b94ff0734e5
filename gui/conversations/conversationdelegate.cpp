// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/conversationdelegate.h"

#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
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

ConversationDelegate::ConversationDelegate(int detailRole, QObject *parent, int wordsRole)
    : QStyledItemDelegate(parent)
    , m_detailRole(detailRole)
    , m_wordsRole(wordsRole)
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
    const bool isIndented = m_indentRole >= 0 && index.data(m_indentRole).toBool();
    const QRect room = item.rect.adjusted(rowMargin + (isIndented ? spacing::wide : 0), rowMargin - 1, -rowMargin, -rowMargin + 1);
    const QRect box = visualPart(*painter, item.rect, room);
    const QFontMetrics title(item.font);
    painter->save();
    painter->setFont(item.font);
    painter->setPen(item.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    const QString name = title.elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, box.width());
    drawPart(*painter, box, box, Qt::AlignLeft | Qt::AlignTop, name);
    painter->setFont(rowDetailFont(item.font));
    const QColor detailColour = m_accentRole >= 0 && index.data(m_accentRole).toBool() ? Palette::of(item.palette).accent
                                                                                       : item.palette.color(QPalette::PlaceholderText);
    painter->setPen(selected ? item.palette.color(QPalette::HighlightedText) : detailColour);
    const QString detail = painter->fontMetrics().elidedText(index.data(m_detailRole).toString(), Qt::ElideRight, box.width());
    if (m_wordsRole >= 0)
        setOff(*painter, detail, box, index.data(m_wordsRole).toStringList(), Palette::of(item.palette));
    drawPart(*painter, box, box, Qt::AlignLeft | Qt::AlignBottom, detail);
    painter->restore();
}

//! The ground below the words, where the text is going to be drawn.
void ConversationDelegate::setOff(
    QPainter &painter, const QString &text, const QRect &box, const QStringList &words, const Palette &colours) const
{
    const QFontMetrics metrics = painter.fontMetrics();
    const QRect shown = visualPart(painter, box, QRect(box.left(), box.top(), metrics.horizontalAdvance(text), box.height()));
    for (const QString &word : words) {
        for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0 && !word.isEmpty();
             at = text.indexOf(word, at + word.size(), Qt::CaseInsensitive)) {
            const int before = metrics.horizontalAdvance(text.left(at));
            const int width = metrics.horizontalAdvance(text.mid(at, word.size()));
            const int left = text.isRightToLeft() ? shown.right() + 1 - before - width : shown.left() + before;
            painter.fillRect(QRect(left, box.bottom() + 1 - metrics.height(), width, metrics.height()), colours.found);
        }
    }
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
