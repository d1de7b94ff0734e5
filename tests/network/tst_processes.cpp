// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/lastwords.h"
#include "network/process/processgroup.h"
#include "network/process/processjob.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <new>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

constexpr qint64 mebibyte = 1024 * 1024;

bool isAlive(qint64 process)
{
    return ::kill(pid_t(process), 0) == 0;
}

//! How many processes of this machine have a text in their environment.
int processesWith(const QByteArray &text)
{
    int count = 0;
    for (const QString &process : QDir(u"/proc"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        count += support::read(u"/proc/%1/environ"_s.arg(process)).contains(text) ? 1 : 0;
    return count;
}

ProcessCommand shell(const QString &script)
{
    ProcessCommand command;
    command.vector = {u"/bin/sh"_s, u"-c"_s, script};
    return command;
}

//! Says why a process cannot be started; see saysThatItIsIncomplete().
int playStart()
{
    ProcessGroup group(shell(u"exit 0"_s), nullptr);
    QObject::connect(&group, &ProcessGroup::failedToStart, &group, [](const QString &why) {
        std::fputs(qPrintable(why), stdout);
        QCoreApplication::exit(1);
    });
    QObject::connect(&group, &ProcessGroup::exited, &group, [] { QCoreApplication::exit(0); });
    group.start();
    return QCoreApplication::exec();
}

//! Starts a process and waits until it is killed; see endsWithTheProgram().
int playProgram()
{
    ProcessGroup group(shell(u"setsid sleep 60 & echo $$ $!; wait"_s), nullptr);
    QObject::connect(&group, &ProcessGroup::outputRead, &group, [](const QByteArray &bytes) {
        std::fputs(bytes.constData(), stdout);
        std::fflush(stdout);
    });
    group.start();
    return QCoreApplication::exec();
}

} // namespace

class TestProcesses final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setsLimits_data();
    void setsLimits();
    void holdsMemory();
    void letsAProcessWaitWhileItsOutputIsHeld();
    void holdsTheSizeOfFiles();
    void holdsProcessorTime();
    void neverRaisesALimit();
    void inheritsNoFile();
    void leavesNothingBehind();
    void endsWhatLeftItsSession_data();
    void endsWhatLeftItsSession();
    void endsWhatLeftItsSessionWhenItIsStopped();
    void endsAProgramWithTooManyProcesses();
    void saysWhyAProgramCannotBeStarted_data();
    void saysWhyAProgramCannotBeStarted();
    void findsAProgramThatIsNamed();
    void boundsStandardError();
    void passesInputHoweverMuch();
    void outlivesAProcessThatDoesNotReadItsInput();
    void dropsInputThatNobodyReads();
    void leavesNoFileOpen();
    void takesNoInputOnceItIsClosed();
    void doesNothingBeforeItsStart();
    void doesNotStartOnceItIsOver();
    void startsOneAfterTheOther();
    void leavesNothingOfWhatNeverRan();
    void asksAProgramWithOthersToEnd();
    void endsInOrder();
    void saysNothingMoreToWhoeverEndsIt();
    void tellsOfNothingThatIsEmpty();
    void saysHowItsSupervisorEnds();
    void saysThatItIsIncomplete();
    void saysThatTooManyFilesAreOpen_data();
    void saysThatTooManyFilesAreOpen();
    void saysWhenMemoryRunsOut();
    void endsWithTheProgram();

private:
    ProcessOutput outputOf(const ProcessCommand &command);

    QTemporaryDir m_folder;
};

ProcessOutput TestProcesses::outputOf(const ProcessCommand &command)
{
    auto *job = new ProcessJob(command, this);
    QSignalSpy succeeded(job, &ProcessJob::succeeded);
    if (!succeeded.wait(support::patience))
        return {{}, "it did not end"};
    return succeeded.first().first().value<ProcessOutput>();
}

