// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/turncanisters.h"
#include "playedprocessor.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace invocables;
using model::ErrorCategory;
using model::InvocationOutcome;
using model::InvocationState;
using namespace played;

class TestInvocations final : public Processor
{
    Q_OBJECT

private Q_SLOTS:
    void init() { set(); }
    void cleanup() { clear(); }
    void executesAndFillsInDefaults();
    void refusesArguments_data();
    void refusesArguments();
    void saysThatACallWasCutOff();
    void asksForWhatAContractCallLeavesEmpty_data();
    void asksForWhatAContractCallLeavesEmpty();
    void namesToolsThatAreAlike();
    void namesAllThatASharedAliasMayMean();
    void refusesAToolThatIsOff();
    void followsTheTableOfErrors_data();
    void followsTheTableOfErrors();
    void boundsAResult();
    void givesFurtherParts();
    void tellsItsSteps();
    void tellsTheStepsOfWhatWasStopped();
    void wordsAResult();
};

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

void TestInvocations::saysThatACallWasCutOff()
{
    for (const auto &[tokens, says] :
        {std::pair(qint64(512), u"the limit of its length, 512 tokens"_s), std::pair(qint64(0), u"the limit of its length. "_s)}) {
        model::Invocation cut {u"0"_s, u"played:tool"_s, R"({"n": 1)"};
        cut.cutOffAfter = tokens;
        const InvocationOutcome failed = outcomes(m_processor->invoke({cut}, m_scope, m_owner.get())).value(0);
        QCOMPARE(failed.error->category, ErrorCategory::Validation);
        QVERIFY2(failed.error->message.contains(says), qPrintable(failed.error->message));
        QVERIFY(model::plainText(failed.contents).contains(says));
        QVERIFY(!failed.ran && m_tool->jobs.isEmpty());
    }
}

void TestInvocations::asksForWhatAContractCallLeavesEmpty_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<bool>("byContract");
    QTest::addColumn<bool>("runs");
    const QByteArray needed = "required = [\"text\"]\n[invokers.arguments.properties.text]\ntype = \"string\"\n";
    QTest::newRow("empty") << needed << QByteArray(R"({"text": ""})") << true << false;
    QTest::newRow("blank") << needed << QByteArray(R"({"text": " \n"})") << true << false;
    QTest::newRow("filled in") << needed << QByteArray(R"({"text": "a"})") << true << true;
    QTest::newRow("may be empty") << needed + "minLength = 0\n" << QByteArray(R"({"text": ""})") << true << true;
    QTest::newRow("called natively") << needed << QByteArray(R"({"text": ""})") << false << true;
    QTest::newRow("not required") << QByteArray("[invokers.arguments.properties.text]\ntype = \"string\"\n")
                                  << QByteArray(R"({"text": ""})") << true << true;
}

void TestInvocations::asksForWhatAContractCallLeavesEmpty()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, arguments);
    QFETCH(bool, byContract);
    QFETCH(bool, runs);
    describe("approval = \"allow\"\n[invokers.arguments]\ntype = \"object\"\n" + schema);
    model::Invocation call {u"0"_s, u"played:tool"_s, arguments};
    call.byContract = byContract;
    const InvocationOutcome ended = outcomes(m_processor->invoke({call}, m_scope, m_owner.get())).value(0);
    QCOMPARE(ended.state, runs ? InvocationState::Done : InvocationState::Failed);
    QCOMPARE(ended.ran, runs);
    if (runs)
        return;
    QCOMPARE(ended.error->category, ErrorCategory::Validation);
    QVERIFY2(model::plainText(ended.contents).contains(u"nothing for text"), qPrintable(model::plainText(ended.contents)));
    QVERIFY(model::plainText(ended.contents).contains(u"asked of the user"));
}

