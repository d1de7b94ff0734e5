// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "playedprocessor.h"

#include "invocables/processor/approvalstep.h"
#include "invocables/processor/execution.h"
#include "invocables/tools/argumentscheck.h"
#include "invocables/tools/resultformat.h"
#include "tests/support/files.h"

using namespace played;

namespace telling {

//! A tool that tells all that a tool can tell before it runs.
class TellingTool final : public Invocable
{
public:
    InvocableJob *invoke(const model::JsonText &, const InvocationContext &context, QObject *parent) override
    {
        attempts.append(context.attempt);
        jobs.append(new PlayedJob(parent));
        return jobs.last();
    }
    QString confinement() const override { return u"sandboxed"_s; }
    QString preview(const model::JsonText &) const override { return u"run a\nAllow all?"_s; }
    ProgramWords programWords(const QStringList &) const override { return program; }

    ProgramWords program;
    QList<int> attempts;
    QList<QPointer<PlayedJob>> jobs;
};

} // namespace telling

using telling::TellingTool;

//! Each condition on the way of a call, by a call in which it decides.
class TestCallConditions final : public Processor
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { clear(); }
    void asksWithEveryLine();
    void saysWhereACallLeads_data();
    void saysWhereACallLeads();
    void asksNobodyWhereThereIsNobody();
    void asksAgainWhereNothingIsKept();
    void asksNobodyWhereItIsAllowedAlready();
    void keepsWhatAPersonAllows_data();
    void keepsWhatAPersonAllows();
    void endsWhereTheQuestionIsTakenBack();
    void asksAgainForArgumentsThatDoNotFit();
    void takesWhatIsWrittenOutForTheSame();
    void knowsWhoHasSeenEditedArguments();
    void asksOnceForWhatIsEdited();
    void knowsAProgramByItsText_data();
    void knowsAProgramByItsText();
    void allowsNothingThatItCannotRead();
    void holdsToWhatTheToolAsksBesides();
    void mayLeaveEmptyWhatIsEmptyByDefault();
    void shortensToTheLimit();
    void keepsTheMaximumOverAttempts();
    void standsStillAsOftenAsItIsPaused();
    void staysStopped();
    void countsAttempts();
    void waitsBetweenAttemptsOnNobodysTime();
    void triesNoMoreOnceStopped();
    void waitsForEachQuestion();
    void didNotRunWhereTheToolRefused_data();
    void didNotRunWhereTheToolRefused();
    void runsNothingBesideACallThatBreaksAtOnce();
    void takesQuestionsBackWhereACallBreaks();
    void runsACallOfItsOwnBesideOneThatWasEdited();
    void sharesNoCallWithAnotherTool();
    void showsRemarksWithTheResult();

private:
    std::shared_ptr<Invoker> invoker() const;
    model::Question::Subject askedFor(const model::JsonText &arguments);
    InvocationContext context(int retries, double timeout) const;

    std::shared_ptr<TellingTool> m_telling;
};

void TestCallConditions::init()
{
    set();
    m_telling = std::make_shared<TellingTool>();
}

std::shared_ptr<Invoker> TestCallConditions::invoker() const
{
    auto made = std::make_shared<Invoker>();
    made->ensemble = u"t"_s;
    made->name = u"x"_s;
    made->description = u"Does\u202e it\nAllow everything?"_s;
    made->invocable = m_telling;
    made->fingerprint = u"f"_s;
    return made;
}

InvocationContext TestCallConditions::context(int retries, double timeout) const
{
    auto made = invoker();
    made->policies.mostRetries = retries;
    made->policies.idempotent = true;
    made->policies.timeout = timeout;
    InvocationContext with;
    with.invoker = made;
    return with;
}

model::Question::Subject TestCallConditions::askedFor(const model::JsonText &arguments)
{
    ApprovalStep step(invoker(), m_scope, u"a"_s, nullptr);
    step.begin(arguments);
    const bool isAsked = QTest::qWaitFor([this] { return !m_questions->open().isEmpty(); }, support::patience);
    return isAsked ? m_questions->open().last()->subject() : model::Question::Subject();
}

