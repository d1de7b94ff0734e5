// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/evaluationcase.h"
#include "model/evaluation/evaluationchanges.h"
#include "model/evaluation/judgement.h"
#include "model/evaluation/rubric.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using model::ComparedRun, model::Expectation, model::Judgement, model::JsonText, model::RunVerdict;

namespace {

Expectation expectation(const QByteArray &json)
{
    return Expectation::read(JsonText::parse(json).value());
}

ComparedRun answered(const QString &text)
{
    ComparedRun run;
    run.state = model::RunState::Committed;
    run.text = text;
    run.rounds = 2;
    run.milliseconds = 900;
    run.stop = model::StopReason::Finished;
    run.usage = {100, 20, 0, 0};
    run.calls = {{.id = u"1"_s, .name = u"io:read_file"_s, .round = 1, .arguments = R"({"path": "a.md", "limit": 3})"},
        {.id = u"2"_s, .name = u"clock:now"_s, .round = 1, .arguments = "{}"}};
    return run;
}

model::EvaluationOutcome outcome(const QString &caseId, RunVerdict verdict, int repeat = 1)
{
    model::EvaluationOutcome made;
    made.place = {caseId, u"v"_s, repeat};
    made.verdict = verdict;
    made.run.state = model::RunState::Committed;
    return made;
}

QList<model::EvaluationOutcome> outcomes(const QString &caseId, int passed, int failed)
{
    QList<model::EvaluationOutcome> all;
    for (int repeat = 1; repeat <= passed + failed; ++repeat)
        all.append(outcome(caseId, repeat <= passed ? RunVerdict::Passed : RunVerdict::Failed, repeat));
    return all;
}

} // namespace

//! What is judged without anybody's help, and what becomes of many judgements.
class JudgingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judges_data();
    void judges();
    void turnsEachRound_data() { judges_data(); }
    void turnsEachRound();
    void cannotJudgeWhatIsNotKnown_data();
    void cannotJudgeWhatIsNotKnown();
    void readsCellsOfTables_data();
    void readsCellsOfTables();
    void readsWhatAJudgeSays_data();
    void readsWhatAJudgeSays();
    void weighsWhatIsExpected();
    void countsABrokenToolAsBroken();
    void countsATimeOutAsTheAnswersFault();
    void refusesAShareBeyondOne_data();
    void refusesAShareBeyondOne();
    void tellsWhatALimitWants();
    void fillsVariablesOnce();
    void tellsWhatHasChanged_data();
    void tellsWhatHasChanged();
    void tellsASlideOverAllCases();
};

