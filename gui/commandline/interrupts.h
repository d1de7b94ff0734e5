// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace gui {

//! Turns Ctrl+C (SIGINT) and SIGTERM into a signal. One at a time; owned by CommandLine. A second Ctrl+C ends the program at once,
//! and so does a second SIGTERM, unless it comes so soon that it is the first one, told twice.
class Interrupts final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Interrupts)

public:
    explicit Interrupts(QObject *parent);
    ~Interrupts() override;

    //! While there is one, both signals end the program, as they do one that does not listen: for what waits outside the event loop.
    class Pause final
    {
        Q_DISABLE_COPY_MOVE(Pause)

    public:
        Pause();
        ~Pause();
    };

Q_SIGNALS:
    void interrupted();
};

} // namespace gui
