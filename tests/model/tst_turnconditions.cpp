// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/sessions.h"
#include "model/store/store.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QPointer>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using model::TurnState;

namespace held {

//! An answer that the test gives piece by piece. What becomes of it is noted outside, since a job goes with its turn.
class HeldConverseJob final : public model::ConverseJob
{
public:
    HeldConverseJob(int &cancelled, QObject *parent)
        : ConverseJob(parent)
        , m_cancelled(cancelled)
    {
    }

    model::ConverseReply partial() const override { return m_partial; }
    void say(const QString &text)
    {
        m_partial.contents = {model::TextContent {text}};
        Q_EMIT delta({model::Delta::Kind::Text, text});
    }
    void succeed(const model::ConverseReply &reply)
    {
        if (!beginSuccess())
            return;
        Q_EMIT succeeded(reply);
        endSuccess();
    }

private:
    void abandon() override { ++m_cancelled; }

    int &m_cancelled;
    model::ConverseReply m_partial;
};

class HeldConversers final : public model::Converser, public model::Conversers
{
public:
    model::ConverseJob *converse(const model::ConverseRequest &, QObject *parent) override
    {
        jobs.append(new HeldConverseJob(cancelled, parent));
        return jobs.last();
    }
    model::Result<model::Converser *> converserFor(const model::ModelAddress &) override { return this; }

    QList<QPointer<HeldConverseJob>> jobs;
    int cancelled = 0;
};

class HeldInvokeJob final : public model::InvokeJob
{
public:
    HeldInvokeJob(int &cancelled, QObject *parent)
        : InvokeJob(parent)
        , m_cancelled(cancelled)
    {
    }

    QList<model::InvocationOutcome> outcomesSoFar() const override { return soFar; }
    void succeed(const QList<model::InvocationOutcome> &outcomes)
    {
        for (const model::InvocationOutcome &outcome : outcomes)
            Q_EMIT ended(outcome);
        if (!beginSuccess())
            return;
        Q_EMIT succeeded(outcomes);
        endSuccess();
    }

    QList<model::InvocationOutcome> soFar;

private:
    void abandon() override { ++m_cancelled; }

    int &m_cancelled;
};

class NoticingTools final : public model::Toolset
{
public:
    using model::Toolset::declarations;
    QList<model::ToolDeclaration> declarations(const model::Switches &) const override { return {}; }
    QStringList notices() const override { return {u"a tool's notice"_s}; }
};

//! Tools that get ready, and calls that end, when the test says so.
class HeldInvocations final : public model::Invocations
{
public:
    void prepare(const model::ToolsWanted &, QObject *, const Waiting &waiting, const std::function<void()> &done) override
    {
        if (!isHeld)
            return done();
        waiting({u"slow"_s});
        ready = done;
    }
    model::Result<model::ToolsetPointer> tools(const model::ToolsWanted &) const override { return std::make_shared<NoticingTools>(); }
    model::InvokeJob *invoke(const QList<model::Invocation> &, const model::InvocationScope &scope, QObject *parent) override
    {
        scopes.append(scope);
        jobs.append(new HeldInvokeJob(cancelled, parent));
        return jobs.last();
    }

    bool isHeld = false;
    std::function<void()> ready;
    QList<model::InvocationScope> scopes;
    QList<QPointer<HeldInvokeJob>> jobs;
    int cancelled = 0;
};

model::ConverseReply replyOf(const QString &text, const QList<model::Invocation> &calls = {})
{
    model::ConverseReply reply;
    if (!text.isEmpty())
        reply.contents = {model::TextContent {text}};
    reply.invocations = calls;
    reply.stop = calls.isEmpty() ? model::StopReason::Finished : model::StopReason::Invocations;
    reply.usage = {10, 5, 3, 2};
    return reply;
}

model::InvocationOutcome ranOf(const QString &invocation)
{
    model::InvocationOutcome outcome;
    outcome.invocation = invocation;
    outcome.contents = {model::TextContent {u"x"_s}};
    outcome.ran = true;
    return outcome;
}

template <typename Event>
QList<Event> toldOfKind(const QList<model::TurnEvent> &events)
{
    QList<Event> told;
    for (const model::TurnEvent &event : events) {
        if (const auto *is = std::get_if<Event>(&event))
            told.append(*is);
    }
    return told;
}

} // namespace held

using namespace held;

//! What a turn does where two things come together: Stop at an early or a late moment, a question, a journal that fails.
class TurnConditionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void leavesNothingWhereItIsStoppedAtOnce();
    void goesNoFurtherWhereItIsStoppedWhilePreparing();
    void tellsWhatItHears();
    void goesOnAfterAPause();
    void goesOnInvokingOnceTheJournalIsWritten();
    void endsWhatItHadBegun_data();
    void endsWhatItHadBegun();
    void takesItsQuestionBackWhenStopped_data();
    void takesItsQuestionBackWhenStopped();
    void keepsWhatThePersonEditedThoughStopped();
    void tellsOfItsOwnConversationsQuestions();
    void keepsTheIdentityOfWhatWasStreaming();
    void givesCallsWhatMayAllowThem();
    void listsWhatRanOnlyWhereItIsUndone();
    void streamsOnThoughNothingCanBeWritten();

