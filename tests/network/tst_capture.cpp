// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "network/capture/capturedexchange.h"
#include "network/capture/captureserver.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QSignalSpy>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QTcpServer>
#include <QTcpSocket>

#include <memory>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

const QByteArray key = "sk-captured-0123456789";

QByteArray answerOf(const QByteArray &body, const QByteArray &headers = {})
{
    return "HTTP/1.1 200 OK\r\n" + headers + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

} // namespace

//! A program (m_program), the capture, and a target that a test plays by hand: what it received, and its connection.
class CaptureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void passesBothWaysToTheByte();
    void keepsWhatPassed();
    void passesEventsAsTheyCome();
    void joinsTheTargetsPath_data();
    void joinsTheTargetsPath();
    void refusesWhatIsNotMeant_data();
    void refusesWhatIsNotMeant();
    void keepsConnectionsAndAnswersInTurn();
    void letsTheTargetAskForTheBody();
    void knowsAnswersWithoutABody_data();
    void knowsAnswersWithoutABody();
    void passesAnotherProtocol();
    void saysThatTheTargetIsNotThere();
    void tellsOfAnAnswerThatBreaksOff();
    void takesTheConnectionsEndForAnAnswersEnd();
    void keepsWhatCameBeforeTheProgramVanished_data();
    void keepsWhatCameBeforeTheProgramVanished();
    void passesALongAnswerToASlowReader();
    void passesThroughEncryption();
    void sendsNothingToAWrongCertificate();
    void keepsWhatIsCompressedUnpacked();
    void keepsNoKeys();
    void waitsWhileTheLogIsHeld();
    void passesWhatIsNoHttpAndSaysSo();
    void takesAConnectionOfItsOwnForTheNextRequest();
    void endsWhatIsOpenWhenItEnds();
    void refusesAddressesThatCannotBeCaptured_data();
    void refusesAddressesThatCannotBeCaptured();

private:
    void start(const QString &path = {});
    void startTo(const QUrl &target);
    //! The target speaks TLS; its certificate is for localhost.
    void encrypt();
    //! With the right key and Host.
    QByteArray head(const QByteArray &method, const QByteArray &path, const QByteArray &headers = {}) const;
    void ask(const QByteArray &bytes);
    //! More of what the target sends.
    void reply(const QByteArray &bytes);
    model::Exchange last() const { return m_ended->last().first().value<model::Exchange>(); }

    std::unique_ptr<model::ExchangeLog> m_log;
    std::unique_ptr<QSignalSpy> m_ended;
    std::unique_ptr<QTcpServer> m_target;
    QTcpSocket *m_peer = nullptr;
    QByteArray m_received;
    int m_connections = 0;
    std::unique_ptr<CaptureServer> m_capture;
    QUrl m_url;
    std::unique_ptr<QTcpSocket> m_program;
    QByteArray m_told;
};

void CaptureTest::initTestCase()
{
    QFile file(support::dataFolder() + u"/tls/localhost.pem"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QSslConfiguration trusting = QSslConfiguration::defaultConfiguration();
    trusting.addCaCertificate(QSslCertificate(&file));
    QSslConfiguration::setDefaultConfiguration(trusting);
}

void CaptureTest::init()
{
    m_log = std::make_unique<model::ExchangeLog>();
    m_ended = std::make_unique<QSignalSpy>(m_log.get(), &model::ExchangeLog::ended);
    m_target = std::make_unique<QTcpServer>();
    m_received.clear();
    m_told.clear();
    m_peer = nullptr;
    m_connections = 0;
    QVERIFY(m_target->listen(QHostAddress::LocalHost));
    connect(m_target.get(), &QTcpServer::newConnection, this, [this] {
        ++m_connections;
        QTcpSocket *peer = m_target->nextPendingConnection();
        m_peer = peer;
        connect(peer, &QTcpSocket::readyRead, this, [this, peer] { m_received += peer->readAll(); });
    });
    m_program = std::make_unique<QTcpSocket>();
    connect(m_program.get(), &QTcpSocket::readyRead, this, [this] { m_told += m_program->readAll(); });
}

void CaptureTest::cleanup()
{
    m_program.reset();
    m_capture.reset();
    m_target.reset();
    m_ended.reset();
    m_log.reset();
}

void CaptureTest::encrypt()
{
    QFile certificate(support::dataFolder() + u"/tls/localhost.pem"_s);
    QFile privateKey(support::dataFolder() + u"/tls/localhost-key.pem"_s);
    QVERIFY(certificate.open(QIODevice::ReadOnly) && privateKey.open(QIODevice::ReadOnly));
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(&certificate));
    configuration.setPrivateKey(QSslKey(&privateKey, QSsl::Rsa));
    auto server = std::make_unique<QSslServer>();
    server->setSslConfiguration(configuration);
    QVERIFY(server->listen(QHostAddress::LocalHost));
    connect(server.get(), &QSslServer::pendingConnectionAvailable, this, [this] {
        ++m_connections;
        QTcpSocket *peer = m_target->nextPendingConnection();
        m_peer = peer;
        m_received += peer->readAll();
        connect(peer, &QTcpSocket::readyRead, this, [this, peer] { m_received += peer->readAll(); });
    });
    m_target = std::move(server);
}