void JudgingTest::judges_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("holds");
    const auto row = [](const char *json, bool holds) { QTest::newRow(json) << QByteArray(json) << holds; };
    // The answer: `The boat leaves at {"hour": 7} sharp.`
    row(R"({"type":"contains","value":"boat"})", true);
    row(R"({"type":"contains","value":"BOAT"})", false);
    row(R"({"type":"icontains","value":"BOAT"})", true);
    row(R"({"type":"contains-any","value":["ship","boat"]})", true);
    row(R"({"type":"contains-any","value":"ship, boat"})", true);
    row(R"({"type":"contains-all","value":["ship","boat"]})", false);
    row(R"({"type":"contains-all","value":"boat,sharp"})", true);
    row(R"({"type":"contains-all","value":"boat, \"leaves, perhaps\""})", false);
    row(R"({"type":"contains","value":"boat, leaves"})", false);
    row(R"({"type":"icontains-all","value":["THE","sharp"]})", true);
    row(R"({"type":"contains","value":7})", true);
    row(R"({"type":"starts-with","value":"The boat"})", true);
    row(R"({"type":"equals","value":"The boat leaves at {\"hour\": 7} sharp."})", true);
    row(R"({"type":"equals","value":["no","The boat leaves at {\"hour\": 7} sharp."]})", true);
    row(R"({"type":"equals","value":"boat"})", false);
    row(R"({"type":"regex","value":"leaves at .\"hour\": \\d"})", true);
    row(R"({"type":"regex","value":"^boat"})", false);
    row(R"({"type":"is-json"})", false);
    row(R"({"type":"contains-json"})", true);
    row(R"({"type":"contains-json","value":{"required":["hour"]}})", true);
    row(R"({"type":"contains-json","value":{"required":["day"]}})", false);
    row(R"({"type":"levenshtein","value":"The boat leaves at {\"hour\": 8} sharp!","threshold":2})", true);
    row(R"({"type":"levenshtein","value":"The boat leaves at {\"hour\": 8} sharp!","threshold":1})", false);
    row(R"({"type":"similar","value":"at hour 7 sharp the boat leaves","threshold":0.9})", true);
    row(R"({"type":"similar","value":"something else","threshold":0.5})", false);
    row(R"({"type":"latency","threshold":1000})", true);
    row(R"({"type":"latency","threshold":500})", false);
    row(R"({"type":"tokens","threshold":120})", true);
    row(R"({"type":"tokens","threshold":119})", false);
    row(R"({"type":"rounds","threshold":2})", true);
    row(R"({"type":"rounds","value":1})", false);
    row(R"({"type":"finish-reason","value":"stop"})", true);
    row(R"({"type":"finish-reason","value":"length"})", false);
    row(R"({"type":"trajectory:tool-used","value":"read_file"})", true);
    row(R"({"type":"trajectory:tool-used","value":"io:read_file"})", true);
    row(R"({"type":"trajectory:tool-used","value":["read_file","now"]})", true);
    row(R"({"type":"trajectory:tool-used","value":{"pattern":"io:*","min":2}})", false);
    row(R"({"type":"trajectory:tool-args-match","value":{"name":"read_file","args":{"path":"a.md"}}})", true);
    row(R"({"type":"trajectory:tool-args-match","value":{"name":"read_file","args":{"path":"a.md"},"mode":"exact"}})", false);
    row(R"({"type":"trajectory:tool-args-match","value":{"name":"read_file","args":{"path":"b.md"}}})", false);
    row(R"({"type":"trajectory:tool-args-match","value":{"name":"read_file","schema":{"properties":{"limit":{"maximum":3}}}}})", true);
    row(R"({"type":"trajectory:tool-sequence","value":["read_file","now"]})", true);
    row(R"({"type":"trajectory:tool-sequence","value":["now","read_file"]})", false);
    row(R"({"type":"trajectory:step-count","value":{"max":2}})", true);
    row(R"({"type":"trajectory:step-count","value":{"min":3}})", false);
    row(R"({"type":"tool-call-f1","value":["read_file","now"]})", true);
    row(R"({"type":"tool-call-f1","value":["read_file","write_file"],"threshold":0.6})", false);
    row(R"({"type":"tool-call-f1","value":["read_file","write_file"],"threshold":0.5})", true);
}

void JudgingTest::judges()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, holds);
    const Judgement judgement = model::judge(expectation(json), answered(u"The boat leaves at {\"hour\": 7} sharp."_s));
    QVERIFY2(judgement.passed == holds, qPrintable(judgement.reason));
    QVERIFY(!judgement.isBroken);
    QVERIFY(!judgement.reason.isEmpty());
}

void JudgingTest::turnsEachRound()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, holds);
    // Of several tools, turned round, none may be called, which is more than that not all are.
    json.replace("{\"type\":\"", "{\"type\":\"not-");
    const Judgement judgement = model::judge(expectation(json), answered(u"The boat leaves at {\"hour\": 7} sharp."_s));
    QCOMPARE(judgement.passed, !holds);
}

void JudgingTest::cannotJudgeWhatIsNotKnown_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("said");
    QTest::newRow("code") << QByteArray(R"j({"type":"javascript","value":"process.exit(1)"})j") << u"never run"_s;
    QTest::newRow("python") << QByteArray(R"j({"type":"not-python","value":"exit()"})j") << u"never run"_s;
    QTest::newRow("misspelt") << QByteArray(R"({"type":"contain","value":"a"})") << u"contains"_s;
    QTest::newRow("nothing") << QByteArray("{}") << u"no type"_s;
    QTest::newRow("pattern") << QByteArray(R"j({"type":"regex","value":"("})j") << u"not a pattern"_s;
    QTest::newRow("schema") << QByteArray(R"({"type":"is-json","value":{"type":"nonsense"}})") << u"Schema"_s;
    QTest::newRow("no threshold") << QByteArray(R"({"type":"latency"})") << u"threshold"_s;
    QTest::newRow("price") << QByteArray(R"({"type":"cost","threshold":1})") << u"not known"_s;
}

void JudgingTest::cannotJudgeWhatIsNotKnown()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, said);
    const Judgement judgement = model::judge(expectation(json), answered(u"a"_s));
    QVERIFY(judgement.isBroken);
    QVERIFY(!judgement.passed);
    QVERIFY2(judgement.reason.contains(said), qPrintable(judgement.reason));
}