void TestInvocations::namesToolsThatAreAlike()
{
    const InvocationOutcome failed = outcome("{}", u"tol"_s);
    QCOMPARE(failed.error->category, ErrorCategory::Validation);
    QVERIFY(failed.error->message.contains(u"played:tool"));
    QVERIFY(!failed.breaksTurn);
    // What is not offered cannot be called.
    m_scope.switches = {{u"played"_s, false}};
    const QString message = outcome("{}", u"tol"_s).error->message;
    QVERIFY2(!message.contains(u"played:tool"), qPrintable(message));
    m_scope.switches = {{u"played:tool"_s, false}};
    QVERIFY(!outcome("{}", u"tol"_s).error->message.contains(u"played:tool"));
}

void TestInvocations::namesAllThatASharedAliasMayMean()
{
    describe("approval = \"allow\"\naliases = [\"shared\"]\n");
    const InvocationOutcome failed = outcome("{}", u"shared"_s);
    QVERIFY(failed.error);
    QCOMPARE(failed.error->category, ErrorCategory::Validation);
    for (const QString &name : {u"“shared” is the name of several tools"_s, u"played:tool"_s, u"rehearsal:fail"_s})
        QVERIFY2(failed.error->message.contains(name), qPrintable(failed.error->message));
    QCOMPARE(outcome("{}", u"played:shared"_s).state, InvocationState::Done);
    // Only one of them is on.
    m_scope.switches = {{u"rehearsal"_s, false}};
    QCOMPARE(outcome("{}", u"shared"_s).name, u"played:tool"_s);
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
    m_tool->begun = [wanted](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job, wanted] { job->failWith(wanted); }, Qt::QueuedConnection);
    };
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

void TestInvocations::boundsAResult()
{
    describe("approval = \"allow\"\nresult-limit = 100\n");
    const QString text = QString(u"äöü line\n"_s).repeated(100);
    m_tool->begun = [text](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job, text] { job->succeedWith(text); }, Qt::QueuedConnection);
    };
    const InvocationOutcome done = outcome("{}");
    const QString given = model::plainText(done.contents);
    QVERIFY(given.startsWith(u"äöü line\n"));
    QVERIFY(given.toUtf8().size() < 250);
    QVERIFY(given.contains(u"of 1200 bytes"));
    QCOMPARE(done.whole, text);
    QVERIFY(given.contains(u"ask for less at once"));
    QVERIFY(done.display.isEmpty());
    QCOMPARE(done.steps.last().name, u"format"_s);
    QVERIFY(done.steps.last().remark.contains(u"100 bytes"));
}

void TestInvocations::givesFurtherParts()
{
    const QString folder = m_folder->filePath(u"ensembles"_s);
    QFile file(folder + u"/io.toml"_s);
    QVERIFY(QDir().mkpath(folder) && file.open(QIODevice::WriteOnly));
    file.write("[ensemble]\nname = \"io\"\n[[invokers]]\nname = \"read_result\"\napproval = \"allow\"\nresult-limit = 300000\n");
    file.close();
    describe("approval = \"allow\"\nresult-limit = 1024\noutput = { model = \"{text}\", gui = \"short\" }\n");
    const QString text = QString(u"äöü€🙂"_s).repeated(1000);
    const QString json = u"{\"text\":\"%1\"}"_s.arg(text);
    m_tool->begun = [json](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job, json] { job->succeedWith(json); }, Qt::QueuedConnection);
    };
    InvocationOutcome cut = outcome("{}");
    QCOMPARE(cut.display, u"short"_s);
    QCOMPARE(cut.whole, text);
    cut.invocation = u"call-7"_s;
    m_scope.history = model::InvocationHistory({model::resultCanister(cut)}, {});

    QString given = model::plainText(cut.contents);
    const QRegularExpression next(u"offset = (\\d+)\\]$"_s);
    QVERIFY2(given.contains(u"for more call read_result with invocation = \"0\""_s), qPrintable(given.right(200)));
    QString joined = given.section(u"\n["_s, 0, 0);
    int parts = 0;
    for (auto match = next.match(given); match.hasMatch(); match = next.match(given)) {
        const QByteArray arguments = R"({"invocation":"call-7","length":1025,"offset":)" + match.captured(1).toLatin1() + '}';
        const InvocationOutcome part = outcome(arguments, u"io:read_result"_s);
        QVERIFY(!part.error);
        given = model::plainText(part.contents);
        joined += given.section(u"\n["_s, 0, 0);
        ++parts;
    }
    QCOMPARE(joined, text);
    QCOMPARE(parts, 12);
    QVERIFY(given.endsWith(u"this is the end]"));
    QCOMPARE(outcome(R"({"invocation":"call-8"})", u"io:read_result"_s).error->category, ErrorCategory::Execution);
    QCOMPARE(outcome(R"({"invocation":"call-7","offset":99999})", u"io:read_result"_s).error->category, ErrorCategory::Execution);

    // Where it is off, there is no such offer.
    m_scope.switches = {{u"io"_s, false}};
    QVERIFY(model::plainText(outcome("{}").contents).contains(u"ask for less at once"));
}

