// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/serving/mcpstdioservice.h"
#include "tests/network/mcpserved.h"

#include <unistd.h>

using namespace served;

//! What is wrong with a request, what is told to whom, and what is asked of a call: condition by condition.
class McpServedRequestsTest final : public McpServedTest
{
    Q_OBJECT

private Q_SLOTS:
    void refusesWhatIsNotOfThisPlace_data();
    void refusesWhatIsNotOfThisPlace();
    void saysThatAKeyIsWantedOnlyThere();
    void needsNoKeyWhereThereIsNone();
    void letsAPeerGoOnThatAsksWhetherItMay();
    void refusesHeadersThatTheRequestDoesNotSay_data();
    void refusesHeadersThatTheRequestDoesNotSay();
    void refusesWhatIsNotOfTheModernEra_data();
    void refusesWhatIsNotOfTheModernEra();
    void takesANotificationOfTheModernEra();
    void takesASessionForTheLegacyEra();
    void beginsASessionByARequestOnly();
    void dropsTheSessionThatIsIdleForLongest();
    void refusesASessionWhereAllAreBusy();
    void offersAnOlderPeerNoTasks();
    void speaksTheNewestWhereAVersionIsUnknown();
    void refusesALevelThatIsNone();
    void logsWhatIsAsImportantAsThePeerWants();
    void tellsProgressThatGrowsOnly();
    void tellsOfResourcesThatAreSubscribedTo();
    void tellsAListenerWhatItWanted();
    void refusesToListenToNothing();
    void takesAnAnswerThatComesWithTheCall();
    void asksAgainWhatIsNotAnswered();
    void asksNobodyOfTheModernEraWhoCannotBeAsked();
    void saysOfListsOnlyThatTheyMayChange();
    void namesAStreamOnce();
    void cancelsWhatAPeerOfTheModernEraCancels();

private:
    //! The whole of a response that is a stream. Its head may end like the last piece, by the name of its session.
    static bool takeStream(Peer &peer) { return peer.waitFor("\r\n\r\n") && peer.waitFor("0\r\n\r\n"); }
    Answer request(const QByteArray &method, const QByteArray &params, const QByteArray &session)
    {
        return ask(R"({"jsonrpc":"2.0","id":90,"method":")" + method + R"(","params":)" + params + "}", session);
    }
};

void McpServedRequestsTest::refusesWhatIsNotOfThisPlace_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<int>("status");
    QTest::newRow("another path") << QByteArray("POST /other") << QByteArray() << 404;
    QTest::newRow("another method") << QByteArray("PUT /mcp") << QByteArray() << 405;
    QTest::newRow("a stream of no session") << QByteArray("GET /mcp") << QByteArray() << 405;
    QTest::newRow("a stream of an unknown session") << QByteArray("GET /mcp") << QByteArray("Mcp-Session-Id: x\r\n") << 404;
    QTest::newRow("the end of an unknown session") << QByteArray("DELETE /mcp") << QByteArray("Mcp-Session-Id: x\r\n") << 404;
    QTest::newRow("a head without end") << QByteArray("GET /mcp") << "X: " + QByteArray(70'000, 'x') + "\r\n" << 413;
    QTest::newRow("no request") << QByteArray("what is this") << QByteArray() << 400;
}

void McpServedRequestsTest::refusesWhatIsNotOfThisPlace()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, headers);
    Peer peer(m_url);
    peer.socket.write(line + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + key + headers + "\r\n");
    QTEST(peer.answer().status, "status");
}

void McpServedRequestsTest::saysThatAKeyIsWantedOnlyThere()
{
    for (const auto &[headers, isWanted] : {std::pair(QByteArray(), true), {QByteArray(key) + "Origin: https://evil.example\r\n", false}}) {
        Peer peer(m_url);
        peer.send("POST", initialize(), headers);
        QCOMPARE(peer.answer().head.contains("WWW-Authenticate: Bearer"), isWanted);
    }
}

