// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/taborder.h"

#include <QLayout>
#include <QScrollArea>

namespace gui {

namespace {

void collectControls(QLayout *layout, QList<QWidget *> &controls);

void collectControls(QWidget *widget, QList<QWidget *> &controls)
{
    const auto *scroll = qobject_cast<QScrollArea *>(widget);
    if (widget->focusPolicy() & Qt::TabFocus)
        controls.append(widget);
    else if (scroll && scroll->widget())
        collectControls(scroll->widget(), controls);
    else if (widget->layout())
        collectControls(widget->layout(), controls);
    else {
        // It places by itself what is in it.
        for (QObject *child : widget->children()) {
            if (auto *inside = qobject_cast<QWidget *>(child))
                collectControls(inside, controls);
        }
    }
}

void collectControls(QLayout *layout, QList<QWidget *> &controls)
{
    for (int index = 0; layout && index < layout->count(); ++index) {
        QLayoutItem *item = layout->itemAt(index);
        if (item->widget())
            collectControls(item->widget(), controls);
        else
            collectControls(item->layout(), controls);
    }
}

} // namespace

void chainTabs(QWidget *before, QLayout *layout)
{
    QList<QWidget *> controls;
    collectControls(layout, controls);
    if (before)
        controls.prepend(before);
    for (qsizetype index = 1; index < controls.size(); ++index)
        QWidget::setTabOrder(controls[index - 1], controls[index]);
}

void chainTabsOf(QWidget *widget)
{
    QWidget *before = widget->previousInFocusChain();
    while (before != widget && !(before->focusPolicy() & Qt::TabFocus))
        before = before->previousInFocusChain();
    chainTabs(before == widget || widget->isAncestorOf(before) ? nullptr : before, widget->layout());
}

} // namespace gui