void CaptureTest::start(const QString &path)
{
    startTo(QUrl(u"http://127.0.0.1:%1%2"_s.arg(m_target->serverPort()).arg(path)));
}

void CaptureTest::startTo(const QUrl &target)
{
    m_capture = std::make_unique<CaptureServer>(*m_log);
    const auto url = m_capture->start(target, false);
    QVERIFY(url);
    m_url = *url;
}

QByteArray CaptureTest::head(const QByteArray &method, const QByteArray &path, const QByteArray &headers) const
{
    return method + ' ' + m_url.path().toLatin1() + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(m_url.port()) + "\r\n"
        + headers + "\r\n";
}

void CaptureTest::ask(const QByteArray &bytes)
{
    if (m_program->state() == QAbstractSocket::UnconnectedState)
        m_program->connectToHost(u"127.0.0.1"_s, quint16(m_url.port()));
    QTRY_COMPARE(m_program->state(), QAbstractSocket::ConnectedState);
    m_program->write(bytes);
}

void CaptureTest::reply(const QByteArray &bytes)
{
    QTRY_VERIFY(m_peer);
    m_peer->write(bytes);
}

void CaptureTest::passesBothWaysToTheByte()
{
    start();
    const QByteArray body = "{\"b\":1,\n \"a\":\"\xff\"}";
    ask(head("POST", "/v1/messages?x=%20y", "X-ODD-case:  two spaces\r\nconnection: keep-alive\r\ncontent-LENGTH: 17\r\n") + body);
    const QByteArray host = "127.0.0.1:" + QByteArray::number(m_target->serverPort());
    const QByteArray expected = "POST /v1/messages?x=%20y HTTP/1.1\r\nHost: " + host
        + "\r\nX-ODD-case:  two spaces\r\nconnection: keep-alive\r\ncontent-LENGTH: 17\r\n\r\n" + body;
    QTRY_COMPARE(m_received, expected);
    const QByteArray answer =
        "HTTP/1.1 200 Fine\r\nTRANSFER-encoding: chunked\r\nTrailer: X-Sum\r\n\r\n5;x=1\r\nhello\r\n0\r\nX-Sum: 7\r\n\r\n";
    reply(answer);
    QTRY_COMPARE(m_told, answer);
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(last().responseBody, QByteArray("hello"));
}

void CaptureTest::keepsWhatPassed()
{
    start(u"/base"_s);
    ask(head("POST", "/chat", "Content-Length: 4\r\n") + "ping");
    QTRY_VERIFY(m_received.endsWith("ping"));
    reply(answerOf("pong", "X-A: b\r\n"));
    QTRY_COMPARE(m_ended->size(), 1);
    const model::Exchange exchange = last();
    QCOMPARE(exchange.origin.purpose, CapturedExchange::purpose);
    QCOMPARE(exchange.request.method, QByteArray("POST"));
    QCOMPARE(exchange.request.url, QUrl(u"http://127.0.0.1:%1/base/chat"_s.arg(m_target->serverPort())));
    QCOMPARE(exchange.request.body, QByteArray("ping"));
    QCOMPARE(exchange.status, 200);
    QCOMPARE(exchange.responseHeaders.first(), (model::Header {"X-A", "b"}));
    QCOMPARE(exchange.responseBody, QByteArray("pong"));
    QCOMPARE(exchange.state, model::ExchangeState::Complete);
    QVERIFY(!exchange.arrivals.isEmpty());
}

