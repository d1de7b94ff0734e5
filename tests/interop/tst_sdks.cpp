// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "model/exchange/har.h"
#include "model/exchange/textless.h"
#include "network/capture/captureserver.h"
#include "network/http/httpclient.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/conversing/httpconversejob.h"
#include "network/providers/wire/dialect.h"
#include "network/rehearsal/rehearsalserver.h"
#include "network/secrets/keychain.h"
#include "tests/interop/packages.h"
#include "tests/support/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

constexpr int mostRounds = 4;

//! What a tool of these conversations answers.
QString resultOf(const QString &wireName)
{
    static const QMap<QString, QString> results {{u"read_file"_s, u"# One\n\ntext\n\n# Two 😀\n"_s},
        {u"roll_dice"_s, uR"({"rolls":[4,2,5],"total":11})"_s}, {u"now"_s, uR"({"time":"2026-01-02T03:04:05Z"})"_s}};
    return results.value(wireName);
}

QList<model::ToolDeclaration> tools()
{
    const auto withText = [](const QByteArray &member) {
        return model::JsonText::trusted(R"({"type":"object","properties":{")" + member + R"(":{"type":"string"}}})");
    };
    return {{u"io:read_file"_s, u"read_file"_s, u"Reads a file"_s, withText("path")},
        {u"probability:roll_dice"_s, u"roll_dice"_s, u"Rolls dice"_s, withText("dice")},
        {u"clock:now"_s, u"now"_s, u"Tells the time"_s, withText("timezone")}};
}

model::CanisterPointer canister(model::Role role, const model::Contents &contents)
{
    model::Canister canister;
    canister.role = role;
    canister.contents = contents;
    return model::share(std::move(canister));
}

//! The reply as sdkconverse.mjs writes it.
QJsonObject written(const model::ConverseReply &reply)
{
    QString thought;
    for (const model::Content &content : reply.contents) {
        if (const auto *part = std::get_if<model::ThoughtContent>(&content))
            thought += part->text;
    }
    QJsonArray calls;
    for (const model::Invocation &call : reply.invocations) {
        calls.append(QJsonObject {{u"name"_s, call.name.section(u':', 1)},
            {u"arguments"_s, QJsonDocument::fromJson(call.arguments.isEmpty() ? QByteArray("{}") : call.arguments).object()}});
    }
    return {{u"text"_s, model::plainText(reply.contents)}, {u"thought"_s, thought}, {u"calls"_s, calls}, {u"input"_s, reply.usage.input},
        {u"output"_s, reply.usage.output}};
}

//! The reply, its calls, and their results, in the order in which a turn has them.
void appendReply(model::ConverseRequest &request, const model::ConverseReply &reply)
{
    request.canisters.append(canister(model::Role::Assistant, reply.contents));
    for (const model::Invocation &call : reply.invocations) {
        model::Canister called;
        called.role = model::Role::Invocation;
        called.invocation = call;
        request.canisters.append(model::share(std::move(called)));
    }
    for (const model::Invocation &call : reply.invocations) {
        model::Canister result;
        result.role = model::Role::Result;
        result.contents = {model::TextContent {resultOf(call.name.section(u':', 1))}};
        result.result = model::ResultState {call.id};
        request.canisters.append(model::share(std::move(result)));
    }
}

QByteArray json(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace

//! The same conversation with the rehearsal by the provider's own SDK and by this program's converser: both write the requests and
//! read the streams, and both must make the same of every reply.
class SdksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void agreeWithOurReading_data();
    void agreeWithOurReading();
    void readWhatTheRehearsalSaysOfItself_data();
    void readWhatTheRehearsalSaysOfItself();
    void getTheSameThroughCapture_data();
    void getTheSameThroughCapture();
    void anAgentProgramDoesTheSameThroughCapture();
    void readOurArchives();

private:
    //! What a script of ours in this folder prints; nothing where it does not end.
    QByteArray run(const QString &script, const QStringList &arguments, const QByteArray &input = {});
    QList<QJsonObject> ourRounds(const QString &dialect, const QString &prompt);
    QList<QJsonObject> sdkRounds(const QString &dialect, const QString &prompt) { return sdkRounds(dialect, prompt, m_url); }
    QList<QJsonObject> sdkRounds(const QString &dialect, const QString &prompt, const QUrl &url);
    //! What Google's agent for the terminal answers and says of its work; empty where it does not end.
    QJsonObject agentRun(const QString &prompt, const QUrl &url) const;

    //! Of a program that is started here.
    QTemporaryDir m_home;
    RehearsalServer m_server;
    QUrl m_url;
    //! That have passed through a capture.
    QList<model::Exchange> m_captured;
};

