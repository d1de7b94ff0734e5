// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/comparisontable.h"
#include "model/comparison/comparisontexts.h"
#include "model/text/amounts.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using model::ComparedCall, model::ComparedColumn, model::ComparedRun, model::ComparisonTable, model::RunState, model::TableCell;

namespace {

ComparedCall call(const QByteArray &arguments, double milliseconds = 1)
{
    return {.id = u"1"_s, .name = u"t:hello"_s, .arguments = arguments, .milliseconds = milliseconds};
}

ComparedRun run(double milliseconds, const QList<ComparedCall> &calls = {}, const QString &text = {})
{
    ComparedRun run;
    run.state = RunState::Committed;
    run.milliseconds = milliseconds;
    run.calls = calls;
    run.rounds = 1 + int(calls.size());
    run.usage = {100, 10, 20, 0};
    run.text = text;
    return run;
}

ComparedRun ended(RunState state)
{
    ComparedRun run;
    run.state = state;
    return run;
}

} // namespace

class ComparisonTableTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesTheMiddleOfAll_data();
    void takesTheMiddleOfAll();
    void countsHowRunsEnded();
    void takesMediansOfWhatWasCommitted();
    void countsTheSameArgumentsWhateverTheirOrder();
    void tellsLargeNumbersApart();
    void saysNothingOfArgumentsWhereNobodyCalls();
    void marksWhatIsPlainlyBetter();
    void marksNothingOfOneColumn();
    void comparesCostsOfOneCurrencyOnly();
    void measuresHowTextsAgree();
    void writesFiguresForPeople_data();
    void writesFiguresForPeople();
    void keepsAFigureTogetherFromRightToLeft();
    void writesWhatIsNotKnownAsADash();
};

void ComparisonTableTest::takesTheMiddleOfAll_data()
{
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<double>("median");
    QTest::newRow("one") << QList<double> {3} << 3.0;
    QTest::newRow("odd, out of order") << QList<double> {9, 1, 5} << 5.0;
    QTest::newRow("even") << QList<double> {1, 9, 4, 2} << 3.0;
    QTest::newRow("the same") << QList<double> {2, 2, 2} << 2.0;
}

void ComparisonTableTest::takesTheMiddleOfAll()
{
    QFETCH(QList<double>, values);
    QFETCH(double, median);
    QCOMPARE(*model::medianOf(values), median);
    QVERIFY(!model::medianOf({}));
}

void ComparisonTableTest::countsHowRunsEnded()
{
    const ComparisonTable table = ComparisonTable::of(
        {{u"a"_s, {},
            {run(1), run(2), ended(RunState::TimedOut), ended(RunState::RolledBack), ended(RunState::Failed), ended(RunState::Cancelled),
                ended(RunState::Running), ended(RunState::Waiting)}}},
        8);
    const ComparisonTable::Row &row = table.rows.first();
    QCOMPARE(row.ended, 6);
    QCOMPARE(row.committed, 2);
    QCOMPARE(model::progressOf(row), u"2 of 8 committed, 1 timed out, 2 failed, 1 stopped"_s);
}

