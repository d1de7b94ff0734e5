// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "commandfixture.h"
#include "tests/support/files.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace invocables;
using calls::textOf;
using commands::script;
using model::ErrorCategory;
using support::writeProgram;

namespace {

bool isAlive(qint64 process)
{
    return ::kill(pid_t(process), 0) == 0;
}

} // namespace

class TestCommandTool final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void reads_data();
    void reads();
    void writes_data();
    void writes();
    void worksInTheWorkspace();
    void worksInAFolderOfTheWorkspace();
    void refusesAFolderOutside();
    void findsItsProgramBesideTheDescriptor();
    void seesOnlyTheEnvironmentThatIsAllowed();
    void fails_data();
    void fails();
    void takesAZeroByteForText();
    void acceptsOtherStatuses();
    void keepsTheTimeThatACallGives();
    void doesNotMindAProgramThatDoesNotRead();
    void boundsWhatItKeepsOfMuchOutput();
    void endsAChildThatItForked();
    void killsAProgramThatIgnoresTheRequestToEnd();
    void returnsAlthoughAChildKeepsThePipeOpen();

private:
    //! Starts a script that writes two process numbers to a file, waits for these, then cancels.
    QList<qint64> processesOfCancelled(const QByteArray &text);

    std::unique_ptr<commands::Fixture> m_fixture;
};

void TestCommandTool::init()
{
    m_fixture = std::make_unique<commands::Fixture>();
}

void TestCommandTool::reads_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("text");
    const QByteArray cat = "sandbox = \"none\"\ncommand = [\"cat\", \"-A\"]\n";
    QTest::newRow("arguments as they are") << cat << u"{\"a\":1.0,\"text\":\"x\\ny\"}"_s;
    QTest::newRow("nothing") << cat + "input = \"none\"" << u"[no output]"_s;
    QTest::newRow("a text") << cat + "input = \"<{text}>\"" << u"<x$\ny>"_s;
    QTest::newRow("an argument, so nothing") << QByteArray(
        "sandbox = \"none\"\ncommand = [\"sh\", \"-c\", 'echo \"$1\"; cat', \"sh\", \"{a}\"]\n")
                                             << u"1.0\n"_s;
    QTest::newRow("both") << QByteArray(
        "sandbox = \"none\"\ncommand = [\"sh\", \"-c\", 'echo \"$1\"; cat', \"sh\", \"{a}\"]\ninput = \"json\"")
                          << u"1.0\n{\"a\":1.0,\"text\":\"x\\ny\"}"_s;
}

void TestCommandTool::reads()
{
    QFETCH(QByteArray, lines);
    const auto result = m_fixture->call(lines, R"({"a":1.0,"text":"x\ny"})", "a.type = 'number', text.type = 'string'");
    QTEST(textOf(result), "text");
}

void TestCommandTool::writes_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<bool>("isData");
    QTest::addColumn<QString>("text");
    QTest::newRow("object") << script("echo '{{\"b\": 1.0}}'") << true << u"{\"b\": 1.0}"_s;
    QTest::newRow("list is a text") << script("echo '[1]'") << false << u"[1]\n"_s;
    QTest::newRow("list as JSON") << script("echo '[1]'") + "output = \"json\"" << true << u"[1]"_s;
    QTest::newRow("object as text") << script("echo '{{}}'") + "output = \"text\"" << false << u"{}\n"_s;
    QTest::newRow("text") << script("echo größer") << false << u"größer\n"_s;
    QTest::newRow("nothing") << script("true") << false << u"[no output]"_s;
    QTest::newRow("only a complaint") << script("echo careful >&2") << false << u"[no output; on standard error:]\ncareful"_s;
    QTest::newRow("complaint beside text") << script("echo careful >&2; echo text") << false << u"text\n"_s;
}

void TestCommandTool::writes()
{
    QFETCH(QByteArray, lines);
    const auto result = m_fixture->call(lines);
    QVERIFY2(result, qPrintable(textOf(result)));
    QTEST(std::holds_alternative<model::DataContent>(result->contents.first()), "isData");
    QTEST(textOf(result), "text");
}

void TestCommandTool::worksInTheWorkspace()
{
    QCOMPARE(textOf(m_fixture->call("sandbox = \"none\"\ncommand = [\"pwd\"]")).trimmed(), m_fixture->m_context.folders.first());
}

void TestCommandTool::worksInAFolderOfTheWorkspace()
{
    QVERIFY(QDir(m_fixture->m_workspace.path()).mkpath(u"sub/deep"_s));
    const QString folder = textOf(m_fixture->call("sandbox = \"none\"\ncommand = [\"pwd\"]\nfolder = \"sub/deep\""));
    QCOMPARE(folder.trimmed(), m_fixture->m_context.folders.first() + u"/sub/deep"_s);
}

