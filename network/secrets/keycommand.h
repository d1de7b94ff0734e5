// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/basics/job.h"

#include <QProcess>

#include <sys/types.h>

namespace network {

//! A program of the person's whose standard output is a key, such as `pass show x`: run without a shell, with nothing to read. What it
//! writes is kept in memory only; its first line is the key, as such programs have notes after it. It may ask the person for a password of
//! its own in the meantime. Fails with Execution where it cannot be started, fails, says nothing, says what goes on over several lines, or
//! takes too long. Cancelling ends it with all that it has started; where it ends by itself, what it has left in its group ends, too.
class KeyCommand final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeyCommand)

public:
    //! `command`: the program and its arguments. `milliseconds`: how long it may take.
    KeyCommand(const QStringList &command, QObject *parent, int milliseconds = 120'000);
    ~KeyCommand() override;

Q_SIGNALS:
    void succeeded(const QByteArray &key);

protected:
    void abandon() override;

private:
    void adopt();
    void end(int status, QProcess::ExitStatus how);
    void endGroup();
    void say(const QString &sentence);

    const QString m_program;
    //! Of its own; at a terminal it is in ours.
    const bool m_hasGroup;
    pid_t m_leader = 0;
    QProcess m_process;
    model::Countdown m_clock;
    QByteArray m_output;
};

} // namespace network