void JudgingTest::readsCellsOfTables_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("typed") << u"contains: a word"_s << u"contains"_s << QByteArray("\"a word\"");
    QTest::newRow("bare") << u"a word"_s << u"equals"_s << QByteArray("\"a word\"");
    QTest::newRow("with a colon") << u"Note: this"_s << u"equals"_s << QByteArray("\"Note: this\"");
    QTest::newRow("several") << u"contains-any: a, b"_s << u"contains-any"_s << QByteArray("[\"a\",\"b\"]");
    QTest::newRow("alone") << u"is-json"_s << u"is-json"_s << QByteArray();
    QTest::newRow("a word that is a type") << u"contains"_s << u"equals"_s << QByteArray("\"contains\"");
    QTest::newRow("threshold") << u"similar(0.8): x"_s << u"similar"_s << QByteArray("[\"x\"]");
    QTest::newRow("turned round") << u"not-contains: x"_s << u"not-contains"_s << QByteArray("\"x\"");
    QTest::newRow("limit") << u"latency: 500"_s << u"latency"_s << QByteArray("\"500\"");
}

void JudgingTest::readsCellsOfTables()
{
    QFETCH(QString, cell);
    QFETCH(QString, type);
    QFETCH(QByteArray, value);
    const Expectation read = Expectation::ofCell(cell);
    QCOMPARE(read.type, type);
    QVERIFY2(read.fault.isEmpty(), qPrintable(read.fault));
    if (type == u"latency")
        QCOMPARE(*read.threshold, 500.0);
    else
        QCOMPARE(read.value.bytes(), value);
}

void JudgingTest::readsWhatAJudgeSays_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("plain") << uR"({"reason":"ok","pass":true,"score":1})"_s << u"passed"_s;
    QTest::newRow("refused") << uR"({"reason":"no","pass":false})"_s << u"failed"_s;
    QTest::newRow("in words") << uR"(Let me see {so}. ```json {"pass": true, "reason": "it } is"} ``` done)"_s << u"passed"_s;
    QTest::newRow("score alone") << uR"({"score":0.4})"_s << u"failed"_s;
    QTest::newRow("beyond") << uR"({"score":7})"_s << u"passed"_s;
    QTest::newRow("nonsense") << u"I think it is fine."_s << u"broken"_s;
    QTest::newRow("other JSON") << uR"({"passed":"yes"})"_s << u"broken"_s;
    QTest::newRow("nothing") << QString() << u"broken"_s;
}

void JudgingTest::readsWhatAJudgeSays()
{
    QFETCH(QString, said);
    QFETCH(QString, verdict);
    const auto read = model::readVerdict(expectation(R"({"type":"llm-rubric","value":"is fine"})"), said);
    QCOMPARE(read ? (read->passed ? u"passed"_s : u"failed"_s) : u"broken"_s, verdict);
}

void JudgingTest::weighsWhatIsExpected()
{
    const QList<Expectation> expected {expectation(R"({"type":"contains","value":"a","weight":3})"),
        expectation(R"({"type":"contains","value":"z"})"), expectation(R"({"type":"contains","value":"y","weight":0})")};
    model::EvaluationOutcome made;
    made.run = answered(u"a"_s);
    for (const Expectation &each : expected)
        made.judgements.append(model::judge(each, made.run));
    made.settle(expected, {});
    QCOMPARE(made.score, 0.75);
    QCOMPARE(made.verdict, RunVerdict::Failed);
    made.settle(expected, 0.7);
    QCOMPARE(made.verdict, RunVerdict::Passed);
    QCOMPARE(model::EvaluationOutcome::read(made.toJson()).toJson(), made.toJson());
}

void JudgingTest::countsABrokenToolAsBroken()
{
    model::EvaluationOutcome made;
    made.run.state = model::RunState::RolledBack;
    made.run.error = model::Error {model::ErrorCategory::Fatal, u"It was killed."_s};
    made.settle({}, {});
    QCOMPARE(made.verdict, RunVerdict::Broken);
    QCOMPARE(made.reason(), u"It was killed."_s);
}

void JudgingTest::countsATimeOutAsTheAnswersFault()
{
    model::EvaluationOutcome made;
    made.run.state = model::RunState::TimedOut;
    made.settle({}, {});
    QCOMPARE(made.verdict, RunVerdict::Failed);
    made.run.state = model::RunState::Interrupted;
    made.run.error = model::Error {model::ErrorCategory::Provider, u"It is overloaded."_s};
    made.settle({}, {});
    QCOMPARE(made.verdict, RunVerdict::Broken);
}