void McpServedRequestsTest::needsNoKeyWhereThereIsNone()
{
    McpHttpService open(*m_offer, {}, nullptr);
    const auto url = open.start(0);
    QVERIFY(url);
    Peer peer(*url);
    peer.send("POST", initialize(), {});
    QCOMPARE(peer.answer().status, 200);
}

void McpServedRequestsTest::letsAPeerGoOnThatAsksWhetherItMay()
{
    Peer peer(m_url);
    const QByteArray body = initialize();
    peer.socket.write(QByteArray("POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: 100-continue\r\n") + key
        + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n");
    QVERIFY(peer.waitFor("HTTP/1.1 100 Continue\r\n\r\n"));
    peer.socket.write(body);
    QCOMPARE(peer.answer().status, 200);
}

void McpServedRequestsTest::refusesHeadersThatTheRequestDoesNotSay_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("about");
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<bool>("refused");
    const QByteArray version = "MCP-Protocol-Version: 2026-07-28\r\n";
    const QByteArray echo = R"("name":"echo")";
    QTest::newRow("as it is") << QByteArray("tools/call") << echo << version + "Mcp-Method: tools/call\r\nMcp-Name: echo\r\n" << false;
    QTest::newRow("an encoded name") << QByteArray("tools/call") << echo
                                     << version + "Mcp-Method: tools/call\r\nMcp-Name: =?base64?ZWNobw==?=\r\n"
                                     << false;
    QTest::newRow("no version") << QByteArray("tools/call") << echo << QByteArray("Mcp-Method: tools/call\r\nMcp-Name: echo\r\n") << true;
    QTest::newRow("another version") << QByteArray("tools/call") << echo
                                     << QByteArray("MCP-Protocol-Version: 2027-01-01\r\nMcp-Method: tools/call\r\nMcp-Name: echo\r\n")
                                     << true;
    QTest::newRow("another method") << QByteArray("tools/call") << echo << version + "Mcp-Method: tools/list\r\nMcp-Name: echo\r\n" << true;
    QTest::newRow("another tool") << QByteArray("tools/call") << echo << version + "Mcp-Method: tools/call\r\nMcp-Name: other\r\n" << true;
    QTest::newRow("another prompt") << QByteArray("prompts/get") << QByteArray(R"("name":"a")")
                                    << version + "Mcp-Method: prompts/get\r\nMcp-Name: b\r\n"
                                    << true;
    QTest::newRow("another resource") << QByteArray("resources/read") << QByteArray(R"("uri":"a:1")")
                                      << version + "Mcp-Method: resources/read\r\nMcp-Name: a:2\r\n"
                                      << true;
}

void McpServedRequestsTest::refusesHeadersThatTheRequestDoesNotSay()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, about);
    QFETCH(const QByteArray, headers);
    QFETCH(const bool, refused);
    const Answer answer = ask(R"({"jsonrpc":"2.0","id":2,"method":")" + method + R"(","params":{)" + about + meta + "}}", headers);
    QCOMPARE(answer.status, refused ? 400 : 200);
    QCOMPARE(answer.code(), refused ? rpccode::headerMismatch : 0);
}

void McpServedRequestsTest::refusesWhatIsNotOfTheModernEra_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("meta");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("code");
    const QByteArray prefix = R"("io.modelcontextprotocol/)";
    const QByteArray version = prefix + R"(protocolVersion":"2026-07-28")";
    const QByteArray capabilities = prefix + R"(clientCapabilities":{})";
    QTest::newRow("no version") << QByteArray("tools/call") << capabilities << 400 << rpccode::invalidParams;
    QTest::newRow("no capabilities") << QByteArray("tools/call") << version << 400 << rpccode::invalidParams;
    QTest::newRow("capabilities that are none")
        << QByteArray("tools/call") << version + "," + prefix + R"(clientCapabilities":[])" << 400 << rpccode::invalidParams;
    QTest::newRow("a later version") << QByteArray("tools/call") << prefix + R"(protocolVersion":"2027-01-01",)" + capabilities << 400
                                     << rpccode::unsupportedVersion;
    QTest::newRow("what the era has no more") << QByteArray("ping") << version + "," + capabilities << 404 << rpccode::methodNotFound;
    QTest::newRow("a state of nobody") << QByteArray("tools/call") << version + "," + capabilities << 200 << rpccode::invalidParams;
}

