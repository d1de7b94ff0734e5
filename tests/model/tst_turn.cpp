// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/sessionfixture.h"

#include "model/session/conversationmodel.h"
#include "model/session/requestbuilder.h"
#include "model/store/turnstore.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

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

//! Turns with fake ports and a real store.
class TurnTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commitsAnAnswer();
    void executesInvocationsAndAsksAgain();
    void givesEveryInvocationItsResultInOrder();
    void rollsBackWhereverATurnBreaks_data();
    void rollsBackWhereverATurnBreaks();
    void retryReusesWhatRan();
    void retryRunsIdempotentCallsAgain();
    void sendsTheErrorToTheModelInstead();
    void restoresARolledBackTurnAsABranch();
    void dismissesTheBannerForGood();
    void stopKeepsThePartialAnswer();
    void stopBeforeAnythingCameReturnsTheText();
    void stopWhileInvokingKeepsFinishedResults();
    void aProviderErrorKeepsWhatWasSeen();
    void aMissingModelReturnsTheText();
    void anEmptyAnswerIsAnError();
    void asksWhenTheRoundsAreUsedUp();
    void asksWhenOneToolIsHammered();
    void makesIdentifiersUnique();
    void regeneratingMakesASibling();
    void editingMakesASibling();
    void continuesAnInterruptedAnswer();
    void refusesASecondTurn();
    void refusesASecondWriter();
    void modelFollowsTheTurn();

private:
    void waitForEnd(const std::shared_ptr<QList<model::TurnEvent>> &events, TurnState state);
    model::Sessions::Handle conversation(SessionFixture &fixture);
};

void TurnTest::waitForEnd(const std::shared_ptr<QList<model::TurnEvent>> &events, TurnState state)
{
    QTRY_VERIFY(support::endOf(*events));
    QCOMPARE(support::endOf(*events)->state, state);
}

//! A conversation with one committed turn.
model::Sessions::Handle TurnTest::conversation(SessionFixture &fixture)
{
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::text(u"first answer"_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    [&] { QVERIFY(session->send({model::TextContent {u"first question"_s}})); }();
    waitForEnd(events, TurnState::Committed);
    return session;
}

void TurnTest::commitsAnAnswer()
{
    SessionFixture fixture;
    auto session = conversation(fixture);
    QCOMPARE(session->conversation().length(), 2);
    QCOMPARE(session->conversation().nodeAt(0)->canister->text(), u"first question"_s);
    QCOMPARE(session->conversation().nodeAt(1)->canister->text(), u"first answer"_s);
    QCOMPARE(session->conversation().title(), u"first question"_s);
    QVERIFY(!session->isInterrupted());
    const model::ConversationId id = session->id();
    const QByteArray before = fixture.show(id);
    session.reset();
    fixture.reopen();
    QCOMPARE(fixture.show(id), before);
}

void TurnTest::executesInvocationsAndAsksAgain()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::text(u"Let me look."_s), FakeConversers::call({support::invocation(u"a"_s, u"io:read"_s)})});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    fixture.invocations.expectText(u"io:read"_s, u"contents"_s);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"read"_s}}));
    waitForEnd(events, TurnState::Committed);

    QStringList roles;
    for (int position = 0; position < session->conversation().length(); ++position)
        roles.append(model::toWire(session->conversation().nodeAt(position)->canister->role));
    QCOMPARE(roles, QStringList({u"user"_s, u"assistant"_s, u"invocation"_s, u"result"_s, u"assistant"_s}));
    QCOMPARE(support::endOf(*events)->usage.input, 20);
    QCOMPARE(fixture.conversers.requests.size(), 2);
    QCOMPARE(fixture.conversers.requests.at(1).origin.round, 2);
}

void TurnTest::givesEveryInvocationItsResultInOrder()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"a"_s, u"t:one"_s), support::invocation(u"b"_s, u"t:two"_s),
        support::invocation(u"c"_s, u"t:one"_s)})});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    fixture.invocations.expectText(u"t:one"_s, u"1"_s);
    fixture.invocations.expectText(u"t:two"_s, u"2"_s);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    waitForEnd(events, TurnState::Committed);

    QStringList sent;
    for (const auto &canister : fixture.conversers.requests.at(1).canisters) {
        if (canister->invocation)
            sent.append(u"call "_s + canister->invocation->id);
        if (canister->result)
            sent.append(u"result "_s + canister->result->invocation);
    }
    QCOMPARE(sent, QStringList({u"call a"_s, u"call b"_s, u"call c"_s, u"result a"_s, u"result b"_s, u"result c"_s}));
}