void TestProcesses::setsLimits_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QByteArray>("value");
    // The shell counts memory in KiB and files in blocks of 512 bytes.
    QTest::newRow("core") << u"-c"_s << QByteArray("0");
    QTest::newRow("data") << u"-d"_s << QByteArray("65536");
    QTest::newRow("address space") << u"-v"_s << QByteArray::number(65536 + 256 * 1024 * 1024);
    QTest::newRow("processor time") << u"-t"_s << QByteArray("7");
    QTest::newRow("file size") << u"-f"_s << QByteArray("4096");
    QTest::newRow("open files") << u"-n"_s << QByteArray("32");
}

void TestProcesses::setsLimits()
{
    QFETCH(QString, option);
    ProcessCommand command = shell(u"ulimit %1"_s.arg(option));
    command.limits = {64 * mebibyte, 7, 2 * mebibyte, 32, 100};
    QTEST(outputOf(command).standardOutput.trimmed(), "value");
}

void TestProcesses::letsAProcessWaitWhileItsOutputIsHeld()
{
    ProcessGroup group(shell(u"head -c 1000000 /dev/zero; head -c 1000000 /dev/zero >&2"_s), nullptr);
    qsizetype written = 0;
    connect(&group, &ProcessGroup::outputRead, this, [&written](const QByteArray &bytes) { written += bytes.size(); });
    connect(&group, &ProcessGroup::errorRead, this, [&written](const QByteArray &bytes) { written += bytes.size(); });
    QSignalSpy exited(&group, &ProcessGroup::exited);
    group.start();
    group.holdOutput(true);
    QVERIFY(!QTest::qWaitFor([&] { return !exited.isEmpty() || written > 0; }, 500));
    group.holdOutput(false);
    QTRY_COMPARE(exited.size(), 1);
    QCOMPARE(written, 2'000'000);
}

void TestProcesses::holdsMemory()
{
    ProcessCommand command = shell(u"dd if=/dev/zero of=/dev/null bs=512M count=1"_s);
    QCOMPARE(outputOf(command).exitStatus, 0);
    command.limits.memory = 64 * mebibyte;
    const ProcessOutput output = outputOf(command);
    QVERIFY(output.exitStatus != 0);
    QVERIFY2(output.standardError.contains("memory"), output.standardError.constData());
}

void TestProcesses::holdsTheSizeOfFiles()
{
    ProcessCommand command = shell(u"exec dd if=/dev/zero of=large bs=1M count=8"_s);
    command.folder = m_folder.path();
    command.limits.fileSize = mebibyte;
    QCOMPARE(outputOf(command).signal, SIGXFSZ);
    QCOMPARE(QFileInfo(m_folder.filePath(u"large"_s)).size(), mebibyte);
}

void TestProcesses::holdsProcessorTime()
{
    ProcessCommand command = shell(u"while :; do :; done"_s);
    command.limits.processorTime = 1;
    QCOMPARE(outputOf(command).signal, SIGXCPU);
}

