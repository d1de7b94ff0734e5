// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/invocable.h"
#include "network/process/processjob.h"

#include <QPointer>

namespace invocables {

//! The call of a CommandInvocable: makes a tool's result or error of what the program did.
class CommandJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandJob)

public:
    CommandJob(const network::ProcessCommand &command, QObject *parent);

    bool hasSentNothing() const override { return !m_process || !m_process->wasStarted(); }

protected:
    void abandon() override;

private:
    void processSucceeded(const network::ProcessOutput &output);

    const QString m_program;
    QPointer<network::ProcessJob> m_process;
};

} // namespace invocables
