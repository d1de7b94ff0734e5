// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/basics/job.h"

#include <QProcess>

namespace network {

//! A program of the person's whose standard output is a key, such as `pass show x`: run without a shell, with nothing to read. What it
//! writes is kept in memory only; its first line is the key, as such programs have notes after it. It may ask the person for a password of
//! its own in the meantime. Fails with Execution where it cannot be started, fails, says nothing, or takes too long. Cancelling ends it.
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
    void say(const QString &sentence);

    const QString m_program;
    QProcess m_process;
    model::Countdown m_clock;
    QByteArray m_output;
};

} // namespace network
