// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/streamablehttptransport.h"
#include "tests/network/mcphttptest.h"
#include "tests/support/patience.h"

#include <QElapsedTimer>

using namespace Qt::StringLiterals;
using namespace network;
using Kind = McpDeliveryFailure::Kind;

namespace {

const QByteArray sessionHead = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n";

QByteArray notice(const QByteArray &id, const QString &method)
{
    return "id: " + id + "\ndata: " + rpcNotification(method, {}) + "\n\n";
}

} // namespace

//! What is of the legacy era only: sessions, the stream that listens, and responses that are taken up where they broke off.
class McpHttpSession final : public McpHttpTest
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheSession();
    void takesNoSessionThatIsNone_data();
    void takesNoSessionThatIsNone();
    void holdsBackUntilTheServerIsInitialized();
    void holdsBackAFewAnswersOnly();
    void listensToNothingBeforeTheServerIsInitialized();
    void noticesThatTheSessionIsGone_data();
    void noticesThatTheSessionIsGone();
    void beginsAnotherSession();
    void endsTheSession_data();
    void endsTheSession();
    void listens();
    void listensNotWhereThereIsNothing_data();
    void listensNotWhereThereIsNothing();
    void listensAgainWhereItLeftOff();
    void listensAgainWithoutBeingTold_data();
    void listensAgainWithoutBeingTold();
    void listensAsOftenAsTheServerLetsGo();
    void givesUpListeningUntilTheServerAnswers();
    void listensNoMoreOnceTheSessionIsGone();
    void tellsAsideWhatWasNoRequest();
    void takesUpAResponseThatEnds();
    void takesUpAResponseThatBreaksOff();
    void takesUpOnlyWhatIsWhole();
    void losesAResponseThatCannotBeTakenUp_data();
    void losesAResponseThatCannotBeTakenUp();
    void losesAResponseWhereTheServerIsGone();
    void takesUpAsOftenAsItIsGoneOnWith();
    void takesUpNoSoonerThanIsBearable();
};

void McpHttpSession::keepsTheSession()
{
    McpTransport &transport = connectLegacy("1868a90c-7f");
    const ScriptedServer::Request first = m_server->requests().first();
    QVERIFY(first.header("Mcp-Session-Id").isNull());
    QVERIFY(first.header("MCP-Protocol-Version").isNull());
    m_server->enqueue(Script::answer(200, answer(2)));
    transport.send(request(2));
    QTRY_COMPARE(m_received.size(), 1);
    for (qsizetype index = 1; index < 3; ++index) {
        QCOMPARE(m_server->requests().at(index).header("Mcp-Session-Id"), QByteArray("1868a90c-7f"));
        QCOMPARE(m_server->requests().at(index).header("MCP-Protocol-Version"), QByteArray("2025-11-25"));
        QVERIFY(m_server->requests().at(index).header("Mcp-Method").isNull());
    }
    QVERIFY(m_undelivered.isEmpty());
}

