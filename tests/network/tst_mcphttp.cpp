// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/authorizedjob.h"
#include "network/mcp/http/streamablehttptransport.h"
#include "tests/network/mcphttptest.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;
using Kind = McpDeliveryFailure::Kind;

//! What is the same in both eras, and what is of the modern one only.
class McpHttp final : public McpHttpTest
{
    Q_OBJECT

private Q_SLOTS:
    void readsAnAnswer_data();
    void readsAnAnswer();
    void tellsWithWhichRequestAMessageCame();
    void takesWhatIsNoMessageForAnAside();
    void readsABatch();
    void sendsTheHeadersOfTheModernEra();
    void keepsNoSessionInTheModernEra();
    void sendsNothingUnencrypted();
    void hidesSecrets();
    void refuses_data();
    void refuses();
    void keepsTheBeginningOfARefusal();
    void takesAFailureForNobodyAsARefusal();
    void leavesAFailureForNobodyBehindTheAnswer();
    void losesWhatHasNoAnswer_data();
    void losesWhatHasNoAnswer();
    void saysThatNothingWasSent();
};

void McpHttp::readsAnAnswer_data()
{
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("split");
    const QByteArray events = ": welcome\n\nid: 0\ndata: \n\nevent: other\ndata: {}\n\n" + answerEvent(7);
    QByteArray windows = events;
    windows.replace("\n", "\r\n");
    const QByteArray lines = "data: {\"jsonrpc\":\"2.0\",\ndata: \"id\":7,\ndata: \"result\":{\"tools\":[]}}\n\n";
    const QByteArray stream = "text/event-stream; charset=utf-8";
    QTest::newRow("JSON") << QByteArray("application/json") << answer(7) << 0;
    QTest::newRow("JSON, byte by byte") << QByteArray("application/json; charset=utf-8") << " \r\n" + answer(7) + '\n' << 1;
    QTest::newRow("JSON without a type") << QByteArray("text/plain") << answer(7) << 0;
    QTest::newRow("events") << stream << events << 0;
    QTest::newRow("events, byte by byte") << stream << events << 1;
    QTest::newRow("events with CRLF, in threes") << stream << windows << 3;
    QTest::newRow("an event of several lines") << QByteArray("Text/Event-Stream") << lines << 5;
}

void McpHttp::readsAnAnswer()
{
    QFETCH(QByteArray, contentType);
    QFETCH(QByteArray, body);
    QFETCH(int, split);
    McpTransport &transport = connectTo();
    Script script;
    script.send("HTTP/1.1 200 OK\r\nContent-Type: " + contentType + "\r\nConnection: close\r\n\r\n").send(body, split).close();
    m_server->enqueue(script);
    transport.send(request(7));
    QTRY_COMPARE(m_received.size(), 1);
    QCOMPARE(m_received.first().relatedTo, 7);
    QCOMPARE(m_received.first().message.number(), 7);
    QCOMPARE(m_received.first().message.result.compacted().bytes(), QByteArray("{\"tools\":[]}"));
    QTRY_COMPARE(m_ended->count(), 1);
    QVERIFY(m_undelivered.isEmpty());
    QVERIFY(m_aside.isEmpty());
    QCOMPARE(lastRequest().line, QByteArray("POST /mcp HTTP/1.1"));
    QCOMPARE(lastRequest().body, request(7).message);
    QCOMPARE(lastRequest().header("Accept"), QByteArray("application/json, text/event-stream"));
    QCOMPARE(lastRequest().header("Content-Type"), QByteArray("application/json"));
    QCOMPARE(lastExchange().origin.purpose, u"test"_s);
}

void McpHttp::tellsWithWhichRequestAMessageCame()
{
    McpTransport &transport = connectTo();
    const QByteArray progress = rpcNotification(u"notifications/progress", {});
    const QByteArray question = rpcRequest(1, u"elicitation/create", {});
    m_server->enqueue(Script::stream("data: " + progress + "\n\ndata: " + question + "\n\n" + answerEvent(3)));
    transport.send(request(3));
    QTRY_COMPARE(m_received.size(), 3);
    QCOMPARE(m_received.at(0).message.method, u"notifications/progress"_s);
    QCOMPARE(m_received.at(1).message.kind, RpcMessage::Kind::Request);
    QCOMPARE(m_received.at(2).message.kind, RpcMessage::Kind::Result);
    for (const Told &told : m_received)
        QCOMPARE(told.relatedTo, 3);
}

void McpHttp::takesWhatIsNoMessageForAnAside()
{
    McpTransport &transport = connectTo();
    m_server->enqueue(Script::stream("data: hello\n\ndata: {\"id\":true}\n\ndata: {\"jsonrpc\":\"2.0\"\n\n" + answerEvent(3)));
    transport.send(request(3));
    QTRY_COMPARE(m_received.size(), 1);
    QCOMPARE(m_aside, (QStringList {u"hello"_s, u"{\"id\":true}"_s, u"{\"jsonrpc\":\"2.0\""_s}));
}

