// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/catalog/modellister.h"
#include "network/providers/conversing/httpconversejob.h"
#include "network/providers/wire/dialect.h"
#include "network/secrets/keychain.h"
#include "tests/interop/packages.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace network;
using model::Canister, model::ErrorCategory, model::Role, model::StopReason;

namespace {

const QByteArray fixtures = R"({"fixtures":[
{"match":{"userMessage":"hello"},"response":{"content":"Hello world 世界 😀"}},
{"match":{"userMessage":"weather","hasToolResult":false},"response":{"toolCalls":[{"name":"get_weather","arguments":{"city":"Paris"}},{"name":"get_time","arguments":{"tz":"Europe/Paris"}}]}},
{"match":{"userMessage":"weather","hasToolResult":true},"response":{"content":"18 C"}},
{"match":{"userMessage":"think"},"response":{"reasoning":"step by step","content":"42"}},
{"match":{"userMessage":"ratelimit"},"response":{"error":{"message":"slow down","type":"rate_limit_error"},"status":429}},
{"match":{"userMessage":"overload"},"response":{"error":{"message":"Overloaded","type":"overloaded_error"},"status":529}},
{"match":{"userMessage":"cut"},"response":{"content":"one two three four five"},"truncateAfterChunks":2}]})";

struct Outcome {
    bool finished = false;
    std::optional<model::ConverseReply> reply;
    model::Error error;
    model::ConverseReply partial;
    int retries = 0;
    QString thought;
};

model::CanisterPointer said(const QString &text)
{
    Canister canister;
    canister.role = Role::User;
    canister.contents = {model::TextContent {text}};
    return model::share(std::move(canister));
}

//! The reply, its calls, and a result for each.
void appendRound(QList<model::CanisterPointer> &canisters, const model::ConverseReply &reply)
{
    QList<model::CanisterPointer> results;
    for (const model::Invocation &call : reply.invocations) {
        Canister called;
        called.role = Role::Invocation;
        called.invocation = call;
        canisters.append(model::share(std::move(called)));
        Canister result;
        result.role = Role::Result;
        result.contents = {model::TextContent {u"fine"_s}};
        result.result = model::ResultState {call.id};
        results.append(model::share(std::move(result)));
    }
    canisters += results;
}

} // namespace

//! Conversations with a mock of the providers that others wrote, in every wire language that both know, and what it makes go wrong.
class MockProviderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void conversesInEveryLanguage_data() { everyDialect(); }
    void conversesInEveryLanguage();
    void usesToolsInEveryLanguage_data() { everyDialect(); }
    void usesToolsInEveryLanguage();
    void listsItsModels_data();
    void listsItsModels();
    void repeatsWhatIsRefusedForNow_data() { everyDialect(); }
    void repeatsWhatIsRefusedForNow();
    void keepsWhatCameBeforeTheCut_data() { everyDialect(); }
    void keepsWhatCameBeforeTheCut();
    void survivesWhatBreaks_data();
    void survivesWhatBreaks();
    void cleanupTestCase();

private:
    static void everyDialect();
    void start(const QStringList &options = {});
    Outcome converse(const QString &dialect, const QList<model::CanisterPointer> &canisters);

    QTemporaryDir m_folder;
    QProcess m_mock;
    model::ExchangeLog m_log;
    HttpClient m_client {m_log};
    Keychain m_keychain;
    Provider m_provider;
};

void MockProviderTest::everyDialect()
{
    QTest::addColumn<QString>("dialect");
    for (const QString &dialect :
        {u"anthropic-messages"_s, u"openai-chat-completions"_s, u"ollama-chat"_s, u"openai-responses"_s, u"google-gemini"_s}) {
        if (Dialects::find(dialect))
            QTest::newRow(qPrintable(dialect)) << dialect;
    }
}

