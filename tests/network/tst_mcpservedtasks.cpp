// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/mcpserved.h"

using namespace served;

//! Calls whose peers are not on the line: tasks, streams that are come back for, and headers that repeat arguments.
class McpServedTasksTest final : public McpServedTest
{
    Q_OBJECT

private Q_SLOTS:
    void letsATaskGoOnAlone();
    void endsATaskThatIsCancelled();
    void asksForATaskWhenItsPeerLooks();
    void knowsNoTasksOfOthers_data();
    void knowsNoTasksOfOthers();
    void letsATaskOfTheLegacyEraGoOnAlone();
    void asksForATaskOfTheLegacyEraWhoeverAwaitsIt();
    void cancelsATaskOfTheLegacyEraOnce();
    void givesATaskOfTheLegacyEraToItsOwnSessionOnly();
    void givesTheAnswerToAPeerThatComesBack();
    void refusesHeadersThatTheArgumentsDoNotSay_data();
    void refusesHeadersThatTheArgumentsDoNotSay();

private:
    //! Begins a task of the legacy era. \return its name.
    QString beginLegacy(const QByteArray &tool, const QByteArray &session);

    //! Of a peer that knows of tasks.
    QJsonObject askOfTask(const QByteArray &method, const QString &id, const QByteArray &more = {});
};

namespace {

QByteArray ofLegacyTask(const QByteArray &method, const QString &id)
{
    static int lastId = 50;
    return R"({"jsonrpc":"2.0","id":)" + QByteArray::number(++lastId) + R"(,"method":")" + method + R"(","params":{"taskId":")"
        + id.toUtf8() + "\"}}";
}

} // namespace

constexpr auto taskMeta =
    R"(,"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
    R"("io.modelcontextprotocol/clientCapabilities":{"elicitation":{},"extensions":{"io.modelcontextprotocol/tasks":{}}}})";

QString McpServedTasksTest::beginLegacy(const QByteArray &tool, const QByteArray &session)
{
    return ask(call(3, tool, R"(,"task":{"ttl":60000})"), session).json()[u"result"][u"task"][u"taskId"].toString();
}

QJsonObject McpServedTasksTest::askOfTask(const QByteArray &method, const QString &id, const QByteArray &more)
{
    const QByteArray body = R"({"jsonrpc":"2.0","id":50,"method":")" + method + R"(","params":{"taskId":")" + id.toUtf8() + '"' + more
        + taskMeta + "}}";
    return ask(body, "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: " + method + "\r\nMcp-Name: " + id.toUtf8() + "\r\n").json();
}

void McpServedTasksTest::letsATaskGoOnAlone()
{
    // A peer that knows nothing of tasks waits.
    {
        Peer peer(m_url);
        peer.send("POST", call(2, "task", meta), key + modernHeaders("task"));
        QTRY_VERIFY(m_offer->waiting);
        QVERIFY(!m_offer->isTask);
        m_offer->waiting->succeed(JsonText::trusted(R"({"content":[]})"));
        QCOMPARE(peer.answer().json()[u"result"][u"resultType"].toString(), u"complete"_s);
    }
    const QJsonObject begun = ask(call(3, "task", taskMeta), modernHeaders("task")).json()[u"result"].toObject();
    QVERIFY(m_offer->isTask);
    QCOMPARE(begun[u"resultType"].toString(), u"task"_s);
    QCOMPARE(begun[u"status"].toString(), u"working"_s);
    QVERIFY(begun[u"ttlMs"].toInt() > 0 && begun[u"pollIntervalMs"].toInt() > 0);
    const QString id = begun[u"taskId"].toString();
    QVERIFY(m_offer->waiting);
    m_offer->waiting->tellProgress(1, 0, u"half way"_s);
    QCOMPARE(askOfTask("tasks/get", id)[u"result"][u"statusMessage"].toString(), u"half way"_s);
    m_offer->waiting->succeed(JsonText::trusted(R"({"content":[],"isError":true})"));
    for (int look = 0; look < 2; ++look) {
        const QJsonObject ended = askOfTask("tasks/get", id)[u"result"].toObject();
        QCOMPARE(ended[u"resultType"].toString(), u"complete"_s);
        QCOMPARE(ended[u"status"].toString(), u"completed"_s);
        QVERIFY(ended[u"result"][u"isError"].toBool());
    }
    QCOMPARE(m_offer->cancelled, 0);
}

