// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "network/mcp/transport/cassettetransport.h"
#include "network/rehearsal/cassettematch.h"
#include "network/rehearsal/cassetterecorder.h"
#include "network/rehearsal/rehearsalserver.h"
#include "network/rehearsal/rpcnumbers.h"
#include "network/secrets/keychain.h"
#include "tests/network/httptest.h"
#include "tests/support/patience.h"

#include <QTemporaryDir>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

model::Exchange recorded(const QByteArray &body, const QByteArray &answer, const QString &url = u"https://host.example/v1/messages"_s)
{
    model::Exchange exchange;
    exchange.request = {"POST", QUrl(url), {}, body};
    exchange.status = 200;
    exchange.responseHeaders = {{"Content-Type", "application/json"}};
    exchange.responseBody = answer;
    exchange.state = model::ExchangeState::Complete;
    return exchange;
}

QByteArray played(CassetteMatch &match, const QByteArray &body, const QByteArray &target = "/v1/messages")
{
    const auto found = match.take("POST", target, body);
    return found ? (*found)->responseBody : found.error().error.message.toUtf8();
}

//! A language that is told from English by its marks.
class MarkedWords final : public QTranslator
{
    Q_DISABLE_COPY_MOVE(MarkedWords)

public:
    MarkedWords() { QCoreApplication::installTranslator(this); }
    ~MarkedWords() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return u'‹' + QString::fromUtf8(source) + u'›';
    }
};

} // namespace

//! What is recorded, how it is found again, and what plays it instead of the network and of programs.
class CassettesTest : public HttpTest
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheSameRequest();
    void saysWhereARequestDeparts_data();
    void saysWhereARequestDeparts();
    void namesTheNextThatWasNotPlayed();
    void tellsModelsInEnglish();
    void leavesOutWhatChangesByItself_data();
    void leavesOutWhatChangesByItself();
    void findsAMessageWhateverItsNumbers_data();
    void findsAMessageWhateverItsNumbers();
    void answersWithTheNumbersOfWhoeverAsks_data();
    void answersWithTheNumbersOfWhoeverAsks();
    void playsAMessageWhateverItsNumbers();
    void findsPathsByTheirEndWhereTheBaseIsNotKnown();
    void playsHttpWithoutTheNetwork();
    void takesSecretsOutBeforeItCompares();
    void endsWithAnErrorWhereARequestDiffers();
    void playsAtThePaceThatItHad();
    void letsEventsComeOneByOne();
    void letsTheRestComeAtOnce();
    void waitsForNobodyWhoHasGone();
    void tellsWhatIsNotOnIt();
    void letsAProgramsAnswerCome();
    void answersWithoutABodyHaveNone();
    void recordsWhatEnds();
    void playsAServerThatIsAProgram();
    void saysWhatTheProgramWasNotAsked();
    void takesAProgramThatWasNotAskedItsEraForALegacyOne_data();
    void takesAProgramThatWasNotAskedItsEraForALegacyOne();
    void needsNoKeys();
    void refusesWhatIsNoCassette_data();
    void refusesWhatIsNoCassette();

private:
    //! From now on the client is played these.
    void replay(const QList<model::Exchange> &exchanges, const CassettePlay &play = {});

    QTemporaryDir m_folder;
    std::unique_ptr<RehearsalServer> m_player;
};

void CassettesTest::replay(const QList<model::Exchange> &exchanges, const CassettePlay &play)
{
    const QString path = m_folder.filePath(u"tape"_s);
    QVERIFY(Cassette(exchanges).write(path));
    m_player = std::make_unique<RehearsalServer>(path, play);
    const auto url = m_player->start();
    QVERIFY(url);
    m_client->setReplay(*url, play.isStepwise());
}

void CassettesTest::findsTheSameRequest()
{
    CassetteMatch match(Cassette({recorded("a", "1"), recorded("b", "2"), recorded("a", "3")}));
    QCOMPARE(played(match, "a"), QByteArray("1"));
    QCOMPARE(played(match, "a"), QByteArray("3"));
    QCOMPARE(played(match, "a"), QByteArray("3"));
    QCOMPARE(played(match, "b"), QByteArray("2"));
}