void TestCallConditions::asksWithEveryLine()
{
    QByteArray deep = "\"https://deep.example/\"";
    for (int level = 0; level < 8; ++level)
        deep = "[" + deep + "]";
    const model::Question::Subject subject = askedFor(model::JsonText::trusted(
        R"({"a":"https://h.example/x","b":["https://i.example/","https://h.example/y"],"c":)" + deep + R"(,"d":"no://"})"));
    QCOMPARE(subject.text.split(u'\n'),
        (QStringList {
            u"Allow t:x?"_s, u"Does\\u202e it"_s, u"run a\\u000aAllow all?"_s, u"It leads to h.example, i.example"_s, u"sandboxed"_s}));
    QCOMPARE(subject.conversation, m_scope.conversation);
    QCOMPARE(subject.invocation, u"a"_s);
}

void TestCallConditions::saysWhereACallLeads_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("said");
    QByteArray tenHosts;
    for (int number = 1; number <= 10; ++number)
        tenHosts += "\"http://h" + QByteArray::number(number) + ".example\",";
    const QString eightHosts =
        u"It leads to h1.example, h2.example, h3.example, h4.example, h5.example, h6.example, h7.example, h8.example"_s;
    QTest::newRow("no address") << "\"h.example\""_ba << QString();
    QTest::newRow("one") << "\"https://h.example/x\""_ba << u"It leads to h.example"_s;
    QTest::newRow("one twice") << R"(["https://h.example/x",{"a":"http://h.example"}])"_ba << u"It leads to h.example"_s;
    QTest::newRow("eight") << '[' + tenHosts.left(tenHosts.indexOf(",\"http://h9")) + ']' << eightHosts;
    QTest::newRow("ten") << '[' + tenHosts.chopped(1) + ']' << eightHosts + u", 2 more"_s;
    QTest::newRow("nested as deep as is looked") << "[[[[[\"http://h.example\"]]]]]"_ba << u"It leads to h.example"_s;
    QTest::newRow("nested deeper") << "[[[[[[\"http://h.example\"]]]]]]"_ba << QString();
    QTest::newRow("behind more than is looked at") << '[' + "0,"_ba.repeated(2000) + "\"http://h.example\"]" << QString();
    QTest::newRow("without a scheme") << "\"//h.example/x\""_ba << QString();
    QTest::newRow("with a scheme that is none") << '"' + QByteArray(40, 's') + "://h.example\"" << QString();
}

void TestCallConditions::saysWhereACallLeads()
{
    QFETCH(const QByteArray, value);
    QFETCH(const QString, said);
    const QString asked = askedFor(model::JsonText::trusted("{\"where\":" + value + '}')).text;
    const QStringList lines = asked.split(u'\n').filter(u"It leads to"_s);
    QCOMPARE(lines.value(0), said);
    QVERIFY(lines.size() <= 1);
}

void TestCallConditions::asksNobodyWhereThereIsNobody()
{
    m_scope.questions = nullptr;
    ApprovalStep step(invoker(), m_scope, u"a"_s, nullptr);
    QSignalSpy refused(&step, &ApprovalStep::refused);
    step.begin(model::JsonText::trusted("{}"));
    QCOMPARE(refused.size(), 1);
    const auto error = refused.first().first().value<model::Error>();
    QCOMPARE(error.category, ErrorCategory::Permission);
    QVERIFY2(error.message.contains(u"nobody to ask"_s), qPrintable(error.message));
}

void TestCallConditions::asksAgainWhereNothingIsKept()
{
    m_scope.approvals = nullptr;
    for (int call = 1; call <= 2; ++call) {
        ApprovalStep step(invoker(), m_scope, u"a"_s, nullptr);
        QSignalSpy allowed(&step, &ApprovalStep::allowed);
        QSignalSpy waiting(&step, &ApprovalStep::waiting);
        step.begin(model::JsonText::trusted("{}"));
        QCOMPARE(waiting.size(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(m_questions->open().size(), 1, support::patience);
        QCOMPARE(m_questions->open().first()->subject().kind, model::QuestionKind::Approval);
        m_questions->open().first()->giveAnswer({model::Verdict::AllowConversation});
        QCOMPARE(allowed.size(), 1);
    }
}

void TestCallConditions::asksNobodyWhereItIsAllowedAlready()
{
    model::Approvals approvals(nullptr, {{u"t:x"_s, {invoker()->allowance()}}}, nullptr);
    m_scope.approvals = &approvals;
    const auto isAskedFor = [this](const std::shared_ptr<Invoker> &made) {
        ApprovalStep step(made, m_scope, u"a"_s, nullptr);
        QSignalSpy allowed(&step, &ApprovalStep::allowed);
        QSignalSpy waiting(&step, &ApprovalStep::waiting);
        step.begin(model::JsonText::trusted("{}"));
        return allowed.size() == waiting.size() ? std::nullopt : std::optional(allowed.isEmpty());
    };
    QCOMPARE(isAskedFor(invoker()), std::optional(false));
    // Not under another name, nor once it is another.
    const auto other = invoker();
    other->name = u"y"_s;
    QCOMPARE(isAskedFor(other), std::optional(true));
    const auto changed = invoker();
    changed->fingerprint = u"g"_s;
    QCOMPARE(isAskedFor(changed), std::optional(true));
}

void TestCallConditions::keepsWhatAPersonAllows_data()
{
    QTest::addColumn<int>("verdict");
    QTest::addColumn<int>("by");
    QTest::addColumn<bool>("inConversation");
    QTest::addColumn<bool>("inProfile");
    using model::AnsweredBy, model::Verdict;
    QTest::newRow("once") << int(Verdict::AllowOnce) << int(AnsweredBy::Person) << false << false;
    QTest::newRow("for the conversation") << int(Verdict::AllowConversation) << int(AnsweredBy::Person) << true << false;
    QTest::newRow("always") << int(Verdict::AllowAlways) << int(AnsweredBy::Person) << true << true;
    QTest::newRow("always, by another program") << int(Verdict::AllowAlways) << int(AnsweredBy::Peer) << true << false;
    QTest::newRow("always, by a policy") << int(Verdict::AllowAlways) << int(AnsweredBy::Policy) << true << false;
}

void TestCallConditions::keepsWhatAPersonAllows()
{
    QFETCH(const int, verdict);
    QFETCH(const int, by);
    model::Approvals profile(nullptr, {}, nullptr);
    model::Approvals conversation(&profile, {}, nullptr);
    m_scope.approvals = &conversation;
    const auto made = invoker();
    ApprovalStep step(made, m_scope, u"a"_s, nullptr);
    step.begin(model::JsonText::trusted("{}"));
    QTRY_COMPARE_WITH_TIMEOUT(m_questions->open().size(), 1, support::patience);
    m_questions->open().first()->giveAnswer({model::Verdict(verdict), {}, model::AnsweredBy(by)});
    QTEST(conversation.isAllowed(made->scopedName(), made->allowance()), "inConversation");
    QTEST(profile.isAllowed(made->scopedName(), made->allowance()), "inProfile");
}

void TestCallConditions::endsWhereTheQuestionIsTakenBack()
{
    const auto made = invoker();
    ApprovalStep step(made, m_scope, u"a"_s, nullptr);
    QSignalSpy allowed(&step, &ApprovalStep::allowed);
    QSignalSpy refused(&step, &ApprovalStep::refused);
    step.begin(model::JsonText::trusted("{}"));
    QTRY_COMPARE_WITH_TIMEOUT(m_questions->open().size(), 1, support::patience);
    m_questions->open().first()->cancel();
    QCOMPARE(allowed.size(), 0);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.first().first().value<model::Error>().message, u"Nobody allowed this call of t:x."_s);
}

void TestCallConditions::asksAgainForArgumentsThatDoNotFit()
{
    const auto made = invoker();
    made->schema = model::JsonSchema::trusted(model::JsonText::trusted(R"({"type":"object"})"));
    ApprovalStep step(made, m_scope, u"a"_s, nullptr);
    QSignalSpy allowed(&step, &ApprovalStep::allowed);
    step.begin(model::JsonText::trusted("{}"));
    const QPointer<model::Question> first = m_questions->open().value(0);
    QVERIFY(first);
    first->giveAnswer({model::Verdict::AllowOnce, model::JsonText::trusted("[1]")});
    QCOMPARE(allowed.size(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(m_questions->open().size(), 1, support::patience);
    QVERIFY(m_questions->open().first()->subject().text.size() > first->subject().text.size());
    m_questions->open().first()->giveAnswer({model::Verdict::AllowOnce});
    QCOMPARE(allowed.value(0).value(0).value<model::JsonText>(), model::JsonText::trusted("{}"));
}

//! Invisible characters are shown written out, and may come back so.
void TestCallConditions::takesWhatIsWrittenOutForTheSame()
{
    const auto made = invoker();
    ApprovalStep step(made, m_scope, u"a"_s, nullptr);
    QSignalSpy allowed(&step, &ApprovalStep::allowed);
    step.begin(model::JsonText::trusted("{\"a\":\"x\u202ey\"}"));
    QTRY_COMPARE_WITH_TIMEOUT(m_questions->open().size(), 1, support::patience);
    m_questions->open().first()->giveAnswer({model::Verdict::AllowOnce, model::JsonText::trusted(R"({"a":"x\u202ey"})")});
    QCOMPARE(allowed.size(), 1);
    QCOMPARE(allowed.first().at(1).toBool(), false);
}

void TestCallConditions::knowsWhoHasSeenEditedArguments()
{
    describe("approval = \"ask\"\n");
    answer({model::Verdict::AllowOnce, model::JsonText::trusted(R"({"n":2})")});
    QVERIFY(outcome(R"({"n":1})").ran);
    QVERIFY(m_tool->context.seenByPerson);
}

void TestCallConditions::asksOnceForWhatIsEdited()
{
    describe("approval = \"ask\"\nidempotent = true\ndeduplicator = \"exact\"\n");
    answer({model::Verdict::AllowOnce, model::JsonText::trusted(R"({"n":2})")});
    const InvocationOutcome done = outcome(R"({"n":1})");
    QVERIFY(done.ran && done.idempotent);
    QCOMPARE(m_asked.size(), 1);
}

void TestCallConditions::knowsAProgramByItsText_data()
{
    QTest::addColumn<QString>("word");
    QTest::newRow("beside it") << u"run.sh"_s;
    QTest::newRow("behind an option's name") << u"--script=run.sh"_s;
    QTest::newRow("in the home folder") << u"~/run.sh"_s;
    QTest::newRow("by PATH") << u"named"_s;
}

void TestCallConditions::knowsAProgramByItsText()
{
    QFETCH(QString, word);
    const QString folder = QFileInfo(m_folder->path()).canonicalFilePath();
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", folder.toUtf8());
    const QStringList folders {folder};
    m_telling->program = {{word}, {folder}, folder + u"/bin"_s};
    const auto allowanceWith = [&](const QByteArray &text) {
        support::write(folder + u"/run.sh"_s, text);
        support::writeProgram(folder + u"/bin/named"_s, text);
        std::optional<QString> found;
        findAllowance(invoker(), folders, this, [&found](const QString &allowance) { found = allowance; });
        return QTest::qWaitFor([&found] { return found.has_value(); }, support::patience) ? *found : QString();
    };
    const QString before = allowanceWith("echo one");
    QVERIFY(before.startsWith(u"fsandboxed"));
    QVERIFY(allowanceWith("echo two") != before);
    QCOMPARE(allowanceWith("echo one"), before);
    qputenv("HOME", home);
    // The same text under another name is another program.
    support::write(folder + u"/a.sh"_s, "x");
    support::write(folder + u"/b.sh"_s, "x");
    QVERIFY(textsWithin(folders, {{u"a.sh"_s}, {folder}}) != textsWithin(folders, {{u"b.sh"_s}, {folder}}));
}

void TestCallConditions::allowsNothingThatItCannotRead()
{
    const QString folder = QFileInfo(m_folder->path()).canonicalFilePath();
    QFile large(folder + u"/run.sh"_s);
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(65 * 1024 * 1024));
    m_telling->program = {{u"run.sh"_s}, {folder}};
    std::optional<QString> found;
    findAllowance(invoker(), {folder}, this, [&found](const QString &allowance) { found = allowance; });
    QTRY_VERIFY(found);
    QVERIFY(found->isEmpty());
}

void TestCallConditions::holdsToWhatTheToolAsksBesides()
{
    describe("approval = \"ask\"\narguments = { type = \"object\", properties = { n = { type = \"integer\" } } }\n");
    answer({model::Verdict::AllowOnce, model::JsonText::trusted(R"({"n":3})")});
    // The tool itself takes no number below nothing.
    const InvocationOutcome wrong = outcome(R"({"n":-1})");
    QVERIFY(wrong.error);
    QCOMPARE(wrong.error->category, ErrorCategory::Validation);
    QVERIFY(outcome(R"({"n":1})").ran);
    QCOMPARE(m_tool->arguments.last().read()[u"n"].toInt(), 3);
    QCOMPARE(m_tool->arguments.last().read()[u"text"].toString(), u"x"_s);
    describe("approval = \"allow\"\narguments = { type = \"object\", properties = { n = { type = \"integer\" } } }\n");
    QVERIFY(outcome(R"({"n":1})").ran);
    QCOMPARE(m_tool->arguments.last().read()[u"text"].toString(), u"x"_s);
}

void TestCallConditions::mayLeaveEmptyWhatIsEmptyByDefault()
{
    Invoker described;
    const auto checked = [&described](const QByteArray &property, const QByteArray &value) {
        described.argumentsJson = model::JsonText::trusted(R"({"required":["a"],"properties":{"a":)" + property + "}}");
        return filledInArguments(described, model::JsonText::trusted(R"({"a":)" + value + "}")).has_value();
    };
    QVERIFY(!checked(R"({"type":"string"})", R"("")"));
    QVERIFY(!checked(R"({"type":"string"})", R"("  ")"));
    QVERIFY(!checked(R"({"type":"string","default":"x"})", R"("")"));
    QVERIFY(checked(R"({"type":"string","default":""})", R"("")"));
    QVERIFY(checked(R"({"type":"string","enum":["","a"]})", R"("")"));
}

void TestCallConditions::shortensToTheLimit()
{
    // A line that ends behind the limit is none of its first part.
    QCOMPARE(firstPart("abcdefg\nhij", 7), QByteArray("abcdefg"));
    QCOMPARE(firstPart("abcdefg\nhij", 8), QByteArray("abcdefg\n"));
    // No more than half of it is given up for a whole line.
    QCOMPARE(firstPart("ab\ncdefghij", 8), QByteArray("ab\ncdefg"));
    QCOMPARE(firstPart("abc\u20ac", 4), QByteArray("abc"));
    const InvocableResult exact {{model::TextContent {u"0123456789"_s}}};
    QVERIFY(withinBudget(exact, 10, {}).whole.isEmpty());
    const InvocableResult cut = withinBudget(exact, 9, {});
    QCOMPARE(cut.whole, u"0123456789"_s);
    InvocableResult lines {{model::TextContent {u"0123456789abcdef"_s}}};
    lines.firstLine = 1;
    // A part of a line is no line.
    QVERIFY(model::plainText(withinBudget(lines, 10, {}).contents).contains(u"[the first 10 of 16 bytes"));
}

void TestCallConditions::keepsTheMaximumOverAttempts()
{
    CallDeadline deadline(0, 0.2, nullptr);
    QSignalSpy expired(&deadline, &CallDeadline::expired);
    QTimer attempts;
    connect(&attempts, &QTimer::timeout, &deadline, &CallDeadline::startAttempt);
    deadline.startAttempt();
    attempts.start(20);
    QTRY_COMPARE(expired.size(), 1);
}

void TestCallConditions::standsStillAsOftenAsItIsPaused()
{
    CallDeadline deadline(0.02, 0.02, nullptr);
    QSignalSpy expired(&deadline, &CallDeadline::expired);
    deadline.startAttempt();
    deadline.pause();
    deadline.pause();
    deadline.progress();
    deadline.startAttempt();
    deadline.resume();
    // Longer than it has.
    QTest::qWait(100);
    QCOMPARE(expired.size(), 0);
    deadline.resume();
    QTRY_COMPARE(expired.size(), 1);
}

void TestCallConditions::staysStopped()
{
    CallDeadline deadline(0.02, 0.02, nullptr);
    QSignalSpy expired(&deadline, &CallDeadline::expired);
    deadline.startAttempt();
    deadline.pause();
    deadline.stop();
    deadline.resume();
    QTest::qWait(100);
    QCOMPARE(expired.size(), 0);
}

void TestCallConditions::countsAttempts()
{
    Execution execution(context(3, 30), nullptr, 1, nullptr);
    QSignalSpy backingOff(&execution, &Execution::backingOff);
    QSignalSpy failed(&execution, &Execution::failed);
    execution.begin(model::JsonText::trusted("{}"));
    for (int attempt = 1; attempt <= 4; ++attempt) {
        QTRY_COMPARE(m_telling->jobs.size(), attempt);
        m_telling->jobs.last()->failWith(ErrorCategory::Network);
    }
    QCOMPARE(failed.size(), 1);
    QCOMPARE(m_telling->attempts, (QList<int> {1, 2, 3, 4}));
    QList<int> waits;
    for (const auto &arguments : backingOff)
        waits.append(arguments.at(1).toInt());
    QCOMPARE(waits, (QList<int> {1, 2, 4}));
}

void TestCallConditions::waitsBetweenAttemptsOnNobodysTime()
{
    // It waits for longer than an attempt may take; the second attempt may take as long as the first, and no longer.
    Execution execution(context(1, 0.1), nullptr, 300, nullptr);
    QSignalSpy failed(&execution, &Execution::failed);
    execution.begin(model::JsonText::trusted("{}"));
    m_telling->jobs.last()->failWith(ErrorCategory::Network);
    QTRY_COMPARE(m_telling->jobs.size(), 2);
    QCOMPARE(failed.size(), 0);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<model::Error>().category, ErrorCategory::Timeout);
}

void TestCallConditions::triesNoMoreOnceStopped()
{
    Execution execution(context(1, 30), nullptr, 20, nullptr);
    QSignalSpy attempting(&execution, &Execution::attempting);
    execution.begin(model::JsonText::trusted("{}"));
    m_telling->jobs.last()->failWith(ErrorCategory::Network);
    execution.stop();
    QTest::qWait(100);
    QCOMPARE(attempting.size(), 1);
}

void TestCallConditions::waitsForEachQuestion()
{
    m_tool->begun = nullptr;
    model::InvokeJob *job = invoke({"{}"});
    QTRY_COMPARE(m_tool->jobs.size(), 1);
    QSignalSpy states(job, &model::InvokeJob::stateChanged);
    model::Question::Subject own {model::QuestionKind::Approval};
    own.schema = model::JsonText::trusted(R"({"own":true})");
    model::Question *first = m_tool->context.ask(own, m_tool->jobs.first());
    model::Question *second = m_tool->context.ask({model::QuestionKind::Approval}, m_tool->jobs.first());
    QCOMPARE(first->subject().schema, own.schema);
    QCOMPARE(second->subject().schema, m_catalog->findInvoker(u"tool"_s)->argumentsJson);
    QCOMPARE(first->subject().tool, u"played:tool"_s);
    QCOMPARE(states.size(), 1);
    const double worked = job->outcomesSoFar().first().milliseconds;
    QTest::qWait(20);
    QCOMPARE(job->outcomesSoFar().first().milliseconds, worked);
    first->giveAnswer({model::Verdict::AllowOnce});
    QCOMPARE(states.size(), 1);
    second->giveAnswer({model::Verdict::AllowOnce});
    QCOMPARE(states.size(), 2);
    QCOMPARE(states.last().at(1).value<InvocationState>(), InvocationState::Running);
}

void TestCallConditions::didNotRunWhereTheToolRefused_data()
{
    QTest::addColumn<int>("category");
    QTest::addColumn<bool>("ran");
    QTest::newRow("refused") << int(ErrorCategory::Permission) << false;
    QTest::newRow("wrong arguments") << int(ErrorCategory::Validation) << false;
    QTest::newRow("failed") << int(ErrorCategory::Execution) << true;
}

void TestCallConditions::didNotRunWhereTheToolRefused()
{
    QFETCH(int, category);
    m_tool->begun = [category](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job, [job, category] { job->failWith(ErrorCategory(category)); }, Qt::QueuedConnection);
    };
    QTEST(outcome("{}").ran, "ran");
}

void TestCallConditions::runsNothingBesideACallThatBreaksAtOnce()
{
    describe("approval = \"allow\"\non-failure = { validation = \"abort\" }\n");
    const QList<InvocationOutcome> all = outcomes(invoke({R"({"n":-1})", R"({"n":1})"}));
    QCOMPARE(all.size(), 2);
    QVERIFY(all.first().breaksTurn);
    QVERIFY(all.last().error && !all.last().ran);
    QVERIFY2(all.last().error->message.contains(u"another tool broke"), qPrintable(all.last().error->message));
    QVERIFY(m_tool->jobs.isEmpty());
}

void TestCallConditions::takesQuestionsBackWhereACallBreaks()
{
    describe("approval = \"ask\"\n");
    const QList<model::Invocation> invocations {{u"a"_s, u"played:tool"_s, "{}"}, {u"b"_s, u"rehearsal:break"_s, "{}"}};
    QCOMPARE(outcomes(m_processor->invoke(invocations, m_scope, m_owner.get())).size(), 2);
    QTRY_VERIFY(m_questions->open().isEmpty());
    QVERIFY(m_tool->jobs.isEmpty());
}

void TestCallConditions::runsACallOfItsOwnBesideOneThatWasEdited()
{
    describe("approval = \"ask\"\nidempotent = true\ndeduplicator = \"exact\"\n");
    connect(m_questions.get(), &model::Questions::raised, m_owner.get(), [this](model::Question *question) {
        m_asked.append(question->subject());
        question->giveAnswer(m_asked.size() == 1 ? model::Answer {model::Verdict::AllowOnce, model::JsonText::trusted(R"({"n":2})")}
                                                 : model::Answer {model::Verdict::AllowOnce});
    });
    const QList<InvocationOutcome> all = outcomes(invoke({R"({"n":1})", R"({"n":1})"}));
    QCOMPARE(all.size(), 2);
    QCOMPARE(m_asked.size(), 2);
    QList<int> numbers;
    for (const model::JsonText &arguments : m_tool->arguments)
        numbers.append(arguments.read()[u"n"].toInt());
    std::sort(numbers.begin(), numbers.end());
    QCOMPARE(numbers, (QList<int> {1, 2}));
    QVERIFY(all.first().ran && all.last().ran);
}

void TestCallConditions::sharesNoCallWithAnotherTool()
{
    m_builtins->add({u"played:other"_s, u"Is played, too"_s, model::JsonText::trusted(declared),
        [this](const model::JsonText &arguments, const InvocationContext &context, QObject *parent) {
            return m_tool->invoke(arguments, context, parent);
        }});
    const QByteArray policies = "approval = \"allow\"\nidempotent = true\ndeduplicator = \"exact\"\n";
    describe(policies + "[[invokers]]\nname = \"other\"\n" + policies);
    const QList<model::Invocation> invocations {{u"a"_s, u"played:tool"_s, "{}"}, {u"b"_s, u"played:other"_s, "{}"}};
    QCOMPARE(outcomes(m_processor->invoke(invocations, m_scope, m_owner.get())).size(), 2);
    QCOMPARE(m_tool->arguments.size(), 2);
}

void TestCallConditions::showsRemarksWithTheResult()
{
    m_tool->begun = [](PlayedJob *job) {
        QMetaObject::invokeMethod(
            job,
            [job] {
                InvocableResult result = textResult(u"done"_s);
                result.remarks = {u"one"_s, u"two"_s};
                job->succeedWith(result);
            },
            Qt::QueuedConnection);
    };
    const InvocationOutcome done = outcome("{}");
    QCOMPARE(done.display, u"done\n\none\n\ntwo"_s);
    QCOMPARE(model::plainText(done.contents), u"done"_s);
}

QTEST_GUILESS_MAIN(TestCallConditions)
#include "tst_callconditions.moc"
