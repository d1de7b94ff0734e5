// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

//! Tools that are programs, by descriptors only.
class CommandToolsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void fillsInACommand();
    void findsAProgramThatOnlyTheLoginShellKnows();
    void takesNoTimeOfAToolToAskTheLoginShell();
    void keepsAKeyOutOfWhateverIsWritten();
    void saysAsWhatItWouldRun();
    void runsWhatIsShipped_data();
    void runsWhatIsShipped();
    void neverReachesAProfileInTheWorkspace();
    void namesTheRepositoriesThatWereMade();
    void namesAHomeFolderBeforeItIsTaken();
    void endsWhatACommandLeavesBehind();
    void endsACommandWithTooManyProcesses_data();
    void endsACommandWithTooManyProcesses();

private:
    QString writeScript(const QString &path, const QByteArray &text) const;
    //! Whether the login shell has given its PATH, be it that nobody has taken it yet.
    bool hasAnswered() const;

    std::unique_ptr<Program> m_program;
};

QString CommandToolsTest::writeScript(const QString &path, const QByteArray &text) const
{
    const QString script = m_program->write(path, "#!/bin/sh\n" + text);
    QFile::setPermissions(script, QFile::ReadOwner | QFile::ExeOwner);
    return script;
}

bool CommandToolsTest::hasAnswered() const
{
    QDirIterator files(m_program->profile(), {u"login-path.*"_s}, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString name = QFileInfo(files.next()).fileName();
        // What is asked, and what is not whole yet.
        if (!name.endsWith(".asked.json"_L1) && !name.endsWith(".new"_L1))
            return true;
    }
    return false;
}

void CommandToolsTest::fillsInACommand()
{
    m_program->write(u"workspace/a.txt"_s, "one\ntwo\nthree\n");
    m_program->write(u"profile/config/ensembles/text.toml"_s, R"([ensemble]
name = "text"
[[invokers]]
name = "head"
approval = "allow"
[invokers.invocable]
kind = "command"
command = ["head", ["-n", "{lines}"], "--", "{files}"]
[invokers.arguments]
type = "object"
required = ["files"]
properties = { lines.type = "integer", files = { type = "array", items.type = "string" } }
)");
    const auto call = [this](const QString &arguments) { return m_program->run({u"invoke"_s, u"text:head"_s, arguments}); };
    const Program::Run two = call(uR"({"lines":2,"files":["a.txt"]})"_s);
    VERIFY_STATUS(two, 0);
    QCOMPARE(two.out.trimmed(), QByteArray("one\ntwo"));
    QCOMPARE(call(uR"({"files":["a.txt"]})"_s).out.trimmed(), QByteArray("one\ntwo\nthree"));
    VERIFY_STATUS(call(uR"({"files":["a.txt; touch made"]})"_s), 1);
    VERIFY_STATUS(call(uR"({"files":["--help"]})"_s), 1);
    QVERIFY(!QFile::exists(m_program->workspace() + u"/made"_s));
}