void McpHttpSession::takesNoSessionThatIsNone_data()
{
    QTest::addColumn<QByteArray>("session");
    QTest::newRow("a space in it") << QByteArray("a b");
    QTest::newRow("a control character in it") << QByteArray("a\x7fx");
    QTest::newRow("a name without end") << QByteArray(9'000, 'a');
}

void McpHttpSession::takesNoSessionThatIsNone()
{
    QFETCH(const QByteArray, session);
    McpTransport &transport = connectLegacy(session);
    QCOMPARE(m_aside.size(), 1);
    QVERIFY(lastRequest().header("Mcp-Session-Id").isNull());
    m_server->enqueue(Script::answer(404, {}));
    transport.send(request(2));
    QTRY_COMPARE(m_undelivered.size(), 1);
    QCOMPARE(m_undelivered.first().failure.kind, Kind::Refused);
}

void McpHttpSession::holdsBackUntilTheServerIsInitialized()
{
    McpTransport &transport = connectTo();
    m_server->enqueue(Script().stall());
    m_server->enqueue(Script::answer(200, answer(2)), "POST");
    m_server->enqueue(Script().stall(), "GET");
    QByteArrayList begun;
    connect(m_log.get(), &model::ExchangeLog::begun, this, [&begun](const model::Exchange &exchange) { begun += exchange.request.method; });
    transport.send(notification(u"notifications/initialized"_s));
    transport.send(request(2));
    transport.send(request(3));
    transport.forget(3);
    transport.listen();
    QTRY_COMPARE(m_server->requests().size(), 1);
    QTest::qWait(50);
    QCOMPARE(m_server->requests().size(), 1);
    m_server->say(0, "HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n");
    QTRY_COMPARE(m_received.size(), 1);
    QTRY_COMPARE(m_server->requests().size(), 3);
    // What a call makes the server ask is lost where nobody listens yet.
    QCOMPARE(begun, (QByteArrayList {"POST", "GET", "POST"}));
}

void McpHttpSession::holdsBackAFewAnswersOnly()
{
    McpTransport &transport = connectTo();
    m_server->answerBy([](const ScriptedServer::Request &) { return Script().stall(); });
    transport.send(notification(u"notifications/initialized"_s));
    McpOutgoing answer;
    answer.message = rpcResult(model::JsonText::trusted("7"), model::JsonText::trusted("{}"));
    for (int number = 0; number < McpTransport::mostAnswers + 2; ++number)
        transport.send(answer);
    QCOMPARE(m_aside.size(), 2);
    transport.send(request(2));
    QTRY_COMPARE(m_server->requests().size(), 1);
    m_server->say(0, "HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n");
    QTRY_COMPARE(m_server->requests().size(), 2 + McpTransport::mostAnswers);
    QCOMPARE(m_aside.size(), 2);
}

//! Whatever comes meanwhile by a stream that is open.
void McpHttpSession::listensToNothingBeforeTheServerIsInitialized()
{
    McpTransport &transport = connectTo();
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n").stall(), "POST");
    m_server->enqueue(Script().stall(), "POST");
    m_server->enqueue(Script().stall(), "GET");
    transport.send(request(1));
    QTRY_COMPARE(m_server->requests().size(), 1);
    transport.send(notification(u"notifications/initialized"_s));
    QTRY_COMPARE(m_server->requests().size(), 2);
    transport.listen();
    m_server->say(0,
        R"(data: {"jsonrpc":"2.0","method":"notifications/message","params":{}})"
        "\n\n");
    QTRY_COMPARE(m_received.size(), 1);
    QVERIFY(!QTest::qWaitFor([this] { return m_server->requests().size() > 2; }, 100));
    m_server->say(1, "HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n");
    QTRY_COMPARE(m_server->requests().size(), 3);
    QVERIFY(m_server->requests().last().line.startsWith("GET"));
}

void McpHttpSession::noticesThatTheSessionIsGone_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isGone");
    const QByteArray begin = "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":";
    QTest::newRow("404") << 404 << QByteArray() << true;
    QTest::newRow("404 with words") << 404 << begin + "-32001,\"message\":\"Session not found\"},\"id\":null}" << true;
    QTest::newRow("404, unknown method") << 404 << begin + "-32601,\"message\":\"Method not found\"},\"id\":2}" << false;
    QTest::newRow("400, reference server") << 400
                                           << begin + "-32000,\"message\":\"Bad Request: No valid session ID provided\"},\"id\":null}"
                                           << true;
    QTest::newRow("400, restarted server") << 400 << begin + "-32000,\"message\":\"Bad Request: Server not initialized\"},\"id\":null}"
                                           << true;
    QTest::newRow("400, id of the server") << 400 << begin + "-32600,\"message\":\"Invalid session\"},\"id\":\"server-error\"}" << true;
    QTest::newRow("400, plain") << 400 << QByteArray("Invalid or missing session ID") << true;
    QTest::newRow("400, about the request") << 400 << begin + "-32602,\"message\":\"Argument session is missing\"},\"id\":2}" << false;
    QTest::newRow("400, other") << 400 << begin + "-32000,\"message\":\"Unsupported protocol version\"},\"id\":null}" << false;
    QTest::newRow("400, a page") << 400 << "<html>" + QByteArray(300, ' ') + "session</html>" << false;
    QTest::newRow("403") << 403 << QByteArray("session") << false;
}

void McpHttpSession::noticesThatTheSessionIsGone()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(bool, isGone);
    McpTransport &transport = connectLegacy("abc");
    m_server->enqueue(Script::answer(status, body));
    transport.send(request(2));
    QTRY_COMPARE(m_undelivered.size(), 1);
    QCOMPARE(m_undelivered.first().id, 2);
    QCOMPARE(m_undelivered.first().failure.kind, isGone ? Kind::SessionLost : Kind::Refused);
    QCOMPARE(m_undelivered.first().failure.status, status);
    QCOMPARE(m_undelivered.first().failure.body, body);
}

