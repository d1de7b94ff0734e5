// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/httptest.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QTcpServer>
#include <QTcpSocket>

#include <limits>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

//! A server that says nothing but a comment of three bytes, every 100 ms, so often.
void sendCommentsFrom(QTcpServer &server, int times)
{
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&server, times] {
        QTcpSocket *socket = server.nextPendingConnection();
        socket->write("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n");
        auto *pacer = new QTimer(socket);
        QObject::connect(pacer, &QTimer::timeout, socket, [socket, left = times]() mutable {
            if (left-- > 0)
                socket->write(":\n\n");
            else
                socket->disconnectFromHost();
        });
        pacer->start(100);
    });
}

} // namespace

class HttpClientTest final : public HttpTest
{
    Q_OBJECT

private Q_SLOTS:
    void recordsExactlyWhatTheServerReceived();
    void recordsExactlyWhatTheServerSent();
    void saysHowMuchOfAnAnswerCame_data();
    void saysHowMuchOfAnAnswerCame();
    void sendsAPostOnceToAServerThatCloses_data();
    void sendsAPostOnceToAServerThatCloses();
    void sendsAPostOnceOnAConnectionThatWasClosed();
    void sendsAGetAgainOnlyAsAnotherAttempt_data();
    void sendsAGetAgainOnlyAsAnotherAttempt();
    void reusesAConnection();
    void hidesSecretsInTheRecordOnly();
    void saysThatNothingWasSent();
    void failsWhenTheServerFallsSilent();
    void keepsWaitingWhileCommentsArrive();
    void endsAnAnswerThatTakesLongerThanAllOfIt();
    void opensMoreThanSixStreamsToOneHost();
    void keepsOneFileForEachConnection();
    void readsNothingWhileTheRecordIsHeld_data();
    void readsNothingWhileTheRecordIsHeld();
    void canBeCancelledTwice();
    void endsTheExchangeWhenItsOwnerGoes();
};

void HttpClientTest::recordsExactlyWhatTheServerReceived()
{
    m_server->enqueue(Script::answer(200, "{}"));
    Outcome outcome;
    const QByteArray body = "{\"text\":\"Zürich\\u0000\"}" + QByteArray(300'000, 'x');
    send(post(body), outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.status, 200);

    const ScriptedServer::Request received = m_server->requests().first();
    const model::ExchangeRequest record = lastExchange().request;
    QCOMPARE(received.line, QByteArray("POST /v1/messages?a=b%20c HTTP/1.1"));
    QCOMPARE(received.body, body);
    QCOMPARE(record.body, body);
    model::Headers sent = received.headers;
    model::Headers recorded = record.headers;
    std::sort(sent.begin(), sent.end());
    std::sort(recorded.begin(), recorded.end());
    QCOMPARE(recorded, sent);
    QCOMPARE(received.header("User-Agent"), QByteArray("Parlance/" PARLANCE_VERSION));
    QCOMPARE(received.header("Accept-Encoding"), QByteArray("identity"));
}

void HttpClientTest::recordsExactlyWhatTheServerSent()
{
    const QByteArray events = "event: a\r\ndata: Zürich\r\n\r\n:\n\ndata: 2\n\n";
    m_server->enqueue(Script::stream(events, 7));
    Outcome outcome;
    send(post("{}"), outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.body, events);
    const model::Exchange exchange = lastExchange();
    QCOMPARE(exchange.responseBody, events);
    QCOMPARE(exchange.status, 200);
    QCOMPARE(exchange.responseHeaders, (model::Headers {{"Content-Type", "text/event-stream"}, {"Connection", "close"}}));
    QCOMPARE(exchange.state, model::ExchangeState::Complete);
    QCOMPARE(exchange.arrivals.last().offset, events.size());
}

void HttpClientTest::saysHowMuchOfAnAnswerCame_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing") << QByteArray() << u"closed the connection without an answer."_s;
    QTest::newRow("half a head") << QByteArray("HTTP/1.1 200 OK\r\nContent-Le") << u"closed the connection without an answer."_s;
    QTest::newRow("a part") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc")
                            << u"closed the connection before its answer was complete, after 3 bytes of it."_s;
}

