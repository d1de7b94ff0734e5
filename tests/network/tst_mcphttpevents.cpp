// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/eventstreamtransport.h"
#include "tests/network/fakeauthorizer.h"
#include "tests/network/mcphttptest.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;
using Kind = McpDeliveryFailure::Kind;

namespace {

const QByteArray streamHead = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n";

QByteArray endpointEvent(const QByteArray &address)
{
    return "event: endpoint\r\ndata: " + address + "\r\n\r\n";
}

} // namespace

//! HTTP with server-sent events as of 2024-11-05.
class McpHttpEvents final : public McpHttpTest
{
    Q_OBJECT

private Q_SLOTS:
    void sendsWhereTheServerSays_data();
    void sendsWhereTheServerSays();
    void readsTheStream_data();
    void readsTheStream();
    void sendsToNoOtherOrigin_data();
    void sendsToNoOtherOrigin();
    void doesNotOpen_data();
    void doesNotOpen();
    void doesNotWaitForTheAddressForEver();
    void isOverWhenTheStreamIs_data();
    void isOverWhenTheStreamIs();
    void saysWhatWasRefused();
    void asksForATokenAndSendsAgain();
    void breaksOffWhatIsTooLarge();
    void saysNothingOnceClosed();
    void answersNoFasterThanTheServerTakes();

private:
    McpTransport &openStream(const Script &script, Authorizer *authorizer = nullptr)
    {
        m_server->enqueue(script);
        m_transport = std::make_unique<EventStreamTransport>(*m_client, endpoint(), authorizer, nullptr);
        listenTo(*m_transport);
        m_transport->open();
        return *m_transport;
    }
};

void McpHttpEvents::sendsWhereTheServerSays_data()
{
    QTest::addColumn<QByteArray>("address");
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("path") << QByteArray("/messages?sessionId=a%2Fb") << QByteArray("/messages?sessionId=a%2Fb");
    QTest::newRow("beside the stream") << QByteArray("messages") << QByteArray("/messages");
    QTest::newRow("query alone") << QByteArray("?s=1") << QByteArray("/mcp?s=1");
}

void McpHttpEvents::sendsWhereTheServerSays()
{
    QFETCH(QByteArray, address);
    QFETCH(QByteArray, path);
    McpTransport &transport = openStream(Script().send(streamHead + endpointEvent(address)).stall());
    QTRY_COMPARE(m_opened, 1);
    QCOMPARE(lastRequest().line, QByteArray("GET /mcp HTTP/1.1"));
    QCOMPARE(lastRequest().header("Accept"), QByteArray("text/event-stream"));
    m_server->enqueue(Script::answer(202, "Accepted", "text/plain"));
    transport.send(request(1, u"initialize"_s));
    QTRY_COMPARE(m_ended->count(), 1);
    QCOMPARE(lastRequest().line, "POST " + path + " HTTP/1.1");
    QCOMPARE(lastRequest().body, request(1, u"initialize"_s).message);
    QCOMPARE(lastRequest().header("Content-Type"), QByteArray("application/json"));
    QCOMPARE(lastRequest().header("X-Api-Key"), QByteArray("sk-server-123"));
    QVERIFY(m_received.isEmpty());
    m_server->say(0, answerEvent(1));
    QTRY_COMPARE(m_received.size(), 1);
    QCOMPARE(m_received.first().message.number(), 1);
    QVERIFY(m_undelivered.isEmpty() && m_closed.isEmpty());
}

void McpHttpEvents::readsTheStream_data()
{
    QTest::addColumn<int>("split");
    QTest::newRow("whole") << 0;
    QTest::newRow("byte by byte") << 1;
}