void CommandToolsTest::findsAProgramThatOnlyTheLoginShellKnows()
{
    const QString tool = writeScript(u"nodes/bin/npx-like"_s, "echo found\n");
    const QByteArray folder = QFileInfo(tool).path().toUtf8();
    m_program->setEnvironment(u"SHELL"_s, writeScript(u"shell"_s, "for last; do :; done\nPATH=" + folder + ":$PATH\neval \"$last\"\n"));
    m_program->write(u"profile/config/ensembles/n.toml"_s,
        "[ensemble]\nname = \"n\"\n[[invokers]]\nname = \"npx\"\napproval = \"allow\"\n[invokers.invocable]\nkind = \"command\"\ncommand = "
        "[\"npx-like\"]\n");
    const Program::Run run = m_program->run({u"invoke"_s, u"n:npx"_s, u"{}"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.out.trimmed(), QByteArray("found"));
}

void CommandToolsTest::takesNoTimeOfAToolToAskTheLoginShell()
{
    // It takes longer than the tool may.
    const QString shell = writeScript(u"shell"_s, "sleep 4\nfor last; do :; done\neval \"$last\"\n");
    m_program->setEnvironment(u"SHELL"_s, shell);
    m_program->write(u"profile/config/ensembles/n.toml"_s,
        "[ensemble]\nname = \"n\"\n[[invokers]]\nname = \"say\"\napproval = \"allow\"\ntimeout = 3\n[invokers.invocable]\nkind = "
        "\"command\"\n"
        "sandbox = \"none\"\ncommand = [\"echo\", \"said\"]\n");
    const Program::Run run = m_program->run({u"invoke"_s, u"n:say"_s, u"{}"_s});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.out.trimmed(), QByteArray("said"));
    // From now on it is known; where it came too late for the first, by what has come for the next.
    QTRY_VERIFY(hasAnswered());
    QVERIFY(QFile::remove(shell));
    writeScript(u"shell"_s, ": >'" + shell.toUtf8() + ".asked'\nsleep 30\n");
    VERIFY_STATUS(m_program->run({u"invoke"_s, u"n:say"_s, u"{}"_s}), 0);
    QVERIFY(!QFile::exists(shell + u".asked"_s));
}

void CommandToolsTest::keepsAKeyOutOfWhateverIsWritten()
{
    const QByteArray key = "sk-very-secret-4711";
    m_program->setEnvironment(u"PARLANCE_TEST_TOKEN"_s, QString::fromUtf8(key));
    m_program->write(u"profile/config/ensembles/leak.toml"_s, R"([ensemble]
name = "leak"
[[invokers]]
name = "spill"
approval = "allow"
[invokers.invocable]
kind = "command"
command = ["sh", "-c", "echo got $KEY; echo $KEY >&2"]
variables = { KEY = { keychain = "PARLANCE_TEST_TOKEN" } }
)");
    const Program::Run run = m_program->converse({u"Call the tool spill"_s});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("got [redacted]"), run.out.constData());
    QByteArray written = run.out + run.notes + m_program->show(run.end().value("conversation"_L1).toString());
    for (const QJsonObject &exchange : m_program->run({u"exchanges"_s, u"--json"_s}).lines()) {
        const QString id = exchange.value("id"_L1).toString();
        written += m_program->run({u"exchanges"_s, u"--request"_s, id}).out + m_program->run({u"exchanges"_s, u"--response"_s, id}).out;
    }
    QVERIFY(written.contains("[redacted]"));
    QDirIterator files(m_program->profile(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        written += file.readAll();
    }
    QVERIFY(!written.contains(key));
}

void CommandToolsTest::saysAsWhatItWouldRun()
{
    m_program->write(u"profile/config/ensembles/say.toml"_s,
        "[ensemble]\nname = \"say\"\n[[invokers]]\nname = \"hello\"\n[invokers.invocable]\nkind = \"command\"\nsandbox = \"none\"\n"
        "command = [\"echo\", \"hello\", \"you there\"]\n");
    const Program::Run run = m_program->converse({u"--approve"_s, u"all"_s, u"Call the tool hello"_s});
    VERIFY_STATUS(run, 0);
    const QString asked = run.events(u"question"_s).value(0).value("text"_L1).toString();
    QCOMPARE(asked,
        u"Allow say:hello?\necho hello 'you there'\nnot sandboxed: its descriptor says so\nIt runs as %1, for work in %2"_s.arg(
            QFileInfo(m_program->workspace()).owner(), m_program->workspace()));
    QVERIFY(run.events(u"result"_s).size() == 1);
    QString remark;
    for (const QJsonValue &step : run.events(u"result"_s).first().value("steps"_L1).toArray()) {
        if (step["name"_L1].toString() == u"confine")
            remark = step["remark"_L1].toString();
    }
    QCOMPARE(remark, u"not sandboxed: its descriptor says so"_s);
}

