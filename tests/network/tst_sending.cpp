// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/providers/httpconverser.h"
#include "network/secrets/keychain.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace network;
using model::ErrorCategory;

namespace {

const QByteArray helloStream = R"(data: {"choices":[{"index":0,"delta":{"content":"Hello"}}],"model":"m"}

data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}

data: [DONE]

)";

struct Outcome {
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
    void asksAServerOnThisMachineWhetherItSeesPictures();
    void sendsOnlyTheControlsOfTheModel();
    void leavesOutWhatDoesNotFit();
    void countsByTheServersTokenizerWhereItMatters();
    void estimatesWhereTheServerDoesNotCount();
    void asksForNoLongerAnswerThanThereIsRoomFor();

private:
    void converse(Outcome &outcome);
    void converseLong(Outcome &outcome, qint64 context);
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
    QList<ContextNotice> m_notices;
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
    m_notices = {};
}

void SendingTest::cleanup()
{
    m_client.reset();
    m_ended.reset();
}

void SendingTest::converse(Outcome &outcome)
{
    const auto pinned = [this](const model::ConversationId &) {
        return m_pinnedTurn < 0 ? QSet<model::CanisterId>() : QSet<model::CanisterId> {m_history.at(2 * m_pinnedTurn)->id};
    };
    HttpConverser converser([this] { return m_provider; }, *m_client, *m_keychain,
        {pinned, [this](const ContextNotice &notice) { m_notices.append(notice); }});
    model::ConverseRequest request;
    request.model = {u"test"_s, u"m"_s};
    model::Canister canister;
    canister.contents = {model::TextContent {u"Hi"_s}};
    request.canisters = m_history + QList<model::CanisterPointer> {model::share(canister)};
    request.controls = m_controls;
    model::ConverseJob *job = converser.converse(request, m_client.get());
    connect(job, &model::ConverseJob::retryScheduled, this, [&outcome](int wait) { outcome.retries.append(wait); });
    connect(job, &model::ConverseJob::succeeded, this, [&outcome] { outcome.answered = true; });
    connect(job, &model::ConverseJob::failed, this, [&outcome](const model::Error &error) { outcome.error = error; });
    connect(job, &model::ConverseJob::finished, this, [&outcome] { outcome.finished = true; });
}

//! Six turns of about a hundred tokens each, before "Hi".
void SendingTest::converseLong(Outcome &outcome, qint64 context)
{
    ModelEntry entry;
    entry.name = u"m"_s;
    entry.context = context;
    entry.maximumOutput = 50;
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
    m_provider.maximumRetries = 0;
    m_server->enqueue(Script::stream(helloStream));
    Outcome outcome;
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
    m_provider.maximumRetries = 1;
    m_server->enqueue(Script().reset());
    Outcome outcome;
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
    m_provider.maximumRetries = 1;
    m_server->stopListening();
    second.stopListening();
    Outcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(outcome.error.category, ErrorCategory::Network);
    QCOMPARE(m_ended->count(), 4);
    QCOMPARE(outcome.retries.size(), 3);
    QVERIFY(outcome.retries.at(0) == 0 && outcome.retries.at(1) > 0 && outcome.retries.at(2) == 0);
}

void SendingTest::asksAServerOnThisMachineWhetherItSeesPictures()
{
    model::Canister pictured;
    pictured.contents = {model::ImageContent {"\x89PNG", u"image/png"_s, {}}};
    m_history = {model::share(pictured)};
    const auto outcomeWith = [this](const Script &properties) {
        m_server->enqueue(properties);
        m_server->enqueue(Script::stream(helloStream));
        auto outcome = std::make_unique<Outcome>();
        converse(*outcome);
        return QTest::qWaitFor([&outcome] { return outcome->finished; }) ? std::move(outcome) : nullptr;
    };
    // The picture is of a message before: the last one goes without it.
    QVERIFY(outcomeWith(Script::answer(200, R"({"modalities":{"vision":false}})"))->answered);
    QCOMPARE(m_server->requests().first().line, QByteArray("GET /props HTTP/1.1"));
    QCOMPARE(m_server->requests().first().header("authorization"), QByteArray("Bearer sk-secret-1234"));
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
    Outcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    const QByteArray body = m_server->requests().first().body;
    QVERIFY2(body.contains(R"("options":{"temperature":0.50})"), body.constData());
    QVERIFY(!body.contains("top_k"));
}

void SendingTest::leavesOutWhatDoesNotFit()
{
    // A server on this machine is asked for its own count first.
    m_server->enqueue(Script::answer(404, "{}"));
    m_server->enqueue(Script::stream(helloStream));
    Outcome outcome;
    m_pinnedTurn = 0;
    converseLong(outcome, 450);
    QTRY_VERIFY(outcome.finished);
    const QByteArray body = lastBody();
    QCOMPARE(m_server->requests().first().line, QByteArray("POST /apply-template HTTP/1.1"));
    QVERIFY2(body.contains("turn 0"), "pinned");
    QVERIFY(!body.contains("turn 1"));
    QVERIFY(body.contains("turn 5") && body.contains("Hi"));
    QVERIFY(body.contains("Earlier messages of this conversation are left out"));
    QCOMPARE(m_notices.size(), 1);
    QVERIFY(m_notices.first().leftOut >= 4);
    QVERIFY(m_notices.first().tokens <= m_notices.first().room);
    QCOMPARE(m_notices.first().room, 400);
}

void SendingTest::countsByTheServersTokenizerWhereItMatters()
{
    m_provider.dialect = u"anthropic-messages"_s;
    // Three times what was estimated.
    m_server->enqueue(Script::answer(200, R"({"input_tokens":2100})"));
    m_server->enqueue(Script::answer(400, R"({"type":"error","error":{"type":"x","message":"enough"}})"));
    Outcome outcome;
    converseLong(outcome, 1500);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(m_server->requests().size(), 2);
    QCOMPARE(m_server->requests().at(0).line, QByteArray("POST /v1/messages/count_tokens HTTP/1.1"));
    QVERIFY(!m_server->requests().at(0).body.contains("max_tokens"));
    QVERIFY(!m_server->requests().at(0).body.contains("\"stream\""));
    QCOMPARE(m_server->requests().at(0).header("x-api-key"), QByteArray("sk-secret-1234"));
    QVERIFY(m_notices.first().leftOut > 0);
    QVERIFY(!m_server->requests().at(1).body.contains("turn 0"));
}

void SendingTest::estimatesWhereTheServerDoesNotCount()
{
    m_provider.dialect = u"anthropic-messages"_s;
    m_server->enqueue(Script::answer(404, "{}"));
    m_server->enqueue(Script::answer(400, R"({"type":"error","error":{"type":"x","message":"enough"}})"));
    Outcome outcome;
    converseLong(outcome, 1500);
    QTRY_VERIFY(outcome.finished);
    QCOMPARE(m_notices.first().leftOut, 0);
    QVERIFY(m_server->requests().at(1).body.contains("turn 0"));
}

void SendingTest::asksForNoLongerAnswerThanThereIsRoomFor()
{
    ModelEntry entry;
    entry.name = u"m"_s;
    entry.context = 1000;
    entry.maximumOutput = 1000;
    m_provider.models = {entry};
    m_server->enqueue(Script::stream(helloStream));
    Outcome outcome;
    converse(outcome);
    QTRY_VERIFY(outcome.finished);
    // "Hi" is seven tokens by the estimate.
    QVERIFY2(m_server->requests().first().body.contains(R"("max_tokens":992)"), m_server->requests().first().body.constData());
}

QTEST_GUILESS_MAIN(SendingTest)
#include "tst_sending.moc"
