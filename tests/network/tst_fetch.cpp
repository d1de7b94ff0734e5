// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/httptest.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;
using model::ErrorCategory;

class FetchTest final : public HttpTest
{
    Q_OBJECT

private Q_SLOTS:
    void fetchesFromANamedAddress();
    void sendsEveryMethodOnce_data();
    void sendsEveryMethodOnce();
    void refusesAnAddressThatIsNotNamed_data();
    void refusesAnAddressThatIsNotNamed();
    void connectsToTheAddressThatWasChecked();
    void triesTheNextAddressWhereNothingAnswers();
    void tellsThatANameIsNotFound();
    void followsRedirects();
    void checksTheTargetOfARedirectAnew_data();
    void checksTheTargetOfARedirectAnew();
    void keepsHeadersFromAnotherHost();
    void endsACircleOfRedirects();
    void doesNotSendOnWhatHasABody();
    void breaksOffALongBody_data();
    void breaksOffALongBody();
    void canBeCancelledWhileTheBodyDrips();
    void hasItsSecretsRedacted();

private:
    //! Names mean these addresses; what was asked is noted.
    void nameAddresses(const QHash<QString, QStringList> &names);

    QStringList m_asked;
};

void FetchTest::nameAddresses(const QHash<QString, QStringList> &names)
{
    m_asked.clear();
    m_client->setResolver([this, names](const QString &host, QObject *context, std::function<void(const Addresses &)> done) {
        m_asked.append(host);
        QList<QHostAddress> found;
        for (const QString &address : names.value(host))
            found.append(QHostAddress(address));
        QMetaObject::invokeMethod(
            context, [found, done = std::move(done)] { done(found); }, Qt::QueuedConnection);
    });
}

