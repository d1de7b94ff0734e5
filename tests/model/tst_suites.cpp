// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcheck.h"
#include "model/evaluation/casefile.h"
#include "model/evaluation/evaluationsuite.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using model::CaseFile, model::DescriptorFile, model::DescriptorKind, model::EvaluationSuite;

namespace {

model::Diagnostics checked(const QByteArray &toml)
{
    model::DescriptorCheck check;
    check.addReader(DescriptorKind::Suite, EvaluationSuite::read);
    return check.check(DescriptorFile::parse(toml, u"evaluations/s.toml"_s), DescriptorKind::Suite);
}

const QByteArray small = R"([suite]
name = "small"
repeats = 3
input = "Say {{word}}"

[vars]
word = "hello"

[[expect]]
type = "latency"
threshold = 1000

[[variants]]
model = "a/b"
controls = { temperature = 0 }

[[variants]]
name = "second"
ensembles = []

[[cases]]
input = "What?"
expected = "This."

[[cases]]
id = "word"
vars = { word = "bye" }

[[cases.expect]]
type = "contains"
value = "{{word}}"
)";

} // namespace

//! Suites and the files that their cases come from.
class SuitesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsASuite();
    void keepsItAsJson();
    void saysWhatIsWrongWhereItStands_data();
    void saysWhatIsWrongWhereItStands();
    void readsLinesOfJson();
    void readsTables();
    void readsPromptfoosYaml();
    void makesACaseOfEachCombinationOfVariables();
    void runsNoCode();
    void refusesFilesThatAreNone_data();
    void refusesFilesThatAreNone();
    void refusesAFileOfAGigabyte();
    void givesEachCaseAName();
    void tellsWhatIsHardlyMeant();
    void tellsWhatIsHardlyMeantInFiles();
    void saysWhereTheInputIsMissing();
    void tellsWhichRunsAreLeft();
};

void SuitesTest::readsASuite()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"small.toml"_s);
    support::write(path, small);
    QVERIFY2(checked(small).isEmpty(), checked(small).isEmpty() ? "" : qPrintable(checked(small).first().toString()));
    const auto suite = EvaluationSuite::load(path, {});
    QVERIFY2(suite, suite ? "" : qPrintable(suite.error().message));
    QCOMPARE(suite->runs(), 12);
    QCOMPARE(suite->variants.at(0).name, u"a/b"_s);
    QCOMPARE(suite->variants.at(0).controls.value(u"temperature"_s).bytes(), QByteArray("0"));
    QVERIFY(suite->variants.at(1).ensembles && suite->variants.at(1).ensembles->isEmpty());
    QCOMPARE(suite->cases.at(0).id, u"1"_s);
    QCOMPARE(suite->cases.at(0).expect.size(), 2);
    QCOMPARE(suite->cases.at(0).expect.at(1).type, u"equals"_s);
    QCOMPARE(model::withVariables(suite->cases.at(1).input, suite->cases.at(1).vars), u"Say bye"_s);
    QCOMPARE(suite->cases.at(0).vars.value(u"word"_s), u"hello"_s);
}

void SuitesTest::keepsItAsJson()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"small.toml"_s);
    support::write(path, small);
    const auto suite = EvaluationSuite::load(path, {});
    const auto again = EvaluationSuite::fromJson(suite->toJson());
    QVERIFY(again);
    QCOMPARE(again->toJson(), suite->toJson());
    QCOMPARE(again->cases, suite->cases);
    QCOMPARE(again->variants, suite->variants);
}