void CassettesTest::saysWhereARequestDeparts_data()
{
    QTest::addColumn<QByteArray>("then");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<int>("at");
    QTest::newRow("within") << QByteArray(R"({"text":"one"})") << QByteArray(R"({"text":"ono"})") << 11;
    QTest::newRow("at once") << QByteArray("[]") << QByteArray("{}") << 0;
    QTest::newRow("longer") << QByteArray("abc") << QByteArray("abcd") << 3;
    QTest::newRow("shorter") << QByteArray("abcd") << QByteArray("abc") << 3;
    QTest::newRow("nothing") << QByteArray("abc") << QByteArray() << 0;
    QTest::newRow("far on") << QByteArray(100'000, 'x') + 'y' << QByteArray(100'000, 'x') + 'z' << 100'000;
}

void CassettesTest::saysWhereARequestDeparts()
{
    QFETCH(const QByteArray, then);
    QFETCH(const QByteArray, now);
    QFETCH(const int, at);
    CassetteMatch match(Cassette({recorded(then, "1")}));
    const auto found = match.take("POST", "/v1/messages", now);
    QVERIFY(!found);
    const QString message = found.error().error.message;
    QVERIFY2(message.contains(u"at byte %1 "_s.arg(at)), qPrintable(message));
    QVERIFY2(message.size() < 400, qPrintable(message));
}

void CassettesTest::namesTheNextThatWasNotPlayed()
{
    CassetteMatch match(Cassette({recorded("question one", "1"), recorded("question two", "2")}));
    QCOMPARE(played(match, "question one"), QByteArray("1"));
    // It is longer the same as the one that was played already.
    const QByteArray said = played(match, "question ones");
    QVERIFY2(said.contains("question two") && said.contains("byte 9 "), said.constData());
    const QByteArray elsewhere = played(match, "question one", "/v2");
    QVERIFY2(elsewhere.contains("nothing was recorded for POST /v2"), elsewhere.constData());
}

//! A server that is played from a cassette answers models, too.
void CassettesTest::tellsModelsInEnglish()
{
    const MarkedWords marked;
    CassetteMatch match(Cassette({recorded("question one", "1")}));
    for (const QByteArray &target : {"/v1/messages"_ba, "/v2"_ba}) {
        const auto found = match.take("POST", target, "question two");
        QVERIFY(!found);
        const model::Error &error = found.error().error;
        QVERIFY2(error.message.startsWith(u"‹This request is not on the cassette"_s), qPrintable(error.message));
        QVERIFY2(error.english.startsWith(u"This request is not on the cassette"_s), qPrintable(error.english));
        QVERIFY2(error.english.contains(QString::fromLatin1("POST " + target)) && !error.english.contains(u'‹'), qPrintable(error.english));
    }
}

void CassettesTest::leavesOutWhatChangesByItself_data()
{
    QTest::addColumn<QByteArray>("then");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<bool>("isSame");
    QTest::newRow("date") << QByteArray("on 2026-01-02") << QByteArray("on 2027-11-23") << true;
    QTest::newRow("time") << QByteArray("at 2026-01-02T03:04:05.123Z.") << QByteArray("at 2026-01-02T13:14:15Z.") << true;
    QTest::newRow("zone") << QByteArray("2026-01-02 03:04:05+01:00") << QByteArray("2026-01-02 03:04:06-0200") << true;
    QTest::newRow("uuid") << QByteArray("1b4e28ba-2fa1-11d2-883f-0016d3cca427") << QByteArray("6fa459ea-ee8a-3ca4-894e-db77e160355e")
                          << true;
    QTest::newRow("call") << QByteArray(R"("toolu_01A2b3C4d5")") << QByteArray(R"("toolu_09Zz8Yy7Xx6")") << true;
    QTest::newRow("number of a request") << QByteArray(R"({"id":3,"method":"x"})") << QByteArray(R"({"id":14,"method":"x"})") << true;
    QTest::newRow("text") << QByteArray("one") << QByteArray("two") << false;
    QTest::newRow("name") << QByteArray("get_weather_now") << QByteArray("get_weather_new") << false;
    QTest::newRow("number") << QByteArray("12345") << QByteArray("12346") << false;
}

