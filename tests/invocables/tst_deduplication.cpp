// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/embeddings.h"
#include "playedhistory.h"

using namespace Qt::StringLiterals;
using namespace invocables;
using model::CanisterPointer;
using model::ErrorCategory;
using model::InvocationOutcome;
using model::InvocationState;
using namespace played;

namespace {

//! Vectors that a test lays down by the texts; others are like none.
class PlayedEmbeddings final : public model::Embeddings
{
public:
    class Job final : public model::EmbedJob
    {
    public:
        explicit Job(QObject *parent)
            : EmbedJob(parent)
        {
        }
        void end(const std::optional<QList<QList<float>>> &vectors)
        {
            if (!vectors) {
                fail({ErrorCategory::Network, u"gone"_s});
            } else if (beginSuccess()) {
                Q_EMIT succeeded(*vectors);
                endSuccess();
            }
        }

    private:
        void abandon() override { }
    };

    model::EmbedJob *embed(const model::ModelAddress &, const QStringList &texts, const model::ExchangeOrigin &, QObject *parent) override
    {
        asked.append(texts);
        if (!hasModel)
            return nullptr;
        QList<QList<float>> answer;
        for (const QString &text : texts)
            answer.append(vectors.value(text, QList<float> {0, 0, 1}));
        auto *job = new Job(parent);
        QMetaObject::invokeMethod(
            job, [this, job, answer] { job->end(fails ? std::nullopt : std::optional(answer)); }, Qt::QueuedConnection);
        return job;
    }

    QList<QStringList> asked;
    QHash<QString, QList<float>> vectors;
    bool hasModel = true;
    bool fails = false;
};

} // namespace

//! Calls that are the same as an earlier one.
class TestDeduplication final : public PlayedHistory
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { clear(); }
    void runsAgainWithoutADeduplicator();
    void reusesTheEarlierResult();
    void reusesWhatTheSchemaMakesTheSame();
    void reusesWhatMeansTheSame();
    void comparesMeaningByAModel_data();
    void comparesMeaningByAModel();
    void runsWhereNoModelAnswers();
    void neverReusesAnError();
    void endsAtTheWindow_data();
    void endsAtTheWindow();
    void countsAReusedResultAsOldAsItIs();
    void endsWhereSomethingMayHaveBeenWritten_data();
    void endsWhereSomethingMayHaveBeenWritten();
    void endsWhereSomethingWroteBesideIt();
    void endsWhereATurnWroteThatWasRolledBack();
    void endsWhereTheToolHasChanged();
    void keepsToItsConversation();
    void sharesOneCallOfARound();
    void runsAgainWhereTheSharedCallFails();
    void stopsWhatWaitsForACallThatBreaks();
    void comparesEditedArgumentsAnew();
    void doesNotAskForWhatItReuses();
    void keepsResultsThatAreNotOnThePath();
    void dropsWhatItKeptWhereSomethingWrites();
};

void TestDeduplication::init()
{
    start();
    describe("approval = \"allow\"\nidempotent = true\ndeduplicator = \"exact\"\n");
}

void TestDeduplication::runsAgainWithoutADeduplicator()
{
    describe("approval = \"allow\"\nidempotent = true\n");
    call(R"({"n":1})");
    QCOMPARE(call(R"({"n":1})").state, InvocationState::Done);
    QCOMPARE(runs(), 2);
}

void TestDeduplication::reusesTheEarlierResult()
{
    const InvocationOutcome first = call(R"({"n":1,"text":"a"})", u"played:tool"_s, 12);
    QCOMPARE(first.state, InvocationState::Done);
    const InvocationOutcome second = call(R"({"text":"a", "n":1})");
    QCOMPARE(runs(), 1);
    QCOMPARE(second.state, InvocationState::Reused);
    QCOMPARE(second.contents, first.contents);
    QVERIFY(!second.ran && !second.error);
    QCOMPARE(second.reused->invocation, u"call-1"_s);
    QVERIFY(second.reused->milliseconds >= 12000);
    QCOMPARE(second.reused->canisters, 2);
    QStringList steps;
    for (const model::InvocationStep &step : second.steps)
        steps.append(step.name);
    QCOMPARE(steps, QStringList({u"find"_s, u"parse"_s, u"defaults"_s, u"validate"_s, u"deduplicate"_s}));
    QVERIFY2(second.steps.last().remark.contains(u"call-1, 12 s ago"), qPrintable(second.steps.last().remark));
    QCOMPARE(call(R"({"n":2})").state, InvocationState::Done);
    QCOMPARE(call(R"({"n":1})").state, InvocationState::Done);
}

