// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/windowplaces.h"

#include "gui/preferences/preferences.h"
#include "gui/window/windowdocks.h"
#include "gui/window/windows.h"

#include <QEvent>
#include <QMainWindow>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

const QString windowName = u"main"_s;
constexpr int keepPlaceMilliseconds = 1000;

} // namespace

WindowPlaces::WindowPlaces(QMainWindow &window, WindowDocks &docks, Windows &windows)
    : QObject(&window)
    , m_window(window)
    , m_docks(docks)
    , m_windows(windows)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(keepPlaceMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        keep();
        m_windows.keepOpen();
    });
}

void WindowPlaces::restore(const QByteArray &geometry)
{
    const Preferences &preferences = m_windows.preferences();
    m_window.restoreGeometry(geometry.isEmpty() ? preferences.geometry(windowName) : geometry);
    m_window.restoreState(preferences.arrangement(windowName));
    m_docks.adoptPlaces(preferences.dockSizes(windowName));
}

void WindowPlaces::keep()
{
    m_windows.preferences().keepWindow(windowName, m_window.saveGeometry(), m_window.saveState(), m_docks.keptSizes());
}

void WindowPlaces::follow()
{
    m_window.installEventFilter(this);
    connect(&m_docks, &WindowDocks::placesChanged, &m_soon, qOverload<>(&QTimer::start));
}

bool WindowPlaces::eventFilter(QObject *, QEvent *event)
{
    // A window that has been closed has been kept.
    const bool isChange = event->type() == QEvent::Move || event->type() == QEvent::Resize || event->type() == QEvent::WindowStateChange;
    if (isChange && m_window.isVisible())
        m_soon.start();
    return false;
}

} // namespace gui
