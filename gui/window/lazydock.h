// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDockWidget>

#include <functional>

namespace gui {

//! A dock whose contents are made when it is first seen, after the window has been painted: nothing of it is needed before. Owned
//! by its window.
class LazyDock final : public QDockWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LazyDock)

public:
    using Factory = std::function<QWidget *()>;

    LazyDock(const QString &name, const QString &title, Factory factory, QWidget *window);

    //! Its contents can be scrolled where it is too low for them; otherwise they say how low it can be.
    //! \param seen how many pixels of them are always seen, in texts of the usual size.
    void scrollWhereLow(int seen = 0)
    {
        m_isScrolled = true;
        m_seen = seen;
    }
    //! From now on contents are made; until then the dock is empty.
    void allowContents();
    //! Makes the contents now if they are not there yet.
    void fill();
    //! Shows it with its contents, before any others at the same place.
    void bringForward();
    //! Beside others its tab names it already; a window of its own needs the title.
    void showTitle(bool isShown);

Q_SIGNALS:
    //! The contents are there now.
    void filled();

private:
    Factory m_factory;
    bool m_allowed = false;
    bool m_isScrolled = false;
    int m_seen = 0;
};

} // namespace gui
