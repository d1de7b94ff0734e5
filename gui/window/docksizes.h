// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QObject>
#include <QSize>
#include <QTimer>
#include <QVariantMap>

class QDockWidget;
class QMainWindow;

namespace gui {

//! How large the docks of a window are to be, as the person has drawn them by their edges: they come back to that as soon as there is
//! room, after any narrowing and at the next start. What a lack of room makes of them meanwhile does not count; in a window that has become
//! narrower they leave the middle its share of it. Owned by WindowDocks.
class DockSizes final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DockSizes)

public:
    DockSizes(QMainWindow &window, const QList<QDockWidget *> &docks, QObject *parent = nullptr);

    //! By the docks' names, as kept() gave them; those that are missing stay as they are.
    void adopt(const QVariantMap &sizes);
    //! As wide as this, as if they had been drawn.
    void setWidth(const QList<QDockWidget *> &docks, int width);
    QVariantMap kept() const;
    //! Soon; many calls are one.
    void restoreSoon();

Q_SIGNALS:
    //! A dock has come, gone or moved, or the person has drawn it to another size.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void restore();
    void keepDrawn();
    void want(QDockWidget *dock, const QSize &size);
    int widthWanted(QDockWidget *dock) const;
    //! Those of an area that are to be seen beside each other: of several behind tabs the front one.
    QList<QDockWidget *> seenIn(Qt::DockWidgetArea area) const;

    QMainWindow &m_window;
    const QList<QDockWidget *> m_docks;
    QHash<QDockWidget *, QSize> m_wanted;
    //! How wide the window was then.
    QHash<QDockWidget *, int> m_rooms;
    //! When the person took hold of an edge.
    QHash<QDockWidget *, QSize> m_before;
    QTimer m_soon;
};

} // namespace gui
