// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"

namespace invocables {

//! How long a call may take: a time-out that progress sets back, up to a maximum that nothing sets back. Both stand still while a
//! question is open.
class CallDeadline final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CallDeadline)

public:
    //! In seconds; 0 for no bound.
    CallDeadline(double timeout, double maximum, QObject *parent);

    //! A new attempt: the time-out begins anew, the maximum goes on.
    void startAttempt();
    void progress();
    //! Pauses count: each needs its resume.
    void pause();
    void resume();
    //! For good.
    void stop();

Q_SIGNALS:
    void expired();

private:
    struct Bound {
        model::Countdown timer;
        int length = 0;
        int left = 0;
        void run();
        void hold();
    };

    Bound m_timeout;
    Bound m_maximum;
    int m_pauses = 0;
    bool m_isOver = false;
};

} // namespace invocables
