// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/desktop/instance.h"

#include <QCryptographicHash>
#include <QDBusAbstractAdaptor>
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDir>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

const QString applicationName = u"org.parlance.Parlance"_s;
const QString applicationInterface = u"org.freedesktop.Application"_s;
constexpr int handTimeout = 5'000; // ms
constexpr qsizetype mostAddresses = 64;
constexpr int nameHashLength = 12;

QString busNameOf(const QString &profileFolder)
{
    if (profileFolder.isEmpty())
        return applicationName;
    const QByteArray folder = QDir(profileFolder).absolutePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(folder, QCryptographicHash::Sha256).toHex().first(nameHashLength);
    // No part of a name begins with a figure.
    return applicationName + u".Profile"_s + QString::fromLatin1(hash);
}

QString activationTokenOf(const QVariantMap &platformData)
{
    const QString token = platformData.value(u"activation-token"_s).toString();
    return token.isEmpty() ? platformData.value(u"desktop-startup-id"_s).toString() : token;
}

//! What the desktop gave this process is for the one that shows the window.
QVariantMap ownPlatformData()
{
    QVariantMap data;
    if (const QString token = qEnvironmentVariable("XDG_ACTIVATION_TOKEN"); !token.isEmpty())
        data.insert(u"activation-token"_s, token);
    if (const QString token = qEnvironmentVariable("DESKTOP_STARTUP_ID"); !token.isEmpty())
        data.insert(u"desktop-startup-id"_s, token);
    return data;
}

} // namespace

//! org.freedesktop.Application, as the Desktop Entry Specification has it.
class ApplicationAdaptor final : public QDBusAbstractAdaptor
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    explicit ApplicationAdaptor(Instance &instance)
        : QDBusAbstractAdaptor(&instance)
        , m_instance(instance)
    {
    }

public Q_SLOTS:
    void Activate(const QVariantMap &platformData) { Q_EMIT m_instance.activated(activationTokenOf(platformData)); }
    void Open(const QStringList &addresses, const QVariantMap &platformData)
    {
        Q_EMIT m_instance.openRequested(addresses.first(std::min(addresses.size(), mostAddresses)), activationTokenOf(platformData));
    }
    void ActivateAction(const QString &action, const QVariantList &parameters, const QVariantMap &platformData)
    {
        Q_EMIT m_instance.actionRequested(action, activationTokenOf(platformData), parameters.value(0).toString());
    }

private:
    Instance &m_instance;
};

QString Instance::sessionBus()
{
    return QDBusConnection::sessionBus().name();
}

Instance::Instance(const QString &connection, const QString &profileFolder, QObject *parent)
    : QObject(parent)
    , m_connection(connection)
    , m_name(busNameOf(profileFolder))
{
}

Instance::~Instance()
{
    if (!m_isClaimed)
        return;
    QDBusConnection bus(m_connection);
    bus.unregisterObject(QString::fromLatin1(path));
    bus.unregisterService(m_name);
}

bool Instance::claim()
{
    QDBusConnection bus(m_connection);
    if (!bus.isConnected())
        return true;
    // The object first: whoever finds the name calls it.
    new ApplicationAdaptor(*this);
    bus.registerObject(QString::fromLatin1(path), this, QDBusConnection::ExportAdaptors);
    m_isClaimed = bus.registerService(m_name);
    if (m_isClaimed)
        return true;
    bus.unregisterObject(QString::fromLatin1(path));
    // A bus that refuses the name to everybody is as good as none.
    return !bus.interface() || !bus.interface()->isServiceRegistered(m_name);
}

void Instance::hand(const Request &request, std::function<void(bool)> done)
{
    const QString method = !request.action.isEmpty() ? u"ActivateAction"_s : request.addresses.isEmpty() ? u"Activate"_s : u"Open"_s;
    QDBusMessage call = QDBusMessage::createMethodCall(m_name, QString::fromLatin1(path), applicationInterface, method);
    if (!request.action.isEmpty())
        call << request.action << (request.parameter.isEmpty() ? QVariantList() : QVariantList {request.parameter});
    else if (!request.addresses.isEmpty())
        call << request.addresses;
    call << ownPlatformData();
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection(m_connection).asyncCall(call, handTimeout), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [watcher, done = std::move(done)] {
        watcher->deleteLater();
        done(!watcher->isError());
    });
}

} // namespace gui

#include "instance.moc"
