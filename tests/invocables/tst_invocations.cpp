// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensemblecatalog.h"
#include "invocables/invocationcontext.h"
#include "invocables/invocationsprocessor.h"
#include "invocables/readyjob.h"
#include "model/session/approvals.h"
#include "model/session/questions.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace invocables;
using model::ErrorCategory;
using model::InvocationOutcome;
using model::InvocationState;

namespace {

//! A call that a test ends when it wants to.
class PlayedJob final : public InvocableJob
{
    Q_OBJECT

public:
    explicit PlayedJob(QObject *parent)
        : InvocableJob(parent)
    {
    }
    bool sentNothing = false;
    bool wasAbandoned = false;
    bool hasSentNothing() const override { return sentNothing; }
    void succeedWith(const QString &text)
    {
        if (!beginSuccess())
            return;
        Q_EMIT succeeded(textResult(text));
        endSuccess();
    }
    void failWith(ErrorCategory category) { fail({category, u"played"_s}); }
    void tell() { Q_EMIT progressed(1, 2, u"half"_s); }

protected:
    void abandon() override { wasAbandoned = true; }
};

//! A tool whose calls are played by the test.
class PlayedTool final : public Invocable
{
public:
    InvocableJob *invoke(const model::JsonText &given, const InvocationContext &with, QObject *parent) override
    {
        arguments.append(given);
        context = with;
        auto *job = new PlayedJob(parent);
        jobs.append(job);
        if (begun)
            begun(job);
        return job;
    }
    QList<model::JsonText> arguments;
    QList<QPointer<PlayedJob>> jobs;
    InvocationContext context;
    std::function<void(PlayedJob *job)> begun;
};

const char declared[] = R"({"type":"object","properties":{"n":{"type":"integer","minimum":0},
"o":{"type":"object","properties":{"deep":{"type":"string","default":"filled"}}},"text":{"type":"string","default":"x"}},
"additionalProperties":false})";

} // namespace

class TestInvocations final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void executesAndFillsInDefaults();
    void refusesArguments_data();
    void refusesArguments();
    void namesToolsThatAreAlike();
    void refusesAToolThatIsOff();
    void followsTheTableOfErrors_data();
    void followsTheTableOfErrors();
    void asksBeforeItRuns_data();
    void asksBeforeItRuns();
    void remembersWhatIsAllowed();
    void runsEditedArgumentsAndSaysSo();
    void asksAgainWhereEditedArgumentsDoNotFit();
    void refusesWhatItsDescriptorRefuses();
    void timesOut();
    void standsStillWhileAQuestionIsOpen();
    void isSetBackByProgressUpToTheMaximum();
    void triesAgainAfterANetworkError_data();
    void triesAgainAfterANetworkError();
    void keepsTheOrderOfTheRequests();
    void stopsTheOthersWhenOneBreaks();
    void tellsHowThingsStandWhenStopped();
    void takesTheQuestionBackWhenStopped();
    void boundsAResult();
    void wordsAResult();
    void sharesANamespaceWithinAConversation();

private:
    //! With these lines in the descriptor of played:tool.
    void describe(const QByteArray &lines);
    model::InvokeJob *invoke(const QList<QByteArray> &arguments, const QString &tool = u"played:tool"_s);
    QList<InvocationOutcome> outcomes(model::InvokeJob *job);
    InvocationOutcome outcome(const QByteArray &arguments, const QString &tool = u"played:tool"_s);
    void answer(const model::Answer &given);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<BuiltinInvocables> m_builtins;
    model::DescriptorCheck m_check;
    std::unique_ptr<model::DescriptorCatalog> m_descriptors;
    std::unique_ptr<EnsembleCatalog> m_catalog;
    std::unique_ptr<InvocationsProcessor> m_processor;
    std::unique_ptr<model::Questions> m_questions;
    std::unique_ptr<model::Approvals> m_profile;
    std::unique_ptr<model::Approvals> m_approvals;
    std::shared_ptr<PlayedTool> m_tool;
    model::InvocationScope m_scope;
    QList<model::Question::Subject> m_asked;
    std::unique_ptr<QObject> m_owner;
};

