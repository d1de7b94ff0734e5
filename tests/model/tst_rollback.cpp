// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/sessionfixture.h"

#include "model/store/turnstore.h"
#include "tests/support/patience.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;
using support::SessionFixture;

//! Where a turn breaks: what the model says and what its tool does.
struct Break {
    QList<FakeConversers::Script> scripts;
    QStringList fatal;
    QStringList fine;
    int ran = 0;
};

Q_DECLARE_METATYPE(Break)

//! Turns that a tool breaks, and what can be done about them.
class RollBackTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rollsBackWhereverATurnBreaks_data();
    void rollsBackWhereverATurnBreaks();
    void retryReusesWhatRan();
    void retryKeepsTheMessagesThatCameWithIt();
    void retryRunsIdempotentCallsAgain();
    void retryReusesAResultOnce();
    void stopKeepsWhatARetryReused_data();
    void stopKeepsWhatARetryReused();
    void tellsWhatRanWholeFromWhatDidNot();
    void sendsTheErrorToTheModelInstead();
    void restoresARolledBackTurnAsABranch();
    void dismissesTheBannerForGood();
};

void RollBackTest::rollsBackWhereverATurnBreaks_data()
{
    QTest::addColumn<Break>("broken");
    const auto call = [](const QString &name) { return FakeConversers::call({support::invocation({}, name)}); };
    QTest::newRow("in the first round") << Break {{{call(u"t:break"_s)}}, {u"t:break"_s}, {}, 1};
    QTest::newRow("after some text") << Break {{{FakeConversers::text(u"Well."_s), call(u"t:break"_s)}}, {u"t:break"_s}, {}, 1};
    QTest::newRow("in the second round") << Break {{{call(u"t:write"_s)}, {call(u"t:break"_s)}}, {u"t:break"_s}, {u"t:write"_s}, 2};
    QTest::newRow("beside others") << Break {
        {{FakeConversers::call({support::invocation(u"a"_s, u"t:write"_s), support::invocation(u"b"_s, u"t:break"_s)})}}, {u"t:break"_s},
        {u"t:write"_s}, 2};
    QTest::newRow("beside one that never ends")
        << Break {{{FakeConversers::call({support::invocation(u"a"_s, u"t:never"_s), support::invocation(u"b"_s, u"t:break"_s)})}},
               {u"t:break"_s}, {}, 1};
}

void RollBackTest::rollsBackWhereverATurnBreaks()
{
    QFETCH(Break, broken);
    SessionFixture fixture;
    auto session = fixture.conversation();
    const QByteArray before = fixture.show(session->id());
    for (const auto &script : broken.scripts)
        fixture.conversers.expect(script);
    for (const QString &name : broken.fatal)
        fixture.invocations.expectError(name, model::ErrorCategory::Fatal, true);
    for (const QString &name : broken.fine)
        fixture.invocations.expectText(name, u"written"_s);
    QSignalSpy returned(session.get(), &model::Session::returned);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"break it"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::RolledBack));

    QCOMPARE(fixture.show(session->id()), before);
    QCOMPARE(session->conversation().length(), 2);
    QCOMPARE(returned.value(0).value(0).value<model::QueuedMessage>().text(), u"break it"_s);
    const auto ran = support::endOf(*events)->ran;
    QCOMPARE(ran.size(), broken.ran);
    // The one that broke is told apart from those that ended.
    for (const model::RanInvocation &invocation : ran)
        QCOMPARE(invocation.broke, broken.fatal.contains(invocation.name));
    QVERIFY(session->rolledBack());
    const auto kept = model::TurnStore(fixture.store->reader()).rolledBack(session->id());
    QVERIFY(kept);
    QCOMPARE(kept->size(), 1);
    QCOMPARE(kept->first().staged.first()->text(), u"break it"_s);
    QCOMPARE(kept->first().error->category, model::ErrorCategory::Fatal);
}

