// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QObject>
#include <QTimer>

class QMainWindow;

namespace gui {

class WindowDocks;
class Windows;

//! Where a window and everything in it stands, kept for the next run: when it is told to, and soon after something has changed, since a
//! program may be killed. Owned by its window, as are the docks.
class WindowPlaces final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WindowPlaces)

public:
    WindowPlaces(QMainWindow &window, WindowDocks &docks, Windows &windows);

    //! As it was at the end of the last run, or where it says; before the window is shown.
    void restore(const QByteArray &geometry);
    void keep();
    //! Everything is there: from now on changes are the person's.
    void follow();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QMainWindow &m_window;
    WindowDocks &m_docks;
    Windows &m_windows;
    QTimer m_soon;
};

} // namespace gui
