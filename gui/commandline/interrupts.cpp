// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/interrupts.h"

#include <QSocketNotifier>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace gui {

namespace {

int wakeUp[2] = {-1, -1};

// Only async-signal-safe calls here.
void handle(int number)
{
    const char byte = 1;
    [[maybe_unused]] const ssize_t written = write(wakeUp[1], &byte, 1);
    std::signal(number, SIG_DFL);
}

void listenBy(void (*handler)(int))
{
    std::signal(SIGINT, handler);
    std::signal(SIGTERM, handler);
}

} // namespace

Interrupts::Interrupts(QObject *parent)
    : QObject(parent)
{
    if (pipe2(wakeUp, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    auto *notifier = new QSocketNotifier(wakeUp[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        while (read(wakeUp[0], &byte, 1) > 0) { }
        Q_EMIT interrupted();
    });
    listenBy(handle);
}

Interrupts::~Interrupts()
{
    listenBy(SIG_DFL);
    for (int &end : wakeUp) {
        if (end >= 0)
            close(end);
        end = -1;
    }
}

Interrupts::Pause::Pause()
{
    listenBy(SIG_DFL);
}

Interrupts::Pause::~Pause()
{
    if (wakeUp[1] >= 0)
        listenBy(handle);
}

} // namespace gui
