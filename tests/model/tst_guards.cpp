// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/guards.h"
#include "tests/support/patience.h"

using namespace model;
using namespace Qt::StringLiterals;

class GuardsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksBeforeTheRoundBeyondTheLimit();
    void goingOnGivesAsManyRoundsAgain();
    void noticesOneToolHammeredWithChangingArguments();
    void asksBeforeMoreCallsAtOnceThanTheLimit();
    void whatLeftTheWindowIsForgotten();
    void remembersAsManyCallsAsTheWindowHas();
    void goingOnForgetsTheCalls();
    void noughtSwitchesOff();
    void hasFewerRoundsWhereCallsAreWritten();
    void sendsWrongCallsBackTwiceWhereCallsAreWritten();
    void holdsTheLimitsThatAreSet();
    void takesTheStricterOfTwo();
};

namespace {

QList<Invocation> calls(const QString &name, int count)
{
    QList<Invocation> invocations;
    for (int index = 0; index < count; ++index)
        invocations += Invocation {u"i%1"_s.arg(index), name, QByteArray::number(index)};
    return invocations;
}

} // namespace

void GuardsTest::asksBeforeTheRoundBeyondTheLimit()
{
    const Guards guards({.rounds = 3});
    QVERIFY(!guards.beforeRound(1));
    QVERIFY(!guards.beforeRound(3));
    const auto alarm = guards.beforeRound(4);
    QVERIFY(alarm);
    QVERIFY2(alarm->text.contains(u'3'), qPrintable(alarm->text));
}

void GuardsTest::goingOnGivesAsManyRoundsAgain()
{
    Guards guards({.rounds = 3});
    guards.extend();
    QVERIFY(!guards.beforeRound(6));
    QVERIFY(guards.beforeRound(7));
    guards.extend();
    QVERIFY(!guards.beforeRound(9));
    QVERIFY(guards.beforeRound(10));
}

void GuardsTest::noticesOneToolHammeredWithChangingArguments()
{
    Guards guards({.hammering = 4, .window = 10});
    QVERIFY(!guards.beforeCalls(calls(u"io:read_file"_s, 4)));
    QVERIFY(!guards.beforeCalls(calls(u"clock:now"_s, 1)));
    const auto alarm = guards.beforeCalls(calls(u"io:read_file"_s, 1));
    QVERIFY(alarm);
    QVERIFY2(alarm->text.contains(u"io:read_file"_s), qPrintable(alarm->text));
}

void GuardsTest::asksBeforeMoreCallsAtOnceThanTheLimit()
{
    // Of many tools, none of which is hammered.
    QList<Invocation> many;
    for (int tool = 0; tool < 101; ++tool)
        many += calls(u"t:%1"_s.arg(tool), 1);
    Guards guards({});
    QVERIFY(!guards.beforeCalls(many.mid(1)));
    const auto alarm = guards.beforeCalls(many);
    QVERIFY(alarm);
    QVERIFY2(alarm->text.contains(u"101"_s), qPrintable(alarm->text));
}

void GuardsTest::whatLeftTheWindowIsForgotten()
{
    Guards guards({.hammering = 2, .window = 5});
    QVERIFY(!guards.beforeCalls(calls(u"a:x"_s, 2)));
    for (const QString &other : {u"b:x"_s, u"c:x"_s})
        QVERIFY(!guards.beforeCalls(calls(other, 2)));
    QVERIFY(!guards.beforeCalls(calls(u"a:x"_s, 1)));
    QVERIFY(!guards.beforeCalls(calls(u"a:x"_s, 1)));
    QVERIFY(guards.beforeCalls(calls(u"a:x"_s, 1)));
}

void GuardsTest::remembersAsManyCallsAsTheWindowHas()
{
    Guards guards({.hammering = 2, .window = 4});
    QVERIFY(!guards.beforeCalls(calls(u"a:x"_s, 1)));
    QVERIFY(!guards.beforeCalls(calls(u"b:x"_s, 1)));
    QVERIFY(!guards.beforeCalls(calls(u"a:x"_s, 1)));
    // The first of them is the fourth from here.
    QVERIFY(guards.beforeCalls(calls(u"a:x"_s, 1)));
}

