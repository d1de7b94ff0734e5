// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processending.h"

#include "network/process/descendants.h"

#include <QCoreApplication>

#include <csignal>

namespace network {

namespace {

constexpr int endingGraceMilliseconds = 2000;

} // namespace

ProcessEnding::ProcessEnding(qint64 group, QProcess *leader, Place place, Manner manner)
    : QObject(QCoreApplication::instance())
    , m_group(group)
    , m_leader(leader)
    , m_place(place)
{
    if (leader) {
        leader->setParent(this);
        connect(leader, &QProcess::finished, this, &ProcessEnding::leaderEnded);
    }
    m_grace.setSingleShot(true);
    connect(&m_grace, &QTimer::timeout, this, [this] { m_asked ? killGroup() : askGroup(); });
    if (leader && manner == Manner::InOrder) {
        m_grace.start(endingGraceMilliseconds);
    } else {
        askGroup();
    }
}

ProcessEnding::~ProcessEnding()
{
    // Children that the program left behind in its group end here, too.
    signalGroup(SIGKILL);
    if (m_leader)
        m_leader->disconnect();
}

void ProcessEnding::leaderEnded()
{
    // Others of the group have until the end of the grace.
    if (!m_grace.isActive() || !isLeft(m_group))
        deleteLater();
    else if (!m_asked)
        askGroup();
}

void ProcessEnding::askGroup()
{
    m_asked = true;
    if (m_place == Place::Group || !askInside())
        signalGroup(SIGTERM);
    m_grace.start(endingGraceMilliseconds);
}

void ProcessEnding::killGroup()
{
    signalGroup(SIGKILL);
    if (!m_leader || m_leader->state() == QProcess::NotRunning)
        deleteLater();
}

bool ProcessEnding::isLeft(qint64 group)
{
    return group > 0 && ::kill(-pid_t(group), 0) == 0;
}

bool ProcessEnding::askInside() const
{
    const QList<qint64> inside = descendantsOf(m_group);
    for (const qint64 process : inside)
        ::kill(pid_t(process), SIGTERM);
    // The first is what bubblewrap leaves in there to wait for the others; it takes no notice of a request from outside.
    return inside.size() > 1;
}

void ProcessEnding::signalGroup(int signal)
{
    if (m_group > 0)
        ::kill(-pid_t(m_group), signal);
}

} // namespace network