void SuitesTest::saysWhatIsWrongWhereItStands_data()
{
    QTest::addColumn<QByteArray>("toml");
    QTest::addColumn<QString>("said");
    const QByteArray head = "[suite]\nname = \"s\"\n";
    QTest::newRow("no cases") << head << u":1:1: there are no cases"_s;
    QTest::newRow("a misspelt key") << QByteArray("[suite]\nname = \"s\"\nrepeat = 2\n[[cases]]\ninput = \"a\"\n") << u":3:1:"_s;
    QTest::newRow("no input") << head + "[[cases]]\nid = \"a\"\n" << u"no input"_s;
    QTest::newRow("an unknown expectation") << head + "[[cases]]\ninput = \"a\"\n[[cases.expect]]\ntype = \"contain\"\nvalue = \"b\"\n"
                                            << u":6:"_s;
    QTest::newRow("a bad pattern") << head + "[[cases]]\ninput = \"a\"\n[[cases.expect]]\ntype = \"regex\"\nvalue = \"(\"\n"
                                   << u"not a pattern"_s;
    QTest::newRow("a model without provider") << head + "[[variants]]\nmodel = \"gpt\"\n[[cases]]\ninput = \"a\"\n"
                                              << u":4:9: a model is written"_s;
}

void SuitesTest::saysWhatIsWrongWhereItStands()
{
    QFETCH(QByteArray, toml);
    QFETCH(QString, said);
    const model::Diagnostics found = checked(toml);
    QVERIFY(model::hasErrors(found));
    QStringList all;
    for (const model::Diagnostic &each : found)
        all.append(each.toString());
    QVERIFY2(all.join(u'\n').contains(said), qPrintable(all.join(u'\n')));
}

void SuitesTest::readsLinesOfJson()
{
    const QByteArray lines = R"({"id": "a", "input": "What is it?", "expected": ["x", "y"]}
{"id": 7, "input": [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hi"},
  {"role": "assistant", "content": "Hello."}, {"role": "user", "content": "Bye"}], "assert": [{"type": "contains", "value": "b"}]}
{"item": {"question": "Which?", "ideal": "That."}}
{"invoke": {"tool": "calculator:calculate", "arguments": {"expression": "1+1"}}, "assert": [{"type": "contains", "value": "2"}]}
)";
    const auto file = CaseFile::parse(lines, u"cases.jsonl"_s);
    QVERIFY2(file, file ? "" : qPrintable(file.error().message));
    QCOMPARE(file->cases.size(), 4);
    QCOMPARE(file->cases.at(0).expect.first().type, u"equals"_s);
    QCOMPARE(file->cases.at(1).id, u"7"_s);
    QCOMPARE(file->cases.at(1).before.size(), 3);
    QCOMPARE(file->cases.at(1).input, u"Bye"_s);
    QCOMPARE(file->cases.at(2).input, u"Which?"_s);
    QCOMPARE(file->cases.at(3).invoke.tool, u"calculator:calculate"_s);
    const auto wrong = CaseFile::parse("{\"input\": \"a\"}\n{\"id\": \"b\"}\n", u"cases.jsonl"_s);
    QCOMPARE(wrong.error().message, u"cases.jsonl:2: the case has no input"_s);
}

void SuitesTest::readsTables()
{
    const auto file = CaseFile::parse("\xef\xbb\xbftopic,__expected,__expected2,__description\r\n\"boats, \"\"old\"\"\nones\",contains: "
                                      "oar,,first\r\n\r\nsea,similar(0.5): salt water,not-contains: sand,second\r\n",
        u"cases.csv"_s);
    QVERIFY2(file, file ? "" : qPrintable(file.error().message));
    QCOMPARE(file->cases.size(), 2);
    QCOMPARE(file->cases.at(0).vars.value(u"topic"_s), u"boats, \"old\"\nones"_s);
    QCOMPARE(file->cases.at(0).description, u"first"_s);
    QCOMPARE(file->cases.at(1).expect.size(), 2);
    QCOMPARE(*file->cases.at(1).expect.at(0).threshold, 0.5);
    const auto semicolons = CaseFile::parse("input;expected\nHallo;Welt\n", u"c.csv"_s);
    QCOMPARE(semicolons->cases.first().input, u"Hallo"_s);
}

