// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "playedprocessor.h"

using namespace Qt::StringLiterals;
using namespace invocables;
using model::ErrorCategory;
using model::InvocationOutcome;
using model::InvocationState;
using namespace played;

class TestExecution final : public Processor
{
    Q_OBJECT

private Q_SLOTS:
    void init() { set(); }
    void cleanup() { clear(); }
    void timesOut();
    void timesOutNotBeforeItsTime();
    void standsStillWhileAQuestionIsOpen();
    void isSetBackByProgressUpToTheMaximum();
    void triesAgainAfterANetworkError_data();
    void triesAgainAfterANetworkError();
    void keepsTheOrderOfTheRequests();
    void stopsTheOthersWhenOneBreaks();
    void tellsHowThingsStandWhenStopped();
    void takesTheQuestionBackWhenStopped();
    void sharesANamespaceWithinAConversation();
};

void TestExecution::timesOut()
{
    describe("approval = \"allow\"\ntimeout = 0.05\n");
    m_tool->begun = nullptr;
    const InvocationOutcome late = outcome("{}");
    QCOMPARE(late.error->category, ErrorCategory::Timeout);
    QCOMPARE(late.state, InvocationState::TimedOut);
    QVERIFY(late.stopped);
    QVERIFY(late.ran);
    QVERIFY(!m_tool->jobs.first() || m_tool->jobs.first()->wasAbandoned);
}

void TestExecution::timesOutNotBeforeItsTime()
{
    describe("approval = \"allow\"\ntimeout = 0.1207\n");
    m_tool->begun = nullptr;
    for (int call = 0; call < 8; ++call) {
        const InvocationOutcome late = outcome("{}");
        QVERIFY(late.error);
        QCOMPARE(late.error->category, ErrorCategory::Timeout);
        QVERIFY2(late.milliseconds >= 120.7, qPrintable(QString::number(late.milliseconds)));
    }
}

void TestExecution::standsStillWhileAQuestionIsOpen()
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

void TestExecution::isSetBackByProgressUpToTheMaximum()
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

void TestExecution::triesAgainAfterANetworkError_data()
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

void TestExecution::triesAgainAfterANetworkError()
{
    QFETCH(QByteArray, policy);
    QFETCH(int, category);
    QFETCH(bool, sentNothing);
    describe("approval = \"allow\"\n" + policy + "\n");
    m_tool->begun = [category, sentNothing](PlayedJob *job) {
        job->sentNothing = sentNothing;
        QMetaObject::invokeMethod(
            job, [job, category] { job->failWith(ErrorCategory(category)); }, Qt::QueuedConnection);
    };
    const InvocationOutcome failed = outcome("{}");
    QCOMPARE(failed.error->category, ErrorCategory(category));
    QTEST(int(m_tool->jobs.size()), "attempts");
}

void TestExecution::keepsTheOrderOfTheRequests()
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

void TestExecution::stopsTheOthersWhenOneBreaks()
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
        QVERIFY(all.at(index).ran && all.at(index).stopped);
        QVERIFY(!all.at(index).breaksTurn);
        QVERIFY(!m_tool->jobs.at(index / 2) || m_tool->jobs.at(index / 2)->wasAbandoned);
    }
}

void TestExecution::tellsHowThingsStandWhenStopped()
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

void TestExecution::takesTheQuestionBackWhenStopped()
{
    describe("approval = \"ask\"\n");
    model::InvokeJob *job = invoke({"{}"});
    QTRY_COMPARE(m_questions->open().size(), 1);
    job->cancel();
    QTRY_COMPARE(m_questions->open().size(), 0);
    QVERIFY(m_tool->jobs.isEmpty());
}

void TestExecution::sharesANamespaceWithinAConversation()
{
    QVERIFY(outcome("{}").ran);
    m_tool->context.nameSpace->insert(u"kept"_s, model::JsonText::trusted("1"));
    QVERIFY(outcome("{}").ran);
    QVERIFY(m_tool->context.nameSpace->contains(u"kept"_s));
    m_scope.conversation = model::ConversationId::create();
    QVERIFY(outcome("{}").ran);
    QVERIFY(m_tool->context.nameSpace->isEmpty());
}

QTEST_GUILESS_MAIN(TestExecution)
#include "tst_execution.moc"
