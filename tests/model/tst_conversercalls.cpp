// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/conversationmodel.h"
#include "model/store/turnstore.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QAbstractItemModelTester>

using namespace Qt::StringLiterals;
using model::InvocationState, model::Role, model::TurnState;
using support::FakeConversers;
using support::SessionFixture;

//! Turns whose converser runs calls itself.
class ConverserCallsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stagesACallBetweenWhatIsSaid();
    void doesNotTearApartWhatIsBeingSaid();
    void takesNoAnswerAfterACallForNothing();
    void saysOfACallThatNeverEndsThatItIsNotKnown();
    void rollsBackWhereTheConverserBreaks();
    void journalsACallAtOnce();
    void journalsEachResultThatComesWhileSomethingIsSaid();
    void remembersThatACallRanBeforeItAsked();

private:
    static QStringList journalled(const SessionFixture &fixture, const model::Session &session)
    {
        QStringList results;
        const auto turn = session.turn() ? model::TurnStore(fixture.store->reader()).find(session.turn()->id()) : model::TurnRecord();
        for (const model::CanisterPointer &canister : turn ? turn->staged : QList<model::CanisterPointer>()) {
            if (canister->result)
                results.append(canister->text());
        }
        return results;
    }
    static model::InvocationOutcome done(const QString &id, const QString &text)
    {
        model::InvocationOutcome outcome;
        outcome.invocation = id;
        outcome.name = u"agent:work"_s;
        outcome.contents = {model::TextContent {text}};
        outcome.ran = true;
        return outcome;
    }
    static QList<Role> roles(const model::Session &session)
    {
        QList<Role> roles;
        for (int position = 0; position < session.conversation().length(); ++position)
            roles.append(session.conversation().nodeAt(position)->canister->role);
        return roles;
    }
    static model::Invocation call(const QString &id) { return support::invocation(id, u"agent:work"_s, R"({"a":1})"); }
};