void TestInvocations::tellsItsSteps()
{
    describe("approval = \"allow\"\nidempotent = true\nmax_retries = 3\naliases = [\"t\"]\n");
    m_tool->begun = [this](PlayedJob *job) {
        const bool last = m_tool->jobs.size() == 3;
        QMetaObject::invokeMethod(
            job, [job, last] { last ? job->succeedWith(u"done"_s) : job->failWith(ErrorCategory::Network); }, Qt::QueuedConnection);
    };
    QStringList steps;
    for (const model::InvocationStep &step : outcome("{}", u"t"_s).steps) {
        QVERIFY(step.milliseconds >= 0);
        steps.append(step.name + u": "_s + step.remark);
    }
    QCOMPARE(steps,
        QStringList({u"find: played:tool"_s, u"parse: "_s, u"defaults: filled in"_s, u"validate: "_s, u"deduplicate: not asked for"_s,
            u"approve: allowed by its descriptor"_s, u"execute: played"_s, u"back-off: "_s, u"execute: played"_s, u"back-off: "_s,
            u"execute: attempt 3"_s, u"format: "_s}));
    const auto failed = outcome(R"({"n":-1})").steps;
    QCOMPARE(failed.last().name, u"validate"_s);
    QVERIFY(failed.last().remark.contains(u"minimum"));
    QCOMPARE(outcome("{}", u"nothing"_s).steps.size(), 1);
}

void TestInvocations::tellsTheStepsOfWhatWasStopped()
{
    m_tool->begun = nullptr;
    model::InvokeJob *job = invoke({"{}"});
    QTRY_COMPARE(m_tool->jobs.size(), 1);
    const auto soFar = job->outcomesSoFar().first().steps;
    QCOMPARE(soFar.last().name, u"execute"_s);
    job->cancel();
    QCOMPARE(job->outcomesSoFar().first().steps.last().name, u"execute"_s);
    QVERIFY(job->outcomesSoFar().first().steps.last().remark.contains(u"stopped"));
}

void TestInvocations::wordsAResult()
{
    describe("approval = \"allow\"\noutput = { model = \"{a.b} of {c}\", gui = \"{{{missing}\" }\n");
    m_tool->begun = [](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job] { job->succeedWith(uR"({"a":{"b":1.50},"c":"five"})"_s); }, Qt::QueuedConnection);
    };
    const InvocationOutcome done = outcome("{}");
    QCOMPARE(model::plainText(done.contents), u"1.50 of five"_s);
    // A name that the result does not have leaves the template as it is.
    QCOMPARE(done.display, u"{{{missing}"_s);
    describe("approval = \"allow\"\noutput = { model = \"{{{c}}} { a.b }°\" }\n");
    QCOMPARE(model::plainText(outcome("{}").contents), u"{five} 1.50°"_s);
}

QTEST_GUILESS_MAIN(TestInvocations)
#include "tst_invocations.moc"
