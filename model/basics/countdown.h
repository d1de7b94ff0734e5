// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTimer>

namespace model {

//! A timer for time-outs and waits: goes off once, and never before its time. (A timer of Qt's that is not told to be precise may be early
//! by a twentieth.)
class Countdown final : public QTimer
{
    Q_DISABLE_COPY_MOVE(Countdown)

public:
    explicit Countdown(QObject *parent = nullptr)
        : QTimer(parent)
    {
        setSingleShot(true);
        setTimerType(Qt::PreciseTimer);
    }
};

} // namespace model
