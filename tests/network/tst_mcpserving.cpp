// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonwriter.h"
#include "network/mcp/serving/mcphttpservice.h"
#include "network/mcp/serving/mcpstdioservice.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace network;
using model::JsonText;

namespace {

//! Answers `tools/call` by the tool's name: `echo`, `wait` (never by itself), `task` (the same, without its peer on the line), `leave` (the
//! same, of a peer that is to come back), `ask`, `askalone` (as a task), `talk` (tells much before it answers).
class Offer final : public McpOffer
{
public:
    JsonText capabilities() const override { return JsonText::trusted(R"({"tools":{"listChanged":true},"resources":{"subscribe":true}})"); }
    void answer(ServedCall &call) override
    {
        const QString tool = model::stringIn(call.params(), u"name");
        connect(&call, &ServedCall::cancelled, this, [this] { ++cancelled; });
        if (call.method() != "tools/call"_L1) {
            call.fail({rpccode::methodNotFound, u"no"_s});
        } else if (tool == "wait"_L1) {
            waiting = &call;
        } else if (tool == "task"_L1) {
            isTask = call.becomeTask();
            waiting = &call;
        } else if (tool == "leave"_L1) {
            call.letGo();
            waiting = &call;
        } else if (tool == "ask"_L1 || tool == "askalone"_L1) {
            if (tool == "askalone"_L1)
                call.becomeTask();
            call.ask(u"word"_s, {u"elicitation/create"_s, JsonText::trusted(R"({"message":"?"})")},
                [this, &call](const std::optional<JsonText> &answer) {
                    answers.append(answer ? answer->toString() : u"nothing"_s);
                    call.succeed(JsonText::trusted(R"({"content":[]})"));
                });
        } else if (tool == "talk"_L1) {
            for (int step = 1; step <= 10'000; ++step)
                call.tellProgress(step, 10'000, QString(10'000, u'x'));
            call.succeed(JsonText::trusted(R"({"content":[]})"));
            ++talked;
        } else {
            call.succeed(JsonText::trusted(R"({"content":[{"type":"text","text":"echo"}]})"));
        }
    }

    JsonText inputSchema(const QString &tool) const override { return tool == "echo"_L1 ? JsonText::trusted(schema) : JsonText(); }

    QByteArray schema = "{}";
    QPointer<ServedCall> waiting;
    bool isTask = false;
    QStringList answers;
    int cancelled = 0;
    int talked = 0;
};

struct Answer {
    int status = 0;
    QByteArray head;
    QByteArray body;

    QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
    int code() const { return json()[u"error"][u"code"].toInt(); }
};

//! One connection as a peer has it.
class Peer final
{
public:
    explicit Peer(const QUrl &url) { socket.connectToHost(url.host(), quint16(url.port())); }

    void send(const QByteArray &method, const QByteArray &body, const QByteArray &headers)
    {
        socket.write(method + " /mcp HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(socket.peerPort()) + "\r\n" + headers
            + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }
    //! The next answer of a length; one without a status where none comes.
    Answer answer()
    {
        Answer answer;
        if (!waitFor("\r\n\r\n"))
            return answer;
        answer.head = taken;
        answer.status = answer.head.split(' ').value(1).toInt();
        const qsizetype at = answer.head.indexOf("Content-Length: ");
        const qsizetype length = at < 0 ? 0 : answer.head.mid(at + 16).split('\r').first().toLongLong();
        if (!QTest::qWaitFor([&] { return (buffer += socket.readAll()).size() >= length; }, support::patience))
            return {};
        answer.body = buffer.first(length);
        buffer.remove(0, length);
        return answer;
    }
    //! Takes what comes up to and with these bytes.
    bool waitFor(const QByteArray &end)
    {
        return QTest::qWaitFor([&] { return take(end); }, support::patience);
    }
    bool take(const QByteArray &end)
    {
        buffer += socket.readAll();
        const qsizetype at = buffer.indexOf(end);
        if (at < 0)
            return false;
        taken = buffer.first(at + end.size());
        buffer.remove(0, taken.size());
        return true;
    }

    QTcpSocket socket;
    QByteArray buffer;
    QByteArray taken;
};

QByteArray initialize()
{
    return R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"elicitation":{}},)"
           R"("clientInfo":{"name":"test","version":"1"}}})";
}

