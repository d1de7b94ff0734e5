// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/desktop/busdesktop.h"

#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include <algorithm>
#include <array>
#include <cmath>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

const QString notificationService = u"org.freedesktop.Notifications"_s;
const QString notificationPath = u"/org/freedesktop/Notifications"_s;
const QString portalService = u"org.freedesktop.portal.Desktop"_s;
const QString portalPath = u"/org/freedesktop/portal/desktop"_s;
const QString portalSettings = u"org.freedesktop.portal.Settings"_s;
const QString appearanceGroup = u"org.freedesktop.appearance"_s;
const QString interfaceGroup = u"org.gnome.desktop.interface"_s;
const QString accessibilityGroup = u"org.gnome.desktop.a11y.interface"_s;
constexpr int clickTimeout = -1;

using SettingGroups = QMap<QString, QVariantMap>;

//! Three shares of 0 to 1; nothing where one is outside, which is how a portal says that there is no accent.
std::optional<quint32> accentOf(const QVariant &value)
{
    if (!value.canConvert<QDBusArgument>())
        return {};
    const auto argument = value.value<QDBusArgument>();
    if (argument.currentType() != QDBusArgument::StructureType)
        return {};
    std::array<double, 3> shares {};
    argument.beginStructure();
    for (double &share : shares) {
        if (argument.atEnd())
            return {};
        argument >> share;
    }
    argument.endStructure();
    quint32 colour = 0;
    for (const double share : shares) {
        if (!(share >= 0 && share <= 1))
            return {};
        colour = colour << 8 | quint32(std::lround(share * 255));
    }
    return colour;
}

//! Others wrap a variant once more.
QVariant unwrapped(QVariant value)
{
    for (int depth = 0; depth < 3 && value.canConvert<QDBusVariant>(); ++depth)
        value = value.value<QDBusVariant>().variant();
    return value;
}

Desktop::Look withSetting(Desktop::Look look, const QString &group, const QString &key, const QVariant &wrapped)
{
    const QVariant value = unwrapped(wrapped);
    if (group == appearanceGroup && key == u"color-scheme") {
        const uint scheme = value.toUInt();
        look.isDark = scheme == 1 ? std::optional(true) : scheme == 2 ? std::optional(false) : std::nullopt;
    } else if (group == appearanceGroup && key == u"contrast") {
        look.highContrast = value.toUInt() == 1;
    } else if (group == accessibilityGroup && key == u"high-contrast") {
        look.highContrast = value.toBool();
    } else if (group == appearanceGroup && key == u"reduced-motion") {
        look.reducedMotion = value.toUInt() == 1;
    } else if (group == interfaceGroup && key == u"enable-animations") {
        look.reducedMotion = !value.toBool();
    } else if (group == appearanceGroup && key == u"accent-color") {
        look.accent = accentOf(value);
    }
    return look;
}

} // namespace

BusDesktop::BusDesktop(const QDBusConnection &bus)
    : m_bus(bus)
{
    if (!m_bus.isConnected())
        return;
    // Before it has been asked for a type QtDBus knows not even its own, and connects nothing that has a variant.
    (void)QDBusMetaType::typeToSignature(QMetaType::fromType<QDBusVariant>());
    m_bus.connect(notificationService, notificationPath, notificationService, u"ActionInvoked"_s, this, SLOT(adoptAction(uint, QString)));
    m_bus.connect(notificationService, notificationPath, notificationService, u"ActivationToken"_s, this, SLOT(adoptToken(uint, QString)));
    m_bus.connect(
        notificationService, notificationPath, notificationService, u"NotificationClosed"_s, this, SLOT(adoptClosing(uint, uint)));
    m_bus.connect(portalService, portalPath, portalSettings, u"SettingChanged"_s, this, SLOT(adoptSetting(QString, QString, QDBusVariant)));
    readSettings();
}

BusDesktop::~BusDesktop()
{
    for (const uint id : std::as_const(m_shown))
        closeNotification(id);
}

void BusDesktop::readSettings()
{
    QDBusMessage call = QDBusMessage::createMethodCall(portalService, portalPath, portalSettings, u"ReadAll"_s);
    call << QStringList {appearanceGroup, interfaceGroup, accessibilityGroup};
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusMessage reply = watcher->reply();
        const QVariant first = reply.arguments().value(0);
        if (watcher->isError() || !first.canConvert<QDBusArgument>() || reply.signature() != u"a{sa{sv}}")
            return;
        SettingGroups groups;
        first.value<QDBusArgument>() >> groups;
        Look read = look();
        // What is the same on all desktops comes last, and counts.
        for (const QString &group : {interfaceGroup, accessibilityGroup, appearanceGroup}) {
            const QVariantMap settings = groups.value(group);
            for (auto setting = settings.begin(); setting != settings.end(); ++setting)
                read = withSetting(read, group, setting.key(), setting.value());
        }
        setLook(read);
    });
}

void BusDesktop::adoptSetting(const QString &group, const QString &key, const QDBusVariant &value)
{
    setLook(withSetting(look(), group, key, value.variant()));
}

void BusDesktop::notify(const QString &place, const QString &title, const QString &text)
{
    // Its number is not known before the answer; without it a second one would stand beside the first.
    if (m_waiting.contains(place))
        m_next.insert(place, {title, text});
    else
        showNotification(place, title, text);
}

void BusDesktop::showNotification(const QString &place, const QString &title, const QString &text)
{
    if (!m_bus.isConnected())
        return;
    m_waiting.insert(place);
    QDBusMessage call = QDBusMessage::createMethodCall(notificationService, notificationPath, notificationService, u"Notify"_s);
    // The body may be read as markup.
    call << u"Parlance"_s << m_shown.value(place, 0) << u"org.parlance.Parlance"_s << title << text.toHtmlEscaped()
         << QStringList {u"default"_s, QCoreApplication::translate("gui::BusDesktop", "Show")}
         << QVariantMap {{u"desktop-entry"_s, u"org.parlance.Parlance"_s}} << clickTimeout;
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, place] {
        watcher->deleteLater();
        const QDBusPendingReply<uint> reply = *watcher;
        const bool isWanted = m_waiting.remove(place);
        if (!reply.isError() && isWanted)
            m_shown.insert(place, reply.value());
        else if (!reply.isError())
            closeNotification(reply.value());
        if (const auto next = m_next.take(place); !next.first.isEmpty())
            showNotification(place, next.first, next.second);
    });
}

void BusDesktop::withdraw(const QString &place)
{
    m_next.remove(place);
    m_waiting.remove(place);
    if (const uint id = m_shown.take(place))
        closeNotification(id);
}

void BusDesktop::closeNotification(uint id) const
{
    QDBusMessage call = QDBusMessage::createMethodCall(notificationService, notificationPath, notificationService, u"CloseNotification"_s);
    call << id;
    m_bus.send(call);
}

//! Others' notifications are told of, too.
void BusDesktop::adoptAction(uint id, const QString &action)
{
    const QString place = m_shown.key(id);
    if (place.isEmpty() || action != u"default")
        return;
    m_shown.remove(place);
    Q_EMIT clicked(place, m_tokens.take(id));
}

void BusDesktop::adoptToken(uint id, const QString &token)
{
    if (!m_shown.key(id).isEmpty())
        m_tokens.insert(id, token);
}

void BusDesktop::adoptClosing(uint id, uint)
{
    m_tokens.remove(id);
    if (const QString place = m_shown.key(id); !place.isEmpty())
        m_shown.remove(place);
}

} // namespace gui
