// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcpknowntools.h"
#include "invocables/external/mcp/mcptool.h"
#include "network/mcp/connection.h"

#include <QPointer>
#include <QTimer>

namespace network {
class McpListing;
}

namespace invocables {

//! The tools of one server: as they were known before it is up, listed when it is ready and again when they change. Keeps the last good
//! list whatever comes. Owned by an McpEnsemble.
class McpToolList final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpToolList)

public:
    //! Changes are told in bursts: milliseconds from the first to the listing.
    static constexpr int debounceMilliseconds = 200;

    //! The connection outlives the list.
    McpToolList(network::McpConnection &connection, McpKnownTools known, QObject *parent);

    const QList<McpToolPointer> &tools() const { return m_tools; }
    //! What is remembered of the server has been read.
    bool isRead() const { return m_isRead; }
    //! The server has told its tools, or could not, since it was connected.
    bool isListed() const { return m_isListed; }
    //! Why the last listing came to nothing; empty where it did not.
    const model::Error &error() const { return m_error; }
    void list();

Q_SIGNALS:
    void changed();

private:
    McpTool::Over over() const;
    void readKnown();
    void followConnection();
    void take(const QList<model::JsonText> &items);
    void settle(const model::Error &error);

    network::McpConnection &m_connection;
    const McpKnownTools m_known;
    QPointer<network::McpClient> m_client;
    QPointer<network::McpListing> m_listing;
    //! Which list is being read on a worker; others are out of date.
    int m_reading = 0;
    QTimer m_debounce;
    QList<McpToolPointer> m_tools;
    bool m_isRead = false;
    bool m_isListed = false;
    model::Error m_error;
};

} // namespace invocables
