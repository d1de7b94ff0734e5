// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QEvent>
#include <QLayout>
#include <QWidget>

namespace gui {

//! A bar whose layout wraps, as high as its lines are: docks go by the least height of what is in them, which says nothing of lines. Owned
//! by its panel.
class WrappingBar : public QWidget
{
public:
    using QWidget::QWidget;

    //! It sees to its height itself.
    bool hasHeightForWidth() const override { return false; }

protected:
    bool event(QEvent *event) override
    {
        const bool isDone = QWidget::event(event);
        if (layout() && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show))
            setFixedHeight(layout()->totalHeightForWidth(width()));
        return isDone;
    }
};

} // namespace gui
