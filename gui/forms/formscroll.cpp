// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/formscroll.h"

#include "gui/forms/formview.h"

#include <QLayout>

#include <algorithm>
#include <utility>

namespace gui {

FormScroll::FormScroll(FormView *form, int mostHeight, QWidget *parent)
    : QScrollArea(parent)
    , m_form(form)
    , m_mostHeight(mostHeight)
{
    setWidget(form);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    form->setAutoFillBackground(false);
    connect(form, &FormView::resized, this, &FormScroll::adjust);
}

void FormScroll::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    adjust();
}

void FormScroll::adjust()
{
    const int width = std::max(80, viewport()->width());
    const int wanted = m_form->hasHeightForWidth() ? m_form->heightForWidth(width) : m_form->sizeHint().height();
    const int height = std::min(m_mostHeight, wanted + 2 * frameWidth());
    if (std::exchange(m_height, height) == height)
        return;
    updateGeometry();
    Q_EMIT heightChanged();
}

} // namespace gui
