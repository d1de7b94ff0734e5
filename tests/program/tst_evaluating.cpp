// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QXmlStreamReader>

#include <csignal>

using namespace Qt::StringLiterals;

namespace {

//! The rehearsal answers `Two apples` and so on as a scenario of the test says.
const QByteArray provider = R"([provider]
name = "duo"
dialect = "anthropic-messages"
base-url = "rehearsal:"

[[models]]
name = "first"
price = { input = 1.5, output = 6, currency = "EUR" }

[[models]]
name = "second"
)";

const QByteArray suite = R"([suite]
name = "sums"

[[variants]]
name = "one"
model = "duo/first"

[[variants]]
name = "other"
model = "duo/second"

[[cases]]
id = "product"
input = "What is {{a}}*7?"
vars = { a = 6 }

[[cases.expect]]
type = "contains"
value = "42"

[[cases.expect]]
type = "trajectory:tool-used"
value = "calculate"

[[cases]]
id = "wrong"
input = "What is 2*2?"
expected = "five"
)";

QJsonObject lineOf(const Program::Run &run, const QString &caseId, const QString &variant)
{
    for (const QJsonObject &line : run.lines()) {
        if (line["case"_L1] == caseId && line["variant"_L1] == variant)
            return line;
    }
    return {};
}

} // namespace

//! `parlance evaluate` with the rehearsal, on this machine alone.
class EvaluatingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void runsEveryCaseWithEveryVariant();
    void keepsTheConversations();
    void saysWhetherAllPassed();
    void takesCasesFromFiles();
    void computesNothingTwice();
    void judgesAnewWhatIsExpectedAnew();
    void comparesWithABaseline();
    void runsOneToolCall();
    void makesACaseOfAToolCall();
    void goesOnWithMessages();
    void countsABrokenToolAsBroken();
    void countsAToolThatCannotBeCalledAsBroken();
    void countsAProviderThatIsAwayAsBroken();
    void asksAModelToJudge();
    void countsANonsensicalJudgeAsBroken();
    void letsACommandDecide();
    void heedsAPauseForAllRuns();
    void endsWithTheBudget();
    void goesOnAfterAKill();
    void writesReports_data();
    void writesReports();
    void playsACassette();
    void checksSuites();
    void refusesWrongUse_data();
    void refusesWrongUse();

private:
    Program::Run evaluate(const QStringList &arguments) const { return m_program->run(QStringList {u"evaluate"_s} + arguments); }
    QString write(const QByteArray &toml, const QString &name = u"s.toml"_s) const
    {
        return m_program->write(u"workspace/"_s + name, toml);
    }

    std::unique_ptr<Program> m_program;
};

void EvaluatingTest::init()
{
    m_program = std::make_unique<Program>();
    m_program->write(u"profile/config/providers/duo.toml"_s, provider);
}

void EvaluatingTest::runsEveryCaseWithEveryVariant()
{
    const Program::Run run = evaluate({write(suite), u"--json"_s, u"--repeats"_s, u"2"_s});
    VERIFY_STATUS(run, 1);
    const QList<QJsonObject> lines = run.lines();
    QCOMPARE(lines.size(), 9);
    QCOMPARE(lines.at(0)["case"_L1].toString(), u"product"_s);
    QCOMPARE(lines.at(0)["variant"_L1].toString(), u"one"_s);
    QCOMPARE(lines.at(0)["repeat"_L1].toInt(), 1);
    QCOMPARE(lines.at(1)["repeat"_L1].toInt(), 2);
    QVERIFY2(lines.at(0)["passed"_L1].toBool(), run.out.constData());
    const QJsonArray expectations = lines.at(0)["expectations"_L1].toArray();
    QCOMPARE(expectations.size(), 2);
    QCOMPARE(expectations.at(1)["type"_L1].toString(), u"trajectory:tool-used"_s);
    QVERIFY(expectations.at(1)["passed"_L1].toBool());
    QVERIFY(!expectations.at(0)["reason"_L1].toString().isEmpty());
    const QJsonObject wrong = lineOf(run, u"wrong"_s, u"other"_s);
    QVERIFY(!wrong["passed"_L1].toBool());
    QVERIFY(!wrong.contains("broken"_L1));
    const QJsonObject end = run.end();
    QCOMPARE(end["end"_L1].toString(), u"ended"_s);
    QCOMPARE(end["passed"_L1].toInt(), 4);
    QCOMPARE(end["failed"_L1].toInt(), 4);
    QCOMPARE(end["broken"_L1].toInt(), 0);
    QVERIFY(end["variants"_L1][0]["cost"_L1].toDouble() > 0);
}