void TestInvocations::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_owner = std::make_unique<QObject>();
    m_tool = std::make_shared<PlayedTool>();
    m_builtins = std::make_unique<BuiltinInvocables>();
    m_builtins->add({u"played:tool"_s, u"Is played"_s, model::JsonText::trusted(declared), [this] { return m_tool; }});
    m_questions = std::make_unique<model::Questions>();
    m_profile = std::make_unique<model::Approvals>(m_folder->filePath(u"approvals.json"_s));
    m_approvals = std::make_unique<model::Approvals>(m_profile.get(), QMap<QString, QString>(), nullptr);
    m_scope = {};
    m_scope.conversation = model::ConversationId::create();
    m_scope.turn = model::TurnId::create();
    m_scope.questions = m_questions.get();
    m_scope.approvals = m_approvals.get();
    m_asked.clear();
    m_tool->begun = [](PlayedJob *job) { QMetaObject::invokeMethod(job, [job] { job->succeedWith(u"done"_s); }, Qt::QueuedConnection); };
    describe("approval = \"allow\"\n");
}

void TestInvocations::cleanup()
{
    m_owner.reset();
    m_processor.reset();
    m_catalog.reset();
    m_descriptors.reset();
}

void TestInvocations::describe(const QByteArray &lines)
{
    const QString folder = m_folder->filePath(u"ensembles"_s);
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + u"/played.toml"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[ensemble]\nname = \"played\"\n[[invokers]]\nname = \"tool\"\n" + lines);
    file.close();
    QFile rehearsal(folder + u"/rehearsal.toml"_s);
    QVERIFY(rehearsal.open(QIODevice::WriteOnly));
    rehearsal.write("[ensemble]\nname = \"rehearsal\"\n[defaults]\napproval = \"allow\"\n[[invokers]]\nname = \"fail\"\n[[invokers]]\nname = \"break\"\n");
    rehearsal.close();
    m_processor.reset();
    m_catalog.reset();
    m_descriptors = std::make_unique<model::DescriptorCatalog>(QString(), m_folder->path(), m_check);
    m_descriptors->load();
    m_catalog = std::make_unique<EnsembleCatalog>(*m_descriptors, *m_builtins);
    QVERIFY(m_catalog->findInvoker(u"played:tool"_s));
    ProcessorSettings settings;
    settings.firstBackOff = 1;
    m_processor = std::make_unique<InvocationsProcessor>(*m_catalog, settings);
}

model::InvokeJob *TestInvocations::invoke(const QList<QByteArray> &arguments, const QString &tool)
{
    QList<model::Invocation> invocations;
    for (const QByteArray &text : arguments)
        invocations.append({QString::number(invocations.size()), tool, text});
    return m_processor->invoke(invocations, m_scope, m_owner.get());
}

QList<InvocationOutcome> TestInvocations::outcomes(model::InvokeJob *job)
{
    QSignalSpy succeeded(job, &model::InvokeJob::succeeded);
    if (succeeded.isEmpty() && !QTest::qWaitFor([&succeeded] { return !succeeded.isEmpty(); }, 10000))
        return {};
    return succeeded.first().first().value<QList<InvocationOutcome>>();
}

InvocationOutcome TestInvocations::outcome(const QByteArray &arguments, const QString &tool)
{
    return outcomes(invoke({arguments}, tool)).value(0);
}

void TestInvocations::answer(const model::Answer &given)
{
    connect(m_questions.get(), &model::Questions::raised, m_owner.get(), [this, given](model::Question *question) {
        m_asked.append(question->subject());
        question->giveAnswer(given);
    });
}

void TestInvocations::executesAndFillsInDefaults()
{
    const InvocationOutcome done = outcome(R"({"n": 1, "o": {}})");
    QVERIFY(!done.error);
    QCOMPARE(done.name, u"played:tool"_s);
    QCOMPARE(done.state, InvocationState::Done);
    QCOMPARE(model::plainText(done.contents), u"done"_s);
    QVERIFY(done.ran);
    QVERIFY(done.milliseconds > 0);
    const QJsonValue given = m_tool->arguments.value(0).read();
    QCOMPARE(given[u"text"].toString(), u"x"_s);
    QCOMPARE(given[u"o"][u"deep"].toString(), u"filled"_s);
    QCOMPARE(m_tool->context.origin.conversation, m_scope.conversation);
    QCOMPARE(m_tool->context.origin.invocation, u"0"_s);
    QVERIFY(!outcome("").error);
}

