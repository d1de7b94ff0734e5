// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/support/patience.h"

#include <QApplication>
#include <QDir>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QPixmap>
#include <QScreen>
#include <QTest>
#include <QWidget>
#include <QWindow>

#include <algorithm>

//! Whoever sits at the windows: presses keys where the keyboard is, clicks where a widget stands, and counts what they have done. Keeps a
//! picture of the screen after each action where PARLANCE_PICTURES names a folder, in one of its own. A test's.
class Person final
{
public:
    explicit Person(const QString &day)
    {
        const QString pictures = qEnvironmentVariable("PARLANCE_PICTURES");
        if (!pictures.isEmpty() && QDir().mkpath(pictures + QLatin1Char('/') + day))
            m_pictures = pictures + QLatin1Char('/') + day + QLatin1Char('/');
    }

    //! Several, after commas, as QKeySequence names them.
    void press(const QString &keys)
    {
        for (const QString &each : keys.split(QLatin1String(", "))) {
            const QKeyCombination key = QKeySequence(each)[0];
            QTest::keyClick(keyboard(), key.key(), key.keyboardModifiers());
            settle();
        }
    }
    //! With an Enter for each end of a line.
    void type(const QString &text)
    {
        for (const QChar character : text) {
            if (character == QLatin1Char('\n')) {
                settle();
                QTest::keyClick(keyboard(), Qt::Key_Return);
            } else {
                QTest::keyClicks(keyboard(), character);
            }
        }
        settle();
    }

    //! In the middle of a widget.
    void click(QWidget *widget, Qt::MouseButton button = Qt::LeftButton)
    {
        if (widget)
            clickAt(widget, widget->rect().center(), button);
    }
    //! As the desktop sends it: to the window, which knows what is under the pointer.
    void clickAt(QWidget *widget, const QPoint &point, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {})
    {
        // A click gives it to a window, too.
        if (!QApplication::activeWindow())
            giveItBack();
        rest(widget);
        QWidget *window = widget->window();
        const QPoint place = widget->mapTo(window, point);
        QTest::mouseMove(window->windowHandle(), place);
        settle();
        QTest::mouseClick(window->windowHandle(), button, modifiers, place);
        settle();
    }
    //! An entry of the menu that is open, by its text or by its action's name.
    void choose(const QString &entry)
    {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        for (QAction *action : menu ? menu->actions() : QList<QAction *>()) {
            if (action->objectName() == entry || action->text().remove(QLatin1Char('&')) == entry)
                return clickAt(menu, menu->actionGeometry(action).center());
        }
    }
    //! An entry of a window's menus, by its action's name.
    void chooseFrom(QMenuBar *bar, const QString &entry)
    {
        for (const QAction *title : bar->actions()) {
            const QList<QAction *> entries = title->menu()->actions();
            const auto isIt = [&entry](const QAction *action) { return action->objectName() == entry; };
            if (std::none_of(entries.begin(), entries.end(), isIt))
                continue;
            clickAt(bar, bar->actionGeometry(const_cast<QAction *>(title)).center());
            return choose(entry);
        }
    }

    void begin(const QString &action) { m_action = action; }
    void end()
    {
        ++m_actions;
        settle();
        if (!m_pictures.isEmpty())
            picture().save(m_pictures + QString::number(m_actions).rightJustified(2, QLatin1Char('0')) + QLatin1Char(' ') + m_action
                + QLatin1String(".png"));
    }
    int actions() const { return m_actions; }

    //! What follows an action at once has been done.
    static bool isIdle()
    {
        settle();
        return true;
    }

private:
    static void settle()
    {
        constexpr int rounds = 10;
        for (int round = 0; round < rounds; ++round)
            QCoreApplication::processEvents();
    }

    //! Docks that come and go move others for a while; nobody clicks at what moves.
    static void rest(const QWidget *widget)
    {
        constexpr int looks = 5;
        QRect before;
        int same = 0;
        const auto rests = [&] {
            const QRect now(widget->mapTo(widget->window(), QPoint()), widget->size());
            same = now == before ? same + 1 : 0;
            before = now;
            return same >= looks;
        };
        static_cast<void>(QTest::qWaitFor(rests));
    }

    //! Where it goes; a window that has just been opened gets it a moment later.
    static QWidget *keyboard()
    {
        const auto hasIt = [] {
            const QWidget *focus = QApplication::focusWidget();
            const QWidget *modal = QApplication::activeModalWidget();
            return QApplication::activePopupWidget() || (focus && (!modal || focus->window() == modal));
        };
        if (!hasIt())
            giveItBack();
        if (!QTest::qWaitFor(hasIt, support::patience))
            qFatal("No widget has the keyboard");
        QWidget *popup = QApplication::activePopupWidget();
        return !popup ? QApplication::focusWidget() : popup->focusWidget() ? popup->focusWidget() : popup;
    }

    //! What a window manager does where a window has gone; without a desktop there is none.
    static void giveItBack()
    {
        if (QGuiApplication::platformName() != QLatin1String("offscreen"))
            return;
        QWidget *next = QApplication::activeModalWidget();
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (!next && window->isVisible() && window->windowType() == Qt::Window)
                next = window;
        }
        if (next)
            next->activateWindow();
    }

    static QPixmap picture()
    {
        // Only a desktop has a screen to look at.
        if (QGuiApplication::platformName() == QLatin1String("xcb"))
            return QGuiApplication::primaryScreen()->grabWindow(0);
        QWidget *window = QApplication::activeWindow();
        return window ? window->grab() : QPixmap();
    }

    QString m_pictures;
    QString m_action;
    int m_actions = 0;
};
