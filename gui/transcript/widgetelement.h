// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/rowelement.h"

#include <QPointer>
#include <QWidget>

namespace gui {

//! Room in a row for a widget that a person works with: an approval card, a banner. The widget belongs to whoever made it; the
//! view moves it to where the element is placed, and hides it elsewhere.
class WidgetElement final : public RowElement
{
public:
    explicit WidgetElement(QWidget *widget)
        : m_widget(widget)
    {
        setEstimate(widget->sizeHint().height() + gapBelow);
    }

    QWidget *widget() const { return m_widget; }
    void paint(QPainter &, const ElementState &) override { }
    QSize widgetSize() const { return {width(), height() - gapBelow}; }

protected:
    int layOut(int width) override
    {
        if (!m_widget)
            return 0;
        m_widget->ensurePolished();
        const int needed = m_widget->hasHeightForWidth() ? m_widget->heightForWidth(width) : m_widget->sizeHint().height();
        return needed + gapBelow;
    }

private:
    QPointer<QWidget> m_widget;
};

} // namespace gui