void TestInvocations::refusesArguments_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QString>("says");
    QTest::newRow("not JSON") << QByteArray(R"({"n": )") << u"not JSON"_s;
    QTest::newRow("wrong type") << QByteArray(R"({"n": "one"})") << u"/n"_s;
    QTest::newRow("out of range") << QByteArray(R"({"n": -1})") << u"(minimum)"_s;
    QTest::newRow("deep") << QByteArray(R"({"o": {"deep": 1}})") << u"/o/deep"_s;
    QTest::newRow("unknown member") << QByteArray(R"({"m": 1})") << u"additionalProperties"_s;
    QTest::newRow("no object") << QByteArray("[1]") << u"(type)"_s;
}

void TestInvocations::refusesArguments()
{
    QFETCH(QByteArray, arguments);
    QFETCH(QString, says);
    const InvocationOutcome failed = outcome(arguments);
    QVERIFY(failed.error);
    QCOMPARE(failed.error->category, ErrorCategory::Validation);
    QCOMPARE(failed.state, InvocationState::Failed);
    QVERIFY2(failed.error->message.contains(says), qPrintable(failed.error->message));
    QVERIFY(model::plainText(failed.contents).contains(says));
    QVERIFY(!failed.ran && !failed.breaksTurn);
    QVERIFY(m_tool->jobs.isEmpty());
}

void TestInvocations::namesToolsThatAreAlike()
{
    const InvocationOutcome failed = outcome("{}", u"tol"_s);
    QCOMPARE(failed.error->category, ErrorCategory::Validation);
    QVERIFY(failed.error->message.contains(u"played:tool"));
    QVERIFY(!failed.breaksTurn);
}

void TestInvocations::refusesAToolThatIsOff()
{
    m_scope.switches = {{u"played:tool"_s, false}};
    QCOMPARE(outcome("{}").error->category, ErrorCategory::Permission);
}

void TestInvocations::followsTheTableOfErrors_data()
{
    QTest::addColumn<QString>("category");
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<bool>("breaks");
    QTest::addColumn<InvocationState>("state");
    for (const char *category : {"validation", "timeout", "permission", "network", "execution", "fatal"}) {
        const QString name = QString::fromLatin1(category);
        const auto state = name == u"timeout" ? InvocationState::TimedOut
            : name == u"permission"           ? InvocationState::Refused
                                              : InvocationState::Failed;
        const bool alwaysReported = name == u"validation" || name == u"timeout";
        QTest::addRow("%s", category) << name << QByteArray() << (name == u"fatal") << state;
        QTest::addRow("%s, report", category) << name << QByteArray("report") << (name == u"fatal") << state;
        QTest::addRow("%s, abort", category) << name << QByteArray("abort") << !alwaysReported << state;
    }
}

void TestInvocations::followsTheTableOfErrors()
{
    QFETCH(QString, category);
    QFETCH(QByteArray, policy);
    const ErrorCategory wanted = model::errorCategoryFromWire(category);
    describe("approval = \"allow\"\n" + (policy.isEmpty() ? QByteArray() : "on-failure = \"" + policy + "\"\n"));
    m_tool->begun = [wanted](PlayedJob *job) { QMetaObject::invokeMethod(job, [job, wanted] { job->failWith(wanted); }, Qt::QueuedConnection); };
    const InvocationOutcome failed = outcome("{}");
    QVERIFY(failed.error);
    QCOMPARE(failed.error->category, wanted);
    QTEST(failed.breaksTurn, "breaks");
    QTEST(failed.state, "state");
    QCOMPARE(model::plainText(failed.contents), u"Error (%1): played"_s.arg(category));

    // One row moved by a table, and the same for the whole profile.
    const bool moved = !failed.breaksTurn;
    const QString word = moved ? u"abort"_s : u"report"_s;
    describe("approval = \"allow\"\non-failure = { " + category.toLatin1() + " = \"" + word.toLatin1() + "\" }\n");
    QCOMPARE(outcome("{}").breaksTurn, moved);
    describe("approval = \"allow\"\n");
    ProcessorSettings settings;
    settings.onFailure = {{wanted, moved ? model::OnFailure::Abort : model::OnFailure::Report}};
    m_processor->setSettings(settings);
    QCOMPARE(outcome("{}").breaksTurn, moved);
}

void TestInvocations::asksBeforeItRuns_data()
{
    QTest::addColumn<int>("verdict");
    QTest::addColumn<bool>("runs");
    QTest::addColumn<int>("askedAgain");
    QTest::newRow("once") << int(model::Verdict::AllowOnce) << true << 2;
    QTest::newRow("this conversation") << int(model::Verdict::AllowConversation) << true << 1;
    QTest::newRow("always") << int(model::Verdict::AllowAlways) << true << 1;
    QTest::newRow("refuse") << int(model::Verdict::Refuse) << false << 2;
    QTest::newRow("cancelled") << int(model::Verdict::Cancelled) << false << 2;
}

