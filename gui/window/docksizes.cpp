// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/docksizes.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QTabBar>

#include <algorithm>
#include <numeric>
#include <utility>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr auto roomSuffix = "/window"_L1;

//! What Qt counts as the height of a dock that has others behind its tab, beside its own.
int tabsHeight(const QMainWindow &window, QDockWidget *dock)
{
    if (window.tabifiedDockWidgets(dock).isEmpty())
        return 0;
    for (const QTabBar *bar : window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (bar->isVisible() && bar->geometry().left() == dock->geometry().left())
            return bar->sizeHint().height();
    }
    return 0;
}

//! What is wanted as parts of the room that there is: exactly as wanted where that fills it. Qt would share out by what stands there
//! now, and so give other parts after each narrowing.
QList<int> sharesOf(const QList<QDockWidget *> &docks, const QList<int> &wanted)
{
    int room = 0;
    for (const QDockWidget *dock : docks)
        room += dock->height();
    const int sum = std::max(1, std::accumulate(wanted.cbegin(), wanted.cend(), 0));
    QList<int> shares;
    for (qsizetype index = docks.size() - 1; index > 0; --index) {
        const int share = int(qint64(room) * wanted.at(index) / sum);
        shares.prepend(std::max(docks.at(index)->minimumSizeHint().height(), share));
    }
    shares.prepend(room - std::accumulate(shares.cbegin(), shares.cend(), 0));
    return shares;
}

} // namespace

DockSizes::DockSizes(QMainWindow &window, const QList<QDockWidget *> &docks, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_docks(docks)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &DockSizes::restore);
    window.installEventFilter(this);
    for (QDockWidget *dock : docks) {
        connect(dock, &QDockWidget::topLevelChanged, this, &DockSizes::restoreSoon);
        connect(dock, &QDockWidget::visibilityChanged, this, &DockSizes::restoreSoon);
        connect(dock, &QDockWidget::topLevelChanged, this, &DockSizes::changed);
        connect(dock, &QDockWidget::visibilityChanged, this, &DockSizes::changed);
        connect(dock, &QDockWidget::dockLocationChanged, this, &DockSizes::changed);
    }
}

void DockSizes::adopt(const QVariantMap &sizes)
{
    for (QDockWidget *dock : m_docks) {
        const QSize size = sizes.value(dock->objectName()).toSize();
        if (!size.isValid())
            continue;
        want(dock, size);
        if (const int room = sizes.value(dock->objectName() + roomSuffix).toInt(); room > 0)
            m_rooms.insert(dock, room);
    }
    restoreSoon();
}

void DockSizes::want(QDockWidget *dock, const QSize &size)
{
    m_wanted.insert(dock, size);
    m_rooms.insert(dock, m_window.width());
}

int DockSizes::widthWanted(QDockWidget *dock) const
{
    const int width = m_wanted.value(dock).width();
    const int room = m_rooms.value(dock);
    return room > m_window.width() ? width * m_window.width() / room : width;
}

void DockSizes::setWidth(const QList<QDockWidget *> &docks, int width)
{
    for (QDockWidget *dock : docks)
        want(dock, {width, m_wanted.value(dock, dock->size()).height()});
    restoreSoon();
}

QVariantMap DockSizes::kept() const
{
    QVariantMap sizes;
    for (auto wanted = m_wanted.cbegin(); wanted != m_wanted.cend(); ++wanted)
        sizes.insert(wanted.key()->objectName(), wanted.value());
    for (auto room = m_rooms.cbegin(); room != m_rooms.cend(); ++room)
        sizes.insert(room.key()->objectName() + roomSuffix, room.value());
    return sizes;
}

void DockSizes::restoreSoon()
{
    if (!m_soon.isActive())
        m_soon.start(0);
}

QList<QDockWidget *> DockSizes::seenIn(Qt::DockWidgetArea area) const
{
    QList<QDockWidget *> seen;
    for (QDockWidget *dock : m_docks) {
        if (dock->isVisible() && !dock->isFloating() && !dock->visibleRegion().isEmpty() && m_window.dockWidgetArea(dock) == area)
            seen.append(dock);
    }
    return seen;
}

void DockSizes::restore()
{
    if (!m_before.isEmpty())
        return;
    QList<QDockWidget *> across;
    QList<int> widths;
    for (const Qt::DockWidgetArea area : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea}) {
        const QList<QDockWidget *> docks = seenIn(area);
        QList<int> heights;
        for (QDockWidget *dock : docks) {
            heights.append(m_wanted.value(dock, dock->size()).height());
            if (m_wanted.contains(dock) && dock == docks.first()) {
                across.append(dock);
                widths.append(widthWanted(dock));
            }
        }
        if (docks.size() < 2)
            continue;
        QList<int> shares = sharesOf(docks, heights);
        for (qsizetype index = 0; index < docks.size(); ++index)
            shares[index] += tabsHeight(m_window, docks.at(index));
        m_window.resizeDocks(docks, shares, Qt::Vertical);
    }
    if (!across.isEmpty())
        m_window.resizeDocks(across, widths, Qt::Horizontal);
}

void DockSizes::keepDrawn()
{
    const QHash<QDockWidget *, QSize> before = std::exchange(m_before, {});
    for (auto dock = before.cbegin(); dock != before.cend(); ++dock) {
        if (dock.key()->size() == dock.value())
            continue;
        want(dock.key(), dock.key()->size());
        // Those behind its tab have its place.
        for (QDockWidget *behind : m_window.tabifiedDockWidgets(dock.key()))
            want(behind, dock.key()->size());
    }
    Q_EMIT changed();
}

bool DockSizes::eventFilter(QObject *, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Show: restoreSoon(); break;
    // All of the window itself that a pointer can be pressed on are the edges between docks.
    case QEvent::MouseButtonPress:
        for (QDockWidget *dock : seenIn(Qt::LeftDockWidgetArea) + seenIn(Qt::RightDockWidgetArea))
            m_before.insert(dock, dock->size());
        break;
    case QEvent::MouseButtonRelease: QTimer::singleShot(0, this, &DockSizes::keepDrawn); break;
    default: break;
    }
    return false;
}

} // namespace gui
