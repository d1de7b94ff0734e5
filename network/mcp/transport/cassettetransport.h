// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/transport/transport.h"
#include "network/rehearsal/cassettematch.h"

namespace model {
class ExchangeLog;
} // namespace model

namespace network {

//! What is played instead of the programs that servers are. A value.
struct StdioReplay {
    Cassette cassette = Cassette();
    CassettePlay play = {};
};

//! MCP with a program that was recorded (see StdioTransport) and is not started: each request gets the answer that was recorded for its
//! method and parameters; RpcNumbers do not count. What the server said without having been asked is not played. Owned by the
//! client.
class CassetteTransport final : public McpTransport
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CassetteTransport)
    PARLANCE_PHRASED

public:
    //! `server` is its name in the record. The log outlives the transport.
    CassetteTransport(const QString &server, const StdioReplay &replay, model::ExchangeLog &log, QObject *parent);
    ~CassetteTransport() override { CassetteTransport::close(); }

    void open() override;
    void send(const McpOutgoing &outgoing) override;
    void forget(qint64) override { }
    void setProtocol(const McpProtocol &) override { }
    void close() override;

private:
    void answer(const McpOutgoing &outgoing, const QUrl &url);
    void lose(qint64 id, const McpDeliveryFailure &failure);
    //! In the next turn of the event loop, or once the person lets it come.
    void giveLater(const model::ExchangeId &recorded, std::function<void()> give);

    const QString m_server;
    model::ExchangeLog &m_log;
    const CassettePlay m_play;
    CassetteMatch m_match;
    //! In the record, of those whose answers are still to come.
    QList<model::ExchangeId> m_open;
    bool m_isClosed = false;
};

} // namespace network