void TestDeduplication::reusesWhatTheSchemaMakesTheSame()
{
    describe("approval = \"allow\"\nidempotent = true\ndeduplicator = \"normalised\"\n");
    call(R"({"n":1})");
    for (const char *same : {R"({"n":1.0})", R"({"text":"x","n":1})", R"({"n":1,"text":" x "})"})
        QCOMPARE(call(same).state, InvocationState::Reused);
    QCOMPARE(call(R"({"n":1,"text":"y"})").state, InvocationState::Done);
    QCOMPARE(runs(), 2);
}

void TestDeduplication::reusesWhatMeansTheSame()
{
    describe("approval = \"allow\"\nidempotent = true\ndeduplicator = \"semantic\"\n");
    call(R"({"n":1,"text":"Weather in Paris"})");
    for (const char *same : {R"({"n":1.0,"text":"weather  in paris."})", R"({"text":"WEATHER IN PARIS","n":1})"})
        QCOMPARE(call(same).state, InvocationState::Reused);
    QCOMPARE(call(R"({"n":1,"text":"Weather in Rome"})").state, InvocationState::Done);
    QCOMPARE(runs(), 2);
}

void TestDeduplication::comparesMeaningByAModel_data()
{
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<int>("asked");
    QTest::addColumn<bool>("isSame");
    QTest::newRow("other words") << QByteArray(R"({"n":1,"text":"how warm is it in Paris"})") << 1 << true;
    QTest::newRow("another city") << QByteArray(R"({"n":1,"text":"how warm is it in Rome"})") << 0 << false;
    QTest::newRow("another meaning") << QByteArray(R"({"n":1,"text":"how old is the king in Paris"})") << 1 << false;
    QTest::newRow("another number beside it") << QByteArray(R"({"n":2,"text":"how warm is it in Paris"})") << 0 << false;
    QTest::newRow("another number in it") << QByteArray(R"({"n":1,"text":"how warm is it in Paris on day 2"})") << 0 << false;
    QTest::newRow("no sentence") << QByteArray(R"({"n":1,"text":"Paris"})") << 0 << false;
}

void TestDeduplication::comparesMeaningByAModel()
{
    QFETCH(QByteArray, second);
    QFETCH(int, asked);
    QFETCH(bool, isSame);
    describe("approval = \"allow\"\nidempotent = true\ndeduplicator = \"semantic\"\n");
    PlayedEmbeddings embeddings;
    embeddings.vectors = {{u"the temperature in Paris"_s, {1, 0, 0}}, {u"how warm is it in Paris"_s, {0.99F, 0.1F, 0}},
        {u"how old is the king in Paris"_s, {0.8F, 0.6F, 0}}};
    m_processor->setSettings({.embeddings = &embeddings});
    QCOMPARE(call(R"({"n":1,"text":"the temperature in Paris"})").state, InvocationState::Done);
    QVERIFY(embeddings.asked.isEmpty());
    const InvocationOutcome given = call(second);
    QCOMPARE(embeddings.asked.size(), asked);
    QCOMPARE(given.state, isSame ? InvocationState::Reused : InvocationState::Done);
    if (isSame)
        QCOMPARE(given.reused->invocation, u"call-1"_s);
    QCOMPARE(runs(), isSame ? 1 : 2);
}

void TestDeduplication::runsWhereNoModelAnswers()
{
    describe("approval = \"allow\"\nidempotent = true\ndeduplicator = \"semantic\"\n");
    PlayedEmbeddings embeddings;
    m_processor->setSettings({.embeddings = &embeddings});
    call(R"({"text":"the temperature in Paris"})");
    embeddings.fails = true;
    QCOMPARE(call(R"({"text":"how warm is it in Paris"})").state, InvocationState::Done);
    embeddings.hasModel = false;
    QCOMPARE(call(R"({"text":"is it warm in Paris"})").state, InvocationState::Done);
    QCOMPARE(runs(), 3);
}

