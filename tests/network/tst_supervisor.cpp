// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/supervision.h"
#include "tests/support/patience.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <csignal>
#include <cstring>
#include <memory>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

//! What runs a program, called as a ProcessGroup calls it.
class Supervised final
{
    Q_DISABLE_COPY_MOVE(Supervised)

public:
    explicit Supervised(const QString &script, const QString &limits = {}, int most = 0, const char *place = supervision::group)
    {
        call({QString::number(farReport), QString::number(most), QString::fromLatin1(place), limits, u"/bin/sh"_s, u"-c"_s, script});
    }
    explicit Supervised(const QStringList &arguments) { call(arguments); }
    //! With so many files at most, its own among them.
    static std::unique_ptr<Supervised> withFiles(rlim_t files)
    {
        auto supervised = std::make_unique<Supervised>();
        supervised->m_mostFiles = files;
        supervised->call({QString::number(farReport), u"0"_s, u"group"_s, u""_s, u"/bin/true"_s});
        return supervised;
    }
    Supervised() = default;
    ~Supervised()
    {
        closeReport();
        // It ends by itself with whoever reads its reports, and with it all that it has started.
        process.waitForFinished();
    }

    QByteArray said() { return m_said += process.readAllStandardOutput(); }
    QByteArray reported()
    {
        char buffer[1024];
        for (ssize_t count = read(m_report, buffer, sizeof buffer); count > 0; count = read(m_report, buffer, sizeof buffer))
            m_reported.append(buffer, count);
        return m_reported;
    }
    //! The process of the program, once it runs.
    pid_t program()
    {
        const QByteArray line = reported().split('\n').first();
        return line.startsWith(supervision::started) ? pid_t(line.mid(int(strlen(supervision::started)) + 1).toLong()) : 0;
    }
    //! What was reported after the start.
    QByteArray end()
    {
        const qsizetype line = reported().indexOf('\n');
        return line < 0 ? QByteArray() : m_reported.mid(line + 1);
    }
    bool hasEnded() const { return process.state() == QProcess::NotRunning; }
    void send(int signal) const
    {
        // 0 would be whoever runs this test, too.
        if (const auto supervisor = pid_t(process.processId()); supervisor > 0)
            ::kill(supervisor, signal);
    }
    void closeReport()
    {
        if (m_report >= 0)
            close(m_report);
        m_report = -1;
    }

    //! Far above all files that a test has open, its own pipes among them.
    static constexpr int farReport = 90;
    QProcess process;

private:
    void call(const QStringList &arguments)
    {
        int ends[2] = {-1, -1};
        if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
            qFatal("no pipe");
        m_report = ends[0];
        process.setChildProcessModifier([far = ends[1], files = m_mostFiles] {
            ::dup2(far, farReport);
            ::setsid();
            const rlimit most {files, files};
            if (files > 0)
                ::setrlimit(RLIMIT_NOFILE, &most);
        });
        process.setWorkingDirectory(m_folder.path());
        process.start(QCoreApplication::applicationDirPath() + u"/../libexec/parlance/parlance-supervisor"_s, arguments);
        close(ends[1]);
    }

    const QTemporaryDir m_folder;
    int m_report = -1;
    rlim_t m_mostFiles = 0;
    QByteArray m_said;
    QByteArray m_reported;
};

bool isAlive(pid_t process)
{
    return ::kill(process, 0) == 0;
}

} // namespace

//! Each condition of the small program beside each program.
class SupervisorTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysHowItIsCalled_data();
    void saysHowItIsCalled();
    void reportsHowAProgramEnds_data();
    void reportsHowAProgramEnds();
    void reportsThatAProgramCannotBeStarted();
    void reportsThatTooManyFilesAreOpen();
    void sleepsWhereThereIsNothingToCount();
    void leavesAProgramAsItself();
    void setsLimits_data();
    void setsLimits();
    void keepsNothingOfTheProgram();
    void asksBeforeItKills();
    void killsWhatIsDeaf_data();
    void killsWhatIsDeaf();
    void waitsForWhatIsLeftWhereAProgramEnds();
    void killsAtOnceWhereItIsToldSo_data();
    void killsAtOnceWhereItIsToldSo();
    void takesItsProgramWithIt();
    void sparesWhatASandboxNeeds_data();
    void sparesWhatASandboxNeeds();
    void countsProcesses_data();
    void countsProcesses();
    void countsWhateverElseTheMachineDoes();
    void looksAtEachProcessSeldom();
};

