// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/mcp/authorization/consent.h"
#include "network/mcp/authorization/signinstores.h"
#include "network/mcp/connection.h"
#include "network/mcp/transport/jsonrpc.h"
#include "network/process/processhost.h"
#include "network/secrets/keychain.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace network;
using model::JsonText;
using State = McpConnection::State;

namespace {

//! Nobody says yes or no.
class SilentConsentJob final : public ConsentJob
{
public:
    SilentConsentJob(int &asked, QObject *parent)
        : ConsentJob(parent)
        , m_asked(asked)
    {
    }
    QString redirect() const override { return u"http://127.0.0.1:1/callback"_s; }
    void ask(const ConsentRequest &) override { ++m_asked; }

private:
    void abandon() override { }

    int &m_asked;
};

class SilentConsent final : public ConsentAgent
{
public:
    ConsentJob *prepare(const QString &, QObject *parent) override { return new SilentConsentJob(asked, parent); }

    int asked = 0;
};

//! A server that is reached by HTTP with events, and what keeps it connected.
class Reached final : public McpHost
{
public:
    explicit Reached(const QList<McpServer::Setting> &headers = {}, bool areSecret = false)
    {
        McpServer described;
        described.name = u"far"_s;
        described.kind = McpTransportKind::EventStream;
        described.url = server.url(u"/mcp"_s);
        described.headers = headers;
        described.hasSecretHeaders = areSecret;
        connection = std::make_unique<McpConnection>(described,
            McpServices {[this]() -> HttpClient & { return http; }, [this]() -> Keychain & { return keychain; },
                [this]() -> ProcessHost & { return host; }, &log, &eras, [this]() -> SignInStore & { return signIns; },
                [this]() -> ConsentAgent & { return consent; }},
            *this, nullptr);
        server.answerBy([](const ScriptedServer::Request &) { return Script::answer(202, {}); });
    }
    QStringList roots() const override { return {}; }
    void elicit(const McpElicitation &, QObject *, std::function<void(const McpElicitationAnswer &)> done) override { done({}); }

    void offerStream()
    {
        server.enqueue(Script()
                           .send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"
                                 "event: endpoint\ndata: /messages\n\n")
                           .stall(),
            "GET");
    }
    //! Answers the handshake on the newest stream. \return whether the connection is ready then.
    bool introduce()
    {
        const auto asks = [this] { return stream() >= 0 && server.requests().last().body.contains("\"initialize\""); };
        if (!QTest::qWaitFor(asks, support::patience))
            return false;
        const qint64 id = readRpcMessage(server.requests().last().body)->number();
        const JsonText result = JsonText::trusted(R"({"protocolVersion":"2024-11-05","serverInfo":{"name":"far"},"capabilities":{}})");
        server.say(stream(), "data: " + rpcResult(JsonText::trusted(QByteArray::number(id)), result) + "\n\n");
        return QTest::qWaitFor([this] { return connection->state() == State::Ready; }, support::patience);
    }
    bool connectOnce()
    {
        offerStream();
        connection->start();
        return introduce();
    }
    //! The place of the newest stream among the requests.
    qsizetype stream() const
    {
        for (qsizetype index = server.requests().size() - 1; index >= 0; --index) {
            if (server.requests().at(index).line.startsWith("GET /mcp "))
                return index;
        }
        return -1;
    }
    void loseIt() { server.hangUp(stream()); }
    //! It grants on its own, to whoever registers, and wants that for requests that begin so.
    void askForSignInAt(const QByteArray &beginning)
    {
        server.answerBy([beginning](const ScriptedServer::Request &request) {
            if (request.line.startsWith("POST /register "))
                return Script::answer(201, R"({"client_id":"one"})");
            if (request.line.startsWith(beginning))
                return Script::answer(401, {}, "text/plain", "WWW-Authenticate: Bearer\r\n");
            return Script::answer(404, {});
        });
    }

    ScriptedServer server;
    Keychain keychain;
    ProcessHost host {{}};
    model::ExchangeLog log;
    HttpClient http {log};
    ErasKnown eras;
    PassingSignInStore signIns;
    SilentConsent consent;
    std::unique_ptr<McpConnection> connection;
};

} // namespace

//! How one server is kept connected that is reached by HTTP.
class McpConnectionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesUpWhereItIsRefusedAfterALoss();
    void recordsNoHeaderThatHoldsAKey();
    void recordsNothingOfHeadersThatAreLent();
    void saysThatASignInIsWaitedFor();
    void staysReadyWhileAPersonIsAskedForMore();
    void forgetsWhatAnEarlierStartWasGranted();
};