void CaptureTest::passesEventsAsTheyCome()
{
    start();
    ask(head("GET", "/events"));
    reply("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\nb\r\ndata: one\n\n\r\n");
    QTRY_VERIFY(m_told.endsWith("data: one\n\n\r\n"));
    QCOMPARE(m_ended->size(), 0);
    reply("b\r\ndata: two\n\n\r\n0\r\n\r\n");
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(last().responseBody, QByteArray("data: one\n\ndata: two\n\n"));
    QVERIFY(last().arrivals.size() >= 2);
}

void CaptureTest::joinsTheTargetsPath_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QByteArray>("asked");
    QTest::addColumn<QByteArray>("sent");
    QTest::newRow("none") << QString() << QByteArray("/v1/messages") << QByteArray("/v1/messages");
    QTest::newRow("slash") << u"/"_s << QByteArray("/v1/messages") << QByteArray("/v1/messages");
    QTest::newRow("one") << u"/v1"_s << QByteArray("/chat/completions") << QByteArray("/v1/chat/completions");
    QTest::newRow("ends with a slash") << u"/api/v1/"_s << QByteArray("/models?a=/b") << QByteArray("/api/v1/models?a=/b");
    QTest::newRow("nothing more") << u"/api"_s << QByteArray() << QByteArray("/api");
    QTest::newRow("only a query") << QString() << QByteArray("?a=b") << QByteArray("/?a=b");
    QTest::newRow("escaped") << u"/a%2Fb"_s << QByteArray("/c%2fd//e/../f") << QByteArray("/a%2Fb/c%2fd//e/../f");
}

void CaptureTest::joinsTheTargetsPath()
{
    QFETCH(const QString, base);
    QFETCH(const QByteArray, asked);
    QFETCH(const QByteArray, sent);
    start(base);
    ask(head("GET", asked));
    QTRY_VERIFY(m_received.contains("\r\n\r\n"));
    QCOMPARE(m_received.left(m_received.indexOf("\r\n")), "GET " + sent + " HTTP/1.1");
}

void CaptureTest::refusesWhatIsNotMeant_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("status");
    const QByteArray host = "Host: 127.0.0.1\r\n";
    QTest::newRow("origin") << "GET KEY/ HTTP/1.1\r\n" + host + "Origin: https://evil.example\r\n\r\n" << QByteArray("403");
    QTest::newRow("origin null") << "GET KEY/ HTTP/1.1\r\n" + host + "origin: null\r\n\r\n" << QByteArray("403");
    QTest::newRow("site") << "GET KEY/ HTTP/1.1\r\n" + host + "Sec-Fetch-Site: cross-site\r\n\r\n" << QByteArray("403");
    QTest::newRow("host") << QByteArray("GET KEY/ HTTP/1.1\r\nHost: evil.example\r\n\r\n") << QByteArray("403");
    QTest::newRow("no host") << QByteArray("GET KEY/ HTTP/1.1\r\n\r\n") << QByteArray("403");
    QTest::newRow("two hosts") << "GET KEY/ HTTP/1.1\r\n" + host + host + "\r\n" << QByteArray("403");
    QTest::newRow("no key") << "GET /v1/models HTTP/1.1\r\n" + host + "\r\n" << QByteArray("404");
    QTest::newRow("more than the key") << "GET KEYx/v1 HTTP/1.1\r\n" + host + "\r\n" << QByteArray("404");
    QTest::newRow("proxy") << "GET http://example.org/ HTTP/1.1\r\n" + host + "\r\n" << QByteArray("400");
    QTest::newRow("tunnel") << "CONNECT example.org:443 HTTP/1.1\r\n" + host + "\r\n" << QByteArray("400");
    QTest::newRow("two lengths") << "POST KEY/ HTTP/1.1\r\n" + host + "Content-Length: 1\r\nContent-Length: 2\r\n\r\n" << QByteArray("400");
    QTest::newRow("length and chunks") << "POST KEY/ HTTP/1.1\r\n" + host + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"
                                       << QByteArray("400");
    QTest::newRow("hidden header") << "POST KEY/ HTTP/1.1\r\n" + host + "Content-Length : 1\r\n\r\n" << QByteArray("400");
    QTest::newRow("no http") << QByteArray("\x16\x03\x01 hello\r\n\r\n") << QByteArray("400");
    QTest::newRow("head without end") << "GET KEY/ HTTP/1.1\r\nX: " + QByteArray(300'000, 'x') << QByteArray("431");
}

