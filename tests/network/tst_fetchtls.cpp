// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/http/fetchjob.h"
#include "tests/network/httptest.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QTcpSocket>

using namespace Qt::StringLiterals;
using namespace network;

//! That a connection to an address of our choice is a secured one to the host all the same. The certificate is for tool.parlance.test.
class FetchTlsTest final : public HttpTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void securesTheConnectionForTheNameOfTheHost();
    void refusesTheCertificateOfAnotherHost();
    void saysTheNameInTheHandshake();
    void doesNotGoOnWithoutEncryption();

private:
    FetchRequest request(const QString &host, quint16 port);
    //! Serves one answer over TLS.
    void serve(const QByteArray &answer);
    std::optional<model::Error> outcomeOf(const FetchRequest &request);

    std::unique_ptr<QSslServer> m_secure;
    FetchedResponse m_response;
    QByteArray m_received;
};

void FetchTlsTest::initTestCase()
{
    QFile file(support::dataFolder() + u"/tls/certificate.pem"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QSslConfiguration trusting = QSslConfiguration::defaultConfiguration();
    trusting.addCaCertificate(QSslCertificate(&file));
    QSslConfiguration::setDefaultConfiguration(trusting);
}

void FetchTlsTest::serve(const QByteArray &answer)
{
    QFile certificate(support::dataFolder() + u"/tls/certificate.pem"_s);
    QFile key(support::dataFolder() + u"/tls/key.pem"_s);
    QVERIFY(certificate.open(QIODevice::ReadOnly) && key.open(QIODevice::ReadOnly));
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(&certificate));
    configuration.setPrivateKey(QSslKey(&key, QSsl::Rsa));
    m_received.clear();
    m_secure = std::make_unique<QSslServer>();
    m_secure->setSslConfiguration(configuration);
    connect(m_secure.get(), &QTcpServer::pendingConnectionAvailable, this, [this, answer] {
        QTcpSocket *socket = m_secure->nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, this, [this, socket, answer] {
            m_received += socket->readAll();
            if (m_received.endsWith("\r\n\r\n"))
                socket->write(answer);
        });
    });
    QVERIFY(m_secure->listen(QHostAddress::LocalHost));
}

FetchRequest FetchTlsTest::request(const QString &host, quint16 port)
{
    m_client->setResolver([](const QString &, QObject *, const std::function<void(const Addresses &)> &done) {
        done(QList {QHostAddress(QHostAddress::LocalHost)});
    });
    FetchRequest request;
    request.http.url = QUrl(u"https://%1:%2/x"_s.arg(host).arg(port));
    request.http.idleTimeoutMilliseconds = 5'000;
    request.guard = *AddressGuard::parse({host});
    return request;
}

std::optional<model::Error> FetchTlsTest::outcomeOf(const FetchRequest &request)
{
    std::optional<model::Error> error;
    bool finished = false;
    auto *job = new FetchJob(*m_client, request, m_client.get());
    connect(job, &FetchJob::succeeded, this, [this](const FetchedResponse &response) { m_response = response; });
    connect(job, &FetchJob::failed, this, [&error](const model::Error &failed) { error = failed; });
    connect(job, &FetchJob::finished, this, [&finished] { finished = true; });
    if (!QTest::qWaitFor([&finished] { return finished; }, 20'000))
        return model::Error {model::ErrorCategory::Fatal, u"it did not end"_s};
    return error;
}

void FetchTlsTest::securesTheConnectionForTheNameOfTheHost()
{
    serve("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi");
    const quint16 port = m_secure->serverPort();
    const auto error = outcomeOf(request(u"tool.parlance.test"_s, port));
    QVERIFY2(!error, qPrintable(error.value_or(model::Error()).message));
    QCOMPARE(m_response.body, QByteArray("hi"));
    QVERIFY(m_received.contains("Host: tool.parlance.test:" + QByteArray::number(port) + "\r\n"));
}

void FetchTlsTest::refusesTheCertificateOfAnotherHost()
{
    serve("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi");
    const auto error = outcomeOf(request(u"other.parlance.test"_s, m_secure->serverPort()));
    QVERIFY(error);
    QCOMPARE(error->category, model::ErrorCategory::Network);
    QVERIFY(error->message.contains(u"other.parlance.test"));
    QVERIFY(m_received.isEmpty());
}

void FetchTlsTest::saysTheNameInTheHandshake()
{
    QTcpServer listener;
    QVERIFY(listener.listen(QHostAddress::LocalHost));
    QByteArray hello;
    connect(&listener, &QTcpServer::newConnection, this, [&listener, &hello] {
        QTcpSocket *socket = listener.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [socket, &hello] {
            hello += socket->readAll();
            socket->abort();
        });
    });
    QVERIFY(outcomeOf(request(u"tool.parlance.test"_s, listener.serverPort())));
    QVERIFY(hello.contains("tool.parlance.test"));
}

void FetchTlsTest::doesNotGoOnWithoutEncryption()
{
    serve("HTTP/1.1 302 Found\r\nLocation: " + m_server->url(u"/"_s).toEncoded() + "\r\nContent-Length: 0\r\n\r\n");
    FetchRequest secured = request(u"tool.parlance.test"_s, m_secure->serverPort());
    secured.guard = *AddressGuard::parse({u"127.0.0.1"_s});
    const auto error = outcomeOf(secured);
    QVERIFY(error);
    QCOMPARE(error->category, model::ErrorCategory::Permission);
    QCOMPARE(m_server->connections(), 0);
}

QTEST_GUILESS_MAIN(FetchTlsTest)
#include "tst_fetchtls.moc"