void McpServedTasksTest::endsATaskThatIsCancelled()
{
    const QString id = ask(call(3, "task", taskMeta), modernHeaders("task")).json()[u"result"][u"taskId"].toString();
    for (int time = 0; time < 2; ++time)
        QCOMPARE(askOfTask("tasks/cancel", id)[u"result"][u"resultType"].toString(), u"complete"_s);
    QCOMPARE(m_offer->cancelled, 1);
    QCOMPARE(askOfTask("tasks/get", id)[u"result"][u"status"].toString(), u"cancelled"_s);
}

void McpServedTasksTest::asksForATaskWhenItsPeerLooks()
{
    const QString id = ask(call(3, "askalone", taskMeta), modernHeaders("askalone")).json()[u"result"][u"taskId"].toString();
    const QJsonObject asked = askOfTask("tasks/get", id)[u"result"].toObject();
    QCOMPARE(asked[u"status"].toString(), u"input_required"_s);
    QCOMPARE(asked[u"inputRequests"][u"word"][u"method"].toString(), u"elicitation/create"_s);
    // What changes nothing is no change, whenever it comes.
    const QString changed = asked[u"lastUpdatedAt"].toString();
    QVERIFY(!changed.isEmpty());
    QTRY_VERIFY(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs) > changed);
    QVERIFY(!askOfTask("tasks/update", id, R"(,"inputResponses":{"other":{},"word":7})").contains(u"error"_s));
    QVERIFY(m_offer->answers.isEmpty());
    QCOMPARE(askOfTask("tasks/get", id)[u"result"][u"lastUpdatedAt"].toString(), changed);
    QVERIFY(!askOfTask("tasks/update", id, R"(,"inputResponses":{"word":{"action":"accept"}})").contains(u"error"_s));
    QCOMPARE(m_offer->answers, QStringList {uR"({"action":"accept"})"_s});
    QCOMPARE(askOfTask("tasks/get", id)[u"result"][u"status"].toString(), u"completed"_s);
}

void McpServedTasksTest::knowsNoTasksOfOthers_data()
{
    QTest::addColumn<QByteArray>("method");
    for (const char *method : {"tasks/get", "tasks/update", "tasks/cancel"})
        QTest::newRow(method) << QByteArray(method);
}

void McpServedTasksTest::knowsNoTasksOfOthers()
{
    QFETCH(const QByteArray, method);
    const QString id = ask(call(3, "task", taskMeta), modernHeaders("task")).json()[u"result"][u"taskId"].toString();
    QCOMPARE(askOfTask(method, id.chopped(1))[u"error"][u"code"].toInt(), rpccode::invalidParams);
    const QByteArray undeclared = R"({"jsonrpc":"2.0","id":50,"method":")" + method + R"(","params":{"taskId":")" + id.toUtf8() + '"' + meta
        + "}}";
    const QByteArray headers = "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: " + method + "\r\nMcp-Name: ";
    QCOMPARE(ask(undeclared, headers + id.toUtf8() + "\r\n").code(), rpccode::missingCapability);
    QCOMPARE(ask(undeclared, headers + "another\r\n").code(), rpccode::headerMismatch);
    QCOMPARE(m_offer->cancelled, 0);
}

