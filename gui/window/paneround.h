// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QObject>

class QMainWindow;

namespace gui {

class Actions;

//! Where Tab goes first in a part of a window; null where it stops at nothing.
QWidget *firstStop(QWidget *inside);

//! Brings the keyboard from one part of a window to the next (F6, Shift+F6): list, bar, transcript, composer, docks, in the order of the
//! eye, each time where it was in that part. Owned by its window.
class PaneRound final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaneRound)

public:
    explicit PaneRound(QMainWindow &window);

    void connectActions(Actions &actions);
    //! What is seen of the window now.
    QList<QWidget *> panes() const;

private:
    void go(int step) const;

    QMainWindow &m_window;
};

} // namespace gui