private:
    void begin(const model::GuardLimits &limits = {});
    void send() { QVERIFY(m_session->send({model::TextContent {u"go"_s}})); }
    HeldConverseJob *answering(qsizetype request);
    HeldInvokeJob *running();
    //! Sends, and the model answers with these calls.
    void sendWith(const QList<model::Invocation> &calls);
    //! What the store has been given by now is done.
    void awaitStore();
    void setWritable(bool writable);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<model::Store> m_store;
    std::unique_ptr<HeldConversers> m_conversers;
    std::unique_ptr<HeldInvocations> m_invocations;
    std::unique_ptr<model::Questions> m_questions;
    std::unique_ptr<model::Approvals> m_approvals;
    std::unique_ptr<model::Sessions> m_sessions;
    model::Sessions::Handle m_session;
    std::shared_ptr<QList<model::TurnEvent>> m_events;
};

void TurnConditionsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    auto store = model::Store::open(m_folder->filePath(u"parlance.sqlite"_s));
    QVERIFY(store);
    m_store = std::move(*store);
    m_conversers = std::make_unique<HeldConversers>();
    m_invocations = std::make_unique<HeldInvocations>();
    m_questions = std::make_unique<model::Questions>();
    m_approvals = std::make_unique<model::Approvals>(m_folder->filePath(u"approvals.json"_s));
    begin();
}

void TurnConditionsTest::begin(const model::GuardLimits &limits)
{
    m_session.reset();
    m_sessions = std::make_unique<model::Sessions>(
        model::Session::Parts {*m_store, *m_conversers, *m_invocations, *m_questions, *m_approvals, m_folder->path(), limits});
    model::SessionSettings settings;
    settings.model = {u"fake"_s, u"model"_s};
    m_sessions->setDefaults(settings);
    m_session = m_sessions->create();
    m_events = support::SessionFixture::record(*m_session);
}

void TurnConditionsTest::cleanup()
{
    m_session.reset();
    m_sessions.reset();
    m_approvals.reset();
    m_questions.reset();
    m_invocations.reset();
    m_conversers.reset();
    m_store.reset();
}

HeldConverseJob *TurnConditionsTest::answering(qsizetype request)
{
    return QTest::qWaitFor([&] { return m_conversers->jobs.size() == request; }, support::patience) ? m_conversers->jobs.last() : nullptr;
}

HeldInvokeJob *TurnConditionsTest::running()
{
    return QTest::qWaitFor([&] { return m_invocations->jobs.size() == 1; }, support::patience) ? m_invocations->jobs.last() : nullptr;
}

void TurnConditionsTest::sendWith(const QList<model::Invocation> &calls)
{
    send();
    HeldConverseJob *job = answering(1);
    QVERIFY(job);
    job->succeed(replyOf({}, calls));
}

void TurnConditionsTest::awaitStore()
{
    bool done = false;
    m_store->run(
        this, [](model::Database &database) { return database.value(u"SELECT 1"_s); },
        [&done](const model::Result<QVariant> &result) { done = result.has_value(); });
    QTRY_VERIFY(done);
}

void TurnConditionsTest::setWritable(bool writable)
{
    m_store->run([writable](model::Database &database) {
        return database.execute(writable ? u"PRAGMA query_only = 0"_s : u"PRAGMA query_only = 1"_s);
    });
    awaitStore();
}

void TurnConditionsTest::leavesNothingWhereItIsStoppedAtOnce()
{
    // Before it has done anything, and twice.
    const auto stop = [this] {
        m_session->stop();
        m_session->stop();
    };
    connect(m_session.get(), &model::Session::turnStarted, this, stop, Qt::QueuedConnection);
    send();
    QVERIFY(support::endsAs(*m_events, TurnState::Cancelled));
    awaitStore();
    QCOMPARE(m_conversers->jobs.size(), 0);
    QCOMPARE(toldOfKind<model::EndEvent>(*m_events).size(), 1);
    QCOMPARE(m_store->reader().value(u"SELECT count(*) FROM turn"_s)->toInt(), 0);
    QCOMPARE(m_store->reader().value(u"SELECT count(*) FROM staged"_s)->toInt(), 0);
}

