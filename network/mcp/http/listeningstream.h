// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/http/messagestream.h"

#include <QElapsedTimer>

namespace network {

//! The stream of the legacy era for what belongs to no request (MCP 2025-11-25, "Listening for Messages from the Server"). Opened again
//! whenever it ends, where it left off; the head is waited for without an end, since servers hold it back until there is something to
//! say (measured). Left alone after some failures in a row (see McpPatience).
class ListeningStream final : public MessageStream
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ListeningStream)

public:
    ListeningStream(const Connection &connection, QObject *parent);

    //! The server offers no such stream, or has forgotten the session (which the next request shows): there is no use in asking again.
    //! Else, after `ended`, it only could not be had.
    bool isDeclined() const { return m_declined; }

private:
    void headArrived(const model::Headers &headers, bool isStream) override;
    void deliver(const RpcMessage &message) override;
    void responseEnded(const AuthorizedJob &job, const std::optional<model::Error> &error) override;
    void openAgain();

    QElapsedTimer m_opened;
    bool m_isStream = false;
    bool m_declined = false;
    int m_failures = 0;
};

} // namespace network
