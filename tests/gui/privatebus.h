// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDBusConnection>
#include <QProcess>

//! A session bus of the test's own, which ends with it.
class PrivateBus final
{
    Q_DISABLE_COPY_MOVE(PrivateBus)

public:
    PrivateBus() = default;
    ~PrivateBus()
    {
        for (const QString &name : std::as_const(m_names))
            QDBusConnection::disconnectFromBus(name);
        end();
    }

    //! \return false where there is no dbus-daemon.
    bool start()
    {
        m_daemon.setProcessChannelMode(QProcess::SeparateChannels);
        m_daemon.start(QStringLiteral("dbus-daemon"),
            {QStringLiteral("--session"), QStringLiteral("--print-address"), QStringLiteral("--nofork"), QStringLiteral("--nopidfile")});
        if (!m_daemon.waitForStarted() || !m_daemon.waitForReadyRead())
            return false;
        m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
        return !m_address.isEmpty();
    }
    void end()
    {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }
    const QString &address() const { return m_address; }

    //! The connection of that name, each one of its own.
    QString connection(const QString &name)
    {
        m_names.append(name);
        return QDBusConnection::connectToBus(m_address, name).name();
    }

private:
    QProcess m_daemon;
    QString m_address;
    QStringList m_names;
};
