// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/providers/conversing/httpconversejob.h"
#include "network/secrets/keychain.h"
#include "tests/network/recordings.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace network;
using model::ErrorCategory, model::StopReason;

namespace {

const QByteArray greetingStream = R"(data: {"choices":[{"index":0,"delta":{"role":"assistant","content":null}}],"model":"m"}

data: {"choices":[{"index":0,"delta":{"content":"Hello"}}]}

data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}

data: [DONE]

)";

struct ConverserOutcome {
    bool finished = false;
    std::optional<model::ConverseReply> reply;
    model::Error error;
    QString text;
    QList<int> retries;
    QStringList notices;
    model::ConverseReply partial;
};

} // namespace

class ConverserTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void answersAStream();
    void tellsAReasonThatItDoesNotKnow();
    void sendsTheKeyAndKeepsItOutOfTheRecord();
    void repeatsWhatIsWorthRepeating();
    void repeatsAnErrorInAStreamBeforeAnyText();
    void doesNotRepeatOnceTextHasBeenSeen();
    void keepsWhatCameBeforeAnError_data();
    void keepsWhatCameBeforeAnError();
    void wordsErrorsForPeople_data();
    void wordsErrorsForPeople();
    void refusesFortyMegabytesInOneLine();
    void asksForAMissingKey();
    void endsWithoutTheConnectionsEnd();
    void canBeCancelledWhileItWaits();
    void readsARecordedResponseAsItCame();
    void stopsByClosingTheConnection();

private:
    void converse(ConverserOutcome &outcome);

    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<model::ExchangeLog> m_log;
    std::unique_ptr<HttpClient> m_client;
    std::unique_ptr<Keychain> m_keychain;
    std::unique_ptr<QSignalSpy> m_ended;
    Provider m_provider;
    model::ConverseJob *m_job = nullptr;
};

void ConverserTest::init()
{
    qputenv("PARLANCE_TEST_KEY", "sk-secret-1234");
    m_server = std::make_unique<ScriptedServer>();
    m_log = std::make_unique<model::ExchangeLog>();
    m_client = std::make_unique<HttpClient>(*m_log);
    m_keychain = std::make_unique<Keychain>();
    m_ended = std::make_unique<QSignalSpy>(m_log.get(), &model::ExchangeLog::ended);
    m_provider = {};
    m_provider.name = u"test"_s;
    m_provider.title = u"Testing"_s;
    m_provider.dialect = u"openai-chat-completions"_s;
    m_provider.baseUrl = m_server->url(u"/v1"_s);
    m_provider.keyName = u"PARLANCE_TEST_KEY"_s;
}

void ConverserTest::cleanup()
{
    m_client.reset();
    m_ended.reset();
}

void ConverserTest::converse(ConverserOutcome &outcome)
{
    HttpConverser converser([this] { return m_provider; }, *m_client, *m_keychain);
    model::ConverseRequest request;
    request.model = {u"test"_s, u"m"_s};
    model::Canister canister;
    canister.contents = {model::TextContent {u"Hi"_s}};
    request.canisters = {model::share(canister)};
    model::ConverseJob *job = m_job = converser.converse(request, m_client.get());
    connect(job, &model::ConverseJob::delta, this, [&outcome](const model::Delta &delta) { outcome.text += delta.text; });
    connect(job, &model::ConverseJob::noticed, this, [&outcome](const QString &text) { outcome.notices.append(text); });
    connect(job, &model::ConverseJob::retryScheduled, this, [&outcome](int wait) { outcome.retries.append(wait); });
    connect(job, &model::ConverseJob::succeeded, this, [&outcome](const model::ConverseReply &reply) { outcome.reply = reply; });
    connect(job, &model::ConverseJob::failed, this, [&outcome, job](const model::Error &error) {
        outcome.error = error;
        outcome.partial = job->partial();
    });
    connect(job, &model::ConverseJob::finished, this, [&outcome] { outcome.finished = true; });
}

void ConverserTest::answersAStream()
{
    m_server->enqueue(Script::stream(greetingStream, 5));
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY2(outcome.reply, qPrintable(outcome.error.message));
    QCOMPARE(outcome.text, u"Hello"_s);
    QCOMPARE(model::plainText(outcome.reply->contents), u"Hello"_s);
    QCOMPARE(outcome.reply->stop, StopReason::Finished);
    QCOMPARE(outcome.notices, QStringList());
    QCOMPARE(m_server->requests().first().line, QByteArray("POST /v1/chat/completions HTTP/1.1"));
}

