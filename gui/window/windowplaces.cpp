// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/windowplaces.h"

#include "gui/preferences/preferences.h"
#include "gui/window/pages.h"
#include "gui/window/windowdocks.h"

#include <QEvent>
#include <QMainWindow>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

const QString windowName = u"main"_s;
constexpr int keepPlaceMilliseconds = 1000;

} // namespace

WindowPlaces::WindowPlaces(QMainWindow &window, WindowDocks &docks, const Pages &pages, Preferences &preferences)
    : QObject(&window)
    , m_window(window)
    , m_docks(docks)
    , m_pages(pages)
    , m_preferences(preferences)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(keepPlaceMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &WindowPlaces::keep);
}

void WindowPlaces::restore()
{
    m_window.restoreGeometry(m_preferences.geometry(windowName));
    m_window.restoreState(m_preferences.arrangement(windowName));
    m_docks.adoptPlaces(m_preferences.dockSizes(windowName));
}

void WindowPlaces::keep()
{
    m_preferences.keepWindow(windowName, m_window.saveGeometry(), m_window.saveState(), m_docks.keptSizes());
    m_pages.keep();
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