void JudgingTest::refusesAShareBeyondOne_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("similar") << QByteArray(R"({"type":"similar","value":"a","threshold":9})");
    QTest::newRow("set") << QByteArray(R"({"type":"assert-set","assert":[{"type":"contains","value":"a"}],"threshold":-0.1})");
    QTest::newRow("rubric") << QByteArray(R"({"type":"not-llm-rubric","value":"a","threshold":80})");
}

void JudgingTest::refusesAShareBeyondOne()
{
    QFETCH(QByteArray, json);
    QVERIFY2(expectation(json).fault.contains(u"from 0 to 1"), qPrintable(expectation(json).fault));
    QVERIFY(expectation(R"({"type":"similar","value":"a","threshold":1})").fault.isEmpty());
    QVERIFY(Expectation::ofCell(u"similar(9): a"_s).fault.contains(u"not 9"));
    QVERIFY(expectation(R"({"type":"levenshtein","value":"a","threshold":9})").fault.isEmpty());
}

void JudgingTest::tellsWhatALimitWants()
{
    const Expectation latency = expectation(R"({"type":"latency","threshold":1000})");
    QCOMPARE(model::judge(latency, answered(u"a"_s)).wanted, u"1000"_s);
    const Expectation set = expectation(R"({"type":"assert-set","assert":[{"type":"contains","value":"a"}]})");
    QVERIFY(!Judgement::of(set, true, {}).toJson().bytes().contains("wanted"));
    QCOMPARE(Judgement::broken(expectation(R"({"type":"contains","value":"a b"})"), {}).wanted, u"“a b”"_s);
}

void JudgingTest::fillsVariablesOnce()
{
    const QMap<QString, QString> vars {{u"name"_s, u"{{other}}"_s}, {u"other"_s, u"x"_s}};
    QCOMPARE(model::withVariables(u"Hi {{ name }}, {{unknown}} {{other}}"_s, vars), u"Hi {{other}}, {{unknown}} x"_s);
    const JsonText value = JsonText::parse(R"({"a":["{{other}}",1.0],"b":"{{name}}"})").value();
    QCOMPARE(model::withVariables(value, vars).bytes(), QByteArray(R"({"a":["x",1.0],"b":"{{other}}"})"));
}

void JudgingTest::tellsWhatHasChanged_data()
{
    QTest::addColumn<QList<int>>("counts");
    QTest::addColumn<QString>("change");
    QTest::newRow("same") << QList<int> {5, 0, 5, 0} << u"same"_s;
    QTest::newRow("one run turned") << QList<int> {1, 0, 0, 1} << u"worse"_s;
    QTest::newRow("one run mended") << QList<int> {0, 1, 1, 0} << u"better"_s;
    QTest::newRow("plain") << QList<int> {5, 0, 1, 4} << u"worse"_s;
    QTest::newRow("may be chance") << QList<int> {5, 0, 3, 2} << u"too-close"_s;
    QTest::newRow("as unstable as before") << QList<int> {3, 2, 3, 2} << u"same"_s;
}

void JudgingTest::tellsWhatHasChanged()
{
    QFETCH(QList<int>, counts);
    QFETCH(QString, change);
    const auto changes = model::EvaluationChanges::between(outcomes(u"c"_s, counts[0], counts[1]), outcomes(u"c"_s, counts[2], counts[3]));
    QCOMPARE(changes.cells.size(), 1);
    QCOMPARE(model::toWire(changes.cells.first().change), change);
    QCOMPARE(changes.isWorse(), change == u"worse");
}

void JudgingTest::tellsASlideOverAllCases()
{
    QList<model::EvaluationOutcome> before;
    QList<model::EvaluationOutcome> now;
    for (int number = 0; number < 8; ++number) {
        before += outcomes(QString::number(number), 3, 0);
        now += outcomes(QString::number(number), 2, 1);
    }
    const auto changes = model::EvaluationChanges::between(before, now);
    // No case by itself tells anything, all of them do.
    QVERIFY(changes.of(model::CellChange::Worse).isEmpty());
    QCOMPARE(changes.of(model::CellChange::TooClose).size(), 8);
    QVERIFY(changes.isWorse());
    QVERIFY(!changes.caution().isEmpty());
    QVERIFY(!model::EvaluationChanges::between(now, before).isWorse());
}

QTEST_GUILESS_MAIN(JudgingTest)
#include "tst_judging.moc"