void HttpClientTest::saysHowMuchOfAnAnswerCame()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, said);
    m_server->enqueue(Script().send(bytes).close());
    Outcome outcome;
    send(post("{}"), outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.message, u"127.0.0.1:%1 %2"_s.arg(m_server->url().port()).arg(said));
}

void HttpClientTest::sendsAPostOnceToAServerThatCloses_data()
{
    QTest::addColumn<bool>("reset");
    QTest::newRow("closes") << false;
    QTest::newRow("resets") << true;
}

void HttpClientTest::sendsAPostOnceToAServerThatCloses()
{
    QFETCH(bool, reset);
    for (int i = 0; i < 3; ++i)
        m_server->enqueue(reset ? Script().reset() : Script().close());
    Outcome outcome;
    HttpJob *job = send(post("{}"), outcome);
    QSignalSpy finished(job, &HttpJob::finished);
    bool nothingWasSent = true;
    connect(job, &HttpJob::failed, this, [job, &nothingWasSent] { nothingWasSent = job->nothingWasSent(); });
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.category, model::ErrorCategory::Network);
    QVERIFY(!nothingWasSent);
    QTest::qWait(100);
    QCOMPARE(m_server->requests().size(), 1);
    QCOMPARE(m_ended->count(), 1);
    QCOMPARE(lastExchange().state, model::ExchangeState::Failed);
}

void HttpClientTest::sendsAPostOnceOnAConnectionThatWasClosed()
{
    // The server ends the kept connection as soon as it has answered; the next request may meet the end at any point of it. One that
    // never arrives takes no script, so that each is chosen by what is asked, not by a queue.
    m_server->answerBy([](const ScriptedServer::Request &request) {
        const Script answer = Script::answer(200, "{}");
        return request.body == "1" ? Script(answer).close() : answer;
    });
    for (int i = 0; i < 10; ++i) {
        const qsizetype before = m_server->requests().size();
        Outcome first;
        send(post("1"), first);
        QTRY_VERIFY(first.finished);
        QCOMPARE(first.status, 200);
        Outcome second;
        send(post("2"), second);
        QTRY_VERIFY(second.finished);
        const qsizetype arrived = m_server->requests().size() - before - 1;
        QVERIFY(second.status == 200 ? arrived == 1 : arrived <= 1);
        QCOMPARE(m_ended->count(), 2 * (i + 1));
    }
}

void HttpClientTest::sendsAGetAgainOnlyAsAnotherAttempt_data()
{
    QTest::addColumn<bool>("isKept");
    QTest::addColumn<Script>("first");
    QTest::addColumn<int>("sent");
    QTest::newRow("closed, kept") << true << Script().close() << 2;
    QTest::newRow("reset, kept") << true << Script().reset() << 2;
    QTest::newRow("closed within its head, kept") << true << Script().send("HTTP/1.1 200 O").close() << 1;
    QTest::newRow("closed, fresh") << false << Script().close() << 1;
    QTest::newRow("reset, fresh") << false << Script().reset() << 1;
}

void HttpClientTest::sendsAGetAgainOnlyAsAnotherAttempt()
{
    QFETCH(const bool, isKept);
    QFETCH(const Script, first);
    QFETCH(const int, sent);
    const int before = isKept ? 1 : 0;
    HttpRequest request = post({});
    request.method = "GET";
    if (isKept) {
        m_server->enqueue(Script::answer(200, "{}"));
        Outcome kept;
        send(request, kept);
        QTRY_VERIFY(kept.finished);
        QCOMPARE(m_server->openConnections(), 1);
    }
    for (const Script &script : {first, Script::answer(200, "again"), Script::answer(200, "again")})
        m_server->enqueue(script);
    Outcome outcome;
    send(request, outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.body, sent == 2 ? "again"_ba : QByteArray());
    QCOMPARE(outcome.error.category == model::ErrorCategory::Network, sent == 1);
    QCOMPARE(m_server->requests().size(), before + sent);
    QCOMPARE(m_ended->count(), before + sent);
    QCOMPARE(m_ended->at(before).first().value<model::Exchange>().state, model::ExchangeState::Failed);
    QCOMPARE(lastExchange().attempt, sent);
}

