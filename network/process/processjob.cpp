// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processjob.h"

#include "network/process/processgroup.h"

namespace network {

using model::ErrorCategory;

namespace {

constexpr qsizetype keptError = 64 * 1024;

} // namespace

ProcessJob::ProcessJob(const ProcessCommand &command, QObject *parent)
    : Job(parent)
    , m_command(command)
    , m_group(new ProcessGroup(command, this))
{
    connect(m_group, &ProcessGroup::outputRead, this, &ProcessJob::keepOutput);
    connect(m_group, &ProcessGroup::errorRead, this, &ProcessJob::keepError);
    connect(m_group, &ProcessGroup::failedToStart, this, [this](const QString &why) {
        fail({ErrorCategory::Execution, phrased("“%1” cannot be started: %2").arg(title(), why)});
    });
    connect(m_group, &ProcessGroup::exited, this, [this](int status) {
        m_output.exitStatus = status;
        succeed();
    });
    connect(m_group, &ProcessGroup::killed, this, [this](int signal) {
        m_output.signal = signal;
        succeed();
    });
    connect(m_group, &ProcessGroup::exceeded, this, [this] {
        fail({ErrorCategory::Execution,
            phrased("“%1” had more than %2 processes at once and was stopped.").arg(title(), m_command.limits.processes)});
    });
    QMetaObject::invokeMethod(this, &ProcessJob::begin, Qt::QueuedConnection);
}

bool ProcessJob::wasStarted() const
{
    return m_group->wasStarted();
}

QString ProcessJob::title() const
{
    return m_command.title.isEmpty() ? m_command.vector.value(0) : m_command.title;
}

void ProcessJob::begin()
{
    if (isFinished())
        return;
    m_group->start();
    m_group->write(m_command.standardInput);
    m_group->closeInput();
}

void ProcessJob::keepOutput(const QByteArray &bytes)
{
    m_output.standardOutput += bytes;
    if (m_output.standardOutput.size() <= m_command.outputLimit || isFinished())
        return;
    m_group->end();
    fail({ErrorCategory::Execution, phrased("“%1” wrote more than %2 bytes and was stopped.").arg(title(), m_command.outputLimit)});
}

void ProcessJob::keepError(const QByteArray &bytes)
{
    m_output.standardError = (m_output.standardError + bytes).right(keptError);
}

void ProcessJob::succeed()
{
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(m_output);
    endSuccess();
}

void ProcessJob::abandon()
{
    m_group->end();
}

} // namespace network
