// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/desktop/desktop.h"

#include <QDBusConnection>
#include <QDBusVariant>
#include <QHash>
#include <QSet>

class QDBusMessage;

namespace gui {

//! The desktop on the session bus: org.freedesktop.Notifications, and org.freedesktop.portal.Settings for how things are to look. Where
//! there is no bus, or nobody answers on it, nothing is said and nothing is known; a bus that dies later is the same. Nothing here waits.
class BusDesktop final : public Desktop
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BusDesktop)

public:
    explicit BusDesktop(const QDBusConnection &bus);
    //! What was shown and has not been clicked goes with the program.
    ~BusDesktop() override;

    bool isThere() const override { return m_bus.isConnected(); }
    void notify(const QString &place, const QString &title, const QString &text) override;
    void withdraw(const QString &place) override;

private Q_SLOTS:
    void adoptSetting(const QString &group, const QString &key, const QDBusVariant &value);
    void adoptAction(uint id, const QString &action);
    void adoptToken(uint id, const QString &token);
    void adoptClosing(uint id, uint reason);

private:
    void readSettings();
    void showNotification(const QString &place, const QString &title, const QString &text);
    void closeNotification(uint id) const;

    QDBusConnection m_bus;
    QHash<QString, uint> m_shown;
    //! Asked for, and not yet answered with a number.
    QSet<QString> m_waiting;
    //! What came for a place meanwhile: the last of it counts.
    QHash<QString, std::pair<QString, QString>> m_next;
    QHash<uint, QString> m_tokens;
};

} // namespace gui