QByteArray call(int id, const QByteArray &tool, const QByteArray &more = {})
{
    return R"({"jsonrpc":"2.0","id":)" + QByteArray::number(id) + R"(,"method":"tools/call","params":{"name":")" + tool + "\"" + more
        + "}}";
}

constexpr auto meta = R"(,"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":)"
                      R"({"elicitation":{}},"progressToken":7})";

QByteArray modernHeaders(const QByteArray &tool)
{
    return "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/call\r\nMcp-Name: " + tool + "\r\n";
}

} // namespace

//! What the official suite does not try: peers that forge, vanish, flood, or are none.
class McpServingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void refusesWhoIsNoProgramOfThisMachine_data();
    void refusesWhoIsNoProgramOfThisMachine();
    void answersInASessionOnly();
    void cancelsWhatAPeerOfTheLegacyEraCancels();
    void worksOnWhenAPeerOfTheLegacyEraLosesItsConnection();
    void cancelsWhenAPeerOfTheModernEraGoes();
    void asksByTheStreamOfTheCall();
    void takesUpAQuestionOnceAndForItsOwnCall();
    void keepsAnAnswerForAPeerThatComesBackLate();
    void letsATaskGoOnAlone();
    void endsATaskThatIsCancelled();
    void asksForATaskWhenItsPeerLooks();
    void knowsNoTasksOfOthers_data();
    void knowsNoTasksOfOthers();
    void givesTheAnswerToAPeerThatComesBack();
    void refusesHeadersThatTheArgumentsDoNotSay_data();
    void refusesHeadersThatTheArgumentsDoNotSay();
    void boundsCallsOfAPeer();
    void leavesProgressOutForAPeerThatDoesNotRead();
    void boundsWhatIsSentBeforeItKnowsByWhom();
    void refusesWhatIsNoMessage_data();
    void refusesWhatIsNoMessage();
    void servesOverPipes();
    void answersWhatIsOwedWhenThePipeEnds();
    void endsWhereAPeerOnlyListens();
    void leavesTheFileAsItWas();

private:
    Answer ask(const QByteArray &body, const QByteArray &headers = {});
    QByteArray begin();
    //! Of a peer that knows of tasks.
    QJsonObject askOfTask(const QByteArray &method, const QString &id, const QByteArray &more = {});

    std::unique_ptr<Offer> m_offer;
    std::unique_ptr<McpHttpService> m_service;
    QUrl m_url;
};

void McpServingTest::init()
{
    m_offer = std::make_unique<Offer>();
    m_service = std::make_unique<McpHttpService>(*m_offer, "secret", nullptr);
    const auto url = m_service->start(0);
    QVERIFY(url);
    m_url = *url;
}

void McpServingTest::cleanup()
{
    m_service.reset();
    m_offer.reset();
}

constexpr auto key = "Authorization: Bearer secret\r\n";

Answer McpServingTest::ask(const QByteArray &body, const QByteArray &headers)
{
    Peer peer(m_url);
    peer.send("POST", body, key + headers);
    return peer.answer();
}

//! \return the header that names a session.
QByteArray McpServingTest::begin()
{
    const Answer answer = ask(initialize());
    const qsizetype at = answer.head.indexOf("Mcp-Session-Id: ");
    return at < 0 ? QByteArray() : answer.head.mid(at).split('\n').first() + '\n';
}

void McpServingTest::refusesWhoIsNoProgramOfThisMachine_data()
{
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<int>("status");
    QTest::newRow("without a key") << QByteArray() << 401;
    QTest::newRow("with another key") << QByteArray("Authorization: Bearer secre\r\n") << 401;
    QTest::newRow("a web page") << QByteArray("Authorization: Bearer secret\r\nOrigin: https://evil.example\r\n") << 403;
    QTest::newRow("a page without an address") << QByteArray("Authorization: Bearer secret\r\nOrigin: null\r\n") << 403;
    QTest::newRow("a page of a like name") << QByteArray("Authorization: Bearer secret\r\nOrigin: http://localhost.evil.example\r\n")
                                           << 403;
    QTest::newRow("two hosts") << QByteArray("Authorization: Bearer secret\r\nHost: evil.example\r\n") << 403;
    QTest::newRow("a page of this machine") << QByteArray("Authorization: Bearer secret\r\nOrigin: http://localhost:6274\r\n") << 200;
}

