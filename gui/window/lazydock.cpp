// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/lazydock.h"

namespace gui {

LazyDock::LazyDock(const QString &name, const QString &title, Factory factory, QWidget *window)
    : QDockWidget(title, window)
    , m_factory(std::move(factory))
{
    setObjectName(name);
    setAccessibleName(title);
}

void LazyDock::allowContents()
{
    m_allowed = true;
    if (isVisible())
        fill();
}

void LazyDock::fill()
{
    if (const Factory factory = std::exchange(m_factory, nullptr))
        setWidget(factory());
}

void LazyDock::showEvent(QShowEvent *event)
{
    QDockWidget::showEvent(event);
    if (m_allowed)
        fill();
}

} // namespace gui