void CaptureTest::refusesWhatIsNotMeant()
{
    QFETCH(QByteArray, request);
    QFETCH(const QByteArray, status);
    start();
    QSignalSpy refused(m_capture.get(), &CaptureServer::refused);
    ask(request.replace("KEY", m_url.path().toLatin1()));
    QTRY_COMPARE(m_program->state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(m_told.mid(9, 3), status);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(m_connections, 0);
    QCOMPARE(m_ended->size(), 0);
}

void CaptureTest::keepsConnectionsAndAnswersInTurn()
{
    start();
    ask(head("GET", "/one") + head("POST", "/two", "Transfer-Encoding: chunked\r\n") + "3\r\nabc\r\n0\r\n\r\n");
    QTRY_VERIFY(m_received.contains("/one"));
    // The second waits until the first is answered.
    QVERIFY(!m_received.contains("/two"));
    reply(answerOf("1"));
    QTRY_VERIFY(m_received.endsWith("3\r\nabc\r\n0\r\n\r\n"));
    reply(answerOf("2"));
    QTRY_COMPARE(m_ended->size(), 2);
    QCOMPARE(last().request.body, QByteArray("abc"));
    QCOMPARE(last().responseBody, QByteArray("2"));
    QCOMPARE(m_connections, 1);
    QCOMPARE(m_program->state(), QAbstractSocket::ConnectedState);
}

void CaptureTest::letsTheTargetAskForTheBody()
{
    start();
    ask(head("POST", "/", "Expect: 100-continue\r\nContent-Length: 5\r\n"));
    QTRY_VERIFY(m_received.contains("Expect: 100-continue\r\n"));
    reply("HTTP/1.1 100 Continue\r\n\r\n");
    QTRY_COMPARE(m_told, QByteArray("HTTP/1.1 100 Continue\r\n\r\n"));
    ask("hello");
    QTRY_VERIFY(m_received.endsWith("hello"));
    reply(answerOf("done"));
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(last().status, 200);
    QCOMPARE(last().request.body, QByteArray("hello"));
}

void CaptureTest::knowsAnswersWithoutABody_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("HEAD") << QByteArray("HEAD") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n");
    QTest::newRow("204") << QByteArray("GET") << QByteArray("HTTP/1.1 204 No Content\r\n\r\n");
    QTest::newRow("304") << QByteArray("GET") << QByteArray("HTTP/1.1 304 Not Modified\r\nContent-Length: 9\r\n\r\n");
    QTest::newRow("of no length") << QByteArray("GET") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
}

void CaptureTest::knowsAnswersWithoutABody()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, answer);
    start();
    ask(head(method, "/"));
    reply(answer);
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(last().state, model::ExchangeState::Complete);
    QTRY_COMPARE(m_told, answer);
    QCOMPARE(m_program->state(), QAbstractSocket::ConnectedState);
}

void CaptureTest::passesAnotherProtocol()
{
    start();
    ask(head("GET", "/realtime", "Connection: Upgrade\r\nUpgrade: websocket\r\n"));
    reply("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n\x81\x02hi");
    QTRY_VERIFY(m_told.endsWith("\x81\x02hi"));
    ask("\x81\x03yes");
    QTRY_VERIFY(m_received.endsWith("\x81\x03yes"));
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(last().status, 101);
    QVERIFY(!last().error.isEmpty());
}

void CaptureTest::saysThatTheTargetIsNotThere()
{
    start();
    m_target->close();
    ask(head("POST", "/", "Content-Length: 1\r\n") + "x");
    QTRY_VERIFY(m_told.contains("capture_error"));
    QVERIFY(m_told.startsWith("HTTP/1.1 502 "));
    QCOMPARE(m_ended->size(), 1);
    QCOMPARE(last().state, model::ExchangeState::Failed);
    QVERIFY2(last().error.contains(u"could not be reached"_s), qPrintable(last().error));
}

void CaptureTest::tellsOfAnAnswerThatBreaksOff()
{
    start();
    ask(head("GET", "/"));
    reply("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfive!");
    QTRY_VERIFY(m_told.endsWith("five!"));
    m_peer->disconnectFromHost();
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(last().state, model::ExchangeState::Failed);
    QCOMPARE(last().responseBody, QByteArray("five!"));
    QVERIFY2(last().error.contains(u"after 5 bytes"_s), qPrintable(last().error));
    QTRY_COMPARE(m_program->state(), QAbstractSocket::UnconnectedState);
}

