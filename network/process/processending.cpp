// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processending.h"

#include <QCoreApplication>

#include <csignal>

namespace network {

namespace {

constexpr int millisecondsToEndInOrder = 2000;
//! More than the supervisor takes for what can be killed.
constexpr int millisecondsToKill = 1000;

} // namespace

ProcessEnding::ProcessEnding(QProcess *supervisor, Manner manner)
    : QObject(QCoreApplication::instance())
    , m_supervisor(supervisor)
{
    supervisor->setParent(this);
    connect(supervisor, &QProcess::finished, this, &QObject::deleteLater);
    connect(&m_grace, &QTimer::timeout, this, &ProcessEnding::ask);
    if (manner == Manner::InOrder)
        m_grace.start(millisecondsToEndInOrder);
    else
        ask();
}

ProcessEnding::~ProcessEnding()
{
    m_supervisor->disconnect();
    if (m_supervisor->state() == QProcess::NotRunning)
        return;
    tellSupervisor(SIGHUP);
    m_supervisor->waitForFinished(millisecondsToKill);
}

void ProcessEnding::ask()
{
    // It sees to the rest.
    tellSupervisor(SIGTERM);
}

void ProcessEnding::tellSupervisor(int signal) const
{
    if (m_supervisor->processId() > 0)
        ::kill(pid_t(m_supervisor->processId()), signal);
}

} // namespace network