void FetchTest::fetchesFromANamedAddress()
{
    m_server->enqueue(Script::answer(404, "{\"a\":1}", "application/json", "X-Answer: yes\r\n"));
    Fetched fetched;
    fetch(get(u"/a%2Fb?c=d%26e"_s), fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY(!fetched.error);
    QCOMPARE(fetched.response.status, 404);
    QCOMPARE(fetched.response.body, QByteArray("{\"a\":1}"));
    QCOMPARE(headerValue(fetched.response.headers, "x-answer"), QByteArray("yes"));
    QCOMPARE(m_server->requests().first().line, QByteArray("GET /a%2Fb?c=d%26e HTTP/1.1"));
    QCOMPARE(m_server->requests().first().header("Accept-Encoding"), QByteArray("identity"));
}

void FetchTest::sendsEveryMethodOnce_data()
{
    QTest::addColumn<QByteArray>("body");
    for (const char *method : {"GET", "HEAD", "DELETE", "OPTIONS", "POST"})
        QTest::newRow(method) << QByteArray();
    for (const char *method : {"POST ", "PUT", "PATCH"})
        QTest::newRow(method) << QByteArray("{\"x\":1}");
}

void FetchTest::sendsEveryMethodOnce()
{
    QFETCH(QByteArray, body);
    FetchRequest request = get(u"/"_s);
    request.http.method = QByteArray(QTest::currentDataTag()).trimmed();
    request.http.body = body;
    m_server->enqueue(
        Script().send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n" + QByteArray(request.http.method == "HEAD" ? "" : "ok")));
    Fetched fetched;
    fetch(request, fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY2(!fetched.error, qPrintable(fetched.error.value_or(model::Error()).message));
    QCOMPARE(m_server->requests().size(), 1);
    QCOMPARE(m_server->requests().first().line, request.http.method + " / HTTP/1.1");
    QCOMPARE(m_server->requests().first().body, body);
    QVERIFY(m_server->requests().first().header("Transfer-Encoding").isEmpty());
    // Of no body, too: what has one that cannot be read twice is not sent again by Qt.
    const bool hasLength = request.http.method != "HEAD";
    QCOMPARE(m_server->requests().first().header("Content-Length"), hasLength ? QByteArray::number(body.size()) : QByteArray());
    QCOMPARE(m_server->requests().first().header("Content-Type"), body.isEmpty() ? QByteArray() : QByteArray("application/json"));
}

void FetchTest::refusesAnAddressThatIsNotNamed_data()
{
    QTest::addColumn<QString>("url");
    QTest::newRow("this machine") << u"https://127.0.0.1:%1/"_s;
    QTest::newRow("in one number") << u"https://2130706433:%1/"_s;
    QTest::newRow("in hexadecimal") << u"https://0x7f.1:%1/"_s;
    QTest::newRow("version 6") << u"https://[::1]:%1/"_s;
    QTest::newRow("mapped") << u"https://[::ffff:127.0.0.1]:%1/"_s;
    QTest::newRow("any") << u"https://0.0.0.0:%1/"_s;
    QTest::newRow("a name that leads here") << u"https://here.example:%1/"_s;
    QTest::newRow("a name that leads to the cloud's keys") << u"https://cloud.example:%1/"_s;
    QTest::newRow("cleartext") << u"http://public.example:%1/"_s;
    QTest::newRow("a password") << u"https://me:secret@public.example:%1/"_s;
    QTest::newRow("no HTTP") << u"ftp://public.example:%1/"_s;
    QTest::newRow("a file") << u"file:///etc/passwd?%1"_s;
}

void FetchTest::refusesAnAddressThatIsNotNamed()
{
    QFETCH(QString, url);
    nameAddresses({{u"here.example"_s, {u"127.0.0.1"_s, u"::1"_s}}, {u"cloud.example"_s, {u"169.254.169.254"_s}},
        {u"public.example"_s, {u"8.8.8.8"_s}}});
    FetchRequest request;
    request.http.url = QUrl(url.arg(m_server->url().port()));
    Fetched fetched;
    fetch(request, fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY(fetched.error);
    QVERIFY(fetched.error->category == ErrorCategory::Permission || fetched.error->category == ErrorCategory::Validation);
    QVERIFY(!fetched.error->message.contains(u"secret"));
    QVERIFY(fetched.sentNothing);
    QCOMPARE(m_server->connections(), 0);
    QCOMPARE(m_ended->count(), 0);
}

void FetchTest::connectsToTheAddressThatWasChecked()
{
    nameAddresses({{u"tool.example"_s, {u"10.9.8.7"_s, u"127.0.0.1"_s}}});
    m_server->enqueue(Script::answer(200, "{}"));
    FetchRequest request = get(u"/v1"_s);
    request.http.url.setHost(u"tool.example"_s);
    Fetched fetched;
    fetch(request, fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY(!fetched.error);
    QCOMPARE(m_asked, QStringList {u"tool.example"_s});
    QCOMPARE(m_server->requests().first().header("Host"), "tool.example:" + QByteArray::number(m_server->url().port()));
    QCOMPARE(lastExchange().request.url.host(), u"tool.example"_s);
}

void FetchTest::triesTheNextAddressWhereNothingAnswers()
{
    nameAddresses({{u"tool.example"_s, {u"127.0.0.2"_s, u"127.0.0.1"_s}}});
    m_server->enqueue(Script::answer(200, "{}"));
    FetchRequest request = get(u"/v1"_s);
    request.http.url.setHost(u"tool.example"_s);
    request.guard = *AddressGuard::parse({u"127.0.0.0/8"_s});
    Fetched fetched;
    fetch(request, fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY(!fetched.error);
    QCOMPARE(m_ended->count(), 2);
}

void FetchTest::tellsThatANameIsNotFound()
{
    FetchRequest request;
    request.http.url = QUrl(u"https://parlance.invalid/"_s);
    Fetched fetched;
    fetch(request, fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY(fetched.error);
    QCOMPARE(fetched.error->category, ErrorCategory::Network);
    QVERIFY(fetched.error->message.contains(u"parlance.invalid"));
    QVERIFY(fetched.sentNothing);
}

void FetchTest::followsRedirects()
{
    m_server->enqueue(Script::answer(302, "gone", "text/plain", "Location: /two?x=1\r\n"));
    m_server->enqueue(Script::answer(308, "gone", "text/plain", "Location: " + m_server->url(u"/three#part"_s).toEncoded() + "\r\n"));
    m_server->enqueue(Script::answer(200, "here"));
    FetchRequest request = get(u"/one"_s);
    request.http.headers = {{"X-Mine", "1"}};
    Fetched fetched;
    fetch(request, fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY(!fetched.error);
    QCOMPARE(fetched.response.body, QByteArray("here"));
    QCOMPARE(fetched.response.url.path(), u"/three"_s);
    QCOMPARE(m_server->requests().at(1).line, QByteArray("GET /two?x=1 HTTP/1.1"));
    QCOMPARE(m_server->requests().at(2).header("X-Mine"), QByteArray("1"));
    QCOMPARE(m_ended->count(), 3);
}

void FetchTest::checksTheTargetOfARedirectAnew_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::newRow("private") << QByteArray("https://10.0.0.1/");
    QTest::newRow("the cloud's keys") << QByteArray("http://169.254.169.254/latest/meta-data/");
    QTest::newRow("this machine") << QByteArray("https://[::1]/");
    QTest::newRow("a name that leads here") << QByteArray("https://here.example/");
    QTest::newRow("cleartext") << QByteArray("http://public.example/");
    QTest::newRow("a file") << QByteArray("file:///etc/passwd");
    QTest::newRow("a password") << QByteArray("https://me:you@public.example/");
    QTest::newRow("no URL") << QByteArray("https://[");
}

void FetchTest::checksTheTargetOfARedirectAnew()
{
    QFETCH(QByteArray, target);
    nameAddresses({{u"here.example"_s, {u"::1"_s}}, {u"public.example"_s, {u"8.8.8.8"_s}}});
    m_server->enqueue(Script::answer(302, "", "text/plain", "Location: " + target + "\r\n"));
    Fetched fetched;
    fetch(get(u"/"_s), fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY(fetched.error);
    QVERIFY(fetched.error->category == ErrorCategory::Permission || fetched.error->category == ErrorCategory::Validation);
    QVERIFY(!fetched.sentNothing);
    QCOMPARE(m_ended->count(), 1);
}

void FetchTest::keepsHeadersFromAnotherHost()
{
    ScriptedServer other;
    m_server->enqueue(Script::answer(307, "", "text/plain", "Location: " + other.url(u"/"_s).toEncoded() + "\r\n"));
    other.enqueue(Script::answer(200, "{}"));
    FetchRequest request = get(u"/"_s);
    request.http.headers = {{"Authorization", "Bearer 123456789"}, {"X-Pin", "1234"}, {"Accept", "text/html"}};
    Fetched fetched;
    fetch(request, fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY(!fetched.error);
    QCOMPARE(m_server->requests().first().header("X-Pin"), QByteArray("1234"));
    QVERIFY(other.requests().first().header("Authorization").isEmpty());
    QVERIFY(other.requests().first().header("X-Pin").isEmpty());
    QCOMPARE(other.requests().first().header("Accept"), QByteArray("text/html"));
}

void FetchTest::endsACircleOfRedirects()
{
    for (int i = 0; i <= FetchJob::mostRedirects; ++i)
        m_server->enqueue(Script::answer(302, "", "text/plain", "Location: /\r\n"));
    Fetched fetched;
    fetch(get(u"/"_s), fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY(fetched.error);
    QCOMPARE(fetched.error->category, ErrorCategory::Execution);
    QCOMPARE(m_server->requests().size(), FetchJob::mostRedirects + 1);
}

void FetchTest::doesNotSendOnWhatHasABody()
{
    m_server->enqueue(Script::answer(307, "", "text/plain", "Location: /other\r\n"));
    FetchRequest request = get(u"/"_s);
    request.http.method = "POST";
    request.http.body = "{}";
    Fetched fetched;
    fetch(request, fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY(fetched.error);
    QCOMPARE(m_server->requests().size(), 1);
}

void FetchTest::breaksOffALongBody_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<int>("pieces");
    QTest::newRow("that says so") << QByteArray("Content-Length: 1000000000\r\n") << 0;
    QTest::newRow("that does not") << QByteArray("Connection: close\r\n") << 1000;
}

void FetchTest::breaksOffALongBody()
{
    QFETCH(QByteArray, head);
    QFETCH(int, pieces);
    Script script;
    script.send("HTTP/1.1 200 OK\r\n" + head + "\r\n");
    const QByteArray piece(1'000'000, 'x');
    for (int i = 0; i < pieces; ++i)
        script.send(piece);
    m_server->enqueue(script.stall());
    FetchRequest request = get(u"/"_s);
    request.largestBody = 100'000;
    Fetched fetched;
    fetch(request, fetched);
    QTRY_VERIFY(fetched.finished);
    QVERIFY(fetched.error);
    QCOMPARE(fetched.error->category, ErrorCategory::Execution);
    QVERIFY(fetched.error->message.contains(u"100000"));
    QVERIFY(lastExchange().responseBody.size() < 20'000'000);
}

void FetchTest::canBeCancelledWhileTheBodyDrips()
{
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc").stall());
    Fetched fetched;
    FetchJob *job = fetch(get(u"/"_s), fetched);
    QTRY_COMPARE(m_server->requests().size(), 1);
    job->cancel();
    QTRY_VERIFY(fetched.finished);
    QVERIFY(!fetched.error);
    QCOMPARE(m_ended->count(), 1);
    QCOMPARE(lastExchange().state, model::ExchangeState::Cancelled);
}

void FetchTest::hasItsSecretsRedacted()
{
    m_server->enqueue(Script::answer(200, "you sent long-secret-1", "text/plain"));
    FetchRequest request = get(u"/?pin=1234&id=7&k=long-secret-1"_s);
    request.http.headers = {{"X-Pin", "1234"}, {"X-Id", "7"}};
    request.http.secrets = {"1234", "long-secret-1"};
    request.http.secretNames = {"x-pin", "Pin"};
    Fetched fetched;
    fetch(request, fetched);
    QTRY_VERIFY(fetched.finished);
    QCOMPARE(m_server->requests().first().header("X-Pin"), QByteArray("1234"));
    const model::Exchange kept = lastExchange();
    QVERIFY(headerValue(kept.request.headers, "X-Pin").startsWith("[redacted here only"));
    QCOMPARE(headerValue(kept.request.headers, "X-Id"), QByteArray("7"));
    QCOMPARE(kept.responseBody, QByteArray("you sent [redacted]"));
    const QByteArray query = kept.request.url.query(QUrl::FullyEncoded).toLatin1();
    QVERIFY(!query.contains("1234") && !query.contains("long-secret-1") && query.contains("id=7"));
}

QTEST_GUILESS_MAIN(FetchTest)
#include "tst_fetch.moc"
