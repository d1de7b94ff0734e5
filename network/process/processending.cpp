// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processending.h"

#include <QCoreApplication>

#include <csignal>

namespace network {

namespace {

constexpr int graceMilliseconds = 2000;

} // namespace

ProcessEnding::ProcessEnding(QProcess *process)
    : QObject(QCoreApplication::instance())
    , m_process(process)
    , m_group(process->processId())
{
    process->setParent(this);
    // What it still writes is not kept.
    connect(process, &QProcess::readyReadStandardOutput, process, [process] { process->readAllStandardOutput(); });
    connect(process, &QProcess::readyReadStandardError, process, [process] { process->readAllStandardError(); });
    connect(&m_grace, &QTimer::timeout, this, &QObject::deleteLater);
    signalGroup(SIGTERM);
    m_grace.setSingleShot(true);
    m_grace.start(graceMilliseconds);
}

ProcessEnding::~ProcessEnding()
{
    // Children that the program left behind in its group end here, too.
    signalGroup(SIGKILL);
    m_process->disconnect();
}

void ProcessEnding::signalGroup(int signal)
{
    if (m_group > 0)
        ::kill(-pid_t(m_group), signal);
}

} // namespace network
