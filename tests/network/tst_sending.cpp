// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/providers/conversing/httpconversejob.h"
#include "network/secrets/keychain.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QElapsedTimer>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace network;
using model::ErrorCategory;

namespace {

const QByteArray helloStream = R"(data: {"choices":[{"index":0,"delta":{"content":"Hello"}}],"model":"m"}

data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}

data: [DONE]

)";

//! The same by gzip, in hexadecimal digits.
const QByteArray gzippedHello =
    "1f8b08000000000002038d8cb10ac3300c05777f4579b387ce9a5bc8947e4030c5c42a313852a9351482fe3d9e3a77bde3ae64cb7439b06e5a57eea0"
    "e54095c25fd035a270b30c1a5ac5580c84895b53b8a7885d871f68878750fe1a79c4ab4aeddbf3c3b9ab8cba9bbee1e9b7586e8ff99e423801df70c2"
    "389a000000";

struct SendingOutcome {
    bool finished = false;
    bool answered = false;
    model::Error error;
    QList<int> retries;
};

} // namespace

//! What becomes of a request before it is sent: its controls, the address it goes to, what of it fits into the model's context.
class SendingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void triesTheNextAddressWhereNothingCouldBeSent();
    void sendsToNoOtherAddressOnceSomethingWasSent();
    void beginsAnewWhereNoAddressCanBeReached();
    void sendsOnceMoreWhereAKeptConnectionHasEnded_data();
    void sendsOnceMoreWhereAKeptConnectionHasEnded();
    void sendsNothingAgainOnceAnAnswerHasBegun_data();
    void sendsNothingAgainOnceAnAnswerHasBegun();
    void sendsOnceMoreAndNoMore();
    void asksAServerOnThisMachineWhetherItSeesPictures();
    void sendsOnlyTheControlsOfTheModel();
    void leavesOutWhatDoesNotFit();
    void postsNoConversationWhereNobodySaidToPostIt();
    void countsByTheServersTokenizerWhereItMatters();
    void countsWithAServerThatSaysThatItIsLlamas();
    void waitsForACountNoLongerThanASecond();
    void fitsOnceMoreByWhatTheServerSays_data();
    void fitsOnceMoreByWhatTheServerSays();
    void fitsOnceMoreAndNoMore();
    void unpacksWhatIsCompressedAllTheSame_data();
    void unpacksWhatIsCompressedAllTheSame();
    void estimatesWhereTheServerDoesNotCount();
    void asksForNoLongerAnswerThanThereIsRoomFor();

private:
    void converse(SendingOutcome &outcome);
    void converseLong(SendingOutcome &outcome, qint64 context);
    //! An answer after which the connection is kept.
    void converseAndKeepTheConnection();
    const QByteArray &lastBody() const { return m_server->requests().last().body; }

    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<model::ExchangeLog> m_log;
    std::unique_ptr<HttpClient> m_client;
    std::unique_ptr<Keychain> m_keychain;
    std::unique_ptr<QSignalSpy> m_ended;
    Provider m_provider;
    QList<std::pair<QString, model::JsonText>> m_controls;
    QList<model::CanisterPointer> m_history;
    int m_pinnedTurn = -1;
    QList<model::ContextFit> m_fits;
};

void SendingTest::init()
{
    qputenv("PARLANCE_TEST_KEY", "sk-secret-1234");
    m_server = std::make_unique<ScriptedServer>();
    m_log = std::make_unique<model::ExchangeLog>();
    m_client = std::make_unique<HttpClient>(*m_log);
    m_keychain = std::make_unique<Keychain>();
    m_ended = std::make_unique<QSignalSpy>(m_log.get(), &model::ExchangeLog::ended);
    m_provider = {};
    m_provider.name = u"test"_s;
    m_provider.title = u"Testing"_s;
    m_provider.dialect = u"openai-chat-completions"_s;
    m_provider.baseUrl = m_server->url(u"/v1"_s);
    m_provider.keyName = u"PARLANCE_TEST_KEY"_s;
    m_controls = {};
    m_history = {};
    m_pinnedTurn = -1;
    m_fits = {};
}