void HttpClientTest::reusesAConnection()
{
    for (int i = 0; i < 3; ++i) {
        m_server->enqueue(Script::answer(200, "{}"));
        Outcome outcome;
        send(post("{}"), outcome);
        QTRY_VERIFY(outcome.finished);
        QCOMPARE(outcome.status, 200);
    }
    QCOMPARE(m_server->requests().size(), 3);
    QCOMPARE(m_server->connections(), 1);
}

void HttpClientTest::hidesSecretsInTheRecordOnly()
{
    m_server->enqueue(Script::answer(401, "{\"error\":\"bad key sk-secret-1234\"}", "application/json", "X-Echo: sk-secret-1234\r\n"));
    HttpRequest request = post("{\"x\":\"sk-secret-1234\"}");
    request.headers.emplace_back("Authorization", "Bearer sk-secret-1234");
    request.secrets = {"sk-secret-1234"};
    Outcome outcome;
    send(request, outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(m_server->requests().first().header("authorization"), QByteArray("Bearer sk-secret-1234"));
    QCOMPARE(m_server->requests().first().body, QByteArray("{\"x\":\"sk-secret-1234\"}"));
    const model::Exchange exchange = lastExchange();
    QCOMPARE(headerValue(exchange.request.headers, "authorization"), QByteArray("[redacted]"));
    QCOMPARE(exchange.request.body, QByteArray("{\"x\":\"[redacted]\"}"));
    QCOMPARE(headerValue(exchange.responseHeaders, "x-echo"), QByteArray("[redacted]"));
    QCOMPARE(exchange.responseBody, QByteArray("{\"error\":\"bad key [redacted]\"}"));
}

void HttpClientTest::saysThatNothingWasSent()
{
    const HttpRequest request = post("{}");
    m_server->stopListening();
    Outcome outcome;
    HttpJob *job = send(request, outcome);
    bool nothingWasSent = false;
    connect(job, &HttpJob::failed, this, [job, &nothingWasSent] { nothingWasSent = job->nothingWasSent(); });
    QTRY_VERIFY(outcome.finished);
    QVERIFY(nothingWasSent);
    QCOMPARE(outcome.error.category, model::ErrorCategory::Network);
    QVERIFY(outcome.error.message.contains(u"refused"_s));
}

void HttpClientTest::failsWhenTheServerFallsSilent()
{
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\n\r\nbeginning").stall());
    HttpRequest request = post("{}");
    // Long enough for the beginning to come on a busy machine.
    request.idleTimeoutMilliseconds = 1'000;
    Outcome outcome;
    send(request, outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.category, model::ErrorCategory::Timeout);
    QCOMPARE(outcome.body, QByteArray("beginning"));
    QCOMPARE(lastExchange().state, model::ExchangeState::Failed);
}

void HttpClientTest::keepsWaitingWhileCommentsArrive()
{
    // For longer than the idle time-out.
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    sendCommentsFrom(server, 20);
    HttpRequest request = post("{}");
    request.url.setPort(server.serverPort());
    request.idleTimeoutMilliseconds = 1'500;
    Outcome outcome;
    send(request, outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.status, 200);
    QCOMPARE(outcome.body.size(), 20 * 3);
}

void HttpClientTest::endsAnAnswerThatTakesLongerThanAllOfIt()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    sendCommentsFrom(server, std::numeric_limits<int>::max());
    HttpRequest request = post("{}");
    request.url.setPort(server.serverPort());
    request.wholeTimeoutMilliseconds = 500;
    Outcome outcome;
    send(request, outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.category, model::ErrorCategory::Timeout);
    QCOMPARE(outcome.error.message, u"The answer of 127.0.0.1 had not ended after 0.5 seconds."_s);
    QCOMPARE(lastExchange().state, model::ExchangeState::Failed);
}