void CassettesTest::leavesOutWhatChangesByItself()
{
    QFETCH(const QByteArray, then);
    QFETCH(const QByteArray, now);
    QFETCH(const bool, isSame);
    CassetteMatch strict(Cassette({recorded(then, "1")}));
    CassetteMatch lenient(Cassette({recorded(then, "1")}), CassettePlay {true});
    QVERIFY(!strict.take("POST", "/v1/messages", now));
    QCOMPARE(lenient.take("POST", "/v1/messages", now).has_value(), isSame);
}

void CassettesTest::findsAMessageWhateverItsNumbers_data()
{
    QTest::addColumn<QByteArray>("then");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<bool>("isSame");
    const auto call = [](const QByteArray &id, const QByteArray &token, const QByteArray &name = R"("echo")") {
        return QByteArray(R"({"jsonrpc":"2.0","id":)" + id + R"(,"method":"tools/call","params":{"name":)" + name
            + R"(,"arguments":{"id":7,"progressToken":8},"_meta":{"progressToken":)" + token + "}}}");
    };
    const auto notice = [](const QByteArray &params) {
        return QByteArray(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":)" + params + '}');
    };
    QTest::newRow("a request") << call("3", "3") << call("14", "14") << true;
    QTest::newRow("a request, numbered by text") << call("3", "3") << call(R"("a")", R"("b")") << true;
    QTest::newRow("another request") << call("3", "3") << call("3", "3", R"("other")") << false;
    QTest::newRow("a notification") << notice(R"({"requestId":3})") << notice(R"({"requestId":4})") << true;
    QTest::newRow("a notification of progress")
        << notice(R"({"progressToken":3,"progress":1})") << notice(R"({"progressToken":"x","progress":1})") << true;
    QTest::newRow("a notification of other progress")
        << notice(R"({"progressToken":3,"progress":1})") << notice(R"({"progressToken":3,"progress":2})") << false;
    QTest::newRow("arguments that are called like numbers")
        << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"m","params":{"requestId":1}})")
        << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"m","params":{"requestId":2}})") << false;
    QTest::newRow("no such message") << QByteArray(R"({"id":1,"method":"m"})") << QByteArray(R"({"id":2,"method":"m"})") << false;
    QTest::newRow("a text that speaks of one") << QByteArray(R"({"id":1,"text":"\"jsonrpc\""})")
                                               << QByteArray(R"({"id":2,"text":"\"jsonrpc\""})") << false;
}

void CassettesTest::findsAMessageWhateverItsNumbers()
{
    QFETCH(const QByteArray, then);
    QFETCH(const QByteArray, now);
    QFETCH(const bool, isSame);
    CassetteMatch match(Cassette({recorded(then, "answer")}));
    QCOMPARE(played(match, now) == "answer", isSame);
}

void CassettesTest::answersWithTheNumbersOfWhoeverAsks_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("given");
    QTest::newRow("a result") << QByteArray(R"({"jsonrpc":"2.0","id":3,"result":{"id":3}})")
                              << QByteArray(R"({"jsonrpc":"2.0","id":4711,"result":{"id":3}})");
    QTest::newRow("a failure") << QByteArray(R"({"jsonrpc":"2.0", "id": 3, "error":{"code":3,"message":""}})")
                               << QByteArray(R"({"jsonrpc":"2.0", "id": 4711, "error":{"code":3,"message":""}})");
    QTest::newRow("of another") << QByteArray(R"({"jsonrpc":"2.0","id":2,"result":{}})")
                                << QByteArray(R"({"jsonrpc":"2.0","id":2,"result":{}})");
    const QByteArray asks = "data: {\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"ping\"}\n\n";
    QTest::newRow("events") << "event: message\r\nid: 3\r\n"
                               "data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\",\"params\":{\"progressToken\":5}}\r\n\r\n"
            + asks + "data:{\"jsonrpc\":\"2.0\",\"id\":3,\"result\":{}}"
                            << "event: message\r\nid: 3\r\n"
                               "data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\",\"params\":{\"progressToken\":62}}\r\n\r\n"
            + asks + "data:{\"jsonrpc\":\"2.0\",\"id\":4711,\"result\":{}}";
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("a page") << QByteArray("<p>3</p>") << QByteArray("<p>3</p>");
}