void SuitesTest::readsPromptfoosYaml()
{
    const QByteArray yaml = R"(prompts:
  - "Translate {{text}} to French"
providers: [openai:gpt-4]
defaultTest:
  vars: { tone: kind }
  assert:
    - type: latency
      threshold: 2000
tests:
  - description: a greeting
    vars:
      text: &greeting hello
    assert:
      - type: icontains
        value: bonjour
  - vars: { text: *greeting, count: 3 }
    assert:
      - type: equals
        value: "3"
)";
    const auto file = CaseFile::parse(yaml, u"promptfooconfig.yaml"_s);
    QVERIFY2(file, file ? "" : qPrintable(file.error().message));
    QCOMPARE(file->cases.size(), 2);
    QCOMPARE(file->cases.at(0).description, u"a greeting"_s);
    QCOMPARE(file->cases.at(0).expect.size(), 2);
    QCOMPARE(model::withVariables(file->cases.at(1).input, file->cases.at(1).vars), u"Translate hello to French"_s);
    QCOMPARE(file->cases.at(1).vars.value(u"count"_s), u"3"_s);
    QCOMPARE(file->cases.at(1).vars.value(u"tone"_s), u"kind"_s);
}

void SuitesTest::makesACaseOfEachCombinationOfVariables()
{
    const QByteArray yaml = R"(prompts: ["{{a}}{{b}}{{c}}"]
tests:
  - vars: { a: [x, y], b: [1, 2], c: "!" }
  - vars: { a: [x, y] }
    options: { disableVarExpansion: true }
)";
    const auto file = CaseFile::parse(yaml, u"t.yaml"_s);
    QVERIFY2(file, file ? "" : qPrintable(file.error().message));
    QStringList inputs;
    for (const model::EvaluationCase &each : file->cases)
        inputs.append(model::withVariables(each.input, each.vars));
    QCOMPARE(inputs.mid(0, 4), QStringList({u"x1!"_s, u"x2!"_s, u"y1!"_s, u"y2!"_s}));
    QCOMPARE(file->cases.size(), 5);
    QCOMPARE(file->cases.at(4).vars.value(u"a"_s), uR"(["x","y"])"_s);
}

void SuitesTest::runsNoCode()
{
    const QByteArray yaml = R"yaml(tests:
  - vars: { x: !!js/function 'function () { return 1 }' }
    assert:
      - type: javascript
        value: "require('fs').writeFileSync('/tmp/x', '')"
)yaml";
    const auto file = CaseFile::parse(yaml, u"t.yaml"_s);
    QVERIFY2(file, file ? "" : qPrintable(file.error().message));
    QCOMPARE(file->cases.first().vars.value(u"x"_s), u"function () { return 1 }"_s);
    QCOMPARE(file->remarks.size(), 1);
    QVERIFY(file->remarks.first().message.contains("never run"_L1));
}

