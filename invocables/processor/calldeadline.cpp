// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/calldeadline.h"

#include <cmath>

namespace invocables {

CallDeadline::CallDeadline(double timeout, double maximum, QObject *parent)
    : QObject(parent)
{
    // Never earlier than said: a part of a millisecond is a whole one.
    m_timeout.length = int(std::ceil(timeout * 1000));
    m_maximum.length = int(std::ceil(maximum * 1000));
    m_maximum.left = m_maximum.length;
    for (Bound *bound : {&m_timeout, &m_maximum}) {
        connect(&bound->timer, &QTimer::timeout, this, [this] {
            stop();
            Q_EMIT expired();
        });
    }
}

void CallDeadline::startAttempt()
{
    m_timeout.left = m_timeout.length;
    if (m_pauses > 0)
        return;
    m_timeout.run();
    if (!m_maximum.timer.isActive())
        m_maximum.run();
}

void CallDeadline::progress()
{
    m_timeout.left = m_timeout.length;
    if (m_pauses == 0)
        m_timeout.run();
}

void CallDeadline::pause()
{
    if (m_pauses++ > 0)
        return;
    m_timeout.hold();
    m_maximum.hold();
}

void CallDeadline::resume()
{
    if (--m_pauses > 0 || m_isOver)
        return;
    m_timeout.run();
    m_maximum.run();
}

void CallDeadline::stop()
{
    m_isOver = true;
    m_timeout.timer.stop();
    m_maximum.timer.stop();
}

void CallDeadline::Bound::run()
{
    if (length > 0)
        timer.start(left);
}

void CallDeadline::Bound::hold()
{
    if (timer.isActive())
        left = timer.remainingTime();
    timer.stop();
}

} // namespace invocables