void TurnTest::rollsBackWhereverATurnBreaks_data()
{
    QTest::addColumn<Break>("broken");
    const auto call = [](const QString &name) { return FakeConversers::call({support::invocation({}, name)}); };
    QTest::newRow("in the first round") << Break {{{call(u"t:break"_s)}}, {u"t:break"_s}, {}, 1};
    QTest::newRow("after some text") << Break {{{FakeConversers::text(u"Well."_s), call(u"t:break"_s)}}, {u"t:break"_s}, {}, 1};
    QTest::newRow("in the second round") << Break {{{call(u"t:write"_s)}, {call(u"t:break"_s)}}, {u"t:break"_s}, {u"t:write"_s}, 2};
    QTest::newRow("beside others") << Break {{{FakeConversers::call({support::invocation(u"a"_s, u"t:write"_s), support::invocation(u"b"_s, u"t:break"_s)})}},
        {u"t:break"_s}, {u"t:write"_s}, 2};
    QTest::newRow("beside one that never ends") << Break {{{FakeConversers::call({support::invocation(u"a"_s, u"t:never"_s), support::invocation(u"b"_s, u"t:break"_s)})}},
        {u"t:break"_s}, {}, 1};
}

void TurnTest::rollsBackWhereverATurnBreaks()
{
    QFETCH(Break, broken);
    SessionFixture fixture;
    auto session = conversation(fixture);
    const QByteArray before = fixture.show(session->id());
    for (const auto &script : broken.scripts)
        fixture.conversers.expect(script);
    for (const QString &name : broken.fatal)
        fixture.invocations.expectError(name, model::ErrorCategory::Fatal, true);
    for (const QString &name : broken.fine)
        fixture.invocations.expectText(name, u"written"_s);
    QSignalSpy returned(session.get(), &model::Session::textReturned);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"break it"_s}}));
    waitForEnd(events, TurnState::RolledBack);

    QCOMPARE(fixture.show(session->id()), before);
    QCOMPARE(session->conversation().length(), 2);
    QCOMPARE(returned.value(0).value(0).toString(), u"break it"_s);
    QCOMPARE(support::endOf(*events)->ran.size(), broken.ran);
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

void TurnTest::retryReusesWhatRan()
{
    SessionFixture fixture;
    auto session = conversation(fixture);
    breakInSecondRound(fixture, *session, false);
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"w"_s, u"t:write"_s, "{\"a\":1}")})});
    fixture.conversers.expect({FakeConversers::text(u"Now it works."_s), FakeConversers::end()});
    QSignalSpy taken(session.get(), &model::Session::textTaken);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->retryRolledBack());
    waitForEnd(events, TurnState::Committed);
    QVERIFY(fixture.invocations.ran.isEmpty());
    QVERIFY(!session->rolledBack());
    QCOMPARE(taken.value(0).value(0).toString(), u"break it"_s);
    QCOMPARE(session->conversation().nodeAt(4)->canister->text(), u"written"_s);
}

void TurnTest::retryRunsIdempotentCallsAgain()
{
    SessionFixture fixture;
    auto session = conversation(fixture);
    breakInSecondRound(fixture, *session, true);
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"w"_s, u"t:write"_s, "{\"a\":1}")})});
    fixture.conversers.expect({FakeConversers::text(u"Now it works."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->retryRolledBack());
    waitForEnd(events, TurnState::Committed);
    QCOMPARE(fixture.invocations.ran.size(), 1);
}

void TurnTest::sendsTheErrorToTheModelInstead()
{
    SessionFixture fixture;
    auto session = conversation(fixture);
    breakInSecondRound(fixture, *session, false);
    fixture.conversers.expect({FakeConversers::text(u"I see, it broke."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->sendErrorToModel());
    waitForEnd(events, TurnState::Committed);
    const auto &sent = fixture.conversers.requests.last().canisters;
    QCOMPARE(sent.last()->role, model::Role::Result);
    QCOMPARE(sent.last()->result->error->category, model::ErrorCategory::Fatal);
    QCOMPARE(session->conversation().length(), 2 + 6);
    QVERIFY(!session->rolledBack());
}

void TurnTest::restoresARolledBackTurnAsABranch()
{
    SessionFixture fixture;
    auto session = conversation(fixture);
    breakInSecondRound(fixture, *session, false);
    QVERIFY(session->restoreRolledBack());
    QTRY_COMPARE(session->conversation().length(), 2 + 5);
    QVERIFY(!session->rolledBack());
    QVERIFY(session->isInterrupted());
}

void TurnTest::dismissesTheBannerForGood()
{
    SessionFixture fixture;
    auto session = conversation(fixture);
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

void TurnTest::stopKeepsThePartialAnswer()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::thought(u"Hm."_s), FakeConversers::text(u"Half an ans"_s)});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QTRY_VERIFY(session->turn() && session->turn()->pending().size() == 2 && session->turn()->pending().at(1)->text() == u"Half an ans"_s);
    session->stop();
    waitForEnd(events, TurnState::Interrupted);
    QCOMPARE(session->conversation().nodeAt(1)->canister->text(), u"Half an ans"_s);
    QVERIFY(session->conversation().nodeAt(1)->canister->interrupted);
    QVERIFY(session->isInterrupted());
}

void TurnTest::stopBeforeAnythingCameReturnsTheText()
{
    SessionFixture fixture;
    auto session = conversation(fixture);
    const QByteArray before = fixture.show(session->id());
    fixture.conversers.expect({});
    QSignalSpy returned(session.get(), &model::Session::textReturned);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"never mind"_s}}));
    QTRY_COMPARE(fixture.conversers.requests.size(), 2);
    session->stop();
    waitForEnd(events, TurnState::Cancelled);
    QCOMPARE(returned.value(0).value(0).toString(), u"never mind"_s);
    QCOMPARE(fixture.show(session->id()), before);
}