void McpServedRequestsTest::refusesWhatIsNotOfTheModernEra()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, meta);
    const QByteArray version = meta.contains("2027") ? "2027-01-01" : "2026-07-28";
    const Answer answer = ask(
        R"({"jsonrpc":"2.0","id":2,"method":")" + method + R"(","params":{"name":"echo","requestState":"a.b.c","_meta":{)" + meta + "}}}",
        "MCP-Protocol-Version: " + version + "\r\nMcp-Method: " + method + "\r\nMcp-Name: echo\r\n");
    QTEST(answer.status, "status");
    QTEST(answer.code(), "code");
    // What names no version has nothing that its headers could differ from.
    QCOMPARE(ask(call(2, "echo"), "MCP-Protocol-Version: 2026-07-28\r\n").code(), rpccode::invalidParams);
}

void McpServedRequestsTest::takesANotificationOfTheModernEra()
{
    // It need not repeat its method.
    const QByteArray body = QByteArray(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2)") + meta + "}}";
    const Answer answer = ask(body, "MCP-Protocol-Version: 2026-07-28\r\n");
    QCOMPARE(answer.status, 202);
    QVERIFY(answer.body.isEmpty());
}

void McpServedRequestsTest::takesASessionForTheLegacyEra()
{
    const Answer answer = ask(call(2, "echo"), begin() + "MCP-Protocol-Version: 2026-07-28\r\n");
    QCOMPARE(answer.status, 400);
    QCOMPARE(answer.code(), rpccode::invalidRequest);
}

void McpServedRequestsTest::beginsASessionByARequestOnly()
{
    const Answer answer = ask(R"({"jsonrpc":"2.0","method":"initialize","params":{}})");
    QCOMPARE(answer.status, 400);
    QCOMPARE(answer.code(), rpccode::invalidRequest);
    QVERIFY(!answer.head.contains("Mcp-Session-Id"));
}

void McpServedRequestsTest::dropsTheSessionThatIsIdleForLongest()
{
    QByteArrayList sessions {begin()};
    Peer busy(m_url);
    busy.send("POST", call(2, "wait"), key + sessions.first());
    QTRY_VERIFY(m_offer->waiting);
    while (sessions.size() <= McpHttpService::mostSessions)
        sessions.append(begin());
    QVERIFY(!sessions.last().isEmpty());
    // The one that nobody has used for longest; the first is busy.
    QCOMPARE(ask(call(3, "echo"), sessions[1]).status, 404);
    for (const QByteArray &session : {sessions.first(), sessions[2], sessions.last()})
        QCOMPARE(ask(call(3, "echo"), session).status, 200);
}

void McpServedRequestsTest::refusesASessionWhereAllAreBusy()
{
    std::vector<std::unique_ptr<Peer>> peers;
    for (qsizetype each = 0; each < McpHttpService::mostSessions; ++each) {
        const QByteArray session = begin();
        m_offer->waiting.clear();
        peers.push_back(std::make_unique<Peer>(m_url));
        peers.back()->send("POST", call(2, "wait"), key + session);
        QTRY_VERIFY(m_offer->waiting);
    }
    QCOMPARE(ask(initialize()).status, 503);
}

