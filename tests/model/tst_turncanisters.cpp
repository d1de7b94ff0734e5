// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/callcycles.h"
#include "model/session/turncanisters.h"
#include "model/store/store.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace model;

//! What a turn makes of replies and outcomes, and what another may use again of it.
class TurnCanistersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsAPauseAsMoreThanNothing();
    void countsAsBadWhatCouldNotBegin_data();
    void countsAsBadWhatCouldNotBegin();
    void usesAResultForItsOwnCallOnly_data();
    void usesAResultForItsOwnCallOnly();
    void offersOnlyResultsThatAreGood();
    void keepsTheLifeCycleWithTheResult();
    void takesThePersonsWordsFromThePerson();
    void tellsOfALifeCycleWhatIsMissingOnly();
    void followsOnlyWhereTheCycleLeads();
    void forgetsCallsOnceTheModelHasAnswered();
    void takesNoShortIdentifierWhereThePathWasNotReadWhole();
};

namespace {

CanisterPointer resultFor(const QString &invocation, const std::optional<Error> &error = {})
{
    Canister canister;
    canister.role = Role::Result;
    canister.contents = {TextContent {u"written"_s}};
    canister.result = ResultState {invocation, error};
    return share(canister);
}

//! The life cycle's steps as they are told of one call, and how many events there are in all.
struct CycleLog {
    explicit CycleLog(CallCycles &cycles)
    {
        QObject::connect(&cycles, &CallCycles::told, &cycles, [this](const TurnEvent &event) {
            ++events;
            if (const auto *state = std::get_if<InvocationStateEvent>(&event); state && state->lifecycle)
                steps.append(*state->lifecycle);
        });
    }
    QList<ToolCallState> steps;
    int events = 0;
};

} // namespace

void TurnCanistersTest::countsAPauseAsMoreThanNothing()
{
    ConverseReply reply;
    reply.contents = {TextContent {u" \n"_s}, ThoughtContent {u"Hm."_s, {}, {}}};
    QVERIFY(saysNothing(reply));
    reply.stop = StopReason::Paused;
    QVERIFY(!saysNothing(reply));
    reply.stop = StopReason::Finished;
    reply.invocations = {{u"a"_s, u"t:x"_s, "{}"}};
    QVERIFY(!saysNothing(reply));
}

void TurnCanistersTest::countsAsBadWhatCouldNotBegin_data()
{
    QTest::addColumn<int>("category");
    QTest::addColumn<bool>("ran");
    QTest::addColumn<bool>("isBad");
    QTest::newRow("wrong arguments") << int(ErrorCategory::Validation) << false << true;
    QTest::newRow("a tool that found them wrong later") << int(ErrorCategory::Validation) << true << false;
    QTest::newRow("refused") << int(ErrorCategory::Permission) << false << false;
}

void TurnCanistersTest::countsAsBadWhatCouldNotBegin()
{
    QFETCH(int, category);
    QFETCH(bool, ran);
    InvocationOutcome outcome;
    outcome.error = Error {ErrorCategory(category), u"no"_s};
    outcome.ran = ran;
    QTEST(isBadCall(outcome), "isBad");
}

void TurnCanistersTest::usesAResultForItsOwnCallOnly_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<bool>("fits");
    QTest::newRow("the same") << u"t:write"_s << QByteArray(R"({"a":1})") << true;
    QTest::newRow("written otherwise") << u"t:write"_s << QByteArray("{ \"a\" : 1 }") << true;
    QTest::newRow("another tool") << u"t:append"_s << QByteArray(R"({"a":1})") << false;
    QTest::newRow("other arguments") << u"t:write"_s << QByteArray(R"({"a":2})") << false;
    QTest::newRow("no JSON") << u"t:write"_s << QByteArray("{\"a\":1") << false;
}

void TurnCanistersTest::usesAResultForItsOwnCallOnly()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, arguments);
    InvocationOutcome outcome;
    outcome.name = u"t:write"_s;
    outcome.reusedArguments = R"({"a":1})";
    QTEST(isResultOf(outcome, {u"x"_s, name, arguments}), "fits");
}

void TurnCanistersTest::offersOnlyResultsThatAreGood()
{
    TurnRecord turn;
    turn.ran = {{u"good"_s, u"t:write"_s, "{}", false, false}, {u"again"_s, u"t:read"_s, "{}", true, false},
        {u"failed"_s, u"t:write"_s, "{}", false, false}};
    turn.staged = {resultFor(u"good"_s), resultFor(u"again"_s), resultFor(u"failed"_s, Error {ErrorCategory::Execution, u"404"_s})};
    const QList<InvocationOutcome> reusable = reusableResults(turn);
    QCOMPARE(reusable.size(), 1);
    QCOMPARE(reusable.first().name, u"t:write"_s);
    QCOMPARE(reusable.first().contents, turn.staged.first()->contents);
    // It is among what ran, should this turn be rolled back too.
    QVERIFY(reusable.first().ran);
}