void McpHttpSession::beginsAnotherSession()
{
    McpTransport &transport = connectLegacy("abc");
    m_server->enqueue(Script::answer(200, answer(2), "application/json", "mcp-session-id: def\r\n"));
    transport.send(request(2, u"initialize"_s));
    QTRY_COMPARE(m_received.size(), 1);
    QVERIFY(lastRequest().header("Mcp-Session-Id").isNull());
    QVERIFY(lastRequest().header("MCP-Protocol-Version").isNull());
    m_server->enqueue(Script::answer(200, answer(3)));
    transport.send(request(3));
    QTRY_COMPARE(m_received.size(), 2);
    QCOMPARE(lastRequest().header("Mcp-Session-Id"), QByteArray("def"));
}

void McpHttpSession::endsTheSession_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("200") << 200;
    QTest::newRow("405") << 405;
}

void McpHttpSession::endsTheSession()
{
    QFETCH(int, status);
    McpTransport &transport = connectLegacy("abc");
    m_server->enqueue(Script().send(sessionHead).stall());
    transport.listen();
    QTRY_COMPARE(m_server->requests().size(), 3);
    m_server->enqueue(Script::answer(status, {}));
    transport.close();
    m_transport.reset();
    QTRY_COMPARE(m_server->requests().size(), 4);
    QCOMPARE(lastRequest().line, QByteArray("DELETE /mcp HTTP/1.1"));
    QCOMPARE(lastRequest().header("Mcp-Session-Id"), QByteArray("abc"));
    QCOMPARE(lastRequest().header("MCP-Protocol-Version"), QByteArray("2025-11-25"));
    QCOMPARE(lastRequest().header("X-Api-Key"), QByteArray("sk-server-123"));
    QTRY_COMPARE(m_ended->count(), 4);
}

void McpHttpSession::listens()
{
    McpTransport &transport = connectLegacy("abc");
    // Some servers hold even the head back until there is something to say.
    m_server->enqueue(Script().stall());
    transport.listen();
    transport.listen();
    QTRY_COMPARE(m_server->requests().size(), 3);
    QCOMPARE(lastRequest().line, QByteArray("GET /mcp HTTP/1.1"));
    QCOMPARE(lastRequest().header("Accept"), QByteArray("text/event-stream"));
    QCOMPARE(lastRequest().header("Mcp-Session-Id"), QByteArray("abc"));
    QVERIFY(lastRequest().header("Last-Event-ID").isNull());
    m_server->say(2, sessionHead + notice("1", u"notifications/tools/list_changed"_s));
    QTRY_COMPARE(m_received.size(), 1);
    QCOMPARE(m_received.first().relatedTo, 0);
    QCOMPARE(m_received.first().message.method, u"notifications/tools/list_changed"_s);
}

void McpHttpSession::listensNotWhereThereIsNothing_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("405") << Script::answer(405, {});
    QTest::newRow("400") << Script::answer(400, "what?");
    QTest::newRow("no stream") << Script::answer(200, "<html>", "text/html");
}