void TestProcesses::neverRaisesALimit()
{
    ProcessCommand command = shell(u"ulimit -n"_s);
    command.limits.openFiles = 1'000'000'000;
    QVERIFY(outputOf(command).standardOutput.toLongLong() < 1'000'000'000);
}

void TestProcesses::inheritsNoFile()
{
    const int file = ::open("/dev/null", O_RDONLY);
    QVERIFY(file > 2);
    const QByteArray open = outputOf(shell(u"ls -l /proc/$$/fd"_s)).standardOutput;
    ::close(file);
    QVERIFY2(!open.contains("/dev/null"), open.constData());
}

void TestProcesses::leavesNothingBehind()
{
    const ProcessOutput output = outputOf(shell(u"sleep 60 & echo $!"_s));
    const qint64 child = output.standardOutput.toLongLong();
    QVERIFY(child > 0);
    QTRY_VERIFY(!isAlive(child));
}

void TestProcesses::endsWhatLeftItsSession_data()
{
    QTest::addColumn<QString>("child");
    QTest::newRow("session") << u"setsid sleep 60 & echo $!"_s;
    QTest::newRow("session, orphan") << u"(setsid sleep 60 & echo $!)"_s;
    // The program ends once it is there, however long that takes.
    const QString until = u" & while [ ! -e %1 ]; do sleep 0.05; done"_s;
    QTest::newRow("session of a session") << u"setsid sh -c 'setsid sleep 60 & echo $!; >a; wait'"_s + until.arg(u"a"_s);
    QTest::newRow("session, deaf") << u"setsid sh -c 'trap \"\" TERM HUP; echo $$; >b; while :; do sleep 0.1; done'"_s + until.arg(u"b"_s);
}

void TestProcesses::endsWhatLeftItsSession()
{
    QFETCH(QString, child);
    const ProcessOutput output = outputOf(shell(u"cd "_s + m_folder.path() + u'\n' + child));
    QCOMPARE(output.exitStatus, 0);
    const qint64 process = output.standardOutput.toLongLong();
    QVERIFY(process > 0);
    QTRY_VERIFY(!isAlive(process));
}

void TestProcesses::endsWhatLeftItsSessionWhenItIsStopped()
{
    auto *job = new ProcessJob(shell(u"setsid sleep 60 & echo $! > %1; wait"_s.arg(m_folder.filePath(u"child"_s))), this);
    qint64 child = 0;
    QTRY_VERIFY((child = support::read(m_folder.filePath(u"child"_s)).toLongLong()) > 0);
    QVERIFY(isAlive(child));
    job->cancel();
    QTRY_VERIFY(!isAlive(child));
}

void TestProcesses::endsAProgramWithTooManyProcesses()
{
    // Each notes itself and starts two others: as a bomb would, but no more than 300.
    ProcessCommand command = shell(uR"(bomb() {
  echo x >> "$0/count"
  [ $(wc -l < "$0/count") -gt 300 ] && exec sleep 60
  bomb & bomb & wait
}
bomb)"_s);
    command.vector.append(m_folder.path());
    command.environment.insert(u"PATH"_s, u"/usr/bin:/bin"_s);
    command.environment.insert(u"BOMB"_s, m_folder.path());
    command.limits.processes = 100;
    auto *job = new ProcessJob(command, this);
    QSignalSpy failed(job, &ProcessJob::failed);
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, support::patience);
    QCOMPARE(failed.first().first().value<model::Error>().message, u"“/bin/sh” had more than 100 processes at once and was stopped."_s);
    QTRY_COMPARE(processesWith(m_folder.path().toUtf8()), 0);
}

void TestProcesses::saysWhyAProgramCannotBeStarted_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("folder");
    QTest::newRow("a path") << u"/no/such/program"_s << u"/"_s;
    QTest::newRow("a name") << u"no-such-program"_s << u"/"_s;
    QTest::newRow("nowhere to run") << u"/bin/true"_s << u"/no/such/folder"_s;
}

void TestProcesses::saysWhyAProgramCannotBeStarted()
{
    QFETCH(QString, program);
    QFETCH(QString, folder);
    ProcessCommand command {{program}};
    command.folder = folder;
    auto *job = new ProcessJob(command, this);
    QSignalSpy failed(job, &ProcessJob::failed);
    QVERIFY(failed.wait(support::patience));
    const QString message = failed.first().first().value<model::Error>().message;
    QVERIFY2(message.startsWith(u"“%1” cannot be started: "_s.arg(program)) && message.contains(u"No such file or directory"),
        qPrintable(message));
    QVERIFY(!job->wasStarted());
}

//! By the PATH of this program.
void TestProcesses::findsAProgramThatIsNamed()
{
    ProcessCommand command {{u"sh"_s, u"-c"_s, u"exit 3"_s}};
    QCOMPARE(outputOf(command).exitStatus, 3);
}

void TestProcesses::boundsStandardError()
{
    const ProcessOutput output = outputOf(shell(u"head -c 20000000 /dev/zero | tr '\\0' x >&2; echo end >&2"_s));
    QCOMPARE(output.standardError.size(), 64 * 1024);
    QVERIFY(output.standardError.endsWith("xend\n"));
}