void TurnCanistersTest::keepsTheLifeCycleWithTheResult()
{
    InvocationOutcome outcome;
    outcome.invocation = u"a"_s;
    outcome.lifecycle = {ToolCallState::Initiated, ToolCallState::Failed};
    QCOMPARE(resultCanister(outcome)->result->lifecycle, (QStringList {u"TOOL_CALL_INITIATED"_s, u"EXECUTION_FAILED"_s}));
}

void TurnCanistersTest::takesThePersonsWordsFromThePerson()
{
    const QTemporaryDir folder;
    auto store = Store::open(folder.filePath(u"parlance.sqlite"_s));
    QVERIFY(store);
    RolledBackTurn turn(**store);
    TurnRecord record;
    Canister document;
    document.role = Role::Document;
    document.contents = {TextContent {u"a file"_s}};
    record.staged = {userCanister({TextContent {u"break it"_s}}), share(document)};
    turn.show(record);
    const QList<CanisterPointer> again = turn.openingAgain();
    QCOMPARE(again.size(), 2);
    // Ones of their own: those that were rolled back are kept.
    for (qsizetype index = 0; index < again.size(); ++index)
        QVERIFY(again.at(index)->id != record.staged.at(index)->id);
    const QueuedMessage message = messageIn(again);
    QCOMPARE(message.text(), u"break it"_s);
    QCOMPARE(message.documents.size(), 1);
    QCOMPARE(message.documents.first().text(), u"a file"_s);
    QVERIFY(message.documents.first().id != again.last()->id);
    QVERIFY(messageIn({again.last()}).contents.isEmpty());
}

void TurnCanistersTest::takesNoShortIdentifierWhereThePathWasNotReadWhole()
{
    const QString random = u"call_0123456789abcdef"_s;
    const QList<Invocation> calls {{u"call_1"_s, u"t:a"_s, "{}"}, {random, u"t:a"_s, "{}"}};
    TurnPath path;
    QCOMPARE(withUniqueIds(calls, path, {}), calls);
    path.leftOut.canisters = 1;
    const QList<Invocation> renamed = withUniqueIds(calls, path, {});
    QVERIFY(renamed.first().id != u"call_1");
    QCOMPARE(renamed.last().id, random);
}

void TurnCanistersTest::tellsOfALifeCycleWhatIsMissingOnly()
{
    PendingCanisters pending;
    CallCycles cycles(pending);
    CycleLog log(cycles);
    cycles.pass(u"a"_s, InvocationState::Parsing, {ToolCallState::Initiated});
    cycles.pass(u"a"_s, InvocationState::Running, {ToolCallState::ValidatingParameters, ToolCallState::Executing});
    // One event for each step, and none besides.
    QCOMPARE(log.events, 3);
    InvocationOutcome stopped;
    stopped.invocation = u"a"_s;
    stopped.state = InvocationState::Failed;
    stopped.lifecycle = {ToolCallState::Initiated, ToolCallState::ValidatingParameters, ToolCallState::Executing, ToolCallState::Failed};
    cycles.end(stopped);
    QCOMPARE(log.steps, stopped.lifecycle);
    cycles.pass(u"b"_s, InvocationState::Running, {});
    QCOMPARE(log.events, 5);
}

void TurnCanistersTest::followsOnlyWhereTheCycleLeads()
{
    PendingCanisters pending;
    CallCycles cycles(pending);
    CycleLog log(cycles);
    cycles.pass(u"a"_s, InvocationState::Running, {ToolCallState::Initiated});
    // Of a call that has not ended the model cannot be told.
    cycles.send();
    QCOMPARE(log.steps, QList<ToolCallState> {ToolCallState::Initiated});
}

void TurnCanistersTest::forgetsCallsOnceTheModelHasAnswered()
{
    PendingCanisters pending;
    CallCycles cycles(pending);
    CycleLog log(cycles);
    InvocationOutcome done;
    done.invocation = u"a"_s;
    done.lifecycle = {ToolCallState::Initiated, ToolCallState::ValidatingParameters, ToolCallState::Executing, ToolCallState::Completed};
    for (int round = 0; round < 2; ++round) {
        cycles.end(done);
        cycles.send();
        cycles.answer();
    }
    // A call of the same name in a later round begins anew.
    QCOMPARE(log.steps.size(), 12);
    QCOMPARE(log.steps.mid(6), log.steps.mid(0, 6));
}

QTEST_GUILESS_MAIN(TurnCanistersTest)
#include "tst_turncanisters.moc"
