// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processhost.h"

#include "network/logging.h"
#include "network/process/loginpathjob.h"
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
QString joined(const QString &first, const QString &second)
{
    QStringList folders = first.split(u':') + second.split(u':');
    folders.removeAll(QString());
    folders.removeDuplicates();
    return folders.join(u':');
}

} // namespace

ProcessHost::Programs ProcessHost::Programs::found()
{
    return {loginShell(), findProgram(u"bwrap"_s, joined(u"/usr/bin:/usr/local/bin"_s, presentPath()))};
}

ProcessHost::ProcessHost(Programs programs, QObject *parent)
    : QObject(parent)
    , m_programs(std::move(programs))
    , m_path(presentPath())
{
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
    auto *path = new LoginPathJob(m_programs.shell, this);
    connect(path, &LoginPathJob::succeeded, this, [this](const QString &found) {
        const bool fromTerminal = qEnvironmentVariableIsSet("TERM");
        m_path = fromTerminal ? joined(m_path, found) : joined(found, m_path);
    });
    connect(path, &LoginPathJob::finished, this, &ProcessHost::tookOne);
    auto *probe = new BubblewrapProbe(m_programs.bubblewrap, this);
    connect(probe, &BubblewrapProbe::succeeded, this, [this](const Bubblewrap &found) { m_bubblewrap = found; });
    connect(probe, &BubblewrapProbe::finished, this, &ProcessHost::tookOne);
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