void SupervisorTest::saysHowItIsCalled_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("by hand") << QStringList();
    QTest::newRow("without a program") << QStringList {QString::number(Supervised::farReport), u"0"_s, u"group"_s, u""_s};
}

void SupervisorTest::saysHowItIsCalled()
{
    QFETCH(QStringList, arguments);
    Supervised supervised(arguments);
    QTRY_VERIFY(supervised.hasEnded());
    QCOMPARE(supervised.process.exitCode(), 2);
    QVERIFY(supervised.process.readAllStandardError().contains("not called by hand"));
    QCOMPARE(supervised.reported(), QByteArray());
}

void SupervisorTest::reportsHowAProgramEnds_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("well") << u"exit 0"_s << QByteArray("exited 0\n");
    QTest::newRow("with a status") << u"exit 7"_s << QByteArray("exited 7\n");
    QTest::newRow("by a signal") << u"kill -KILL $$"_s << QByteArray("killed 9\n");
    // Another one that ends is not the program.
    QTest::newRow("after others") << u"(exit 3) & wait; sh -c 'kill -KILL $$'; exit 5"_s << QByteArray("exited 5\n");
}

void SupervisorTest::reportsHowAProgramEnds()
{
    QFETCH(QString, script);
    Supervised supervised(script);
    QTRY_VERIFY(supervised.hasEnded());
    QVERIFY(supervised.program() > 0);
    QTEST(supervised.end(), "end");
    QCOMPARE(supervised.process.exitCode(), 0);
}

void SupervisorTest::reportsThatAProgramCannotBeStarted()
{
    Supervised supervised({QString::number(Supervised::farReport), u"0"_s, u"group"_s, u""_s, u"/no/such/program"_s});
    QTRY_VERIFY(supervised.hasEnded());
    QCOMPARE(supervised.reported(), "failed " + QByteArray::number(ENOENT) + '\n');
    QCOMPARE(supervised.process.exitCode(), 127);
}

void SupervisorTest::reportsThatTooManyFilesAreOpen()
{
    // One more is open, and so no pipe can be.
    const auto supervised = Supervised::withFiles(5);
    QTRY_VERIFY(supervised->hasEnded());
    QCOMPARE(supervised->reported(), "failed " + QByteArray::number(EMFILE) + '\n');
}

//! It lives as long as a server does.
void SupervisorTest::sleepsWhereThereIsNothingToCount()
{
    Supervised supervised(u"echo ready; exec sleep 60"_s);
    QTRY_VERIFY(supervised.said().contains("ready") && supervised.program() > 0);
    const auto turns = [&supervised] {
        QFile file(u"/proc/%1/status"_s.arg(supervised.process.processId()));
        const bool isOpen = file.open(QIODevice::ReadOnly);
        const QByteArray text = isOpen ? file.readAll() : QByteArray();
        return text.mid(text.indexOf("\nvoluntary_ctxt_switches:") + 25).split('\n').first().trimmed().toLong();
    };
    QTRY_COMPARE(QFile::symLinkTarget(u"/proc/%1/cwd"_s.arg(supervised.process.processId())), u"/"_s);
    const long before = turns();
    QVERIFY(before > 0);
    // It may have been on its way to sleep.
    QVERIFY(!QTest::qWaitFor([&] { return turns() > before + 2; }, 300));
}

