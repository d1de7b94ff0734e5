// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"

#include <QPointer>
#include <QProcess>

namespace network {

//! What is started: a program with its arguments, never through a shell.
struct ProcessCommand {
    //! The program and its arguments.
    QStringList vector;
    QByteArray standardInput = {};
    QString folder = {};
    QProcessEnvironment environment = {};
    //! In bytes; a program that writes more is ended.
    qint64 outputLimit = 16 * 1024 * 1024;
};

struct ProcessOutput {
    QByteArray standardOutput;
    //! The last 64 KiB.
    QByteArray standardError;
    int exitStatus = 0;
};

//! A program that runs until it ends by itself, in a process group of its own. Any exit status is a success here. Fails with
//! Execution where it cannot be started or writes too much, with Fatal where a signal killed it. Cancelling it, or deleting it,
//! ends the whole group: asked first (SIGTERM), killed two seconds later.
class ProcessJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProcessJob)

public:
    ProcessJob(const ProcessCommand &command, QObject *parent);
    ~ProcessJob() override;

    //! Something had run, even if it failed.
    bool wasStarted() const { return m_started; }

Q_SIGNALS:
    void succeeded(const network::ProcessOutput &output);

protected:
    void abandon() override;

private:
    void begin();
    void readOutput();
    void readError();
    void processFailed(QProcess::ProcessError error);
    void processFinished(int exitCode, QProcess::ExitStatus status);
    void endGroup();

    const ProcessCommand m_command;
    QPointer<QProcess> m_process;
    ProcessOutput m_output;
    bool m_started = false;
};

} // namespace network

Q_DECLARE_METATYPE(network::ProcessOutput)
