// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/httptest.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;

class HttpRefusalsTest final : public HttpTest
{
    Q_OBJECT

private Q_SLOTS:
    void refusesARedirect_data();
    void refusesARedirect();
    void refusesCleartextToOtherHosts_data();
    void refusesCleartextToOtherHosts();
    void refusesAHeaderThatBreaksTheFraming();
    void noticesAnAnswerThatIsCutOff_data();
    void noticesAnAnswerThatIsCutOff();
    void takesAnErrorStatusForAnAnswer();
    void breaksOffWhatIsTooLong();
    void breaksOffAHeadWithoutEnd_data();
    void breaksOffAHeadWithoutEnd();
    void waitsForAHeadWhileAnotherAnswerIsLong();
    void breaksOffALineWithoutEndBeforeAChunk();
    void leavesAlonePeersBesideOneWithoutEnd();
    void refusesACompressedAnswer();
    void refusesTlsThatIsNone();
};

void HttpRefusalsTest::refusesARedirect_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("location");
    QTest::newRow("another host") << 307 << QByteArray("https://elsewhere.example/v1");
    QTest::newRow("the same host") << 308 << QByteArray("/v2/messages");
    QTest::newRow("see other") << 303 << QByteArray("http://127.0.0.1/x");
}

void HttpRefusalsTest::refusesARedirect()
{
    QFETCH(int, status);
    QFETCH(QByteArray, location);
    m_server->enqueue(Script::answer(status, "moved", "text/plain", "Location: " + location + "\r\n"));
    Outcome outcome;
    send(post("{}"), outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.category, model::ErrorCategory::Permission);
    QVERIFY(outcome.error.message.contains(QString::fromLatin1(location)));
    QCOMPARE(m_server->requests().size(), 1);
    QCOMPARE(lastExchange().status, status);
}

void HttpRefusalsTest::refusesCleartextToOtherHosts_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("allowed");
    QTest::addColumn<bool>("refused");
    QTest::newRow("elsewhere") << u"http://192.0.2.1:9/v1"_s << false << true;
    QTest::newRow("a name that looks local") << u"http://localhost.example.invalid/v1"_s << false << true;
    QTest::newRow("allowed") << u"http://parlance.invalid/v1"_s << true << false;
    QTest::newRow("encrypted") << u"https://parlance.invalid/v1"_s << false << false;
    QTest::newRow("no HTTP") << u"ftp://127.0.0.1/v1"_s << true << true;
    QTest::newRow("a file") << u"file:///etc/passwd"_s << true << true;
}

void HttpRefusalsTest::refusesCleartextToOtherHosts()
{
    QFETCH(QString, url);
    QFETCH(bool, allowed);
    QFETCH(bool, refused);
    HttpRequest request;
    request.url = QUrl(url);
    request.allowCleartext = allowed;
    QCOMPARE(refusalOf(request).has_value(), refused);
    if (!refused)
        return;
    Outcome outcome;
    send(request, outcome);
    QVERIFY(!outcome.finished);
    QTRY_VERIFY(outcome.finished);
    QVERIFY(!outcome.error.message.isEmpty());
    QCOMPARE(m_ended->count(), 0);
}

void HttpRefusalsTest::refusesAHeaderThatBreaksTheFraming()
{
    HttpRequest request = post("{}");
    request.headers.emplace_back("X-Evil", "a\r\nHost: other");
    Outcome outcome;
    send(request, outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.category, model::ErrorCategory::Usage);
    QCOMPARE(m_server->connections(), 0);
}

void HttpRefusalsTest::noticesAnAnswerThatIsCutOff_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<bool>("reset");
    QTest::newRow("shorter than promised") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc") << false;
    QTest::newRow("no last chunk") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n") << false;
    QTest::newRow("reset") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n") << true;
}

void HttpRefusalsTest::noticesAnAnswerThatIsCutOff()
{
    QFETCH(QByteArray, answer);
    QFETCH(bool, reset);
    Script script;
    script.send(answer);
    m_server->enqueue(reset ? script.stall() : script.close());
    Outcome outcome;
    send(post("{}"), outcome);
    QTRY_COMPARE(outcome.body, QByteArray("abc"));
    // It drops what it finds unread.
    if (reset)
        m_server->breakOff(0);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.category, model::ErrorCategory::Network);
    QCOMPARE(lastExchange().state, model::ExchangeState::Failed);
}

void HttpRefusalsTest::takesAnErrorStatusForAnAnswer()
{
    for (const int status : {400, 401, 404, 429, 500, 529}) {
        m_server->enqueue(Script::answer(status, "{\"error\":1}", "application/json", "WWW-Authenticate: Basic realm=\"x\"\r\n"));
        Outcome outcome;
        send(post("{}"), outcome);
        QTRY_VERIFY(outcome.finished);
        QCOMPARE(outcome.status, status);
        QCOMPARE(outcome.body, QByteArray("{\"error\":1}"));
    }
    QCOMPARE(m_server->requests().size(), 6);
}