void TestCommandTool::refusesAFolderOutside()
{
    const QByteArray lines = "sandbox = \"none\"\ncommand = [\"pwd\"]\nfolder = \"link\"";
    QCOMPARE(textOf(m_fixture->call(lines)), u"execution: There is no folder “link” in the workspace."_s);
    QVERIFY(QFile::link(u"/usr"_s, m_fixture->m_workspace.filePath(u"link"_s)));
    QCOMPARE(textOf(m_fixture->call(lines)), u"execution: There is no folder “link” in the workspace."_s);
    // One beside it whose name begins like its own.
    const QTemporaryDir beside(m_fixture->m_context.folders.first() + u"-XXXXXX"_s);
    QVERIFY(QFile::remove(m_fixture->m_workspace.filePath(u"link"_s)));
    QVERIFY(QFile::link(beside.path(), m_fixture->m_workspace.filePath(u"link"_s)));
    QCOMPARE(textOf(m_fixture->call(lines)), u"execution: There is no folder “link” in the workspace."_s);
    m_fixture->m_context.folders.clear();
    QVERIFY(textOf(m_fixture->call(lines)).startsWith(u"permission: "));
}

void TestCommandTool::findsItsProgramBesideTheDescriptor()
{
    writeProgram(QFileInfo(m_fixture->descriptor()).path() + u"/tools/greet"_s, "#!/bin/sh\necho \"hello $1\"\n");
    const auto result = m_fixture->call(
        "sandbox = \"none\"\ncommand = [\"tools/greet\", \"{who}\"]", R"({"who":"you"})", "who.type = 'string'");
    QCOMPARE(textOf(result), u"hello you\n"_s);
}

void TestCommandTool::seesOnlyTheEnvironmentThatIsAllowed()
{
    qputenv("PARLANCE_TEST_HIDDEN", "hidden");
    qputenv("PARLANCE_TEST_NAMED", "named");
    const QString seen = textOf(m_fixture->call("sandbox = \"none\"\ncommand = [\"env\"]\nenvironment = [\"PARLANCE_TEST_NAMED\"]\n"
                                                "variables = { OWN = \"text\" }"));
    QVERIFY(seen.contains(u"PATH="));
    QVERIFY(seen.contains(u"PARLANCE_TEST_NAMED=named"));
    QVERIFY(seen.contains(u"OWN=text"));
    QVERIFY(!seen.contains(u"hidden"));
}

void TestCommandTool::fails_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<ErrorCategory>("category");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QByteArray &lines, ErrorCategory category, const QString &says) {
        QTest::newRow(name) << lines << category << says;
    };
    row("exit status", script("echo why >&2; exit 3"), ErrorCategory::Execution, u"status 3. why"_s);
    row("status with output", script("echo what; exit 1"), ErrorCategory::Execution, u"status 1.\nIt had written:\nwhat"_s);
    row("binary output of a failure", script("printf '\\377\\000'; exit 1"), ErrorCategory::Execution, u"status 1."_s);
    row("missing program", "command = [\"no-such-program\"]", ErrorCategory::Execution, u"There is no program “no-such-program”."_s);
    row("missing path", "command = [\"/no/such/program\"]", ErrorCategory::Execution, u"There is no program"_s);
    row("what is not a program", "command = [\"/etc/passwd\"]", ErrorCategory::Execution, u"There is no program"_s);
    row("signal", script("kill -9 $$"), ErrorCategory::Fatal, u"signal 9"_s);
    row("crash", script("kill -SEGV $$"), ErrorCategory::Fatal, u"signal 11"_s);
    row("no UTF-8", script("printf '\\377\\376'"), ErrorCategory::Fatal, u"not UTF-8"_s);
    row("binary", "sandbox = \"none\"\ncommand = [\"head\", \"-c\", \"4096\", \"/bin/sh\"]", ErrorCategory::Fatal, u"not UTF-8"_s);
    row("no JSON", script("echo text") + "output = \"json\"", ErrorCategory::Fatal, u"not JSON"_s);
    row("nothing is no JSON", script("true") + "output = \"json\"", ErrorCategory::Fatal, u"not JSON"_s);
    row("processor time", script("while :; do :; done") + "limits.processor-time = 1", ErrorCategory::Execution, u"processor time"_s);
    row("size of a file", script("exec head -c 2000000 /dev/zero >large") + "limits.file-size = 1", ErrorCategory::Execution,
        u"file larger"_s);
    row("sandbox that there is not", "sandbox = \"required\"\ncommand = [\"true\"]", ErrorCategory::Permission,
        u"bubblewrap is not installed"_s);
    row("key that there is not", "sandbox = \"none\"\ncommand = [\"true\"]\nvariables.KEY.keychain = \"PARLANCE_NO_SUCH_KEY\"",
        ErrorCategory::Execution, u"key"_s);
}

