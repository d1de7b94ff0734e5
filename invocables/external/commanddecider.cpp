// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commanddecider.h"

#include "invocables/basics/worker.h"
#include "invocables/external/commandassembly.h"
#include "network/process/processhost.h"
#include "network/process/processjob.h"
#include "network/process/sandbox.h"

#include <QDir>
#include <QPointer>
#include <QTimer>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

constexpr int decisionMilliseconds = 60'000;
//! What of its words is taken.
constexpr qsizetype longestDecision = 64 * 1024;

//! One command, from the question what the machine offers to what it said.
class CommandDecision final : public model::DecideJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandDecision)

public:
    CommandDecision(CommandDescription description, InvocableServices services, QStringList hidden, model::JsonText input,
        const QString &folder, QObject *parent);

protected:
    void abandon() override
    {
        if (m_process)
            m_process->cancel();
    }

private:
    CommandAssembly assembly() const { return {m_description, m_folders, m_hidden, m_services.processHost()}; }
    void findGround();
    void start();
    void take(const network::ProcessOutput &output);

    const CommandDescription m_description;
    const InvocableServices m_services;
    const QStringList m_hidden;
    const QStringList m_folders;
    const model::JsonText m_input;
    std::shared_ptr<network::SandboxGround> m_ground;
    QPointer<network::ProcessJob> m_process;
};

CommandDecision::CommandDecision(CommandDescription description, InvocableServices services, QStringList hidden, model::JsonText input,
    const QString &folder, QObject *parent)
    : model::DecideJob(parent)
    , m_description(std::move(description))
    , m_services(std::move(services))
    , m_hidden(std::move(hidden))
    , m_folders {QDir(folder).canonicalPath()}
    , m_input(std::move(input))
{
    m_services.processHost().find(this, [this] { findGround(); });
}

void CommandDecision::findGround()
{
    using Ground = std::shared_ptr<network::SandboxGround>;
    if (isFinished())
        return;
    if (m_folders.first().isEmpty())
        return fail({model::ErrorCategory::Execution, tr("The folder of the suite is not on this machine, so no command can decide.")});
    if (!assembly().isSandboxed())
        return start();
    doOnWorker<Ground>(
        this, [writable = assembly().writable()] { return std::make_shared<network::SandboxGround>(writable); },
        [this](const Ground &ground) {
            m_ground = ground;
            if (!isFinished())
                start();
        });
}

void CommandDecision::start()
{
    auto command = assembly().command(model::JsonText::trusted("{}"), {}, m_ground);
    if (!command)
        return fail(command.error());
    command->standardInput = m_input.bytes();
    m_process = new network::ProcessJob(*command, this);
    connect(m_process, &network::ProcessJob::succeeded, this, &CommandDecision::take);
    connect(m_process, &network::ProcessJob::failed, this, &CommandDecision::fail);
    QTimer::singleShot(decisionMilliseconds, Qt::PreciseTimer, this, [this] {
        if (isFinished())
            return;
        abandon();
        fail({model::ErrorCategory::Timeout, tr("The command did not decide within a minute.")});
    });
}

void CommandDecision::take(const network::ProcessOutput &output)
{
    // Bubblewrap tells of a signal inside by 128 and its number.
    constexpr int signalled = 128;
    if (output.signal != 0 || (m_ground && output.exitStatus > signalled))
        return fail({model::ErrorCategory::Execution,
            tr("The command was killed by signal %1.").arg(output.signal != 0 ? output.signal : output.exitStatus - signalled)});
    QByteArray said = output.standardOutput.left(longestDecision);
    if (said.trimmed().isEmpty())
        said = output.standardError.left(longestDecision);
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(output.exitStatus, QString::fromUtf8(said));
    endSuccess();
}

//! A text as it stands, braces and all.
ResultTemplate literal(const QString &text)
{
    QString escaped = text;
    escaped.replace(u'{', u"{{"_s).replace(u'}', u"}}"_s);
    return ResultTemplate::parse(escaped).value_or(ResultTemplate());
}

} // namespace

model::DecideJob *CommandDecider::decide(const QStringList &command, const model::JsonText &input, const QString &folder, QObject *parent)
{
    CommandDescription description;
    for (const QString &word : command)
        description.vector.append(literal(word));
    description.input = CommandDescription::Input::None;
    description.dashes = true;
    description.descriptorFolder = folder;
    description.confinement.sandbox = m_sandbox;
    return new CommandDecision(description, m_services, m_hidden, input, folder, parent);
}

} // namespace invocables

#include "commanddecider.moc"