void TurnTest::stopWhileInvokingKeepsFinishedResults()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"a"_s, u"t:fine"_s), support::invocation(u"b"_s, u"t:never"_s)})});
    fixture.invocations.expectText(u"t:fine"_s, u"fine"_s);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QTRY_VERIFY(session->turn() && session->turn()->state() == TurnState::Invoking && !session->turn()->record().ran.isEmpty());
    session->stop();
    waitForEnd(events, TurnState::Interrupted);
    QCOMPARE(session->conversation().length(), 5);
    QCOMPARE(session->conversation().nodeAt(3)->canister->text(), u"fine"_s);
    QVERIFY(session->conversation().nodeAt(4)->canister->result->error);
}

void TurnTest::aProviderErrorKeepsWhatWasSeen()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::text(u"Half"_s), FakeConversers::fail({model::ErrorCategory::Provider, u"overloaded"_s})});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    waitForEnd(events, TurnState::Interrupted);
    QCOMPARE(support::endOf(*events)->error->message, u"overloaded"_s);
    QCOMPARE(session->conversation().nodeAt(1)->canister->text(), u"Half"_s);
}

void TurnTest::aMissingModelReturnsTheText()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.absent = model::Error {model::ErrorCategory::Usage, u"no such provider"_s};
    QSignalSpy returned(session.get(), &model::Session::textReturned);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    waitForEnd(events, TurnState::Cancelled);
    QCOMPARE(support::endOf(*events)->error->message, u"no such provider"_s);
    QCOMPARE(returned.size(), 1);
}

void TurnTest::anEmptyAnswerIsAnError()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    waitForEnd(events, TurnState::Cancelled);
    QVERIFY(support::endOf(*events)->error);
}

void TurnTest::asksWhenTheRoundsAreUsedUp()
{
    SessionFixture fixture;
    fixture.limits.rounds = 2;
    fixture.reopen();
    fixture.invocations.expectText(u"t:loop"_s, u"again"_s);
    for (int round = 0; round < 5; ++round)
        fixture.conversers.expect({FakeConversers::call({support::invocation({}, u"t:loop"_s)})});
    QStringList asked;
    QObject::connect(fixture.questions.get(), &model::Questions::raised, this, [&asked](model::Question *question) {
        asked.append(question->subject().text);
        question->giveAnswer({asked.size() == 1 ? model::Verdict::AllowOnce : model::Verdict::Refuse, {}});
    });
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    waitForEnd(events, TurnState::Interrupted);
    QCOMPARE(asked.size(), 2);
    QCOMPARE(fixture.conversers.requests.size(), 4);
}

void TurnTest::asksWhenOneToolIsHammered()
{
    SessionFixture fixture;
    fixture.limits = {0, 3, 10};
    fixture.reopen();
    fixture.invocations.expectText(u"t:loop"_s, u"again"_s);
    for (int round = 0; round < 6; ++round)
        fixture.conversers.expect({FakeConversers::call({support::invocation({}, u"t:loop"_s, QByteArray::number(round))})});
    int asked = 0;
    QObject::connect(fixture.questions.get(), &model::Questions::raised, this, [&asked](model::Question *question) {
        ++asked;
        question->giveAnswer({model::Verdict::Refuse, {}});
    });
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    waitForEnd(events, TurnState::Interrupted);
    QCOMPARE(asked, 1);
    QCOMPARE(fixture.invocations.ran.size(), 3);
}

void TurnTest::makesIdentifiersUnique()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.invocations.expectText(u"t:x"_s, u"x"_s);
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"call_1"_s, u"t:x"_s), support::invocation(u"call_1"_s, u"t:x"_s)})});
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"call_1"_s, u"t:x"_s)})});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    waitForEnd(events, TurnState::Committed);
    QSet<QString> ids;
    for (int position = 0; position < session->conversation().length(); ++position) {
        const model::CanisterPointer canister = session->conversation().nodeAt(position)->canister;
        if (canister->invocation)
            ids.insert(canister->invocation->id);
    }
    QCOMPARE(ids.size(), 3);
}