void TestInvocations::asksBeforeItRuns()
{
    QFETCH(int, verdict);
    QFETCH(bool, runs);
    describe("approval = \"ask\"\n");
    answer({model::Verdict(verdict)});
    for (int call = 0; call < 2; ++call) {
        const InvocationOutcome ended = outcome(R"({"n":1})");
        QCOMPARE(ended.ran, runs);
        QCOMPARE(ended.error.has_value(), !runs);
        QCOMPARE(ended.state, runs ? InvocationState::Done : InvocationState::Refused);
        if (!runs)
            QCOMPARE(ended.error->category, ErrorCategory::Permission);
    }
    QTEST(int(m_asked.size()), "askedAgain");
    QCOMPARE(m_asked.first().kind, model::QuestionKind::Approval);
    QCOMPARE(m_asked.first().tool, u"played:tool"_s);
    QCOMPARE(m_asked.first().values.read()[u"n"].toInt(), 1);
    QCOMPARE(m_asked.first().schema, m_catalog->findInvoker(u"tool"_s)->argumentsJson);
}

void TestInvocations::remembersWhatIsAllowed()
{
    describe("approval = \"ask\"\n");
    answer({model::Verdict::AllowAlways});
    QVERIFY(outcome("{}").ran);
    // Another conversation, after a restart.
    const model::Approvals book(m_folder->filePath(u"approvals.json"_s));
    const QString fingerprint = m_catalog->findInvoker(u"tool"_s)->fingerprint;
    QVERIFY(book.isAllowed(u"played:tool"_s, fingerprint));
    // What it takes has changed.
    describe("approval = \"ask\"\narguments = { type = \"object\", required = [\"n\"] }\n");
    QVERIFY(!book.isAllowed(u"played:tool"_s, m_catalog->findInvoker(u"tool"_s)->fingerprint));
    QVERIFY(outcome(R"({"n":1})").ran);
    QCOMPARE(m_asked.size(), 2);
}

void TestInvocations::runsEditedArgumentsAndSaysSo()
{
    describe("approval = \"ask\"\n");
    answer({model::Verdict::AllowOnce, model::JsonText::trusted(R"({"n":2})")});
    const InvocationOutcome done = outcome(R"({"n":1})");
    QCOMPARE(m_tool->arguments.value(0).read()[u"n"].toInt(), 2);
    QCOMPARE(m_tool->arguments.value(0).read()[u"text"].toString(), u"x"_s);
    QCOMPARE(done.editedArguments, m_tool->arguments.value(0));
    QVERIFY(model::plainText(done.contents).contains(u"The person changed the arguments"));
}

void TestInvocations::asksAgainWhereEditedArgumentsDoNotFit()
{
    describe("approval = \"ask\"\n");
    int asked = 0;
    connect(m_questions.get(), &model::Questions::raised, m_owner.get(), [this, &asked](model::Question *question) {
        m_asked.append(question->subject());
        question->giveAnswer(asked++ == 0 ? model::Answer {model::Verdict::AllowOnce, model::JsonText::trusted(R"({"n":-1})")}
                                          : model::Answer {model::Verdict::AllowOnce});
    });
    const InvocationOutcome done = outcome(R"({"n":1})");
    QVERIFY(done.ran);
    QCOMPARE(asked, 2);
    QVERIFY(m_asked.last().text.contains(u"minimum"));
}

void TestInvocations::refusesWhatItsDescriptorRefuses()
{
    describe("approval = \"refuse\"\n");
    const InvocationOutcome refused = outcome("{}");
    QCOMPARE(refused.error->category, ErrorCategory::Permission);
    QVERIFY(m_tool->jobs.isEmpty());
}

void TestInvocations::timesOut()
{
    describe("approval = \"allow\"\ntimeout = 0.05\n");
    m_tool->begun = nullptr;
    const InvocationOutcome late = outcome("{}");
    QCOMPARE(late.error->category, ErrorCategory::Timeout);
    QCOMPARE(late.state, InvocationState::TimedOut);
    QVERIFY(late.ran);
    QVERIFY(!m_tool->jobs.first() || m_tool->jobs.first()->wasAbandoned);
}

