// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/streamablehttptransport.h"
#include "tests/network/mcphttptest.h"
#include "tests/network/mcptest.h"

using namespace Qt::StringLiterals;
using namespace network;

namespace {

//! A server of the legacy era that forgets its session when it is told to.
class ForgetfulServer
{
public:
    Script answer(const ScriptedServer::Request &request)
    {
        if (request.line.startsWith("DELETE"))
            return Script::answer(200, {});
        const auto message = readRpcMessage(request.body);
        if (!message)
            return Script::answer(405, {});
        if (message->method == u"initialize")
            return initialize(*message);
        if (request.header("Mcp-Session-Id") != "session-" + QByteArray::number(sessions) || isLost)
            return Script::answer(404, {});
        if (alwaysLosesIt.contains(message->method)) {
            refused.append(message->method);
            return Script::answer(404, {});
        }
        methods.append(message->method);
        if (message->id.isEmpty())
            return Script::answer(202, {});
        return Script::answer(200, rpcResult(message->id, model::JsonText::trusted(R"({"content":[{"type":"text","text":"done"}]})")));
    }

    bool isLost = false;
    //! Where it is asked for one of these it does not know the session, however new that is.
    QStringList alwaysLosesIt;
    QStringList refused;
    int sessions = 0;
    //! Since the last handshake.
    QStringList methods;

private:
    Script initialize(const RpcMessage &message)
    {
        isLost = false;
        methods.clear();
        const auto result = model::JsonText::trusted(R"({"protocolVersion":"2025-11-25","serverInfo":{"name":"forgetful","version":"1"},)"
                                                     R"("capabilities":{"tools":{},"logging":{},"resources":{"subscribe":true}}})");
        return Script::answer(
            200, rpcResult(message.id, result), "application/json", "Mcp-Session-Id: session-" + QByteArray::number(++sessions) + "\r\n");
    }
};

} // namespace

//! The client over HTTP, where it is more than its transport.
class McpHttpClientTest final : public McpHttpTest
{
    Q_OBJECT

private Q_SLOTS:
    void beginsAnewWhereTheSessionIsLost();
    void beginsNoSecondNewSessionForOneRequest();
    void beginsNoSessionAnewForWhatHeldBefore();

private:
    std::unique_ptr<McpClient> connectTo(const std::shared_ptr<ForgetfulServer> &server);

    FakeHost m_host;
};

std::unique_ptr<McpClient> McpHttpClientTest::connectTo(const std::shared_ptr<ForgetfulServer> &server)
{
    // The farewell comes when all this is over.
    m_server->answerBy([server](const ScriptedServer::Request &request) { return server->answer(request); });
    auto client = std::make_unique<McpClient>(u"forgetful"_s, m_host, nullptr);
    const auto maker = [this](McpTransportKind, QObject *parent) {
        return new StreamableHttpTransport(*m_client, endpoint(), nullptr, parent);
    };
    client->open(maker, McpTransportKind::StreamableHttp, McpHandshake::Era::Legacy);
    return client;
}

void McpHttpClientTest::beginsAnewWhereTheSessionIsLost()
{
    const auto server = std::make_shared<ForgetfulServer>();
    const std::unique_ptr<McpClient> connected = connectTo(server);
    McpClient &client = *connected;
    QTRY_VERIFY(client.isReady());
    client.watchResources({u"note://1"_s, u"note://2"_s});
    const Answered before = Answered::call(client, "work");
    QTRY_COMPARE(before.text(), u"done"_s);

    server->isLost = true;
    QSignalSpy closed(&client, &McpClient::closed);
    const Answered one = Answered::call(client, "work");
    const Answered other = Answered::call(client, "work");
    QTRY_VERIFY(one.isDone() && other.isDone());
    QCOMPARE(one.text(), u"done"_s);
    QCOMPARE(other.text(), u"done"_s);
    QCOMPARE(server->sessions, 2);
    // What held in the session before holds in this one.
    QTRY_COMPARE(server->methods.count(u"resources/subscribe"_s), 2);
    QTRY_COMPARE(server->methods.count(u"logging/setLevel"_s), 1);
    QCOMPARE(server->methods.first(), u"notifications/initialized"_s);
    QVERIFY(closed.isEmpty());
}

void McpHttpClientTest::beginsNoSecondNewSessionForOneRequest()
{
    const auto server = std::make_shared<ForgetfulServer>();
    server->alwaysLosesIt = QStringList {u"tools/call"_s};
    const std::unique_ptr<McpClient> client = connectTo(server);
    QTRY_VERIFY(client->isReady());
    const Answered call = Answered::call(*client, "work");
    QTRY_VERIFY(call.isDone());
    QVERIFY(call.error);
    QCOMPARE(call.error->english, u"The server does not know the session that it has just given."_s);
    QCOMPARE(server->refused, QStringList({u"tools/call"_s, u"tools/call"_s}));
    QCOMPARE(server->sessions, 2);

    // A server that has come to its senses is spoken with as before.
    server->alwaysLosesIt.clear();
    const Answered next = Answered::call(*client, "work");
    QTRY_COMPARE(next.text(), u"done"_s);
    QCOMPARE(server->sessions, 2);
}

void McpHttpClientTest::beginsNoSessionAnewForWhatHeldBefore()
{
    const auto server = std::make_shared<ForgetfulServer>();
    const std::unique_ptr<McpClient> client = connectTo(server);
    QTRY_VERIFY(client->isReady());
    client->watchResources({u"note://1"_s});
    QTRY_COMPARE(server->methods.count(u"resources/subscribe"_s), 1);

    server->alwaysLosesIt = QStringList {u"logging/setLevel"_s, u"resources/subscribe"_s};
    server->isLost = true;
    const Answered call = Answered::call(*client, "work");
    QTRY_COMPARE(call.text(), u"done"_s);
    QTRY_COMPARE(server->refused.size(), 2);
    // What is answered after them shows that nothing was begun for them.
    const Answered next = Answered::call(*client, "work");
    QTRY_COMPARE(next.text(), u"done"_s);
    QCOMPARE(server->sessions, 2);
}

QTEST_GUILESS_MAIN(McpHttpClientTest)
#include "tst_mcphttpclient.moc"
