// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/calldepth.h"
#include "network/process/programfiles.h"
#include "network/process/startedprogram.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace network;

//! Each condition of which files belong to a program, and of what it is told by its environment.
class ProgramFilesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void namesTheInterpreter_data();
    void namesTheInterpreter();
    void followsLinks();
    void comesToAnEnd();
    void namesWhatGoesWithAFolderOfPrograms_data();
    void namesWhatGoesWithAFolderOfPrograms();
    void readsNoInterpreterButOfAFile();
    void namesNothingOfWhatIsNoPath();
    void tellsLittleOfTheEnvironment();
    void tellsHowDeepItWasCalled_data();
    void tellsHowDeepItWasCalled();
    void tellsByWhatItWasStarted();
    void knowsNamesOfVariables();

private:
    QString path(const QString &name) const { return m_root + u'/' + name; }
    QString program(const QString &name,
        const QByteArray &text = "\x7f"
                                 "ELF") const
    {
        support::writeProgram(path(name), text);
        return path(name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_root;
    QByteArray m_homeBefore;
};

void ProgramFilesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_root = QFileInfo(m_folder->path()).canonicalFilePath();
    m_homeBefore = qgetenv("HOME");
}

void ProgramFilesTest::cleanup()
{
    qputenv("HOME", m_homeBefore);
    qunsetenv("PROGRAM_FILES_TEST");
    qunsetenv("PARLANCE_DEPTH");
    qunsetenv("PARLANCE_WAY");
}

void ProgramFilesTest::namesTheInterpreter_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QStringList>("needed"); // below the root; beside the script
    QTest::newRow("none") << QByteArray("\x7f"
                                        "ELF")
                          << QStringList();
    QTest::newRow("a line that is no such") << QByteArray("echo %1/tools/run\n") << QStringList();
    QTest::newRow("one") << QByteArray("#!%1/tools/run\n") << QStringList {u"tools/run"_s};
    QTest::newRow("with a word") << QByteArray("#! %1/tools/run other\n") << QStringList {u"tools/run"_s};
    QTest::newRow("looked for") << QByteArray("#!%1/tools/env other\n") << QStringList {u"tools/env"_s, u"more/other"_s};
    QTest::newRow("looked for, with options") << QByteArray("#!%1/tools/env -S VARIABLE=other -other other -x\n")
                                              << QStringList {u"tools/env"_s, u"more/other"_s};
    QTest::newRow("one that is not there") << QByteArray("#!%1/tools/env nothing\n") << QStringList {u"tools/env"_s};
    QTest::newRow("one without a place") << QByteArray("#!run\n") << QStringList();
    // A script that another runs.
    QTest::newRow("one that needs another") << QByteArray("#!%1/more/script\n") << QStringList {u"more/script"_s, u"tools/run"_s};
}

void ProgramFilesTest::namesTheInterpreter()
{
    QFETCH(QByteArray, line);
    QFETCH(QStringList, needed);
    program(u"tools/run"_s);
    program(u"tools/env"_s);
    program(u"more/other"_s);
    program(u"more/VARIABLE=other"_s);
    program(u"more/-other"_s);
    program(u"more/script"_s, "#!" + path(u"tools/run"_s).toUtf8() + '\n');
    const QString script = program(u"script"_s, line.replace("%1", m_root.toUtf8()));
    QStringList expected {script};
    for (const QString &name : needed)
        expected.append(path(name));
    QCOMPARE(filesNeededBy(script, path(u"more"_s)), expected);
}

void ProgramFilesTest::followsLinks()
{
    program(u"tools/run"_s);
    program(u"deep/er/script"_s, "#!" + path(u"tools/run"_s).toUtf8() + '\n');
    QVERIFY(QFile::link(u"er/script"_s, path(u"deep/link"_s)));
    QVERIFY(QFile::link(path(u"deep/link"_s), path(u"link"_s)));
    QCOMPARE(filesNeededBy(path(u"link"_s), {}),
        (QStringList {path(u"link"_s), path(u"deep/link"_s), path(u"deep/er/script"_s), path(u"tools/run"_s)}));
}

