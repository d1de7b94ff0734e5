// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "httptools.h"

using namespace Qt::StringLiterals;
using model::ErrorCategory;

//! What becomes of the answer that an http tool gets, and of none.
class HttpAnswerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_tools = std::make_unique<HttpTools>(); }
    void cleanup() { m_tools.reset(); }

    void takesTheAnswer_data();
    void takesTheAnswer();
    void refusesAnAnswer_data();
    void refusesAnAnswer();
    void wordsTheResult();
    void keepsToItsSizeLimit();
    void refusesARedirectIntoAPrivateNetwork();
    void endsWithTheTimeOutWhileTheBodyDrips();
    void canBeStopped();
    void isRepeatedByItsPolicy_data();
    void isRepeatedByItsPolicy();
    void isRepeatedWhereNothingWasSent();

private:
    std::unique_ptr<HttpTools> m_tools;
};

void HttpAnswerTest::takesTheAnswer_data()
{
    QTest::addColumn<QByteArray>("invocable");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("text");
    const QByteArray json = "application/json";
    QTest::newRow("json") << QByteArray() << json << QByteArray(R"({"b": 1.0, "a": 9007199254740993})")
                          << uR"({"b": 1.0, "a": 9007199254740993})"_s;
    QTest::newRow("text") << QByteArray() << QByteArray("text/plain") << QByteArray("grüß dich") << u"grüß dich"_s;
    QTest::newRow("Latin-1") << QByteArray() << QByteArray("text/plain; charset=ISO-8859-1") << QByteArray("gr\xfc\xdf dich")
                             << u"grüß dich"_s;
    QTest::newRow("Latin-1 unsaid") << QByteArray() << QByteArray("text/plain") << QByteArray("gr\xfc\xdf dich") << u"grüß dich"_s;
    QTest::newRow("pointer") << QByteArray("response = \"/a/1/b~1c\"") << json << QByteArray(R"({"a":[0,{"b/c":"x\ny"}]})") << u"x\ny"_s;
    QTest::newRow("pointer to an object") << QByteArray("response = \"/a\"") << json << QByteArray(R"({"a":{"n":1.0}})")
                                          << uR"({"n":1.0})"_s;
    QTest::newRow("pointer to nothing that is there")
        << QByteArray("response = \"/a\"") << json << QByteArray(R"({"a":null})") << u"null"_s;
    QTest::newRow("empty name") << QByteArray("response = \"/\"") << json << QByteArray(R"({"":"yes"})") << u"yes"_s;
    QTest::newRow("json as text") << QByteArray("output = \"text\"") << json << QByteArray("{\"a\":1}") << u"{\"a\":1}"_s;
    QTest::newRow("text as json") << QByteArray("output = \"json\"\nresponse = \"/a\"") << json << QByteArray(R"({"a":"x"})") << u"\"x\""_s;
}

void HttpAnswerTest::takesTheAnswer()
{
    QFETCH(QByteArray, invocable);
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    QVERIFY(m_tools->describeTool("url = \"BASE/\"\n" + invocable).isEmpty());
    m_tools->server.enqueue(Script::answer(200, body, type));
    QTEST(m_tools->textOf(R"({"a":1})"), "text");
}

void HttpAnswerTest::refusesAnAnswer_data()
{
    QTest::addColumn<QByteArray>("invocable");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("says");
    const QByteArray json = "application/json";
    const QByteArray none;
    QTest::newRow("not found") << none << 404 << json << QByteArray("{\"reason\":\"no such city\"}")
                               << u"status 404. {\"reason\":\"no such city\"}"_s;
    QTest::newRow("a long page") << none << 500 << QByteArray("text/html") << "<p>sorry</p>" + QByteArray(100'000, 'x')
                                 << u"status 500. sorry"_s;
    QTest::newRow("not modified") << none << 304 << json << none << u"status 304"_s;
    QTest::newRow("no such place") << QByteArray("response = \"/a/b\"") << 200 << json << QByteArray("{\"a\":{\"c\":1}}")
                                   << u"nothing at /a/b: {\"a\":"_s;
    QTest::newRow("beyond the array") << QByteArray("response = \"/1\"") << 200 << json << QByteArray("[1]") << u"nothing at /1"_s;
    QTest::newRow("leading zero") << QByteArray("response = \"/00\"") << 200 << json << QByteArray("[1]") << u"nothing at /00"_s;
    QTest::newRow("no JSON") << QByteArray("output = \"json\"") << 200 << json << QByteArray("<html>") << u"not JSON: <html>"_s;
    QTest::newRow("half a JSON") << QByteArray("response = \"/a\"") << 200 << json << QByteArray("{\"a\":") << u"not JSON"_s;
    QTest::newRow("binary") << none << 200 << QByteArray("image/png") << QByteArray("\x89PNG\0\0", 6) << u"6 bytes of the type image/png"_s;
    QTest::newRow("no UTF-8") << none << 200 << json << QByteArray("\"\xff\xfe\"") << u"not text"_s;
}

void HttpAnswerTest::refusesAnAnswer()
{
    QFETCH(QByteArray, invocable);
    QFETCH(int, status);
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, body);
    QFETCH(QString, says);
    QVERIFY(m_tools->describeTool("url = \"BASE/\"\n" + invocable).isEmpty());
    m_tools->server.enqueue(status == 304 ? Script().send("HTTP/1.1 304 Not Modified\r\n\r\n") : Script::answer(status, body, type));
    const auto outcome = m_tools->call(R"({"a":1})");
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->category, ErrorCategory::Execution);
    QVERIFY(!outcome.breaksTurn);
    QVERIFY2(outcome.error->message.contains(says), qPrintable(outcome.error->message));
    QVERIFY(outcome.error->message.size() < 2500);
}