void SendingTest::cleanup()
{
    m_client.reset();
    m_ended.reset();
}

void SendingTest::converse(SendingOutcome &outcome)
{
    HttpConverser converser([this] { return m_provider; }, *m_client, *m_keychain);
    model::ConverseRequest request;
    request.model = {u"test"_s, u"m"_s};
    model::Canister canister;
    canister.contents = {model::TextContent {u"Hi"_s}};
    request.canisters = m_history + QList<model::CanisterPointer> {model::share(canister)};
    request.controls = m_controls;
    if (m_pinnedTurn >= 0)
        request.pinned.insert(m_history.at(2 * m_pinnedTurn)->id);
    model::ConverseJob *job = converser.converse(request, m_client.get());
    connect(job, &model::ConverseJob::fitted, this, [this](const model::ContextFit &fit) { m_fits.append(fit); });
    connect(job, &model::ConverseJob::retryScheduled, this, [&outcome](int wait) { outcome.retries.append(wait); });
    connect(job, &model::ConverseJob::succeeded, this, [&outcome] { outcome.answered = true; });
    connect(job, &model::ConverseJob::failed, this, [&outcome](const model::Error &error) { outcome.error = error; });
    connect(job, &model::ConverseJob::finished, this, [&outcome] { outcome.finished = true; });
}

//! Six turns of about a hundred tokens each, before "Hi".
void SendingTest::converseLong(SendingOutcome &outcome, qint64 context)
{
    ModelEntry entry;
    entry.name = u"m"_s;
    entry.context = context;
    entry.longestOutput = 50;
    m_provider.models = {entry};
    for (int turn = 0; turn < 6; ++turn) {
        for (const model::Role role : {model::Role::User, model::Role::Assistant}) {
            model::Canister canister;
            canister.role = role;
            canister.contents = {model::TextContent {u"turn %1 "_s.arg(turn) + QString(180, u'x')}};
            m_history.append(model::share(canister));
        }
    }
    converse(outcome);
}

void SendingTest::triesTheNextAddressWhereNothingCouldBeSent()
{
    ScriptedServer closed;
    m_provider.baseUrl = closed.url(u"/v1"_s);
    closed.stopListening();
    m_provider.furtherUrls = {m_server->url(u"/gate/v1"_s)};
    m_provider.mostRetries = 0;
    m_server->enqueue(Script::stream(helloStream));
    SendingOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY2(outcome.answered, qPrintable(outcome.error.message));
    QCOMPARE(outcome.retries, QList<int> {0});
    QCOMPARE(m_server->requests().first().line, QByteArray("POST /gate/v1/chat/completions HTTP/1.1"));
    // Each attempt is an exchange of its own.
    QCOMPARE(m_ended->count(), 2);
    QCOMPARE(m_ended->at(1).first().value<model::Exchange>().attempt, 2);
}

void SendingTest::sendsToNoOtherAddressOnceSomethingWasSent()
{
    ScriptedServer second;
    m_provider.furtherUrls = {second.url(u"/v1"_s)};
    m_provider.mostRetries = 1;
    m_server->enqueue(Script().reset());
    SendingOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY(!outcome.answered);
    QVERIFY(second.requests().isEmpty());
    QCOMPARE(m_server->requests().size(), 1);
}

void SendingTest::beginsAnewWhereNoAddressCanBeReached()
{
    ScriptedServer second;
    m_provider.furtherUrls = {second.url(u"/v1"_s)};
    m_provider.mostRetries = 1;
    m_server->stopListening();
    second.stopListening();
    SendingOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.category, ErrorCategory::Network);
    QCOMPARE(m_ended->count(), 4);
    QCOMPARE(outcome.retries.size(), 3);
    QVERIFY(outcome.retries.at(0) == 0 && outcome.retries.at(1) > 0 && outcome.retries.at(2) == 0);
}

