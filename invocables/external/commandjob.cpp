// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commandjob.h"

#include "invocables/basics/worker.h"
#include "invocables/external/commandoutcome.h"
#include "invocables/tools/invocationcontext.h"
#include "network/http/redaction.h"
#include "network/process/processhost.h"
#include "network/process/processjob.h"
#include "network/process/sandboxground.h"
#include "network/secrets/keysjob.h"

#include <QTimer>

#include <cmath>

namespace invocables {

using model::ErrorCategory;

namespace {

constexpr qsizetype mostNamed = 10;
constexpr double longestTimeLimit = 24 * 3600;

using GroundPointer = std::shared_ptr<network::SandboxGround>;

//! What the person should know of what the command left behind.
QStringList remarksOn(const network::Repositories &now, const network::Repositories &before)
{
    QStringList remarks;
    const QStringList made = now.madeSince(before);
    if (!made.isEmpty())
        remarks.append(CommandJob::tr("It made repositories, whose settings your own programs follow: %1")
                           .arg(made.first(qMin(made.size(), mostNamed)).join(u", ")));
    if (now.wasCut)
        remarks.append(CommandJob::tr("The workspace has more folders than are looked through for repositories."));
    return remarks;
}

} // namespace

CommandJob::CommandJob(const CommandDescription &description, const InvocableServices &services, const model::JsonText &arguments,
    const InvocationContext &context, QObject *parent)
    : InvocableJob(parent)
    , m_description(description)
    , m_services(services)
    , m_arguments(arguments)
    , m_folders(context.folders)
    , m_hiddenFolders(context.hiddenFolders)
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
            findGround();
    });
    connect(keys, &network::KeysJob::failed, this, &CommandJob::fail);
}

CommandAssembly CommandJob::assembly() const
{
    return {m_description, m_folders, m_hiddenFolders, m_services.processHost()};
}

void CommandJob::findGround()
{
    if (!assembly().isSandboxed()) {
        start();
        return;
    }
    doOnWorker<GroundPointer>(
        this, [writable = assembly().writable()] { return std::make_shared<network::SandboxGround>(writable); },
        [this](const GroundPointer &ground) {
            m_ground = ground;
            if (!isFinished())
                start();
        });
}

void CommandJob::start()
{
    const auto command = assembly().command(m_arguments, m_keys, m_ground);
    if (!command) {
        fail(command.error());
        return;
    }
    m_process = new network::ProcessJob(*command, this);
    connect(m_process, &network::ProcessJob::succeeded, this, &CommandJob::processSucceeded);
    connect(m_process, &network::ProcessJob::failed, this, &CommandJob::fail);
    const double seconds = m_description.timeLimit.filled(m_arguments).value_or(QString()).toDouble();
    if (seconds > 0)
        QTimer::singleShot(int(std::ceil(qMin(seconds, longestTimeLimit) * 1000)), Qt::PreciseTimer, this, &CommandJob::expire);
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
    const network::Redaction redaction(assembly().secrets(m_keys));
    network::ProcessOutput clean = output;
    clean.standardOutput = redaction.bytes(output.standardOutput);
    clean.standardError = redaction.bytes(output.standardError);
    if (!m_ground) {
        deliver(clean, {});
        return;
    }
    m_ground->clear();
    doOnWorker<network::Repositories>(
        this, [ground = m_ground] { return ground->now(); },
        [this, clean](const network::Repositories &now) { deliver(clean, remarksOn(now, m_ground->repositories())); });
}

void CommandJob::deliver(const network::ProcessOutput &output, const QStringList &remarks)
{
    if (isFinished())
        return;
    auto outcome = outcomeOf(m_description, m_description.vector.literals().value(0), output, m_ground != nullptr);
    if (!outcome) {
        model::Error error = outcome.error();
        error.message = (QStringList {error.message} + remarks).join(u'\n');
        fail(error);
        return;
    }
    outcome->remarks = remarks;
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(*outcome);
    endSuccess();
}

} // namespace invocables
