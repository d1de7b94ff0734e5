// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/serving/mcpstdioservice.h"
#include "tests/network/mcpserved.h"

#include <QSignalSpy>

#include <fcntl.h>
#include <unistd.h>

using namespace served;

//! What the official suite does not try: peers that forge, vanish, flood, or are none.
class McpServingTest final : public McpServedTest
{
    Q_OBJECT

private Q_SLOTS:
    void refusesWhoIsNoProgramOfThisMachine_data();
    void refusesWhoIsNoProgramOfThisMachine();
    void answersInASessionOnly();
    void cancelsWhatAPeerOfTheLegacyEraCancels();
    void worksOnWhenAPeerOfTheLegacyEraLosesItsConnection();
    void cancelsWhenAPeerOfTheModernEraGoes();
    void asksByTheStreamOfTheCall();
    void takesUpAQuestionOnceAndForItsOwnCall();
    void keepsAnAnswerForAPeerThatComesBackLate();
    void refusesARequestOfAnIdThatIsUnderWay();
    void refusesAnIdThatIsUnderWayOverPipesInBothEras_data();
    void refusesAnIdThatIsUnderWayOverPipesInBothEras();
    void boundsCallsOfAPeer();
    void leavesProgressOutForAPeerThatDoesNotRead();
    void boundsWhatIsSentBeforeItKnowsByWhom();
    void refusesWhatIsNoMessage_data();
    void refusesWhatIsNoMessage();
    void answersABrokenRequestByItsIdAndNoAnswer();
    void refusesABrokenRequestOverHttpByItsId();
    void servesOverPipes();
    void answersWhatIsOwedWhenThePipeEnds();
    void endsWhereAPeerOnlyListens();
    void leavesTheFileAsItWas();
    void goesOnBesideAQuestionThatIsNeverAnswered();
    void takesNoAnswerOfAnotherSession();
    void asksNobodyWhoSaysThatIsNotPossible_data();
    void asksNobodyWhoSaysThatIsNotPossible();
    void letsGoOfAQuestionWhosePeerCloses();
};

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
    const QByteArray again = served::call(3, "ask", R"(,"requestState":")" + state + "\"" + meta);
    QCOMPARE(ask(again, modernHeaders("ask")).json()[u"result"][u"resultType"].toString(), u"complete"_s);
    QCOMPARE(m_offer->answers.size(), 1);
}

void McpServingTest::refusesARequestOfAnIdThatIsUnderWay()
{
    const QByteArray session = begin();
    Peer peer(m_url);
    peer.send("POST", call(2, "wait"), key + session);
    QTRY_VERIFY(m_offer->waiting);
    QCOMPARE(ask(call(2, "echo"), session).code(), rpccode::invalidRequest);
    QCOMPARE(ask(R"({"jsonrpc":"2.0","id":2,"method":"ping"})", session).code(), rpccode::invalidRequest);
    // Every session counts for itself.
    QCOMPARE(ask(call(2, "echo"), begin()).code(), 0);
    m_offer->waiting->succeed(JsonText::trusted(R"({"content":[]})"));
    QCOMPARE(peer.answer().code(), 0);
    QCOMPARE(ask(call(2, "echo"), session).code(), 0);
}

void McpServingTest::refusesAnIdThatIsUnderWayOverPipesInBothEras_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::newRow("legacy") << call(2, "wait") << call(2, "echo");
    QTest::newRow("modern") << call(2, "wait", meta) << call(2, "echo", meta);
    QTest::newRow("one of each") << call(2, "wait", meta) << call(2, "echo");
}