void McpConnectionTest::givesUpWhereItIsRefusedAfterALoss()
{
    Reached reached;
    QVERIFY(reached.connectOnce());
    reached.server.enqueue(Script::answer(403, {}), "GET");
    reached.loseIt();
    QTRY_COMPARE(reached.connection->state(), State::Waiting);
    QTRY_COMPARE(reached.connection->state(), State::Failed);
    QCOMPARE(reached.connection->error().category, model::ErrorCategory::Permission);
    // What the person begins is a beginning: the loss before it counts no more.
    reached.server.enqueue(Script::answer(500, {}), "GET");
    reached.connection->start();
    QCOMPARE(reached.connection->state(), State::Connecting);
    QTRY_VERIFY(reached.connection->state() != State::Connecting);
    QCOMPARE(reached.connection->state(), State::Failed);
}

void McpConnectionTest::recordsNoHeaderThatHoldsAKey()
{
    // Too short to be found by itself wherever it stands.
    qputenv("PARLANCE_SHORT_KEY", "k7q");
    Reached reached({{u"X-Place"_s, u"desk "_s, u"PARLANCE_SHORT_KEY"_s}, {u"X-Plain"_s, u"k7q"_s}});
    const QSignalSpy ended(&reached.log, &model::ExchangeLog::ended);
    QVERIFY(reached.connectOnce());
    QCOMPARE(reached.server.requests().first().header("X-Place"), QByteArray("desk k7q"));
    QTRY_VERIFY(!ended.isEmpty());
    for (const auto &[name, value] : ended.first().first().value<model::Exchange>().request.headers) {
        if (name == "X-Place")
            QVERIFY2(!value.contains("k7q"), value.constData());
        if (name == "X-Plain")
            QCOMPARE(value, QByteArray("k7q"));
    }
}

void McpConnectionTest::recordsNothingOfHeadersThatAreLent()
{
    for (const bool isLent : {true, false}) {
        Reached reached({{u"X-Desk"_s, u"tell-nobody-else"_s, {}}}, isLent);
        const QSignalSpy ended(&reached.log, &model::ExchangeLog::ended);
        // The server says it back.
        reached.server.answerBy([](const ScriptedServer::Request &request) { return Script::answer(202, request.header("X-Desk")); });
        QVERIFY(reached.connectOnce());
        QTRY_VERIFY(!ended.isEmpty());
        const auto exchange = ended.first().first().value<model::Exchange>();
        QCOMPARE(exchange.responseBody, isLent ? QByteArray("[redacted]") : QByteArray("tell-nobody-else"));
        for (const auto &[name, value] : exchange.request.headers)
            QVERIFY2(!isLent || !value.contains("tell-nobody-else"), name.constData());
    }
}

void McpConnectionTest::saysThatASignInIsWaitedFor()
{
    Reached reached;
    reached.askForSignInAt("GET /mcp ");
    reached.connection->start();
    QTRY_COMPARE(reached.consent.asked, 1);
    QCOMPARE(reached.connection->state(), State::SignIn);
    QVERIFY(!reached.connection->client());
    reached.connection->signOut();
    QTRY_COMPARE(reached.connection->state(), State::Failed);
    QCOMPARE(reached.connection->error().category, model::ErrorCategory::Permission);
}

void McpConnectionTest::staysReadyWhileAPersonIsAskedForMore()
{
    Reached reached;
    QVERIFY(reached.connectOnce());
    reached.askForSignInAt("POST /messages ");
    QObject owner;
    reached.connection->client()->request(u"tools/list", {}, {}, &owner);
    QTRY_COMPARE(reached.consent.asked, 1);
    QCOMPARE(reached.connection->state(), State::Ready);
    QVERIFY(reached.connection->client());
    reached.connection->signOut();
    QCOMPARE(reached.connection->state(), State::Ready);
}

void McpConnectionTest::forgetsWhatAnEarlierStartWasGranted()
{
    Reached reached;
    const QUrl url = reached.connection->server().url;
    SignIn granted;
    granted.issuer = u"https://sign.in"_s;
    granted.resource = url.toString();
    granted.accessToken = "earlier";
    reached.signIns.save(url, granted);
    reached.connection->signOut();
    std::optional<SignIns> kept;
    reached.signIns.find(url, this, [&kept](const SignIns &known) { kept = known; });
    QTRY_VERIFY(kept);
    QVERIFY(kept->isEmpty());
}

QTEST_GUILESS_MAIN(McpConnectionTest)
#include "tst_mcpconnection.moc"