void McpServedRequestsTest::offersAnOlderPeerNoTasks()
{
    const Answer hello = ask(initialize().replace("2025-11-25", "2025-06-18"));
    QCOMPARE(hello.json()[u"result"][u"protocolVersion"].toString(), u"2025-06-18"_s);
    QVERIFY(!hello.json()[u"result"][u"capabilities"].toObject().contains(u"tasks"_s));
    const QByteArray session = hello.head.mid(hello.head.indexOf("Mcp-Session-Id: ")).split('\n').first() + '\n';
    QVERIFY(ask(call(2, "echo", R"(,"task":{})"), session).json()[u"result"].toObject().contains(u"content"_s));
    QCOMPARE(request("tasks/list", "{}", session).code(), rpccode::methodNotFound);
    // Nor does it come back for an answer: the line is kept.
    Peer peer(m_url);
    peer.send("POST", call(3, "leave"), key + session);
    QTRY_VERIFY(m_offer->waiting);
    m_offer->waiting->succeed(JsonText::trusted(R"({"x":1})"));
    QCOMPARE(peer.answer().json()[u"result"][u"x"].toInt(), 1);
}

void McpServedRequestsTest::speaksTheNewestWhereAVersionIsUnknown()
{
    const Answer hello = ask(initialize().replace("2025-11-25", "2020-01-01"));
    QCOMPARE(hello.json()[u"result"][u"protocolVersion"].toString(), u"2025-11-25"_s);
}

void McpServedRequestsTest::refusesALevelThatIsNone()
{
    const QByteArray session = begin();
    QCOMPARE(request("logging/setLevel", R"({"level":"loud"})", session).code(), rpccode::invalidParams);
    QCOMPARE(request("logging/setLevel", R"({"level":"error"})", session).code(), 0);
    for (const char *method : {"resources/subscribe", "resources/unsubscribe"})
        QCOMPARE(request(method, "{}", session).code(), rpccode::invalidParams);
}

void McpServedRequestsTest::logsWhatIsAsImportantAsThePeerWants()
{
    const QByteArray session = begin();
    QCOMPARE(request("logging/setLevel", R"({"level":"warning"})", session).code(), 0);
    Peer peer(m_url);
    peer.send("POST", call(2, "wait"), key + session);
    QTRY_VERIFY(m_offer->waiting);
    m_offer->waiting->log(u"info", JsonText::trusted("\"low\""));
    m_offer->waiting->log(u"error", JsonText::trusted("\"high\""));
    m_offer->waiting->succeed(JsonText::trusted("{}"));
    QVERIFY(takeStream(peer));
    QVERIFY(peer.taken.contains("\"high\""));
    QVERIFY(!peer.taken.contains("\"low\""));
}

void McpServedRequestsTest::tellsProgressThatGrowsOnly()
{
    Peer peer(m_url);
    peer.send("POST", call(2, "wait", meta), key + modernHeaders("wait"));
    QTRY_VERIFY(m_offer->waiting);
    for (const double progress : {2., 1., 2., 3.})
        m_offer->waiting->tellProgress(progress, 0, progress < 3 ? QString() : u"done"_s);
    m_offer->waiting->succeed(JsonText::trusted(R"({"content":[]})"));
    QVERIFY(takeStream(peer));
    QCOMPARE(peer.taken.count("notifications/progress"), 2);
    QVERIFY(!peer.taken.contains("\"progress\":1") && !peer.taken.contains("\"total\""));
    QCOMPARE(peer.taken.count("\"message\""), 1);
}

void McpServedRequestsTest::tellsOfResourcesThatAreSubscribedTo()
{
    const QByteArray session = begin();
    Peer ear(m_url);
    ear.send("GET", {}, key + session + "Accept: text/event-stream\r\n");
    QVERIFY(ear.waitFor("\r\n\r\n"));
    QCOMPARE(request("resources/subscribe", R"({"uri":"a:1"})", session).code(), 0);
    Q_EMIT m_offer->resourceUpdated(u"b:2"_s);
    Q_EMIT m_offer->resourceUpdated(u"a:1"_s);
    QVERIFY(ear.waitFor("a:1"));
    QVERIFY(!ear.taken.contains("b:2"));
    QCOMPARE(request("resources/unsubscribe", R"({"uri":"a:1"})", session).code(), 0);
    Q_EMIT m_offer->resourceUpdated(u"a:1"_s);
    // Of lists it hears once it has said that the handshake is over.
    Q_EMIT m_offer->listChanged(u"prompts"_s);
    QCOMPARE(ask(R"({"jsonrpc":"2.0","method":"notifications/initialized"})", session).status, 202);
    Q_EMIT m_offer->listChanged(u"tools"_s);
    QVERIFY(ear.waitFor("notifications/tools/list_changed"));
    QVERIFY(!ear.taken.contains("a:1") && !ear.taken.contains("notifications/prompts"));
}