void MockProviderTest::initTestCase()
{
    NEEDS_PACKAGES();
    QFile file(m_folder.filePath(u"all.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(fixtures);
}

void MockProviderTest::init()
{
    m_provider = {};
    m_provider.name = u"mock"_s;
    m_provider.mostRetries = 1;
    // It has this name for thoughts in the languages whose own is another, too.
    m_provider.quirks.thoughts = u"reasoning_content"_s;
    if (m_mock.state() == QProcess::NotRunning || QByteArray(QTest::currentTestFunction()) == "survivesWhatBreaks")
        start();
    m_provider.baseUrl = QUrl(m_mock.property("url").toString());
}

void MockProviderTest::start(const QStringList &options)
{
    m_mock.kill();
    QTRY_COMPARE(m_mock.state(), QProcess::NotRunning);
    m_mock.setProcessChannelMode(QProcess::MergedChannels);
    m_mock.start(packages::node(),
        QStringList {QStringLiteral(INTEROP "/node_modules/@copilotkit/aimock/dist/cli.js"), u"-p"_s, u"0"_s, u"-c"_s, u"4"_s, u"-l"_s,
            u"5"_s, u"-f"_s, m_folder.path()}
            + options);
    QByteArray heard;
    static const QRegularExpression address(u"listening on (http://127\\.0\\.0\\.1:[0-9]+)"_s);
    QTRY_VERIFY(address.match(QString::fromUtf8(heard += m_mock.readAll())).hasMatch());
    m_mock.setProperty("url", address.match(QString::fromUtf8(heard)).captured(1));
    m_provider.baseUrl = QUrl(m_mock.property("url").toString());
}

Outcome MockProviderTest::converse(const QString &dialect, const QList<model::CanisterPointer> &canisters)
{
    m_provider.dialect = dialect;
    HttpConverser converser([this] { return m_provider; }, m_client, m_keychain);
    model::ConverseRequest request;
    request.model = {u"mock"_s, u"some-model"_s};
    request.canisters = canisters;
    const auto schema = model::JsonText::trusted("{\"type\":\"object\"}");
    request.tools = {
        {u"w:get_weather"_s, u"get_weather"_s, u"The weather"_s, schema}, {u"w:get_time"_s, u"get_time"_s, u"The time"_s, schema}};
    Outcome outcome;
    model::ConverseJob *job = converser.converse(request, this);
    connect(job, &model::ConverseJob::delta, this, [&outcome](const model::Delta &delta) {
        if (delta.kind == model::Delta::Kind::Thought)
            outcome.thought += delta.text;
    });
    connect(job, &model::ConverseJob::retryScheduled, this, [&outcome] { ++outcome.retries; });
    connect(job, &model::ConverseJob::succeeded, this, [&outcome](const model::ConverseReply &reply) { outcome.reply = reply; });
    connect(job, &model::Job::failed, this, [&outcome, job](const model::Error &error) {
        outcome.error = error;
        outcome.partial = job->partial();
    });
    connect(job, &model::Job::finished, this, [&outcome] { outcome.finished = true; });
    if (!QTest::qWaitFor([&outcome] { return outcome.finished; }, 30'000))
        job->cancel();
    return outcome;
}

void MockProviderTest::conversesInEveryLanguage()
{
    QFETCH(QString, dialect);
    const Outcome hello = converse(dialect, {said(u"hello"_s)});
    QVERIFY2(hello.reply, qPrintable(hello.error.message));
    QCOMPARE(model::plainText(hello.reply->contents), u"Hello world 世界 😀"_s);
    QCOMPARE(hello.reply->stop, StopReason::Finished);
    const Outcome thinking = converse(dialect, {said(u"think"_s)});
    QVERIFY2(thinking.reply, qPrintable(thinking.error.message));
    QCOMPARE(thinking.thought, u"step by step"_s);
    QCOMPARE(model::plainText(thinking.reply->contents), u"42"_s);
}

void MockProviderTest::usesToolsInEveryLanguage()
{
    QFETCH(QString, dialect);
    QList<model::CanisterPointer> canisters {said(u"weather"_s)};
    const Outcome asks = converse(dialect, canisters);
    QVERIFY2(asks.reply, qPrintable(asks.error.message));
    QCOMPARE(asks.reply->stop, StopReason::Invocations);
    QCOMPARE(asks.reply->invocations.size(), 2);
    QCOMPARE(asks.reply->invocations.at(0).name, u"w:get_weather"_s);
    QCOMPARE(asks.reply->invocations.at(0).arguments, QByteArray(R"({"city":"Paris"})"));
    QCOMPARE(asks.reply->invocations.at(1).name, u"w:get_time"_s);
    QVERIFY(asks.reply->invocations.at(0).id != asks.reply->invocations.at(1).id);
    appendRound(canisters, *asks.reply);
    const Outcome answers = converse(dialect, canisters);
    QVERIFY2(answers.reply, qPrintable(answers.error.message));
    QCOMPARE(model::plainText(answers.reply->contents), u"18 C"_s);
}

void MockProviderTest::listsItsModels_data()
{
    QTest::addColumn<QString>("dialect");
    // It has no list of its own in Gemini's language.
    for (const char *dialect : {"anthropic-messages", "openai-chat-completions", "ollama-chat"})
        QTest::newRow(dialect) << QString::fromLatin1(dialect);
}

void MockProviderTest::listsItsModels()
{
    QFETCH(QString, dialect);
    m_provider.dialect = dialect;
    auto *lister = new ModelLister(m_provider, m_client, m_keychain, 10'000, this);
    QSignalSpy succeeded(lister, &ModelLister::succeeded);
    QTRY_COMPARE(succeeded.count(), 1);
    QVERIFY(!succeeded.first().first().value<QList<ModelEntry>>().isEmpty());
}

void MockProviderTest::repeatsWhatIsRefusedForNow()
{
    QFETCH(QString, dialect);
    for (const auto &[prompt, words] : {std::pair(u"ratelimit"_s, u"slow down"_s), std::pair(u"overload"_s, u"Overloaded"_s)}) {
        const Outcome refused = converse(dialect, {said(prompt)});
        QVERIFY(refused.finished && !refused.reply);
        QCOMPARE(refused.retries, 1);
        QCOMPARE(refused.error.category, ErrorCategory::Provider);
        QVERIFY2(refused.error.message.contains(words), qPrintable(refused.error.message));
    }
}

void MockProviderTest::keepsWhatCameBeforeTheCut()
{
    QFETCH(QString, dialect);
    m_provider.mostRetries = 0;
    const Outcome cut = converse(dialect, {said(u"cut"_s)});
    QVERIFY(cut.finished && !cut.reply);
    QVERIFY(!cut.error.message.isEmpty());
    QCOMPARE(cut.partial.stop, StopReason::Truncated);
    QVERIFY2(u"one two three four five"_s.startsWith(model::plainText(cut.partial.contents)),
        qPrintable(model::plainText(cut.partial.contents)));
}

void MockProviderTest::survivesWhatBreaks_data()
{
    QTest::addColumn<QString>("fault");
    for (const char *fault : {"--chaos-malformed", "--chaos-disconnect", "--chaos-drop", "--chaos-ratelimit"})
        QTest::newRow(fault) << QString::fromLatin1(fault);
}

void MockProviderTest::survivesWhatBreaks()
{
    QFETCH(QString, fault);
    start({fault, u"1"_s});
    m_provider.mostRetries = 0;
    for (const char *dialect : {"anthropic-messages", "openai-chat-completions", "ollama-chat"}) {
        const Outcome broken = converse(QString::fromLatin1(dialect), {said(u"hello"_s)});
        QVERIFY2(broken.finished && !broken.reply, dialect);
        QVERIFY2(!broken.error.message.isEmpty(), dialect);
        QVERIFY(broken.partial.contents.isEmpty() && broken.partial.invocations.isEmpty());
    }
}

void MockProviderTest::cleanupTestCase()
{
    m_mock.kill();
    QTRY_COMPARE(m_mock.state(), QProcess::NotRunning);
}

QTEST_GUILESS_MAIN(MockProviderTest)
#include "tst_mockprovider.moc"