void McpServedTasksTest::letsATaskOfTheLegacyEraGoOnAlone()
{
    const QByteArray session = begin();
    const QJsonObject begun = ask(call(3, "wait", R"(,"task":{"ttl":60000})"), session).json()[u"result"][u"task"].toObject();
    const QString id = begun[u"taskId"].toString();
    QCOMPARE(begun[u"status"].toString(), u"working"_s);
    QVERIFY(begun[u"ttl"].toInt() > 0 && begun[u"pollInterval"].toInt() > 0 && !begun[u"createdAt"].toString().isEmpty());
    QVERIFY(m_offer->waiting);
    m_offer->waiting->tellProgress(1, 0, u"half way"_s);
    QCOMPARE(ask(ofLegacyTask("tasks/get", id), session).json()[u"result"][u"statusMessage"].toString(), u"half way"_s);
    QCOMPARE(ask(ofLegacyTask("tasks/list", id), session).json()[u"result"][u"tasks"][0][u"taskId"].toString(), id);
    // Whoever waits gets what the call itself would have got, and whoever comes later gets it again.
    Peer peer(m_url);
    peer.send("POST", ofLegacyTask("tasks/result", id), key + session);
    Peer lost(m_url);
    lost.send("POST", ofLegacyTask("tasks/result", id), key + session);
    QCOMPARE(ask(ofLegacyTask("tasks/get", id), session).json()[u"result"][u"status"].toString(), u"working"_s);
    lost.socket.abort();
    m_offer->waiting->succeed(JsonText::trusted(R"({"content":[],"isError":true})"));
    const QJsonObject first = peer.answer().json()[u"result"].toObject();
    QVERIFY(first[u"isError"].toBool());
    QCOMPARE(first[u"_meta"][u"io.modelcontextprotocol/related-task"][u"taskId"].toString(), id);
    QCOMPARE(ask(ofLegacyTask("tasks/result", id), session).json()[u"result"].toObject(), first);
    QCOMPARE(ask(ofLegacyTask("tasks/get", id), session).json()[u"result"][u"status"].toString(), u"completed"_s);
    // What is wrong with the asking is said at once.
    QCOMPARE(ask(call(4, "echo", R"(,"task":5)"), session).code(), rpccode::invalidParams);
}

void McpServedTasksTest::asksForATaskOfTheLegacyEraWhoeverAwaitsIt()
{
    const QByteArray session = begin();
    const QString id = beginLegacy("ask", session);
    QCOMPARE(ask(ofLegacyTask("tasks/get", id), session).json()[u"result"][u"status"].toString(), u"input_required"_s);
    // An answer before it was asked is a guess.
    QCOMPARE(ask(R"({"jsonrpc":"2.0","id":1,"result":{"action":"accept"}})", session).status, 202);
    QVERIFY(m_offer->answers.isEmpty());
    Peer peer(m_url);
    peer.send("POST", ofLegacyTask("tasks/result", id), key + session);
    QVERIFY(peer.waitFor("elicitation/create"));
    QVERIFY(peer.waitFor("related-task"));
    QCOMPARE(ask(R"({"jsonrpc":"2.0","id":1,"result":{"action":"accept"}})", session).status, 202);
    QCOMPARE(m_offer->answers, QStringList {uR"({"action":"accept"})"_s});
    QVERIFY(peer.waitFor("\"content\""));
    QCOMPARE(ask(ofLegacyTask("tasks/get", id), session).json()[u"result"][u"status"].toString(), u"completed"_s);
}

void McpServedTasksTest::cancelsATaskOfTheLegacyEraOnce()
{
    const QByteArray session = begin();
    const QString id = beginLegacy("wait", session);
    Peer peer(m_url);
    peer.send("POST", ofLegacyTask("tasks/result", id), key + session);
    QCOMPARE(ask(ofLegacyTask("tasks/get", id), session).status, 200);
    QCOMPARE(ask(ofLegacyTask("tasks/cancel", id), session).json()[u"result"][u"status"].toString(), u"cancelled"_s);
    QCOMPARE(m_offer->cancelled, 1);
    QVERIFY(!peer.answer().json()[u"error"][u"message"].toString().isEmpty());
    QCOMPARE(ask(ofLegacyTask("tasks/cancel", id), session).code(), rpccode::invalidParams);
}