void ConverserTest::tellsAReasonThatItDoesNotKnow()
{
    m_server->enqueue(
        Script::stream("data: {\"choices\":[{\"delta\":{\"content\":\"Hi\"},\"finish_reason\":\"tired\"}]}\n\ndata: [DONE]\n\n"));
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY2(outcome.reply, qPrintable(outcome.error.message));
    QCOMPARE(outcome.reply->stop, StopReason::Finished);
    QCOMPARE(outcome.notices.size(), 1);
    QVERIFY2(outcome.notices.first().contains(u"not known here: “tired”"), qPrintable(outcome.notices.first()));
}

void ConverserTest::sendsTheKeyAndKeepsItOutOfTheRecord()
{
    m_server->enqueue(Script::answer(400, "{\"error\":{\"message\":\"not with sk-secret-1234\"}}"));
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(m_server->requests().first().header("Authorization"), QByteArray("Bearer sk-secret-1234"));
    QVERIFY(!outcome.error.message.contains(u"sk-secret"_s));
    QVERIFY(!outcome.error.detail.contains(u"sk-secret"_s));
    const auto exchange = m_ended->first().first().value<model::Exchange>();
    QCOMPARE(headerValue(exchange.request.headers, "Authorization"), QByteArray("[redacted]"));
    QVERIFY(!exchange.responseBody.contains("sk-secret"));
}

void ConverserTest::repeatsWhatIsWorthRepeating()
{
    m_server->enqueue(Script::answer(429, "{\"error\":{\"message\":\"slow down\"}}", "application/json", "retry-after-ms: 5\r\n"));
    m_server->enqueue(Script::answer(529, "{}", "application/json", "retry-after-ms: 7\r\n"));
    m_server->enqueue(Script::stream(greetingStream));
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY(outcome.reply);
    QCOMPARE(outcome.retries, (QList<int> {5, 7}));
    QCOMPARE(m_ended->count(), 3);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(m_ended->at(i).first().value<model::Exchange>().attempt, i + 1);
}

void ConverserTest::repeatsAnErrorInAStreamBeforeAnyText()
{
    m_provider.dialect = u"anthropic-messages"_s;
    m_provider.mostRetries = 1;
    const QByteArray overloaded =
        "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\",\"message\":\"Overloaded\"}}\n\n";
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nretry-after-ms: 5\r\nConnection: close\r\n\r\n" + overloaded).close());
    m_server->enqueue(Script::stream(overloaded));
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.retries, QList<int> {5});
    QVERIFY(outcome.error.message.contains(u"Overloaded"_s));
    QCOMPARE(m_server->requests().size(), 2);
}

void ConverserTest::doesNotRepeatOnceTextHasBeenSeen()
{
    m_server->enqueue(Script::stream("data: {\"choices\":[{\"delta\":{\"content\":\"Hel\"}}]}\n\n"
                                     "data: {\"error\":{\"type\":\"overloaded_error\",\"message\":\"Overloaded\"}}\n\n"));
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.retries, QList<int> {});
    QCOMPARE(model::plainText(outcome.partial.contents), u"Hel"_s);
    QCOMPARE(m_ended->first().first().value<model::Exchange>().state, model::ExchangeState::Failed);
}

void ConverserTest::keepsWhatCameBeforeAnError_data()
{
    QTest::addColumn<QByteArray>("ending");
    const QByteArray delta = "data: {\"choices\":[{\"delta\":{\"content\":\"Hel\"}}]}\n\n";
    QTest::newRow("no last event") << delta;
    QTest::newRow("half an event") << delta + "data: {\"choi";
    QTest::newRow("an event that is not JSON") << delta + "data: <html>\n\n";
    QTest::newRow("an error as a string") << delta + "data: {\"error\":\"broken\",\"code\":\"x\"}\n\n";
}

void ConverserTest::keepsWhatCameBeforeAnError()
{
    QFETCH(QByteArray, ending);
    m_server->enqueue(Script::stream(ending));
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY(!outcome.reply);
    QVERIFY2(outcome.error.category == ErrorCategory::Provider, qPrintable(outcome.error.message + u' ' + outcome.error.detail));
    QVERIFY(!outcome.error.message.isEmpty());
    QCOMPARE(model::plainText(outcome.partial.contents), u"Hel"_s);
    QCOMPARE(outcome.partial.stop, StopReason::Truncated);
}