void McpHttpEvents::readsTheStream()
{
    QFETCH(int, split);
    const QByteArray events = ": hello\n\n" + endpointEvent("/m") + "data: " + rpcNotification(u"a", {}) + "\n\ndata: garbage\n\ndata: \n\n"
        + "event: ping\ndata: {}\n\n" + endpointEvent("/other") + answerEvent(4);
    openStream(Script().send(streamHead + events, split).stall());
    QTRY_COMPARE(m_received.size(), 2);
    QCOMPARE(m_opened, 1);
    QCOMPARE(m_received.first().message.method, u"a"_s);
    QCOMPARE(m_received.last().message.number(), 4);
    QCOMPARE(m_aside, QStringList {u"garbage"_s});
}

void McpHttpEvents::sendsToNoOtherOrigin_data()
{
    QTest::addColumn<QByteArray>("address");
    QTest::newRow("host") << QByteArray("http://evil.example/messages");
    QTest::newRow("host without a scheme") << QByteArray("//evil.example/messages");
    QTest::newRow("port") << QByteArray("http://127.0.0.1:1/messages");
    QTest::newRow("scheme") << QByteArray("https://127.0.0.1/messages");
    QTest::newRow("file") << QByteArray("file:///etc/passwd");
    QTest::newRow("no address") << QByteArray("http://[");
    QTest::newRow("another person") << QByteArray("http://me@%HERE%/messages");
}

void McpHttpEvents::sendsToNoOtherOrigin()
{
    QFETCH(QByteArray, address);
    address.replace("%HERE%", m_server->url().authority().toLatin1());
    openStream(Script().send(streamHead + endpointEvent(address)).stall());
    QTRY_COMPARE(m_closed.size(), 1);
    QCOMPARE(m_closed.first().category, model::ErrorCategory::Permission);
    QCOMPARE(m_opened, 0);
    QTRY_COMPARE(m_server->openConnections(), 0);
    QCOMPARE(m_server->requests().size(), 1);
}

void McpHttpEvents::doesNotOpen_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("not found") << Script::answer(404, {});
    QTest::newRow("not allowed") << Script::answer(405, {});
    QTest::newRow("a page") << Script::answer(200, "<html>", "text/html");
    QTest::newRow("no answer") << Script().close();
    QTest::newRow("a stream that ends") << Script::stream(": nothing\n\n");
}

void McpHttpEvents::doesNotOpen()
{
    QFETCH(Script, script);
    McpTransport &transport = openStream(script);
    QTRY_COMPARE(m_closed.size(), 1);
    QVERIFY(!m_closed.first().message.isEmpty());
    QCOMPARE(m_opened, 0);
    const qsizetype requests = m_server->requests().size();
    transport.send(request(1));
    QTest::qWait(50);
    QCOMPARE(m_closed.size(), 1);
    QCOMPARE(m_server->requests().size(), requests);
}

void McpHttpEvents::doesNotWaitForTheAddressForEver()
{
    m_patience.opening = 50;
    openStream(Script().send(streamHead + ": not yet\n\n").stall());
    QTRY_COMPARE(m_closed.size(), 1);
    QCOMPARE(m_closed.first().category, model::ErrorCategory::Timeout);
    QCOMPARE(m_opened, 0);
    QTRY_COMPARE(m_server->openConnections(), 0);
}

void McpHttpEvents::isOverWhenTheStreamIs_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("ends") << Script().send(streamHead + endpointEvent("/m")).close();
    QTest::newRow("breaks off") << Script().send(streamHead + endpointEvent("/m")).reset();
}

void McpHttpEvents::isOverWhenTheStreamIs()
{
    QFETCH(Script, script);
    openStream(script);
    QTRY_COMPARE(m_closed.size(), 1);
    QCOMPARE(m_opened, 1);
    QCOMPARE(m_closed.first().category, model::ErrorCategory::Network);
}