void ComparisonTableTest::takesMediansOfWhatWasCommitted()
{
    ComparedRun broken = run(90'000, {call("{}", 500)});
    broken.state = RunState::RolledBack;
    const ComparisonTable table = ComparisonTable::of(
        {{u"a"_s, {}, {run(10, {call("{}", 2), call("{}", 4)}), run(30, {call("{}", 8)}), broken}}}, 3);
    const ComparisonTable::Row &row = table.rows.first();
    QCOMPARE(*row.figure(ComparisonTable::WholeTime), 20.0);
    QCOMPARE(*row.figure(ComparisonTable::Calls), 1.5);
    QCOMPARE(*row.figure(ComparisonTable::Rounds), 2.5);
    QCOMPARE(*row.figure(ComparisonTable::ToolTime), 7.0);
    // What came from the cache was read too.
    QCOMPARE(*row.figure(ComparisonTable::TokensIn), 120.0);
    QVERIFY(!row.figure(ComparisonTable::Cost));
}

void ComparisonTableTest::countsTheSameArgumentsWhateverTheirOrder()
{
    const QByteArray one = R"({"name":"Mara","list":[1,2]})";
    const QByteArray same = R"({ "list": [1, 2], "name": "Mara" })";
    const QByteArray other = R"({"name":"Mara","list":[2,1]})";
    const ComparisonTable table = ComparisonTable::of({{u"a"_s, {}, {run(1, {call(one)}), run(1, {call(same)}), run(1, {call(other)})}},
                                                          // Asked twice for the same is the same.
                                                          {u"b"_s, {}, {run(1, {call(same), call(one)}), run(1, {call(other)}), run(1)}}},
        3);
    QCOMPARE(*table.rows.at(0).figure(ComparisonTable::SameArguments), 2.0);
    QCOMPARE(*table.rows.at(1).figure(ComparisonTable::SameArguments), 1.0);
    QCOMPARE(model::textOf(TableCell::SameArguments, table.rows.at(1), QLocale::c()), u"1 of 3"_s);
    QVERIFY(table.rows.at(0).isBest[ComparisonTable::SameArguments]);
}

void ComparisonTableTest::tellsLargeNumbersApart()
{
    QVERIFY(model::callsKey(run(1, {call(R"({"n":9007199254740993})")})) != model::callsKey(run(1, {call(R"({"n":9007199254740992})")})));
    QCOMPARE(model::callsKey(run(1, {call("")})), model::callsKey(run(1, {call("{}")})));
    // Another library has the work done elsewhere.
    ComparedCall elsewhere = call("{}");
    elsewhere.name = u"other:hello"_s;
    QCOMPARE(model::callsKey(run(1, {elsewhere})), model::callsKey(run(1, {call("{}")})));
    // What is no JSON is as it was written.
    QVERIFY(model::callsKey(run(1, {call("{a")})) != model::callsKey(run(1, {call("{b")})));
}

void ComparisonTableTest::saysNothingOfArgumentsWhereNobodyCalls()
{
    const ComparisonTable table = ComparisonTable::of({{u"a"_s, {}, {run(1)}}, {u"b"_s, {}, {run(1)}}}, 1);
    QVERIFY(!table.rows.first().figure(ComparisonTable::SameArguments));
    QVERIFY(!table.rows.first().figure(ComparisonTable::ToolTime));
    // With a call on one side, none on the other is a difference.
    const ComparisonTable other = ComparisonTable::of({{u"a"_s, {}, {run(1)}}, {u"b"_s, {}, {run(1, {call("{}")})}}}, 1);
    QCOMPARE(*other.rows.at(0).figure(ComparisonTable::SameArguments), 1.0);
    QCOMPARE(*other.rows.at(1).figure(ComparisonTable::SameArguments), 0.0);
}

void ComparisonTableTest::marksWhatIsPlainlyBetter()
{
    const ComparisonTable table = ComparisonTable::of(
        {{u"a"_s, {}, {run(1310, {call("{}", 0.4)})}}, {u"b"_s, {}, {run(1580, {call("{}", 30), call("{}", 8)})}}}, 1);
    QVERIFY(table.rows.at(0).isBest[ComparisonTable::ToolTime]);
    QVERIFY(!table.rows.at(1).isBest[ComparisonTable::ToolTime]);
    // A sixth is no difference that is worth a colour.
    QVERIFY(!table.rows.at(0).isBest[ComparisonTable::WholeTime]);
    QVERIFY(table.rows.at(0).isBest[ComparisonTable::Calls]);
    QVERIFY(!table.rows.at(0).isBest[ComparisonTable::TokensIn]);
}

void ComparisonTableTest::marksNothingOfOneColumn()
{
    const ComparisonTable table = ComparisonTable::of({{u"a"_s, {}, {run(10)}}, {u"b"_s, {}, {ended(RunState::Failed)}}}, 1);
    for (const ComparisonTable::Row &row : table.rows) {
        for (const bool isBest : row.isBest)
            QVERIFY(!isBest);
    }
}

void ComparisonTableTest::comparesCostsOfOneCurrencyOnly()
{
    ComparedRun dear = run(1);
    dear.cost = 0.01;
    dear.currency = u"USD"_s;
    ComparedRun cheap = run(1);
    cheap.cost = 0.001;
    cheap.currency = u"USD"_s;
    QVERIFY(ComparisonTable::of({{u"a"_s, {}, {dear}}, {u"b"_s, {}, {cheap}}}, 1).rows.at(1).isBest[ComparisonTable::Cost]);
    cheap.currency = u"EUR"_s;
    QVERIFY(!ComparisonTable::of({{u"a"_s, {}, {dear}}, {u"b"_s, {}, {cheap}}}, 1).rows.at(1).isBest[ComparisonTable::Cost]);
}

void ComparisonTableTest::measuresHowTextsAgree()
{
    QCOMPARE(model::likenessOf(model::wordsOf(u"Hello, Mara!"_s), model::wordsOf(u"hello mara"_s)), 1.0);
    QCOMPARE(model::likenessOf(model::wordsOf(u"one two"_s), model::wordsOf(u"three four"_s)), 0.0);
    QCOMPARE(model::likenessOf(model::wordsOf(u"one two"_s), model::wordsOf(u"one four"_s)), 0.5);
    QCOMPARE(model::likenessOf(model::wordsOf(u"一二"_s), model::wordsOf(u"一三"_s)), 0.5);
    QCOMPARE(model::likenessOf({}, {}), 1.0);
    const ComparisonTable table = ComparisonTable::of(
        {{u"a"_s, {}, {run(1, {}, u"yes"_s), run(1, {}, u"Yes."_s)}}, {u"b"_s, {}, {run(1, {}, u"no"_s)}}}, 2);
    QCOMPARE(*table.rows.at(0).figure(ComparisonTable::Agreement), 1.0);
    // One text has nothing to agree with.
    QVERIFY(!table.rows.at(1).figure(ComparisonTable::Agreement));
    QCOMPARE(*table.rows.at(1).figure(ComparisonTable::Likeness), 0.0);
}

void ComparisonTableTest::writesFiguresForPeople_data()
{
    QTest::addColumn<double>("milliseconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("less than one") << 0.4 << u"0.4 ms"_s;
    QTest::newRow("some") << 38.2 << u"38 ms"_s;
    QTest::newRow("nearly a second") << 999.7 << u"1.00 s"_s;
    QTest::newRow("seconds") << 1310.0 << u"1.31 s"_s;
    QTest::newRow("minutes") << 123'456.0 << u"123 s"_s;
}

void ComparisonTableTest::writesFiguresForPeople()
{
    QFETCH(double, milliseconds);
    QFETCH(QString, text);
    QCOMPARE(model::timeInWords(milliseconds, QLocale::c()), text);
}

//! The sentence that it stands in, even first, is read from right to left all the same.
void ComparisonTableTest::keepsAFigureTogetherFromRightToLeft()
{
    const QString time = model::timeInWords(38, QLocale(u"he"_s));
    QVERIFY(time.isRightToLeft());
    QVERIFY2(time.contains(u"\u206838 ms\u2069"_s), qPrintable(time));
    QCOMPARE(model::timeInWords(38, QLocale(u"de"_s)), u"38 ms"_s);
}

void ComparisonTableTest::writesWhatIsNotKnownAsADash()
{
    ComparisonTable::Row row {.label = u"a"_s};
    QCOMPARE(model::textOf(TableCell::Tokens, row, QLocale::c()), u"— / —"_s);
    QCOMPARE(model::textOf(TableCell::Cost, row, QLocale::c()), u"—"_s);
    row.currency = u"EUR"_s;
    const QList<std::pair<double, QString>> costs {
        {0.0021, u"€ 0.0021"_s}, {12.5, u"€ 12.50"_s}, {0.0, u"€ 0.00"_s}, {0.00000012, u"€ 0.00000012"_s}};
    for (const auto &[cost, text] : costs) {
        row.figures[ComparisonTable::Cost] = cost;
        QCOMPARE(model::textOf(TableCell::Cost, row, QLocale::c()), text);
    }
}

QTEST_GUILESS_MAIN(ComparisonTableTest)
#include "tst_comparisontable.moc"
