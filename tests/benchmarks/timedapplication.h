// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/benchmarks/measurement.h"

#include <QApplication>
#include <QThread>

namespace benchmark {

//! An application that notices how long each event of its own thread takes to handle, with all that are handled within it.
class TimedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        // Other threads send their own events through here, too.
        if (QThread::currentThread() != thread())
            return QApplication::notify(receiver, event);
        ++m_depth;
        const double begun = wallMilliseconds();
        const bool handled = QApplication::notify(receiver, event);
        if (--m_depth == 0)
            note(wallMilliseconds() - begun);
        return handled;
    }

private:
    virtual void note(double milliseconds) = 0;

    int m_depth = 0;
};

} // namespace benchmark