//! Two rounds: a tool that writes, then one that breaks.
static void breakInSecondRound(SessionFixture &fixture, model::Session &session, bool idempotent)
{
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"w"_s, u"t:write"_s, "{\"a\": 1}")})});
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"x"_s, u"t:break"_s)})});
    fixture.invocations.expectText(u"t:write"_s, u"written"_s);
    fixture.invocations.outcomes[u"t:write"_s].idempotent = idempotent;
    fixture.invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    const auto events = SessionFixture::record(session);
    QVERIFY(session.send({model::TextContent {u"break it"_s}}));
    QTRY_VERIFY(support::endOf(*events));
    QCOMPARE(support::endOf(*events)->state, TurnState::RolledBack);
    fixture.invocations.ran.clear();
}

void RollBackTest::retryReusesWhatRan()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    breakInSecondRound(fixture, *session, false);
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"w"_s, u"t:write"_s, "{\"a\":1}")})});
    fixture.conversers.expect({FakeConversers::text(u"Now it works."_s), FakeConversers::end()});
    QSignalSpy taken(session.get(), &model::Session::taken);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->retryRolledBack());
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QVERIFY(fixture.invocations.ran.isEmpty());
    for (const model::TurnEvent &event : *events) {
        if (const auto *result = std::get_if<model::ResultEvent>(&event))
            QCOMPARE(result->outcome.state, model::InvocationState::Reused);
    }
    QVERIFY(!session->rolledBack());
    QCOMPARE(taken.value(0).value(0).value<model::QueuedMessage>().text(), u"break it"_s);
    QCOMPARE(session->conversation().nodeAt(4)->canister->text(), u"written"_s);
}

//! Such as those of a prompt, which has its own questions and answers.
void RollBackTest::retryKeepsTheMessagesThatCameWithIt()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"x"_s, u"t:break"_s)})});
    fixture.invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    auto events = SessionFixture::record(*session);
    const QList<model::Canister> before {{.role = model::Role::User, .contents = {model::TextContent {u"Do you know lamps?"_s}}},
        {.role = model::Role::Assistant, .contents = {model::TextContent {u"I do."_s}}}};
    QSignalSpy returned(session.get(), &model::Session::returned);
    QVERIFY(session->send({model::TextContent {u"Break one"_s}}, before));
    QVERIFY(support::endsAs(*events, TurnState::RolledBack));
    QCOMPARE(returned.size(), 1);
    QCOMPARE(returned.first().first().value<model::QueuedMessage>().text(), u"Break one"_s);
    fixture.conversers.expect({FakeConversers::text(u"No."_s), FakeConversers::end()});
    events = SessionFixture::record(*session);
    QVERIFY(session->retryRolledBack());
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QStringList texts;
    for (int position = 0; position < session->conversation().length(); ++position)
        texts.append(session->conversation().nodeAt(position)->canister->text());
    QCOMPARE(texts, (QStringList {u"Do you know lamps?"_s, u"I do."_s, u"Break one"_s, u"No."_s}));
}

