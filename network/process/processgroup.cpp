// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processgroup.h"

#include "network/process/inputpipe.h"
#include "network/process/outputpipe.h"
#include "network/process/sandboxground.h"

#include <csignal>

#include <sys/prctl.h>
#include <unistd.h>

namespace network {

namespace {

//! What a child does between fork and exec; only system calls may stand there.
std::function<void()> childModifier(const ProcessLimits &limits, int input, int output, int error)
{
    return [setLimits = limits.setter(), parent = ::getpid(), input, output, error] {
        if (::dup2(input, STDIN_FILENO) < 0 || ::dup2(output, STDOUT_FILENO) < 0 || ::dup2(error, STDERR_FILENO) < 0)
            ::_exit(1);
        // A group of its own, so that what it starts ends with it, and no terminal to write to.
        ::setsid();
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        // It may have died before that call.
        if (::getppid() != parent)
            ::_exit(1);
        ::close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
        setLimits();
    };
}

} // namespace

ProcessGroup::ProcessGroup(const ProcessCommand &command, QObject *parent)
    : QObject(parent)
    , m_command(command)
{
}

ProcessGroup::~ProcessGroup()
{
    end();
}

void ProcessGroup::start()
{
    m_process = new QProcess(this);
    // It is handed over to whoever ends it, and goes when it has ended.
    connect(m_process, &QObject::destroyed, m_process, [ground = m_command.ground] {});
    m_process->setProgram(m_command.vector.value(0));
    m_process->setArguments(m_command.vector.mid(1));
    m_process->setProcessEnvironment(m_command.environment);
    m_process->setWorkingDirectory(m_command.folder);
    // All three are pipes of our own.
    m_process->setInputChannelMode(QProcess::ForwardedInputChannel);
    m_process->setProcessChannelMode(QProcess::ForwardedChannels);
    m_input = new InputPipe(m_process);
    m_output = new OutputPipe(m_process);
    m_error = new OutputPipe(m_process);
    if (m_input->childEnd() < 0 || m_output->childEnd() < 0 || m_error->childEnd() < 0) {
        const QString fault = m_input->childEnd() < 0 ? m_input->fault() : qt_error_string();
        QMetaObject::invokeMethod(
            this, [this, fault] { Q_EMIT failedToStart(fault); }, Qt::QueuedConnection);
        return;
    }
    m_process->setChildProcessModifier(childModifier(m_command.limits, m_input->childEnd(), m_output->childEnd(), m_error->childEnd()));
    connect(m_process, &QProcess::started, this, [this] {
        m_group = m_process->processId();
        Q_EMIT started();
    });
    connect(m_output, &OutputPipe::arrived, this, &ProcessGroup::outputRead);
    connect(m_error, &OutputPipe::arrived, this, &ProcessGroup::errorRead);
    connect(m_process, &QProcess::errorOccurred, this, &ProcessGroup::processFailed);
    connect(m_process, &QProcess::finished, this, &ProcessGroup::processFinished);
    m_process->start();
    m_input->closeChildEnd();
    m_output->closeChildEnd();
    m_error->closeChildEnd();
}

void ProcessGroup::write(const QByteArray &bytes)
{
    if (m_input)
        m_input->write(bytes);
}

qsizetype ProcessGroup::unreadInput() const
{
    return m_input ? m_input->waiting() : 0;
}

void ProcessGroup::closeInput()
{
    if (m_input)
        m_input->close();
}

void ProcessGroup::holdOutput(bool held)
{
    for (OutputPipe *pipe : {m_output.data(), m_error.data()}) {
        if (pipe)
            pipe->hold(held);
    }
}

void ProcessGroup::end()
{
    handOver(ProcessEnding::Manner::AtOnce);
}

void ProcessGroup::endInOrder()
{
    handOver(ProcessEnding::Manner::InOrder);
}

void ProcessGroup::handOver(ProcessEnding::Manner manner)
{
    if (!m_process || m_process->state() == QProcess::NotRunning)
        return;
    m_process->disconnect(this);
    for (OutputPipe *pipe : {m_output.data(), m_error.data()}) {
        pipe->disconnect(this);
        pipe->discard();
    }
    if (manner == ProcessEnding::Manner::InOrder)
        m_input->close();
    const auto place = m_command.isSandboxed ? ProcessEnding::Place::Sandbox : ProcessEnding::Place::Group;
    new ProcessEnding(m_process->processId(), m_process, place, manner);
    m_process = nullptr;
}

void ProcessGroup::processFailed(QProcess::ProcessError error)
{
    // The others are followed by `finished`.
    if (error == QProcess::FailedToStart)
        Q_EMIT failedToStart(m_process->errorString());
}

void ProcessGroup::processFinished(int code, QProcess::ExitStatus status)
{
    const QPointer<ProcessGroup> alive(this);
    for (const QPointer<OutputPipe> &pipe : {m_output, m_error}) {
        if (alive && pipe)
            pipe->drain();
    }
    if (!alive || !m_process)
        return;
    // Children may go on and keep the pipes open: what the program itself wrote has been read, and nobody waits for theirs.
    if (ProcessEnding::isLeft(m_group))
        new ProcessEnding(m_group, nullptr, ProcessEnding::Place::Group);
    // On Unix the code of a process that did not exit is the signal's number.
    if (status == QProcess::CrashExit)
        Q_EMIT killed(code);
    else
        Q_EMIT exited(code);
}

} // namespace network