//! Nothing that is the supervisor's own is the program's: signals, priority, files.
void SupervisorTest::leavesAProgramAsItself()
{
    Supervised supervised(
        u"grep SigBlk /proc/self/status; nice; for f in /proc/$$/fd/*; do echo ${f##*/}; done; cut -d' ' -f6 /proc/$$/stat"_s);
    QTRY_VERIFY(supervised.hasEnded());
    const QByteArrayList lines = supervised.said().trimmed().split('\n');
    QVERIFY2(lines.size() >= 6, supervised.said().constData());
    QCOMPARE(lines.first().simplified(), "SigBlk: 0000000000000000"_ba);
    QCOMPARE(lines.at(1).toInt(), ::getpriority(PRIO_PROCESS, 0));
    for (const char *file : {"0", "1", "2"})
        QVERIFY2(lines.mid(2).contains(file), supervised.said().constData());
    QVERIFY2(!lines.mid(2).contains(QByteArray::number(Supervised::farReport)), supervised.said().constData());
    // A session of its own.
    QCOMPARE(lines.last().toLong(), supervised.program());
}

void SupervisorTest::setsLimits_data()
{
    QTest::addColumn<QString>("limits");
    QTest::addColumn<QByteArray>("said");
    const QString files = QString::number(RLIMIT_NOFILE);
    const QString core = QString::number(RLIMIT_CORE);
    QTest::newRow("one") << files + u":64:128"_s << QByteArray("64 128");
    QTest::newRow("two") << core + u":0:0,"_s + files + u":32:64"_s << QByteArray("32 64");
    QTest::newRow("two, the other way round") << files + u":32:64,"_s + core + u":0:0"_s << QByteArray("32 64");
    QTest::newRow("what is none") << u"x,"_s + files + u":32:64"_s << QByteArray();
    QTest::newRow("none") << QString() << QByteArray();
}

void SupervisorTest::setsLimits()
{
    QFETCH(QString, limits);
    QFETCH(QByteArray, said);
    rlimit own {};
    QCOMPARE(::getrlimit(RLIMIT_NOFILE, &own), 0);
    const auto word = [](rlim_t value) { return value == RLIM_INFINITY ? "unlimited"_ba : QByteArray::number(qulonglong(value)); };
    Supervised supervised(u"echo $(ulimit -Sn) $(ulimit -Hn)"_s, limits);
    QTRY_VERIFY(supervised.hasEnded());
    QCOMPARE(supervised.said().trimmed(), said.isEmpty() ? word(own.rlim_cur) + ' ' + word(own.rlim_max) : said);
}

//! Whoever waits for the end of its output waits for the program alone; nor is its folder kept from being removed.
void SupervisorTest::keepsNothingOfTheProgram()
{
    Supervised supervised(u"pwd; exec <&- >&- 2>&-; exec sleep 60"_s);
    QTRY_COMPARE(supervised.said().trimmed(), QFile::encodeName(QDir(supervised.process.workingDirectory()).canonicalPath()));
    const QString process = u"/proc/%1/"_s.arg(supervised.process.processId());
    QTRY_COMPARE(QFile::symLinkTarget(process + u"cwd"_s), u"/"_s);
    for (const QString &file : {u"fd/0"_s, u"fd/1"_s, u"fd/2"_s})
        QCOMPARE(QFile::symLinkTarget(process + file), u"/dev/null"_s);
}

void SupervisorTest::asksBeforeItKills()
{
    Supervised supervised(u"trap 'echo asked; exit 3' TERM; echo ready; while :; do sleep 0.05; done"_s);
    QTRY_VERIFY(supervised.said().contains("ready"));
    supervised.send(SIGTERM);
    QTRY_VERIFY(supervised.hasEnded());
    QVERIFY(supervised.said().contains("asked"));
    QCOMPARE(supervised.end(), "exited 3\n"_ba);
}

void SupervisorTest::killsWhatIsDeaf_data()
{
    QTest::addColumn<bool>("isAskedAgain");
    QTest::newRow("asked once") << false;
    QTest::newRow("asked again and again") << true;
}