void SuitesTest::refusesFilesThatAreNone_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("said");
    QByteArray bomb = "a: &a [x,x,x,x,x,x,x,x,x,x]\n";
    for (char letter = 'b'; letter <= 'k'; ++letter)
        bomb += QByteArray(1, letter) + ": &" + letter + " [" + QByteArray(9, ' ').replace(" ", QByteArray("*") + char(letter - 1) + ",")
            + "*" + char(letter - 1) + "]\n";
    QTest::newRow("half JSON") << u"c.jsonl"_s << QByteArray("{\"input\": \"a\"}\n{\"input\": ") << u"c.jsonl:"_s;
    QTest::newRow("Latin 1 at the end") << u"c.csv"_s << QByteArray("input,expected\nB,r\xe4") << u"c.csv:2: this is not UTF-8"_s;
    QTest::newRow("Latin 1") << u"c.csv"_s << QByteArray("input,expected\nB\xe4r,x\n") << u"c.csv:2: this is not UTF-8"_s;
    QTest::newRow("an open quote") << u"c.csv"_s << QByteArray("input\n\"abc\n") << u"quotation mark"_s;
    QTest::newRow("too many cells") << u"c.csv"_s << QByteArray("input\na,b\n") << u"2 cells"_s;
    QTest::newRow("a threshold that is no number")
        << u"c.csv"_s << QByteArray("input,__threshold\na,0.5\nb,\"0,5\"\n") << u"c.csv:3: __threshold is a number"_s;
    QTest::newRow("a threshold that is no share") << u"c.csv"_s << QByteArray("input,__threshold\na,5\n") << u"not “5”"_s;
    QTest::newRow("a column twice") << u"c.csv"_s << QByteArray("input,who,who\na,b,c\n") << u"c.csv:1: the column “who”"_s;
    QTest::newRow("no YAML") << u"c.yaml"_s << QByteArray("tests: [a\n- b: {") << u"c.yaml:"_s;
    QTest::newRow("no tests") << u"c.yaml"_s << QByteArray("prompts: [a]\n") << u"no list of tests"_s;
    QTest::newRow("a deep YAML") << u"c.yaml"_s << QByteArray(5000, '[') << u"c.yaml:"_s;
    QTest::newRow("aliases of aliases") << u"c.yaml"_s << bomb + "tests: [*k]\n" << u"more than 1000000 values"_s;
    const QByteArray ten = "[0,1,2,3,4,5,6,7,8,9]";
    QTest::newRow("a million combinations") << u"c.yaml"_s
                                            << "tests:\n- vars: {a: " + ten + ", b: " + ten + ", c: " + ten + ", d: " + ten + ", e: " + ten
            + ", f: " + ten + "}\n" << u"test 1: there are more than 100000 cases"_s;
    QTest::newRow("combinations of much") << u"c.yaml"_s
                                          << "tests:\n- vars: {a: " + ten + ", b: " + ten + ", c: " + ten
            + ", d: " + QByteArray(1024 * 1024, 'x') + "}\n"
                                          << u"test 1: there are more than 255 cases"_s;
    QTest::newRow("a file elsewhere") << u"c.yaml"_s << QByteArray("tests:\n  - file:///etc/passwd\n") << u"no other file"_s;
    QTest::newRow("another kind") << u"c.docx"_s << QByteArray("PK") << u".jsonl"_s;
}

void SuitesTest::refusesFilesThatAreNone()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, said);
    const auto file = CaseFile::parse(bytes, name);
    QVERIFY(!file);
    QVERIFY2(file.error().message.contains(said), qPrintable(file.error().message));
    QCOMPARE(file.error().category, model::ErrorCategory::Usage);
}

void SuitesTest::refusesAFileOfAGigabyte()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"huge.jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(qint64(1024) * 1024 * 1024));
    file.close();
    const auto read = CaseFile::read(file.fileName());
    QVERIFY(!read);
    QVERIFY(read.error().message.contains("256 MiB"_L1));
}

void SuitesTest::givesEachCaseAName()
{
    QTemporaryDir folder;
    support::write(
        folder.filePath(u"c.jsonl"_s), "{\"id\": \"a\", \"input\": \"1\"}\n{\"id\": \"a\", \"input\": \"2\"}\n{\"input\": \"3\"}\n");
    support::write(folder.filePath(u"s.toml"_s), "[suite]\nname = \"s\"\ncases-from = \"c.jsonl\"\n");
    const auto suite = EvaluationSuite::load(folder.filePath(u"s.toml"_s), {});
    QVERIFY2(suite, suite ? "" : qPrintable(suite.error().message));
    QCOMPARE(suite->cases.at(0).id, u"a"_s);
    QCOMPARE(suite->cases.at(1).id, u"a (2)"_s);
    QCOMPARE(suite->cases.at(2).id, u"3"_s);
    QCOMPARE(suite->variants.size(), 1);
}