void CommandToolsTest::runsWhatIsShipped_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QByteArray>("result");
    QTest::newRow("Python") << u"run_python"_s << uR"json({"code":"import glob\nprint(6 * 7, glob.glob('*'))"})json"_s
                            << QByteArray("42 ['a.txt']");
    QTest::newRow("Python by an alias") << u"py"_s << uR"json({"code":"print('größer')"})json"_s << QByteArray("größer");
    QTest::newRow("shell") << u"shell_cmd"_s << uR"json({"command":"echo $((6 * 7)); ls"})json"_s << QByteArray("42\na.txt");
    QTest::newRow("shell, a dash") << u"sh"_s << uR"({"command":"-x"})"_s << QByteArray();
}

void CommandToolsTest::runsWhatIsShipped()
{
    QFETCH(QString, tool);
    QFETCH(QString, arguments);
    if (QStandardPaths::findExecutable(u"python3"_s).isEmpty())
        QSKIP("needs python3");
    m_program->write(u"workspace/a.txt"_s, "a");
    const QStringList call {u"invoke"_s, u"code:"_s + tool, arguments, u"--approve"_s, u"all"_s};
    const Program::Run off = m_program->run(call);
    VERIFY_STATUS(off, 1);
    QVERIFY2(off.notes.contains("switched off"), off.notes.constData());
    m_program->write(u"profile/config/ensembles/code.toml"_s,
        "[ensemble]\nname = \"code\"\n[[invokers]]\nsource = \"code/invokers/run_python.toml\"\n[[invokers]]\nsource = "
        "\"code/invokers/shell_cmd.toml\"\n");
    const Program::Run run = m_program->run(call);
    if (run.notes.contains("It runs in a sandbox only"))
        QSKIP("bubblewrap is not installed or cannot make namespaces here");
    QTEST(run.out.trimmed(), "result");
}

void CommandToolsTest::neverReachesAProfileInTheWorkspace()
{
    const QString profile = m_program->workspace() + u"/own"_s;
    m_program->write(u"workspace/own/config/ensembles/code.toml"_s,
        "[ensemble]\nname = \"code\"\n[[invokers]]\nsource = \"code/invokers/shell_cmd.toml\"\n");
    const QString evil =
        u"echo evil >own/config/ensembles/evil.toml; mv own new; cat own/config/ensembles/* own/data/*; ls own/config own/data | grep .toml; echo ran"_s;
    const Program::Run run = m_program->run(
        {u"--profile"_s, profile, u"invoke"_s, u"code:shell_cmd"_s, uR"({"command":"%1"})"_s.arg(evil), u"--approve"_s, u"all"_s});
    if (run.notes.contains("It runs in a sandbox only"))
        QSKIP("bubblewrap is not installed or cannot make namespaces here");
    QCOMPARE(run.out.trimmed(), QByteArray("ran"));
    QVERIFY(!QFile::exists(profile + u"/config/ensembles/evil.toml"_s));
    for (const QString &tool : {u"read_file"_s, u"list_directory"_s}) {
        const QString path = tool == u"read_file" ? u"own/config/ensembles/code.toml"_s : u"own/config/ensembles"_s;
        const Program::Run refused = m_program->run(
            {u"--profile"_s, profile, u"invoke"_s, u"io:"_s + tool, uR"({"path":"%1"})"_s.arg(path), u"--approve"_s, u"all"_s});
        VERIFY_STATUS(refused, 1);
        QVERIFY2(refused.notes.contains("which no tool reaches"), refused.notes.constData());
    }
}