void SdksTest::initTestCase()
{
    NEEDS_PACKAGES();
    const auto url = m_server.start();
    QVERIFY(url);
    m_url = *url;
}

void SdksTest::agreeWithOurReading_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<int>("rounds");
    const QList<std::tuple<QString, QString, int>> prompts {{u"a greeting"_s, u"Hello"_s, 1},
        {u"a tool"_s, u"Read README.md and count its headings"_s, 2}, {u"several tools"_s, u"What time is it and roll 3d6"_s, 2},
        {u"thoughts"_s, u"Think about lighthouses"_s, 1}, {u"split bytes"_s, u"Split the bytes"_s, 1},
        {u"a long text"_s, u"Give me a long answer of 500 words"_s, 1}};
    for (const QString &dialect :
        {u"anthropic-messages"_s, u"openai-chat-completions"_s, u"openai-responses"_s, u"google-gemini"_s, u"ollama-chat"_s}) {
        for (const auto &[name, prompt, rounds] : prompts)
            QTest::addRow("%s, %s", qPrintable(dialect), qPrintable(name)) << dialect << prompt << rounds;
    }
}

void SdksTest::agreeWithOurReading()
{
    QFETCH(QString, dialect);
    QFETCH(QString, prompt);
    QFETCH(int, rounds);
    const QList<QJsonObject> theirs = sdkRounds(dialect, prompt);
    const QList<QJsonObject> ours = ourRounds(dialect, prompt);
    QCOMPARE(theirs.size(), rounds);
    QCOMPARE(ours.size(), rounds);
    for (int round = 0; round < rounds; ++round) {
        QJsonObject our = ours.at(round);
        QJsonObject their = theirs.at(round);
        // The requests differ in what they say beside the conversation.
        QVERIFY(our.take("input"_L1).toInt() > 0 && their.take("input"_L1).toInt() > 0);
        QCOMPARE(json(our), json(their));
    }
}

