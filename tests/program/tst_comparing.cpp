// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QJsonArray>

#include <csignal>

using namespace Qt::StringLiterals;

namespace {

//! Two models of the rehearsal, of which one has a price, and one that nobody answers for.
const QByteArray duo = R"([provider]
name = "duo"
dialect = "anthropic-messages"
base-url = "rehearsal:"

[[models]]
name = "first"
price = { input = 1.5, output = 6, currency = "EUR" }

[[models]]
name = "second"
)";

const QByteArray gone =
    "[provider]\nname = \"gone\"\ndialect = \"anthropic-messages\"\nbase-url = \"http://127.0.0.1:9/\"\nmax-retries = 0\n"
    "[[models]]\nname = \"away\"\n";

} // namespace

//! `parlance compare` with the rehearsal.
class ComparingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void comparesTwoModels();
    void comparesInstructions();
    void comparesLibrariesOfAnAgent();
    void goesOnWhereALibraryHasNoTool();
    void writesALineForEachRun();
    void writesReportsToAFile();
    void keepsWhatWentOverTheWireButNoConversation();
    void goesOnWhereOneColumnFails();
    void goesOnWhereATurnIsRolledBack();
    void stopsARunThatTakesTooLong();
    void goesOnWithAConversation();
    void writesWhatThereIsWhenInterrupted();
    void refusesWrongUse_data();
    void refusesWrongUse();

private:
    Program::Run compare(const QStringList &arguments) const { return m_program->run(QStringList {u"compare"_s} + arguments); }
    static const QStringList models;

    std::unique_ptr<Program> m_program;
};

const QStringList ComparingTest::models {u"--model"_s, u"duo/first"_s, u"--model"_s, u"duo/second"_s};

void ComparingTest::init()
{
    m_program = std::make_unique<Program>();
    m_program->write(u"profile/config/providers/duo.toml"_s, duo);
    m_program->write(u"profile/config/providers/gone.toml"_s, gone);
}

void ComparingTest::comparesTwoModels()
{
    const Program::Run run = compare(models + QStringList {u"--times"_s, u"2"_s, u"What is 6*7?"_s});
    VERIFY_STATUS(run, 0);
    const QList<QByteArray> lines = run.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines.at(0).startsWith("Median of 2"), run.out.constData());
    QVERIFY2(lines.at(1).startsWith("duo/first "), run.out.constData());
    QVERIFY2(lines.at(1).contains(" 2 of 2 "), run.out.constData());
    QVERIFY2(lines.at(1).contains("€ 0."), run.out.constData());
    QVERIFY2(lines.at(2).startsWith("duo/second "), run.out.constData());
    QVERIFY2(lines.at(2).contains("—"), run.out.constData());
    for (const char *said : {"duo/first: run 1 of 2 committed, ", "duo/second: run 2 of 2 committed, "})
        QVERIFY2(run.notes.contains(said), run.notes.constData());
}