void McpServedRequestsTest::tellsAListenerWhatItWanted()
{
    const QByteArray wanted = R"({"toolsListChanged":true,"promptsListChanged":true,"resourceSubscriptions":["a:1"]})";
    Peer ear(m_url);
    ear.send("POST", R"({"jsonrpc":"2.0","id":"ear","method":"subscriptions/listen","params":{"notifications":)" + wanted + meta + "}}",
        key + QByteArray("MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: subscriptions/listen\r\n"));
    QVERIFY(ear.waitFor("notifications/subscriptions/acknowledged"));
    QVERIFY(ear.waitFor("\n\n"));
    // Prompts are not offered here.
    QVERIFY(ear.taken.contains("toolsListChanged") && ear.taken.contains("a:1") && !ear.taken.contains("promptsListChanged"));
    Q_EMIT m_offer->listChanged(u"prompts"_s);
    Q_EMIT m_offer->resourceUpdated(u"b:2"_s);
    Q_EMIT m_offer->resourceUpdated(u"a:1"_s);
    Q_EMIT m_offer->listChanged(u"tools"_s);
    QVERIFY(ear.waitFor("notifications/tools/list_changed"));
    QVERIFY(ear.taken.contains("a:1"));
    QVERIFY(!ear.taken.contains("notifications/prompts") && !ear.taken.contains("b:2"));
}

void McpServedRequestsTest::refusesToListenToNothing()
{
    const Answer answer = ask(QByteArray(R"({"jsonrpc":"2.0","id":2,"method":"subscriptions/listen","params":{"x":1)") + meta + "}}",
        "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: subscriptions/listen\r\n");
    QCOMPARE(answer.code(), rpccode::invalidParams);
}

void McpServedRequestsTest::takesAnAnswerThatComesWithTheCall()
{
    const auto with = [this](const QByteArray &responses) {
        return ask(call(2, "ask", R"(,"inputResponses":)" + responses + meta), modernHeaders("ask"));
    };
    QCOMPARE(with(R"({"word":{"action":"accept"}})").json()[u"result"][u"resultType"].toString(), u"complete"_s);
    QCOMPARE(m_offer->answers, QStringList {uR"({"action":"accept"})"_s});
    // What is no answer, or one to something else, is asked for.
    for (const QByteArray responses : {R"({"word":7})", R"({"other":{"action":"accept"}})"})
        QCOMPARE(with(responses).json()[u"result"][u"resultType"].toString(), u"input_required"_s);
    QCOMPARE(with("[]").code(), rpccode::invalidParams);
    QCOMPARE(m_offer->answers.size(), 1);
}

void McpServedRequestsTest::asksAgainWhatIsNotAnswered()
{
    QByteArray state = ask(call(2, "ask", meta), modernHeaders("ask")).json()[u"result"][u"requestState"].toString().toUtf8();
    const auto goOn = [&](const QByteArray &responses) {
        return ask(call(3, "ask", R"(,"requestState":")" + state + R"(","inputResponses":)" + responses + meta), modernHeaders("ask"));
    };
    // What cannot be read uses nothing up.
    QCOMPARE(goOn("[]").code(), rpccode::invalidParams);
    for (const QByteArray responses : {R"({"other":{}})", R"({"word":7})"}) {
        const QJsonObject again = goOn(responses).json()[u"result"].toObject();
        QCOMPARE(again[u"resultType"].toString(), u"input_required"_s);
        QVERIFY(again[u"inputRequests"].toObject().contains(u"word"_s));
        state = again[u"requestState"].toString().toUtf8();
    }
    QVERIFY(m_offer->answers.isEmpty());
    QCOMPARE(goOn(R"({"word":{"action":"accept"}})").json()[u"result"][u"resultType"].toString(), u"complete"_s);
}

