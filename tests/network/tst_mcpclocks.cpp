// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "playedserver.h"

using namespace Qt::StringLiterals;
using namespace network;
using namespace played;

//! What is a matter of time in a client of MCP, measured by something else that takes as long.
class McpClocksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasItsTimeAnewWithEachSign();
    void standsStillAtAllItsBounds();
    void standsStillUntilAllAreAnswered();
    void asksNoQuietServerByHttpForASign();
    void listensAnewAsTheServerLetsIt();
    void listensAgainSoonWhereItWasHeard();

private:
    //! A request that ends after so long.
    static void waitAsLongAs(int milliseconds, PlayedClient &played)
    {
        McpRequestOptions options;
        options.timeout = milliseconds;
        Answered other(*played.client, u"tools/list", "{}", options);
        QTRY_VERIFY(other.error);
    }
};

void McpClocksTest::hasItsTimeAnewWithEachSign()
{
    PlayedClient played;
    played.openModern();
    // A wait is longer than half of what each has, and shorter than all of it by far: a busy machine may look late.
    constexpr int wait = 1600;
    McpRequestOptions options;
    options.timeout = 3000;
    Answered progressing(*played.client, u"tools/call", R"({"name":"a"})", options);
    const qint64 id = played.transport->last().id;
    Answered asking(*played.client, u"tools/call", R"({"name":"b"})", options);
    const qint64 other = played.transport->last().id;
    Answered silent(*played.client, u"tools/call", R"({"name":"c"})", options);
    waitAsLongAs(wait, played);
    played.transport->tell("notifications/progress", R"({"progressToken":)" + QByteArray::number(id) + R"(,"progress":1})");
    played.transport->answer(other, R"({"resultType":"input_required","requestState":"s"})");
    waitAsLongAs(wait, played);
    QVERIFY(silent.isDone());
    QVERIFY(!progressing.isDone());
    QVERIFY(!asking.isDone());
}

void McpClocksTest::standsStillAtAllItsBounds()
{
    PlayedClient played;
    played.openLegacy();
    McpRequestOptions bounded;
    bounded.timeout = 0;
    bounded.longest = 20;
    Answered asked(*played.client, u"tools/call", R"({"name":"a"})", bounded);
    played.host.isHeld = true;
    played.transport->ask(7, "elicitation/create", form);
    PlayedClient other;
    other.openLegacy();
    waitAsLongAs(100, other);
    QVERIFY(!asked.isDone());
    played.host.held();
    QTRY_VERIFY(asked.error);
    QCOMPARE(asked.error->category, ErrorCategory::Timeout);
}

void McpClocksTest::standsStillUntilAllAreAnswered()
{
    PlayedClient played;
    played.openLegacy();
    McpRequestOptions soon;
    soon.timeout = 20;
    Answered asked(*played.client, u"tools/call", R"({"name":"a"})", soon);
    played.host.isHeld = true;
    played.transport->ask(7, "elicitation/create", form);
    // A sign-in begins and ends meanwhile; the question is still open.
    played.client->holdTimeOuts(true);
    played.client->holdTimeOuts(false);
    PlayedClient other;
    other.openLegacy();
    waitAsLongAs(100, other);
    QVERIFY(!asked.isDone());
    played.host.held();
    QTRY_VERIFY(asked.error);
}

void McpClocksTest::asksNoQuietServerByHttpForASign()
{
    PlayedClient quiet(McpTransportKind::StreamableHttp);
    quiet.client->setPingInterval(20);
    quiet.openLegacy();
    PlayedClient program;
    program.client->setPingInterval(40);
    program.openLegacy();
    QTRY_VERIFY(program.transport->methods().count(u"ping"_s) >= 2);
    QVERIFY(!quiet.transport->methods().contains(u"ping"_s));
    // Where an answer is waited for, there is a connection that may be dead.
    Answered call(*quiet.client, u"tools/call", R"({"name":"a"})");
    QTRY_VERIFY(quiet.transport->methods().contains(u"ping"_s));
}

void McpClocksTest::listensAnewAsTheServerLetsIt()
{
    const QByteArray capabilities = R"({"tools":{"listChanged":true},"resources":{"subscribe":true}})";
    const auto listens = [](const PlayedClient &played) { return played.transport->methods().count(u"subscriptions/listen"_s); };
    PlayedClient refusing;
    refusing.openModern(capabilities);
    PlayedClient wanting;
    wanting.openModern(capabilities);
    PlayedClient failing;
    failing.openModern(capabilities);
    refusing.transport->refuse(refusing.transport->last().id, rpccode::invalidParams);
    wanting.transport->refuse(wanting.transport->last().id, -32603);
    wanting.client->watchResources({u"file:///a"_s});
    QCOMPARE(listens(wanting), 2);
    failing.transport->refuse(failing.transport->last().id, -32603);
    QTRY_COMPARE(listens(failing), 2);
    // What was refused as such is not asked for again, and what is asked for already only once.
    QCOMPARE(listens(refusing), 1);
    QCOMPARE(listens(wanting), 2);
}

void McpClocksTest::listensAgainSoonWhereItWasHeard()
{
    const QByteArray capabilities = R"({"tools":{"listChanged":true}})";
    const auto listens = [](const PlayedClient &played) { return played.transport->methods().count(u"subscriptions/listen"_s); };
    PlayedClient heard;
    heard.openModern(capabilities);
    PlayedClient failing;
    failing.openModern(capabilities);
    const auto fail = [](const PlayedClient &played) { played.transport->refuse(played.transport->last().id, -32603); };
    fail(heard);
    fail(failing);
    QTRY_VERIFY(listens(heard) == 2 && listens(failing) == 2);
    heard.transport->tell("notifications/subscriptions/acknowledged",
        R"({"_meta":{"io.modelcontextprotocol/subscriptionId":)" + QByteArray::number(heard.transport->last().id) + "}}");
    fail(failing);
    fail(heard);
    QTRY_COMPARE(listens(heard), 3);
    QCOMPARE(listens(failing), 2);
}

QTEST_GUILESS_MAIN(McpClocksTest)
#include "tst_mcpclocks.moc"