void HttpAnswerTest::wordsTheResult()
{
    QVERIFY(m_tools->describeTool("url = \"BASE/\"\nresponse = \"/now\"\n[invokers.output]\nmodel = \"{t} degrees in {place.name}\"")
                .isEmpty());
    m_tools->server.enqueue(Script::answer(200, R"({"now":{"t":21.50,"place":{"name":"Bern"}}})"));
    QCOMPARE(m_tools->textOf(R"({"a":1})"), u"21.50 degrees in Bern"_s);
}

void HttpAnswerTest::keepsToItsSizeLimit()
{
    QVERIFY(m_tools->describeTool("url = \"BASE/\"\nsize-limit = 1000").isEmpty());
    m_tools->server.enqueue(
        Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n").send(QByteArray(2000, 'x'), 500).close());
    const auto outcome = m_tools->call(R"({"a":1})");
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->category, ErrorCategory::Execution);
    QVERIFY(outcome.error->message.contains(u"1000"));
}

void HttpAnswerTest::refusesARedirectIntoAPrivateNetwork()
{
    QVERIFY(m_tools->describeTool("url = \"BASE/\"").isEmpty());
    m_tools->server.enqueue(Script::answer(302, "", "text/plain", "Location: http://169.254.169.254/latest/\r\n"));
    const auto outcome = m_tools->call(R"({"a":1})");
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->category, ErrorCategory::Permission);
    QVERIFY(outcome.error->message.contains(u"169.254.169.254"));
}

void HttpAnswerTest::endsWithTheTimeOutWhileTheBodyDrips()
{
    QVERIFY(m_tools->describeTool("url = \"BASE/\"", "timeout = 2\nmaximum-timeout = 60\nmax_retries = 3").isEmpty());
    m_tools->server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nabc").stall());
    const auto outcome = m_tools->call(R"({"a":1})");
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->category, ErrorCategory::Timeout);
    QCOMPARE(m_tools->server.requests().size(), 1);
    QTRY_COMPARE(m_tools->exchanges.count(), 1);
    QCOMPARE(m_tools->exchanges.first().first().value<model::Exchange>().state, model::ExchangeState::Cancelled);
}

void HttpAnswerTest::canBeStopped()
{
    QVERIFY(m_tools->describeTool("url = \"BASE/\"").isEmpty());
    m_tools->server.enqueue(Script().stall());
    model::InvokeJob *job = m_tools->invoke(R"({"a":1})");
    QTRY_COMPARE(m_tools->server.requests().size(), 1);
    job->cancel();
    QTRY_COMPARE(m_tools->exchanges.count(), 1);
    QCOMPARE(m_tools->exchanges.first().first().value<model::Exchange>().state, model::ExchangeState::Cancelled);
}

void HttpAnswerTest::isRepeatedByItsPolicy_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("policies");
    QTest::addColumn<int>("requests");
    QTest::newRow("GET") << QByteArray("GET") << QByteArray("max_retries = 2") << 3;
    QTest::newRow("GET that is not") << QByteArray("GET") << QByteArray("max_retries = 2\nidempotent = false") << 1;
    QTest::newRow("POST") << QByteArray("POST") << QByteArray("max_retries = 2") << 1;
    QTest::newRow("DELETE") << QByteArray("DELETE") << QByteArray("max_retries = 2") << 1;
    QTest::newRow("POST that is") << QByteArray("POST") << QByteArray("max_retries = 2\nidempotent = true") << 3;
    QTest::newRow("without retries") << QByteArray("GET") << QByteArray() << 1;
}

void HttpAnswerTest::isRepeatedByItsPolicy()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, policies);
    QFETCH(int, requests);
    QVERIFY(m_tools->describeTool("url = \"BASE/\"\nmethod = \"" + method + '"', policies).isEmpty());
    for (int i = 0; i < 3; ++i)
        m_tools->server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc").close());
    const auto outcome = m_tools->call(R"({"a":1})");
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->category, ErrorCategory::Network);
    QCOMPARE(m_tools->server.requests().size(), requests);
    QCOMPARE(m_tools->exchanges.count(), requests);
    QCOMPARE(m_tools->exchanges.last().first().value<model::Exchange>().attempt, requests);
}

void HttpAnswerTest::isRepeatedWhereNothingWasSent()
{
    QVERIFY(m_tools->describeTool("method = \"POST\"\nurl = \"BASE/\"", "max_retries = 2").isEmpty());
    m_tools->server.stopListening();
    const auto outcome = m_tools->call(R"({"a":1})");
    QVERIFY(outcome.error);
    QCOMPARE(outcome.error->category, ErrorCategory::Network);
    QCOMPARE(m_tools->exchanges.count(), 3);
}

QTEST_GUILESS_MAIN(HttpAnswerTest)
#include "tst_httpanswer.moc"