void ConverserTest::wordsErrorsForPeople_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("expected");
    QTest::newRow("key") << 401 << QByteArray("{\"error\":{\"message\":\"Invalid API Key\"}}")
                         << u"Testing refused the key PARLANCE_TEST_KEY. Invalid API Key"_s;
    QTest::newRow("model") << 404 << QByteArray("{}") << u"Testing does not know the model “m”, or the address is wrong."_s;
    QTest::newRow("an error as a string") << 404 << QByteArray("{\"error\":\"model 'm' not found\"}")
                                          << u"Testing does not know the model “m”, or the address is wrong. model 'm' not found"_s;
    QTest::newRow("too large") << 413 << QByteArray("<html><body>413</body></html>")
                               << u"The conversation is too large for Testing. It answered with a web page."_s;
    QTest::newRow("web page") << 200 << QByteArray("<!doctype html><p>Welcome")
                              << u"Testing answered with a web page. Is the base URL right?"_s;
    QTest::newRow("half an object") << 200 << QByteArray("{\"choices\":[") << u"The provider's answer is not a whole JSON object."_s;
    QTest::newRow("nothing") << 200 << QByteArray() << u"The provider's answer is empty."_s;
    QTest::newRow("plain text") << 200 << QByteArray("It works!") << u"The provider's answer cannot be read."_s;
    QTest::newRow("an error without words")
        << 400 << QByteArray("{\"error\":{\"type\":\"overloaded_error\",\"code\":7}}")
        << u"Testing refused the request (status 400). {\"error\":{\"type\":\"overloaded_error\",\"code\":7}}"_s;
    QTest::newRow("half an answer") << 200 << QByteArray("data: {\"choices\":[{\"delta\":{\"content\":\"Hel\"}}]}\n\n")
                                    << u"The provider's answer broke off before its end, after 49 bytes."_s;
    QTest::newRow("own error") << 501 << QByteArray("no\n") << u"Testing had an error of its own (status 501). no"_s;
}

void ConverserTest::wordsErrorsForPeople()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QString, expected);
    m_provider.mostRetries = 0;
    m_server->enqueue(Script::answer(status, body, "text/plain"));
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.message, expected);
}

void ConverserTest::refusesFortyMegabytesInOneLine()
{
    m_server->enqueue(Script::stream("data: " + QByteArray(40'000'000, 'x'), 1'000'000));
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.message, u"The provider's answer is too large to be read."_s);
}

void ConverserTest::asksForAMissingKey()
{
    // Why it is not known is said, too: here there is no keychain.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
    m_provider.keyName = u"PARLANCE_NO_SUCH_KEY"_s;
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.category, ErrorCategory::Usage);
    QVERIFY(outcome.error.message.contains(u"PARLANCE_NO_SUCH_KEY"_s));
    QVERIFY2(outcome.error.message.contains(u"keychain could not be used"_s), qPrintable(outcome.error.message));
    QCOMPARE(m_server->connections(), 0);
}

void ConverserTest::endsWithoutTheConnectionsEnd()
{
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n" + greetingStream).stall());
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY(outcome.reply);
}

void ConverserTest::canBeCancelledWhileItWaits()
{
    m_server->enqueue(Script::answer(500, "{}", "application/json", "retry-after: 60\r\n"));
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_COMPARE(outcome.retries.size(), 1);
    m_job->cancel();
    QVERIFY(outcome.finished);
    QCOMPARE(outcome.error, model::Error());
}

void ConverserTest::readsARecordedResponseAsItCame()
{
    // Its head has an empty Access-Control-Allow-Origin, which echoes the Origin that is never sent; the body its chunks.
    const recordings::Recording recording = recordings::named(u"llama31-chat-stream-raw"_s);
    QVERIFY(recording.head.contains("Access-Control-Allow-Origin: \r\n"));
    m_server->enqueue(Script().send(recording.head + recording.body, 3).stall());
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY2(outcome.reply, qPrintable(outcome.error.message));
    QCOMPARE(outcome.text, u" Flowerink Guardians Hall"_s);
    QCOMPARE(outcome.reply->stop, StopReason::Length);
    QVERIFY(m_server->requests().first().header("Origin").isEmpty());
}

void ConverserTest::stopsByClosingTheConnection()
{
    const QByteArray begun = recordings::eventsOf(greetingStream).first(2).join();
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n" + begun).stall());
    ConverserOutcome outcome;
    converse(outcome);
    QTRY_COMPARE(outcome.text, u"Hello"_s);
    QCOMPARE(m_server->openConnections(), 1);
    m_job->cancel();
    QTRY_COMPARE(m_server->openConnections(), 0);
    // A request that named its conversation would have to be ended by another (llama.cpp goes on writing then), so none does.
    QVERIFY(m_server->requests().first().header("X-Conversation-Id").isEmpty());
    QCOMPARE(m_server->requests().size(), 1);
}

QTEST_GUILESS_MAIN(ConverserTest)
#include "tst_converser.moc"
