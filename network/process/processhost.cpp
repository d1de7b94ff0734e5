// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processhost.h"

#include "network/basics/logging.h"
#include "network/process/programfiles.h"

#include <pwd.h>
#include <unistd.h>

namespace network {

using namespace Qt::StringLiterals;

namespace {

QString presentPath()
{
    return qEnvironmentVariable("PATH", u"/usr/local/bin:/usr/bin:/bin"_s);
}

QString loginShell()
{
    const QString named = qEnvironmentVariable("SHELL");
    if (!named.isEmpty())
        return findProgram(named, presentPath());
    const passwd *entry = ::getpwuid(::getuid());
    return entry && entry->pw_shell ? findProgram(QString::fromLocal8Bit(entry->pw_shell), presentPath()) : QString();
}

//! The folders of both, those of `first` before the others.
QString joinedPaths(const QString &first, const QString &second)
{
    QStringList folders = first.split(u':') + second.split(u':');
    folders.removeAll(QString());
    folders.removeDuplicates();
    return folders.join(u':');
}

} // namespace

ProcessHost::Programs ProcessHost::Programs::found(const QString &folder)
{
    return {loginShell(), findProgram(u"bwrap"_s, joinedPaths(u"/usr/bin:/usr/local/bin"_s, presentPath())), folder};
}

ProcessHost::ProcessHost(Programs programs, QObject *parent)
    : QObject(parent)
    , m_programs(std::move(programs))
    , m_login(m_programs.shell, m_programs.folder, this)
    , m_path(presentPath())
{
    connect(&m_login, &LoginPath::settled, this, &ProcessHost::takePath);
    connect(&m_login, &LoginPath::toldLate, this, &ProcessHost::takePath);
    connect(&m_login, &LoginPath::settled, this, &ProcessHost::tookOne);
    if (!m_programs.bubblewrap.isEmpty())
        m_bubblewrap = {Bubblewrap::State::Usable, m_programs.bubblewrap};
}

void ProcessHost::find(QObject *context, std::function<void()> done)
{
    if (m_state == State::Known) {
        QMetaObject::invokeMethod(context, std::move(done), Qt::QueuedConnection);
        return;
    }
    connect(this, &ProcessHost::known, context, std::move(done), Qt::SingleShotConnection);
    if (m_state == State::NotAsked)
        begin();
}

void ProcessHost::begin()
{
    m_state = State::Finding;
    m_login.ask();
    auto *probe = new BubblewrapProbe(m_programs.bubblewrap, this);
    connect(probe, &BubblewrapProbe::succeeded, this, [this](const Bubblewrap &found) { m_bubblewrap = found; });
    connect(probe, &BubblewrapProbe::finished, this, &ProcessHost::tookOne);
}

void ProcessHost::takePath()
{
    const bool fromTerminal = qEnvironmentVariableIsSet("TERM");
    m_path = fromTerminal ? joinedPaths(presentPath(), m_login.path()) : joinedPaths(m_login.path(), presentPath());
    if (!m_programs.shell.isEmpty() && !m_login.complaint().isEmpty())
        qCWarning(lcProcess) << m_login.complaint();
}

void ProcessHost::tookOne()
{
    if (--m_waitedFor > 0)
        return;
    if (m_bubblewrap.state == Bubblewrap::State::NotUsable)
        qCWarning(lcProcess) << "bubblewrap cannot be used:" << m_bubblewrap.complaint;
    m_state = State::Known;
    Q_EMIT known();
}

} // namespace network