void CassettesTest::answersWithTheNumbersOfWhoeverAsks()
{
    QFETCH(const QByteArray, answer);
    QFETCH(const QByteArray, given);
    const auto call = [](const QByteArray &id, const QByteArray &token) {
        return QByteArray(R"({"jsonrpc":"2.0","id":)" + id + R"(,"method":"m","params":{"_meta":{"progressToken":)" + token + "}}}");
    };
    model::Exchange then = recorded(call("3", "5"), answer);
    then.arrivals = {{0, 1.0}, {answer.size(), 2.0}};
    const model::Exchange now = RpcNumbers::forRequest(then, call("4711", "62"));
    QCOMPARE(now.responseBody, given);
    // The pieces in which it came are as they were.
    QCOMPARE(now.arrivals.first().offset, 0);
    QCOMPARE(now.arrivals.last().offset, given.size());
    QCOMPARE(RpcNumbers::forRequest(then, then.request.body).responseBody, answer);
}

void CassettesTest::playsAMessageWhateverItsNumbers()
{
    const QByteArray text = R"({"jsonrpc":"2.0","id":7,"result":{"n":1}})";
    replay({recorded(rpcRequest(7, u"tools/list", {}), text)});
    for (const qint64 id : {2, 300}) {
        HttpRequest request;
        request.method = "POST";
        request.url = QUrl(u"https://elsewhere.example/v1/messages"_s);
        request.body = rpcRequest(id, u"tools/list", {});
        Outcome outcome;
        send(request, outcome);
        QTRY_VERIFY(outcome.finished);
        QCOMPARE(outcome.status, 200);
        QCOMPARE(readRpcMessage(outcome.body)->number(), id);
    }
}

void CassettesTest::findsPathsByTheirEndWhereTheBaseIsNotKnown()
{
    const Cassette cassette({recorded("a", "1", u"https://host.example/openai/v1/chat/completions"_s)});
    CassetteMatch exact {cassette};
    QVERIFY(!exact.take("POST", "/chat/completions", "a"));
    CassetteMatch any(cassette, CassettePlay {false, CassettePace::AtOnce, true});
    QCOMPARE(played(any, "a", "/chat/completions"), QByteArray("1"));
    QVERIFY(played(any, "b", "/chat/completions").contains("at byte 0 "));
}

void CassettesTest::playsHttpWithoutTheNetwork()
{
    replay({recorded("hello", R"({"said":"hi"})", u"https://nowhere.invalid/v1/messages?a=b%20c"_s)});
    HttpRequest request;
    request.method = "POST";
    request.url = QUrl(u"https://another.invalid:8443/v1/messages?a=b%20c"_s);
    request.body = "hello";
    Outcome outcome;
    send(request, outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.status, 200);
    QCOMPARE(outcome.body, QByteArray(R"({"said":"hi"})"));
    // The record has it as it would have been sent.
    QCOMPARE(lastExchange().request.url, request.url);
}

