// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processjob.h"

#include "network/process/processending.h"

#include <unistd.h>

namespace network {

using model::ErrorCategory;

namespace {

constexpr qsizetype keptError = 64 * 1024;

} // namespace

ProcessJob::ProcessJob(const ProcessCommand &command, QObject *parent)
    : Job(parent)
    , m_command(command)
{
    QMetaObject::invokeMethod(this, &ProcessJob::begin, Qt::QueuedConnection);
}

ProcessJob::~ProcessJob()
{
    endGroup();
}

void ProcessJob::begin()
{
    if (isFinished())
        return;
    m_process = new QProcess(this);
    m_process->setProgram(m_command.vector.value(0));
    m_process->setArguments(m_command.vector.mid(1));
    m_process->setProcessEnvironment(m_command.environment);
    m_process->setWorkingDirectory(m_command.folder);
    // A group of its own, so that what it starts ends with it.
    m_process->setChildProcessModifier([] { ::setsid(); });
    connect(m_process, &QProcess::started, this, [this] { m_started = true; });
    connect(m_process, &QProcess::readyReadStandardOutput, this, &ProcessJob::readOutput);
    connect(m_process, &QProcess::readyReadStandardError, this, &ProcessJob::readError);
    connect(m_process, &QProcess::errorOccurred, this, &ProcessJob::processFailed);
    connect(m_process, &QProcess::finished, this, &ProcessJob::processFinished);
    m_process->start();
    m_process->write(m_command.standardInput);
    m_process->closeWriteChannel();
}

void ProcessJob::readOutput()
{
    m_output.standardOutput += m_process->readAllStandardOutput();
    if (m_output.standardOutput.size() <= m_command.outputLimit)
        return;
    endGroup();
    fail({ErrorCategory::Execution, tr("“%1” wrote more than %2 bytes and was ended.").arg(m_command.vector.value(0)).arg(m_command.outputLimit)});
}

void ProcessJob::readError()
{
    m_output.standardError += m_process->readAllStandardError();
    m_output.standardError = m_output.standardError.right(keptError);
}

void ProcessJob::processFailed(QProcess::ProcessError error)
{
    // The others are followed by `finished`.
    if (error == QProcess::FailedToStart)
        fail({ErrorCategory::Execution, tr("“%1” cannot be started: %2").arg(m_command.vector.value(0), m_process->errorString())});
}

void ProcessJob::processFinished(int exitCode, QProcess::ExitStatus status)
{
    if (isFinished())
        return;
    readOutput();
    readError();
    if (status == QProcess::CrashExit) {
        // On Unix the code of a process that did not exit is the signal's number.
        fail({ErrorCategory::Fatal, tr("“%1” was killed by signal %2.").arg(m_command.vector.value(0)).arg(exitCode),
            QString::fromUtf8(m_output.standardError)});
        return;
    }
    m_output.exitStatus = exitCode;
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(m_output);
    endSuccess();
}

void ProcessJob::abandon()
{
    endGroup();
}

void ProcessJob::endGroup()
{
    if (!m_process || m_process->state() == QProcess::NotRunning)
        return;
    m_process->disconnect(this);
    new ProcessEnding(m_process);
    m_process = nullptr;
}

} // namespace network