void ComparingTest::comparesInstructions()
{
    const Program::Run run = compare({u"--instruction"_s, u"Be brief."_s, u"--instruction"_s, u"Be long."_s, u"--json"_s, u"Hello"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.lines().first().value("column"_L1).toString(), u"Be brief."_s);
    const QList<QJsonObject> exchanges = m_program->run({u"exchanges"_s, u"--json"_s}).lines();
    QCOMPARE(exchanges.size(), 2);
}

void ComparingTest::comparesLibrariesOfAnAgent()
{
    m_program->write(u"profile/config/ensembles/polite.toml"_s, R"([ensemble]
name = "polite"
[[invokers]]
name = "sayHello"
description = "Greets"
approval = "allow"
[invokers.arguments]
type = "object"
[invokers.arguments.properties.personName]
type = "string"
default = "world"
[invokers.invocable]
kind = "command"
command = ["/bin/sh", "-c", "cat > /dev/null; echo Good morning."]
)");
    m_program->write(u"profile/config/libraries/polite.toml"_s,
        "[library]\nname = \"polite\"\n\n[[bindings]]\nname = \"sayHello\"\ninvoker = \"polite:sayHello\"\n");
    const Program::Run run = compare({u"--agent"_s, u"hello_world_agent"_s, u"--library"_s, u"greetings"_s, u"--library"_s, u"polite"_s,
        u"--times"_s, u"2"_s, u"--json"_s, u"Hello, I am Mara. Is anybody there?"_s});
    VERIFY_STATUS(run, 0);
    const QList<QJsonObject> lines = run.lines();
    QVERIFY(lines.at(0).value("text"_L1).toString().contains("Mara"_L1));
    QCOMPARE(lines.at(2).value("calls"_L1).toArray().first().toObject().value("name"_L1).toString(), u"polite:sayHello"_s);
    QVERIFY(lines.at(2).value("text"_L1).toString().contains("Good morning"_L1));
    // The same is asked of both, whatever does the work.
    QCOMPARE(lines.at(5).value("column"_L1).toString(), u"polite"_s);
    QCOMPARE(lines.at(5).value("same-arguments"_L1).toInt(), 2);
}

void ComparingTest::goesOnWhereALibraryHasNoTool()
{
    m_program->write(u"profile/config/libraries/other.toml"_s,
        "[library]\nname = \"other\"\n\n[[bindings]]\nname = \"sayHello\"\ninvoker = \"nowhere:nothing\"\n");
    const Program::Run run = compare({u"--agent"_s, u"hello_world_agent"_s, u"--library"_s, u"greetings"_s, u"--library"_s, u"other"_s,
        u"--json"_s, u"Hello, I am Mara. Is anybody there?"_s});
    // The second library has nothing that says hello: its turn does not start, and the first runs all the same.
    VERIFY_STATUS(run, 1);
    const QList<QJsonObject> lines = run.lines();
    QCOMPARE(lines.at(0).value("column"_L1).toString(), u"greetings"_s);
    QCOMPARE(lines.at(0).value("state"_L1).toString(), u"committed"_s);
    QCOMPARE(lines.at(0).value("calls"_L1).toArray().first().toObject().value("name"_L1).toString(), u"greetings:sayHello"_s);
    QCOMPARE(lines.at(1).value("state"_L1).toString(), u"failed"_s);
    QVERIFY(lines.at(1).value("error"_L1).toObject().value("message"_L1).toString().contains("sayHello"_L1));
}

void ComparingTest::writesALineForEachRun()
{
    const Program::Run run = compare(models + QStringList {u"--times"_s, u"2"_s, u"--json"_s, u"What is 6*7?"_s});
    VERIFY_STATUS(run, 0);
    const QList<QJsonObject> lines = run.lines();
    QCOMPARE(lines.size(), 6);
    QCOMPARE(lines.at(0).value("event"_L1).toString(), u"run"_s);
    QCOMPARE(lines.at(0).value("column"_L1).toString(), u"duo/first"_s);
    QCOMPARE(lines.at(0).value("rounds"_L1).toInt(), 2);
    QVERIFY(lines.at(0).value("text"_L1).toString().contains("42"_L1));
    QVERIFY(lines.at(0).value("cost"_L1).toDouble() > 0);
    QVERIFY(!lines.at(2).contains("cost"_L1));
    const QJsonObject call = lines.at(0).value("calls"_L1).toArray().first().toObject();
    QCOMPARE(call.value("name"_L1).toString(), u"calculator:calculate"_s);
    QCOMPARE(call.value("state"_L1).toString(), u"done"_s);
    QCOMPARE(lines.at(4).value("event"_L1).toString(), u"column"_s);
    QCOMPARE(lines.at(4).value("same-arguments"_L1).toInt(), 2);
    QCOMPARE(lines.at(4).value("agreement"_L1).toDouble(), 1.0);
    QCOMPARE(lines.at(5).value("likeness-to-first"_L1).toDouble(), 1.0);
}

void ComparingTest::writesReportsToAFile()
{
    const QString path = m_program->workspace() + u"/report.md"_s;
    const Program::Run run = compare(models + QStringList {u"--markdown"_s, u"--output"_s, path, u"What is 6*7?"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.out, QByteArray());
    const QByteArray report = m_program->read(u"workspace/report.md"_s);
    QVERIFY2(report.startsWith("# Side by side\n"), report.constData());
    QVERIFY2(report.contains("\n## duo/second\n"), report.constData());
    const Program::Run csv = compare(models + QStringList {u"--csv"_s, u"What is 6*7?"_s});
    VERIFY_STATUS(csv, 0);
    QVERIFY2(csv.out.startsWith("column,run,model,state,"), csv.out.constData());
    QCOMPARE(csv.out.count("\r\n"), 3);
    const Program::Run nowhere = compare(models + QStringList {u"--output"_s, m_program->workspace() + u"/no/such/folder"_s, u"Hello"_s});
    VERIFY_STATUS(nowhere, 1);
}

void ComparingTest::keepsWhatWentOverTheWireButNoConversation()
{
    const Program::Run run = compare(models + QStringList {u"--json"_s, u"Hello"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(m_program->run({u"conversations"_s, u"--json"_s}).lines().size(), 0);
    const QList<QJsonObject> exchanges = m_program->run({u"exchanges"_s, u"--json"_s}).lines();
    QCOMPARE(exchanges.size(), 2);
    QStringList turns;
    for (const QJsonObject &exchange : exchanges)
        turns.append(exchange.value("turn"_L1).toString());
    QVERIFY(turns.contains(run.lines().at(0).value("turn"_L1).toString()));
    QVERIFY(turns.contains(run.lines().at(1).value("turn"_L1).toString()));
}

void ComparingTest::goesOnWhereOneColumnFails()
{
    const Program::Run run = compare({u"--model"_s, u"gone/away"_s, u"--model"_s, u"duo/second"_s, u"--times"_s, u"2"_s, u"Hello"_s});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.out.contains("\ngone/away: 0 of 2 committed, 2 failed\n"), run.out.constData());
    QVERIFY2(run.notes.contains("duo/second: run 2 of 2 committed"), run.notes.constData());
    QVERIFY2(run.notes.contains("gone/away: run 1 of 2 failed"), run.notes.constData());
}

void ComparingTest::goesOnWhereATurnIsRolledBack()
{
    const Program::Run run = compare(models + QStringList {u"--times"_s, u"2"_s, u"--json"_s, u"Break a tool"_s});
    VERIFY_STATUS(run, 1);
    for (int line = 0; line < 4; ++line)
        QCOMPARE(run.lines().at(line).value("state"_L1).toString(), u"rolled-back"_s);
}

void ComparingTest::stopsARunThatTakesTooLong()
{
    const Program::Run run = compare(models + QStringList {u"--timeout"_s, u"1"_s, u"--json"_s, u"Stall"_s});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.lines().at(0).value("state"_L1).toString(), u"timed-out"_s);
    QCOMPARE(run.lines().at(2).value("timed-out"_L1).toInt(), 1);
    QVERIFY(!run.lines().at(0).value("text"_L1).toString().isEmpty());
    QCOMPARE(run.notes.count("run 1 of 1 timed out"), 2);
}

void ComparingTest::goesOnWithAConversation()
{
    const Program::Run first = m_program->converse({u"Hello"_s});
    VERIFY_STATUS(first, 0);
    const QString id = first.end().value("conversation"_L1).toString();
    const QByteArray before = m_program->show(id);
    const Program::Run run = compare(models + QStringList {u"--conversation"_s, id, u"--json"_s, u"What is 6*7?"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(m_program->show(id), before);
    const QString exchange = m_program->run({u"exchanges"_s, u"--json"_s}).lines().last().value("id"_L1).toString();
    QVERIFY(!exchange.isEmpty());
    QVERIFY(m_program->run({u"exchanges"_s, exchange, u"--request"_s}).out.contains("Hello"));
}

void ComparingTest::writesWhatThereIsWhenInterrupted()
{
    const auto process = m_program->start(
        QStringList {u"compare"_s} + models + QStringList {u"--times"_s, u"50"_s, u"--json"_s, u"Give me a long answer of 300 words"_s});
    QByteArray notes;
    QTRY_VERIFY((notes += process->readAllStandardError()).contains("run 1 of 50 committed"));
    ::kill(pid_t(process->processId()), SIGINT);
    const Program::Run run = Program::finish(*process);
    VERIFY_STATUS(run, 130);
    QCOMPARE(run.lines().size(), 102);
    QVERIFY(run.lines().at(100).value("committed"_L1).toInt() + run.lines().at(101).value("committed"_L1).toInt() >= 1);
    QVERIFY(run.lines().at(100).value("cancelled"_L1).toInt() > 0);
}

void ComparingTest::refusesWrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("one column") << QStringList {u"--model"_s, u"duo/first"_s, u"Hello"_s};
    QTest::newRow("no prompt") << models;
    QTest::newRow("no number") << models + QStringList {u"--times"_s, u"many"_s, u"Hello"_s};
    QTest::newRow("too often") << models + QStringList {u"--times"_s, u"1000"_s, u"Hello"_s};
    QTest::newRow("two forms") << models + QStringList {u"--json"_s, u"--csv"_s, u"Hello"_s};
    QTest::newRow("no such agent") << QStringList {u"--agent"_s, u"nobody"_s, u"--library"_s, u"greetings"_s, u"Hello"_s};
    QTest::newRow("no such library") << QStringList {
        u"--agent"_s, u"hello_world_agent"_s, u"--library"_s, u"greetings"_s, u"--library"_s, u"none"_s, u"Hello"_s};
    QTest::newRow("libraries for no agent") << models + QStringList {u"--library"_s, u"greetings"_s, u"Hello"_s};
    QTest::newRow("compiled for no agent") << models + QStringList {u"--compile"_s, u"Hello"_s};
    QTest::newRow("no such conversation") << models + QStringList {u"--conversation"_s, u"nothing"_s, u"Hello"_s};
}

void ComparingTest::refusesWrongUse()
{
    QFETCH(QStringList, arguments);
    const Program::Run run = compare(arguments);
    VERIFY_STATUS(run, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY(run.notes.startsWith("parlance: "));
}

QTEST_GUILESS_MAIN(ComparingTest)
#include "tst_comparing.moc"