void CommandToolsTest::namesTheRepositoriesThatWereMade()
{
    m_program->write(
        u"profile/config/ensembles/code.toml"_s, "[ensemble]\nname = \"code\"\n[[invokers]]\nsource = \"code/invokers/shell_cmd.toml\"\n");
    const Program::Run run = m_program->run(
        {u"invoke"_s, u"code:shell_cmd"_s, uR"({"command":"mkdir -p made/.git; echo ran"})"_s, u"--approve"_s, u"all"_s});
    if (run.notes.contains("It runs in a sandbox only"))
        QSKIP("bubblewrap is not installed or cannot make namespaces here");
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.startsWith("ran\n") && run.out.contains("It made repositories") && run.out.contains("made/.git"), run.out.constData());
}

void CommandToolsTest::namesAHomeFolderBeforeItIsTaken()
{
    m_program->write(u"workspace/a.txt"_s, "a");
    const QStringList call {u"invoke"_s, u"io:read_file"_s, uR"({"path":"a.txt"})"_s, u"--approve"_s, u"all"_s};
    QCOMPARE(m_program->run(call).notes, QByteArray());
    m_program->setEnvironment(u"HOME"_s, m_program->workspace());
    const Program::Run run = m_program->run(call);
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.notes.contains("is a home folder"), run.notes.constData());
    const Program::Run turn = m_program->converse({u"What time is it"_s});
    QVERIFY2(turn.notes.contains("is a home folder"), turn.notes.constData());
}

void CommandToolsTest::endsWhatACommandLeavesBehind()
{
    m_program->write(u"profile/config/ensembles/d.toml"_s,
        "[ensemble]\nname = \"d\"\n[[invokers]]\nname = \"daemon\"\napproval = \"allow\"\n[invokers.invocable]\nkind = \"command\"\n"
        "sandbox = \"none\"\ncommand = [\"sh\", \"-c\", \"setsid sleep 60 & echo $!\"]\n");
    const Program::Run run = m_program->run({u"invoke"_s, u"d:daemon"_s, u"{}"_s});
    VERIFY_STATUS(run, 0);
    const qint64 daemon = run.out.trimmed().toLongLong();
    QVERIFY(daemon > 0);
    QTRY_VERIFY(!QFile::exists(u"/proc/%1"_s.arg(daemon)));
}

void CommandToolsTest::endsACommandWithTooManyProcesses_data()
{
    QTest::addColumn<QByteArray>("sandbox");
    QTest::newRow("no sandbox") << QByteArray("none");
    QTest::newRow("sandbox") << QByteArray("required");
}

void CommandToolsTest::endsACommandWithTooManyProcesses()
{
    QFETCH(QByteArray, sandbox);
    // As a bomb would, but no more than 300.
    m_program->write(u"workspace/bomb"_s, "echo x >> count; [ $(wc -l < count) -gt 300 ] && exec sleep 60; sh ./bomb & sh ./bomb & wait\n");
    m_program->write(u"profile/config/ensembles/b.toml"_s,
        "[ensemble]\nname = \"b\"\n[[invokers]]\nname = \"bomb\"\napproval = \"allow\"\ntimeout = 20\n[invokers.invocable]\n"
        "kind = \"command\"\nlimits = { processes = 100 }\ncommand = [\"sh\", \"./bomb\"]\nsandbox = \""
            + sandbox + "\"\n");
    const Program::Run run = m_program->converse({u"Call the tool bomb"_s});
    VERIFY_STATUS(run, 0);
    const QString told = run.events(u"result"_s).value(0).value("text"_L1).toString();
    if (told.contains(u"sandbox only"))
        QSKIP("bubblewrap is not installed or cannot make namespaces here");
    QVERIFY2(told.contains(u"“sh” had more than 100 processes at once and was stopped."), qPrintable(told));
    const QByteArray count = m_program->read(u"workspace/count"_s);
    // Whoever is left would make it longer.
    QVERIFY(!QTest::qWaitFor([&] { return m_program->read(u"workspace/count"_s) != count; }, 500));
}

QTEST_GUILESS_MAIN(CommandToolsTest)
#include "tst_commandtools.moc"