void EvaluatingTest::keepsTheConversations()
{
    const Program::Run run = evaluate({write(suite), u"--json"_s, u"--case"_s, u"product"_s});
    VERIFY_STATUS(run, 0);
    const QString conversation = run.lines().first()["conversation"_L1].toString();
    QVERIFY2(m_program->show(conversation).contains("42"), m_program->show(conversation).constData());
    // They are not among those that the person has said.
    QVERIFY(m_program->run({u"conversations"_s, u"--json"_s}).lines().isEmpty());
    QVERIFY(!m_program->run({u"exchanges"_s, conversation, u"--json"_s}).lines().isEmpty());
}

void EvaluatingTest::saysWhetherAllPassed()
{
    VERIFY_STATUS(evaluate({write(suite), u"--case"_s, u"product"_s}), 0);
    const Program::Run run = evaluate({write(suite)});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.out.contains("2 passed, 2 failed, 0 broken; 2 from before"), run.out.constData());
    QVERIFY2(run.notes.contains("wrong · one · 1: failed"), run.notes.constData());
}

void EvaluatingTest::takesCasesFromFiles()
{
    m_program->write(u"workspace/cases.jsonl"_s,
        "{\"id\": \"a\", \"input\": \"What is 3*3?\", \"assert\": [{\"type\": \"contains\", \"value\": \"9\"}]}\n"
        "{\"id\": \"b\", \"input\": \"What is 3*4?\", \"assert\": [{\"type\": \"regex\", \"value\": \"1[0-9]\"}]}\n");
    m_program->write(u"workspace/cases.csv"_s, "input,__expected\nWhat is 5*5?,contains: 25\n");
    m_program->write(u"workspace/cases.yaml"_s,
        "prompts: ['What is {{sum}}?']\ntests:\n  - description: yaml\n    vars: { sum: 2*3 }\n"
        "    assert: [{ type: icontains, value: '6' }]\n");
    const Program::Run run = evaluate(
        {write("[suite]\nname = \"files\"\ncases-from = [\"cases.jsonl\", \"cases.csv\", \"cases.yaml\"]\n"), u"--json"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.end()["passed"_L1].toInt(), 4);
    QVERIFY(!lineOf(run, u"yaml"_s, u"standard"_s).isEmpty());
}

void EvaluatingTest::computesNothingTwice()
{
    const QString path = write(suite);
    QCOMPARE(evaluate({path, u"--json"_s}).end()["kept"_L1].toInt(), 0);
    const qsizetype exchanges = m_program->run({u"exchanges"_s, u"--json"_s}).lines().size();
    const Program::Run again = evaluate({path, u"--json"_s});
    VERIFY_STATUS(again, 1);
    QCOMPARE(again.end()["kept"_L1].toInt(), 4);
    QCOMPARE(again.end()["passed"_L1].toInt(), 2);
    QCOMPARE(m_program->run({u"exchanges"_s, u"--json"_s}).lines().size(), exchanges);
    QCOMPARE(evaluate({path, u"--json"_s, u"--fresh"_s}).end()["kept"_L1].toInt(), 0);
    // Another instruction is another question.
    QByteArray changed = suite;
    changed.replace("name = \"one\"\n", "name = \"one\"\ninstruction = \"Be brief.\"\n");
    QCOMPARE(evaluate({write(changed), u"--json"_s}).end()["kept"_L1].toInt(), 2);
}

void EvaluatingTest::judgesAnewWhatIsExpectedAnew()
{
    evaluate({write(suite), u"--json"_s});
    const qsizetype exchanges = m_program->run({u"exchanges"_s, u"--json"_s}).lines().size();
    QByteArray changed = suite;
    changed.replace("expected = \"five\"", "expect = [{ type = \"contains\", value = \"4\" }]");
    const Program::Run run = evaluate({write(changed), u"--json"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(m_program->run({u"exchanges"_s, u"--json"_s}).lines().size(), exchanges);
}

void EvaluatingTest::comparesWithABaseline()
{
    const QString path = write(suite);
    const Program::Run first = evaluate({path, u"--json"_s});
    const QString id = first.end()["run"_L1].toString();
    QVERIFY(!id.isEmpty());
    // Some fail, none has become worse.
    VERIFY_STATUS(evaluate({path, u"--baseline"_s, id}), 0);
    QByteArray changed = suite;
    changed.replace("input = \"What is {{a}}*7?\"", "input = \"What is {{a}}*8?\"");
    const Program::Run worse = evaluate({write(changed), u"--baseline"_s, id.left(20), u"--json"_s});
    VERIFY_STATUS(worse, 1);
    const QJsonArray cells = worse.end()["baseline"_L1]["worse"_L1].toArray();
    QCOMPARE(cells.size(), 2);
    QCOMPARE(cells.at(0)["case"_L1].toString(), u"product"_s);
    // A file does as well, and what has become better is no fault.
    m_program->write(u"workspace/before.jsonl"_s, worse.out);
    const Program::Run better = evaluate({write(suite), u"--baseline"_s, m_program->workspace() + u"/before.jsonl"_s});
    VERIFY_STATUS(better, 0);
    QVERIFY2(better.out.contains("better: product with one: 0 of 1, now 1 of 1"), better.out.constData());
    VERIFY_STATUS(evaluate({path, u"--baseline"_s, u"latest"_s}), 0);
}

void EvaluatingTest::runsOneToolCall()
{
    const Program::Run run = evaluate({write(R"([suite]
name = "tools"
[[cases]]
id = "sum"
[cases.invoke]
tool = "calculator:calculate"
arguments = { expression = "{{n}}*2" }
[cases.vars]
n = "21"
[[cases.expect]]
type = "contains"
value = "42"
)"),
        u"--json"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY(m_program->run({u"exchanges"_s, u"--json"_s}).lines().isEmpty());
}

void EvaluatingTest::makesACaseOfAToolCall()
{
    const Program::Run made = m_program->run({u"invoke"_s, u"calculator:calculate"_s, u"{\"expression\":\"6*7\"}"_s, u"--as-case"_s});
    VERIFY_STATUS(made, 0);
    m_program->write(u"workspace/cases.jsonl"_s, made.out);
    const Program::Run run = evaluate({write("[suite]\nname = \"made\"\ncases-from = \"cases.jsonl\"\n"), u"--json"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.end()["passed"_L1].toInt(), 1);
    // What failed has no result that could be expected.
    const Program::Run failed = m_program->run({u"invoke"_s, u"calculator:calculate"_s, u"{\"expression\":\"6*\"}"_s, u"--as-case"_s});
    VERIFY_STATUS(failed, 1);
    QVERIFY(failed.out.isEmpty());
}

void EvaluatingTest::goesOnWithMessages()
{
    m_program->write(u"workspace/c.jsonl"_s,
        R"({"id":"m","input":[{"role":"user","content":"Hello"},{"role":"assistant","content":"Hi."},{"role":"user","content":"What is 6*7?"}],)"
        R"("assert":[{"type":"contains","value":"42"}]})");
    const Program::Run run = evaluate({write("[suite]\nname = \"m\"\ncases-from = \"c.jsonl\"\n"), u"--json"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY(m_program->show(run.lines().first()["conversation"_L1].toString()).contains("Hi."));
}

void EvaluatingTest::countsABrokenToolAsBroken()
{
    const Program::Run run = evaluate({write(R"([suite]
name = "breaking"
[[cases]]
id = "breaks"
input = "Break a tool"
[[cases.expect]]
type = "contains"
value = "anything"
[[cases]]
id = "goes on"
input = "What is 6*7?"
[[cases.expect]]
type = "contains"
value = "42"
)"),
        u"--json"_s, u"--approve"_s, u"all"_s, u"--ensemble"_s, u"rehearsal"_s, u"--ensemble"_s, u"calculator"_s});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.end()["broken"_L1].toInt() == 1, run.out.constData());
    QCOMPARE(run.end()["passed"_L1].toInt(), 1);
    QCOMPARE(run.end()["failed"_L1].toInt(), 0);
    QCOMPARE(run.lines().first()["state"_L1].toString(), u"rolled-back"_s);
}

void EvaluatingTest::countsAToolThatCannotBeCalledAsBroken()
{
    QByteArray toml = "[suite]\nname = \"tools\"\n[[variants]]\nensembles = [\"calculator\", \"io\"]\n";
    for (const QByteArray tool : {"calculator:calculaet", "clock:now", "io:write_file", "calculator:calculate"})
        toml += "[[cases]]\nid = \"" + tool + "\"\ninvoke = { tool = \"" + tool + "\", arguments = { path = \"a\", content = \"b\" } }\n"
            + "expect = [{ type = \"not-contains\", value = \"42\" }]\n";
    const Program::Run run = evaluate({write(toml), u"--approve"_s, u"refuse"_s});
    VERIFY_STATUS(run, 1);
    // One that finds its arguments wrong has answered.
    QVERIFY2(run.out.contains("1 passed, 0 failed, 3 broken"), run.out.constData());
    for (const QByteArray why : {"There is no tool “calculator:calculaet”", "clock:now is switched off", "io:write_file was not allowed"})
        QVERIFY2(run.out.contains(why) && run.notes.contains(why), run.out.constData());
}

void EvaluatingTest::countsAProviderThatIsAwayAsBroken()
{
    m_program->write(u"profile/config/providers/gone.toml"_s,
        "[provider]\nname = \"gone\"\ndialect = \"anthropic-messages\"\nbase-url = \"http://127.0.0.1:9/\"\nmax-retries = 0\n"
        "[[models]]\nname = \"away\"\n");
    const Program::Run run = evaluate(
        {write("[suite]\nname = \"gone\"\n[[cases]]\ninput = \"Hello\"\n"), u"--json"_s, u"--provider"_s, u"gone"_s});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.end()["broken"_L1].toInt(), 1);
    // What broke is tried again.
    QCOMPARE(evaluate({m_program->workspace() + u"/s.toml"_s, u"--json"_s, u"--provider"_s, u"gone"_s}).end()["kept"_L1].toInt(), 0);
}

void EvaluatingTest::asksAModelToJudge()
{
    const QString scenario = m_program->write(u"workspace/judge.toml"_s, R"([scenario]
name = "judge"
title = "Judge"
model = "j"
[[rules]]
name = "judges"
user = '''(?s).*It greets.*'''
text = '''My judgement: {"reason": "It says hello.", "pass": true, "score": 0.9}'''
[texts]
otherwise = "What?"
)");
    const auto server = m_program->start({u"rehearse"_s, scenario});
    QByteArray url;
    QTRY_VERIFY((url += server->readAllStandardOutput()).endsWith('\n'));
    m_program->write(u"profile/config/providers/judge.toml"_s,
        "[provider]\nname = \"judge\"\ndialect = \"openai-chat-completions\"\nbase-url = \"" + url.trimmed()
            + "\"\n[[models]]\nname = \"j\"\n");
    const Program::Run run = evaluate({write(R"([suite]
name = "judged"
judge = "judge/j"
[[cases]]
input = "What is 6*7?"
[[cases.expect]]
type = "llm-rubric"
value = "It greets."
[[cases.expect]]
type = "not-llm-rubric"
value = "It greets."
weight = 0
)"),
        u"--json"_s});
    VERIFY_STATUS(run, 0);
    const QJsonArray expectations = run.lines().first()["expectations"_L1].toArray();
    QCOMPARE(expectations.at(0)["reason"_L1].toString(), u"It says hello."_s);
    QVERIFY(expectations.at(0)["said"_L1].toString().startsWith("My judgement"_L1));
    QCOMPARE(expectations.at(0)["score"_L1].toDouble(), 0.9);
    QVERIFY(!expectations.at(1)["passed"_L1].toBool());
}

void EvaluatingTest::countsANonsensicalJudgeAsBroken()
{
    const Program::Run run = evaluate({write("[suite]\nname = \"j\"\n[[cases]]\ninput = \"What is 6*7?\"\n[[cases.expect]]\n"
                                             "type = \"llm-rubric\"\nvalue = \"is right\"\n"),
        u"--json"_s});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.end()["broken"_L1].toInt(), 1);
    QVERIFY(run.lines().first()["expectations"_L1][0]["reason"_L1].toString().contains("not a judgement"_L1));
}

void EvaluatingTest::letsACommandDecide()
{
    support::writeProgram(
        m_program->workspace() + u"/decide"_s, "#!/bin/sh\nread input\ncase \"$input\" in *\"$1\"*) exit 0;; esac\necho not so\nexit 3\n");
    const Program::Run run = evaluate({write(R"([suite]
name = "commands"
[[cases]]
input = "What is 6*7?"
[[cases.expect]]
type = "command"
value = ["./decide", "42"]
[[cases.expect]]
type = "command"
value = ["./decide", "never said"]
[[cases.expect]]
type = "command"
value = ["./none"]
)"),
        u"--json"_s});
    VERIFY_STATUS(run, 1);
    const QJsonArray expectations = run.lines().first()["expectations"_L1].toArray();
    QVERIFY2(expectations.at(0)["passed"_L1].toBool(), run.out.constData());
    QVERIFY(!expectations.at(1)["passed"_L1].toBool());
    QVERIFY(!expectations.at(1).toObject().contains("broken"_L1));
    QVERIFY(expectations.at(1)["reason"_L1].toString().contains("not so"_L1));
    QVERIFY(expectations.at(2)["broken"_L1].toBool());
}

void EvaluatingTest::heedsAPauseForAllRuns()
{
    const QString scenario = m_program->write(u"workspace/busy.toml"_s, R"([scenario]
name = "busy"
title = "Busy"
model = "busy"
[[rules]]
name = "busy at first"
user = '''.*'''
text = "done"
fault = { kind = "status", status = "429", retry-after = 1, times = 1 }
)");
    const auto server = m_program->start({u"rehearse"_s, scenario});
    QByteArray url;
    QTRY_VERIFY((url += server->readAllStandardOutput()).endsWith('\n'));
    QByteArray cases = "[suite]\nname = \"busy\"\nparallel = 2\n";
    for (int number = 0; number < 6; ++number)
        cases += "[[cases]]\ninput = \"case\"\n[[cases.expect]]\ntype = \"contains\"\nvalue = \"done\"\n";
    const Program::Run run = evaluate({write(cases), u"--base-url"_s, QString::fromUtf8(url.trimmed()), u"--json"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.end()["passed"_L1].toInt(), 6);
}

void EvaluatingTest::endsWithTheBudget()
{
    QByteArray cases = "[suite]\nname = \"dear\"\nparallel = 1\n[budget]\ntokens = 1\n";
    for (int number = 0; number < 6; ++number)
        cases += "[[cases]]\ninput = \"What is 6*7?\"\n";
    const Program::Run run = evaluate({write(cases), u"--json"_s});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.end()["end"_L1].toString(), u"stopped"_s);
    QVERIFY(run.end()["why"_L1].toString().contains("budget"_L1));
    QVERIFY2(run.end()["passed"_L1].toInt() < 6, run.out.constData());
    QVERIFY(run.end()["passed"_L1].toInt() > 0);
    QCOMPARE(run.end()["left"_L1].toInt(), 6 - run.end()["passed"_L1].toInt());
    // As it is told later, too.
    const Program::Run later = evaluate({m_program->workspace() + u"/s.toml"_s, u"--results"_s, u"--junit"_s});
    VERIFY_STATUS(later, 1);
    QVERIFY2(later.out.contains("<skipped message="), later.out.constData());
    // What has no price is not bounded by a cost.
    const Program::Run unbounded = evaluate(
        {write(cases.replace("[budget]\ntokens = 1", "[budget]\ncost = 0.000001\n[[variants]]\nmodel = \"duo/second\""))});
    VERIFY_STATUS(unbounded, 0);
    QVERIFY2(unbounded.notes.contains("duo/second: it has no price"), unbounded.notes.constData());
    QVERIFY2(unbounded.notes.contains("expects nothing"), unbounded.notes.constData());
}

void EvaluatingTest::goesOnAfterAKill()
{
    QByteArray cases = "[suite]\nname = \"long\"\nparallel = 2\n";
    // Each asks something else: cases that ask the same are answered by one that was kept.
    for (int number = 0; number < 40; ++number) {
        const QByteArray product = QByteArray::number(number * 7);
        cases += "[[cases]]\ninput = \"What is " + QByteArray::number(number) + "*7?\"\n[[cases.expect]]\ntype = \"contains\"\nvalue = \""
            + product + "\"\n";
    }
    const QString path = write(cases);
    {
        const auto process = m_program->start({u"evaluate"_s, path});
        process->setReadChannel(QProcess::StandardError);
        QTRY_VERIFY(process->canReadLine());
        ::kill(pid_t(process->processId()), SIGKILL);
        process->waitForFinished();
    }
    const Program::Run run = evaluate({path, u"--json"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.end()["passed"_L1].toInt(), 40);
    QVERIFY(run.end()["kept"_L1].toInt() >= 4);
    QVERIFY(run.end()["kept"_L1].toInt() < 40);
    // Both are told of, the first as it was left.
    const QList<QJsonObject> told = evaluate({path, u"--list"_s, u"--json"_s}).lines();
    QCOMPARE(told.size(), 2);
    QCOMPARE(told.at(0)["state"_L1].toString(), u"ended"_s);
    QCOMPARE(told.at(1)["state"_L1].toString(), u"stopped"_s);
}

void EvaluatingTest::writesReports_data()
{
    QTest::addColumn<QString>("form");
    QTest::newRow("junit") << u"--junit"_s;
    QTest::newRow("markdown") << u"--markdown"_s;
    QTest::newRow("html") << u"--html"_s;
}

void EvaluatingTest::writesReports()
{
    QFETCH(QString, form);
    QByteArray hostile = suite;
    hostile.replace("id = \"wrong\"", "id = \"wrong <script>alert(1)</script>\"");
    const QString file = m_program->workspace() + u"/report"_s;
    const Program::Run run = evaluate({write(hostile), form, u"--output"_s, file});
    VERIFY_STATUS(run, 1);
    QVERIFY(run.out.isEmpty());
    const QByteArray report = support::read(file);
    QVERIFY2(!report.contains("<script"), report.constData());
    if (form == u"--junit") {
        QXmlStreamReader reader(report);
        int failures = 0;
        int cases = 0;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::StartElement) {
                failures += reader.name() == u"failure" ? 1 : 0;
                cases += reader.name() == u"testcase" ? 1 : 0;
            }
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(cases, 4);
        QCOMPARE(failures, 2);
    } else {
        QVERIFY2(report.contains("product"), report.constData());
        QVERIFY(report.contains("50 %"));
    }
}

void EvaluatingTest::playsACassette()
{
    const QString path = write(suite);
    const QString cassette = m_program->workspace() + u"/tape.jsonl"_s;
    VERIFY_STATUS(evaluate({path, u"--case"_s, u"product"_s, u"--record"_s, cassette}), 0);
    QVERIFY(!support::read(cassette).isEmpty());
    const Program::Run run = evaluate({path, u"--case"_s, u"product"_s, u"--replay"_s, cassette, u"--json"_s});
    VERIFY_STATUS(run, 0);
    // What is played is another answer than what was got.
    QCOMPARE(run.end()["kept"_L1].toInt(), 0);
}

void EvaluatingTest::checksSuites()
{
    const QString path = m_program->write(u"profile/config/evaluations/mine.toml"_s, suite);
    VERIFY_STATUS(m_program->run({u"check"_s, path}), 0);
    VERIFY_STATUS(evaluate({u"mine"_s, u"--case"_s, u"product"_s}), 0);
    m_program->write(u"profile/config/evaluations/mine.toml"_s, "[suite]\nname = \"s\"\n[[cases]]\ninput = \"a\"\nexpekt = []\n");
    const Program::Run run = m_program->run({u"check"_s, path});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.out.contains("mine.toml:5:1: ") && run.out.contains("expect"), run.out.constData());
}

void EvaluatingTest::refusesWrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("no suite") << QStringList {} << QByteArray("Which suite?");
    QTest::newRow("no file") << QStringList {u"none.toml"_s} << QByteArray("none.toml");
    QTest::newRow("two forms") << QStringList {u"s.toml"_s, u"--json"_s, u"--html"_s} << QByteArray("Give one of");
    QTest::newRow("no such baseline") << QStringList {u"s.toml"_s, u"--baseline"_s, u"abc"_s} << QByteArray("no evaluation");
    QTest::newRow("no such case") << QStringList {u"s.toml"_s, u"--case"_s, u"produkt"_s} << QByteArray("Did you mean product");
    QTest::newRow("queue without store") << QStringList {u"s.toml"_s, u"--enqueue"_s} << QByteArray("--enqueue goes with --store");
    QTest::newRow("another store") << QStringList {u"s.toml"_s, u"--store"_s, u"mysql://a/b"_s} << QByteArray("postgresql://");
    QTest::newRow("a password") << QStringList {u"s.toml"_s, u"--store"_s, u"postgresql://a:secret@localhost/b"_s}
                                << QByteArray("PGPASSWORD");
    QTest::newRow("no TLS") << QStringList {u"s.toml"_s, u"--store"_s, u"postgresql://db.example/b?sslmode=require"_s}
                            << QByteArray("verify-full");
    QTest::newRow("no such provider") << QStringList {u"other.toml"_s} << QByteArray("Did you mean duo");
    QTest::newRow("no such agent") << QStringList {u"agent.toml"_s} << QByteArray("There is no agent “nobody”.");
    QTest::newRow("no such library") << QStringList {u"library.toml"_s} << QByteArray("There is no tool library “nothing”.");
}

void EvaluatingTest::refusesWrongUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, words);
    write(suite);
    QByteArray other = suite;
    write(other.replace("duo/first", "dua/first"), u"other.toml"_s);
    const QByteArray model = "model = \"duo/first\"\n";
    const auto with = [&model](const QByteArray &line) { return QByteArray(suite).replace(model, model + line); };
    write(with("agent = \"nobody\"\n"), u"agent.toml"_s);
    write(with("agent = \"hello_world_agent\"\nlibrary = \"nothing\"\n"), u"library.toml"_s);
    for (QString &argument : arguments) {
        if (argument.endsWith(".toml"_L1))
            argument = m_program->workspace() + u'/' + argument;
    }
    const Program::Run run = evaluate(arguments);
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.notes.contains(words), run.notes.constData());
    QVERIFY(!run.notes.contains("secret"));
}

QTEST_GUILESS_MAIN(EvaluatingTest)
#include "tst_evaluating.moc"