void McpServingTest::refusesWhoIsNoProgramOfThisMachine()
{
    QFETCH(QByteArray, headers);
    QSignalSpy refused(m_service.get(), &McpHttpService::refused);
    Peer peer(m_url);
    peer.send("POST", initialize(), headers);
    QTEST(peer.answer().status, "status");
    QFETCH(int, status);
    QCOMPARE(refused.size(), status == 200 ? 0 : 1);
}

void McpServingTest::answersInASessionOnly()
{
    QCOMPARE(ask(call(2, "echo")).status, 400);
    QCOMPARE(ask(call(2, "echo"), "Mcp-Session-Id: forged\r\n").status, 404);
    const QByteArray session = begin();
    QVERIFY(!session.isEmpty());
    QCOMPARE(ask(call(2, "echo"), session).json()[u"result"][u"content"].toArray().size(), 1);
    QCOMPARE(ask(call(2, "echo"), session + "MCP-Protocol-Version: 1999-01-01\r\n").status, 400);
    Peer peer(m_url);
    peer.send("DELETE", {}, key + session);
    QCOMPARE(peer.answer().status, 200);
    QCOMPARE(ask(call(3, "echo"), session).status, 404);
}

void McpServingTest::cancelsWhatAPeerOfTheLegacyEraCancels()
{
    const QByteArray session = begin();
    Peer peer(m_url);
    peer.send("POST", call(2, "wait"), key + session);
    QTRY_VERIFY(m_offer->waiting);
    QCOMPARE(ask(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}})", session).status, 202);
    QCOMPARE(m_offer->cancelled, 0);
    QCOMPARE(ask(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}})", session).status, 202);
    QCOMPARE(m_offer->cancelled, 1);
    QTRY_VERIFY(!m_offer->waiting);
}

void McpServingTest::worksOnWhenAPeerOfTheLegacyEraLosesItsConnection()
{
    const QByteArray session = begin();
    {
        Peer peer(m_url);
        peer.send("POST", call(2, "wait"), key + session);
        QTRY_VERIFY(m_offer->waiting);
    }
    QTRY_VERIFY(!m_offer->waiting->reply());
    QCOMPARE(m_offer->cancelled, 0);
    m_offer->waiting->succeed(JsonText::trusted("{}"));
    QTRY_VERIFY(!m_offer->waiting);
    QCOMPARE(ask(call(3, "echo"), session).status, 200);
}

void McpServingTest::cancelsWhenAPeerOfTheModernEraGoes()
{
    {
        Peer peer(m_url);
        peer.send("POST", call(2, "wait", meta), key + modernHeaders("wait"));
        QTRY_VERIFY(m_offer->waiting);
    }
    QTRY_COMPARE(m_offer->cancelled, 1);
    QTRY_VERIFY(!m_offer->waiting);
}

void McpServingTest::asksByTheStreamOfTheCall()
{
    const QByteArray session = begin();
    Peer peer(m_url);
    peer.send("POST", call(2, "ask"), key + session);
    QVERIFY(peer.waitFor("elicitation/create"));
    QVERIFY(peer.waitFor("\n\n"));
    // An answer to what nobody asked, then one that refuses.
    QCOMPARE(ask(R"({"jsonrpc":"2.0","id":99,"result":{"action":"accept"}})", session).status, 202);
    QVERIFY(m_offer->answers.isEmpty());
    QCOMPARE(ask(R"({"jsonrpc":"2.0","id":1,"error":{"code":-1,"message":"no"}})", session).status, 202);
    QCOMPARE(m_offer->answers, QStringList {u"nothing"_s});
    QVERIFY(peer.waitFor("\"id\":2"));
    QVERIFY(peer.waitFor("0\r\n\r\n"));
}