void McpHttpSession::listensNotWhereThereIsNothing()
{
    QFETCH(Script, script);
    McpTransport &transport = connectLegacy("abc");
    m_server->enqueue(script);
    transport.listen();
    QTRY_COMPARE(m_ended->count(), 3);
    m_server->enqueue(Script::answer(200, answer(2)));
    transport.send(request(2));
    QTRY_COMPARE(m_received.size(), 1);
    QTest::qWait(1'200);
    QCOMPARE(m_server->requests().size(), 4);
    QVERIFY(m_undelivered.isEmpty());
}

void McpHttpSession::listensAgainWhereItLeftOff()
{
    McpTransport &transport = connectLegacy("abc");
    m_server->enqueue(Script().send(sessionHead + "retry: 400\n" + notice("17", u"a"_s)).close());
    m_server->enqueue(Script().send(sessionHead + notice("18", u"b"_s)).stall());
    // From what came first, whenever that is looked at here.
    QElapsedTimer clock;
    connect(&transport, &McpTransport::received, this, [&clock] {
        if (!clock.isValid())
            clock.start();
    });
    transport.listen();
    QTRY_COMPARE(m_received.size(), 2);
    QVERIFY2(clock.elapsed() >= 380, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(lastRequest().line, QByteArray("GET /mcp HTTP/1.1"));
    QCOMPARE(lastRequest().header("Last-Event-ID"), QByteArray("17"));
}

void McpHttpSession::listensAgainWithoutBeingTold_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("out of order") << 503;
    QTest::newRow("asked too often") << 429;
}

void McpHttpSession::listensAgainWithoutBeingTold()
{
    QFETCH(int, status);
    McpTransport &transport = connectLegacy("abc");
    m_server->enqueue(Script::answer(status, {}));
    m_server->enqueue(Script().send(sessionHead + notice("1", u"a"_s)).stall());
    QElapsedTimer clock;
    clock.start();
    transport.listen();
    QTRY_COMPARE(m_received.size(), 1);
    QVERIFY(clock.elapsed() >= 1'000);
    QCOMPARE(m_server->requests().size(), 4);
}

void McpHttpSession::listensAsOftenAsTheServerLetsGo()
{
    m_patience = {.firstWait = 1, .longestWait = 1, .mostFailures = 2};
    McpTransport &transport = connectLegacy("abc");
    // It says when to come back, and nothing else.
    for (int time = 0; time < 5; ++time)
        m_server->enqueue(Script().send(sessionHead + "retry: 1\n\n").close());
    m_server->enqueue(Script().send(sessionHead).stall());
    transport.listen();
    QTRY_COMPARE(m_server->requests().size(), 2 + 6);
    QVERIFY(transport.findChild<ListeningStream *>());
}

void McpHttpSession::givesUpListeningUntilTheServerAnswers()
{
    m_patience = {.firstWait = 1, .longestWait = 1, .mostFailures = 2};
    McpTransport &transport = connectLegacy("abc");
    for (int attempt = 0; attempt < 3; ++attempt)
        m_server->enqueue(Script::answer(503, {}));
    transport.listen();
    QTRY_COMPARE(m_server->requests().size(), 5);
    QTRY_VERIFY(!transport.findChild<ListeningStream *>());
    m_server->enqueue(Script::answer(200, answer(2)));
    m_server->enqueue(Script().stall());
    transport.send(request(2));
    QTRY_COMPARE(m_server->requests().size(), 7);
    QCOMPARE(lastRequest().line, QByteArray("GET /mcp HTTP/1.1"));
    QVERIFY(m_undelivered.isEmpty());
}

void McpHttpSession::tellsAsideWhatWasNoRequest()
{
    McpTransport &transport = connectLegacy("abc");
    m_server->enqueue(Script::answer(404, {}));
    transport.send(notification(u"notifications/cancelled"_s));
    QTRY_COMPARE(m_aside.size(), 1);
    QVERIFY(m_aside.first().contains(u"404"_s));
    QVERIFY(m_undelivered.isEmpty());
}

void McpHttpSession::listensNoMoreOnceTheSessionIsGone()
{
    McpTransport &transport = connectLegacy("abc");
    m_server->enqueue(Script::answer(404, {}));
    transport.listen();
    QTRY_COMPARE(m_ended->count(), 3);
    QVERIFY(m_undelivered.isEmpty());
    m_server->enqueue(Script::answer(404, {}));
    transport.send(request(2));
    QTRY_COMPARE(m_undelivered.size(), 1);
    QCOMPARE(m_undelivered.first().failure.kind, Kind::SessionLost);
    QTest::qWait(50);
    QCOMPARE(m_server->requests().size(), 4);
}

void McpHttpSession::takesUpAResponseThatEnds()
{
    McpTransport &transport = connectLegacy("abc");
    m_server->enqueue(Script().send(sessionHead + "retry: 500\nid: 41\ndata: \n\n").stall());
    transport.send(request(2, u"tools/call"_s));
    QTRY_COMPARE(m_server->requests().size(), 3);
    QTest::qWait(50);
    m_server->enqueue(Script::stream(notice("42", u"notifications/progress"_s) + answerEvent(2, "43")));
    QElapsedTimer clock;
    clock.start();
    m_server->hangUp(2);
    QTRY_COMPARE(m_received.size(), 2);
    // The official suite allows 50 ms less.
    QVERIFY2(clock.elapsed() >= 450, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(lastRequest().line, QByteArray("GET /mcp HTTP/1.1"));
    QCOMPARE(lastRequest().header("Last-Event-ID"), QByteArray("41"));
    QCOMPARE(lastRequest().header("Mcp-Session-Id"), QByteArray("abc"));
    QCOMPARE(m_received.first().relatedTo, 2);
    QCOMPARE(m_received.last().relatedTo, 2);
    QVERIFY(m_undelivered.isEmpty());
    QTest::qWait(600);
    QCOMPARE(m_server->requests().size(), 4);
}

void McpHttpSession::takesUpAResponseThatBreaksOff()
{
    McpTransport &transport = connectLegacy("abc");
    const QByteArray chunked = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";
    const QByteArray beginning = "retry: 120\nid: 7\ndata: \n\n";
    m_server->enqueue(Script().send(chunked + QByteArray::number(beginning.size(), 16) + "\r\n" + beginning + "\r\n100\r\ndata").close());
    m_server->enqueue(Script().close());
    m_server->enqueue(Script::answer(502, {}));
    m_server->enqueue(Script::stream(answerEvent(2)));
    transport.send(request(2));
    QTRY_COMPARE(m_received.size(), 1);
    QCOMPARE(m_server->requests().size(), 6);
    for (qsizetype index = 3; index < 6; ++index)
        QCOMPARE(m_server->requests().at(index).header("Last-Event-ID"), QByteArray("7"));
    QVERIFY(m_undelivered.isEmpty());
}

void McpHttpSession::takesUpOnlyWhatIsWhole()
{
    McpTransport &transport = connectLegacy("abc");
    // The second event has its id but not its end: it has not been told, and must not be skipped.
    m_server->enqueue(Script::stream("retry: 100\n" + notice("1", u"a"_s) + notice("2", u"b"_s).chopped(1)));
    m_server->enqueue(Script::stream(notice("2", u"b"_s) + answerEvent(2, "3")));
    transport.send(request(2));
    QTRY_COMPARE(m_received.size(), 3);
    QCOMPARE(lastRequest().header("Last-Event-ID"), QByteArray("1"));
}

void McpHttpSession::losesAResponseThatCannotBeTakenUp_data()
{
    QTest::addColumn<QByteArray>("events");
    QTest::addColumn<QList<Script>>("later");
    QTest::newRow("no ids") << QByteArray("retry: 100\ndata: \n\n") << QList<Script>();
    QTest::newRow("not offered") << QByteArray("retry: 100\nid: 1\ndata: \n\n") << QList<Script> {Script::answer(405, {})};
    QTest::newRow("session gone") << QByteArray("retry: 100\nid: 1\ndata: \n\n") << QList<Script> {Script::answer(404, {})};
    QTest::newRow("never again") << QByteArray("retry: 100\nid: 1\ndata: \n\n") << QList<Script>(5, Script::answer(500, {}));
}

void McpHttpSession::losesAResponseThatCannotBeTakenUp()
{
    QFETCH(QByteArray, events);
    QFETCH(QList<Script>, later);
    McpTransport &transport = connectLegacy("abc");
    m_server->enqueue(Script::stream(events));
    for (const Script &script : later)
        m_server->enqueue(script);
    transport.send(request(2));
    QTRY_COMPARE(m_undelivered.size(), 1);
    // The server may have acted, whatever it says now.
    QCOMPARE(m_undelivered.first().failure.kind, Kind::Lost);
    QVERIFY(!m_undelivered.first().failure.nothingSent);
    QCOMPARE(m_server->requests().size(), 3 + later.size());
}

void McpHttpSession::losesAResponseWhereTheServerIsGone()
{
    McpTransport &transport = connectLegacy("abc");
    m_server->enqueue(Script().send(sessionHead + "retry: 100\nid: 1\ndata: \n\n").stall());
    transport.send(request(2));
    QTRY_COMPARE(m_server->requests().size(), 3);
    m_server->stopListening();
    m_server->hangUp(2);
    QTRY_COMPARE(m_undelivered.size(), 1);
    // Of the attempts to take it up nothing was sent, but of the request itself all.
    QCOMPARE(m_undelivered.first().failure.kind, Kind::Lost);
    QVERIFY(!m_undelivered.first().failure.nothingSent);
}

void McpHttpSession::takesUpAsOftenAsItIsGoneOnWith()
{
    McpTransport &transport = connectLegacy("abc");
    constexpr int times = 8;
    for (int time = 0; time < times; ++time)
        m_server->enqueue(Script::stream("retry: 100\nid: " + QByteArray::number(time) + "\ndata: \n\n"));
    m_server->enqueue(Script::stream(answerEvent(2)));
    transport.send(request(2));
    QTRY_VERIFY(!m_received.isEmpty() || !m_undelivered.isEmpty());
    QVERIFY(m_undelivered.isEmpty());
    QCOMPARE(m_server->requests().size(), 2 + times + 1);
}

void McpHttpSession::takesUpNoSoonerThanIsBearable()
{
    McpTransport &transport = connectLegacy("abc");
    m_server->enqueue(Script::stream("retry: 0\nid: 1\ndata: \n\n"));
    m_server->enqueue(Script::stream(answerEvent(2)));
    QElapsedTimer clock;
    clock.start();
    transport.send(request(2));
    QTRY_COMPARE(m_received.size(), 1);
    QVERIFY2(clock.elapsed() >= 100, qPrintable(QString::number(clock.elapsed())));
}

QTEST_GUILESS_MAIN(McpHttpSession)
#include "tst_mcphttpsession.moc"