void TestInvocations::standsStillWhileAQuestionIsOpen()
{
    describe("approval = \"allow\"\ntimeout = 0.2\n");
    QPointer<model::Question> question;
    m_tool->begun = [this, &question](PlayedJob *job) {
        question = m_tool->context.ask({model::QuestionKind::Elicitation}, job);
        connect(question, &model::Question::answered, job, [job] { job->succeedWith(u"asked"_s); });
    };
    model::InvokeJob *job = invoke({"{}"});
    QSignalSpy states(job, &model::InvokeJob::stateChanged);
    QSignalSpy ended(job, &model::InvokeJob::ended);
    // Three times as long as the call may take.
    QTest::qWait(600);
    QVERIFY(ended.isEmpty());
    QVERIFY(question);
    QCOMPARE(question->subject().tool, u"played:tool"_s);
    QCOMPARE(states.last().at(1).value<InvocationState>(), InvocationState::WaitingForApproval);
    question->giveAnswer({model::Verdict::AllowOnce});
    const InvocationOutcome done = outcomes(job).value(0);
    QVERIFY(!done.error);
    QVERIFY(done.milliseconds < 500);
}

void TestInvocations::isSetBackByProgressUpToTheMaximum()
{
    describe("approval = \"allow\"\ntimeout = 0.3\nmaximum-timeout = 1\n");
    m_tool->begun = [](PlayedJob *job) {
        auto *timer = new QTimer(job);
        QObject::connect(timer, &QTimer::timeout, job, &PlayedJob::tell);
        timer->start(30);
    };
    model::InvokeJob *job = invoke({"{}"});
    QSignalSpy progressed(job, &model::InvokeJob::progressed);
    const InvocationOutcome late = outcomes(job).value(0);
    QCOMPARE(late.error->category, ErrorCategory::Timeout);
    QVERIFY(late.milliseconds >= 900);
    QVERIFY(progressed.size() > 5);
}

void TestInvocations::triesAgainAfterANetworkError_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<int>("category");
    QTest::addColumn<bool>("sentNothing");
    QTest::addColumn<int>("attempts");
    QTest::newRow("idempotent") << QByteArray("idempotent = true\nmax_retries = 3") << int(ErrorCategory::Network) << false << 4;
    QTest::newRow("nothing was sent") << QByteArray("max_retries = 2") << int(ErrorCategory::Network) << true << 3;
    QTest::newRow("something may have been sent") << QByteArray("max_retries = 2") << int(ErrorCategory::Network) << false << 1;
    QTest::newRow("no retries") << QByteArray("idempotent = true") << int(ErrorCategory::Network) << true << 1;
    QTest::newRow("another error") << QByteArray("idempotent = true\nmax_retries = 3") << int(ErrorCategory::Execution) << true << 1;
}

void TestInvocations::triesAgainAfterANetworkError()
{
    QFETCH(QByteArray, policy);
    QFETCH(int, category);
    QFETCH(bool, sentNothing);
    describe("approval = \"allow\"\n" + policy + "\n");
    m_tool->begun = [category, sentNothing](PlayedJob *job) {
        job->sentNothing = sentNothing;
        QMetaObject::invokeMethod(job, [job, category] { job->failWith(ErrorCategory(category)); }, Qt::QueuedConnection);
    };
    const InvocationOutcome failed = outcome("{}");
    QCOMPARE(failed.error->category, ErrorCategory(category));
    QTEST(int(m_tool->jobs.size()), "attempts");
}

void TestInvocations::keepsTheOrderOfTheRequests()
{
    m_tool->begun = nullptr;
    model::InvokeJob *job = invoke({R"({"n":0})", R"({"n":1})", R"({"n":2})"});
    QSignalSpy ended(job, &model::InvokeJob::ended);
    // Side by side: all are under way before one has ended.
    QTRY_COMPARE(m_tool->jobs.size(), 3);
    QList<InvocationOutcome> all;
    connect(job, &model::InvokeJob::succeeded, m_owner.get(), [&all](const QList<InvocationOutcome> &outcomes) { all = outcomes; });
    for (const int index : {2, 0, 1})
        m_tool->jobs.at(index)->succeedWith(QString::number(index));
    QCOMPARE(all.size(), 3);
    for (int index = 0; index < 3; ++index)
        QCOMPARE(model::plainText(all.at(index).contents), QString::number(index));
    QCOMPARE(ended.size(), 3);
    QCOMPARE(ended.first().first().value<InvocationOutcome>().invocation, u"2"_s);
}