void McpServingTest::takesUpAQuestionOnceAndForItsOwnCall()
{
    const Answer first = ask(call(2, "ask", meta), modernHeaders("ask"));
    const QByteArray state = first.json()[u"result"][u"requestState"].toString().toUtf8();
    QCOMPARE(first.json()[u"result"][u"resultType"].toString(), u"input_required"_s);
    QVERIFY(first.json()[u"result"][u"inputRequests"].toObject().contains(u"word"_s));
    const QByteArray with = R"(,"requestState":")" + state + R"(","inputResponses":{"word":{"action":"accept"},"other":{}})" + meta;
    const auto changed = [&](QByteArray text) { return text.replace(state, state.chopped(1) + (state.endsWith('A') ? 'B' : 'A')); };
    QCOMPARE(ask(changed(call(3, "ask", with)), modernHeaders("ask")).code(), rpccode::invalidParams);
    // Sealed for this call: not for one with other arguments, nor for another tool.
    QCOMPARE(ask(call(3, "ask", R"(,"arguments":{"x":1})" + with), modernHeaders("ask")).code(), rpccode::invalidParams);
    QCOMPARE(ask(call(3, "wait", with), modernHeaders("wait")).code(), rpccode::invalidParams);
    QVERIFY(m_offer->answers.isEmpty());
    QCOMPARE(ask(call(4, "ask", with), modernHeaders("ask")).json()[u"result"][u"resultType"].toString(), u"complete"_s);
    QCOMPARE(m_offer->answers, QStringList {uR"({"action":"accept"})"_s});
    QCOMPARE(ask(call(5, "ask", with), modernHeaders("ask")).code(), rpccode::invalidParams);
    QCOMPARE(m_offer->answers.size(), 1);
}

void McpServingTest::keepsAnAnswerForAPeerThatComesBackLate()
{
    const Answer first = ask(call(2, "ask", meta), modernHeaders("ask"));
    const QByteArray state = first.json()[u"result"][u"requestState"].toString().toUtf8();
    QVERIFY(!state.isEmpty());
    // Asked elsewhere meanwhile, as a window does.
    ServedCall *call = m_service->modern().findChild<ServedCall *>();
    QVERIFY(call);
    call->deliver(u"word"_s, JsonText::trusted(R"({"action":"decline"})"));
    const QByteArray again = ::call(3, "ask", R"(,"requestState":")" + state + "\"" + meta);
    QCOMPARE(ask(again, modernHeaders("ask")).json()[u"result"][u"resultType"].toString(), u"complete"_s);
    QCOMPARE(m_offer->answers.size(), 1);
}

constexpr auto taskMeta =
    R"(,"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
    R"("io.modelcontextprotocol/clientCapabilities":{"elicitation":{},"extensions":{"io.modelcontextprotocol/tasks":{}}}})";

QJsonObject McpServingTest::askOfTask(const QByteArray &method, const QString &id, const QByteArray &more)
{
    const QByteArray body = R"({"jsonrpc":"2.0","id":50,"method":")" + method + R"(","params":{"taskId":")" + id.toUtf8() + '"' + more
        + taskMeta + "}}";
    return ask(body, "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: " + method + "\r\nMcp-Name: " + id.toUtf8() + "\r\n").json();
}

void McpServingTest::letsATaskGoOnAlone()
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

void McpServingTest::endsATaskThatIsCancelled()
{
    const QString id = ask(call(3, "task", taskMeta), modernHeaders("task")).json()[u"result"][u"taskId"].toString();
    for (int time = 0; time < 2; ++time)
        QCOMPARE(askOfTask("tasks/cancel", id)[u"result"][u"resultType"].toString(), u"complete"_s);
    QCOMPARE(m_offer->cancelled, 1);
    QCOMPARE(askOfTask("tasks/get", id)[u"result"][u"status"].toString(), u"cancelled"_s);
}

void McpServingTest::asksForATaskWhenItsPeerLooks()
{
    const QString id = ask(call(3, "askalone", taskMeta), modernHeaders("askalone")).json()[u"result"][u"taskId"].toString();
    const QJsonObject asked = askOfTask("tasks/get", id)[u"result"].toObject();
    QCOMPARE(asked[u"status"].toString(), u"input_required"_s);
    QCOMPARE(asked[u"inputRequests"][u"word"][u"method"].toString(), u"elicitation/create"_s);
    QVERIFY(!askOfTask("tasks/update", id, R"(,"inputResponses":{"other":{},"word":7})").contains(u"error"_s));
    QVERIFY(m_offer->answers.isEmpty());
    QVERIFY(!askOfTask("tasks/update", id, R"(,"inputResponses":{"word":{"action":"accept"}})").contains(u"error"_s));
    QCOMPARE(m_offer->answers, QStringList {uR"({"action":"accept"})"_s});
    QCOMPARE(askOfTask("tasks/get", id)[u"result"][u"status"].toString(), u"completed"_s);
}

