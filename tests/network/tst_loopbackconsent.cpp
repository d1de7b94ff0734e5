// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/consent.h"
#include "tests/support/patience.h"

#include <QSignalSpy>
#include <QTcpSocket>

using namespace Qt::StringLiterals;
using namespace network;

class LoopbackConsentTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void takesTheOneAnswer();
    void turnsAwayWhatIsNotTheAnswer_data();
    void turnsAwayWhatIsNotTheAnswer();
    void doesNotWaitForSlowClients();
    void hasRoomHoweverManyHoldOn();
    void takesNothingBeforeItWaitsForSomething();
    void listensWhereItDidBefore();
    void opensTheAddressOnlyWithThePersonsWord();
    void endsWhenNothingComes();

private:
    //! Sends, and waits for all that comes back.
    QByteArray exchange(const QByteArray &bytes);
    QByteArray get(const QByteArray &target) { return "GET " + target + " HTTP/1.1\r\nHost: " + host() + "\r\n\r\n"; }
    QByteArray host() const { return QUrl(m_redirect->address()).authority().toLatin1(); }
    std::unique_ptr<QTcpSocket> connected() const;

    std::unique_ptr<LoopbackRedirect> m_redirect;
    std::unique_ptr<QSignalSpy> m_arrived;
};

void LoopbackConsentTest::init()
{
    m_redirect = std::make_unique<LoopbackRedirect>(nullptr, support::patience);
    m_arrived = std::make_unique<QSignalSpy>(m_redirect.get(), &LoopbackRedirect::arrived);
    QVERIFY(m_redirect->address().isEmpty());
    QVERIFY(m_redirect->listen());
    m_redirect->expect("right");
}

void LoopbackConsentTest::cleanup()
{
    m_arrived.reset();
    m_redirect.reset();
}

std::unique_ptr<QTcpSocket> LoopbackConsentTest::connected() const
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->connectToHost(QHostAddress::LocalHost, quint16(QUrl(m_redirect->address()).port()));
    return socket;
}

