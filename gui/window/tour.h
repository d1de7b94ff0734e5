// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;
class QMainWindow;
class QPushButton;

namespace gui {

class Actions;

//! Goes from place to place of a window and says in a sentence what each is for: a box beside a place that is set off by a line around it.
//! By keys and for a screen reader, too. There when it is asked for; owned by its window.
class Tour final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Tour)

public:
    Tour(Actions &actions, QMainWindow *window);

    //! At its first station, also where it is under way.
    void begin();
    void end();

Q_SIGNALS:
    //! What covers its places is to go.
    void begun();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Station {
        //! The place's object name, and that of the action that brings it forward; empty where it is always seen.
        QString place;
        QString action;
        QString text;
    };
    QList<Station> stations() const;
    void go(int step);
    void showStation(int station);
    QWidget *bringForward(const Station &station) const;
    void place();

    Actions &m_actions;
    QMainWindow &m_window;
    QLabel *m_count;
    QLabel *m_text;
    QPushButton *m_previous;
    QPushButton *m_next;
    QPushButton *m_end;
    //! Around the place.
    QFrame *m_line;
    int m_station = 0;
    QPointer<QWidget> m_shown;
    QPointer<QWidget> m_focusedBefore;
};

} // namespace gui