void TestDeduplication::neverReusesAnError()
{
    const auto succeeding = m_tool->begun;
    m_tool->begun = [](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job] { job->failWith(ErrorCategory::Execution); }, Qt::QueuedConnection);
    };
    call("{}");
    QVERIFY(call("{}").error);
    QCOMPARE(runs(), 2);
    m_tool->begun = succeeding;
    QCOMPARE(call("{}").state, InvocationState::Done);
    QCOMPARE(call("{}").state, InvocationState::Reused);
    QCOMPARE(runs(), 3);
}

void TestDeduplication::endsAtTheWindow_data()
{
    QTest::addColumn<QByteArray>("window");
    QTest::addColumn<int>("secondsAgo");
    QTest::addColumn<int>("between");
    QTest::addColumn<bool>("reused");
    QTest::newRow("in time") << QByteArray("60s") << 30 << 100 << true;
    QTest::newRow("too late") << QByteArray("60s") << 90 << 0 << false;
    QTest::newRow("minutes") << QByteArray("5min") << 290 << 0 << true;
    QTest::newRow("hours") << QByteArray("1 h") << 3700 << 0 << false;
    QTest::newRow("near") << QByteArray("10 canisters") << 9999 << 8 << true;
    QTest::newRow("too far") << QByteArray("10 canisters") << 0 << 9 << false;
}

void TestDeduplication::endsAtTheWindow()
{
    QFETCH(QByteArray, window);
    QFETCH(int, secondsAgo);
    QFETCH(int, between);
    QFETCH(bool, reused);
    describe("approval = \"allow\"\nidempotent = true\ndeduplicator = { strategy = \"exact\", window = \"" + window + "\" }\n");
    call("{}", u"played:tool"_s, secondsAgo);
    for (int count = 0; count < between; ++count)
        stage(model::userCanister({model::TextContent {u"on"_s}}));
    QCOMPARE(call("{}").state, reused ? InvocationState::Reused : InvocationState::Done);
}

void TestDeduplication::countsAReusedResultAsOldAsItIs()
{
    describe("approval = \"allow\"\nidempotent = true\ndeduplicator = { strategy = \"exact\", window = \"60s\" }\n");
    call("{}", u"played:tool"_s, 55);
    QCOMPARE(call("{}", u"played:tool"_s, 10).state, InvocationState::Reused);
    QCOMPARE(call("{}").state, InvocationState::Done);
}

void TestDeduplication::endsWhereSomethingMayHaveBeenWritten_data()
{
    QTest::addColumn<QByteArray>("policies");
    QTest::addColumn<QByteArray>("between");
    QTest::addColumn<QString>("tool");
    QTest::addColumn<bool>("reused");
    QTest::newRow("nothing between") << QByteArray("idempotent = true\n") << QByteArray() << QString() << true;
    QTest::newRow("another call that only reads")
        << QByteArray("idempotent = true\n") << QByteArray(R"({"n":2})") << u"played:tool"_s << true;
    QTest::newRow("another call that may write") << QByteArray() << QByteArray(R"({"n":2})") << u"played:tool"_s << false;
    QTest::newRow("one that says it does not") << QByteArray("writes = false\n") << QByteArray(R"({"n":2})") << u"played:tool"_s << true;
    QTest::newRow("an idempotent one that says it does")
        << QByteArray("idempotent = true\nwrites = true\n") << QByteArray(R"({"n":2})") << u"played:tool"_s << false;
    QTest::newRow("one whose arguments did not fit") << QByteArray() << QByteArray(R"({"n":-2})") << u"played:tool"_s << true;
    QTest::newRow("a call of another ensemble") << QByteArray() << QByteArray("{}") << u"rehearsal:fail"_s << true;
    QTest::newRow("a tool that is gone") << QByteArray("idempotent = true\n") << QByteArray("{}") << u"played:gone"_s << true;
}

void TestDeduplication::endsWhereSomethingMayHaveBeenWritten()
{
    QFETCH(QByteArray, policies);
    QFETCH(QByteArray, between);
    QFETCH(QString, tool);
    describe("approval = \"allow\"\ndeduplicator = \"exact\"\n" + policies);
    call("{}");
    if (!tool.isEmpty())
        call(between, tool);
    QTEST(call("{}").state == InvocationState::Reused, "reused");
    // Whether the one between has a result is not known: it may have written.
    if (tool == u"played:tool" && between.contains('2') && !between.contains('-')) {
        QFETCH(bool, reused);
        m_history = {m_history.at(0), m_history.at(1), m_history.at(2)};
        QCOMPARE(call("{}").state == InvocationState::Reused, reused);
    }
}

