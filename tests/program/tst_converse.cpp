// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QJsonArray>

#include <csignal>

using namespace Qt::StringLiterals;

//! `parlance converse` with the rehearsal.
class ConverseTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void readsTheFileOfTheWorkspaceAndCounts();
    void writesTheAnswerAloneToStandardOutput();
    void writesEventsInTheirOrder();
    void tellsOfCallsAndResults();
    void tellsOfARetry();
    void readsThePromptFromStandardInput();
    void goesOnWithAConversation();
    void goesOnWhereTheSettingsWere();
    void givesTheSupervisorsTextOfAFile();
    void switchesOnOneEnsemble();
    void keepsTheApprovalOfABuiltInThatIsDescribedAnew();
    void refusesAnEnsembleThatIsBroken();
    void refusesAnEnsembleThatDoesNotConnect_data();
    void refusesAnEnsembleThatDoesNotConnect();
    void saysWhichToolOfAnAgentHasNoServer();
    void tellsOnceWhatBroke();
    void keepsWhatCameBeforeAnInterrupt();
    void endsInOrderWhereItIsToldTwiceAtOnce();
    void cancelsWhereNothingCame();
    void refusesWrongUse_data();
    void refusesWrongUse();
    void leavesNoConversationAfterWrongUse();

private:
    std::unique_ptr<Program> m_program;
};