void CaptureTest::takesTheConnectionsEndForAnAnswersEnd()
{
    start();
    ask(head("GET", "/"));
    reply("HTTP/1.0 200 OK\r\n\r\nall of it");
    QTRY_VERIFY(m_told.endsWith("all of it"));
    m_peer->disconnectFromHost();
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(last().state, model::ExchangeState::Complete);
    QTRY_COMPARE(m_program->state(), QAbstractSocket::UnconnectedState);
}

void CaptureTest::keepsWhatCameBeforeTheProgramVanished_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("the beginning") << QByteArray("beginning") << false;
    // Libraries leave once a stream has said that it ends, before the message does.
    QTest::newRow("a stream's last word") << QByteArray("data: {}\n\ndata: [DONE]\n\n") << true;
    QTest::newRow("by other line ends") << QByteArray("data: {}\r\n\r\ndata:[DONE]\r\n\r\n") << true;
    QTest::newRow("that word in a text") << QByteArray("data: {\"text\":\"data: [DONE]") << false;
    QTest::newRow("that word in another event") << QByteArray("data: [DONE]\n\ndata: {}\n\n") << false;
}

void CaptureTest::keepsWhatCameBeforeTheProgramVanished()
{
    QFETCH(const QByteArray, body);
    QFETCH(const bool, isWhole);
    start();
    ask(head("GET", "/"));
    reply("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n" + body);
    QTRY_VERIFY(m_told.endsWith(body));
    m_program->abort();
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(last().state, isWhole ? model::ExchangeState::Complete : model::ExchangeState::Cancelled);
    QCOMPARE(last().error.isEmpty(), isWhole);
    QCOMPARE(last().responseBody, body);
    QTRY_COMPARE(m_peer->state(), QAbstractSocket::UnconnectedState);
}

void CaptureTest::passesALongAnswerToASlowReader()
{
    start();
    constexpr qsizetype length = 48 * 1024 * 1024;
    m_program->setReadBufferSize(1024);
    m_program->disconnect(this);
    ask(head("GET", "/"));
    reply(answerOf(QByteArray(length, 'x')));
    QTRY_VERIFY(m_program->bytesAvailable() > 0);
    // Nobody reads: the target keeps most of it.
    QVERIFY(m_peer->bytesToWrite() > 0);
    QCOMPARE(m_ended->size(), 0);
    qsizetype read = 0;
    m_program->setReadBufferSize(0);
    connect(m_program.get(), &QTcpSocket::readyRead, this, [&] { read += m_program->readAll().size(); });
    read += m_program->readAll().size();
    QTRY_VERIFY(read > length);
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(last().arrivals.last().offset, qint64(length));
    QCOMPARE(last().responseBody.size(), model::ExchangeLog::largestBody);
}

void CaptureTest::passesThroughEncryption()
{
    encrypt();
    startTo(QUrl(u"https://localhost:%1/v1"_s.arg(m_target->serverPort())));
    const QByteArray body(3 * 1024 * 1024, 'q');
    ask(head("POST", "/chat", "Content-Length: " + QByteArray::number(body.size()) + "\r\n") + body);
    QTRY_VERIFY(m_received.endsWith("\r\n\r\n" + body));
    const QByteArray host = "Host: localhost:" + QByteArray::number(m_target->serverPort()) + "\r\n";
    QVERIFY(m_received.startsWith("POST /v1/chat HTTP/1.1\r\n" + host));
    const QByteArray answer = answerOf(QByteArray(5 * 1024 * 1024, 'a'));
    reply(answer);
    QTRY_COMPARE(m_told.size(), answer.size());
    QVERIFY(m_told == answer);
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(last().request.body, body);
    QCOMPARE(last().request.url.scheme(), u"https"_s);
}

void CaptureTest::sendsNothingToAWrongCertificate()
{
    encrypt();
    startTo(QUrl(u"https://127.0.0.1:%1"_s.arg(m_target->serverPort())));
    ask(head("GET", "/"));
    QTRY_VERIFY(m_told.startsWith("HTTP/1.1 502 "));
    QCOMPARE(m_received, QByteArray());
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(last().state, model::ExchangeState::Failed);
}

