// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/sessionfixture.h"

#include "model/conversation/canisterjson.h"
#include "model/session/conversationmodel.h"
#include "tests/support/patience.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;
using model::ToolCallState;
using support::FakeConversers;
using support::SessionFixture;

namespace {

//! The states that a call has told in a turn's events, by their names.
QStringList toldOf(const QList<model::TurnEvent> &events, const QString &invocation)
{
    QStringList told;
    for (const model::TurnEvent &event : events) {
        const auto *state = std::get_if<model::InvocationStateEvent>(&event);
        if (state && state->lifecycle && state->invocation == invocation)
            told.append(toWire(*state->lifecycle));
    }
    return told;
}

} // namespace

//! The life cycle of a character's calls.
class CallCyclesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheStepsBetween();
    void tellsEachStepOfATurn();
    void isKeptWithTheResult();
    void tellsNothingOfOtherCalls();
};

void CallCyclesTest::findsTheStepsBetween()
{
    using State = ToolCallState;
    QCOMPARE(stepsBetween(State::Initiated, State::Failed), (QList<State> {State::ValidatingParameters, State::Failed}));
    QCOMPARE(stepsBetween(State::ValidatingParameters, State::Completed), (QList<State> {State::Executing, State::Completed}));
    QCOMPARE(stepsBetween(State::Executing, State::Executing), QList<State>());
    for (int from = 0; from <= int(State::AwaitingResponse); ++from) {
        for (int to = 0; to <= int(State::AwaitingResponse); ++to) {
            State at = State(from);
            for (const State next : stepsBetween(State(from), State(to))) {
                QVERIFY(follows(at, next));
                at = next;
            }
            QCOMPARE(at, State(to));
        }
    }
}

void CallCyclesTest::tellsEachStepOfATurn()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"a"_s, u"good"_s), support::invocation(u"b"_s, u"bad"_s)})});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    model::InvocationOutcome good;
    good.contents = {model::TextContent {u"Logged"_s}};
    good.lifecycle = {ToolCallState::Initiated, ToolCallState::ValidatingParameters, ToolCallState::Executing, ToolCallState::Completed};
    fixture.invocations.expect(u"good"_s, good);
    model::InvocationOutcome bad;
    bad.error = model::Error {model::ErrorCategory::Validation, u"Error: Unknown tool: bad"_s};
    bad.contents = {model::TextContent {bad.error->message}};
    bad.lifecycle = {ToolCallState::Initiated, ToolCallState::ValidatingParameters, ToolCallState::Failed};
    fixture.invocations.expect(u"bad"_s, bad);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, model::TurnState::Committed));

    QCOMPARE(toldOf(*events, u"a"_s),
        (QStringList {u"TOOL_CALL_INITIATED"_s, u"VALIDATING_PARAMETERS"_s, u"EXECUTING_TOOL"_s, u"TOOL_COMPLETED"_s,
            u"AWAITING_LLM_RESPONSE"_s, u"IDLE"_s}));
    QCOMPARE(toldOf(*events, u"b"_s),
        (QStringList {u"TOOL_CALL_INITIATED"_s, u"VALIDATING_PARAMETERS"_s, u"EXECUTION_FAILED"_s, u"AWAITING_LLM_RESPONSE"_s, u"IDLE"_s}));
    QByteArray lines;
    for (const model::TurnEvent &event : *events)
        lines += toJson(event).bytes() + '\n';
    QVERIFY(lines.contains(R"({"event":"invocation-state","invocation":"b","state":"failed","lifecycle":"EXECUTION_FAILED"})")
        || lines.contains(R"("lifecycle":"EXECUTION_FAILED")"));
}

void CallCyclesTest::isKeptWithTheResult()
{
    model::Canister canister {.role = model::Role::Result,
        .result = model::ResultState {.invocation = u"a"_s, .lifecycle = {u"TOOL_CALL_INITIATED"_s, u"EXECUTION_FAILED"_s}}};
    const model::JsonText json = model::toJson(canister);
    QVERIFY2(json.bytes().contains(R"("lifecycle":["TOOL_CALL_INITIATED","EXECUTION_FAILED"])"), json.bytes().constData());
}

void CallCyclesTest::tellsNothingOfOtherCalls()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"a"_s, u"io:read"_s)})});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    fixture.invocations.expectText(u"io:read"_s, u"contents"_s);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, model::TurnState::Committed));
    QVERIFY(toldOf(*events, u"a"_s).isEmpty());
}

QTEST_GUILESS_MAIN(CallCyclesTest)
#include "tst_callcycles.moc"