void TestDeduplication::endsWhereSomethingWroteBesideIt()
{
    describe("approval = \"allow\"\ndeduplicator = \"exact\"\n");
    const auto stageRound = [this](const QByteArrayList &arguments) {
        for (const QByteArray &each : arguments)
            stage(model::invocationCanister({QString::fromLatin1(each), u"played:tool"_s, each, {}}));
        for (const QByteArray &each : arguments) {
            InvocationOutcome outcome;
            outcome.invocation = QString::fromLatin1(each);
            outcome.contents = {model::TextContent {u"done"_s}};
            stage(model::resultCanister(outcome));
        }
    };
    stageRound({R"({"n":1})", R"({"n":2})"});
    QCOMPARE(call(R"({"n":2})").state, InvocationState::Done);
    m_history.clear();
    stageRound({R"({"n":1})", R"({"n":2})"});
    QCOMPARE(call(R"({"n":1})").state, InvocationState::Done);
    m_history.clear();
    stageRound({R"({"n":1})"});
    QCOMPARE(call(R"({"n":1})").state, InvocationState::Reused);
}

void TestDeduplication::endsWhereATurnWroteThatWasRolledBack()
{
    describe("approval = \"allow\"\nwrites = true\ndeduplicator = \"exact\"\n");
    call("{}");
    QCOMPARE(call("{}").state, InvocationState::Reused);
    const QList<CanisterPointer> before = m_history;
    // Times are kept in milliseconds.
    QTest::qWait(5);
    call(R"({"n":1})");
    m_history = before;
    m_scope.history = model::InvocationHistory({}, m_history);
    QCOMPARE(call("{}").state, InvocationState::Done);
    QCOMPARE(call("{}").state, InvocationState::Reused);
}

void TestDeduplication::endsWhereTheToolHasChanged()
{
    call("{}", u"played:tool"_s, 5);
    QCOMPARE(call("{}", u"played:tool"_s, 5).state, InvocationState::Reused);
    QFile file(m_folder->filePath(u"ensembles/played.toml"_s));
    QVERIFY(file.open(QIODevice::Append));
    file.write("arguments = { type = \"object\", properties = { n = { type = \"integer\" } } }\n");
    file.close();
    m_descriptors->load();
    QTRY_VERIFY(m_catalog->findInvoker(u"played:tool"_s)->argumentsJson.bytes().size() < 100);
    QCOMPARE(call("{}").state, InvocationState::Done);
    QCOMPARE(call("{}").state, InvocationState::Reused);
}

void TestDeduplication::keepsToItsConversation()
{
    call("{}");
    m_history.clear();
    m_scope.conversation = model::ConversationId::create();
    QCOMPARE(call("{}").state, InvocationState::Done);
}

void TestDeduplication::sharesOneCallOfARound()
{
    m_tool->begun = nullptr;
    model::InvokeJob *job = invoke({R"({"n":1})", R"({ "n": 1 })", R"({"n":2})", R"({"n":1})"});
    QTRY_COMPARE(runs(), 2);
    QSignalSpy ended(job, &model::InvokeJob::ended);
    m_tool->jobs.at(0)->succeedWith(u"one"_s);
    QCOMPARE(ended.size(), 3);
    QSignalSpy succeeded(job, &model::InvokeJob::succeeded);
    m_tool->jobs.at(1)->succeedWith(u"two"_s);
    QCOMPARE(succeeded.size(), 1);
    const auto all = succeeded.first().first().value<QList<InvocationOutcome>>();
    QStringList texts;
    for (const InvocationOutcome &outcome : all)
        texts.append(model::plainText(outcome.contents));
    QCOMPARE(texts, QStringList({u"one"_s, u"one"_s, u"two"_s, u"one"_s}));
    QCOMPARE(all.at(0).state, InvocationState::Done);
    QCOMPARE(all.at(1).state, InvocationState::Reused);
    QCOMPARE(all.at(1).reused->invocation, u"0"_s);
    QCOMPARE(all.at(3).reused->invocation, u"0"_s);
    QCOMPARE(runs(), 2);
}