void ProgramFilesTest::comesToAnEnd()
{
    QVERIFY(QFile::link(path(u"b"_s), path(u"a"_s)) && QFile::link(path(u"a"_s), path(u"b"_s)));
    QCOMPARE(filesNeededBy(path(u"a"_s), {}), (QStringList {path(u"a"_s), path(u"b"_s)}));
    for (int link = 0; link < 30; ++link)
        QVERIFY(QFile::link(path(u"chain%1"_s.arg(link + 1)), path(u"chain%1"_s.arg(link))));
    QCOMPARE(filesNeededBy(path(u"chain0"_s), {}).size(), 12);
}

void ProgramFilesTest::namesWhatGoesWithAFolderOfPrograms_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isHome");
    QTest::addColumn<QStringList>("needed");
    QTest::newRow("a prefix") << u"node/bin/tool"_s << false
                              << QStringList {u"node/bin"_s, u"node/lib"_s, u"node/libexec"_s, u"node/pyvenv.cfg"_s};
    // What lies beside `bin` of a home folder is the person's.
    QTest::newRow("a home folder") << u"node/bin/tool"_s << true << QStringList {u"node/bin"_s};
    QTest::newRow("shims") << u"node/shims/tool"_s << false << QStringList {u"node"_s};
    QTest::newRow("a folder of another name") << u"node/sbin/tool"_s << false << QStringList {u"node/sbin/tool"_s};
}

void ProgramFilesTest::namesWhatGoesWithAFolderOfPrograms()
{
    QFETCH(QString, name);
    QFETCH(bool, isHome);
    QFETCH(QStringList, needed);
    for (const QString &folder : {u"node/lib"_s, u"node/libexec"_s, u"node/share"_s})
        QVERIFY(QDir(m_root).mkpath(folder));
    support::write(path(u"node/pyvenv.cfg"_s), "x");
    qputenv("HOME", path(isHome ? u"node"_s : u"elsewhere"_s).toUtf8());
    const QString tool = program(name);
    QStringList expected;
    for (const QString &each : needed)
        expected.append(path(each));
    QCOMPARE(filesNeededBy(tool, {}), expected);
}

//! Reading a pipe would wait for whoever writes.
void ProgramFilesTest::readsNoInterpreterButOfAFile()
{
    const QString pipe = path(u"pipe"_s);
    QVERIFY(::mkfifo(QFile::encodeName(pipe).constData(), 0700) == 0);
    const int end = ::open(QFile::encodeName(pipe).constData(), O_RDWR | O_CLOEXEC);
    QVERIFY(end >= 0 && ::write(end, "#!/bin/sh\n", 10) == 10);
    const QStringList needed = filesNeededBy(pipe, {});
    ::close(end);
    QCOMPARE(needed, QStringList {pipe});
}

void ProgramFilesTest::namesNothingOfWhatIsNoPath()
{
    QCOMPARE(filesNeededBy({}, {}), QStringList());
    QCOMPARE(filesNeededBy(u"tool"_s, m_root), QStringList());
    QCOMPARE(filesNeededBy(u"bin/tool"_s, m_root), QStringList());
}

