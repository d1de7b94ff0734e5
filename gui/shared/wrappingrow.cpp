// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/wrappingrow.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace gui {

namespace {

//! In a line it takes what the others leave.
bool isStretching(const QLayoutItem &item)
{
    QLayoutItem &asked = const_cast<QLayoutItem &>(item);
    const QWidget *widget = asked.widget();
    if (widget && widget->minimumWidth() == widget->maximumWidth())
        return false;
    const bool isIgnored = widget && widget->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
    return isIgnored || (item.expandingDirections() & Qt::Horizontal);
}

int widthOf(const QLayoutItem &item)
{
    return isStretching(item) ? item.minimumSize().width() : std::max(item.minimumSize().width(), item.sizeHint().width());
}

} // namespace

WrappingRow::WrappingRow(QWidget *parent)
    : QLayout(parent)
{
}

WrappingRow::~WrappingRow()
{
    qDeleteAll(m_items);
}

void WrappingRow::addStretch()
{
    addItem(new QSpacerItem(0, 0, QSizePolicy::Expanding, QSizePolicy::Minimum));
}

void WrappingRow::insertWidget(int index, QWidget *widget)
{
    addWidget(widget);
    m_items.move(m_items.size() - 1, index);
    invalidate();
}

void WrappingRow::addItem(QLayoutItem *item)
{
    m_items.append(item);
    invalidate();
}

QLayoutItem *WrappingRow::takeAt(int index)
{
    if (index < 0 || index >= m_items.size())
        return nullptr;
    invalidate();
    return m_items.takeAt(index);
}

int WrappingRow::heightForWidth(int width) const
{
    return layOut({0, 0, width, 0}, false);
}

QSize WrappingRow::sizeHint() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty() && !isStretching(*item))
            continue;
        size.rwidth() += widthOf(*item) + (size.width() > 0 ? spacing() : 0);
        size.rheight() = std::max(size.height(), item->sizeHint().height());
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize WrappingRow::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(QSize(item->minimumSize().width(), std::max(item->minimumSize().height(), item->sizeHint().height())));
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void WrappingRow::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

int WrappingRow::lineEnd(int first, int width) const
{
    int used = 0;
    int end = first;
    for (; end < count(); ++end) {
        const QLayoutItem &item = *m_items.at(end);
        const bool isHidden = const_cast<QLayoutItem &>(item).widget() && item.isEmpty();
        if (isHidden)
            continue;
        const int needed = widthOf(item) + (used > 0 && !item.isEmpty() ? spacing() : 0);
        if (used > 0 && used + needed > width)
            break;
        used += needed;
    }
    return std::max(end, first + 1);
}

int WrappingRow::layOut(const QRect &rect, bool isToBeDone) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    int top = room.top();
    for (int first = 0; first < count();) {
        const int end = lineEnd(first, room.width());
        int height = 0;
        for (int index = first; index < end; ++index)
            height = m_items.at(index)->isEmpty() ? height : std::max(height, m_items.at(index)->sizeHint().height());
        if (isToBeDone)
            placeLine(first, end, {room.left(), top, room.width(), height});
        top += height > 0 ? height + spacing() : 0;
        first = end;
    }
    const QMargins margins = contentsMargins();
    return std::max(0, top - room.top() - spacing()) + margins.top() + margins.bottom();
}

void WrappingRow::placeLine(int first, int end, const QRect &line) const
{
    QList<QLayoutItem *> shown;
    int used = 0;
    int stretching = 0;
    for (QLayoutItem *item : m_items.mid(first, end - first)) {
        if (item->widget() && item->isEmpty())
            continue;
        used += widthOf(*item) + (used > 0 && !item->isEmpty() ? spacing() : 0);
        stretching += isStretching(*item) ? 1 : 0;
        shown.append(item);
    }
    int left = line.left();
    const int spare = std::max(0, line.width() - used);
    for (QLayoutItem *item : std::as_const(shown)) {
        // One alone that is too wide becomes as narrow as it can.
        const int width = std::min(widthOf(*item), line.width()) + (isStretching(*item) ? spare / stretching : 0);
        const QRect place(left, line.top(), width, line.height());
        item->setGeometry(QStyle::visualRect(parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight, line, place));
        left += width + (item->isEmpty() ? 0 : spacing());
    }
}

} // namespace gui