void GuardsTest::goingOnForgetsTheCalls()
{
    Guards guards({.hammering = 2, .window = 5});
    QVERIFY(guards.beforeCalls(calls(u"a:x"_s, 3)));
    guards.extend();
    QVERIFY(!guards.beforeCalls(calls(u"a:x"_s, 2)));
    QVERIFY(guards.beforeCalls(calls(u"a:x"_s, 1)));
}

void GuardsTest::noughtSwitchesOff()
{
    Guards guards({.rounds = 0, .hammering = 0, .callsAtOnce = 0});
    QVERIFY(!guards.beforeRound(1'000'000));
    QVERIFY(!guards.beforeCalls(calls(u"a:x"_s, 1000)));
}

void GuardsTest::hasFewerRoundsWhereCallsAreWritten()
{
    Guards guards({});
    QVERIFY(!guards.beforeRound(6));
    guards.callsByContract();
    QVERIFY(!guards.beforeRound(5));
    QVERIFY(guards.beforeRound(6));
    guards.extend();
    QVERIFY(!guards.beforeRound(10));
    QVERIFY(guards.beforeRound(11));
}

void GuardsTest::sendsWrongCallsBackTwiceWhereCallsAreWritten()
{
    Guards guards({});
    for (int round = 0; round < 3; ++round)
        guards.noteBadRound();
    QVERIFY(!guards.beforeRound(4));
    Guards written({});
    written.callsByContract();
    written.noteBadRound();
    written.noteBadRound();
    QVERIFY(!written.beforeRound(3));
    written.noteBadRound();
    const auto alarm = written.beforeRound(4);
    QVERIFY(alarm);
    QVERIFY2(alarm->text.contains(u"3 round"), qPrintable(alarm->text));
    written.extend();
    QVERIFY(!written.beforeRound(5));
}

void GuardsTest::holdsTheLimitsThatAreSet()
{
    GuardSettings settings;
    QVERIFY(settings.set(u"rounds"_s, 2) && settings.set(u"contract-rounds"_s, 1) && settings.set(u"same-tool"_s, 40)
        && settings.set(u"wrong-rounds"_s, 0));
    QVERIFY(!settings.set(u"rounds"_s, -1));
    QVERIFY(!settings.set(u"rounds"_s, GuardSettings::largest + 1));
    QVERIFY(!settings.set(u"turns"_s, 3));
    Guards guards({});
    guards.setLimits(GuardLimits().with(settings));
    QVERIFY(!guards.beforeRound(2));
    QVERIFY(guards.beforeRound(3));
    QVERIFY(!guards.beforeCalls(calls(u"a:x"_s, 40)));
    QVERIFY(guards.beforeCalls(calls(u"a:x"_s, 1)));
    guards.callsByContract();
    QVERIFY(guards.beforeRound(2));
    for (int round = 0; round < 9; ++round)
        guards.noteBadRound();
    QVERIFY(!guards.beforeRound(1));
    QCOMPARE(GuardLimits().with({}), GuardLimits());
}

void GuardsTest::takesTheStricterOfTwo()
{
    const GuardSettings one {.rounds = 30, .sameTool = 0, .wrongRounds = 1};
    const GuardSettings other {.rounds = 10, .contractRounds = 7, .sameTool = 90};
    const GuardSettings both {.rounds = 10, .contractRounds = 7, .sameTool = 90, .wrongRounds = 1};
    QCOMPARE(one.stricter(other), both);
    QCOMPARE(other.stricter(one), both);
    QCOMPARE(one.with(other), both);
    QCOMPARE(other.with(one), (GuardSettings {.rounds = 30, .contractRounds = 7, .sameTool = 0, .wrongRounds = 1}));
}

QTEST_GUILESS_MAIN(GuardsTest)
#include "tst_guards.moc"
