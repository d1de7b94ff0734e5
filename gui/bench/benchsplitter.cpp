// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/benchsplitter.h"

#include "gui/forms/formview.h"

#include <QScrollArea>

namespace gui {

BenchSplitter::BenchSplitter(QWidget *upper, QWidget *lower, const QScrollArea &scroll, const FormView &form, QWidget *parent)
    : QSplitter(Qt::Vertical, parent)
    , m_scroll(scroll)
    , m_form(form)
{
    setObjectName(QStringLiteral("benchSplitter"));
    setChildrenCollapsible(false);
    addWidget(upper);
    addWidget(lower);
    connect(&form, &FormView::resized, this, &BenchSplitter::shareRoom);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_moved = true; });
}

void BenchSplitter::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    shareRoom();
}

void BenchSplitter::shareRoom()
{
    if (m_moved)
        return;
    const int width = qMax(80, m_scroll.viewport()->width());
    const int ofForm = m_form.hasHeightForWidth() ? m_form.heightForWidth(width) : m_form.sizeHint().height();
    const int beside = widget(0)->minimumSizeHint().height() - m_scroll.minimumHeight();
    const int room = height() - handleWidth();
    const int upper = qMin(ofForm + beside, room / 2);
    setSizes({upper, room - upper});
}

} // namespace gui
