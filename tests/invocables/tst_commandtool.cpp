// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "calls.h"
#include "invocables/external/commandinvocable.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace invocables;
using calls::outcomeOf;
using calls::textOf;
using model::ErrorCategory;

namespace {

QStringList shell(const QString &script)
{
    return {u"/bin/sh"_s, u"-c"_s, script};
}

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
    void getsItsArgumentsOnStandardInput();
    void isGivenItsArgumentsWithoutAShell();
    void answersWithAnObject();
    void worksInTheWorkspaceFolder();
    void seesOnlyTheEnvironmentThatIsAllowed();
    void fails_data();
    void fails();
    void doesNotMindAProgramThatDoesNotRead();
    void boundsWhatItKeepsOfMuchOutput();
    void endsAChildThatItForked();
    void killsAProgramThatIgnoresTheRequestToEnd();
    void returnsAlthoughAChildKeepsThePipeOpen();

private:
    model::Result<InvocableResult> call(const QStringList &vector, const QStringList &environment = {})
    {
        return outcomeOf(CommandInvocable(vector, environment).invoke(m_arguments, m_context, this));
    }
    //! Starts a script that writes two process numbers to a file, waits for these, then cancels.
    QList<qint64> processesOfCancelled(const QString &script);

    QTemporaryDir m_folder;
    InvocationContext m_context;
    model::JsonText m_arguments = model::JsonText::trusted(R"({"a": 1.0})");
};

void TestCommandTool::init()
{
    m_context.folders = {m_folder.path()};
}

void TestCommandTool::getsItsArgumentsOnStandardInput()
{
    QCOMPARE(textOf(call({u"/bin/cat"_s, u"-A"_s})), u"{\"a\": 1.0}"_s);
}

void TestCommandTool::isGivenItsArgumentsWithoutAShell()
{
    QCOMPARE(textOf(call({u"/bin/echo"_s, u"$HOME; `id` *"_s})), u"$HOME; `id` *\n"_s);
}

void TestCommandTool::answersWithAnObject()
{
    const auto result = call({u"/bin/cat"_s});
    QVERIFY(result);
    QVERIFY(std::holds_alternative<model::DataContent>(result->contents.first()));
}

void TestCommandTool::worksInTheWorkspaceFolder()
{
    QCOMPARE(textOf(call({u"/bin/pwd"_s})).trimmed(), QFileInfo(m_folder.path()).canonicalFilePath());
}

void TestCommandTool::seesOnlyTheEnvironmentThatIsAllowed()
{
    qputenv("PARLANCE_TEST_KEY", "sk-secret");
    qputenv("PARLANCE_TEST_NAMED", "named");
    const QString seen = textOf(call({u"/usr/bin/env"_s}, {u"PARLANCE_TEST_NAMED"_s}));
    QVERIFY(seen.contains(u"PATH="));
    QVERIFY(seen.contains(u"PARLANCE_TEST_NAMED=named"));
    QVERIFY(!seen.contains(u"sk-secret"));
}

void TestCommandTool::fails_data()
{
    QTest::addColumn<QStringList>("vector");
    QTest::addColumn<ErrorCategory>("category");
    QTest::addColumn<QString>("says");
    QTest::newRow("exit status") << shell(u"echo why >&2; exit 3"_s) << ErrorCategory::Execution << u"status 3. why"_s;
    QTest::newRow("missing program") << QStringList(u"/no/such/program"_s) << ErrorCategory::Execution << u"cannot be started"_s;
    QTest::newRow("signal") << shell(u"kill -9 $$"_s) << ErrorCategory::Fatal << u"signal 9"_s;
    QTest::newRow("crash") << shell(u"kill -SEGV $$"_s) << ErrorCategory::Fatal << u"signal 11"_s;
    QTest::newRow("no UTF-8") << shell(u"printf '\\377\\376'"_s) << ErrorCategory::Fatal << u"no UTF-8"_s;
    QTest::newRow("zero byte") << shell(u"printf 'a\\000b'"_s) << ErrorCategory::Fatal << u"no UTF-8"_s;
}

void TestCommandTool::fails()
{
    QFETCH(QStringList, vector);
    QFETCH(QString, says);
    const auto result = call(vector);
    QVERIFY(!result);
    QTEST(result.error().category, "category");
    QVERIFY2(result.error().message.contains(says), qPrintable(result.error().message));
}

void TestCommandTool::doesNotMindAProgramThatDoesNotRead()
{
    m_arguments = model::JsonText::trusted('"' + QByteArray(1'000'000, 'x') + '"');
    QCOMPARE(textOf(call({u"/bin/echo"_s, u"done"_s})), u"done\n"_s);
}

void TestCommandTool::boundsWhatItKeepsOfMuchOutput()
{
    const auto result = call({u"/usr/bin/head"_s, u"-c"_s, u"1000000000"_s, u"/dev/zero"_s});
    QVERIFY(!result);
    QCOMPARE(result.error().category, ErrorCategory::Execution);
    QVERIFY(result.error().message.contains(u"wrote more than"));
}

QList<qint64> TestCommandTool::processesOfCancelled(const QString &script)
{
    const QString path = m_folder.filePath(u"processes"_s);
    QFile::remove(path);
    InvocableJob *job = CommandInvocable(shell(script), {}).invoke(m_arguments, m_context, this);
    QList<qint64> processes;
    const bool written = QTest::qWaitFor([&] {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return false;
        processes.clear();
        for (const QByteArray &number : file.readAll().simplified().split(' '))
            processes.append(number.toLongLong());
        return processes.size() == 2;
    }, 10000);
    job->cancel();
    return written ? processes : QList<qint64>();
}

void TestCommandTool::endsAChildThatItForked()
{
    const QList<qint64> processes = processesOfCancelled(u"sleep 60 & echo $$ $! > processes; wait"_s);
    QCOMPARE(processes.size(), 2);
    QTRY_VERIFY(!isAlive(processes.at(0)));
    QTRY_VERIFY(!isAlive(processes.at(1)));
}

void TestCommandTool::killsAProgramThatIgnoresTheRequestToEnd()
{
    const QList<qint64> processes
        = processesOfCancelled(u"trap '' TERM; sleep 60 & echo $$ $! > processes; while :; do sleep 0.1; done"_s);
    QCOMPARE(processes.size(), 2);
    QTRY_VERIFY_WITH_TIMEOUT(!isAlive(processes.at(0)), 10000);
    QTRY_VERIFY_WITH_TIMEOUT(!isAlive(processes.at(1)), 10000);
}

void TestCommandTool::returnsAlthoughAChildKeepsThePipeOpen()
{
    QElapsedTimer elapsed;
    elapsed.start();
    QCOMPARE(textOf(call(shell(u"sleep 15 & echo done"_s))), u"done\n"_s);
    QVERIFY(elapsed.elapsed() < 10000);
}

QTEST_GUILESS_MAIN(TestCommandTool)
#include "tst_commandtool.moc"