void McpHttpEvents::saysWhatWasRefused()
{
    McpTransport &transport = openStream(Script().send(streamHead + endpointEvent("/m")).stall());
    QTRY_COMPARE(m_opened, 1);
    m_server->enqueue(Script::answer(400, "Could not parse"));
    transport.send(request(6));
    QTRY_COMPARE(m_undelivered.size(), 1);
    QCOMPARE(m_undelivered.first().id, 6);
    QCOMPARE(m_undelivered.first().failure.kind, Kind::Refused);
    QCOMPARE(m_undelivered.first().failure.status, 400);
    m_server->enqueue(Script().close());
    transport.send(request(7));
    QTRY_COMPARE(m_undelivered.size(), 2);
    QCOMPARE(m_undelivered.last().failure.kind, Kind::Lost);
    QVERIFY(m_closed.isEmpty());
}

void McpHttpEvents::asksForATokenAndSendsAgain()
{
    FakeAuthorizer authorizer("token-number-one");
    McpTransport &transport = openStream(Script().send(streamHead + endpointEvent("/m?sessionId=1")).stall(), &authorizer);
    QTRY_COMPARE(m_opened, 1);
    QCOMPARE(lastRequest().header("Authorization"), QByteArray("Bearer token-number-one"));
    m_server->enqueue(Script::answer(401, {}, "text/plain", "WWW-Authenticate: Bearer\r\n"));
    transport.send(request(6));
    QTRY_COMPARE(authorizer.challenges().size(), 1);
    QCOMPARE(authorizer.challenges().first().server, m_server->url(u"/mcp"_s));
    QCOMPARE(authorizer.challenges().first().refusedToken, QByteArray("token-number-one"));
    m_server->enqueue(Script::answer(202, {}));
    authorizer.grant("token-number-two");
    QTRY_COMPARE(m_ended->count(), 2);
    QCOMPARE(lastRequest().line, QByteArray("POST /m?sessionId=1 HTTP/1.1"));
    QCOMPARE(lastRequest().header("Authorization"), QByteArray("Bearer token-number-two"));
    QVERIFY(m_undelivered.isEmpty());
}

void McpHttpEvents::breaksOffWhatIsTooLarge()
{
    Script script;
    script.send(streamHead + endpointEvent("/m") + "data: ").send(QByteArray(SseStreamParser::largestEvent + 1, 'x'), 1'000'000).stall();
    openStream(script);
    QTRY_COMPARE(m_closed.size(), 1);
    QVERIFY(m_closed.first().message.contains(u"too large"_s));
}

void McpHttpEvents::saysNothingOnceClosed()
{
    McpTransport &transport = openStream(Script().send(streamHead + endpointEvent("/m")).stall());
    QTRY_COMPARE(m_opened, 1);
    m_server->enqueue(Script().stall());
    transport.send(request(6));
    QTRY_COMPARE(m_server->requests().size(), 2);
    transport.close();
    QTRY_COMPARE(m_server->openConnections(), 0);
    QVERIFY(m_undelivered.isEmpty() && m_closed.isEmpty());
}

void McpHttpEvents::answersNoFasterThanTheServerTakes()
{
    McpTransport &transport = openStream(Script().send(streamHead + endpointEvent("/m")).stall());
    QTRY_COMPARE(m_opened, 1);
    m_server->answerBy([](const ScriptedServer::Request &) { return Script().stall(); });
    McpOutgoing answer;
    answer.message = rpcResult(model::JsonText::trusted("7"), model::JsonText::trusted("{}"));
    for (int number = 0; number < McpTransport::mostAnswers + 1; ++number)
        transport.send(answer);
    QCOMPARE(m_aside.size(), 1);
    QTRY_COMPARE(m_server->requests().size(), 1 + McpTransport::mostAnswers);
    m_server->say(1, "HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n");
    QTRY_COMPARE(m_ended->count(), 1);
    transport.send(answer);
    QTRY_COMPARE(m_server->requests().size(), 2 + McpTransport::mostAnswers);
    QCOMPARE(m_aside.size(), 1);
}

QTEST_GUILESS_MAIN(McpHttpEvents)
#include "tst_mcphttpevents.moc"