void TurnConditionsTest::goesNoFurtherWhereItIsStoppedWhilePreparing()
{
    m_invocations->isHeld = true;
    send();
    QTRY_VERIFY(m_invocations->ready);
    QCOMPARE(m_session->turn()->state(), TurnState::Preparing);
    QCOMPARE(toldOfKind<model::StateEvent>(*m_events).last().waitingFor, QStringList {u"slow"_s});
    m_session->stop();
    m_invocations->ready();
    QVERIFY(support::endsAs(*m_events, TurnState::Cancelled));
    QCOMPARE(m_conversers->jobs.size(), 0);
}

void TurnConditionsTest::tellsWhatItHears()
{
    send();
    HeldConverseJob *job = answering(1);
    QVERIFY(job);
    Q_EMIT job->noticed(u"a provider's notice"_s);
    Q_EMIT job->retryScheduled(70, u"busy"_s);
    QStringList notices;
    for (const model::NoticeEvent &notice : toldOfKind<model::NoticeEvent>(*m_events))
        notices.append(notice.text);
    QCOMPARE(notices, (QStringList {u"a tool's notice"_s, u"a provider's notice"_s}));
    const auto retries = toldOfKind<model::RetryEvent>(*m_events);
    QCOMPARE(retries.size(), 1);
    QCOMPARE(retries.first().milliseconds, 70);
    QCOMPARE(retries.first().reason, u"busy"_s);
}

void TurnConditionsTest::goesOnAfterAPause()
{
    send();
    HeldConverseJob *first = answering(1);
    QVERIFY(first);
    model::ConverseReply paused = replyOf(u"One."_s);
    paused.stop = model::StopReason::Paused;
    first->succeed(paused);
    HeldConverseJob *second = answering(2);
    QVERIFY(second);
    second->succeed(replyOf(u"Two."_s));
    QVERIFY(support::endsAs(*m_events, TurnState::Committed));
    QCOMPARE(m_session->conversation().length(), 3);
    QCOMPARE(m_session->conversation().nodeAt(2)->canister->text(), u"Two."_s);
}

void TurnConditionsTest::goesOnInvokingOnceTheJournalIsWritten()
{
    sendWith({support::invocation(u"a"_s, u"t:slow"_s)});
    QVERIFY(running());
    // Longer than a turn waits before it says that it waits for the store.
    QTest::qWait(600);
    QCOMPARE(m_session->turn()->state(), TurnState::Invoking);
    for (const model::StateEvent &event : toldOfKind<model::StateEvent>(*m_events))
        QVERIFY(event.state != TurnState::Storing);
}

void TurnConditionsTest::endsWhatItHadBegun_data()
{
    QTest::addColumn<bool>("isInvoking");
    QTest::newRow("a request") << false;
    QTest::newRow("calls") << true;
}

void TurnConditionsTest::endsWhatItHadBegun()
{
    QFETCH(bool, isInvoking);
    if (isInvoking) {
        sendWith({support::invocation(u"a"_s, u"t:slow"_s)});
        QVERIFY(running());
    } else {
        send();
        QVERIFY(answering(1));
    }
    m_session->stop();
    QCOMPARE(isInvoking ? m_invocations->cancelled : m_conversers->cancelled, 1);
    QVERIFY(support::endsAs(*m_events, isInvoking ? TurnState::Interrupted : TurnState::Cancelled));
}

void TurnConditionsTest::takesItsQuestionBackWhenStopped_data()
{
    QTest::addColumn<bool>("isBeforeCalls");
    QTest::newRow("before calls") << true;
    QTest::newRow("before a round") << false;
}

void TurnConditionsTest::takesItsQuestionBackWhenStopped()
{
    QFETCH(bool, isBeforeCalls);
    model::GuardLimits limits;
    if (isBeforeCalls)
        limits.callsAtOnce = 1;
    else
        limits.rounds = 1;
    begin(limits);
    QList<QPointer<model::Question>> asked;
    connect(m_questions.get(), &model::Questions::raised, this, [&asked](model::Question *question) { asked.append(question); });
    sendWith({support::invocation(u"a"_s, u"t:x"_s), support::invocation(u"b"_s, u"t:x"_s)});
    if (!isBeforeCalls) {
        HeldInvokeJob *job = running();
        QVERIFY(job);
        job->succeed({ranOf(u"a"_s), ranOf(u"b"_s)});
    }
    QTRY_COMPARE(asked.size(), 1);
    QCOMPARE(asked.first()->subject().conversation, m_session->id());
    QCOMPARE(m_session->turn()->state(), isBeforeCalls ? TurnState::Invoking : TurnState::Conversing);
    m_session->stop();
    QVERIFY(m_questions->open().isEmpty());
    QVERIFY(support::endsAs(*m_events, TurnState::Interrupted));
    QCOMPARE(m_conversers->jobs.size(), 1);
}

