// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/firstpaint.h"

#include <QCoreApplication>
#include <QEvent>
#include <QSocketNotifier>
#include <QTimer>
#include <QWidget>

#include <cstdio>
#include <unistd.h>

namespace gui {

namespace {

class FirstPaint final : public QObject
{
public:
    explicit FirstPaint(QWidget *window)
        : QObject(window)
    {
        window->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            // When the loop comes round again the paint is done and the window takes keys.
            QTimer::singleShot(0, this, [] {
                std::puts("usable");
                std::fflush(stdout);
            });
        }
        return false;
    }
};

} // namespace

void announceFirstPaint(QWidget *window)
{
    new FirstPaint(window);
    auto *input = new QSocketNotifier(STDIN_FILENO, QSocketNotifier::Read, window);
    QObject::connect(input, &QSocketNotifier::activated, window, [input] {
        char byte = 0;
        if (read(STDIN_FILENO, &byte, 1) > 0)
            return;
        input->setEnabled(false);
        QCoreApplication::quit();
    });
}

} // namespace gui