void McpServedTasksTest::givesATaskOfTheLegacyEraToItsOwnSessionOnly()
{
    const QString id = beginLegacy("wait", begin());
    QVERIFY(!id.isEmpty());
    const QByteArray other = begin();
    for (const char *const method : {"tasks/get", "tasks/result", "tasks/cancel"})
        QCOMPARE(ask(ofLegacyTask(method, id), other).code(), rpccode::invalidParams);
    QVERIFY(ask(ofLegacyTask("tasks/list", id), other).json()[u"result"][u"tasks"].toArray().isEmpty());
    QCOMPARE(m_offer->cancelled, 0);
}

void McpServedTasksTest::givesTheAnswerToAPeerThatComesBack()
{
    const QByteArray session = begin();
    const auto comeBack = [&](Peer &peer, const QByteArray &name) {
        peer.send("GET", {}, key + session + "Accept: text/event-stream\r\nLast-Event-ID: " + name + "\r\n");
    };
    for (const bool isLate : {false, true}) {
        Peer peer(m_url);
        peer.send("POST", call(isLate ? 3 : 2, "leave"), key + session);
        QVERIFY(peer.waitFor("id: "));
        QVERIFY(peer.waitFor("\n"));
        const QByteArray name = peer.taken.trimmed();
        QVERIFY(peer.waitFor("retry: "));
        QVERIFY(peer.waitFor("0\r\n\r\n"));
        QVERIFY(m_offer->waiting);
        Peer again(m_url);
        if (!isLate) {
            comeBack(again, name);
            QTRY_VERIFY(m_offer->waiting->reply());
            // While it is there, nobody else takes its place.
            Peer other(m_url);
            comeBack(other, name);
            QVERIFY(other.waitFor("\r\n\r\n"));
        }
        m_offer->waiting->succeed(JsonText::trusted(R"({"content":[],"x":1})"));
        if (isLate)
            comeBack(again, name);
        QVERIFY(again.waitFor(R"("x":1)"));
        QVERIFY(again.waitFor("0\r\n\r\n"));
        QTRY_VERIFY(!m_offer->waiting);
    }
}

void McpServedTasksTest::refusesHeadersThatTheArgumentsDoNotSay_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<int>("status");
    QTest::newRow("as it is") << QByteArray(R"({"region":"eu"})") << QByteArray("Mcp-Param-Region: eu\r\n") << 200;
    QTest::newRow("encoded") << QByteArray(R"({"region":"eu"})") << QByteArray("Mcp-Param-Region: =?base64?ZXU=?=\r\n") << 200;
    QTest::newRow("neither") << QByteArray("{}") << QByteArray() << 200;
    QTest::newRow("badly encoded") << QByteArray(R"({"region":"eu"})") << QByteArray("Mcp-Param-Region: =?base64?ZXU?=\r\n") << 400;
    QTest::newRow("another") << QByteArray(R"({"region":"eu"})") << QByteArray("Mcp-Param-Region: us\r\n") << 400;
    QTest::newRow("without") << QByteArray(R"({"region":"eu"})") << QByteArray() << 400;
    QTest::newRow("alone") << QByteArray("{}") << QByteArray("Mcp-Param-Region: eu\r\n") << 400;
}

void McpServedTasksTest::refusesHeadersThatTheArgumentsDoNotSay()
{
    QFETCH(const QByteArray, arguments);
    QFETCH(const QByteArray, header);
    m_offer->schema = R"({"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"}}})";
    const Answer answer = ask(call(2, "echo", ",\"arguments\":" + arguments + meta), modernHeaders("echo") + header);
    QTEST(answer.status, "status");
    QCOMPARE(answer.code(), answer.status == 200 ? 0 : rpccode::headerMismatch);
}

QTEST_GUILESS_MAIN(McpServedTasksTest)
#include "tst_mcpservedtasks.moc"