void SendingTest::converseAndKeepTheConnection()
{
    m_provider.mostRetries = 0;
    m_server->enqueue(Script::answer(200, helloStream, "text/event-stream"));
    SendingOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY(outcome.answered);
    QCOMPARE(m_server->openConnections(), 1);
}

void SendingTest::sendsOnceMoreWhereAKeptConnectionHasEnded_data()
{
    QTest::addColumn<bool>("isReset");
    QTest::newRow("closed") << false;
    QTest::newRow("reset") << true;
}

void SendingTest::sendsOnceMoreWhereAKeptConnectionHasEnded()
{
    QFETCH(const bool, isReset);
    converseAndKeepTheConnection();
    m_server->enqueue(isReset ? Script().reset() : Script().close());
    m_server->enqueue(Script::stream(helloStream));
    SendingOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY2(outcome.answered, qPrintable(outcome.error.message));
    QCOMPARE(outcome.retries, QList<int> {0});
    QCOMPARE(m_server->requests().size(), 3);
    QCOMPARE(m_server->requests().at(1).connection, 0);
    QCOMPARE(m_server->requests().at(2).connection, 1);
    QCOMPARE(m_server->requests().at(2).body, m_server->requests().at(1).body);
    // What left twice is recorded twice.
    QCOMPARE(m_ended->count(), 3);
    QCOMPARE(m_ended->at(1).first().value<model::Exchange>().state, model::ExchangeState::Failed);
    QCOMPARE(m_ended->at(2).first().value<model::Exchange>().attempt, 2);
}

void SendingTest::sendsNothingAgainOnceAnAnswerHasBegun_data()
{
    QTest::addColumn<QByteArray>("begun");
    QTest::newRow("its head is whole") << QByteArray("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n");
    QTest::newRow("a part of its head") << QByteArray("HTTP/1.1 200 OK\r\nContent-Ty");
    QTest::newRow("one byte") << QByteArray("H");
}

void SendingTest::sendsNothingAgainOnceAnAnswerHasBegun()
{
    QFETCH(const QByteArray, begun);
    converseAndKeepTheConnection();
    m_server->enqueue(Script().send(begun).close());
    m_server->enqueue(Script::stream(helloStream));
    SendingOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY(!outcome.answered);
    QCOMPARE(m_server->requests().size(), 2);
}

void SendingTest::sendsOnceMoreAndNoMore()
{
    converseAndKeepTheConnection();
    m_server->enqueue(Script().close());
    m_server->enqueue(Script().close());
    SendingOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY(!outcome.answered);
    QCOMPARE(m_server->requests().size(), 3);
    QCOMPARE(m_ended->count(), 3);
}

void SendingTest::asksAServerOnThisMachineWhetherItSeesPictures()
{
    model::Canister pictured;
    pictured.contents = {model::ImageContent {"\x89PNG", u"image/png"_s, {}}};
    m_history = {model::share(pictured)};
    const auto outcomeWith = [this](const Script &properties) {
        m_server->enqueue(Script::answer(200, R"({"data":[{"id":"m"}]})", "application/json", "Server: llama.cpp\r\n"));
        m_server->enqueue(properties);
        m_server->enqueue(Script::stream(helloStream));
        auto outcome = std::make_unique<SendingOutcome>();
        converse(*outcome);
        return QTest::qWaitFor([&outcome] { return outcome->finished; }, support::patience) ? std::move(outcome) : nullptr;
    };
    // The picture is of a message before: the last one goes without it.
    QVERIFY(outcomeWith(Script::answer(200, R"({"modalities":{"vision":false}})"))->answered);
    QCOMPARE(m_server->requests().at(0).line, QByteArray("GET /v1/models HTTP/1.1"));
    QCOMPARE(m_server->requests().at(1).line, QByteArray("GET /props HTTP/1.1"));
    QCOMPARE(m_server->requests().at(1).header("authorization"), QByteArray("Bearer sk-secret-1234"));
    QVERIFY2(lastBody().contains("A picture stood here.") && !lastBody().contains("image_url"), lastBody().constData());
    QVERIFY(outcomeWith(Script::answer(200, R"({"modalities":{"vision":true}})"))->answered);
    QVERIFY(lastBody().contains("image_url"));
    QVERIFY(outcomeWith(Script::answer(404, "{}"))->answered);
    QVERIFY(lastBody().contains("image_url"));
}

