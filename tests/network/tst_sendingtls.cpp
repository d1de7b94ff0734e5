// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/providers/catalog/modellister.h"
#include "network/providers/conversing/httpconversejob.h"
#include "network/secrets/keychain.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QFile>
#include <QSignalSpy>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QTcpSocket>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

const QByteArray tlsStream =
    "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Hello\"},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n";

} // namespace

//! Several addresses of one provider, where the certificate of one is not right: of these tests' server it is for localhost only.
class SendingTlsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void sendsNothingToAWrongCertificate();
    void goesOnToAnAddressThatIsRightByItself();
    void goesOnToThisMachine();
    void neverGoesOnInCleartext();
    void listsModelsInTheSameWay();
    void takesALongAnswerThatIsHeldUp();

private:
    QUrl secured(const QString &host) const { return QUrl(u"https://%1:%2/v1"_s.arg(host).arg(m_secure->serverPort())); }
    void converse();

    std::unique_ptr<QSslServer> m_secure;
    std::unique_ptr<ScriptedServer> m_plain;
    model::ExchangeLog m_log;
    HttpClient m_client {m_log};
    Keychain m_keychain;
    Provider m_provider;
    QByteArray m_answer;
    QByteArray m_received;
    bool m_answered = false;
    model::Error m_error;
    QStringList m_told;
};

void SendingTlsTest::initTestCase()
{
    QFile file(support::dataFolder() + u"/tls/localhost.pem"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QSslConfiguration trusting = QSslConfiguration::defaultConfiguration();
    trusting.addCaCertificate(QSslCertificate(&file));
    QSslConfiguration::setDefaultConfiguration(trusting);
    qputenv("PARLANCE_TEST_KEY", "sk-secret-1234");
}

void SendingTlsTest::init()
{
    QFile certificate(support::dataFolder() + u"/tls/localhost.pem"_s);
    QFile key(support::dataFolder() + u"/tls/localhost-key.pem"_s);
    QVERIFY(certificate.open(QIODevice::ReadOnly) && key.open(QIODevice::ReadOnly));
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(&certificate));
    configuration.setPrivateKey(QSslKey(&key, QSsl::Rsa));
    m_received.clear();
    m_answer = tlsStream;
    m_told.clear();
    m_secure = std::make_unique<QSslServer>();
    m_secure->setSslConfiguration(configuration);
    connect(m_secure.get(), &QTcpServer::pendingConnectionAvailable, this, [this] {
        QTcpSocket *socket = m_secure->nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] {
            m_received += socket->readAll();
            if (!m_received.contains("Hi"))
                return;
            socket->write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n" + m_answer);
            socket->disconnectFromHost();
        });
    });
    QVERIFY(m_secure->listen(QHostAddress::LocalHost));
    m_plain = std::make_unique<ScriptedServer>();
    m_plain->answerBy([](const ScriptedServer::Request &request) {
        return request.line.startsWith("GET") ? Script::answer(200, R"({"data":[{"id":"m"}]})") : Script::stream(tlsStream);
    });
    m_provider = {};
    m_provider.name = u"test"_s;
    m_provider.dialect = u"openai-chat-completions"_s;
    m_provider.keyName = u"PARLANCE_TEST_KEY"_s;
    m_provider.mostRetries = 0;
    m_provider.baseUrl = secured(u"127.0.0.1"_s);
}

