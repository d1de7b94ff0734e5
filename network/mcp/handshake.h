// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/basics/job.h"
#include "network/mcp/era.h"

#include <QPointer>

#include <functional>

namespace network {

//! How a server is reached. EventStream is the HTTP transport of 2024-11-05, tried where the other does not answer.
enum class McpTransportKind { Stdio, StreamableHttp, EventStream };

//! Makes a transport that has not been opened.
using McpTransportMaker = std::function<McpTransport *(McpTransportKind kind, QObject *parent)>;

//! What came of a handshake. The transport is open, and the taker's from now on.
struct McpAgreement {
    std::shared_ptr<const McpEra> era = {};
    McpServerInfo info = {};
    McpTransport *transport = nullptr;
    McpTransportKind kind = McpTransportKind::Stdio;
    //! Greater than any that has been used on the transport.
    qint64 nextId = 1;
};

//! Finds out which era of the protocol a server speaks, and begins to speak it: `server/discover` first, `initialize` where that does not
//! lead to anything (2026-07-28, basic/versioning). Fails with Network, Permission (sign-in) or Execution.
class McpHandshake final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpHandshake)
    PARLANCE_PHRASED

public:
    enum class Era { Unknown, Legacy, Modern };

    //! Milliseconds in which a server that says nothing to `server/discover` is asked in the legacy way, too; and for all of it.
    static constexpr int probeMilliseconds = 3000;
    static constexpr int longestMilliseconds = 60'000;

    //! `known`: what the server was found to speak before; tried first.
    McpHandshake(McpTransportMaker maker, McpTransportKind kind, Era known, QObject *parent);
    //! Anew on a transport that is open, after its session was lost.
    McpHandshake(McpTransport *transport, McpTransportKind kind, qint64 nextId, QObject *parent);

    //! A person has to consent first, or says when an answer comes: that takes nothing of the server's time, which goes on where it was.
    void holdTimeOut(bool hold);

Q_SIGNALS:
    //! So that what it writes aside can be kept from the beginning.
    void transportMade(network::McpTransport *transport);
    void succeeded(const network::McpAgreement &agreement);

protected:
    void abandon() override;

private:
    void openTransport();
    void observe();
    void opened();
    void discover(QByteArray version);
    void initialize();
    qint64 send(QStringView method, const model::JsonText &params);
    void take(const RpcMessage &message);
    void answerPing(const RpcMessage &message);
    void takeDiscovery(const RpcMessage &message);
    void takeUnsupported(const RpcError &error);
    void takeIntroduction(const RpcMessage &message);
    void takeFailure(qint64 id, const McpDeliveryFailure &failure);
    void transportClosed(const model::Error &why);
    void agree(std::shared_ptr<const McpEra> era, const McpServerInfo &info);
    void giveUp(const model::Error &error);

    const McpTransportMaker m_maker;
    McpTransportKind m_kind;
    const Era m_known;
    QPointer<McpTransport> m_transport;
    qint64 m_nextId = 1;
    //! The requests under way; 0 for none. A late answer to the first counts, too.
    qint64 m_discovery = 0;
    qint64 m_introduction = 0;
    int m_discoveries = 0;
    bool m_isLegacy = false;
    bool m_isHeld = false;
    model::Countdown m_probe;
    model::Countdown m_end;
    //! What the server has left of its time when it is held.
    int m_left = longestMilliseconds;
};

} // namespace network

Q_DECLARE_METATYPE(network::McpAgreement)