void HttpClientTest::opensMoreThanSixStreamsToOneHost()
{
    std::vector<std::unique_ptr<Outcome>> outcomes;
    QList<HttpJob *> jobs;
    for (int i = 0; i < 15; ++i) {
        m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\n\r\n").stall());
        outcomes.push_back(std::make_unique<Outcome>());
        jobs.append(send(post("{}"), *outcomes.back()));
    }
    QTRY_COMPARE(m_server->requests().size(), 15);
    for (HttpJob *job : jobs)
        job->cancel();
}

void HttpClientTest::keepsOneFileForEachConnection()
{
    constexpr int first = 4;
    constexpr int all = 12;
    for (int number = 0; number < all; ++number)
        m_server->enqueue(number < first ? Script::answer(200, "{}") : Script().stall());
    std::vector<std::unique_ptr<Outcome>> outcomes;
    for (int number = 0; number < first; ++number) {
        outcomes.push_back(std::make_unique<Outcome>());
        send(post("{}"), *outcomes.back());
    }
    for (const auto &outcome : outcomes)
        QTRY_VERIFY(outcome->finished);
    QList<HttpJob *> jobs;
    for (int number = first; number < all; ++number) {
        outcomes.push_back(std::make_unique<Outcome>());
        jobs.append(send(post("{}"), *outcomes.back()));
    }
    QTRY_COMPARE(m_server->requests().size(), all);
    // The client's own, what it looks at of each, and the server's; and some that others have.
    const int files = int(QDir(u"/proc/self/fd"_s).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size());
    QVERIFY2(files < 3 * all + 60, qPrintable(QString::number(files)));
    for (HttpJob *job : jobs)
        job->cancel();
}

void HttpClientTest::readsNothingWhileTheRecordIsHeld_data()
{
    QTest::addColumn<qsizetype>("size");
    QTest::newRow("an answer that is there") << qsizetype(100);
    QTest::newRow("one that the server cannot send whole") << qsizetype(20'000'000);
}

void HttpClientTest::readsNothingWhileTheRecordIsHeld()
{
    QFETCH(qsizetype, size);
    m_server->enqueue(Script::answer(200, QByteArray(size, 'x')));
    HttpRequest request = post("{}");
    request.idleTimeoutMilliseconds = 2'000;
    Outcome outcome;
    HttpJob *job = send(request, outcome);
    connect(job, &HttpJob::headArrived, this, [this] { m_log->setHeld(true); });
    QTRY_VERIFY(m_log->isHeld());
    // Longer than a silence may be that is the server's.
    QVERIFY(!QTest::qWaitFor([&outcome] { return outcome.finished || !outcome.body.isEmpty(); }, 2'500));
    m_log->setHeld(false);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.status, 200);
    QCOMPARE(outcome.body.size(), size);
}

void HttpClientTest::canBeCancelledTwice()
{
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\n\r\nabc").stall());
    Outcome outcome;
    HttpJob *job = send(post("{}"), outcome);
    QTRY_COMPARE(outcome.body, QByteArray("abc"));
    job->cancel();
    job->cancel();
    QVERIFY(outcome.finished);
    QCOMPARE(outcome.error, model::Error());
    QCOMPARE(m_ended->count(), 1);
    QCOMPARE(lastExchange().state, model::ExchangeState::Cancelled);
    QCOMPARE(lastExchange().responseBody, QByteArray("abc"));
}

void HttpClientTest::endsTheExchangeWhenItsOwnerGoes()
{
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\n\r\nabc").stall());
    auto owner = std::make_unique<QObject>();
    QSignalSpy bytes(m_client->send(post("{}"), owner.get()), &HttpJob::bytesArrived);
    QTRY_COMPARE(bytes.count(), 1);
    owner.reset();
    QCOMPARE(m_ended->count(), 1);
    QCOMPARE(lastExchange().state, model::ExchangeState::Cancelled);
}

QTEST_GUILESS_MAIN(HttpClientTest)
#include "tst_httpclient.moc"