QByteArray LoopbackConsentTest::exchange(const QByteArray &bytes)
{
    const auto socket = connected();
    socket->write(bytes);
    if (!QTest::qWaitFor([&socket] { return socket->state() == QAbstractSocket::UnconnectedState; }, 10'000))
        QTest::qFail("kept open", __FILE__, __LINE__);
    return socket->readAll();
}

void LoopbackConsentTest::takesTheOneAnswer()
{
    const QString address = m_redirect->address();
    QVERIFY(address.startsWith("http://127.0.0.1:"_L1));
    const QByteArray page = exchange(get("/callback?code=c%20d&state=right&iss=https%3A%2F%2Fas"));
    QVERIFY(page.startsWith("HTTP/1.1 200 "));
    QVERIFY(page.contains("no-store"));
    QVERIFY(!page.contains("code="));
    QCOMPARE(m_arrived->size(), 1);
    QCOMPARE(m_arrived->first().first().toUrl().toEncoded(), address.toLatin1() + "?code=c%20d&state=right&iss=https%3A%2F%2Fas");
    QVERIFY(m_redirect->address().isEmpty());
}

void LoopbackConsentTest::turnsAwayWhatIsNotTheAnswer_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("status");
    const QByteArray end = " HTTP/1.1\r\nHost: %HOST%\r\n\r\n";
    QTest::newRow("another path") << "GET /favicon.ico" + end << QByteArray("404");
    QTest::newRow("a longer path") << "GET /callback/x?state=right" + end << QByteArray("404");
    QTest::newRow("no query") << "GET /callback" + end << QByteArray("404");
    QTest::newRow("another state") << "GET /callback?code=c&state=wrong" + end << QByteArray("400");
    QTest::newRow("no state") << "GET /callback?code=c" + end << QByteArray("400");
    QTest::newRow("another method") << "POST /callback?code=c&state=right" + end << QByteArray("405");
    QTest::newRow("another address") << "GET http://evil.example/callback?state=right" + end << QByteArray("400");
    QTest::newRow("another name") << QByteArray("GET /callback?state=right HTTP/1.1\r\nHost: evil.example\r\n\r\n") << QByteArray("400");
    QTest::newRow("two names") << QByteArray("GET /callback?state=right HTTP/1.1\r\nHost: %HOST%\r\nHost: x\r\n\r\n") << QByteArray("400");
    QTest::newRow("no name") << QByteArray("GET /callback?state=right HTTP/1.1\r\n\r\n") << QByteArray("400");
    QTest::newRow("no protocol") << QByteArray("GET /callback?state=right\r\n\r\n") << QByteArray("400");
    QTest::newRow("garbage") << QByteArray("\x16\x03\x01\x02\x00\r\n\r\n", 9) << QByteArray("400");
    // Not one byte more than is read: closing with bytes left unread resets the connection, and the page is lost.
    QTest::newRow("without end") << QByteArray("GET /callback?state=").leftJustified(LoopbackRedirect::largestHead + 1, 'x')
                                 << QByteArray("431");
}

void LoopbackConsentTest::turnsAwayWhatIsNotTheAnswer()
{
    QFETCH(QByteArray, request);
    QFETCH(QByteArray, status);
    const QByteArray page = exchange(request.replace("%HOST%", host()));
    QVERIFY2(page.startsWith("HTTP/1.1 " + status + ' '), page.constData());
    QCOMPARE(m_arrived->size(), 0);
    // Nothing has changed for the one that is waited for.
    QVERIFY(exchange(get("/callback?code=c&state=right")).startsWith("HTTP/1.1 200 "));
    QCOMPARE(m_arrived->size(), 1);
}

void LoopbackConsentTest::doesNotWaitForSlowClients()
{
    // It has long enough for one that says it all at once, on a busy machine, too.
    m_redirect = std::make_unique<LoopbackRedirect>(nullptr, 1'000);
    QVERIFY(m_redirect->listen());
    m_redirect->expect("right");
    QCOMPARE(exchange("GET /callback?state=ri"), QByteArray());
    QVERIFY(exchange(get("/callback?code=c&state=right")).startsWith("HTTP/1.1 200 "));
}

void LoopbackConsentTest::hasRoomHoweverManyHoldOn()
{
    m_redirect = std::make_unique<LoopbackRedirect>(nullptr, 60'000);
    QSignalSpy arrived(m_redirect.get(), &LoopbackRedirect::arrived);
    QVERIFY(m_redirect->listen());
    m_redirect->expect("right");
    std::vector<std::unique_ptr<QTcpSocket>> holding;
    for (int i = 0; i < 2 * LoopbackRedirect::mostConnections; ++i)
        holding.push_back(connected());
    QTRY_COMPARE(holding.front()->state(), QAbstractSocket::UnconnectedState);
    QVERIFY(exchange(get("/callback?code=c&state=right")).startsWith("HTTP/1.1 200 "));
    QCOMPARE(arrived.size(), 1);
    m_arrived.reset();
}

void LoopbackConsentTest::takesNothingBeforeItWaitsForSomething()
{
    m_redirect->expect({});
    QVERIFY(exchange(get("/callback?code=c&state=")).startsWith("HTTP/1.1 400 "));
    QCOMPARE(m_arrived->size(), 0);
}

void LoopbackConsentTest::listensWhereItDidBefore()
{
    const QUrl before(m_redirect->address());
    LoopbackRedirect another;
    QVERIFY(another.listen(quint16(before.port())));
    QVERIFY(another.address() != before.toString());
    m_redirect.reset();
    LoopbackRedirect again;
    QVERIFY(again.listen(quint16(before.port())));
    QCOMPARE(again.address(), before.toString());
}

void LoopbackConsentTest::opensTheAddressOnlyWithThePersonsWord()
{
    QList<ConsentRequest> shown;
    std::function<void(const model::Result<void> &)> word;
    LoopbackConsent agent([&](const ConsentRequest &request, QObject *, auto done) {
        shown.append(request);
        word = done;
    });
    ConsentJob *refused = agent.prepare({}, this);
    QSignalSpy failed(refused, &ConsentJob::failed);
    refused->ask({QUrl(u"https://as/authorize?x"_s), "state", QUrl(u"https://mcp.example"_s), u"Weather"_s});
    QCOMPARE(shown.size(), 1);
    QCOMPARE(shown.first().serverName, u"Weather"_s);
    word(model::failure(model::ErrorCategory::Permission, u"No."_s));
    QCOMPARE(failed.size(), 1);

    ConsentJob *agreed = agent.prepare({}, this);
    QSignalSpy succeeded(agreed, &ConsentJob::succeeded);
    m_redirect.reset();
    const QUrl redirect(agreed->redirect());
    agreed->ask({QUrl(u"https://as/authorize"_s), "state"});
    word({});
    QTcpSocket browser;
    browser.connectToHost(QHostAddress::LocalHost, quint16(redirect.port()));
    browser.write("GET /callback?code=c&state=state HTTP/1.1\r\nHost: " + redirect.authority().toLatin1() + "\r\n\r\n");
    QTRY_COMPARE(succeeded.size(), 1);
    QCOMPARE(succeeded.first().first().toUrl().query(), u"code=c&state=state"_s);
    // The page arrives although the job is gone.
    QTRY_COMPARE(browser.state(), QAbstractSocket::UnconnectedState);
    QVERIFY(browser.readAll().contains("</html>"));
}

void LoopbackConsentTest::endsWhenNothingComes()
{
    LoopbackConsent agent([](const ConsentRequest &, QObject *, auto done) { done({}); }, 20);
    ConsentJob *job = agent.prepare({}, this);
    QSignalSpy failed(job, &ConsentJob::failed);
    job->ask({QUrl(u"https://as/authorize"_s), "state"});
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<model::Error>().category, model::ErrorCategory::Timeout);
}

QTEST_GUILESS_MAIN(LoopbackConsentTest)
#include "tst_loopbackconsent.moc"
