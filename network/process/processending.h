// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"

#include <QProcess>

namespace network {

//! Ends a program that nobody wants any longer, with all that it has started: SIGTERM, and SIGKILL two seconds later or when Parlance
//! ends. Deletes itself afterwards.
class ProcessEnding final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProcessEnding)

public:
    //! InOrder: its input has been closed, and it has two seconds to end by itself before it is asked to.
    enum class Manner { AtOnce, InOrder };

    //! Takes over the program's supervisor, which still runs.
    ProcessEnding(QProcess *supervisor, Manner manner);
    ~ProcessEnding() override;

private:
    void ask();
    void tellSupervisor(int signal) const;

    QProcess *const m_supervisor;
    model::Countdown m_grace;
};

} // namespace network