void McpServingTest::refusesAnIdThatIsUnderWayOverPipesInBothEras()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    int in[2];
    int out[2];
    QVERIFY(::pipe(in) == 0 && ::pipe(out) == 0);
    McpStdioService service(*m_offer, in[0], out[1], nullptr);
    service.start();
    QSocketNotifier readable(out[0], QSocketNotifier::Read);
    QByteArray said;
    connect(&readable, &QSocketNotifier::activated, this, [&] {
        QByteArray piece(65'536, 0);
        said += piece.first(std::max<ssize_t>(0, ::read(out[0], piece.data(), size_t(piece.size()))));
    });
    const QByteArray lines = initialize() + '\n' + first + '\n' + second + '\n';
    QCOMPARE(::write(in[1], lines.constData(), size_t(lines.size())), ssize_t(lines.size()));
    QTRY_COMPARE(said.count('\n'), 2);
    QVERIFY(said.trimmed().split('\n').last().contains("-32600"));
    QVERIFY(m_offer->waiting);
    m_offer->waiting->succeed(JsonText::trusted(R"({"content":[]})"));
    QTRY_COMPARE(said.count('\n'), 3);
    QVERIFY(!said.trimmed().split('\n').last().contains("-32600"));
    for (const int file : {in[0], in[1], out[0], out[1]})
        ::close(file);
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

void McpServingTest::answersABrokenRequestByItsIdAndNoAnswer()
{
    int in[2];
    int out[2];
    QVERIFY(::pipe(in) == 0 && ::pipe(out) == 0);
    McpStdioService service(*m_offer, in[0], out[1], nullptr);
    service.start();
    // Behind what is broken stand three answers to what nobody asked, of which two cannot be read.
    const QByteArrayList lines {R"({"jsonrpc":"2.0","id":7})", R"({"jsonrpc":"2.0","id":"a","method":5})",
        R"({"jsonrpc":"2.0","id":{},"method":"ping"})", R"({"jsonrpc":"2.0","method":null,"result":{}})", "[]", "[5]", R"({"id":8)",
        R"({"jsonrpc":"2.0","id":2,"result":{}})", R"({"jsonrpc":"2.0","id":3,"error":"no"})", R"({"jsonrpc":"2.0","result":{}})",
        initialize()};
    const QByteArray written = lines.join('\n') + '\n';
    QCOMPARE(::write(in[1], written.constData(), size_t(written.size())), ssize_t(written.size()));
    QSocketNotifier readable(out[0], QSocketNotifier::Read);
    QByteArray said;
    connect(&readable, &QSocketNotifier::activated, this, [&] {
        QByteArray piece(65'536, 0);
        said += piece.first(std::max<ssize_t>(0, ::read(out[0], piece.data(), size_t(piece.size()))));
    });
    QTRY_VERIFY(said.contains("serverInfo") && said.endsWith('\n'));
    QStringList told;
    for (const QByteArray &line : said.trimmed().split('\n')) {
        const QJsonObject answer = QJsonDocument::fromJson(line).object();
        told.append(answer[u"id"].toVariant().toString() + u' ' + QString::number(answer[u"error"][u"code"].toInt()));
    }
    QCOMPARE(
        told, QStringList({u"7 -32600"_s, u"a -32600"_s, u" -32600"_s, u" -32600"_s, u" -32600"_s, u" -32600"_s, u" -32700"_s, u"1 0"_s}));
    for (const int file : {in[0], in[1], out[0], out[1]})
        ::close(file);
}

void McpServingTest::refusesABrokenRequestOverHttpByItsId()
{
    const Answer refused = ask(R"({"jsonrpc":"2.0","id":7,"method":5})");
    QCOMPARE(refused.status, 400);
    QCOMPARE(refused.code(), rpccode::invalidRequest);
    QCOMPARE(refused.json()[u"id"].toInt(), 7);
    // An answer that cannot be read has a status, and no answer.
    const Answer unread = ask(R"({"jsonrpc":"2.0","id":7,"error":"no"})");
    QCOMPARE(unread.status, 400);
    QCOMPARE(unread.body, QByteArray());
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

void McpServingTest::goesOnBesideAQuestionThatIsNeverAnswered()
{
    const QByteArray session = begin();
    Peer peer(m_url);
    peer.send("POST", call(2, "ask"), key + session);
    QVERIFY(peer.waitFor("elicitation/create"));
    QCOMPARE(ask(call(3, "echo"), session).status, 200);
    QVERIFY(m_offer->answers.isEmpty());
    // One that ends its session has given it up.
    Peer other(m_url);
    other.send("DELETE", {}, key + session);
    QCOMPARE(other.answer().status, 200);
    QTRY_COMPARE(m_offer->cancelled, 1);
    QVERIFY(m_offer->answers.isEmpty());
}

void McpServingTest::takesNoAnswerOfAnotherSession()
{
    const QByteArray session = begin();
    const QByteArray other = begin();
    QVERIFY(session != other);
    const QByteArray yes = R"({"jsonrpc":"2.0","id":1,"result":{"action":"accept"}})";
    QCOMPARE(ask(yes, session).status, 202);
    Peer peer(m_url);
    peer.send("POST", call(2, "ask"), key + session);
    QVERIFY(peer.waitFor("elicitation/create"));
    QCOMPARE(ask(yes, other).status, 202);
    for (const QByteArray id : {"null", "\"1\"", "{}", "1e999", "[1]", "2"})
        (void)ask(R"({"jsonrpc":"2.0","id":)" + id + R"(,"result":{"action":"accept"}})", session);
    QVERIFY(m_offer->answers.isEmpty());
    QCOMPARE(ask(yes, session).status, 202);
    QCOMPARE(m_offer->answers, QStringList {uR"({"action":"accept"})"_s});
}

void McpServingTest::asksNobodyWhoSaysThatIsNotPossible_data()
{
    QTest::addColumn<QByteArray>("capabilities");
    QTest::newRow("nothing") << QByteArray("{}");
    QTest::newRow("a number") << QByteArray("5");
    QTest::newRow("a list") << QByteArray(R"(["elicitation"])");
    QTest::newRow("null") << QByteArray("null");
}

void McpServingTest::asksNobodyWhoSaysThatIsNotPossible()
{
    QFETCH(const QByteArray, capabilities);
    const Answer hello = ask(initialize().replace(R"({"elicitation":{}})", capabilities));
    QCOMPARE(hello.status, 200);
    const QByteArray session = hello.head.mid(hello.head.indexOf("Mcp-Session-Id: ")).split('\n').first() + '\n';
    const Answer answer = ask(call(2, "ask"), session);
    QVERIFY(answer.json().contains(u"result"_s));
    QCOMPARE(m_offer->answers, QStringList {u"nothing"_s});
}

void McpServingTest::letsGoOfAQuestionWhosePeerCloses()
{
    const QByteArray session = begin();
    {
        Peer peer(m_url);
        peer.send("POST", call(2, "wait"), key + session);
        QTRY_VERIFY(m_offer->waiting);
        Peer asked(m_url);
        asked.send("POST", call(3, "ask", meta), key + modernHeaders("ask"));
        QCOMPARE(asked.answer().json()[u"result"][u"resultType"].toString(), u"input_required"_s);
        // In the midst of a message.
        asked.socket.write("POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le");
        QVERIFY(asked.socket.flush());
    }
    QVERIFY(m_offer->answers.isEmpty());
    QCOMPARE(ask(call(4, "echo"), session).status, 200);
}

QTEST_GUILESS_MAIN(McpServingTest)
#include "tst_mcpserving.moc"
