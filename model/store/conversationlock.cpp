// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/conversationlock.h"

#include <QDir>
#include <QSysInfo>

#include <cerrno>

#include <signal.h>

namespace model {

using namespace Qt::StringLiterals;

namespace {

QString lockPath(const QString &folder, const ConversationId &id)
{
    QDir().mkpath(folder);
    return folder + u'/' + id.toString() + u".lock"_s;
}

} // namespace

ConversationLock::ConversationLock(const QString &folder, const ConversationId &id)
    : m_lock(lockPath(folder, id))
{
    // Age says nothing: a turn may take hours. Only a process that is gone loses its lock.
    m_lock.setStaleLockTime(0);
}

bool ConversationLock::tryLock()
{
    return m_lock.isLocked() || m_lock.tryLock(0);
}

void ConversationLock::unlock()
{
    m_lock.unlock();
}

bool ConversationLock::isHeld() const
{
    qint64 process = 0;
    QString host;
    QString program;
    if (!m_lock.getLockInfo(&process, &host, &program))
        return false;
    return host != QSysInfo::machineHostName() || ::kill(pid_t(process), 0) == 0 || errno != ESRCH;
}

QString ConversationLock::owner() const
{
    qint64 process = 0;
    QString host;
    QString program;
    if (!m_lock.getLockInfo(&process, &host, &program))
        return {};
    return u"%1 (%2, %3)"_s.arg(program, QString::number(process), host);
}

} // namespace model
