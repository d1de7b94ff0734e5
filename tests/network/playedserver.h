// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "mcptest.h"
#include "tests/support/patience.h"

//! A server of MCP that a test plays, message by message, and a client of it.
namespace played {

using namespace Qt::StringLiterals;
using namespace network;
using model::ErrorCategory;
using model::JsonText;

class PlayedTransport final : public McpTransport
{
public:
    using McpTransport::McpTransport;

    void open() override { QMetaObject::invokeMethod(this, &McpTransport::opened, Qt::QueuedConnection); }
    void send(const McpOutgoing &outgoing) override { sent.append(outgoing); }
    void forget(qint64 id) override { forgotten.append(id); }
    void setProtocol(const McpProtocol &protocol) override { version = protocol.version; }
    void listen() override { ++listens; }
    void close() override { isClosed = true; }

    void answer(qint64 id, const QByteArray &result)
    {
        Q_EMIT received(*readRpcMessage(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(id) + R"(,"result":)" + result + "}"), 0);
    }
    void refuse(qint64 id, int code, const QByteArray &more = {})
    {
        Q_EMIT received(*readRpcMessage(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(id) + R"(,"error":{"code":)"
                            + QByteArray::number(code) + R"(,"message":"no")" + more + "}}"),
            0);
    }
    void ask(qint64 id, const QByteArray &method, const QByteArray &params, qint64 relatedTo = 0)
    {
        Q_EMIT received(*readRpcMessage(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(id) + R"(,"method":")" + method + R"(","params":)"
                            + params + "}"),
            relatedTo);
    }
    void tell(const QByteArray &method, const QByteArray &params)
    {
        Q_EMIT received(*readRpcMessage(R"({"jsonrpc":"2.0","method":")" + method + R"(","params":)" + params + "}"), 0);
    }
    //! The methods of what was sent; an answer has none.
    QStringList methods() const
    {
        QStringList all;
        for (const McpOutgoing &outgoing : sent)
            all.append(outgoing.method);
        return all;
    }
    const McpOutgoing &last() const { return sent.last(); }

    QList<McpOutgoing> sent;
    QList<qint64> forgotten;
    QByteArray version;
    int listens = 0;
    bool isClosed = false;
};

//! A client of the played server.
struct PlayedClient {
    explicit PlayedClient(McpTransportKind transportKind = McpTransportKind::Stdio)
        : kind(transportKind)
        , client(std::make_unique<McpClient>(u"played"_s, host, nullptr))
    {
        QObject::connect(client.get(), &McpClient::closed, client.get(), [this](const model::Error &why) { closed.append(why); });
        QObject::connect(client.get(), &McpClient::logged, client.get(), [this](const QString &line) { lines.append(line); });
    }

    void open(McpHandshake::Era era)
    {
        const auto maker = [this](McpTransportKind made, QObject *parent) -> McpTransport * {
            kinds.append(made);
            transport = new PlayedTransport(parent);
            return transport;
        };
        client->open(maker, kind, era);
        QVERIFY(QTest::qWaitFor([this] { return transport && !transport->sent.isEmpty(); }, support::patience));
    }
    void openLegacy(const QByteArray &capabilities = "{}")
    {
        open(McpHandshake::Era::Legacy);
        introduce(capabilities);
        QVERIFY(client->isReady());
    }
    void introduce(const QByteArray &capabilities = "{}")
    {
        transport->answer(
            transport->last().id, R"({"protocolVersion":"2025-11-25","serverInfo":{"name":"p"},"capabilities":)" + capabilities + "}");
    }
    void openModern(const QByteArray &capabilities = "{}")
    {
        open(McpHandshake::Era::Modern);
        transport->answer(
            transport->last().id, R"({"supportedVersions":["2026-07-28"],"resultType":"complete","capabilities":)" + capabilities + "}");
        QVERIFY(client->isReady());
    }
    //! What was sent since `from`, as texts.
    QByteArray sentSince(qsizetype from) const
    {
        QByteArray all;
        for (const McpOutgoing &outgoing : transport->sent.mid(from))
            all += outgoing.message + '\n';
        return all;
    }

    FakeHost host;
    const McpTransportKind kind;
    std::unique_ptr<McpClient> client;
    QPointer<PlayedTransport> transport;
    QList<McpTransportKind> kinds;
    QList<model::Error> closed;
    QStringList lines;
};

inline const QByteArray form = R"({"message":"Which?","requestedSchema":{"type":"object"}})";

} // namespace played