void RollBackTest::retryRunsIdempotentCallsAgain()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    breakInSecondRound(fixture, *session, true);
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"w"_s, u"t:write"_s, "{\"a\":1}")})});
    fixture.conversers.expect({FakeConversers::text(u"Now it works."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->retryRolledBack());
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(fixture.invocations.ran.size(), 1);
}

//! Of two calls that are the same where there was one.
void RollBackTest::retryReusesAResultOnce()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    breakInSecondRound(fixture, *session, false);
    fixture.conversers.expect({FakeConversers::call(
        {support::invocation(u"w"_s, u"t:write"_s, "{\"a\":1}"), support::invocation(u"v"_s, u"t:write"_s, "{\"a\":1}")})});
    fixture.conversers.expect({FakeConversers::text(u"Now it works."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->retryRolledBack());
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(fixture.invocations.ran.size(), 1);
    QCOMPARE(fixture.invocations.ran.first().id, u"v"_s);
}

void RollBackTest::stopKeepsWhatARetryReused_data()
{
    QTest::addColumn<int>("callsAtOnce");
    QTest::newRow("while the other call runs") << 0;
    QTest::newRow("before any begins") << 1;
}

void RollBackTest::stopKeepsWhatARetryReused()
{
    QFETCH(int, callsAtOnce);
    SessionFixture fixture;
    fixture.limits.callsAtOnce = callsAtOnce;
    fixture.reopen();
    auto session = fixture.conversation();
    breakInSecondRound(fixture, *session, false);
    fixture.conversers.expect(
        {FakeConversers::call({support::invocation(u"n"_s, u"t:never"_s), support::invocation(u"w"_s, u"t:write"_s, "{\"a\":1}")})});
    const auto events = SessionFixture::record(*session);
    connect(fixture.questions.get(), &model::Questions::raised, this, [](model::Question *question) {
        question->giveAnswer({model::Verdict::Refuse, {}});
    });
    fixture.invocations.beginning = [&session](const model::InvocationScope &) {
        QMetaObject::invokeMethod(session.get(), &model::Session::stop, Qt::QueuedConnection);
    };
    QVERIFY(session->retryRolledBack());
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QCOMPARE(fixture.invocations.ran.size(), callsAtOnce == 0 ? 1 : 0);
    QCOMPARE(session->conversation().length(), 7);
    QVERIFY(session->conversation().nodeAt(5)->canister->result->error);
    const model::CanisterPointer reused = session->conversation().nodeAt(6)->canister;
    QCOMPARE(reused->text(), u"written"_s);
    QVERIFY(!reused->result->error);
}

void RollBackTest::tellsWhatRanWholeFromWhatDidNot()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    model::InvocationOutcome refused;
    refused.error = model::Error {model::ErrorCategory::Permission, u"refused"_s};
    refused.state = model::InvocationState::Refused;
    fixture.invocations.expect(u"t:refused"_s, refused);
    model::InvocationOutcome stopped;
    stopped.error = model::Error {model::ErrorCategory::Execution, u"stopped"_s};
    stopped.state = model::InvocationState::Failed;
    stopped.ran = true;
    stopped.stopped = true;
    fixture.invocations.expect(u"t:stopped"_s, stopped);
    fixture.invocations.expectText(u"t:write"_s, u"written"_s);
    fixture.invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"r"_s, u"t:refused"_s), support::invocation(u"w"_s, u"t:write"_s),
        support::invocation(u"s"_s, u"t:stopped"_s), support::invocation(u"b"_s, u"t:break"_s)})});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"break it"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::RolledBack));
    const auto kept = model::TurnStore(fixture.store->reader()).rolledBack(session->id());
    QVERIFY(kept);
    QCOMPARE(kept->size(), 1);
    for (const QList<model::RanInvocation> &told : {support::endOf(*events)->ran, kept->first().ran}) {
        QStringList ran;
        for (const model::RanInvocation &invocation : told)
            ran.append(model::effectOutside(invocation, invocation.id).english());
        QCOMPARE(ran,
            (QStringList {u"Already done outside, and not undone: t:write w"_s,
                u"Begun outside, and not undone as far as it got: t:stopped s"_s,
                u"Begun outside, and not undone as far as it got: t:break b"_s}));
    }
}

void RollBackTest::sendsTheErrorToTheModelInstead()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    breakInSecondRound(fixture, *session, false);
    fixture.conversers.expect({FakeConversers::text(u"I see, it broke."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->sendErrorToModel());
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    const auto &sent = fixture.conversers.requests.last().canisters;
    QCOMPARE(sent.last()->role, model::Role::Result);
    QCOMPARE(sent.last()->result->error->category, model::ErrorCategory::Fatal);
    QCOMPARE(session->conversation().length(), 2 + 6);
    QVERIFY(!session->rolledBack());
}

void RollBackTest::restoresARolledBackTurnAsABranch()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    breakInSecondRound(fixture, *session, false);
    QVERIFY(session->restoreRolledBack());
    QTRY_COMPARE(session->conversation().length(), 2 + 5);
    QVERIFY(!session->rolledBack());
    QVERIFY(session->isInterrupted());
}

void RollBackTest::dismissesTheBannerForGood()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    breakInSecondRound(fixture, *session, false);
    const model::ConversationId id = session->id();
    session->dismissRolledBack();
    QVERIFY(!session->rolledBack());
    session.reset();
    fixture.reopen();
    const auto kept = model::TurnStore(fixture.store->reader()).rolledBack(id);
    QVERIFY(kept);
    QCOMPARE(kept->size(), 1);
    QVERIFY(kept->first().dismissed);
    QVERIFY(model::TurnStore(fixture.store->reader()).rolledBack(id, false)->isEmpty());
}

QTEST_GUILESS_MAIN(RollBackTest)
#include "tst_rollback.moc"