void ConverseTest::readsTheFileOfTheWorkspaceAndCounts()
{
    m_program->write(u"workspace/README.md"_s, "# One\n\ntext\n\n## Two\n\n## Three\n");
    const Program::Run run = m_program->run({u"converse"_s, u"Read README.md and count its headings"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY(run.out.contains("**3** headings"));
    QVERIFY(run.out.contains("- Two"));
}

void ConverseTest::writesTheAnswerAloneToStandardOutput()
{
    const Program::Run run = m_program->run({u"converse"_s, u"What is 6*7?"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY(run.out.contains("42"));
    QVERIFY(!run.out.contains("calculator:calculate"));
    QVERIFY(run.notes.contains("calculator:calculate"));
    QVERIFY(run.out.endsWith('\n'));
}

void ConverseTest::writesEventsInTheirOrder()
{
    const Program::Run run = m_program->converse({u"Hello"_s});
    VERIFY_STATUS(run, 0);
    const QList<QJsonObject> lines = run.lines();
    QCOMPARE(lines.first(), (QJsonObject {{u"event"_s, u"state"_s}, {u"state"_s, u"conversing"_s}, {u"round"_s, 1}}));
    QString streamed;
    for (const QJsonObject &delta : run.events(u"delta"_s)) {
        QCOMPARE(delta.value("kind"_L1).toString(), u"text"_s);
        streamed += delta.value("text"_L1).toString();
    }
    const QList<QJsonObject> canisters = run.events(u"canister"_s);
    QCOMPARE(canisters.size(), 1);
    QCOMPARE(canisters.first().value("role"_L1).toString(), u"assistant"_s);
    QCOMPARE(canisters.first().value("contents"_L1).toArray().first().toObject().value("text"_L1).toString(), streamed);
    const QJsonObject end = run.end();
    QCOMPARE(end.value("event"_L1).toString(), u"end"_s);
    QCOMPARE(end.value("state"_L1).toString(), u"committed"_s);
    QVERIFY(end.value("error"_L1).isNull());
    QVERIFY(end.value("usage"_L1).toObject().value("output"_L1).toInt() > 0);
    QVERIFY(!end.contains("ran"_L1));
    // The conversation is there, with the message before the answer.
    const QByteArray shown = m_program->show(end.value("conversation"_L1).toString());
    QCOMPARE(shown.count('\n'), 2);
    QVERIFY(shown.contains("\"role\":\"user\""));
}

void ConverseTest::tellsOfCallsAndResults()
{
    m_program->write(u"workspace/a.txt"_s, "word word\n");
    const Program::Run run = m_program->converse({u"read a.txt and roll 2d6 and what is 2+3?"_s});
    VERIFY_STATUS(run, 0);
    const QList<QJsonObject> calls = run.events(u"invocation"_s);
    const QList<QJsonObject> results = run.events(u"result"_s);
    QCOMPARE(calls.size(), 3);
    QCOMPARE(results.size(), 3);
    QStringList ids;
    for (const QJsonObject &call : calls) {
        QVERIFY(call.value("arguments"_L1).isObject());
        ids.append(call.value("id"_L1).toString());
    }
    QCOMPARE(calls.first().value("name"_L1).toString(), u"io:read_file"_s);
    QCOMPARE(calls.first().value("arguments"_L1).toObject().value("path"_L1).toString(), u"a.txt"_s);
    for (const QJsonObject &result : results) {
        QVERIFY(ids.contains(result.value("invocation"_L1).toString()));
        QVERIFY(result.value("error"_L1).isNull());
        QVERIFY(result.value("milliseconds"_L1).isDouble());
        QVERIFY(!result.value("text"_L1).toString().isEmpty());
    }
    // The result canisters stand in the order of the calls, whichever ended first.
    QStringList staged;
    for (const QJsonObject &canister : run.events(u"canister"_s)) {
        if (canister.value("role"_L1).toString() == u"result")
            staged.append(canister.value("result"_L1).toObject().value("invocation"_L1).toString());
    }
    QCOMPARE(staged, ids);
}

void ConverseTest::tellsOfARetry()
{
    const Program::Run run = m_program->converse({u"Fail once with 529"_s});
    VERIFY_STATUS(run, 0);
    const QList<QJsonObject> retries = run.events(u"retry"_s);
    QCOMPARE(retries.size(), 1);
    QCOMPARE(retries.first().value("after-milliseconds"_L1).toInt(), 1000);
    QVERIFY(!retries.first().value("reason"_L1).toString().isEmpty());
}

void ConverseTest::readsThePromptFromStandardInput()
{
    const Program::Run run = m_program->run({u"converse"_s, u"-"_s}, "What is 20+3?\n");
    VERIFY_STATUS(run, 0);
    QVERIFY(run.out.contains("23"));
    VERIFY_STATUS(m_program->run({u"converse"_s, u"-"_s}, " \n"), 2);
}

void ConverseTest::goesOnWithAConversation()
{
    const QString id = m_program->converse({u"Hello"_s}).end().value("conversation"_L1).toString();
    const QByteArray before = m_program->show(id);
    const Program::Run second = m_program->converse({u"--conversation"_s, id.left(30), u"What is 1+1?"_s});
    VERIFY_STATUS(second, 0);
    QCOMPARE(second.end().value("conversation"_L1).toString(), id);
    const QByteArray after = m_program->show(id);
    QVERIFY(after.startsWith(before));
    QCOMPARE(after.count('\n'), 2 + 4);
    QCOMPARE(m_program->show(id), after);
}

void ConverseTest::goesOnWhereTheSettingsWere()
{
    const Program::Run first = m_program->converse({u"--system"_s, u"Be brief."_s, u"--control"_s, u"temperature=0.50"_s, u"Hello"_s});
    const QString id = first.end().value("conversation"_L1).toString();
    VERIFY_STATUS(m_program->converse({u"--conversation"_s, id, u"Hello"_s}), 0);
    const QList<QJsonObject> exchanges = m_program->run({u"exchanges"_s, u"--json"_s, id}).lines();
    QCOMPARE(exchanges.size(), 2);
    for (const QJsonObject &exchange : exchanges) {
        const QByteArray body = m_program->run({u"exchanges"_s, u"--request"_s, exchange.value("id"_L1).toString()}).out;
        QVERIFY(body.contains("Be brief."));
        QVERIFY2(body.contains("\"temperature\":0.50"), body.constData());
    }
}

void ConverseTest::givesTheSupervisorsTextOfAFile()
{
    const QString path = m_program->write(u"workspace/system.txt"_s, "Only of lighthouses.\n");
    const Program::Run run = m_program->converse({u"--system"_s, u'@' + path, u"Hello"_s});
    VERIFY_STATUS(run, 0);
    const QString id = m_program->run({u"exchanges"_s, u"--json"_s}).end().value("id"_L1).toString();
    QVERIFY(m_program->run({u"exchanges"_s, u"--request"_s, id}).out.contains("Only of lighthouses."));
}

void ConverseTest::switchesOnOneEnsemble()
{
    VERIFY_STATUS(m_program->converse({u"--ensemble"_s, u"clock"_s, u"Hello"_s}), 0);
    const QString id = m_program->run({u"exchanges"_s, u"--json"_s}).end().value("id"_L1).toString();
    const QByteArray body = m_program->run({u"exchanges"_s, u"--request"_s, id}).out;
    QVERIFY(body.contains("\"now\""));
    QVERIFY(!body.contains("read_file"));
}

void ConverseTest::keepsTheApprovalOfABuiltInThatIsDescribedAnew()
{
    // As the seeds write it.
    m_program->write(u"profile/config/ensembles/io/invokers/read_file.toml"_s,
        "[invoker]\nname = \"read_file\"\nenabled = true\ndescription = \"Reads contents of a file\"\n"
        "[arguments]\ntype = \"object\"\nrequired = [\"path\"]\n[arguments.properties.path]\ntype = \"string\"\n");
    const QByteArray ensemble =
        "[ensemble]\nname = \"io\"\nenabled = true\n[defaults]\ntimeout = 30\n%1"
        "[[invokers]]\nsource = \"io/invokers/read_file.toml\"\n[[invokers]]\nname = \"write_file\"\ndescription = \"Writes\"\n"
        "[[invokers]]\nname = \"query_database\"\n";
    const auto approvals = [this] {
        QHash<QString, QString> listed;
        for (const QJsonObject &tool : m_program->run({u"tools"_s, u"--json"_s}).lines())
            listed.insert(tool.value("name"_L1).toString(), tool.value("approval"_L1).toString());
        return listed;
    };
    m_program->write(u"profile/config/ensembles/io.toml"_s, QByteArray(ensemble).replace("%1", ""));
    QCOMPARE(approvals().value(u"io:read_file"_s), u"allow"_s);
    QCOMPARE(approvals().value(u"io:write_file"_s), u"ask"_s);
    // The shipped one does not let it write.
    QCOMPARE(approvals().value(u"io:query_database"_s), u"ask"_s);
    m_program->write(u"profile/config/ensembles/io.toml"_s, QByteArray(ensemble).replace("%1", "approval = \"ask\"\n"));
    QCOMPARE(approvals().value(u"io:read_file"_s), u"ask"_s);
}

void ConverseTest::refusesAnEnsembleThatIsBroken()
{
    const QString path = m_program->write(u"profile/config/ensembles/bad.toml"_s, "[ensemble]\nname = \"bad\"\ncolour = 1\n");
    const Program::Run asked = m_program->run({u"converse"_s, u"--ensemble"_s, u"bad"_s, u"Hello"_s});
    VERIFY_STATUS(asked, 1);
    QVERIFY2(asked.notes.contains("The ensemble bad is broken: " + path.toUtf8() + ":3:1: "), asked.notes.constData());
    QVERIFY(asked.out.isEmpty());
    const Program::Run other = m_program->run({u"converse"_s, u"--ensemble"_s, u"clock"_s, u"Hello"_s});
    VERIFY_STATUS(other, 0);
    QVERIFY2(other.notes.contains(path.toUtf8() + ":3:1: "), other.notes.constData());
    VERIFY_STATUS(m_program->run({u"invoke"_s, u"--ensemble"_s, u"bad"_s, u"clock:now"_s}), 1);
}

void ConverseTest::refusesAnEnsembleThatDoesNotConnect_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("converse") << QStringList {u"converse"_s};
    QTest::newRow("converse --json") << QStringList {u"converse"_s, u"--json"_s};
    QTest::newRow("compare") << QStringList {u"compare"_s, u"--instruction"_s, u"Be brief"_s, u"--instruction"_s, u"Be kind"_s};
}

void ConverseTest::refusesAnEnsembleThatDoesNotConnect()
{
    QFETCH(QStringList, command);
    m_program->write(u"profile/config/ensembles/served.toml"_s,
        "[ensemble]\nname = \"served\"\n[connection]\ntransport = \"stdio\"\n"
        "command = [\"sh\", \"-c\", \"echo no licence >&2; exit 3\"]\n");
    const Program::Run asked = m_program->run(command + QStringList {u"--ensemble"_s, u"served"_s, u"Hello"_s});
    VERIFY_STATUS(asked, 1);
    QVERIFY2(asked.notes.contains("The ensemble served is not connected: ") && asked.notes.contains("ended with status 3")
            && asked.notes.contains("no licence"),
        asked.notes.constData());
    QVERIFY2(asked.out.isEmpty(), asked.out.constData());
    // Without being asked for by its name it holds nothing up.
    VERIFY_STATUS(m_program->run(command + QStringList {u"Hello"_s}), 0);
}

void ConverseTest::saysWhichToolOfAnAgentHasNoServer()
{
    m_program->write(u"profile/config/ensembles/served.toml"_s,
        "[ensemble]\nname = \"served\"\n[connection]\ntransport = \"stdio\"\n"
        "command = [\"sh\", \"-c\", \"echo no licence >&2; exit 3\"]\n");
    m_program->write(
        u"profile/config/libraries/own.toml"_s, "[library]\nname = \"own\"\n[[bindings]]\nname = \"tell\"\ninvoker = \"served:tell\"\n");
    m_program->write(u"profile/config/agents/teller.toml"_s,
        "[agent]\nname = \"teller\"\ninstruction = \"Tell.\"\n[[tools]]\nname = \"tell\"\ndescription = \"Tells\"\n"
        "signature = '(what::Text)==>(::String)'\n");
    const QByteArray character = "[agent]\nname = \"player\"\n[character]\nname = \"Player\"\n"
                                 "[character.instructions]\ninstruction_prompt = \"Tell.\"\n[[tools]]\nname = \"tell\"\n"
                                 "description = \"Tells\"\nsignature = '(what::Text)==>(::String)'\n";
    m_program->write(u"profile/config/agents/player.toml"_s, character);
    for (const QString &agent : {u"teller"_s, u"player"_s}) {
        const Program::Run run = m_program->run({u"converse"_s, u"--agent"_s, agent, u"--library"_s, u"own"_s, u"Hello"_s});
        VERIFY_STATUS(run, 1);
        QVERIFY2(run.notes.contains("• tell: ") && run.notes.contains("served") && run.notes.contains("no licence"), run.notes.constData());
    }
}

void ConverseTest::tellsOnceWhatBroke()
{
    const Program::Run run = m_program->run({u"converse"_s, u"Break a tool"_s});
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.notes.count("This tool was asked to break."), 1);
}

void ConverseTest::keepsWhatCameBeforeAnInterrupt()
{
    const auto process = m_program->start({u"converse"_s, u"--json"_s, u"Stall"_s});
    QByteArray seen;
    QTRY_VERIFY((seen += process->readAllStandardOutput()).contains("\"delta\""));
    ::kill(pid_t(process->processId()), SIGINT);
    Program::Run run = Program::finish(*process);
    run.out.prepend(seen);
    VERIFY_STATUS(run, 130);
    QCOMPARE(run.end().value("state"_L1).toString(), u"interrupted"_s);
    const QByteArray shown = m_program->show(run.end().value("conversation"_L1).toString());
    QVERIFY(shown.contains("\"interrupted\":true"));
    QVERIFY(shown.contains(run.events(u"delta"_s).first().value("text"_L1).toString().toUtf8()));
}

//! As `timeout` does, which tells the process and then its group.
void ConverseTest::endsInOrderWhereItIsToldTwiceAtOnce()
{
    const auto process = m_program->start({u"converse"_s, u"--json"_s, u"Stall"_s});
    QByteArray seen;
    QTRY_VERIFY((seen += process->readAllStandardOutput()).contains("\"delta\""));
    QFile state(u"/proc/%1/status"_s.arg(process->processId()));
    QVERIFY(state.open(QIODevice::ReadOnly));
    ::kill(pid_t(process->processId()), SIGTERM);
    // One that comes before the first is taken would be none of its own.
    const auto isPending = [&state] {
        state.seek(0);
        return !state.readAll().contains("ShdPnd:\t0000000000000000\n");
    };
    while (isPending()) { }
    ::kill(pid_t(process->processId()), SIGTERM);
    Program::Run run = Program::finish(*process);
    run.out.prepend(seen);
    VERIFY_STATUS(run, 130);
    QCOMPARE(run.end().value("state"_L1).toString(), u"interrupted"_s);
}

void ConverseTest::cancelsWhereNothingCame()
{
    const auto process = m_program->start({u"converse"_s, u"--json"_s, u"Fail with 529"_s});
    QByteArray seen;
    QTRY_VERIFY((seen += process->readAllStandardOutput()).contains("\"retry\""));
    ::kill(pid_t(process->processId()), SIGINT);
    Program::Run run = Program::finish(*process);
    run.out.prepend(seen);
    VERIFY_STATUS(run, 130);
    QCOMPARE(run.end().value("state"_L1).toString(), u"cancelled"_s);
    QCOMPARE(m_program->show(run.end().value("conversation"_L1).toString()), QByteArray());
}

void ConverseTest::refusesWrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no prompt") << QStringList() << QByteArray("What is to be said?");
    QTest::newRow("an unknown option") << QStringList {u"--loud"_s, u"x"_s} << QByteArray("loud");
    QTest::newRow("an unknown provider") << QStringList {u"--provider"_s, u"nobody"_s, u"x"_s} << QByteArray("nobody");
    QTest::newRow("an unknown provider before a slash") << QStringList {u"--model"_s, u"nobody/x"_s, u"x"_s} << QByteArray("nobody");
    QTest::newRow("a dialect of no endpoint") << QStringList {u"--dialect"_s, u"anthropic-messages"_s, u"x"_s} << QByteArray("--base-url");
    QTest::newRow("a provider and an endpoint")
        << QStringList {u"--provider"_s, u"rehearsal"_s, u"--base-url"_s, u"http://127.0.0.1:1"_s, u"x"_s} << QByteArray("not both");
    QTest::newRow("an unknown policy") << QStringList {u"--approve"_s, u"nonsense"_s, u"x"_s} << QByteArray("nonsense");
    QTest::newRow("an unknown ensemble") << QStringList {u"--ensemble"_s, u"choir"_s, u"x"_s} << QByteArray("choir");
    QTest::newRow("an unknown conversation") << QStringList {u"--conversation"_s, u"ffffff"_s, u"x"_s} << QByteArray("ffffff");
    QTest::newRow("an unknown dialect") << QStringList {u"--base-url"_s, u"http://127.0.0.1:1"_s, u"--dialect"_s, u"klingon"_s, u"x"_s}
                                        << QByteArray("klingon");
    QTest::newRow("an address that is none") << QStringList {u"--base-url"_s, u"not an address"_s, u"x"_s} << QByteArray("not an address");
    QTest::newRow("cleartext to another machine")
        << QStringList {u"--base-url"_s, u"http://example.org"_s, u"x"_s} << QByteArray("not encrypted");
    QTest::newRow("a control without a value") << QStringList {u"--control"_s, u"temperature"_s, u"x"_s} << QByteArray("name=value");
    QTest::newRow("a system text that is not there") << QStringList {u"--system"_s, u"@nowhere.txt"_s, u"x"_s} << QByteArray("nowhere.txt");
    QTest::newRow("a folder that is not there") << QStringList {u"--folder"_s, u"nowhere"_s, u"x"_s} << QByteArray("nowhere");
}

void ConverseTest::refusesWrongUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Program::Run run = m_program->run(QStringList {u"converse"_s} + arguments);
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.notes.contains(says), run.notes.constData());
    QCOMPARE(run.out, QByteArray());
}

void ConverseTest::leavesNoConversationAfterWrongUse()
{
    VERIFY_STATUS(m_program->run({u"converse"_s, u"--provider"_s, u"nobody"_s, u"x"_s}), 2);
    QCOMPARE(m_program->run({u"conversations"_s}).out, QByteArray());
}

QTEST_GUILESS_MAIN(ConverseTest)
#include "tst_converse.moc"
