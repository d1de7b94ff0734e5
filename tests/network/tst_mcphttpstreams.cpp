// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/messagestream.h"
#include "tests/network/mcphttptest.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;
using Kind = McpDeliveryFailure::Kind;

//! Answers that are large, late, many, or not waited for any more.
class McpHttpStreams final : public McpHttpTest
{
    Q_OBJECT

private Q_SLOTS:
    void reads10Megabytes_data();
    void reads10Megabytes();
    void breaksOffWhatIsTooLarge_data();
    void breaksOffWhatIsTooLarge();
    void waitsUntilTheAnswerIsForgotten();
    void forgetsInTheMidstOfAMessage();
    void opensMoreThanSixStreams();
    void letsGoOfAStreamThatDoesNotEnd();
    void saysNothingOnceClosed();
    void answersNoFasterThanTheServerTakes();
};

void McpHttpStreams::reads10Megabytes_data()
{
    QTest::addColumn<bool>("events");
    QTest::newRow("JSON") << false;
    QTest::newRow("events") << true;
}

void McpHttpStreams::reads10Megabytes()
{
    QFETCH(bool, events);
    McpTransport &transport = connectTo();
    const QByteArray text(10'000'000, 'x');
    const QByteArray message = "{\"jsonrpc\":\"2.0\",\"id\":9,\"result\":{\"text\":\"" + text + "\"}}";
    m_server->enqueue(events ? Script::stream("data: " + message + "\n\n") : Script::answer(200, message));
    transport.send(request(9));
    QTRY_COMPARE(m_received.size(), 1);
    QCOMPARE(m_received.first().message.result.bytes(), "{\"text\":\"" + text + "\"}");
}

void McpHttpStreams::breaksOffWhatIsTooLarge_data()
{
    reads10Megabytes_data();
}

void McpHttpStreams::breaksOffWhatIsTooLarge()
{
    QFETCH(bool, events);
    McpTransport &transport = connectLegacy("abc");
    const qsizetype size = events ? SseStreamParser::largestEvent : RpcResponseReader::largestBody;
    const QByteArray head = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: ";
    Script script;
    script.send(head + (events ? "text/event-stream\r\n\r\nid: 4\ndata: \n\nid: 5\ndata: {\"x\":\"" : "application/json\r\n\r\n{\"x\":\""));
    m_server->enqueue(script.send(QByteArray(size + 1, 'x'), 1'000'000).stall());
    transport.send(request(9));
    QTRY_COMPARE(m_undelivered.size(), 1);
    QCOMPARE(m_undelivered.first().failure.kind, Kind::Lost);
    QVERIFY(m_undelivered.first().failure.error.message.contains(u"too large"_s));
    QVERIFY(m_received.isEmpty());
}

void McpHttpStreams::waitsUntilTheAnswerIsForgotten()
{
    McpTransport &transport = connectModern();
    m_server->enqueue(Script().stall());
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n:\n\n").stall());
    transport.send(request(1));
    QTRY_COMPARE(m_server->requests().size(), 1);
    transport.send(request(2));
    QTRY_COMPARE(m_server->requests().size(), 2);
    QCOMPARE(m_server->openConnections(), 2);
    transport.forget(1);
    QTRY_COMPARE(m_server->openConnections(), 1);
    transport.forget(2);
    QTRY_COMPARE(m_server->openConnections(), 0);
    transport.forget(2);
    QVERIFY(m_undelivered.isEmpty());
    QCOMPARE(m_ended->count(), 2);
    QCOMPARE(lastExchange().state, model::ExchangeState::Cancelled);
}

void McpHttpStreams::forgetsInTheMidstOfAMessage()
{
    McpTransport &transport = connectModern();
    connect(&transport, &McpTransport::received, this, [&transport] { transport.forget(3); });
    const QByteArray progress = "data: " + rpcNotification(u"notifications/progress", {}) + "\n\n";
    m_server->enqueue(Script::stream(progress + progress + answerEvent(3)));
    transport.send(request(3));
    QTRY_COMPARE(m_ended->count(), 1);
    QCOMPARE(m_received.size(), 1);
    QVERIFY(m_undelivered.isEmpty());
}

void McpHttpStreams::opensMoreThanSixStreams()
{
    McpTransport &transport = connectModern();
    for (qint64 id = 1; id <= 15; ++id) {
        m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n").stall());
        transport.send(request(id));
    }
    QTRY_COMPARE(m_server->requests().size(), 15);
    for (qsizetype index = 14; index >= 0; --index) {
        const qint64 id = readRpcMessage(m_server->requests().at(index).body)->number();
        m_server->say(index, answerEvent(id));
    }
    QTRY_COMPARE(m_received.size(), 15);
    for (const Told &told : m_received)
        QCOMPARE(told.relatedTo, told.message.number());
}

void McpHttpStreams::letsGoOfAStreamThatDoesNotEnd()
{
    McpTransport &transport = connectModern();
    const QByteArray head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n";
    m_server->enqueue(Script().send(head + answerEvent(3)).stall());
    transport.send(request(3));
    QTRY_COMPARE(m_received.size(), 1);
    QCOMPARE(m_server->openConnections(), 1);
    QTRY_COMPARE(m_server->openConnections(), 0);
    QVERIFY(m_undelivered.isEmpty());
}

void McpHttpStreams::saysNothingOnceClosed()
{
    McpTransport &transport = connectModern();
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n").stall());
    transport.send(request(3));
    QTRY_COMPARE(m_server->requests().size(), 1);
    transport.close();
    transport.close();
    transport.send(request(4));
    QTRY_COMPARE(m_server->openConnections(), 0);
    QCOMPARE(m_server->requests().size(), 1);
    QVERIFY(m_undelivered.isEmpty() && m_closed.isEmpty());
}

void McpHttpStreams::answersNoFasterThanTheServerTakes()
{
    McpTransport &transport = connectLegacy("abc");
    m_server->answerBy([](const ScriptedServer::Request &) { return Script().stall(); });
    McpOutgoing answer;
    answer.message = rpcResult(model::JsonText::trusted("7"), model::JsonText::trusted("{}"));
    for (int number = 0; number < McpTransport::mostAnswers + 1; ++number)
        transport.send(answer);
    QCOMPARE(m_aside.size(), 1);
    QTRY_COMPARE(m_server->requests().size(), 2 + McpTransport::mostAnswers);
    m_server->say(2, "HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n");
    QTRY_COMPARE(m_ended->count(), 3);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    transport.send(answer);
    QTRY_COMPARE(m_server->requests().size(), 3 + McpTransport::mostAnswers);
    QCOMPARE(m_aside.size(), 1);
}

QTEST_GUILESS_MAIN(McpHttpStreams)
#include "tst_mcphttpstreams.moc"
