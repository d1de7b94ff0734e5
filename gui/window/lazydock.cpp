// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/lazydock.h"

#include <QTimer>

namespace gui {

LazyDock::LazyDock(const QString &name, const QString &title, Factory factory, QWidget *window)
    : QDockWidget(title, window)
    , m_factory(std::move(factory))
{
    setObjectName(name);
    setAccessibleName(title);
    // Of a dock with nothing in it Qt reckons a negative size, and logs that.
    setWidget(new QWidget(this));
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool isSeen) {
        if (isSeen && m_allowed)
            fill();
    });
}

void LazyDock::allowContents()
{
    m_allowed = true;
    // Each in a turn of the event loop of its own, so that keys are taken in between.
    QTimer::singleShot(0, this, [this] {
        // A dock behind the tab of another is visible to Qt too.
        if (!visibleRegion().isEmpty())
            fill();
    });
}

void LazyDock::fill()
{
    const Factory factory = std::exchange(m_factory, nullptr);
    if (!factory)
        return;
    delete widget();
    setWidget(factory());
    // Else it would be shown only in the next turn of the event loop, too late to be given the keyboard.
    widget()->show();
}

} // namespace gui