void TurnConditionsTest::keepsWhatThePersonEditedThoughStopped()
{
    sendWith({support::invocation(u"a"_s, u"t:slow"_s, "{\"n\":1}")});
    HeldInvokeJob *job = running();
    QVERIFY(job);
    model::InvocationOutcome soFar = ranOf(u"a"_s);
    soFar.error = model::Error {model::ErrorCategory::Execution, u"stopped"_s};
    soFar.editedArguments = model::JsonText::trusted("{\"n\":2}");
    job->soFar = {soFar};
    m_session->stop();
    QVERIFY(support::endsAs(*m_events, TurnState::Interrupted));
    QCOMPARE(m_session->conversation().nodeAt(1)->canister->invocation->editedArguments.bytes(), QByteArray("{\"n\":2}"));
}

void TurnConditionsTest::tellsOfItsOwnConversationsQuestions()
{
    send();
    QVERIFY(answering(1));
    model::Question::Subject others;
    others.conversation = model::ConversationId::create();
    model::Question::Subject own;
    own.conversation = m_session->id();
    model::Question *strange = m_questions->ask(others, this);
    model::Question *known = m_questions->ask(own, this);
    QTRY_VERIFY(!toldOfKind<model::QuestionEvent>(*m_events).isEmpty());
    strange->giveAnswer({model::Verdict::Refuse, {}});
    known->giveAnswer({model::Verdict::Refuse, {}});
    QCOMPARE(toldOfKind<model::QuestionEvent>(*m_events).size(), 1);
    QCOMPARE(toldOfKind<model::QuestionEvent>(*m_events).first().id, known->id());
    QCOMPARE(toldOfKind<model::AnswerEvent>(*m_events).size(), 1);
    delete strange;
    delete known;
}

void TurnConditionsTest::keepsTheIdentityOfWhatWasStreaming()
{
    send();
    HeldConverseJob *job = answering(1);
    QVERIFY(job);
    job->say(u"Half"_s);
    const model::CanisterPointer streamed = m_session->turn()->pending().at(1);
    QCOMPARE(m_session->turn()->pending().at(1)->id, streamed->id);
    // No thought came.
    QCOMPARE(streamed->contents.size(), 1);
    job->succeed(replyOf(u"Half and half."_s));
    QVERIFY(support::endsAs(*m_events, TurnState::Committed));
    const model::CanisterPointer kept = m_session->conversation().nodeAt(1)->canister;
    QCOMPARE(kept->text(), u"Half and half."_s);
    QCOMPARE(kept->id, streamed->id);
    QCOMPARE(kept->created.toMSecsSinceEpoch(), streamed->created.toMSecsSinceEpoch());
    QCOMPARE(kept->usage.input, 10);
    QCOMPARE(kept->usage.cacheRead, 3);
}

void TurnConditionsTest::givesCallsWhatMayAllowThem()
{
    sendWith({support::invocation(u"a"_s, u"t:x"_s)});
    QVERIFY(running());
    model::Approvals *approvals = m_invocations->scopes.first().approvals;
    QVERIFY(approvals);
    approvals->allow(u"t:x"_s, u"f"_s);
    QVERIFY(!m_approvals->isAllowed(u"t:x"_s, u"f"_s));
    m_approvals->allowAlways(u"t:y"_s, u"f"_s);
    QVERIFY(approvals->isAllowed(u"t:y"_s, u"f"_s));
}

void TurnConditionsTest::listsWhatRanOnlyWhereItIsUndone()
{
    sendWith({support::invocation(u"a"_s, u"t:x"_s)});
    HeldInvokeJob *job = running();
    QVERIFY(job);
    job->succeed({ranOf(u"a"_s)});
    HeldConverseJob *second = answering(2);
    QVERIFY(second);
    second->succeed(replyOf(u"Done."_s));
    QVERIFY(support::endsAs(*m_events, TurnState::Committed));
    QVERIFY(support::endOf(*m_events)->ran.isEmpty());
}

void TurnConditionsTest::streamsOnThoughNothingCanBeWritten()
{
    send();
    HeldConverseJob *first = answering(1);
    QVERIFY(first);
    first->succeed(replyOf(u"First."_s));
    QVERIFY(support::endsAs(*m_events, TurnState::Committed));
    m_events = support::SessionFixture::record(*m_session);
    setWritable(false);
    send();
    HeldConverseJob *job = answering(2);
    QVERIFY(job);
    job->say(u"Half"_s);
    // What has been staged has been tried, and has failed.
    awaitStore();
    awaitStore();
    QCOMPARE(m_session->turn()->state(), TurnState::Conversing);
    setWritable(true);
    QCOMPARE(m_session->turn()->state(), TurnState::Conversing);
    job->succeed(replyOf(u"Half and half."_s));
    QVERIFY(support::endsAs(*m_events, TurnState::Committed));
    QCOMPARE(m_session->conversation().nodeAt(3)->canister->text(), u"Half and half."_s);
}

QTEST_GUILESS_MAIN(TurnConditionsTest)
#include "tst_turnconditions.moc"
