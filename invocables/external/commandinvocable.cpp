// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commandinvocable.h"

#include "invocables/basics/worker.h"
#include "invocables/external/commandassembly.h"
#include "invocables/external/workspacesnapshot.h"
#include "invocables/tools/invoker.h"
#include "network/http/redaction.h"
#include "network/process/processhost.h"
#include "network/process/processjob.h"
#include "network/process/sandbox.h"
#include "network/secrets/keychain.h"

#include <QCoreApplication>
#include <QHash>
#include <QPointer>
#include <QStringDecoder>
#include <QTimer>

#include <cmath>
#include <csignal>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

namespace {

constexpr int signalledStatus = 128;
constexpr char16_t pictureOfNull = 0x2400;

struct CommandOutcomeTexts {
    Q_DECLARE_TR_FUNCTIONS(CommandOutcome)
    PARLANCE_PHRASED
};

//! The end of what a program wrote, for a message.
QString tail(const QByteArray &bytes)
{
    constexpr qsizetype mostShown = 4000;
    return QString::fromUtf8(bytes).remove(QChar(0)).trimmed().right(mostShown);
}

int signalOf(const network::ProcessOutput &output, bool sandboxed)
{
    static const QList<int> ofCrashesAndLimits {SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGKILL, SIGSEGV, SIGSYS, SIGXCPU, SIGXFSZ};
    const int inside = sandboxed ? output.exitStatus - signalledStatus : 0;
    return ofCrashesAndLimits.contains(inside) ? inside : output.signal;
}

Error signalled(int signal, const QString &program, const network::ProcessOutput &output)
{
    if (signal == SIGXCPU)
        return {ErrorCategory::Execution, CommandOutcomeTexts::phrased("“%1” used all the processor time that it may use.").arg(program),
            tail(output.standardError)};
    if (signal == SIGXFSZ)
        return {ErrorCategory::Execution, CommandOutcomeTexts::phrased("“%1” wrote a file larger than it may write.").arg(program),
            tail(output.standardError)};
    if (signal == SIGKILL)
        return {ErrorCategory::Fatal,
            CommandOutcomeTexts::phrased("“%1” was killed (signal 9), as the system does when memory runs out.").arg(program),
            tail(output.standardError)};
    return {ErrorCategory::Fatal, CommandOutcomeTexts::phrased("“%1” was killed by signal %2.").arg(program, signal),
        tail(output.standardError)};
}

Error exited(const QString &program, const network::ProcessOutput &output)
{
    model::Wording message = CommandOutcomeTexts::phrased("“%1” ended with status %2.").arg(program, output.exitStatus);
    if (const QString complaint = tail(output.standardError); !complaint.isEmpty())
        message += u" "_s + complaint;
    if (const QString written = tail(output.standardOutput); !written.isEmpty())
        message += u"\n"_s + CommandOutcomeTexts::phrased("It had written:") + (u'\n' + written);
    return {ErrorCategory::Execution, message};
}

//! Providers do not take a result without a text.
QString wordsForNothing(const network::ProcessOutput &output)
{
    const QString complaint = tail(output.standardError);
    const QString status = output.exitStatus == 0 ? QString() : u", exit status %1"_s.arg(output.exitStatus);
    return complaint.isEmpty() ? u"[no output%1]"_s.arg(status) : u"[no output%1; on standard error:]\n%2"_s.arg(status, complaint);
}

//! What a tool's result is after its program has ended: an Execution error for an exit status that is not accepted and for a limit
//! that ended it, Fatal where another signal killed it and for output that cannot be decoded. Bubblewrap tells of a signal inside by
//! the status 128 + N, so that of a sandboxed program those of a crash count as one.
model::Result<InvocableResult> outcomeOf(
    const CommandDescription &description, const QString &program, const network::ProcessOutput &output, bool sandboxed)
{
    const bool isAccepted = output.signal == 0 && description.acceptedStatuses.contains(output.exitStatus);
    if (const int signal = signalOf(output, sandboxed); signal != 0 && !isAccepted)
        return tl::unexpected(signalled(signal, program, output));
    if (!isAccepted)
        return tl::unexpected(exited(program, output));
    QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
    QString text = decoder.decode(output.standardOutput);
    if (decoder.hasError())
        return model::failure(ErrorCategory::Fatal,
            CommandOutcomeTexts::phrased("“%1” wrote something that is not UTF-8 text.").arg(program), tail(output.standardError));
    if (description.output != CommandDescription::Output::Text) {
        const auto json = model::JsonText::parse(output.standardOutput);
        const bool mustBeJson = description.output == CommandDescription::Output::Json;
        if (json && (mustBeJson || json->isObject()))
            return dataResult(*json);
        if (mustBeJson)
            return model::failure(ErrorCategory::Fatal, CommandOutcomeTexts::phrased("“%1” wrote something that is not JSON.").arg(program),
                json.error().message);
    }
    // A character like others (`find -print0`), which some providers do not take.
    text.replace(QChar(0), QChar(pictureOfNull));
    return textResult(text.isEmpty() ? wordsForNothing(output) : text);
}

//! The call of a CommandInvocable: finds out what the machine offers, fetches the keys that the program is given, runs it, and makes a
//! tool's result or error of what it did. No key is in what it gives back.
class CommandJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandJob)
    PARLANCE_PHRASED

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
    void takeSnapshot();
    void start();
    void expire();
    void processSucceeded(const network::ProcessOutput &output);
    void settle(const network::ProcessOutput &output, const QStringList &remarks);
    void deliver(const network::ProcessOutput &output, const QStringList &remarks);

    const CommandDescription m_description;
    const InvocableServices m_services;
    const model::JsonText m_arguments;
    const QStringList m_folders;
    const QStringList m_hiddenFolders;
    const model::ExchangeOrigin m_call;
    //! Null where nothing is kept of what the command writes.
    model::Store *const m_checkpoints;
    WorkspaceSnapshot *m_snapshot = nullptr;
    //! Null without a sandbox.
    std::shared_ptr<network::SandboxGround> m_ground;
    QHash<QString, QByteArray> m_keys;
    QPointer<network::ProcessJob> m_process;
};

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