void TestProcesses::passesInputHoweverMuch()
{
    ProcessCommand command = shell(u"sleep 0.2; sha256sum"_s);
    for (int i = 0; i < 400'000; ++i)
        command.standardInput += QByteArray::number(i) + '\n';
    const QByteArray expected = QCryptographicHash::hash(command.standardInput, QCryptographicHash::Sha256).toHex();
    QVERIFY(outputOf(command).standardOutput.startsWith(expected));
}

void TestProcesses::outlivesAProcessThatDoesNotReadItsInput()
{
    ProcessCommand command = shell(u"exec <&-; exit 3"_s);
    command.standardInput = QByteArray(4'000'000, 'x');
    QCOMPARE(outputOf(command).exitStatus, 3);
}

void TestProcesses::dropsInputThatNobodyReads()
{
    ProcessGroup group(shell(u"exec <&-; echo closed; exec sleep 60"_s), nullptr);
    QSignalSpy read(&group, &ProcessGroup::outputRead);
    group.start();
    group.write(QByteArray(4'000'000, 'x'));
    QTRY_VERIFY(!read.isEmpty());
    QTRY_COMPARE(group.unreadInput(), 0);
}

//! However a program ends.
void TestProcesses::leavesNoFileOpen()
{
    const auto open = [] { return QDir(u"/proc/self/fd"_s).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size(); };
    outputOf(shell(u"exit 0"_s));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const auto before = open();
    for (int call = 0; call < 5; ++call) {
        outputOf(shell(u"echo out; echo error >&2; exit 3"_s));
        ProcessGroup(shell(u"sleep 60"_s), nullptr).start();
        const ProcessGroup neverStarted(shell(u"sleep 60"_s), nullptr);
        ProcessGroup({{u"/no/such/program"_s}}, nullptr).start();
    }
    QTRY_VERIFY(open() <= before);
}

void TestProcesses::takesNoInputOnceItIsClosed()
{
    ProcessGroup group(shell(u"sleep 0.2; exec wc -c"_s), nullptr);
    QByteArray read;
    connect(&group, &ProcessGroup::outputRead, this, [&read](const QByteArray &bytes) { read += bytes; });
    QSignalSpy exited(&group, &ProcessGroup::exited);
    group.start();
    // More than a pipe holds: it is closed once all has gone.
    group.write(QByteArray(1'000'000, 'x'));
    group.closeInput();
    group.write("more");
    QTRY_COMPARE(exited.size(), 1);
    QCOMPARE(read.trimmed(), "1000000"_ba);
    // Nor does it wait for one that will never read.
    ProcessGroup other(shell(u"exec sleep 60"_s), nullptr);
    other.start();
    other.write(QByteArray(1'000'000, 'x'));
    QVERIFY(other.unreadInput() > 0);
    ProcessGroup third(shell(u"exec sleep 60"_s), nullptr);
    third.start();
    third.closeInput();
    third.write("more");
    QCOMPARE(third.unreadInput(), 0);
}

void TestProcesses::doesNothingBeforeItsStart()
{
    ProcessGroup group(shell(u"exit 3"_s), nullptr);
    QSignalSpy exited(&group, &ProcessGroup::exited);
    group.write("x");
    group.closeInput();
    group.holdOutput(true);
    QCOMPARE(group.unreadInput(), 0);
    group.start();
    QTRY_COMPARE(exited.size(), 1);
}

void TestProcesses::doesNotStartOnceItIsOver()
{
    ProcessGroup group(shell(u"exit 3"_s), nullptr);
    group.end();
    group.start();
    QVERIFY(group.findChildren<QProcess *>().isEmpty());
}

//! So that the window sees to what comes between two.
void TestProcesses::startsOneAfterTheOther()
{
    ProcessGroup groups[] = {{shell(u"exit 3"_s), nullptr}, {shell(u"exit 3"_s), nullptr}, {shell(u"exit 3"_s), nullptr}};
    const auto isRunning = [](const ProcessGroup &group) { return group.findChild<QProcess *>()->state() != QProcess::NotRunning; };
    QSignalSpy exited(&groups[2], &ProcessGroup::exited);
    for (ProcessGroup &each : groups)
        each.start();
    QVERIFY(std::ranges::count_if(groups, isRunning) <= 1);
    groups[1].end();
    QTRY_VERIFY(!exited.isEmpty());
    QVERIFY(!isRunning(groups[1]) && !groups[1].wasStarted());
}

void TestProcesses::leavesNothingOfWhatNeverRan()
{
    const qsizetype before = QCoreApplication::instance()->findChildren<ProcessEnding *>().size();
    ProcessCommand command = shell(u"exit 0"_s);
    command.folder = u"/no/such/folder"_s;
    ProcessGroup group(command, nullptr);
    QSignalSpy failed(&group, &ProcessGroup::failedToStart);
    group.start();
    QTRY_COMPARE(failed.size(), 1);
    group.end();
    QCOMPARE(QCoreApplication::instance()->findChildren<ProcessEnding *>().size(), before);
}

//! Only in a sandbox is the first of them spared.
void TestProcesses::asksAProgramWithOthersToEnd()
{
    const QString place = m_folder.filePath(u"asked"_s);
    ProcessGroup group(shell(u"trap 'echo asked >\"%1\"; exit' TERM; sleep 60 & sleep 60 & echo ready; wait; wait"_s.arg(place)), nullptr);
    QSignalSpy read(&group, &ProcessGroup::outputRead);
    group.start();
    QTRY_VERIFY(!read.isEmpty());
    group.end();
    QTRY_COMPARE(support::read(place), "asked\n"_ba);
}

//! A program that ends with its input is not asked to.
void TestProcesses::endsInOrder()
{
    const QString place = m_folder.filePath(u"in order"_s);
    ProcessGroup group(
        shell(u"trap 'echo asked >>\"%1\"' TERM; echo ready; read line; sleep 0.2; echo ended >>\"%1\""_s.arg(place)), nullptr);
    QSignalSpy read(&group, &ProcessGroup::outputRead);
    group.start();
    QTRY_VERIFY(!read.isEmpty());
    group.endInOrder();
    QTRY_VERIFY(support::read(place).contains("ended"));
    QCOMPARE(support::read(place), "ended\n"_ba);
}

//! Even in what is read after its end.
void TestProcesses::saysNothingMoreToWhoeverEndsIt()
{
    ProcessGroup group(shell(u"echo out; echo error >&2; exit 3"_s), nullptr);
    QSignalSpy exited(&group, &ProcessGroup::exited);
    bool hasRead = false;
    connect(&group, &ProcessGroup::outputRead, &group, [&] {
        hasRead = true;
        group.end();
    });
    group.start();
    group.holdOutput(true);
    QTRY_VERIFY(hasRead);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(exited.size(), 0);
}

//! Nor of pieces of a program that has written nothing more.
void TestProcesses::tellsOfNothingThatIsEmpty()
{
    ProcessGroup group(shell(u"echo out; echo error >&2"_s), nullptr);
    QSignalSpy output(&group, &ProcessGroup::outputRead);
    QSignalSpy error(&group, &ProcessGroup::errorRead);
    QSignalSpy exited(&group, &ProcessGroup::exited);
    group.start();
    QTRY_COMPARE(exited.size(), 1);
    QCOMPARE(output, (QList<QVariantList> {{"out\n"_ba}}));
    QCOMPARE(error, (QList<QVariantList> {{"error\n"_ba}}));
}

//! It may be killed as any program may.
void TestProcesses::saysHowItsSupervisorEnds()
{
    ProcessGroup group(shell(u"exec sleep 60"_s), nullptr);
    QSignalSpy started(&group, &ProcessGroup::started);
    QSignalSpy failed(&group, &ProcessGroup::failedToStart);
    QSignalSpy killed(&group, &ProcessGroup::killed);
    group.start();
    QTRY_COMPARE(started.size(), 1);
    const qint64 supervisor = group.findChildren<QProcess *>().constFirst()->processId();
    QVERIFY(supervisor > 0 && ::kill(pid_t(supervisor), SIGKILL) == 0);
    QTRY_COMPARE(killed.size(), 1);
    QCOMPARE(killed.first().first().toInt(), SIGKILL);
    QCOMPARE(failed.size(), 0);
    // One that is not called as it should be says so by its status.
    ProcessGroup empty({}, nullptr);
    QSignalSpy exited(&empty, &ProcessGroup::exited);
    empty.start();
    QTRY_COMPARE(exited.size(), 1);
    QCOMPARE(exited.first().first().toInt(), 2);
}

void TestProcesses::saysThatItIsIncomplete()
{
    // A copy of this program, with nothing beside it.
    const QString copy = m_folder.filePath(u"bin/copy"_s);
    QVERIFY(QDir().mkpath(m_folder.filePath(u"bin"_s)) && QFile::copy(QCoreApplication::applicationFilePath(), copy));
    QProcess program;
    program.start(copy, {u"--play-start"_s});
    QVERIFY(program.waitForFinished());
    const QByteArray said = program.readAllStandardOutput();
    QVERIFY2(said.startsWith("Parlance is incomplete: ") && said.contains("parlance-supervisor"), said.constData());
}

void TestProcesses::saysThatTooManyFilesAreOpen_data()
{
    QTest::addColumn<int>("pipes");
    for (const int pipes : {0, 1, 2, 3})
        QTest::addRow("%d pipes can be had", pipes) << pipes;
}

void TestProcesses::saysThatTooManyFilesAreOpen()
{
    QFETCH(int, pipes);
    // The lowest numbers are given first: a pipe takes two that are free.
    QList<int> held;
    while (held.isEmpty() || held.last() < 40)
        held.append(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    for (int end = 0; end < 2 * pipes; ++end)
        ::close(held.takeFirst());
    ProcessGroup group(shell(u"exit 0"_s), nullptr);
    QSignalSpy failed(&group, &ProcessGroup::failedToStart);
    rlimit before {};
    QCOMPARE(::getrlimit(RLIMIT_NOFILE, &before), 0);
    const rlimit none {rlim_t(held.last() + 1), before.rlim_max};
    ::setrlimit(RLIMIT_NOFILE, &none);
    group.start();
    // Whoever starts it goes on as ever.
    group.write("input");
    group.closeInput();
    ::setrlimit(RLIMIT_NOFILE, &before);
    for (const int file : std::as_const(held))
        ::close(file);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().toString(), u"Too many open files"_s);
}

void TestProcesses::saysWhenMemoryRunsOut()
{
    if (support::isSanitized)
        QSKIP("a sanitizer's allocator has last words of its own");
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), {u"--play-exhaustion"_s});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 1);
    QVERIFY2(program.readAllStandardError().startsWith("parlance: out of memory"), "no last words");
}

void TestProcesses::endsWithTheProgram()
{
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), {u"--play-program"_s});
    QTRY_VERIFY(program.canReadLine());
    const QByteArrayList processes = program.readLine().trimmed().split(' ');
    QCOMPARE(processes.size(), 2);
    for (const QByteArray &process : processes)
        QVERIFY(process.toLongLong() > 0 && isAlive(process.toLongLong()));
    program.kill();
    for (const QByteArray &process : processes)
        QTRY_VERIFY(!isAlive(process.toLongLong()));
}

int main(int count, char **arguments)
{
    QCoreApplication application(count, arguments);
    if (application.arguments().contains(u"--play-program"_s))
        return playProgram();
    if (application.arguments().contains(u"--play-start"_s))
        return playStart();
    if (application.arguments().contains(u"--play-exhaustion"_s)) {
        sayWhenMemoryRunsOut();
        QMetaObject::invokeMethod(
            &application,
            [] {
                // More than there can be.
                volatile size_t size = PTRDIFF_MAX;
                std::fputs(::operator new(size) ? "it was given" : "", stdout);
            },
            Qt::QueuedConnection);
        return application.exec();
    }
    TestProcesses test;
    return QTest::qExec(&test, count, arguments);
}

#include "tst_processes.moc"