void CaptureTest::keepsWhatIsCompressedUnpacked()
{
    start();
    const QByteArray packed = qCompress("hello " + key).mid(4);
    ask(head("GET", "/", "Authorization: Bearer " + key + "\r\n"));
    reply(answerOf(packed, "Content-Encoding: deflate\r\n"));
    QTRY_VERIFY(m_told.endsWith(packed));
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(last().responseBody, QByteArray("hello [redacted]"));
    for (const auto &[name, value] : last().responseHeaders)
        QVERIFY(name != "Content-Encoding");
}

void CaptureTest::keepsNoKeys()
{
    start();
    const QByteArray body = "{\"mine\":\"" + key + "\",\"coded\":\"" + key.toBase64() + "\",\"refresh_token\":\"rt-1\"}";
    ask(head("POST", "/v1?key=query-secret-12345",
            "X-Api-Key: " + key + "\r\nCookie: session=cookie-secret-99\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n")
        + body);
    QTRY_VERIFY(m_received.endsWith(body));
    reply(answerOf("you said " + key + ", query-secret-12345 and cookie-secret-99", "Set-Cookie: a=set-secret-4711; Path=/v1\r\n"));
    QTRY_COMPARE(m_ended->size(), 1);
    const model::Exchange exchange = last();
    QByteArray kept = exchange.request.url.toEncoded() + exchange.request.body + exchange.responseBody;
    for (const auto &[name, value] : exchange.request.headers + exchange.responseHeaders)
        kept += name + ": " + value + '\n';
    for (const QByteArray &secret : {key, key.toBase64(), QByteArray("query-secret-12345"), QByteArray("cookie-secret-99"),
             QByteArray("set-secret-4711"), QByteArray("rt-1"), m_url.path().toLatin1().mid(1)})
        QVERIFY2(!kept.contains(secret), kept.constData());
    QTRY_VERIFY(m_told.contains(key));
}

void CaptureTest::waitsWhileTheLogIsHeld()
{
    start();
    ask(head("GET", "/"));
    QTRY_VERIFY(!m_received.isEmpty());
    m_log->setHeld(true);
    reply(answerOf("later"));
    ask(head("GET", "/second"));
    m_log->setHeld(false);
    QTRY_VERIFY(m_told.endsWith("later"));
    QTRY_VERIFY(m_received.contains("/second"));
}

void CaptureTest::passesWhatIsNoHttpAndSaysSo()
{
    start();
    ask(head("GET", "/"));
    reply("SSH-2.0-OpenSSH_9.2\r\n\r\nand more");
    QTRY_COMPARE(m_told, QByteArray("SSH-2.0-OpenSSH_9.2\r\n\r\nand more"));
    QTRY_COMPARE(m_ended->size(), 1);
    QCOMPARE(last().state, model::ExchangeState::Failed);
}

void CaptureTest::takesAConnectionOfItsOwnForTheNextRequest()
{
    start();
    ask(head("GET", "/one"));
    reply(answerOf("1"));
    QTRY_VERIFY(m_told.endsWith('1'));
    m_peer->disconnectFromHost();
    QTRY_COMPARE(m_program->state(), QAbstractSocket::UnconnectedState);
    ask(head("GET", "/two"));
    QTRY_COMPARE(m_connections, 2);
}

void CaptureTest::endsWhatIsOpenWhenItEnds()
{
    start();
    ask(head("GET", "/"));
    reply("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nbeginning");
    QTRY_VERIFY(m_told.endsWith("beginning"));
    m_capture.reset();
    QCOMPARE(m_ended->size(), 1);
    QCOMPARE(last().state, model::ExchangeState::Cancelled);
    QTRY_COMPARE(m_program->state(), QAbstractSocket::UnconnectedState);
}

void CaptureTest::refusesAddressesThatCannotBeCaptured_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("cleartext") << u"http://example.org"_s;
    QTest::newRow("no HTTP") << u"ftp://example.org"_s;
    QTest::newRow("query") << u"https://example.org/?key=a"_s;
    QTest::newRow("password") << u"https://me:secret@example.org/"_s;
    QTest::newRow("nothing") << QString();
}

void CaptureTest::refusesAddressesThatCannotBeCaptured()
{
    QFETCH(const QString, address);
    CaptureServer server(*m_log);
    const auto url = server.start(QUrl(address), false);
    QVERIFY(!url);
    QVERIFY(!url.error().message.contains(u"secret"_s));
}

QTEST_GUILESS_MAIN(CaptureTest)
#include "tst_capture.moc"
