// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/interrupts.h"

#include <QSocketNotifier>

#include <atomic>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <unistd.h>

namespace gui {

namespace {

// `timeout` tells the process, and at once its group, which it is one of: that is one wish, no second one.
constexpr long longestEcho = 2000; // ms

int wakeUp[2] = {-1, -1};
// When SIGTERM came first; 0 where it has not.
std::atomic<long> terminatedAt = 0;

long milliseconds()
{
    timespec now {};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return long(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000;
}

// Only async-signal-safe calls here.
void handle(int number)
{
    const long now = milliseconds();
    long first = 0;
    if (number != SIGTERM || terminatedAt.compare_exchange_strong(first, now)) {
        const char byte = 1;
        [[maybe_unused]] const ssize_t written = write(wakeUp[1], &byte, 1);
    } else if (now - first > longestEcho) {
        std::signal(number, SIG_DFL);
        raise(number);
    }
    if (number != SIGTERM)
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
    terminatedAt = 0;
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
