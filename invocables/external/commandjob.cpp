// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commandjob.h"

#include "invocables/external/commandassembly.h"
#include "invocables/external/commandoutcome.h"
#include "network/http/redaction.h"
#include "network/process/processhost.h"
#include "network/process/processjob.h"
#include "network/secrets/keysjob.h"

#include <QTimer>

namespace invocables {

using model::ErrorCategory;

namespace {

constexpr double longestTimeLimit = 24 * 3600;

} // namespace

CommandJob::CommandJob(const CommandDescription &description, const InvocableServices &services, const model::JsonText &arguments,
    const QStringList &folders, QObject *parent)
    : InvocableJob(parent)
    , m_description(description)
    , m_services(services)
    , m_arguments(arguments)
    , m_folders(folders)
{
    m_services.processHost().find(this, [this] { findKeys(); });
}

bool CommandJob::hasSentNothing() const
{
    return !m_process || !m_process->wasStarted();
}

void CommandJob::abandon()
{
    if (m_process)
        m_process->cancel();
}

void CommandJob::findKeys()
{
    if (isFinished())
        return;
    QStringList names;
    for (const CommandDescription::Variable &variable : m_description.variables) {
        if (!variable.keychainEntry.isEmpty() && !names.contains(variable.keychainEntry))
            names.append(variable.keychainEntry);
    }
    auto *keys = new network::KeysJob(m_services.keychain(), names, this);
    connect(keys, &network::KeysJob::succeeded, this, [this](const QHash<QString, QByteArray> &found) {
        m_keys = found;
        if (!isFinished())
            start();
    });
    connect(keys, &network::KeysJob::failed, this, &CommandJob::fail);
}

void CommandJob::start()
{
    const auto command = CommandAssembly(m_description, m_folders, m_services.processHost()).command(m_arguments, m_keys);
    if (!command) {
        fail(command.error());
        return;
    }
    m_process = new network::ProcessJob(*command, this);
    connect(m_process, &network::ProcessJob::succeeded, this, &CommandJob::processSucceeded);
    connect(m_process, &network::ProcessJob::failed, this, &CommandJob::fail);
    const double seconds = m_description.timeLimit.filled(m_arguments).value_or(QString()).toDouble();
    if (seconds > 0)
        QTimer::singleShot(int(qMin(seconds, longestTimeLimit) * 1000), this, &CommandJob::expire);
}

void CommandJob::expire()
{
    if (isFinished())
        return;
    abandon();
    const QString seconds = m_description.timeLimit.filled(m_arguments).value_or(QString());
    const QString program = m_description.vector.literals().value(0);
    fail({ErrorCategory::Timeout, tr("“%1” did not end within %2 s, which is what the call gives it.").arg(program, seconds)});
}

void CommandJob::processSucceeded(const network::ProcessOutput &output)
{
    const network::ProcessHost &host = m_services.processHost();
    const network::Redaction redaction(CommandAssembly(m_description, m_folders, host).secrets(m_keys));
    network::ProcessOutput clean = output;
    clean.standardOutput = redaction.bytes(output.standardOutput);
    clean.standardError = redaction.bytes(output.standardError);
    const bool sandboxed = m_description.confinement.usesSandbox(host.bubblewrap()).value_or(false);
    const auto outcome = outcomeOf(m_description, m_description.vector.literals().value(0), clean, sandboxed);
    if (!outcome) {
        fail(outcome.error());
        return;
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(*outcome);
    endSuccess();
}

} // namespace invocables