QList<QJsonObject> SdksTest::ourRounds(const QString &dialect, const QString &prompt)
{
    model::ExchangeLog log;
    HttpClient client(log);
    Keychain keychain;
    Provider provider;
    provider.name = u"rehearsal"_s;
    provider.dialect = dialect;
    provider.baseUrl = m_url;
    HttpConverser converser([&] { return provider; }, client, keychain);
    model::ConverseRequest request;
    request.model = {provider.name, u"rehearsal"_s};
    request.tools = tools();
    request.canisters = {canister(model::Role::User, {model::TextContent {prompt}})};
    QList<QJsonObject> rounds;
    for (int round = 0; round < mostRounds; ++round) {
        std::optional<model::ConverseReply> reply;
        bool finished = false;
        model::ConverseJob *job = converser.converse(request, &client);
        connect(job, &model::ConverseJob::succeeded, this, [&](const model::ConverseReply &received) { reply = received; });
        connect(job, &model::ConverseJob::finished, this, [&] { finished = true; });
        if (!QTest::qWaitFor([&] { return finished; }, 30'000) || !reply)
            return rounds;
        rounds.append(written(*reply));
        if (reply->invocations.isEmpty())
            break;
        appendReply(request, *reply);
    }
    return rounds;
}

QList<QJsonObject> SdksTest::sdkRounds(const QString &dialect, const QString &prompt, const QUrl &url)
{
    QJsonArray declared;
    QJsonObject results;
    for (const model::ToolDeclaration &tool : tools()) {
        declared.append(QJsonObject {{u"name"_s, tool.wireName}, {u"description"_s, tool.description},
            {u"schema"_s, QJsonDocument::fromJson(tool.schema.bytes()).object()}});
        results.insert(tool.wireName, resultOf(tool.wireName));
    }
    const QByteArray asked = json({{u"model"_s, u"rehearsal"_s}, {u"prompt"_s, prompt}, {u"tools"_s, declared}, {u"results"_s, results}});
    const QByteArray printed = run(u"sdkconverse.mjs"_s, {dialect, url.toString()}, asked);
    QList<QJsonObject> rounds;
    for (const QByteArray &line : printed.trimmed().split('\n'))
        rounds.append(QJsonDocument::fromJson(line).object());
    return rounds;
}

QByteArray SdksTest::run(const QString &script, const QStringList &arguments, const QByteArray &input)
{
    QProcess sdk;
    QByteArray printed;
    connect(&sdk, &QProcess::readyReadStandardOutput, this, [&] { printed += sdk.readAllStandardOutput(); });
    sdk.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    sdk.start(
        packages::node(), QStringList {support::projectFolder() + u"/tests/interop/"_s + script, QStringLiteral(INTEROP)} + arguments);
    sdk.write(input);
    sdk.closeWriteChannel();
    return QTest::qWaitFor([&] { return sdk.state() == QProcess::NotRunning; }, 60'000) ? printed : QByteArray();
}

void SdksTest::readWhatTheRehearsalSaysOfItself_data()
{
    QTest::addColumn<QJsonObject>("expected");
    const QJsonArray models {u"rehearsal"_s};
    QTest::newRow("anthropic-messages") << QJsonObject {{u"models"_s, models}, {u"model"_s, u"rehearsal"_s},
        {u"another model"_s, u"NotFoundError 404"_s}, {u"count"_s, true}, {u"no messages"_s, u"BadRequestError 400"_s},
        {u"another address"_s, u"NotFoundError 404"_s}};
    QTest::newRow("openai-chat-completions") << QJsonObject {{u"models"_s, models}, {u"model"_s, u"rehearsal"_s},
        {u"another model"_s, u"NotFoundError 404"_s}, {u"count"_s, true}, {u"no messages"_s, u"BadRequestError 400"_s},
        {u"no input"_s, u"BadRequestError 400"_s}, {u"another address"_s, u"NotFoundError 404"_s}};
    QTest::newRow("google-gemini") << QJsonObject {{u"models"_s, QJsonArray {u"models/rehearsal"_s}}, {u"model"_s, u"models/rehearsal"_s},
        {u"another model"_s, u"ApiError 404"_s}, {u"count"_s, true}, {u"another address"_s, u"ApiError 404"_s}};
    QTest::newRow("ollama-chat") << QJsonObject {{u"models"_s, models}, {u"model"_s, true}, {u"another model"_s, u"ResponseError 404"_s},
        {u"version"_s, u"string"_s}, {u"no messages"_s, u"ResponseError 400"_s}, {u"another address"_s, u"ResponseError 404"_s}};
}

void SdksTest::readWhatTheRehearsalSaysOfItself()
{
    QFETCH(const QJsonObject, expected);
    const QByteArray printed = run(u"sdkinquiries.mjs"_s, {QString::fromLatin1(QTest::currentDataTag()), m_url.toString()});
    QCOMPARE(json(QJsonDocument::fromJson(printed).object()), json(expected));
}

void SdksTest::getTheSameThroughCapture_data()
{
    QTest::addColumn<QString>("dialect");
    for (const QString &dialect :
        {u"anthropic-messages"_s, u"openai-chat-completions"_s, u"openai-responses"_s, u"google-gemini"_s, u"ollama-chat"_s})
        QTest::addRow("%s", qPrintable(dialect)) << dialect;
}

void SdksTest::getTheSameThroughCapture()
{
    QFETCH(QString, dialect);
    model::ExchangeLog log;
    QList<model::Exchange> captured;
    connect(&log, &model::ExchangeLog::ended, this, [&captured](const model::Exchange &exchange) { captured.append(exchange); });
    CaptureServer capture(log);
    const auto url = capture.start(m_url, false);
    QVERIFY(url);
    for (const QString &prompt :
        {u"What time is it and roll 3d6"_s, u"Think about lighthouses"_s, u"Give me a long answer of 500 words"_s}) {
        const QList<QJsonObject> direct = sdkRounds(dialect, prompt);
        const QList<QJsonObject> through = sdkRounds(dialect, prompt, *url);
        QVERIFY(!direct.isEmpty() && !direct.first().isEmpty());
        QCOMPARE(through.size(), direct.size());
        for (qsizetype round = 0; round < direct.size(); ++round)
            QCOMPARE(json(through.at(round)), json(direct.at(round)));
    }
    QTRY_COMPARE(captured.size(), 4);
    for (const model::Exchange &exchange : std::as_const(captured)) {
        QCOMPARE(exchange.state, model::ExchangeState::Complete);
        QVERIFY(Dialects::findByAddress(exchange.request.url));
        QCOMPARE(Dialects::findByAddress(exchange.request.url)->name(), dialect);
        QVERIFY(!exchange.responseBody.isEmpty());
    }
    m_captured += captured;
}

QJsonObject SdksTest::agentRun(const QString &prompt, const QUrl &url) const
{
    QProcess agent;
    QProcessEnvironment environment;
    environment.insert(u"PATH"_s, QString::fromLocal8Bit(qgetenv("PATH")));
    environment.insert(u"HOME"_s, m_home.path());
    environment.insert(u"GEMINI_API_KEY"_s, u"sk-of-nobody"_s);
    environment.insert(u"GOOGLE_GEMINI_BASE_URL"_s, url.toString());
    environment.insert(u"GEMINI_CLI_TRUST_WORKSPACE"_s, u"true"_s);
    agent.setProcessEnvironment(environment);
    agent.setWorkingDirectory(m_home.filePath(u"workspace"_s));
    QByteArray printed;
    connect(&agent, &QProcess::readyReadStandardOutput, this, [&] { printed += agent.readAllStandardOutput(); });
    agent.start(packages::node(),
        {QStringLiteral(INTEROP "/node_modules/@google/gemini-cli/bundle/gemini.js"), u"-m"_s, u"rehearsal"_s, u"-p"_s, prompt,
            u"--output-format"_s, u"json"_s, u"--approval-mode"_s, u"yolo"_s});
    agent.closeWriteChannel();
    if (!QTest::qWaitFor([&] { return agent.state() == QProcess::NotRunning; }, 60'000))
        return {};
    const QJsonObject said = QJsonDocument::fromJson(printed.mid(printed.indexOf('{'))).object();
    const QJsonObject stats = said["stats"_L1].toObject();
    return {{u"response"_s, said["response"_L1]}, {u"calls"_s, stats["tools"_L1]["totalSuccess"_L1]},
        {u"requests"_s, stats["models"_L1]["rehearsal"_L1]["api"_L1]["totalRequests"_L1]},
        {u"failed"_s, stats["models"_L1]["rehearsal"_L1]["api"_L1]["totalErrors"_L1]}};
}

void SdksTest::anAgentProgramDoesTheSameThroughCapture()
{
    // As somebody has it who has said how to sign in, and that nobody is told of its use.
    support::write(m_home.filePath(u".gemini/settings.json"_s),
        R"({"security":{"auth":{"selectedType":"gemini-api-key"}},"general":{"disableAutoUpdate":true,"enableAutoUpdate":false},)"
        R"("privacy":{"usageStatisticsEnabled":false},"telemetry":{"enabled":false}})");
    support::write(m_home.filePath(u"workspace/README.md"_s), "# One\n\ntext\n\n# Two\n");
    model::ExchangeLog log;
    QList<model::Exchange> captured;
    connect(&log, &model::ExchangeLog::ended, this, [&captured](const model::Exchange &exchange) { captured.append(exchange); });
    CaptureServer capture(log);
    const auto url = capture.start(m_url, false);
    QVERIFY(url);
    const QString prompt = uR"(Call tool read_file with {"file_path":"README.md"})"_s;
    const QJsonObject direct = agentRun(prompt, m_url);
    QVERIFY2(direct["calls"_L1].toInt() == 1 && direct["response"_L1].toString().contains(u"Two"_s), json(direct).constData());
    QCOMPARE(captured.size(), 0);
    QCOMPARE(json(agentRun(prompt, *url)), json(direct));
    QTRY_VERIFY(captured.size() >= 2);
    for (const model::Exchange &exchange : std::as_const(captured)) {
        QCOMPARE(exchange.state, model::ExchangeState::Complete);
        QCOMPARE(exchange.status, 200);
    }
    m_captured += captured;
}

void SdksTest::readOurArchives()
{
    QVERIFY(!m_captured.isEmpty());
    QCOMPARE(run(u"harcheck.mjs"_s, {}, model::toHar(m_captured).bytes()).trimmed(), "sound");
    QList<model::Exchange> without = m_captured;
    std::transform(without.begin(), without.end(), without.begin(), model::withoutTexts);
    // One that nobody answered, and one with bytes that are no text.
    model::Exchange unanswered;
    unanswered.request = {"GET", QUrl(u"https://example.org/a?b=c&d"_s), {}, {}};
    unanswered.state = model::ExchangeState::Failed;
    unanswered.error = u"nobody was there"_s;
    model::Exchange bytes = unanswered;
    bytes.request = {"PUT", QUrl(u"https://example.org/"_s), {}, QByteArray("\xff\x00", 2)};
    bytes.status = 200;
    bytes.responseBody = QByteArray("\xfe\x00", 2);
    QCOMPARE(run(u"harcheck.mjs"_s, {}, model::toHar(without << unanswered << bytes).bytes()).trimmed(), "sound");
    QVERIFY(run(u"harcheck.mjs"_s, {}, "{\"log\":{\"version\":\"1.2\"}}").trimmed() != "sound");
}

QTEST_GUILESS_MAIN(SdksTest)

#include "tst_sdks.moc"