void SendingTest::sendsOnlyTheControlsOfTheModel()
{
    ModelEntry entry;
    entry.name = u"m"_s;
    ModelControl control;
    control.name = u"temperature"_s;
    control.step = 0.1;
    control.maximum = 2;
    control.member = u"options.temperature"_s;
    entry.controls = {control};
    m_provider.models = {entry};
    m_controls = {{u"temperature"_s, *model::JsonText::parse("0.50")}, {u"top_k"_s, *model::JsonText::parse("7")}};
    m_server->enqueue(Script::stream(helloStream));
    SendingOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    const QByteArray body = m_server->requests().first().body;
    QVERIFY2(body.contains(R"("options":{"temperature":0.50})"), body.constData());
    QVERIFY(!body.contains("top_k"));
}

void SendingTest::leavesOutWhatDoesNotFit()
{
    m_server->enqueue(Script::stream(helloStream));
    SendingOutcome outcome;
    m_pinnedTurn = 0;
    converseLong(outcome, 450);
    QTRY_VERIFY(outcome.finished);
    const QByteArray body = lastBody();
    QVERIFY2(body.contains("turn 0"), "pinned");
    QVERIFY(!body.contains("turn 1"));
    QVERIFY(body.contains("turn 5") && body.contains("Hi"));
    QVERIFY(body.contains("Earlier messages of this conversation are left out"));
    QCOMPARE(m_fits.size(), 1);
    QVERIFY(m_fits.first().leftOut >= 4);
    QVERIFY(m_fits.first().tokens <= m_fits.first().room);
    QCOMPARE(m_fits.first().room, 400);
}

void SendingTest::postsNoConversationWhereNobodySaidToPostIt()
{
    m_server->answerBy([](const ScriptedServer::Request &) { return Script::stream(helloStream); });
    SendingOutcome outcome;
    converseLong(outcome, 450);
    QTRY_VERIFY(outcome.answered);
    QCOMPARE(m_server->requests().size(), 1);
    QCOMPARE(m_server->requests().first().line, QByteArray("POST /v1/chat/completions HTTP/1.1"));
}