void SuitesTest::tellsWhatIsHardlyMeant()
{
    QTemporaryDir folder;
    const QByteArray toml = R"([suite]
name = "s"
[vars]
tongue = "French"
[[variants]]
name = "v"
instruction = "Speak {{tongue}}, be {{mood}}."
template = "{{input}}, {{word}}"
[[cases]]
id = "typo"
input = "Say {{ word }}, {{2}}"
vars = { word = "a" }
expect = [{ type = "assert-set", assert = [{ type = "contains", value = "{{wrod}}" }] }]
[[cases]]
id = "none"
input = "x"
)";
    QStringList said;
    for (const model::Diagnostic &each : checked(toml)) {
        QCOMPARE(each.severity, model::Diagnostic::Severity::Warning);
        said.append(QString::number(each.position.line) + u' ' + each.message.section(u',', 0, 0).section(u';', 0, 0));
    }
    said.sort();
    QCOMPARE(said,
        QStringList(
            {u"14 “none” expects nothing"_s, u"5 there is no variable “mood” for “v”"_s, u"9 there is no variable “wrod” for “typo”"_s}));
    support::write(folder.filePath(u"s.toml"_s), toml);
    // Those that the check has told are not told again.
    const auto suite = EvaluationSuite::load(folder.filePath(u"s.toml"_s), checked(toml));
    QVERIFY2(suite, suite ? "" : qPrintable(suite.error().message));
    QCOMPARE(suite->remarks.size(), 3);
    QCOMPARE(suite->remarksInWords().count(u'\n'), 2);
}

void SuitesTest::tellsWhatIsHardlyMeantInFiles()
{
    QTemporaryDir folder;
    QByteArray lines = "{\"input\": \"{{tongue}}\", \"expected\": \"1\"}\n{\"id\": \"b\", \"input\": \"{{x}}\", \"expected\": \"1\"}\n";
    support::write(folder.filePath(u"c.jsonl"_s), lines);
    const QByteArray toml = "[suite]\nname = \"s\"\ncases-from = \"c.jsonl\"\n[vars]\ntongue = \"French\"\n";
    support::write(folder.filePath(u"s.toml"_s), toml);
    const auto suite = EvaluationSuite::load(folder.filePath(u"s.toml"_s), {});
    QVERIFY2(suite, suite ? "" : qPrintable(suite.error().message));
    QCOMPARE(suite->remarks.size(), 1);
    QVERIFY2(suite->remarks.first().toString().contains(u"c.jsonl:2:1: "), qPrintable(suite->remarks.first().toString()));
    // Many of them are counted.
    for (int number = 0; number < 50; ++number)
        lines += "{\"input\": \"x\"}\n";
    support::write(folder.filePath(u"c.jsonl"_s), lines);
    const auto many = EvaluationSuite::load(folder.filePath(u"s.toml"_s), {});
    QCOMPARE(many->remarks.size(), 21);
    QVERIFY2(many->remarks.last().message.contains(u"31"), qPrintable(many->remarks.last().message));
}

void SuitesTest::saysWhereTheInputIsMissing()
{
    QTemporaryDir folder;
    support::write(folder.filePath(u"c.csv"_s), " ID , Input \na,What?\n");
    support::write(folder.filePath(u"s.toml"_s), "[suite]\nname = \"s\"\ncases-from = \"c.csv\"\n");
    const auto suite = EvaluationSuite::load(folder.filePath(u"s.toml"_s), {});
    QVERIFY(!suite);
    QVERIFY2(suite.error().message.contains(u"c.csv:2: "), qPrintable(suite.error().message));
    QVERIFY2(suite.error().message.contains(u"“Input” is a variable"), qPrintable(suite.error().message));
}

void SuitesTest::tellsWhichRunsAreLeft()
{
    QTemporaryDir folder;
    support::write(folder.filePath(u"small.toml"_s), small);
    const auto suite = EvaluationSuite::load(folder.filePath(u"small.toml"_s), {});
    QVERIFY(suite);
    model::EvaluationOutcome done;
    done.place = {u"1"_s, u"a/b"_s, 2};
    const QList<model::RunPlace> left = suite->placesWithout({done});
    QCOMPARE(left.size(), 11);
    QVERIFY(!left.contains(done.place));
    QCOMPARE(left.first(), (model::RunPlace {u"1"_s, u"a/b"_s, 1}));
}

QTEST_GUILESS_MAIN(SuitesTest)
#include "tst_suites.moc"
