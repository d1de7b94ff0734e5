// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/benchmarks/measurement.h"

#include <QApplication>

namespace benchmark {

//! An application that notices how long each event takes to handle, with all that are handled within it.
class TimedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
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
