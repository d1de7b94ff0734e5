// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;
using support::SessionFixture;

//! What holds of turns whose calls are written as text.
class TurnLimitsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsWithTheContractsTextAfterFiveRounds();
    void endsWhenWrittenCallsAreWrongThreeTimes();
    void runsACallInProseOnlyIfThePersonSaysSo_data();
    void runsACallInProseOnlyIfThePersonSaysSo();
};

void TurnLimitsTest::endsWithTheContractsTextAfterFiveRounds()
{
    SessionFixture fixture;
    fixture.invocations.expectText(u"t:loop"_s, u"again"_s);
    for (int round = 0; round < 7; ++round)
        fixture.conversers.expect({FakeConversers::writtenCall(support::invocation({}, u"t:loop"_s))});
    QObject::connect(fixture.questions.get(), &model::Questions::raised, this,
        [](model::Question *question) { question->giveAnswer({model::Verdict::Refuse, {}, model::AnsweredBy::Policy}); });
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QCOMPARE(fixture.conversers.requests.size(), 5);
    QCOMPARE(fixture.invocations.ran.size(), 5);
    QTRY_COMPARE(session->conversation().length(), 12);
    const model::CanisterPointer last = session->conversation().nodeAt(11)->canister;
    QCOMPARE(last->text(), u"[Max tool rounds reached]"_s);
    QVERIFY(last->interrupted);
}

void TurnLimitsTest::endsWhenWrittenCallsAreWrongThreeTimes()
{
    SessionFixture fixture;
    model::InvocationOutcome wrong;
    wrong.error = model::Error {model::ErrorCategory::Validation, u"There is no tool t:none."_s};
    wrong.state = model::InvocationState::Failed;
    fixture.invocations.expect(u"t:none"_s, wrong);
    for (int round = 0; round < 5; ++round)
        fixture.conversers.expect({FakeConversers::writtenCall(support::invocation({}, u"t:none"_s))});
    QObject::connect(fixture.questions.get(), &model::Questions::raised, this,
        [](model::Question *question) { question->giveAnswer({model::Verdict::Refuse, {}, model::AnsweredBy::Policy}); });
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QCOMPARE(fixture.conversers.requests.size(), 3);
}

void TurnLimitsTest::runsACallInProseOnlyIfThePersonSaysSo_data()
{
    QTest::addColumn<bool>("isWanted");
    QTest::newRow("said yes") << true;
    QTest::newRow("said no") << false;
}

void TurnLimitsTest::runsACallInProseOnlyIfThePersonSaysSo()
{
    QFETCH(bool, isWanted);
    SessionFixture fixture;
    fixture.invocations.expectText(u"t:read"_s, u"text"_s);
    fixture.conversers.expect({FakeConversers::text(u"One could call:"_s),
        FakeConversers::writtenCall(support::invocation({}, u"t:read"_s, R"({"path":"a.txt"})"), true)});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    QString asked;
    QObject::connect(fixture.questions.get(), &model::Questions::raised, this, [&asked, isWanted](model::Question *question) {
        asked = question->subject().text;
        question->giveAnswer({isWanted ? model::Verdict::AllowOnce : model::Verdict::Refuse, {}});
    });
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QVERIFY2(asked.contains(u"t:read {\"path\":\"a.txt\"}"), qPrintable(asked));
    QCOMPARE(fixture.invocations.ran.size(), isWanted ? 1 : 0);
    QCOMPARE(fixture.conversers.requests.size(), isWanted ? 2 : 1);
}

QTEST_GUILESS_MAIN(TurnLimitsTest)
#include "tst_turnlimits.moc"