void McpServedRequestsTest::asksNobodyOfTheModernEraWhoCannotBeAsked()
{
    const QByteArray unable = QByteArray(meta).replace(R"({"elicitation":{}})", "{}");
    QCOMPARE(ask(call(2, "ask", unable), modernHeaders("ask")).json()[u"result"][u"resultType"].toString(), u"complete"_s);
    QCOMPARE(m_offer->answers, QStringList {u"nothing"_s});
}

void McpServedRequestsTest::saysOfListsOnlyThatTheyMayChange()
{
    const Answer discovered = ask(QByteArray(R"({"jsonrpc":"2.0","id":2,"method":"server/discover","params":{"x":1)") + meta + "}}",
        "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: server/discover\r\n");
    QCOMPARE(discovered.json()[u"result"][u"ttlMs"].toInt(-1), 0);
    QCOMPARE(discovered.json()[u"result"][u"cacheScope"].toString(), u"private"_s);
    const Answer called = ask(call(3, "echo", meta), modernHeaders("echo"));
    QVERIFY(called.json()[u"result"].toObject().contains(u"content"_s));
    QVERIFY(!called.json()[u"result"].toObject().contains(u"ttlMs"_s));
}

void McpServedRequestsTest::namesAStreamOnce()
{
    Peer peer(m_url);
    peer.send("POST", call(2, "wait", R"(,"_meta":{"progressToken":7})"), key + begin());
    QTRY_VERIFY(m_offer->waiting);
    for (const double progress : {1., 2.})
        m_offer->waiting->tellProgress(progress, 0, {});
    m_offer->waiting->succeed(JsonText::trusted("{}"));
    QVERIFY(takeStream(peer));
    QCOMPARE(peer.taken.count("notifications/progress"), 2);
    QCOMPARE(peer.taken.count("id: stream-"), 1);
}

void McpServedRequestsTest::cancelsWhatAPeerOfTheModernEraCancels()
{
    int in[2];
    int out[2];
    QVERIFY(::pipe(in) == 0 && ::pipe(out) == 0);
    McpStdioService service(*m_offer, in[0], out[1], nullptr);
    service.start();
    const auto send = [&in](const QByteArray &line) { return ::write(in[1], line.constData(), size_t(line.size())) == line.size(); };
    const auto cancel = [](const QByteArray &what) {
        return R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{)" + what + QByteArray(meta).mid(what.isEmpty() ? 1 : 0)
            + "}}\n";
    };
    QVERIFY(send(call(2, "wait", meta) + '\n'));
    QTRY_VERIFY(m_offer->waiting);
    const QPointer<ServedCall> first = m_offer->waiting;
    m_offer->waiting.clear();
    // What names nothing, or another, leaves it alone; the next call shows that these have been read.
    QVERIFY(send(cancel({}) + cancel(R"("requestId":9)") + call(3, "wait", meta) + '\n'));
    QTRY_VERIFY(m_offer->waiting);
    QCOMPARE(m_offer->cancelled, 0);
    QVERIFY(send(cancel(R"("requestId":2)")));
    QTRY_COMPARE(m_offer->cancelled, 1);
    QTRY_VERIFY(!first);
    QVERIFY(m_offer->waiting);
    for (const int file : {in[0], in[1], out[0], out[1]})
        ::close(file);
}

QTEST_GUILESS_MAIN(McpServedRequestsTest)
#include "tst_mcpservedrequests.moc"