void SendingTest::countsWithAServerThatSaysThatItIsLlamas()
{
    m_provider.served = ServerProperties {.isLlamas = true};
    m_server->enqueue(Script::answer(200, R"({"prompt":"all of it"})"));
    QByteArray tokens = "1";
    for (int count = 0; count < 2'100; ++count)
        tokens += ",1";
    m_server->enqueue(Script::answer(200, R"({"tokens":[)" + tokens + "]}"));
    m_server->enqueue(Script::stream(helloStream));
    SendingOutcome outcome;
    converseLong(outcome, 1500);
    QTRY_VERIFY(outcome.answered);
    QCOMPARE(m_server->requests().at(0).line, QByteArray("POST /apply-template HTTP/1.1"));
    QCOMPARE(m_server->requests().at(1).line, QByteArray("POST /tokenize HTTP/1.1"));
    QVERIFY(m_fits.first().leftOut > 0);
    QVERIFY(!lastBody().contains("turn 0"));
}

void SendingTest::waitsForACountNoLongerThanASecond()
{
    m_provider.served = ServerProperties {.isLlamas = true};
    // The layout takes its time, and the count never comes.
    m_server->enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n{").stall());
    m_server->enqueue(Script::stream(helloStream));
    QElapsedTimer clock;
    clock.start();
    SendingOutcome outcome;
    converseLong(outcome, 1500);
    QTRY_VERIFY(outcome.answered);
    QVERIFY2(clock.elapsed() >= 950 && clock.elapsed() < 5'000, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(m_server->requests().size(), 2);
    QVERIFY(lastBody().contains("turn 0"));
}

void SendingTest::fitsOnceMoreByWhatTheServerSays_data()
{
    QTest::addColumn<QByteArray>("error");
    QTest::addColumn<qint64>("room");
    const auto row = [](const char *name, const QByteArray &error, qint64 room) {
        QTest::newRow(name) << R"({"error":)" + error + "}" << room;
    };
    row("llama.cpp",
        R"({"code":400,"message":"request (2000 tokens) exceeds the available context size (1000 tokens), try increasing it","type":"exceed_context_size_error","n_prompt_tokens":2000,"n_ctx":1000})",
        950);
    row("OpenAI",
        R"({"message":"This model's maximum context length is 1000 tokens. However, your messages resulted in 2000 tokens. Please reduce the length of the messages.","type":"invalid_request_error","code":"context_length_exceeded"})",
        950);
    row("vLLM",
        R"({"message":"This model's maximum context length is 1000 tokens. However, you requested 2050 tokens (2000 in the messages, 50 in the completion). Please reduce the length of the messages or completion.","type":"BadRequestError","code":400})",
        950);
    row("a newer vLLM",
        R"({"message":"This model's maximum context length is 1000 tokens and your request has 2000 input tokens (50 > 1000 - 2000)."})",
        950);
    row("Anthropic", R"({"type":"invalid_request_error","message":"prompt is too long: 2000 tokens > 1000 maximum"})", 950);
    row("Anthropic with the answer",
        R"({"type":"invalid_request_error","message":"input length and `max_tokens` exceed context limit: 2000 + 50 > 1000, decrease input length or `max_tokens` and try again"})",
        950);
    row("Gemini",
        R"({"code":400,"message":"The input token count (2000) exceeds the maximum number of tokens allowed (1000).","status":"INVALID_ARGUMENT"})",
        950);
    row("Mistral", R"({"message":"Prompt contains 2000 tokens and 0 draft tokens, too large for model with 1000 maximum context length"})",
        950);
    row("LM Studio",
        R"({"message":"Trying to keep the first 2000 tokens when context the overflows. However, the model is loaded with context length of only 1000 tokens"})",
        950);
    row("without figures", R"({"message":"Your input exceeds the context window of this model.","code":"context_length_exceeded"})", 1'450);
}

void SendingTest::fitsOnceMoreByWhatTheServerSays()
{
    QFETCH(const QByteArray, error);
    QFETCH(const qint64, room);
    m_server->enqueue(Script::answer(400, error));
    m_server->enqueue(Script::stream(helloStream));
    m_provider.mostRetries = 0;
    SendingOutcome outcome;
    converseLong(outcome, 1500);
    QTRY_VERIFY(outcome.finished);
    QVERIFY2(outcome.answered, qPrintable(outcome.error.message));
    QCOMPARE(outcome.retries, QList<int> {0});
    QCOMPARE(m_server->requests().size(), 2);
    QVERIFY(m_server->requests().at(0).body.contains("turn 0"));
    QVERIFY(!lastBody().contains("turn 0") && lastBody().contains("turn 5"));
    QCOMPARE(m_fits.last().room, room);
    QVERIFY(m_fits.last().leftOut > 0 && m_fits.last().tokens <= room);
    QCOMPARE(m_ended->count(), 2);
}

void SendingTest::fitsOnceMoreAndNoMore()
{
    const QByteArray error = R"json({"error":{"message":"request (2000 tokens) exceeds the available context size (1000 tokens)"}})json";
    m_server->answerBy([&error](const ScriptedServer::Request &) { return Script::answer(400, error); });
    SendingOutcome outcome;
    converseLong(outcome, 1500);
    QTRY_VERIFY(outcome.finished);
    QVERIFY(!outcome.answered);
    QCOMPARE(m_server->requests().size(), 2);
    // What cannot be made any smaller is not sent again as it was.
    SendingOutcome second;
    m_history = {};
    converse(second);
    QTRY_VERIFY(second.finished);
    QCOMPARE(m_server->requests().size(), 3);
}

void SendingTest::unpacksWhatIsCompressedAllTheSame_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QByteArray>("packed");
    // What qCompress() makes is zlib's form behind a length of four bytes.
    QTest::newRow("deflate") << QByteArray("deflate") << qCompress(helloStream).mid(4);
    QTest::newRow("gzip") << QByteArray("gzip") << QByteArray::fromHex(gzippedHello);
}

void SendingTest::unpacksWhatIsCompressedAllTheSame()
{
    QFETCH(const QByteArray, encoding);
    QFETCH(const QByteArray, packed);
    m_server->enqueue(Script::answer(200, packed, "text/event-stream", "Content-Encoding: " + encoding + "\r\n"));
    SendingOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QVERIFY2(outcome.answered, qPrintable(outcome.error.message));
    QCOMPARE(m_server->requests().last().header("Accept-Encoding"), QByteArray("identity"));
    // A small one that would become a very large one is given up.
    m_server->enqueue(
        Script::answer(200, qCompress(QByteArray(40 * 1024 * 1024, '\n')).mid(4), "text/event-stream", "Content-Encoding: deflate\r\n"));
    SendingOutcome bomb;
    converse(bomb);
    QTRY_VERIFY(bomb.finished);
    QVERIFY(!bomb.answered && bomb.error.message.contains(u"33554432"_s));
}

void SendingTest::countsByTheServersTokenizerWhereItMatters()
{
    m_provider.dialect = u"anthropic-messages"_s;
    // Three times what was estimated.
    m_server->enqueue(Script::answer(200, R"({"input_tokens":2100})"));
    m_server->enqueue(Script::answer(400, R"({"type":"error","error":{"type":"x","message":"enough"}})"));
    SendingOutcome outcome;
    converseLong(outcome, 1500);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(m_server->requests().size(), 2);
    QCOMPARE(m_server->requests().at(0).line, QByteArray("POST /v1/messages/count_tokens HTTP/1.1"));
    QVERIFY(!m_server->requests().at(0).body.contains("max_tokens"));
    QVERIFY(!m_server->requests().at(0).body.contains("\"stream\""));
    QCOMPARE(m_server->requests().at(0).header("x-api-key"), QByteArray("sk-secret-1234"));
    QVERIFY(m_fits.first().leftOut > 0);
    QVERIFY(!m_server->requests().at(1).body.contains("turn 0"));
}

void SendingTest::estimatesWhereTheServerDoesNotCount()
{
    m_provider.dialect = u"anthropic-messages"_s;
    m_server->enqueue(Script::answer(404, "{}"));
    m_server->enqueue(Script::answer(400, R"({"type":"error","error":{"type":"x","message":"enough"}})"));
    SendingOutcome outcome;
    converseLong(outcome, 1500);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(m_fits.first().leftOut, 0);
    QVERIFY(m_server->requests().at(1).body.contains("turn 0"));
}

void SendingTest::asksForNoLongerAnswerThanThereIsRoomFor()
{
    ModelEntry entry;
    entry.name = u"m"_s;
    entry.context = 1000;
    entry.longestOutput = 1000;
    m_provider.models = {entry};
    m_server->enqueue(Script::stream(helloStream));
    SendingOutcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    // "Hi" is seven tokens by the estimate.
    QVERIFY2(m_server->requests().first().body.contains(R"("max_tokens":992)"), m_server->requests().first().body.constData());
}

QTEST_GUILESS_MAIN(SendingTest)
#include "tst_sending.moc"
