// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The reference for start and memory: the least that a Qt Widgets program with a main window does.

#include <QApplication>
#include <QMainWindow>
#include <QPaintEvent>
#include <QSocketNotifier>
#include <QTimer>

#include <cstdio>

namespace {

class EmptyWindow final : public QMainWindow
{
protected:
    void paintEvent(QPaintEvent *event) override
    {
        QMainWindow::paintEvent(event);
        if (std::exchange(m_painted, true))
            return;
        QTimer::singleShot(0, this, [] {
            std::puts("usable");
            std::fflush(stdout);
        });
    }

private:
    bool m_painted = false;
};

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    EmptyWindow window;
    window.resize(1280, 800);
    window.show();
    QSocketNotifier input(0, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, &application, &QApplication::quit);
    return application.exec();
}