void TestInvocations::stopsTheOthersWhenOneBreaks()
{
    m_tool->begun = nullptr;
    const QList<model::Invocation> invocations {
        {u"a"_s, u"played:tool"_s, "{}"}, {u"b"_s, u"rehearsal:break"_s, "{}"}, {u"c"_s, u"played:tool"_s, "{}"}};
    model::InvokeJob *job = m_processor->invoke(invocations, m_scope, m_owner.get());
    QSignalSpy ended(job, &model::InvokeJob::ended);
    const QList<InvocationOutcome> all = outcomes(job);
    QCOMPARE(all.size(), 3);
    QCOMPARE(ended.size(), 3);
    QVERIFY(all.at(1).breaksTurn);
    for (const int index : {0, 2}) {
        QVERIFY(all.at(index).error);
        QVERIFY(all.at(index).ran);
        QVERIFY(!all.at(index).breaksTurn);
        QVERIFY(!m_tool->jobs.at(index / 2) || m_tool->jobs.at(index / 2)->wasAbandoned);
    }
}

void TestInvocations::tellsHowThingsStandWhenStopped()
{
    m_tool->begun = nullptr;
    model::InvokeJob *job = invoke({R"({"n":0})", R"({"n":1})"});
    QTRY_COMPARE(m_tool->jobs.size(), 2);
    m_tool->jobs.first()->succeedWith(u"first"_s);
    const QList<InvocationOutcome> all = job->outcomesSoFar();
    QCOMPARE(all.size(), 2);
    QVERIFY(!all.at(0).error);
    QVERIFY(all.at(1).error && all.at(1).ran);
    QSignalSpy succeeded(job, &model::InvokeJob::succeeded);
    job->cancel();
    QVERIFY(m_tool->jobs.at(1)->wasAbandoned);
    QCOMPARE(job->outcomesSoFar().size(), 2);
    QVERIFY(succeeded.isEmpty());
}

void TestInvocations::takesTheQuestionBackWhenStopped()
{
    describe("approval = \"ask\"\n");
    model::InvokeJob *job = invoke({"{}"});
    QTRY_COMPARE(m_questions->open().size(), 1);
    job->cancel();
    QTRY_COMPARE(m_questions->open().size(), 0);
    QVERIFY(m_tool->jobs.isEmpty());
}

void TestInvocations::boundsAResult()
{
    describe("approval = \"allow\"\nresult-limit = 100\n");
    const QString text = QString(u"äöü line\n"_s).repeated(100);
    m_tool->begun = [text](PlayedJob *job) { QMetaObject::invokeMethod(job, [job, text] { job->succeedWith(text); }, Qt::QueuedConnection); };
    const InvocationOutcome done = outcome("{}");
    const QString given = model::plainText(done.contents);
    QVERIFY(given.startsWith(u"äöü line\n"));
    QVERIFY(given.toUtf8().size() < 250);
    QVERIFY(given.contains(u"of 1200 bytes"));
    QCOMPARE(done.display, text);
}

void TestInvocations::wordsAResult()
{
    describe("approval = \"allow\"\noutput = { model = \"{a.b} of {c}\", gui = \"{{{missing}\" }\n");
    m_tool->begun = [](PlayedJob *job) {
        QMetaObject::invokeMethod(job, [job] { job->succeedWith(uR"({"a":{"b":1.50},"c":"five"})"_s); }, Qt::QueuedConnection);
    };
    const InvocationOutcome done = outcome("{}");
    QCOMPARE(model::plainText(done.contents), u"1.50 of five"_s);
    // A name that the result does not have leaves the template as it is.
    QCOMPARE(done.display, u"{{{missing}"_s);
}

void TestInvocations::sharesANamespaceWithinAConversation()
{
    QVERIFY(outcome("{}").ran);
    m_tool->context.nameSpace->insert(u"kept"_s, model::JsonText::trusted("1"));
    QVERIFY(outcome("{}").ran);
    QVERIFY(m_tool->context.nameSpace->contains(u"kept"_s));
    m_scope.conversation = model::ConversationId::create();
    QVERIFY(outcome("{}").ran);
    QVERIFY(m_tool->context.nameSpace->isEmpty());
}

QTEST_GUILESS_MAIN(TestInvocations)
#include "tst_invocations.moc"
