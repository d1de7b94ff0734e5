// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/commandassembly.h"
#include "invocables/tools/invocable.h"
#include "invocables/tools/invocableservices.h"

#include <QHash>
#include <QPointer>

namespace network {
class ProcessJob;
struct ProcessOutput;
} // namespace network

namespace invocables {

//! The call of a CommandInvocable: finds out what the machine offers, fetches the keys that the program is given, runs it, and makes a
//! tool's result or error of what it did. No key is in what it gives back.
class CommandJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandJob)

public:
    CommandJob(const CommandDescription &description, const InvocableServices &services, const model::JsonText &arguments,
        const InvocationContext &context, QObject *parent);

    bool hasSentNothing() const override;

protected:
    void abandon() override;

private:
    void findKeys();
    CommandAssembly assembly() const;
    void findGround();
    void start();
    void expire();
    void processSucceeded(const network::ProcessOutput &output);
    void deliver(const network::ProcessOutput &output, const QStringList &remarks);

    const CommandDescription m_description;
    const InvocableServices m_services;
    const model::JsonText m_arguments;
    const QStringList m_folders;
    const QStringList m_hiddenFolders;
    //! Null without a sandbox.
    std::shared_ptr<network::SandboxGround> m_ground;
    QHash<QString, QByteArray> m_keys;
    QPointer<network::ProcessJob> m_process;
};

} // namespace invocables