void TestDeduplication::runsAgainWhereTheSharedCallFails()
{
    m_tool->begun = nullptr;
    model::InvokeJob *job = invoke({"{}", "{}", "{}"});
    QTRY_COMPARE(runs(), 1);
    m_tool->jobs.at(0)->failWith(ErrorCategory::Execution);
    QTRY_COMPARE(runs(), 2);
    QSignalSpy succeeded(job, &model::InvokeJob::succeeded);
    m_tool->jobs.at(1)->succeedWith(u"done"_s);
    QTRY_COMPARE(succeeded.size(), 1);
    const auto all = succeeded.first().first().value<QList<InvocationOutcome>>();
    QVERIFY(all.at(0).error);
    QCOMPARE(all.at(1).state, InvocationState::Done);
    QCOMPARE(all.at(2).state, InvocationState::Reused);
    QCOMPARE(runs(), 2);
}

void TestDeduplication::stopsWhatWaitsForACallThatBreaks()
{
    m_tool->begun = nullptr;
    model::InvokeJob *job = invoke({"{}", "{}"});
    QTRY_COMPARE(runs(), 1);
    QSignalSpy succeeded(job, &model::InvokeJob::succeeded);
    m_tool->jobs.at(0)->failWith(ErrorCategory::Fatal);
    QTRY_COMPARE(succeeded.size(), 1);
    const auto all = succeeded.first().first().value<QList<InvocationOutcome>>();
    QVERIFY(all.at(0).breaksTurn && all.at(1).error && !all.at(1).ran);
    QCOMPARE(runs(), 1);
}

void TestDeduplication::comparesEditedArgumentsAnew()
{
    describe("approval = \"ask\"\nidempotent = true\ndeduplicator = \"normalised\"\n");
    int asked = 0;
    connect(m_questions.get(), &model::Questions::raised, m_owner.get(), [&asked](model::Question *question) {
        question->giveAnswer(asked++ == 0 ? model::Answer {model::Verdict::AllowOnce}
                                          : model::Answer {model::Verdict::AllowOnce, model::JsonText::trusted(R"({"n":1})")});
    });
    call(R"({"n":1})");
    const InvocationOutcome edited = call(R"({"n":2})");
    QCOMPARE(asked, 2);
    QCOMPARE(edited.state, InvocationState::Reused);
    QVERIFY(!edited.editedArguments.isEmpty());
    QVERIFY(model::plainText(edited.contents).contains(u"The person changed the arguments"));
    QCOMPARE(runs(), 1);
    // The note is about that call; what serves for others is the result.
    const InvocationOutcome plain = call(R"({"n":1})");
    QCOMPARE(plain.state, InvocationState::Reused);
    QCOMPARE(model::plainText(plain.contents), u"done"_s);
    QCOMPARE(asked, 2);
}

void TestDeduplication::doesNotAskForWhatItReuses()
{
    describe("approval = \"ask\"\nidempotent = true\ndeduplicator = \"exact\"\n");
    answer({model::Verdict::AllowOnce});
    call("{}");
    call("{}");
    QCOMPARE(m_asked.size(), 1);
}

void TestDeduplication::keepsResultsThatAreNotOnThePath()
{
    describe("approval = \"allow\"\nidempotent = true\ndeduplicator = { strategy = \"exact\", cached = true, window = \"60s\" }\n");
    call("{}");
    m_history.clear();
    m_scope.history = {};
    const InvocationOutcome again = call("{}");
    QCOMPARE(again.state, InvocationState::Reused);
    QCOMPARE(again.reused->invocation, u"call-1"_s);
    m_history.clear();
    m_scope.history = {};
    const auto conversation = m_scope.conversation;
    m_scope.conversation = model::ConversationId::create();
    QCOMPARE(call("{}").state, InvocationState::Done);
    m_scope.conversation = conversation;
    m_history.clear();
    m_scope.history = {};
    m_processor->dropConversation(conversation);
    QCOMPARE(call("{}").state, InvocationState::Done);
}

void TestDeduplication::dropsWhatItKeptWhereSomethingWrites()
{
    describe("approval = \"allow\"\ndeduplicator = { strategy = \"exact\", cached = true }\n");
    const auto forget = [this] {
        m_history.clear();
        m_scope.history = {};
    };
    call("{}");
    forget();
    QCOMPARE(call("{}").state, InvocationState::Reused);
    forget();
    call(R"({"n":1})");
    forget();
    QCOMPARE(call("{}").state, InvocationState::Done);
}

QTEST_GUILESS_MAIN(TestDeduplication)
#include "tst_deduplication.moc"