void ConverserCallsTest::stagesACallBetweenWhatIsSaid()
{
    SessionFixture fixture;
    const auto session = fixture.create();
    model::ConversationModel rows(*session);
    const QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto events = SessionFixture::record(*session);
    fixture.conversers.expect({FakeConversers::text(u"I look."_s), FakeConversers::ownCall(call(u"one"_s)),
        FakeConversers::ownEnd(done(u"one"_s, u"seen"_s)), FakeConversers::text(u"I saw."_s), FakeConversers::end()});
    QVERIFY(session->send({model::TextContent {u"look"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(roles(*session), QList<Role>({Role::User, Role::Assistant, Role::Invocation, Role::Result, Role::Assistant}));
    QCOMPARE(session->conversation().nodeAt(1)->canister->text(), u"I look."_s);
    QCOMPARE(session->conversation().nodeAt(4)->canister->text(), u"I saw."_s);
    QCOMPARE(fixture.invocations.ran.size(), 0);
    QCOMPARE(rows.data(rows.index(2), model::ConversationModel::StateRole).value<InvocationState>(), InvocationState::Done);
}

void ConverserCallsTest::doesNotTearApartWhatIsBeingSaid()
{
    SessionFixture fixture;
    const auto session = fixture.create();
    model::ConversationModel rows(*session);
    const auto events = SessionFixture::record(*session);
    fixture.conversers.expect({FakeConversers::ownCall(call(u"one"_s)), FakeConversers::ownCall(call(u"two"_s)),
        FakeConversers::text(u"It ru"_s), FakeConversers::ownEnd(done(u"two"_s, u"2"_s)), FakeConversers::ownEnd(done(u"one"_s, u"1"_s)),
        FakeConversers::text(u"ns."_s), FakeConversers::end()});
    QVERIFY(session->send({model::TextContent {u"run"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(roles(*session), QList<Role>({Role::User, Role::Invocation, Role::Invocation, Role::Assistant, Role::Result, Role::Result}));
    QCOMPARE(session->conversation().nodeAt(3)->canister->text(), u"It runs."_s);
    // Each is shown with its call all the same.
    for (const int row : {1, 2})
        QVERIFY(rows.data(rows.index(row), model::ConversationModel::ResultRole).isValid());
    for (const int row : {4, 5})
        QVERIFY(rows.data(rows.index(row), model::ConversationModel::MergedRole).toBool());
}

void ConverserCallsTest::takesNoAnswerAfterACallForNothing()
{
    SessionFixture fixture;
    const auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    fixture.conversers.expect(
        {FakeConversers::ownCall(call(u"one"_s)), FakeConversers::ownEnd(done(u"one"_s, u"1"_s)), FakeConversers::end()});
    QVERIFY(session->send({model::TextContent {u"run"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(roles(*session), QList<Role>({Role::User, Role::Invocation, Role::Result}));
}

void ConverserCallsTest::saysOfACallThatNeverEndsThatItIsNotKnown()
{
    SessionFixture fixture;
    const auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    fixture.conversers.expect({FakeConversers::ownCall(call(u"one"_s)), FakeConversers::text(u"Wait"_s)});
    QVERIFY(session->send({model::TextContent {u"run"_s}}));
    QTRY_VERIFY(session->turn() && session->turn()->pending().isStreaming());
    session->stop();
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QCOMPARE(roles(*session), QList<Role>({Role::User, Role::Invocation, Role::Assistant, Role::Result}));
    QVERIFY(session->conversation().nodeAt(3)->canister->result->error);
}

void ConverserCallsTest::rollsBackWhereTheConverserBreaks()
{
    SessionFixture fixture;
    const auto session = fixture.conversation();
    const QByteArray before = fixture.show(session->id());
    const auto events = SessionFixture::record(*session);
    fixture.conversers.expect({FakeConversers::text(u"I begin."_s), FakeConversers::ownCall(call(u"one"_s)),
        FakeConversers::fail({model::ErrorCategory::Fatal, u"It is gone."_s, {}})});
    QVERIFY(session->send({model::TextContent {u"run"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::RolledBack));
    QCOMPARE(fixture.show(session->id()), before);
    const auto end = support::endOf(*events);
    QCOMPARE(end->ran.size(), 1);
    QCOMPARE(end->ran.first().name, u"agent:work"_s);
    QCOMPARE(session->rolledBack()->staged.size(), 4);
}

void ConverserCallsTest::journalsACallAtOnce()
{
    SessionFixture fixture;
    const auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::text(u"I begin."_s), FakeConversers::ownCall(call(u"one"_s)),
        FakeConversers::ownEnd(done(u"one"_s, u"1"_s)), FakeConversers::ownCall(call(u"two"_s))});
    QVERIFY(session->send({model::TextContent {u"run"_s}}));
    // As a kill would leave it.
    QTRY_VERIFY([&] {
        if (!session->turn())
            return false;
        const auto staged = model::TurnStore(fixture.store->reader()).find(session->turn()->id());
        return staged && staged->staged.size() == 5;
    }());
    session->stop();
}

void ConverserCallsTest::journalsEachResultThatComesWhileSomethingIsSaid()
{
    SessionFixture fixture;
    const auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::ownCall(call(u"one"_s)), FakeConversers::ownCall(call(u"two"_s)),
        FakeConversers::text(u"It ru"_s), FakeConversers::ownEnd(done(u"two"_s, u"2"_s)), FakeConversers::ownEnd(done(u"one"_s, u"1"_s))});
    QVERIFY(session->send({model::TextContent {u"run"_s}}));
    // As a kill would leave them.
    QTRY_COMPARE(journalled(fixture, *session), QStringList({u"2"_s, u"1"_s}));
    session->stop();
}

void ConverserCallsTest::remembersThatACallRanBeforeItAsked()
{
    SessionFixture fixture;
    const auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    fixture.conversers.expect({FakeConversers::ownCall(call(u"one"_s)), FakeConversers::text(u"Wait"_s)});
    QVERIFY(session->send({model::TextContent {u"run"_s}}));
    QTRY_VERIFY(session->turn() && session->turn()->pending().isStreaming());
    auto *job = session->turn()->findChild<model::ConverseJob *>();
    QVERIFY(job);
    Q_EMIT job->callPassed(u"one"_s, InvocationState::WaitingForApproval);
    session->stop();
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QList<InvocationState> ended;
    for (const model::TurnEvent &event : std::as_const(*events)) {
        if (const auto *result = std::get_if<model::ResultEvent>(&event))
            ended.append(result->outcome.state);
    }
    QCOMPARE(ended, QList<InvocationState> {InvocationState::Unknown});
}

QTEST_GUILESS_MAIN(ConverserCallsTest)
#include "tst_conversercalls.moc"