void HttpRefusalsTest::breaksOffWhatIsTooLong()
{
    m_server->enqueue(Script::answer(200, QByteArray(100'000, 'x')));
    HttpRequest request = post("{}");
    request.largestResponse = 1000;
    Outcome outcome;
    send(request, outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.category, model::ErrorCategory::Network);
    QCOMPARE(outcome.status, 0);
}

void HttpRefusalsTest::breaksOffAHeadWithoutEnd_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::newRow("many headers") << QByteArray("X-Some: thing\r\n");
    QTest::newRow("one header") << QByteArray("a");
}

void HttpRefusalsTest::breaksOffAHeadWithoutEnd()
{
    QFETCH(QByteArray, piece);
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nX-Long: a" + piece.repeated(10'000'000 / piece.size())).stall());
    Outcome outcome;
    send(post("{}"), outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.category, model::ErrorCategory::Network);
    QVERIFY2(outcome.error.message.contains(u"head"_s), qPrintable(outcome.error.message));
    QCOMPARE(lastExchange().state, model::ExchangeState::Failed);
}

void HttpRefusalsTest::breaksOffALineWithoutEndBeforeAChunk()
{
    const QByteArray head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1;x=";
    m_server->enqueue(Script().send(head + QByteArray(10'000'000, 'a')).stall());
    Outcome outcome;
    send(post("{}"), outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.category, model::ErrorCategory::Network);
    QVERIFY2(outcome.error.message.contains(u"framed"_s), qPrintable(outcome.error.message));
    QCOMPARE(outcome.body, QByteArray("ab"));
}

void HttpRefusalsTest::leavesAlonePeersBesideOneWithoutEnd()
{
    // Of the same server, and of another.
    ScriptedServer elsewhere;
    m_server->enqueue(Script().stall());
    elsewhere.enqueue(Script().stall());
    Outcome beside;
    Outcome other;
    send(post("{}"), beside);
    QTRY_COMPARE(m_server->requests().size(), 1);
    HttpRequest there = post("{}");
    there.url = elsewhere.url();
    send(there, other);
    QTRY_COMPARE(elsewhere.requests().size(), 1);
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nX-Long: " + QByteArray(10'000'000, 'a')).stall());
    Outcome endless;
    send(post("{}"), endless);
    QTRY_VERIFY(endless.finished);
    QVERIFY2(endless.error.message.contains(u"head"_s), qPrintable(endless.error.message));
    for (const Outcome *outcome : {&beside, &other})
        QVERIFY(!outcome->finished);
    m_server->say(0, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
    elsewhere.say(0, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
    for (const Outcome *outcome : {&beside, &other}) {
        QTRY_VERIFY(outcome->finished);
        QCOMPARE(outcome->body, QByteArray("ok"));
    }
}

void HttpRefusalsTest::waitsForAHeadWhileAnotherAnswerIsLong()
{
    m_server->enqueue(Script().stall());
    m_server->enqueue(Script::answer(200, QByteArray(30'000'000, 'x')));
    Outcome waiting;
    Outcome other;
    send(post("{}"), waiting);
    QTRY_COMPARE(m_server->requests().size(), 1);
    send(post("{}"), other);
    QTRY_VERIFY(other.finished);
    QCOMPARE(other.body.size(), 30'000'000);
    // Longer than until somebody looks.
    QVERIFY(!QTest::qWaitFor([&waiting] { return waiting.finished; }, 600));
    m_server->say(0, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
    QTRY_VERIFY(waiting.finished);
    QCOMPARE(waiting.body, QByteArray("ok"));
}

void HttpRefusalsTest::refusesACompressedAnswer()
{
    m_server->enqueue(Script::answer(200, "x", "application/json", "Content-Encoding: gzip\r\n"));
    Outcome outcome;
    send(post("{}"), outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.category, model::ErrorCategory::Network);
    QCOMPARE(outcome.body, QByteArray());
}

void HttpRefusalsTest::refusesTlsThatIsNone()
{
    m_server->enqueue(Script::answer(200, "{}"));
    HttpRequest request = post("{}");
    request.url.setScheme(u"https"_s);
    request.idleTimeoutMilliseconds = 2'000;
    Outcome outcome;
    send(request, outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY(!outcome.error.message.isEmpty());
    QCOMPARE(outcome.status, 0);
}

QTEST_GUILESS_MAIN(HttpRefusalsTest)
#include "tst_httprefusals.moc"
