// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;
using support::SessionFixture;

namespace {

class OneAgent final : public model::Agents
{
public:
    model::Result<model::AgentPart> partFor(const QString &) override { return part; }

    model::AgentPart part;
};

} // namespace

//! When turns ask whether they are to go on, and how they end where they are not; most of it of calls that are written as text.
class TurnLimitsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsWithTheContractsTextAfterFiveRounds();
    void endsWhenWrittenCallsAreWrongThreeTimes();
    void tellsTheContractsTextAsItTellsAnswers();
    void takesTheLimitThatIsNearest_data();
    void takesTheLimitThatIsNearest();
    void runsACallInProseOnlyIfThePersonSaysSo_data();
    void runsACallInProseOnlyIfThePersonSaysSo();
};

void TurnLimitsTest::endsWithTheContractsTextAfterFiveRounds()
{
    SessionFixture fixture;
    fixture.invocations.expectText(u"t:loop"_s, u"again"_s);
    for (int round = 0; round < 7; ++round)
        fixture.conversers.expect({FakeConversers::writtenCall(support::invocation({}, u"t:loop"_s))});
    QObject::connect(fixture.questions.get(), &model::Questions::raised, this, [](model::Question *question) {
        question->giveAnswer({model::Verdict::Refuse, {}, model::AnsweredBy::Policy});
    });
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
    QObject::connect(fixture.questions.get(), &model::Questions::raised, this, [](model::Question *question) {
        question->giveAnswer({model::Verdict::Refuse, {}, model::AnsweredBy::Policy});
    });
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QCOMPARE(fixture.conversers.requests.size(), 3);
}

void TurnLimitsTest::tellsTheContractsTextAsItTellsAnswers()
{
    SessionFixture fixture;
    fixture.limits.contractRounds = 1;
    fixture.reopen();
    fixture.invocations.expectText(u"t:loop"_s, u"again"_s);
    fixture.conversers.expect({FakeConversers::writtenCall(support::invocation({}, u"t:loop"_s))});
    QObject::connect(fixture.questions.get(), &model::Questions::raised, this, [](model::Question *question) {
        question->giveAnswer({model::Verdict::Refuse, {}, model::AnsweredBy::Policy});
    });
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QString told;
    for (const model::TurnEvent &event : *events) {
        if (const auto *delta = std::get_if<model::DeltaEvent>(&event))
            told += delta->delta.text;
    }
    QCOMPARE(told, u"[Max tool rounds reached]"_s);
}

void TurnLimitsTest::takesTheLimitThatIsNearest_data()
{
    QTest::addColumn<int>("ensemble");
    QTest::addColumn<int>("agent");
    QTest::addColumn<int>("conversation");
    QTest::addColumn<int>("rounds");
    QTest::newRow("the profile's") << -1 << -1 << -1 << 2;
    QTest::newRow("an ensemble's") << 3 << -1 << -1 << 3;
    QTest::newRow("an agent's over an ensemble's") << 3 << 4 << -1 << 4;
    QTest::newRow("the conversation's over all") << 3 << 4 << 1 << 1;
    QTest::newRow("off for the conversation") << 3 << -1 << 0 << 6;
}

void TurnLimitsTest::takesTheLimitThatIsNearest()
{
    QFETCH(int, ensemble);
    QFETCH(int, agent);
    QFETCH(int, conversation);
    QFETCH(int, rounds);
    OneAgent agents;
    agents.part = {u"tina"_s, u"Be kind."_s};
    SessionFixture fixture;
    fixture.limits.rounds = 2;
    fixture.agents = &agents;
    fixture.reopen();
    fixture.invocations.limits.set(u"rounds"_s, ensemble);
    agents.part.limits.set(u"rounds"_s, agent);
    fixture.invocations.expectText(u"t:loop"_s, u"again"_s);
    for (int round = 1; round <= 5; ++round)
        fixture.conversers.expect({FakeConversers::call({support::invocation(QString::number(round), u"t:loop"_s)})});
    fixture.conversers.expect({FakeConversers::text(u"Enough."_s), FakeConversers::end()});
    QObject::connect(fixture.questions.get(), &model::Questions::raised, this, [](model::Question *question) {
        question->giveAnswer({model::Verdict::Refuse, {}, model::AnsweredBy::Policy});
    });
    auto session = fixture.create();
    QVERIFY(session->setAgent(u"tina"_s, {}));
    model::SessionSettings settings = session->settings();
    settings.limits.set(u"rounds"_s, conversation);
    session->setSettings(settings);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, rounds == 6 ? TurnState::Committed : TurnState::Interrupted));
    QCOMPARE(fixture.conversers.requests.size(), rounds);
    // Without the contract's text, which stands for an answer only where calls are written.
    const auto says = [](const model::TurnEvent &event) { return std::holds_alternative<model::DeltaEvent>(event); };
    QCOMPARE(std::any_of(events->cbegin(), events->cend(), says), rounds == 6);
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
    model::Question::Matter matter = model::Question::Matter::Ordinary;
    QObject::connect(fixture.questions.get(), &model::Questions::raised, this, [&asked, &matter, isWanted](model::Question *question) {
        asked = question->subject().text;
        matter = question->subject().matter;
        question->giveAnswer({isWanted ? model::Verdict::AllowOnce : model::Verdict::Refuse, {}});
    });
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QVERIFY2(asked.contains(u"t:read {\"path\":\"a.txt\"}"), qPrintable(asked));
    QCOMPARE(matter, model::Question::Matter::OfferedCall);
    QCOMPARE(fixture.invocations.ran.size(), isWanted ? 1 : 0);
    QCOMPARE(fixture.conversers.requests.size(), isWanted ? 2 : 1);
}

QTEST_GUILESS_MAIN(TurnLimitsTest)
#include "tst_turnlimits.moc"
