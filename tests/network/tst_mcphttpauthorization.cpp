// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/authorizedjob.h"
#include "tests/network/fakeauthorizer.h"
#include "tests/network/mcphttptest.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;
using Kind = McpDeliveryFailure::Kind;

namespace {

const QByteArray challenge = "WWW-Authenticate: Bearer resource_metadata=\"https://mcp.example/.well-known\", scope=\"files\"\r\n";
const QByteArray widerScope = "WWW-Authenticate: Bearer error=\"insufficient_scope\", scope=\"files admin\"\r\n";

Script refusal(int status = 401, const QByteArray &headers = challenge)
{
    return Script::answer(status, "{}", "application/json", headers);
}

} // namespace

//! Tokens: with each request, and another one where the server refuses.
class McpHttpAuthorization final : public McpHttpTest
{
    Q_OBJECT

private Q_SLOTS:
    void sendsItsToken();
    void asksForATokenAndSendsAgain();
    void asksOnceForRequestsRefusedAtOnce();
    void takesTheTokenThatAnotherRequestGot();
    void asksForAWiderToken();
    void takesAnotherRefusalForAnAnswer();
    void givesUpAfterSomeTokens();
    void saysWhyThereIsNoToken();
    void forgetsARequestThatWaits();
    void listensWithAToken();
    void leavesWithItsToken();
};

void McpHttpAuthorization::sendsItsToken()
{
    FakeAuthorizer authorizer("token-number-one");
    McpTransport &transport = connectTo(&authorizer);
    m_server->enqueue(Script::answer(200, "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":\"token-number-one\"}"));
    transport.send(request(1));
    QTRY_COMPARE(m_received.size(), 1);
    QCOMPARE(lastRequest().header("Authorization"), QByteArray("Bearer token-number-one"));
    QTRY_COMPARE(m_ended->count(), 1);
    QCOMPARE(headerValue(lastExchange().request.headers, "Authorization"), QByteArray("[redacted]"));
    QVERIFY(!lastExchange().responseBody.contains("token-number-one"));
    QVERIFY(authorizer.challenges().isEmpty());
}

void McpHttpAuthorization::asksForATokenAndSendsAgain()
{
    FakeAuthorizer authorizer;
    McpTransport &transport = connectTo(&authorizer);
    m_server->enqueue(refusal());
    transport.send(request(1));
    QTRY_COMPARE(authorizer.challenges().size(), 1);
    QVERIFY(lastRequest().header("Authorization").isNull());
    const AuthorizationChallenge asked = authorizer.challenges().first();
    QCOMPARE(asked.server, m_server->url(u"/mcp"_s));
    QCOMPARE(asked.status, 401);
    QCOMPARE(asked.authenticate, QList<QByteArray> {challenge.sliced(18).trimmed()});
    QVERIFY(asked.refusedToken.isEmpty());

    m_server->enqueue(Script::answer(200, answer(1)));
    authorizer.grant("token-number-two");
    QTRY_COMPARE(m_received.size(), 1);
    QCOMPARE(m_server->requests().size(), 2);
    QCOMPARE(lastRequest().header("Authorization"), QByteArray("Bearer token-number-two"));
    QCOMPARE(lastRequest().body, m_server->requests().first().body);
    QVERIFY(m_undelivered.isEmpty());
    QTRY_COMPARE(m_ended->count(), 2);
    QCOMPARE(lastExchange().attempt, 2);
}