void McpServingTest::knowsNoTasksOfOthers_data()
{
    QTest::addColumn<QByteArray>("method");
    for (const char *method : {"tasks/get", "tasks/update", "tasks/cancel"})
        QTest::newRow(method) << QByteArray(method);
}

void McpServingTest::knowsNoTasksOfOthers()
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

void McpServingTest::givesTheAnswerToAPeerThatComesBack()
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

void McpServingTest::refusesHeadersThatTheArgumentsDoNotSay_data()
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

void McpServingTest::refusesHeadersThatTheArgumentsDoNotSay()
{
    QFETCH(const QByteArray, arguments);
    QFETCH(const QByteArray, header);
    m_offer->schema = R"({"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"}}})";
    const Answer answer = ask(call(2, "echo", ",\"arguments\":" + arguments + meta), modernHeaders("echo") + header);
    QTEST(answer.status, "status");
    QCOMPARE(answer.code(), answer.status == 200 ? 0 : rpccode::headerMismatch);
}

void McpServingTest::boundsCallsOfAPeer()
{
    const QByteArray session = begin();
    std::vector<std::unique_ptr<Peer>> peers;
    for (int each = 0; each < LegacySession::mostCalls; ++each) {
        m_offer->waiting.clear();
        peers.push_back(std::make_unique<Peer>(m_url));
        peers.back()->send("POST", call(each + 2, "wait"), key + session);
        QTRY_VERIFY(m_offer->waiting);
    }
    QCOMPARE(ask(call(1'000, "wait"), session).code(), rpccode::internalError);
    QCOMPARE(ask(R"({"jsonrpc":"2.0","id":5000,"method":"ping"})", session).status, 200);
}

void McpServingTest::leavesProgressOutForAPeerThatDoesNotRead()
{
    Peer peer(m_url);
    peer.socket.setReadBufferSize(1024);
    peer.send("POST", call(2, "talk", meta), key + modernHeaders("talk"));
    QTRY_COMPARE(m_offer->talked, 1);
    // 100 MB were told.
    peer.socket.setReadBufferSize(0);
    QVERIFY(peer.waitFor("\"resultType\""));
    QVERIFY2(peer.taken.size() < 16'000'000, qPrintable(QString::number(peer.taken.size())));
    QVERIFY(peer.waitFor("0\r\n\r\n"));
}

void McpServingTest::boundsWhatIsSentBeforeItKnowsByWhom()
{
    // Each promises as much as there may be, sends all but the last byte of that, and has no key.
    const qsizetype size = 15 * 1024 * 1024;
    const QByteArray most(size - 1, 'x');
    std::vector<std::unique_ptr<Peer>> peers;
    for (int each = 0; each < 6; ++each) {
        peers.push_back(std::make_unique<Peer>(m_url));
        peers.back()->socket.write(
            "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: " + QByteArray::number(size) + "\r\n\r\n" + most);
    }
    const auto refused = [&peers] {
        return std::count_if(peers.begin(), peers.end(), [](const auto &peer) {
            if (peer->socket.isOpen())
                peer->buffer += peer->socket.readAll();
            return peer->buffer.startsWith("HTTP/1.1 503 ") || peer->socket.state() == QAbstractSocket::UnconnectedState;
        });
    };
    QTRY_VERIFY(refused() >= 2);
    // Where these are gone others are served.
    peers.clear();
    QTRY_VERIFY(!begin().isEmpty());
}

void McpServingTest::refusesWhatIsNoMessage_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("cut off") << initialize().chopped(1);
    QTest::newRow("no object") << QByteArray("[1,2]");
    QTest::newRow("no UTF-8") << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xff\"}");
    QTest::newRow("an id that is an object") << QByteArray(R"({"jsonrpc":"2.0","id":{},"method":"ping"})");
}

void McpServingTest::refusesWhatIsNoMessage()
{
    QFETCH(QByteArray, body);
    const Answer answer = ask(body);
    QCOMPARE(answer.status, 400);
    QVERIFY(answer.code() != 0);
}

void McpServingTest::servesOverPipes()
{
    int in[2];
    int out[2];
    QVERIFY(::pipe(in) == 0 && ::pipe(out) == 0);
    McpStdioService service(*m_offer, in[0], out[1], nullptr);
    QSignalSpy finished(&service, &McpStdioService::finished);
    service.start();
    const QByteArray lines = "no json\n" + initialize() + "\n\n" + call(2, "echo") + '\n' + call(3, "echo", meta) + '\n';
    QCOMPARE(::write(in[1], lines.constData(), size_t(lines.size())), ssize_t(lines.size()));
    QSocketNotifier readable(out[0], QSocketNotifier::Read);
    QByteArray said;
    connect(&readable, &QSocketNotifier::activated, this, [&] {
        QByteArray piece(65'536, 0);
        said += piece.first(std::max<ssize_t>(0, ::read(out[0], piece.data(), size_t(piece.size()))));
    });
    QTRY_COMPARE(said.count('\n'), 4);
    const QByteArrayList answers = said.trimmed().split('\n');
    QVERIFY(answers[0].contains("-32700"));
    QVERIFY(answers[1].contains("\"serverInfo\""));
    QVERIFY(answers[2].contains("\"id\":2") && !answers[2].contains("resultType"));
    QVERIFY(answers[3].contains("\"id\":3") && answers[3].contains("resultType"));
    ::close(in[1]);
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(finished.first().first().toString(), QString());
    for (const int file : {in[0], out[0], out[1]})
        ::close(file);
}

void McpServingTest::answersWhatIsOwedWhenThePipeEnds()
{
    int in[2];
    int out[2];
    QVERIFY(::pipe(in) == 0 && ::pipe(out) == 0);
    McpStdioService service(*m_offer, in[0], out[1], nullptr);
    QSignalSpy finished(&service, &McpStdioService::finished);
    service.start();
    // The last line has no end.
    const QByteArray lines = initialize() + '\n' + call(2, "wait");
    QCOMPARE(::write(in[1], lines.constData(), size_t(lines.size())), ssize_t(lines.size()));
    ::close(in[1]);
    QTRY_VERIFY(m_offer->waiting);
    QCOMPARE(finished.size(), 0);
    m_offer->waiting->succeed(JsonText::trusted("{}"));
    QTRY_COMPARE(finished.size(), 1);
    QByteArray said(65'536, 0);
    said.truncate(::read(out[0], said.data(), size_t(said.size())));
    QVERIFY(said.contains("\"id\":2"));
    for (const int file : {in[0], out[0], out[1]})
        ::close(file);
}

void McpServingTest::endsWhereAPeerOnlyListens()
{
    int in[2];
    int out[2];
    QVERIFY(::pipe(in) == 0 && ::pipe(out) == 0);
    McpStdioService service(*m_offer, in[0], out[1], nullptr);
    QSignalSpy finished(&service, &McpStdioService::finished);
    QElapsedTimer clock;
    clock.start();
    service.start();
    const QByteArray listen = QByteArray(R"({"jsonrpc":"2.0","id":"ear","method":"subscriptions/listen","params":{"notifications":{})")
        + meta + "}}\n";
    QCOMPARE(::write(in[1], listen.constData(), size_t(listen.size())), ssize_t(listen.size()));
    ::close(in[1]);
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(clock.elapsed() < McpStdioService::longestFarewell);
    QByteArray said(65'536, 0);
    said.truncate(::read(out[0], said.data(), size_t(said.size())));
    const QByteArrayList lines = said.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].contains("notifications/subscriptions/acknowledged"));
    QVERIFY(lines[1].contains("\"result\"") && lines[1].contains("subscriptionId\":\"ear\""));
    for (const int file : {in[0], out[0], out[1]})
        ::close(file);
}

void McpServingTest::leavesTheFileAsItWas()
{
    int in[2];
    int out[2];
    QVERIFY(::pipe(in) == 0 && ::pipe(out) == 0);
    const int before = ::fcntl(out[1], F_GETFL);
    {
        McpStdioService service(*m_offer, in[0], out[1], nullptr);
        service.start();
        QVERIFY(::fcntl(out[1], F_GETFL) & O_NONBLOCK);
    }
    QCOMPARE(::fcntl(out[1], F_GETFL), before);
    for (const int file : {in[0], in[1], out[0], out[1]})
        ::close(file);
}

QTEST_GUILESS_MAIN(McpServingTest)
#include "tst_mcpserving.moc"
