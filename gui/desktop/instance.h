// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QStringList>

#include <functional>

namespace gui {

//! The one process that has a profile's windows, by a name on the session bus: org.parlance.Parlance, with something of the profile's
//! folder behind it where that is not the desktop's own. Offers org.freedesktop.Application there, and is who asks the other process where
//! there is one. Where there is no bus every process has windows of its own, as it was before. Owned by main().
class Instance final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Instance)

public:
    //! The name of Qt's connection with the session bus, which is opened by this; one that is not open where there is no bus.
    static QString sessionBus();

    //! `profileFolder`: empty for the desktop's profile.
    Instance(const QString &connection, const QString &profileFolder, QObject *parent = nullptr);
    ~Instance() override;

    //! Asks the bus for the name; that is answered by the bus itself, at once. \return false where another process has it.
    bool claim();

    //! What a person wants of the program: its window, files and links in it, or one of its actions.
    struct Request {
        //! Absolute addresses.
        QStringList addresses = {};
        //! `new-conversation`, `quick-question`, or `evaluate` with the address of a store.
        QString action = {};
        QString parameter = {};
    };
    //! Has the other process do it. `done(false)` where it did not take it within some seconds.
    void hand(const Request &request, std::function<void(bool)> done);

    const QString &name() const { return m_name; }
    static constexpr const char *path = "/org/parlance/Parlance";

Q_SIGNALS:
    //! The `token` of whoever asks lets a window come to the front; it may be empty.
    void activated(const QString &token);
    void openRequested(const QStringList &addresses, const QString &token);
    //! `parameter`: empty where the action has none.
    void actionRequested(const QString &action, const QString &token, const QString &parameter = {});

private:
    const QString m_connection;
    const QString m_name;
    bool m_isClaimed = false;
};

} // namespace gui
