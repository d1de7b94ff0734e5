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
        methods.append(message->method);
        if (message->id.isEmpty())
            return Script::answer(202, {});
        return Script::answer(200, rpcResult(message->id, model::JsonText::trusted(R"({"content":[{"type":"text","text":"done"}]})")));
    }

    bool isLost = false;
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
};

void McpHttpClientTest::beginsAnewWhereTheSessionIsLost()
{
    // The farewell comes when all this is over.
    const auto server = std::make_shared<ForgetfulServer>();
    m_server->answerBy([server](const ScriptedServer::Request &request) { return server->answer(request); });
    FakeHost host;
    McpClient client(u"forgetful"_s, host, nullptr);
    const auto maker = [this](McpTransportKind, QObject *parent) {
        return new StreamableHttpTransport(*m_client, endpoint(), nullptr, parent);
    };
    client.open(maker, McpTransportKind::StreamableHttp, McpHandshake::Era::Legacy);
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

QTEST_GUILESS_MAIN(McpHttpClientTest)
#include "tst_mcphttpclient.moc"