void SendingTlsTest::converse()
{
    m_answered = false;
    m_error = {};
    bool finished = false;
    HttpConverser converser([this] { return m_provider; }, m_client, m_keychain);
    model::ConverseRequest request;
    request.model = {u"test"_s, u"m"_s};
    model::Canister canister;
    canister.contents = {model::TextContent {u"Hi"_s}};
    request.canisters = {model::share(canister)};
    model::ConverseJob *job = converser.converse(request, this);
    connect(job, &model::ConverseJob::retryScheduled, this, [this](int, const QString &why) { m_told.append(why); });
    connect(job, &model::ConverseJob::succeeded, this, [this] { m_answered = true; });
    connect(job, &model::ConverseJob::failed, this, [this](const model::Error &error) { m_error = error; });
    connect(job, &model::ConverseJob::finished, this, [&finished] { finished = true; });
    QVERIFY(QTest::qWaitFor([&finished] { return finished; }, 20'000));
}

void SendingTlsTest::sendsNothingToAWrongCertificate()
{
    m_provider.furtherUrls = {secured(u"127.0.0.2"_s)};
    converse();
    QVERIFY(!m_answered);
    QCOMPARE(m_error.category, model::ErrorCategory::Network);
    QVERIFY(m_received.isEmpty());
}

void SendingTlsTest::goesOnToAnAddressThatIsRightByItself()
{
    m_provider.furtherUrls = {secured(u"localhost"_s)};
    converse();
    QVERIFY2(m_answered, qPrintable(m_error.message + m_error.detail));
    QCOMPARE(m_received.count("POST "), 1);
    // Not in silence.
    QCOMPARE(m_told.size(), 1);
    QVERIFY2(m_told.first().contains(u"127.0.0.1"_s), qPrintable(m_told.first()));
}

void SendingTlsTest::goesOnToThisMachine()
{
    m_provider.furtherUrls = {m_plain->url(u"/v1"_s)};
    converse();
    QVERIFY2(m_answered, qPrintable(m_error.message));
    QVERIFY(m_received.isEmpty());
    QCOMPARE(m_plain->requests().size(), 1);
}

void SendingTlsTest::neverGoesOnInCleartext()
{
    m_provider.allowCleartext = true;
    m_provider.furtherUrls = {QUrl(u"http://gateway.parlance.test/v1"_s)};
    converse();
    QVERIFY(!m_answered);
    QVERIFY(m_told.isEmpty());
    QVERIFY2(m_error.message.contains(u"127.0.0.1"_s), qPrintable(m_error.message));
    // One further on that is safe is tried all the same.
    m_provider.furtherUrls.append(m_plain->url(u"/v1"_s));
    converse();
    QVERIFY2(m_answered, qPrintable(m_error.message));
    QCOMPARE(m_told.size(), 1);
}

void SendingTlsTest::listsModelsInTheSameWay()
{
    for (const bool isSafe : {false, true}) {
        m_provider.allowCleartext = true;
        m_provider.furtherUrls = {isSafe ? m_plain->url(u"/v1"_s) : QUrl(u"http://gateway.parlance.test/v1"_s)};
        auto *lister = new ModelLister(m_provider, m_client, m_keychain, 5'000, this);
        QSignalSpy succeeded(lister, &ModelLister::succeeded);
        bool finished = false;
        connect(lister, &model::Job::finished, this, [&finished] { finished = true; });
        QTRY_VERIFY(finished);
        QCOMPARE(succeeded.count(), isSafe ? 1 : 0);
    }
}

void SendingTlsTest::takesALongAnswerThatIsHeldUp()
{
    m_answer = QByteArray(30'000'000, 'x');
    HttpRequest request;
    request.method = "POST";
    request.url = secured(u"localhost"_s);
    request.body = "Hi";
    QByteArray body;
    model::Error error;
    HttpJob *job = m_client.send(request, this);
    QSignalSpy finished(job, &HttpJob::finished);
    connect(job, &HttpJob::bytesArrived, this, [this, &body](const QByteArray &bytes) {
        m_log.setHeld(body.isEmpty());
        body += bytes;
    });
    connect(job, &HttpJob::failed, this, [&error](const model::Error &failed) { error = failed; });
    QTRY_VERIFY(m_log.isHeld());
    // Longer than until somebody looks what is taken from the connection.
    QVERIFY(!QTest::qWaitFor([&finished] { return !finished.isEmpty(); }, 700));
    m_log.setHeld(false);
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(error, model::Error());
    QCOMPARE(body.size(), m_answer.size());
}

QTEST_GUILESS_MAIN(SendingTlsTest)
#include "tst_sendingtls.moc"