void TurnTest::regeneratingMakesASibling()
{
    SessionFixture fixture;
    auto session = conversation(fixture);
    fixture.conversers.expect({FakeConversers::text(u"second answer"_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->regenerate(1));
    waitForEnd(events, TurnState::Committed);
    QCOMPARE(session->conversation().length(), 2);
    QCOMPARE(session->conversation().nodeAt(1)->canister->text(), u"second answer"_s);
    QCOMPARE(session->conversation().nodeAt(1)->siblings, 2);
    QVERIFY(session->showSibling(1, -1));
    QTRY_COMPARE(session->conversation().nodeAt(1)->canister->text(), u"first answer"_s);
}

void TurnTest::editingMakesASibling()
{
    SessionFixture fixture;
    auto session = conversation(fixture);
    fixture.conversers.expect({FakeConversers::text(u"other answer"_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->editAndSend(0, {model::TextContent {u"other question"_s}}));
    waitForEnd(events, TurnState::Committed);
    QCOMPARE(session->conversation().nodeAt(0)->canister->text(), u"other question"_s);
    QCOMPARE(session->conversation().nodeAt(0)->siblings, 2);
    QCOMPARE(fixture.conversers.requests.last().canisters.size(), 1);
}

void TurnTest::continuesAnInterruptedAnswer()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::text(u"Half"_s), FakeConversers::fail({model::ErrorCategory::Provider, u"gone"_s})});
    fixture.conversers.expect({FakeConversers::text(u"the other half"_s), FakeConversers::end()});
    auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    waitForEnd(events, TurnState::Interrupted);
    events = SessionFixture::record(*session);
    QVERIFY(session->continueAnswer());
    waitForEnd(events, TurnState::Committed);
    QCOMPARE(session->conversation().length(), 4);
    QVERIFY(!session->isInterrupted());
}

void TurnTest::refusesASecondTurn()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({});
    QVERIFY(session->send({model::TextContent {u"one"_s}}));
    QVERIFY(!session->send({model::TextContent {u"two"_s}}));
}

void TurnTest::refusesASecondWriter()
{
    SessionFixture fixture;
    auto session = conversation(fixture);
    // Another process, as far as the lock is concerned: a session of its own for the same conversation.
    model::Sessions others({*fixture.store, fixture.conversers, fixture.invocations, *fixture.questions, *fixture.approvals, fixture.folder.path(), {}});
    const auto other = others.open(session->id());
    QVERIFY(other);
    fixture.conversers.expect({});
    QVERIFY(session->send({model::TextContent {u"mine"_s}}));
    (*other)->setSettings(session->settings());
    const auto refused = (*other)->send({model::TextContent {u"theirs"_s}});
    QVERIFY(!refused);
    QCOMPARE(refused.error().category, model::ErrorCategory::Storage);
}

void TurnTest::modelFollowsTheTurn()
{
    SessionFixture fixture;
    auto session = conversation(fixture);
    model::ConversationModel rows(*session);
    const QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy streamed(&rows, &model::ConversationModel::textStreamed);
    QCOMPARE(rows.rowCount(), 2);

    fixture.invocations.expectText(u"t:x"_s, u"x"_s);
    fixture.invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    fixture.conversers.expect({FakeConversers::text(u"Well"_s), FakeConversers::call({support::invocation(u"a"_s, u"t:x"_s)})});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    waitForEnd(events, TurnState::Committed);
    QCOMPARE(rows.rowCount(), 7);
    QVERIFY(!rows.isPending(6));
    QCOMPARE(rows.resultRow(4), 5);
    QCOMPARE(rows.invocationRow(5), 4);
    QCOMPARE(rows.invocationState(4), model::InvocationState::Done);
    QCOMPARE(streamed.size(), 2);

    // Another answer to the first question, which breaks: the rows come back as they were.
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"b"_s, u"t:break"_s)})});
    QList<int> counts;
    QObject::connect(session.get(), &model::Session::turnStarted, &rows, [&] { counts.append(rows.rowCount()); });
    events = SessionFixture::record(*session);
    QVERIFY(session->regenerate(1));
    waitForEnd(events, TurnState::RolledBack);
    QCOMPARE(counts, QList<int> {1});
    QCOMPARE(rows.rowCount(), 7);
    QCOMPARE(rows.data(rows.index(6), Qt::DisplayRole).toString(), u"Done."_s);
}

QTEST_GUILESS_MAIN(TurnTest)
#include "tst_turn.moc"