void CassettesTest::takesSecretsOutBeforeItCompares()
{
    replay({recorded(R"({"key":"[redacted]"})", "yes", u"https://host.example/v1?key=[redacted]"_s)});
    HttpRequest request;
    request.method = "POST";
    request.url = QUrl(u"https://host.example/v1?key=another-secret"_s);
    request.secrets = {"another-secret"};
    request.body = R"({"key":"another-secret"})";
    Outcome outcome;
    send(request, outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY2(outcome.body == "yes", outcome.body.constData());
}

void CassettesTest::endsWithAnErrorWhereARequestDiffers()
{
    replay({recorded("hello you", "1")});
    HttpRequest request;
    request.method = "POST";
    request.url = QUrl(u"https://host.example/v1/messages"_s);
    request.body = "hello me";
    Outcome outcome;
    send(request, outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.status, 400);
    QVERIFY2(outcome.body.contains("at byte 6 "), outcome.body.constData());
    QVERIFY2(outcome.body.contains("hello you") && outcome.body.contains("hello me"), outcome.body.constData());
}

void CassettesTest::playsAtThePaceThatItHad()
{
    model::Exchange slow = recorded("a", "onetwo");
    slow.arrivals = {{3, 20}, {6, 300}};
    slow.totalMilliseconds = 301;
    replay({slow}, CassettePlay {false, CassettePace::Recorded});
    HttpRequest request;
    request.method = "POST";
    request.url = slow.request.url;
    request.body = "a";
    Outcome outcome;
    send(request, outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.body, QByteArray("onetwo"));
    QVERIFY2(lastExchange().totalMilliseconds >= 290, qPrintable(QString::number(lastExchange().totalMilliseconds)));
}

//! Three events of a stream.
model::Exchange streamed(const QByteArray &body)
{
    model::Exchange exchange = recorded(body, "data: one\n\n: still there\n\ndata: two\r\n\r\n");
    exchange.responseHeaders = {{"content-type", "text/event-stream; charset=utf-8"}};
    return exchange;
}

HttpRequest requestOf(const model::Exchange &exchange)
{
    HttpRequest request;
    request.method = "POST";
    request.url = exchange.request.url;
    request.body = exchange.request.body;
    return request;
}

void CassettesTest::letsEventsComeOneByOne()
{
    CassettePlayback playback;
    QSignalSpy waits(&playback, &CassettePlayback::nextChanged);
    replay({streamed("a")}, CassettePlay {false, CassettePace::Stepwise, false, &playback});
    Outcome outcome;
    send(requestOf(streamed("a")), outcome);
    QTRY_COMPARE(waits.size(), 1);
    QCOMPARE(playback.next()->event, 1);
    QCOMPARE(playback.next()->events, 3);
    QVERIFY(outcome.body.isEmpty());
    playback.let(CassettePlayback::Reach::Event);
    QTRY_COMPARE(outcome.body, QByteArray("data: one\n\n"));
    QCOMPARE(playback.next()->event, 2);
    playback.let(CassettePlayback::Reach::Event);
    playback.let(CassettePlayback::Reach::Event);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.body, streamed("a").responseBody);
    QVERIFY(!playback.next());
}

void CassettesTest::letsTheRestComeAtOnce()
{
    CassettePlayback playback;
    replay({streamed("a"), streamed("b"), streamed("c")}, CassettePlay {false, CassettePace::Stepwise, false, &playback});
    Outcome first, second, third;
    send(requestOf(streamed("a")), first);
    QTRY_VERIFY(playback.next());
    send(requestOf(streamed("b")), second);
    playback.let(CassettePlayback::Reach::Event);
    playback.let(CassettePlayback::Reach::Answer);
    QTRY_VERIFY(first.finished != second.finished);
    QTRY_VERIFY(playback.next());
    playback.let(CassettePlayback::Reach::Everything);
    QTRY_VERIFY(first.finished && second.finished);
    send(requestOf(streamed("c")), third);
    QTRY_VERIFY(third.finished);
    QCOMPARE(third.body, streamed("c").responseBody);
}

void CassettesTest::waitsForNobodyWhoHasGone()
{
    CassettePlayback playback;
    replay({streamed("a")}, CassettePlay {false, CassettePace::Stepwise, false, &playback});
    Outcome left, outcome;
    HttpJob *job = send(requestOf(streamed("a")), left);
    QTRY_VERIFY(playback.next());
    delete job;
    QTRY_VERIFY(!playback.next());
    send(requestOf(streamed("a")), outcome);
    QTRY_VERIFY(playback.next());
    m_player.reset();
    QVERIFY(!playback.next());
    playback.let(CassettePlayback::Reach::Event);
    QTRY_VERIFY(!outcome.error.message.isEmpty());
}