void SupervisorTest::killsWhatIsDeaf()
{
    QFETCH(bool, isAskedAgain);
    Supervised supervised(u"trap '' TERM; echo ready; while :; do sleep 0.05; done"_s);
    QTRY_VERIFY(supervised.said().contains("ready"));
    QElapsedTimer clock;
    clock.start();
    QTimer again;
    connect(&again, &QTimer::timeout, this, [&supervised] { supervised.send(SIGTERM); });
    if (isAskedAgain)
        again.start(100);
    supervised.send(SIGTERM);
    QTRY_VERIFY(supervised.hasEnded());
    QVERIFY2(clock.elapsed() >= 1900, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(supervised.end(), "killed 9\n"_ba);
}

//! What a program leaves behind is asked as the program would be.
void SupervisorTest::waitsForWhatIsLeftWhereAProgramEnds()
{
    Supervised supervised(u"sh -c 'trap \"echo asked; exit\" TERM; echo ready; echo >ready; while :; do sleep 0.05; done' & "
                          "while [ ! -e ready ]; do sleep 0.05; done; exit 4"_s);
    QTRY_VERIFY(supervised.hasEnded());
    QVERIFY2(supervised.said().contains("ready\n") && supervised.said().contains("asked\n"), supervised.said().constData());
    QCOMPARE(supervised.end(), "exited 4\n"_ba);
}

void SupervisorTest::killsAtOnceWhereItIsToldSo_data()
{
    QTest::addColumn<bool>("isForgotten");
    QTest::newRow("hung up") << false;
    QTest::newRow("nobody reads its reports") << true;
}

void SupervisorTest::killsAtOnceWhereItIsToldSo()
{
    QFETCH(bool, isForgotten);
    Supervised supervised(u"trap 'echo asked' TERM; setsid sleep 60 & echo $!; while :; do sleep 0.05; done"_s);
    QTRY_VERIFY(supervised.said().endsWith('\n'));
    const auto other = pid_t(supervised.said().trimmed().toLong());
    QVERIFY(other > 0 && isAlive(other));
    if (isForgotten) {
        const pid_t program = supervised.program();
        supervised.closeReport();
        QTRY_VERIFY(supervised.hasEnded());
        QVERIFY(!isAlive(program));
    } else {
        supervised.send(SIGHUP);
        QTRY_VERIFY(supervised.hasEnded());
        QCOMPARE(supervised.end(), "killed 9\n"_ba);
    }
    QVERIFY(!isAlive(other));
    QVERIFY(!supervised.said().contains("asked"));
}

void SupervisorTest::takesItsProgramWithIt()
{
    Supervised supervised(u"echo ready; exec sleep 60"_s);
    QTRY_VERIFY(supervised.said().contains("ready"));
    const pid_t program = supervised.program();
    QVERIFY(program > 0 && isAlive(program));
    supervised.send(SIGKILL);
    QTRY_VERIFY(!isAlive(program));
}

void SupervisorTest::sparesWhatASandboxNeeds_data()
{
    QTest::addColumn<bool>("isSandboxed");
    QTest::addColumn<int>("others");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("a sandbox with what runs in it") << true << 2 << QByteArray("waited");
    QTest::newRow("a sandbox with nothing in it") << true << 1 << QByteArray("asked");
    QTest::newRow("none") << false << 2 << QByteArray("asked");
}

//! Bubblewrap would end at once, and with it whatever has been asked to end in good order.
void SupervisorTest::sparesWhatASandboxNeeds()
{
    QFETCH(bool, isSandboxed);
    QFETCH(int, others);
    // Those that are ready are no longer copies of the one that asks.
    const QString other = u"sh -c 'echo ready; exec sleep 60' & "_s;
    const QString script = u"trap 'echo asked; exit 0' TERM; %1wait; echo waited"_s.arg(other.repeated(others));
    Supervised supervised(script, {}, 0, isSandboxed ? supervision::sandbox : supervision::group);
    QTRY_COMPARE(supervised.said().count("ready"), others);
    supervised.send(SIGTERM);
    QTRY_VERIFY(supervised.hasEnded());
    QTEST(supervised.said().trimmed().split('\n').last(), "said");
    QCOMPARE(supervised.end(), "exited 0\n"_ba);
}

void SupervisorTest::countsProcesses_data()
{
    QTest::addColumn<int>("most");
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("no bound") << 0 << QByteArray("exited 5\n");
    QTest::newRow("as many as may be") << 13 << QByteArray("exited 5\n");
    QTest::newRow("one more") << 12 << QByteArray("exceeded 12\n");
}

void SupervisorTest::countsProcesses()
{
    QFETCH(int, most);
    QFETCH(QByteArray, end);
    // Twelve, and the program.
    Supervised supervised(u"%1echo ready; read line; exit 5"_s.arg(u"sleep 60 & "_s.repeated(12)), {}, most);
    if (end.startsWith("exceeded")) {
        QTRY_VERIFY(supervised.hasEnded());
        QVERIFY2(supervised.end().startsWith(end), supervised.end().constData());
        return;
    }
    QTRY_VERIFY(supervised.said().contains("ready"));
    // Some looks long.
    QVERIFY(!QTest::qWaitFor([&supervised] { return supervised.hasEnded(); }, 700));
    supervised.process.write("go\n");
    QTRY_VERIFY(supervised.hasEnded());
    QTEST(supervised.end(), "end");
}

//! That others end meanwhile hides nothing.
void SupervisorTest::countsWhateverElseTheMachineDoes()
{
    QProcess others;
    const QString script = u"%1echo ready; read line; kill -KILL 0"_s.arg(u"sleep 60 & "_s.repeated(60));
    others.start(u"setsid"_s, {u"/bin/sh"_s, u"-c"_s, script});
    QTRY_VERIFY(others.canReadLine());
    Supervised supervised(u"read line; %1echo ready; wait"_s.arg(u"sleep 60 & "_s.repeated(12)), {}, 8);
    QTRY_VERIFY(supervised.program() > 0);
    // It looks again when there are twelve more here, and sixty fewer there.
    supervised.send(SIGSTOP);
    supervised.process.write("go\n");
    QTRY_VERIFY(supervised.said().contains("ready"));
    others.write("go\n");
    QTRY_VERIFY(others.state() == QProcess::NotRunning);
    supervised.send(SIGCONT);
    QTRY_VERIFY(supervised.hasEnded());
    QVERIFY2(supervised.end().startsWith("exceeded 8\n"), supervised.end().constData());
}

//! Fifty times a second it looks how many the machine has; whose they are is asked far more seldom.
void SupervisorTest::looksAtEachProcessSeldom()
{
    QList<std::shared_ptr<QProcess>> others;
    for (int other = 0; other < 60; ++other) {
        others.append(std::make_shared<QProcess>());
        others.last()->start(u"sleep"_s, {u"60"_s});
    }
    Supervised supervised(u"echo ready; exec sleep 60"_s, {}, 1000);
    QTRY_VERIFY(supervised.said().contains("ready") && supervised.program() > 0);
    const auto reads = [&supervised] {
        QFile file(u"/proc/%1/io"_s.arg(supervised.process.processId()));
        const bool isOpen = file.open(QIODevice::ReadOnly);
        const QByteArray text = isOpen ? file.readAll() : QByteArray();
        return text.mid(text.indexOf("\nsyscr:") + 7).split('\n').first().trimmed().toLong();
    };
    const auto looks = [&supervised] {
        QFile file(u"/proc/%1/status"_s.arg(supervised.process.processId()));
        const bool isOpen = file.open(QIODevice::ReadOnly);
        const QByteArray text = isOpen ? file.readAll() : QByteArray();
        return text.mid(text.indexOf("\nvoluntary_ctxt_switches:") + 25).split('\n').first().trimmed().toLong();
    };
    const long readsBefore = reads();
    const long looksBefore = looks();
    QTRY_VERIFY(looks() >= looksBefore + 60);
    const long each = (reads() - readsBefore) / (looks() - looksBefore);
    for (const std::shared_ptr<QProcess> &other : std::as_const(others)) {
        other->kill();
        other->waitForFinished();
    }
    QVERIFY2(each > 0 && each < 30, qPrintable(QString::number(each)));
}

QTEST_GUILESS_MAIN(SupervisorTest)
#include "tst_supervisor.moc"
