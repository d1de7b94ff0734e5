// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace invocables {
class McpServers;
}

namespace gui {

//! Starts a server that has just been added, and tells whether that went well. Goes once it has told; owned by the window's dialogs.
class ServerTrial final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerTrial)

public:
    //! The servers outlive it; one of this name may not be there yet.
    ServerTrial(invocables::McpServers &servers, QString name, QObject *parent);

Q_SIGNALS:
    void said(const QString &text);

private:
    void look();
    void end(const QString &text);

    invocables::McpServers &m_servers;
    const QString m_name;
    enum class State { Awaited, Started, Told } m_state = State::Awaited;
};

} // namespace gui