void McpHttp::readsABatch()
{
    McpTransport &transport = connectTo();
    m_server->enqueue(Script::answer(200, '[' + rpcNotification(u"a", {}) + ',' + answer(3) + ']'));
    transport.send(request(3));
    QTRY_COMPARE(m_received.size(), 2);
    QCOMPARE(m_received.first().message.method, u"a"_s);
    QCOMPARE(m_received.last().message.number(), 3);
}

void McpHttp::sendsTheHeadersOfTheModernEra()
{
    McpTransport &transport = connectModern();
    m_server->enqueue(Script::answer(200, answer(4)));
    McpOutgoing call = request(4, u"tools/call"_s);
    call.name = u"Straße"_s;
    call.mirrored = {{"Mcp-Param-Region", "us-west1"}};
    transport.send(call);
    QTRY_COMPARE(m_received.size(), 1);
    auto sent = lastRequest().headers;
    std::sort(sent.begin(), sent.end());
    QList<std::pair<QByteArray, QByteArray>> expected {{"Accept", "application/json, text/event-stream"}, {"Accept-Encoding", "identity"},
        {"Accept-Language", "*"}, {"Connection", "keep-alive"}, {"Content-Length", QByteArray::number(call.message.size())},
        {"Content-Type", "application/json"}, {"Host", lastRequest().header("Host")}, {"MCP-Protocol-Version", "2026-07-28"},
        {"Mcp-Method", "tools/call"}, {"Mcp-Name", "=?base64?U3RyYcOfZQ==?="}, {"Mcp-Param-Region", "us-west1"},
        {"User-Agent", "Parlance/" PARLANCE_VERSION}, {"X-Api-Key", "sk-server-123"}};
    std::sort(expected.begin(), expected.end());
    QCOMPARE(sent, expected);

    m_server->enqueue(Script::answer(200, answer(5)));
    transport.send(request(5));
    QTRY_COMPARE(m_received.size(), 2);
    QCOMPARE(lastRequest().header("Mcp-Method"), QByteArray("tools/list"));
    QVERIFY(lastRequest().header("Mcp-Name").isNull());
}

void McpHttp::keepsNoSessionInTheModernEra()
{
    McpTransport &transport = connectModern();
    for (qint64 id = 1; id <= 2; ++id) {
        m_server->enqueue(Script::answer(200, answer(id), "application/json", "Mcp-Session-Id: abc\r\n"));
        transport.send(request(id, u"server/discover"_s));
        QTRY_COMPARE(m_received.size(), id);
        QVERIFY(lastRequest().header("Mcp-Session-Id").isNull());
    }
    m_server->enqueue(Script::answer(404, "{}"));
    transport.send(request(3));
    QTRY_COMPARE(m_undelivered.size(), 1);
    QCOMPARE(m_undelivered.first().failure.kind, Kind::Refused);
    transport.listen();
    m_server->enqueue(Script::stream("id: 5\nretry: 1\ndata: \n\n"));
    transport.send(request(4));
    QTRY_COMPARE(m_undelivered.size(), 2);
    QCOMPARE(m_undelivered.last().failure.kind, Kind::Lost);
    QCOMPARE(m_server->requests().size(), 4);
    transport.close();
    QTest::qWait(50);
    QCOMPARE(m_server->requests().size(), 4);
}

void McpHttp::sendsNothingUnencrypted()
{
    McpEndpoint elsewhere = endpoint();
    elsewhere.url = QUrl(u"http://mcp.example/"_s);
    StreamableHttpTransport transport(*m_client, elsewhere, nullptr, nullptr);
    listenTo(transport);
    transport.open();
    QVERIFY(m_closed.isEmpty());
    QTRY_COMPARE(m_closed.size(), 1);
    QCOMPARE(m_closed.first().category, model::ErrorCategory::Permission);
    QCOMPARE(m_opened, 0);
}

void McpHttp::hidesSecrets()
{
    McpTransport &transport = connectTo();
    m_server->enqueue(Script::answer(200, answer(7), "application/json", "Mcp-Session-Id: 1868a90c\r\n"));
    transport.send(request(7, u"initialize"_s));
    QTRY_COMPARE(m_ended->count(), 1);
    QCOMPARE(lastRequest().header("X-Api-Key"), QByteArray("sk-server-123"));
    QCOMPARE(headerValue(lastExchange().request.headers, "X-Api-Key"), QByteArray("[redacted]"));
    QCOMPARE(headerValue(lastExchange().responseHeaders, "Mcp-Session-Id"), QByteArray("[redacted]"));
}

void McpHttp::refuses_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<model::ErrorCategory>("category");
    using enum model::ErrorCategory;
    QTest::newRow("bad request") << 400 << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":9,\"error\":{\"code\":-32022,\"message\":\"no\"}}")
                                 << Execution;
    QTest::newRow("sign-in without a way to it") << 401 << QByteArray("who?") << Permission;
    QTest::newRow("forbidden") << 403 << QByteArray() << Permission;
    QTest::newRow("unknown method") << 404 << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":9,\"error\":{\"code\":-32601,\"message\":\"?\"}}")
                                    << Execution;
    QTest::newRow("method not allowed") << 405 << QByteArray("<html>") << Execution;
    QTest::newRow("too often") << 429 << QByteArray("slow down") << Network;
    QTest::newRow("server error") << 503 << QByteArray("down") << Network;
}

