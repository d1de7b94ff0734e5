// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/lazydock.h"

#include "gui/window/untitledbar.h"

#include <QMainWindow>
#include <QTimer>

#include <utility>

namespace gui {

LazyDock::LazyDock(const QString &name, const QString &title, Factory factory, QWidget *window)
    : QDockWidget(title, window)
    , m_factory(std::move(factory))
{
    setObjectName(name);
    setAccessibleName(title);
    // Later, since one tab after another comes forward while a window is taken apart.
    const auto fillWhereSeen = [this](bool isSeen) {
        if (isSeen && m_allowed)
            fill();
    };
    connect(this, &QDockWidget::visibilityChanged, this, fillWhereSeen, Qt::QueuedConnection);
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
    setWidget(factory());
    // Else it would be shown only in the next turn of the event loop, too late to be given the keyboard.
    widget()->show();
    Q_EMIT filled();
}

void LazyDock::bringForward()
{
    show();
    raise();
    fill();
    // In a window of its own it has the keys only where that is active.
    if (!qobject_cast<QMainWindow *>(window()))
        activateWindow();
}

void LazyDock::showTitle(bool isShown)
{
    QWidget *before = titleBarWidget();
    setTitleBarWidget(isShown ? nullptr : new UntitledBar(this));
    delete before;
}

} // namespace gui