void TestCommandTool::fails()
{
    QFETCH(QByteArray, lines);
    QFETCH(QString, says);
    const auto result = m_fixture->call(lines);
    QVERIFY(!result);
    QTEST(result.error().category, "category");
    QVERIFY2(result.error().message.contains(says), qPrintable(result.error().message));
}

void TestCommandTool::takesAZeroByteForText()
{
    QCOMPARE(textOf(m_fixture->call(script("printf 'a\\000b'"))), u"a\u2400b"_s);
}

void TestCommandTool::acceptsOtherStatuses()
{
    const QByteArray accepted = "\naccepted-statuses = [0, 1]";
    QCOMPARE(textOf(m_fixture->call(script("echo found; exit 1") + accepted)), u"found\n"_s);
    QCOMPARE(textOf(m_fixture->call(script("exit 1") + accepted)), u"[no output, exit status 1]"_s);
    QVERIFY(!m_fixture->call(script("exit 2") + accepted));
}

void TestCommandTool::keepsTheTimeThatACallGives()
{
    const QByteArray lines = "sandbox = 'none'\ncommand = ['sleep', '{seconds}']\ntime-limit = '{limit}'";
    const QByteArray properties = "seconds.type = 'number', limit.type = 'number'";
    const auto late = m_fixture->call(lines, R"({"seconds":30,"limit":0.1})", properties);
    QVERIFY(!late);
    QCOMPARE(late.error().category, ErrorCategory::Timeout);
    QVERIFY(m_fixture->call(lines, R"({"seconds":0.01,"limit":30})", properties));
    QVERIFY(m_fixture->call(lines, R"({"seconds":0.01})", properties));
}

void TestCommandTool::doesNotMindAProgramThatDoesNotRead()
{
    const QByteArray arguments = "{\"a\":\"" + QByteArray(1'000'000, 'x') + "\"}";
    QCOMPARE(textOf(m_fixture->call("sandbox = \"none\"\ncommand = [\"echo\", \"done\"]", arguments)), u"done\n"_s);
}

void TestCommandTool::boundsWhatItKeepsOfMuchOutput()
{
    const auto result = m_fixture->call(
        "sandbox = \"none\"\ncommand = [\"head\", \"-c\", \"1000000000\", \"/dev/zero\"]\nlimits.output = 1");
    QVERIFY(!result);
    QCOMPARE(result.error().category, ErrorCategory::Execution);
    QVERIFY2(result.error().message.contains(u"“head” wrote more than 1048576 bytes"), qPrintable(result.error().message));
}

QList<qint64> TestCommandTool::processesOfCancelled(const QByteArray &text)
{
    const QString path = m_fixture->m_workspace.filePath(u"processes"_s);
    QFile::remove(path);
    const auto tool = m_fixture->tool(script(text));
    InvocableJob *job = tool->invoke(model::JsonText::trusted("{}"), m_fixture->m_context, this);
    QList<qint64> processes;
    const bool written = QTest::qWaitFor(
        [&] {
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly))
                return false;
            processes.clear();
            for (const QByteArray &number : file.readAll().simplified().split(' '))
                processes.append(number.toLongLong());
            return processes.size() == 2;
        },
        support::patience);
    job->cancel();
    return written ? processes : QList<qint64>();
}

void TestCommandTool::endsAChildThatItForked()
{
    const QList<qint64> processes = processesOfCancelled("sleep 60 & echo $$ $! > processes; wait");
    QCOMPARE(processes.size(), 2);
    QTRY_VERIFY(!isAlive(processes.at(0)));
    QTRY_VERIFY(!isAlive(processes.at(1)));
}

void TestCommandTool::killsAProgramThatIgnoresTheRequestToEnd()
{
    const QList<qint64> processes = processesOfCancelled("trap '' TERM; sleep 60 & echo $$ $! > processes; while :; do sleep 0.1; done");
    QCOMPARE(processes.size(), 2);
    QTRY_VERIFY(!isAlive(processes.at(0)));
    QTRY_VERIFY(!isAlive(processes.at(1)));
}

void TestCommandTool::returnsAlthoughAChildKeepsThePipeOpen()
{
    QElapsedTimer elapsed;
    elapsed.start();
    QCOMPARE(textOf(m_fixture->call(script("sleep 60 & echo done"))), u"done\n"_s);
    QVERIFY(elapsed.elapsed() < support::patience);
}

QTEST_GUILESS_MAIN(TestCommandTool)
#include "tst_commandtool.moc"