void McpHttp::refuses()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(model::ErrorCategory, category);
    McpTransport &transport = connectModern();
    m_server->enqueue(Script::answer(status, body));
    transport.send(request(9));
    QTRY_COMPARE(m_undelivered.size(), 1);
    QCOMPARE(m_undelivered.first().id, 9);
    const McpDeliveryFailure failure = m_undelivered.first().failure;
    QCOMPARE(failure.kind, Kind::Refused);
    QCOMPARE(failure.status, status);
    QCOMPARE(failure.body, body);
    QCOMPARE(failure.error.category, category);
    QVERIFY(!failure.error.message.isEmpty());
    QVERIFY(!failure.nothingSent);
    QVERIFY(m_received.isEmpty());
    QCOMPARE(m_server->requests().size(), 1);
}

void McpHttp::keepsTheBeginningOfARefusal()
{
    McpTransport &transport = connectTo();
    m_server->enqueue(Script::answer(500, QByteArray(1'000'000, 'x')));
    transport.send(request(9));
    QTRY_COMPARE(m_undelivered.size(), 1);
    QCOMPARE(m_undelivered.first().failure.body.size(), AuthorizedJob::largestRefusal);
    QVERIFY(m_undelivered.first().failure.error.detail.size() <= 2000);
}

void McpHttp::takesAFailureForNobodyAsARefusal()
{
    McpTransport &transport = connectTo();
    m_server->enqueue(Script::answer(200, "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"Parse error\"}}"));
    transport.send(request(9));
    QTRY_COMPARE(m_undelivered.size(), 1);
    QCOMPARE(m_undelivered.first().failure.kind, Kind::Refused);
    QVERIFY(m_undelivered.first().failure.error.message.contains(u"Parse error"_s));
    QVERIFY(m_undelivered.first().failure.body.contains("-32700"));
    QVERIFY(m_received.isEmpty());
}

void McpHttp::leavesAFailureForNobodyBehindTheAnswer()
{
    McpTransport &transport = connectTo();
    const QByteArray failure = "data: {\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"Parse error\"}}\n\n";
    m_server->enqueue(Script::stream(answerEvent(9) + failure));
    transport.send(request(9));
    QTRY_COMPARE(m_received.size(), 2);
    QVERIFY(m_undelivered.isEmpty());
}

void McpHttp::losesWhatHasNoAnswer_data()
{
    QTest::addColumn<Script>("script");
    const QByteArray head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n";
    const QByteArray chunked = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";
    QTest::newRow("a page") << Script::answer(200, "<!DOCTYPE html><html>Sign in</html>", "text/html");
    QTest::newRow("no JSON") << Script::answer(200, "{\"jsonrpc\":");
    QTest::newRow("nothing") << Script::answer(200, {});
    QTest::newRow("accepted only") << Script::answer(202, {});
    QTest::newRow("the answer to another") << Script::answer(200, answer(8));
    QTest::newRow("half a body") << Script().send(head + answer(9).left(20)).close();
    QTest::newRow("no head") << Script().close();
    QTest::newRow("reset") << Script().send(head).reset();
    QTest::newRow("no HTTP") << Script().send("hello\r\n\r\n").close();
    QTest::newRow("a stream that ends") << Script::stream(": nothing\n\n");
    QTest::newRow("a stream that ends in mid-event") << Script::stream("data: " + answer(9));
    QTest::newRow("a stream that breaks off") << Script().send(chunked + "5\r\nda").close();
    QTest::newRow("compressed") << Script::answer(200, "x", "application/json", "Content-Encoding: br\r\n");
}

void McpHttp::losesWhatHasNoAnswer()
{
    QFETCH(Script, script);
    McpTransport &transport = connectModern();
    m_server->enqueue(script);
    transport.send(request(9));
    QTRY_COMPARE(m_undelivered.size(), 1);
    QCOMPARE(m_undelivered.first().id, 9);
    QCOMPARE(m_undelivered.first().failure.kind, Kind::Lost);
    QCOMPARE(m_undelivered.first().failure.error.category, model::ErrorCategory::Network);
    QVERIFY(!m_undelivered.first().failure.nothingSent);
    QCOMPARE(m_server->requests().size(), 1);
    QVERIFY(m_closed.isEmpty());
}

void McpHttp::saysThatNothingWasSent()
{
    McpTransport &transport = connectTo();
    m_server->stopListening();
    transport.send(request(9));
    QTRY_COMPARE(m_undelivered.size(), 1);
    QCOMPARE(m_undelivered.first().failure.kind, Kind::Lost);
    QVERIFY(m_undelivered.first().failure.nothingSent);
}

QTEST_GUILESS_MAIN(McpHttp)
#include "tst_mcphttp.moc"