void McpHttpAuthorization::asksOnceForRequestsRefusedAtOnce()
{
    FakeAuthorizer authorizer;
    McpTransport &transport = connectTo(&authorizer);
    m_server->enqueue(refusal());
    m_server->enqueue(refusal());
    transport.send(request(1));
    transport.send(request(2));
    QTRY_COMPARE(m_ended->count(), 2);
    QCOMPARE(authorizer.challenges().size(), 1);
    for (int i = 0; i < 2; ++i)
        m_server->enqueue(Script().stall());
    authorizer.grant("token-number-two");
    QTRY_COMPARE(m_server->requests().size(), 4);
    for (qsizetype index = 2; index < 4; ++index) {
        QCOMPARE(m_server->requests().at(index).header("Authorization"), QByteArray("Bearer token-number-two"));
        const QByteArray body = answer(readRpcMessage(m_server->requests().at(index).body)->number());
        m_server->say(index,
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }
    QTRY_COMPARE(m_received.size(), 2);
    QCOMPARE(authorizer.challenges().size(), 1);
}

void McpHttpAuthorization::takesTheTokenThatAnotherRequestGot()
{
    FakeAuthorizer authorizer("token-number-one");
    McpTransport &transport = connectTo(&authorizer);
    m_server->enqueue(Script().stall());
    m_server->enqueue(refusal());
    transport.send(request(1));
    QTRY_COMPARE(m_server->requests().size(), 1);
    transport.send(request(2));
    QTRY_COMPARE(authorizer.challenges().size(), 1);
    m_server->enqueue(Script::answer(200, answer(2)));
    authorizer.grant("token-number-two");
    QTRY_COMPARE(m_received.size(), 1);

    m_server->enqueue(Script::answer(200, answer(1)));
    m_server->say(0, "HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n");
    QTRY_COMPARE(m_received.size(), 2);
    QCOMPARE(lastRequest().header("Authorization"), QByteArray("Bearer token-number-two"));
    QCOMPARE(authorizer.challenges().size(), 1);
}

void McpHttpAuthorization::asksForAWiderToken()
{
    FakeAuthorizer authorizer("token-number-one");
    McpTransport &transport = connectTo(&authorizer);
    m_server->enqueue(refusal(403, widerScope));
    transport.send(request(1));
    QTRY_COMPARE(authorizer.challenges().size(), 1);
    QCOMPARE(authorizer.challenges().first().status, 403);
    QCOMPARE(authorizer.challenges().first().refusedToken, QByteArray("token-number-one"));
    QVERIFY(authorizer.challenges().first().authenticate.first().contains("files admin"));
    m_server->enqueue(Script::answer(200, answer(1)));
    authorizer.grant("token-number-two");
    QTRY_COMPARE(m_received.size(), 1);
}

void McpHttpAuthorization::takesAnotherRefusalForAnAnswer()
{
    FakeAuthorizer authorizer("token-number-one");
    McpTransport &transport = connectTo(&authorizer);
    m_server->enqueue(refusal(403, "WWW-Authenticate: Bearer error=\"invalid_request\"\r\n"));
    transport.send(request(1));
    QTRY_COMPARE(m_undelivered.size(), 1);
    QCOMPARE(m_undelivered.first().failure.kind, Kind::Refused);
    QCOMPARE(m_undelivered.first().failure.status, 403);
    QVERIFY(authorizer.challenges().isEmpty());
}

void McpHttpAuthorization::givesUpAfterSomeTokens()
{
    FakeAuthorizer authorizer("token");
    McpTransport &transport = connectTo(&authorizer);
    m_server->enqueue(refusal());
    transport.send(request(1));
    for (int tries = 1; tries <= AuthorizedJob::mostAuthorizations; ++tries) {
        QTRY_COMPARE(authorizer.challenges().size(), tries);
        m_server->enqueue(refusal());
        authorizer.grant("token-" + QByteArray::number(tries));
    }
    QTRY_COMPARE(m_undelivered.size(), 1);
    QCOMPARE(m_undelivered.first().failure.kind, Kind::Refused);
    QCOMPARE(m_undelivered.first().failure.status, 401);
    QCOMPARE(m_undelivered.first().failure.error.category, model::ErrorCategory::Permission);
    QCOMPARE(m_server->requests().size(), 1 + AuthorizedJob::mostAuthorizations);
}

void McpHttpAuthorization::saysWhyThereIsNoToken()
{
    FakeAuthorizer authorizer;
    McpTransport &transport = connectTo(&authorizer);
    m_server->enqueue(refusal());
    m_server->enqueue(refusal());
    transport.send(request(1));
    transport.send(request(2));
    QTRY_COMPARE(m_ended->count(), 2);
    QTRY_COMPARE(authorizer.challenges().size(), 1);
    const model::Error error {model::ErrorCategory::Permission, u"You said no."_s};
    authorizer.refuse(error);
    QTRY_COMPARE(m_undelivered.size(), 2);
    for (const Undelivered &undelivered : m_undelivered) {
        QCOMPARE(undelivered.failure.kind, Kind::Refused);
        QCOMPARE(undelivered.failure.status, 401);
        QCOMPARE(undelivered.failure.error, error);
    }
    QCOMPARE(m_server->requests().size(), 2);
}

void McpHttpAuthorization::forgetsARequestThatWaits()
{
    FakeAuthorizer authorizer;
    McpTransport &transport = connectTo(&authorizer);
    m_server->enqueue(refusal());
    transport.send(request(1));
    QTRY_COMPARE(authorizer.challenges().size(), 1);
    transport.forget(1);
    authorizer.grant("token-number-two");
    QTest::qWait(50);
    QCOMPARE(m_server->requests().size(), 1);
    QVERIFY(m_undelivered.isEmpty());
}

void McpHttpAuthorization::listensWithAToken()
{
    FakeAuthorizer authorizer("token-number-one");
    McpTransport &transport = connectLegacy("abc", &authorizer);
    m_server->enqueue(refusal());
    transport.listen();
    QTRY_COMPARE(authorizer.challenges().size(), 1);
    m_server->enqueue(Script::stream("data: " + rpcNotification(u"a", {}) + "\n\n"));
    authorizer.grant("token-number-two");
    QTRY_COMPARE(m_received.size(), 1);
    QCOMPARE(lastRequest().line, QByteArray("GET /mcp HTTP/1.1"));
    QCOMPARE(lastRequest().header("Authorization"), QByteArray("Bearer token-number-two"));
}

void McpHttpAuthorization::leavesWithItsToken()
{
    FakeAuthorizer authorizer("token-number-one");
    McpTransport &transport = connectLegacy("abc", &authorizer);
    m_server->enqueue(refusal());
    transport.close();
    QTRY_COMPARE(m_ended->count(), 3);
    QCOMPARE(lastRequest().line, QByteArray("DELETE /mcp HTTP/1.1"));
    QCOMPARE(lastRequest().header("Authorization"), QByteArray("Bearer token-number-one"));
    QCOMPARE(headerValue(lastExchange().request.headers, "Authorization"), QByteArray("[redacted]"));
    QVERIFY(authorizer.challenges().isEmpty());
}

QTEST_GUILESS_MAIN(McpHttpAuthorization)
#include "tst_mcphttpauthorization.moc"