void CassettesTest::tellsWhatIsNotOnIt()
{
    CassettePlayback playback;
    QList<CassetteMiss> misses;
    QList<QByteArray> told;
    connect(&playback, &CassettePlayback::missed, this, [&misses](const CassetteMiss &miss) { misses.append(miss); });
    connect(&playback, &CassettePlayback::told, this, [&told](const model::Exchange &exchange) { told.append(exchange.request.body); });
    CassetteMatch match(Cassette({recorded("hello you", "1")}), CassettePlay {false, CassettePace::AtOnce, false, &playback});
    QCOMPARE(played(match, "hello you"), QByteArray("1"));
    QVERIFY(played(match, "hello me").contains("at byte 6 "));
    QVERIFY(played(match, "hello me", "/elsewhere").contains("nothing was recorded"));
    QCOMPARE(told, QList<QByteArray> {"hello you"});
    QCOMPARE(misses.size(), 2);
    QCOMPARE(misses.first().body, QByteArray("hello me"));
    QCOMPARE(misses.first().nearest->request.body, QByteArray("hello you"));
    QVERIFY(!misses.last().nearest);
}

void CassettesTest::answersWithoutABodyHaveNone()
{
    model::Exchange empty = recorded("a", {});
    empty.status = 204;
    replay({empty, recorded("b", "next")});
    for (const QByteArray &body : {QByteArray("a"), QByteArray("b"), QByteArray("b")}) {
        HttpRequest request;
        request.method = "POST";
        request.url = empty.request.url;
        request.body = body;
        Outcome outcome;
        send(request, outcome);
        QTRY_VERIFY(outcome.finished);
        QCOMPARE(outcome.status, body == "a" ? 204 : 200);
        QCOMPARE(outcome.body, body == "a" ? QByteArray() : QByteArray("next"));
    }
}

void CassettesTest::recordsWhatEnds()
{
    const QString path = m_folder.filePath(u"recording.jsonl"_s);
    CassetteRecorder recorder(path, *m_log, nullptr);
    const model::ExchangeId open = m_log->begin({}, {"POST", QUrl(u"https://host.example/open"_s), {}, "x"});
    const model::ExchangeId ended = m_log->begin({}, {"POST", QUrl(u"https://host.example/ended"_s), {}, "y"});
    m_log->received(ended, "answer");
    m_log->end(ended, model::ExchangeState::Complete);
    QVERIFY(recorder.write());
    m_log->end(open, model::ExchangeState::Cancelled);
    const auto read = Cassette::read(path);
    QVERIFY(read);
    QCOMPARE(read->exchanges().size(), 1);
    QCOMPARE(read->exchanges().first().responseBody, QByteArray("answer"));
    QVERIFY(!CassetteRecorder(u"/nowhere/at/all"_s, *m_log, nullptr).write());
}

void CassettesTest::playsAServerThatIsAProgram()
{
    model::Exchange call = recorded(
        R"({"jsonrpc":"2.0","id":7,"method":"tools/list"})", R"({"jsonrpc":"2.0","id":7,"result":{"n":1}})", u"stdio://files/tools/list"_s);
    call.request.method = "SEND";
    call.status = 0;
    CassetteTransport transport(u"Files"_s, StdioReplay {Cassette({call}), {}}, *m_log, nullptr);
    QSignalSpy opened(&transport, &McpTransport::opened);
    QSignalSpy received(&transport, &McpTransport::received);
    transport.open();
    QCOMPARE(opened.size(), 0);
    QTRY_COMPARE(opened.size(), 1);
    transport.send({0, u"notifications/initialized"_s, {}, {}, R"({"jsonrpc":"2.0","method":"notifications/initialized"})"});
    transport.send({2, u"tools/list"_s, {}, {}, rpcRequest(2, u"tools/list", {})});
    QTRY_COMPARE(received.size(), 1);
    const auto message = received.first().first().value<RpcMessage>();
    QCOMPARE(message.number(), 2);
    QCOMPARE(message.result.bytes(), QByteArray(R"({"n":1})"));
    QCOMPARE(m_ended->size(), 2);
}