void ProgramFilesTest::tellsLittleOfTheEnvironment()
{
    qputenv("PROGRAM_FILES_TEST", "x");
    qputenv("HOME", m_root.toUtf8());
    const QByteArray runtimeBefore = qgetenv("XDG_RUNTIME_DIR");
    qputenv("XDG_RUNTIME_DIR", "/run/nobody");
    const auto outside = programEnvironment(u"/usr/bin"_s, {u"PROGRAM_FILES_TEST"_s, u"NOT_THERE"_s}, false);
    const auto inside = programEnvironment(u"/usr/bin"_s, {}, true);
    qputenv("XDG_RUNTIME_DIR", runtimeBefore);
    QCOMPARE(outside.value(u"PROGRAM_FILES_TEST"_s), u"x"_s);
    QCOMPARE(outside.value(u"XDG_RUNTIME_DIR"_s), u"/run/nobody"_s);
    QVERIFY(!outside.contains(u"NOT_THERE"_s));
    QVERIFY(!inside.contains(u"PROGRAM_FILES_TEST"_s) && !inside.contains(u"XDG_RUNTIME_DIR"_s));
    for (const auto &environment : {outside, inside}) {
        QCOMPARE(environment.value(u"PATH"_s), u"/usr/bin"_s);
        QCOMPARE(environment.value(u"HOME"_s), m_root);
        QCOMPARE(environment.value(u"SHELL"_s), qEnvironmentVariable("SHELL"));
    }
}

void ProgramFilesTest::tellsHowDeepItWasCalled_data()
{
    QTest::addColumn<QByteArray>("own");
    QTest::addColumn<QString>("told");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("by nobody") << QByteArray() << u"1"_s << QString();
    QTest::newRow("no number") << QByteArray("deep") << u"1"_s << QString();
    QTest::newRow("less than nothing") << QByteArray("-3") << u"1"_s << QString();
    QTest::newRow("as deep as may be") << QByteArray("4") << u"5"_s << QString();
    QTest::newRow("deeper") << QByteArray("5") << u"6"_s << u"Agents call each other too deeply: 5 levels."_s;
    QTest::newRow("as deep as can be told") << QByteArray("2147483647") << u"2147483647"_s
                                            << u"Agents call each other too deeply: 2147483646 levels."_s;
}

void ProgramFilesTest::tellsHowDeepItWasCalled()
{
    QFETCH(QByteArray, own);
    QFETCH(QString, told);
    QFETCH(QString, refusal);
    if (own.isEmpty())
        qunsetenv("PARLANCE_DEPTH");
    else
        qputenv("PARLANCE_DEPTH", own);
    StartedProgram program;
    program.vector = QStringList {u"agent"_s};
    // Whatever its descriptor says.
    program.environment = {{u"PARLANCE_DEPTH"_s, u"0"_s, {}}};
    QCOMPARE(program.command(u"/usr/bin"_s, {}).environment.value(u"PARLANCE_DEPTH"_s), told);
    QCOMPARE(CallDepth::refusal(), refusal);
}

void ProgramFilesTest::tellsByWhatItWasStarted()
{
    StartedProgram first;
    first.vector = QStringList {u"first"_s};
    StartedProgram second;
    second.vector = QStringList {u"second"_s};
    const auto startFrom = [](const StartedProgram &program) {
        qputenv("PARLANCE_WAY", program.command(u"/usr/bin"_s, {}).environment.value(u"PARLANCE_WAY"_s).toUtf8());
    };
    QVERIFY(!CallDepth::isWithin(first.fingerprint()));
    startFrom(first);
    QVERIFY(CallDepth::isWithin(first.fingerprint()) && !CallDepth::isWithin(second.fingerprint()));
    startFrom(second);
    QVERIFY(CallDepth::isWithin(first.fingerprint()) && CallDepth::isWithin(second.fingerprint()));
    // However long the way is, what is told of it is not.
    for (int times = 0; times < 1'000; ++times)
        startFrom(second);
    QVERIFY(qgetenv("PARLANCE_WAY").size() < 1'000);
}

void ProgramFilesTest::knowsNamesOfVariables()
{
    for (const QString &name : {u"A"_s, u"_a9"_s})
        QVERIFY2(isVariableName(name), qPrintable(name));
    for (const QString &name : {u""_s, u"9A"_s, u"A-B"_s, u"A=B"_s, u"A\n"_s, u" A"_s})
        QVERIFY2(!isVariableName(name), qPrintable(name));
}

QTEST_GUILESS_MAIN(ProgramFilesTest)
#include "tst_programfiles.moc"
