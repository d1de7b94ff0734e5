// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processgroup.h"

#include "network/process/inputpipe.h"
#include "network/process/outputpipe.h"
#include "network/process/sandboxground.h"
#include "network/process/supervision.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <fcntl.h>
#include <unistd.h>

namespace network {

namespace {

//! In the same place beside an installed program and in the tree that it was built in.
QString supervisorProgram()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/../libexec/parlance/parlance-supervisor");
}

//! What a child does between fork and exec; only system calls may stand there.
std::function<void()> supervisorModifier(int input, int output, int error, int report)
{
    return [input, output, error, report] {
        if (::dup2(input, STDIN_FILENO) < 0 || ::dup2(output, STDOUT_FILENO) < 0 || ::dup2(error, STDERR_FILENO) < 0)
            ::_exit(1);
        ::setsid();
        ::close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
        ::fcntl(report, F_SETFD, 0);
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
    if (m_isOver)
        return;
    m_supervisor = new QProcess(this);
    // It is handed over to whoever ends it, and goes when all has ended.
    connect(m_supervisor, &QObject::destroyed, m_supervisor, [ground = m_command.ground] {});
    m_supervisor->setProcessEnvironment(m_command.environment);
    m_supervisor->setWorkingDirectory(m_command.folder);
    // All are pipes of our own.
    m_supervisor->setInputChannelMode(QProcess::ForwardedInputChannel);
    m_supervisor->setProcessChannelMode(QProcess::ForwardedChannels);
    m_input = new InputPipe(m_supervisor);
    m_output = new OutputPipe(m_supervisor);
    m_error = new OutputPipe(m_supervisor);
    m_report = new OutputPipe(m_supervisor);
    if (m_input->childEnd() < 0 || m_output->childEnd() < 0 || m_error->childEnd() < 0 || m_report->childEnd() < 0) {
        failLater(m_input->childEnd() < 0 ? m_input->fault() : qt_error_string());
        return;
    }
    if (!QFileInfo(supervisorProgram()).isExecutable()) {
        failLater(tr("Parlance is not whole: %1 is missing.").arg(QDir::cleanPath(supervisorProgram())));
        return;
    }
    m_supervisor->setProgram(supervisorProgram());
    m_supervisor->setArguments(supervised());
    m_supervisor->setChildProcessModifier(
        supervisorModifier(m_input->childEnd(), m_output->childEnd(), m_error->childEnd(), m_report->childEnd()));
    connect(m_output, &OutputPipe::arrived, this, &ProcessGroup::outputRead);
    connect(m_error, &OutputPipe::arrived, this, &ProcessGroup::errorRead);
    connect(m_report, &OutputPipe::arrived, this, &ProcessGroup::readReport);
    connect(m_supervisor, &QProcess::errorOccurred, this, &ProcessGroup::supervisorFailed);
    connect(m_supervisor, &QProcess::finished, this, &ProcessGroup::supervisorFinished);
    m_supervisor->start();
    m_input->closeChildEnd();
    for (OutputPipe *pipe : {m_output.data(), m_error.data(), m_report.data()})
        pipe->closeChildEnd();
}

void ProcessGroup::failLater(const QString &why)
{
    QMetaObject::invokeMethod(
        this, [this, why] { Q_EMIT failedToStart(why); }, Qt::QueuedConnection);
}

QStringList ProcessGroup::supervised() const
{
    QStringList vector = m_command.vector;
    if (!vector.isEmpty() && !vector.first().contains(u'/')) {
        if (const QString found = QStandardPaths::findExecutable(vector.first()); !found.isEmpty())
            vector.first() = found;
    }
    const char *place = m_command.isSandboxed ? supervision::sandbox : supervision::group;
    return QStringList {QString::number(m_report->childEnd()), QString::number(m_command.limits.processes), QString::fromLatin1(place),
               m_command.limits.words()}
    + vector;
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
    m_isOver = true;
    if (!m_supervisor || m_supervisor->state() == QProcess::NotRunning)
        return;
    m_supervisor->disconnect(this);
    for (OutputPipe *pipe : {m_output.data(), m_error.data(), m_report.data()}) {
        pipe->disconnect(this);
        pipe->discard();
    }
    if (manner == ProcessEnding::Manner::InOrder)
        m_input->close();
    new ProcessEnding(m_supervisor, manner);
    m_supervisor = nullptr;
}

void ProcessGroup::readReport(const QByteArray &bytes)
{
    const QPointer<ProcessGroup> alive(this);
    m_unreadReport += bytes;
    for (qsizetype end = 0; alive && (end = m_unreadReport.indexOf('\n')) >= 0;) {
        const QByteArrayList words = m_unreadReport.first(end).split(' ');
        m_unreadReport.remove(0, end + 1);
        take(words.value(0), words.value(1).toInt());
    }
}

void ProcessGroup::take(const QByteArray &word, int number)
{
    if (m_isOver)
        return;
    if (word == supervision::started) {
        m_leader = number;
        Q_EMIT started();
        return;
    }
    // Children may go on and keep the pipes open: what the program itself wrote has been read, and nobody waits for theirs.
    if (!drain())
        return;
    handOver(ProcessEnding::Manner::AtOnce);
    if (word == supervision::failed)
        Q_EMIT failedToStart(qt_error_string(number));
    else if (word == supervision::exited)
        Q_EMIT exited(number);
    else if (word == supervision::killed)
        Q_EMIT killed(number);
    else if (word == supervision::exceeded)
        Q_EMIT exceeded();
}

//! \return whether this is there still, and wanted.
bool ProcessGroup::drain()
{
    const QPointer<ProcessGroup> alive(this);
    for (const QPointer<OutputPipe> &pipe : {m_output, m_error}) {
        if (alive && pipe)
            pipe->drain();
    }
    return alive && !m_isOver;
}

void ProcessGroup::supervisorFailed(QProcess::ProcessError error)
{
    // The others are followed by `finished`.
    if (error == QProcess::FailedToStart)
        Q_EMIT failedToStart(m_supervisor->errorString());
}

//! Before it reported how its program ended, or in the same moment.
void ProcessGroup::supervisorFinished(int code, QProcess::ExitStatus status)
{
    const QPointer<ProcessGroup> alive(this);
    m_report->drain();
    if (!alive || m_isOver || !drain())
        return;
    m_isOver = true;
    // On Unix the code of a process that did not exit is the signal's number.
    if (status == QProcess::CrashExit)
        Q_EMIT killed(code);
    else
        Q_EMIT exited(code);
}

} // namespace network