CommandJob::CommandJob(const CommandDescription &description, const InvocableServices &services, const model::JsonText &arguments,
    const InvocationContext &context, QObject *parent)
    : InvocableJob(parent)
    , m_description(description)
    , m_services(services)
    , m_arguments(arguments)
    , m_folders(context.folders)
    , m_hiddenFolders(context.hiddenFolders)
    , m_call(context.origin)
    , m_checkpoints(context.invoker && context.invoker->policies.mayWrite() ? context.checkpoints : nullptr)
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
        takeSnapshot();
        return;
    }
    doOnWorker<GroundPointer>(
        this, [writable = assembly().writable()] { return std::make_shared<network::SandboxGround>(writable); },
        [this](const GroundPointer &ground) {
            m_ground = ground;
            if (!isFinished())
                takeSnapshot();
        });
}

//! So that what the command changes can be taken back.
void CommandJob::takeSnapshot()
{
    if (!m_checkpoints || !WorkspaceSnapshot::canBeTaken(m_services.processHost(), m_folders)) {
        start();
        return;
    }
    m_snapshot = new WorkspaceSnapshot({m_services.processHost(), *m_checkpoints, m_call, m_folders, m_hiddenFolders}, this);
    m_snapshot->take([this] {
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
    fail({ErrorCategory::Timeout, phrased("“%1” did not end within %2 s, the time that the call gives it.").arg(program, seconds)});
}

void CommandJob::processSucceeded(const network::ProcessOutput &output)
{
    const network::Redaction redaction(assembly().secrets(m_keys));
    network::ProcessOutput clean = output;
    clean.standardOutput = redaction.bytes(output.standardOutput);
    clean.standardError = redaction.bytes(output.standardError);
    if (!m_ground) {
        settle(clean, {});
        return;
    }
    m_ground->clear();
    doOnWorker<network::Repositories>(
        this, [ground = m_ground] { return ground->now(); },
        [this, clean](const network::Repositories &now) { settle(clean, remarksOn(now, m_ground->repositories())); });
}

void CommandJob::settle(const network::ProcessOutput &output, const QStringList &remarks)
{
    if (m_snapshot)
        m_snapshot->compare({m_call.invocation}, [this, output, remarks] { deliver(output, remarks); });
    else
        deliver(output, remarks);
}

void CommandJob::deliver(const network::ProcessOutput &output, const QStringList &remarks)
{
    if (isFinished())
        return;
    auto outcome = outcomeOf(m_description, m_description.vector.literals().value(0), output, m_ground != nullptr);
    if (!outcome) {
        model::Error error = outcome.error();
        error.reword({(QStringList {error.message} + remarks).join(u'\n'), error.english});
        fail(error);
        return;
    }
    outcome->remarks = remarks;
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(*outcome);
    endSuccess();
}

} // namespace

InvocableJob *CommandInvocable::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    if (!m_services.processHost)
        return new ReadyJob(model::failure(model::ErrorCategory::Fatal, QStringLiteral("no program can be started here")), parent);
    return new CommandJob(m_description, m_services, arguments, context, parent);
}

void CommandInvocable::prepare(QObject *context, const std::function<void()> &done)
{
    if (!m_services.processHost || m_services.processHost().isKnown())
        done();
    else
        m_services.processHost().find(context, done);
}

QString CommandInvocable::confinement() const
{
    return m_services.processHost ? m_description.confinement.words(m_services.processHost().bubblewrap()) : QString();
}

ProgramWords CommandInvocable::programWords(const QStringList &folders) const
{
    ProgramWords program {m_description.vector.literals(), {}, m_services.processHost ? m_services.processHost().path() : QString()};
    if (!folders.isEmpty())
        program.bases.append(folders.first() + QLatin1Char('/') + m_description.folder);
    if (!m_description.descriptorFolder.isEmpty())
        program.bases.append(m_description.descriptorFolder);
    return program;
}

QString CommandInvocable::preview(const model::JsonText &arguments) const
{
    const auto vector = m_description.vector.filled(arguments, m_description.dashes);
    return vector ? shownCommand(*vector) : vector.error().message;
}

} // namespace invocables

#include "commandinvocable.moc"
