// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/secrets/keycommand.h"

#include "model/text/visibletext.h"
#include "network/basics/processtree.h"

#include <csignal>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype largestKeyOutput = 64 * 1024;
constexpr qsizetype longestKeyComplaint = 400;

//! Whether a program in a group of its own could not ask for a password there: the terminal would stop it.
bool isAtTerminal()
{
    const int terminal = ::open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC);
    if (terminal < 0)
        return false;
    const bool isInFront = ::tcgetpgrp(terminal) == ::getpgrp();
    ::close(terminal);
    return isInFront;
}

//! A certificate's key, or an account as JSON: what stands in its first line is none.
bool hasSeveralLines(const QByteArray &firstLine)
{
    return firstLine.startsWith("-----BEGIN ") || firstLine == "{" || firstLine == "[";
}

} // namespace

KeyCommand::KeyCommand(const QStringList &command, QObject *parent, int milliseconds)
    : Job(parent)
    , m_program(command.value(0))
    , m_hasGroup(!isAtTerminal())
{
    m_process.setStandardInputFile(QProcess::nullDevice());
    // Only a system call may stand there.
    if (m_hasGroup)
        m_process.setChildProcessModifier([] { ::setpgid(0, 0); });
    connect(&m_process, &QProcess::started, this, [this] { m_leader = pid_t(m_process.processId()); });
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &KeyCommand::adopt);
    connect(&m_process, &QProcess::finished, this, &KeyCommand::end);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            say(tr("%1, which is to give the key, cannot be started: %2.").arg(m_program, m_process.errorString()));
    });
    connect(&m_clock, &QTimer::timeout, this, [this] { say(tr("%1, which is to give the key, has not ended.").arg(m_program)); });
    m_clock.start(milliseconds);
    // Once the caller listens.
    QMetaObject::invokeMethod(
        this, [this, arguments = command.mid(1)] { m_process.start(m_program, arguments, QIODevice::ReadOnly); }, Qt::QueuedConnection);
}

KeyCommand::~KeyCommand()
{
    abandon();
}

void KeyCommand::abandon()
{
    m_clock.stop();
    m_process.disconnect(this);
    if (m_process.state() != QProcess::NotRunning) {
        for (const qint64 each : processTree(m_process.processId())) {
            if (each > 0)
                ::kill(pid_t(each), SIGKILL);
        }
    }
    endGroup();
}

//! What has left the group stays: an agent that keeps the person's password for the next time.
void KeyCommand::endGroup()
{
    if (const pid_t leader = std::exchange(m_leader, 0); m_hasGroup && leader > 0)
        ::kill(-leader, SIGKILL);
}

void KeyCommand::adopt()
{
    m_output += m_process.readAllStandardOutput();
    if (m_output.size() > largestKeyOutput)
        say(tr("%1, which is to give the key, writes too much for one.").arg(m_program));
}

void KeyCommand::end(int status, QProcess::ExitStatus how)
{
    endGroup();
    adopt();
    if (isFinished())
        return;
    if (how != QProcess::NormalExit || status != 0) {
        // What it complains of is no key; what it wrote before it failed may be half of one.
        const QString complaint = QString::fromUtf8(m_process.readAllStandardError().left(longestKeyComplaint)).simplified();
        say(tr("%1, which is to give the key, has failed. %2").arg(m_program, model::visibleLine(complaint)).trimmed());
        return;
    }
    const QByteArray key = m_output.left(m_output.indexOf('\n') < 0 ? m_output.size() : m_output.indexOf('\n')).trimmed();
    if (key.isEmpty()) {
        say(tr("%1, which is to give the key, has written nothing.").arg(m_program));
    } else if (hasSeveralLines(key)) {
        say(tr("%1, which is to give the key, has written a key of several lines; it has to be a single one.").arg(m_program));
    } else if (beginSuccess()) {
        m_clock.stop();
        Q_EMIT succeeded(key);
        endSuccess();
    }
}

void KeyCommand::say(const QString &sentence)
{
    abandon();
    fail({model::ErrorCategory::Execution, sentence});
}

} // namespace network
