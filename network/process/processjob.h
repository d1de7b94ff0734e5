// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "network/process/processcommand.h"

namespace network {

class ProcessGroup;

struct ProcessOutput {
    QByteArray standardOutput;
    //! The last 64 KiB.
    QByteArray standardError;
    int exitStatus = 0;
    //! The signal that killed it; 0 where it exited by itself.
    int signal = 0;
};

//! A program that runs until it ends by itself. However it ends is a success here, which the caller judges. Fails with Execution
//! where it cannot be started or writes too much. Cancelling it, or deleting it, ends its whole group.
class ProcessJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProcessJob)
    PARLANCE_PHRASED

public:
    ProcessJob(const ProcessCommand &command, QObject *parent);

    //! Something had run, even if it failed.
    bool wasStarted() const;

Q_SIGNALS:
    void succeeded(const network::ProcessOutput &output);

protected:
    void abandon() override;

private:
    QString title() const;
    void begin();
    void keepOutput(const QByteArray &bytes);
    void keepError(const QByteArray &bytes);
    void succeed();

    const ProcessCommand m_command;
    ProcessGroup *const m_group;
    ProcessOutput m_output;
};

} // namespace network

Q_DECLARE_METATYPE(network::ProcessOutput)