void CassettesTest::letsAProgramsAnswerCome()
{
    model::Exchange call = recorded(
        R"({"jsonrpc":"2.0","id":7,"method":"tools/list"})", R"({"jsonrpc":"2.0","id":7,"result":{"n":1}})", u"stdio://files/tools/list"_s);
    call.request.method = "SEND";
    CassettePlayback playback;
    auto transport = std::make_unique<CassetteTransport>(
        u"files"_s, StdioReplay {Cassette({call}), {false, CassettePace::Stepwise, false, &playback}}, *m_log, nullptr);
    QSignalSpy received(transport.get(), &McpTransport::received);
    transport->open();
    transport->send({2, u"tools/list"_s, {}, {}, rpcRequest(2, u"tools/list", {})});
    transport->send({3, u"tools/list"_s, {}, {}, rpcRequest(3, u"tools/list", {})});
    QVERIFY(playback.next());
    QCOMPARE(m_ended->size(), 0);
    playback.let(CassettePlayback::Reach::Event);
    QTRY_COMPARE(received.size(), 1);
    QCOMPARE(received.first().first().value<RpcMessage>().number(), 2);
    // What nobody lets come any more is over.
    transport.reset();
    QVERIFY(!playback.next());
    QCOMPARE(m_ended->size(), 2);
}

void CassettesTest::saysWhatTheProgramWasNotAsked()
{
    CassetteTransport transport(u"files"_s, StdioReplay(), *m_log, nullptr);
    QSignalSpy undelivered(&transport, &McpTransport::undelivered);
    transport.open();
    transport.send({2, u"tools/list"_s, {}, {}, rpcRequest(2, u"tools/list", {})});
    QTRY_COMPARE(undelivered.size(), 1);
    QVERIFY(undelivered.first().last().value<McpDeliveryFailure>().error.message.contains(u"nothing was recorded"_s));
}

void CassettesTest::takesAProgramThatWasNotAskedItsEraForALegacyOne_data()
{
    QTest::addColumn<QList<model::Exchange>>("tape");
    model::Exchange silence = recorded(rpcRequest(1, u"server/discover", {}), {}, u"stdio://files/server/discover"_s);
    silence.request.method = "SEND";
    silence.state = model::ExchangeState::Cancelled;
    QTest::newRow("not asked") << QList<model::Exchange>();
    QTest::newRow("asked in vain") << QList<model::Exchange> {silence};
}

void CassettesTest::takesAProgramThatWasNotAskedItsEraForALegacyOne()
{
    QFETCH(const QList<model::Exchange>, tape);
    CassetteTransport transport(u"files"_s, StdioReplay {Cassette(tape), {}}, *m_log, nullptr);
    QSignalSpy undelivered(&transport, &McpTransport::undelivered);
    transport.open();
    transport.send({1, u"server/discover"_s, {}, {}, rpcRequest(1, u"server/discover", {})});
    QTRY_COMPARE(undelivered.size(), 1);
    QCOMPARE(undelivered.first().last().value<McpDeliveryFailure>().kind, McpDeliveryFailure::Kind::Refused);
}

void CassettesTest::needsNoKeys()
{
    Keychain keychain;
    keychain.setStandIn("not-a-key");
    QByteArray found;
    keychain.find(u"PARLANCE_TEST_KEY"_s, this, [&found](const model::Result<QByteArray> &key) { found = key.value_or(QByteArray()); });
    QTRY_COMPARE(found, QByteArray("not-a-key"));
}

void CassettesTest::refusesWhatIsNoCassette_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    const QByteArray sound = Cassette({recorded("a", "b")}).toJsonLines();
    QTest::newRow("cut off") << sound + sound.left(sound.size() / 2) << 2;
    QTest::newRow("no JSON") << QByteArray("\xff\xfe\x00") << 1;
    QTest::newRow("another line") << sound + "\n\n{\"a\":1}\n" << 4;
    QTest::newRow("array") << QByteArray("[]\n") << 1;
    QTest::newRow("deep") << QByteArray(100'000, '[') << 1;
}

void CassettesTest::refusesWhatIsNoCassette()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, line);
    const auto cassette = Cassette::parse(text);
    QVERIFY(!cassette);
    QVERIFY2(cassette.error().message.startsWith(QString::number(line) + u':'), qPrintable(cassette.error().message));
}

QTEST_GUILESS_MAIN(CassettesTest)
#include "tst_cassettes.moc"
