// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/bubblewrapprobe.h"
#include "network/process/loginpath.h"
#include "network/process/processhost.h"
#include "network/process/programfiles.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <optional>

#include <dlfcn.h>
#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace network;

namespace {

//! What the system's list says of whoever asks, where it is played.
std::optional<passwd *> listed;

} // namespace

extern "C" passwd *getpwuid(uid_t user)
{
    static const auto get = reinterpret_cast<passwd *(*)(uid_t)>(::dlsym(RTLD_NEXT, "getpwuid"));
    return listed ? *listed : get(user);
}

class TestProcessHost final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void asksTheLoginShell_data();
    void asksTheLoginShell();
    void leavesASlowShellToItself();
    void takesALateAnswer();
    void isToldWhereAShellSaysNothing();
    void asksAgainOnlyWhereAStartUpFileChanged();
    void keepsThePresentPathWithoutAShell();
    void putsTheFoldersOfATerminalFirst();
    void tellsOfBubblewrap_data();
    void tellsOfBubblewrap();
    void warnsOfNothingWhereAllIsWell_data();
    void warnsOfNothingWhereAllIsWell();
    void tellsNothingOnceItIsCancelled();
    void asksOnceHoweverManyWait();
    void findsTheShellOfTheSystemsList();
    void knowsNoShellOfNobody();
    void findsPrograms();
    void knowsWhatAProgramNeeds();

private:
    QString script(const QString &name, const QByteArray &text);
    void find(ProcessHost &host);
    QString slowShell();
    QByteArray content(const QString &name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestProcessHost::initTestCase()
{
    qputenv("PATH", "/usr/bin:/bin");
    qunsetenv("TERM");
}

void TestProcessHost::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QString TestProcessHost::script(const QString &name, const QByteArray &text)
{
    const QString path = m_folder->filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(text);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    return path;
}

void TestProcessHost::find(ProcessHost &host)
{
    bool known = false;
    host.find(this, [&known] { known = true; });
    QVERIFY(!known);
    QTRY_VERIFY(known);
    QVERIFY(host.isKnown());
}

void TestProcessHost::asksTheLoginShell_data()
{
    QTest::addColumn<QByteArray>("shell");
    const QByteArray answer = "for last; do :; done\nPATH=/opt/nodes/bin:/usr/bin\neval \"$last\"\n";
    QTest::newRow("quiet") << answer;
    QTest::newRow("one that greets") << QByteArray("echo 'Welcome >parlance-path'\n" + answer + "echo bye\n");
    QTest::newRow("one that asks something") << QByteArray("read answer\n" + answer);
    QTest::newRow("one that fails when it is interactive") << QByteArray("[ \"$1\" = -i ] && exit 1\n" + answer);
}

void TestProcessHost::asksTheLoginShell()
{
    QFETCH(QByteArray, shell);
    ProcessHost host({script(u"shell"_s, "#!/bin/sh\n" + shell), {}});
    QCOMPARE(host.path(), u"/usr/bin:/bin"_s);
    find(host);
    QCOMPARE(host.path(), u"/opt/nodes/bin:/usr/bin:/bin"_s);
    // It is known by now.
    find(host);
}

QString TestProcessHost::slowShell()
{
    // With a lock, as start-up files have them, and an answer once it is let go on.
    return script(u"shell"_s,
        "#!/bin/sh\ncd " + m_folder->path().toUtf8()
            + "\necho asked >>asked\nmkdir lock\nwhile [ ! -e go ]; do sleep 0.02; done\n"
              "rmdir lock\nfor last; do :; done\nPATH=/opt/nodes/bin:/usr/bin\neval \"$last\"\n");
}

QByteArray TestProcessHost::content(const QString &name) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestProcessHost::leavesASlowShellToItself()
{
    const QString shell = slowShell();
    const QString lock = m_folder->filePath(u"lock"_s);
    {
        LoginPath path(shell, m_folder->path(), nullptr, 300);
        QSignalSpy settled(&path, &LoginPath::settled);
        path.ask();
        QVERIFY(settled.wait(support::patience));
        QCOMPARE(path.path(), QString());
        QCOMPARE(path.complaint(), u"The login shell %1 did not give its PATH within 0.3 s, and was left to itself."_s.arg(shell));
        QTRY_VERIFY(QFile::exists(lock));
    }
    // Another one waits for the same answer, which it gets although nobody was there when the shell began.
    LoginPath path(shell, m_folder->path(), nullptr, support::patience);
    QSignalSpy settled(&path, &LoginPath::settled);
    path.ask();
    script(u"go"_s, {});
    QVERIFY(settled.wait(support::patience));
    QCOMPARE(path.path(), u"/opt/nodes/bin:/usr/bin"_s);
    QVERIFY(!QFile::exists(lock));
    QCOMPARE(content(u"asked"_s), QByteArray("asked\n"));
}

void TestProcessHost::takesALateAnswer()
{
    LoginPath path(slowShell(), {}, nullptr, 50);
    QSignalSpy settled(&path, &LoginPath::settled);
    QSignalSpy toldLate(&path, &LoginPath::toldLate);
    path.ask();
    QVERIFY(settled.wait(support::patience));
    script(u"go"_s, {});
    QVERIFY(toldLate.wait(support::patience));
    QCOMPARE(path.path(), u"/opt/nodes/bin:/usr/bin"_s);
    QCOMPARE(path.complaint(), QString());
}

void TestProcessHost::isToldWhereAShellSaysNothing()
{
    const QString shell = script(u"shell"_s, "#!/bin/sh\nexit 1\n");
    LoginPath path(shell, m_folder->path(), nullptr, support::patience);
    QSignalSpy settled(&path, &LoginPath::settled);
    path.ask();
    QVERIFY(settled.wait(support::patience));
    QCOMPARE(path.complaint(), u"The login shell %1 did not give its PATH."_s.arg(shell));

    LoginPath none({}, m_folder->path(), nullptr, support::patience);
    QSignalSpy atOnce(&none, &LoginPath::settled);
    none.ask();
    QVERIFY(atOnce.wait(support::patience));
    QCOMPARE(none.complaint(), u"There is no login shell that could give its PATH."_s);
}

void TestProcessHost::asksAgainOnlyWhereAStartUpFileChanged()
{
    qputenv("HOME", m_folder->path().toUtf8());
    const QString shell = script(
        u"shell"_s, "#!/bin/sh\necho asked >>\"$HOME/asked\"\nfor last; do :; done\n. \"$HOME/.profile\"\neval \"$last\"\n");
    const auto ask = [&] {
        ProcessHost host({shell, {}, m_folder->path()});
        find(host);
        return host.path();
    };
    script(u".profile"_s, "PATH=/opt/one:/usr/bin\n");
    QCOMPARE(ask(), u"/opt/one:/usr/bin:/bin"_s);
    QCOMPARE(ask(), u"/opt/one:/usr/bin:/bin"_s);
    QCOMPARE(content(u"asked"_s), QByteArray("asked\n"));
    script(u".profile"_s, "PATH=/opt/other:/usr/bin\n");
    QCOMPARE(ask(), u"/opt/other:/usr/bin:/bin"_s);
    QCOMPARE(content(u"asked"_s), QByteArray("asked\nasked\n"));
}

void TestProcessHost::keepsThePresentPathWithoutAShell()
{
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"did not give its PATH"_s));
    ProcessHost host({u"/no/such/shell"_s, {}});
    find(host);
    QCOMPARE(host.path(), u"/usr/bin:/bin"_s);
}

void TestProcessHost::putsTheFoldersOfATerminalFirst()
{
    qputenv("TERM", "xterm");
    ProcessHost host({script(u"shell"_s, "#!/bin/sh\nfor last; do :; done\nPATH=/opt/nodes/bin:/usr/bin\neval \"$last\"\n"), {}});
    find(host);
    qunsetenv("TERM");
    QCOMPARE(host.path(), u"/usr/bin:/bin:/opt/nodes/bin"_s);
}

void TestProcessHost::tellsOfBubblewrap_data()
{
    QTest::addColumn<QByteArray>("program");
    QTest::addColumn<Bubblewrap::State>("state");
    QTest::addColumn<QString>("complaint");
    QTest::newRow("none") << QByteArray() << Bubblewrap::State::NotInstalled << QString();
    QTest::newRow("no namespaces") << QByteArray("#!/bin/sh\necho 'bwrap: No permissions' >&2\nexit 1\n") << Bubblewrap::State::NotUsable
                                   << u"bwrap: No permissions"_s;
    QTest::newRow("it crashes") << QByteArray("#!/bin/sh\nkill -KILL $$\n") << Bubblewrap::State::NotUsable << QString();
    QTest::newRow("works") << QByteArray("#!/bin/sh\nexit 0\n") << Bubblewrap::State::Usable << QString();
}

void TestProcessHost::tellsOfBubblewrap()
{
    QFETCH(QByteArray, program);
    QFETCH(Bubblewrap::State, state);
    if (state == Bubblewrap::State::NotUsable)
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"bubblewrap cannot be used"_s));
    ProcessHost host({{}, program.isEmpty() ? QString() : script(u"bwrap"_s, program)});
    find(host);
    QCOMPARE(host.bubblewrap().state, state);
    QTEST(host.bubblewrap().complaint, "complaint");
}

void TestProcessHost::warnsOfNothingWhereAllIsWell_data()
{
    QTest::addColumn<bool>("isThere");
    QTest::newRow("a shell that answers and a bubblewrap that works") << true;
    QTest::newRow("neither, which is told elsewhere") << false;
}

void TestProcessHost::warnsOfNothingWhereAllIsWell()
{
    QFETCH(bool, isThere);
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    ProcessHost::Programs programs;
    if (isThere)
        programs = {script(u"shell"_s, "#!/bin/sh\nfor last; do :; done\neval \"$last\"\n"), script(u"bwrap"_s, "#!/bin/sh\nexit 0\n"), {}};
    ProcessHost host(programs);
    find(host);
}

void TestProcessHost::tellsNothingOnceItIsCancelled()
{
    BubblewrapProbe probe({}, nullptr);
    QSignalSpy succeeded(&probe, &BubblewrapProbe::succeeded);
    probe.cancel();
    QCoreApplication::processEvents();
    QCOMPARE(succeeded.size(), 0);
}

void TestProcessHost::asksOnceHoweverManyWait()
{
    ProcessHost host({{}, script(u"bwrap"_s, "#!/bin/sh\nexit 0\n")});
    int known = 0;
    for (int waiting = 0; waiting < 3; ++waiting)
        host.find(this, [&known] { ++known; });
    QCOMPARE(host.findChildren<BubblewrapProbe *>().size(), 1);
    QTRY_COMPARE(known, 3);
}

//! Where the environment names none.
void TestProcessHost::findsTheShellOfTheSystemsList()
{
    const QByteArray before = qgetenv("SHELL");
    qputenv("SHELL", "/usr/bin/env");
    const QString named = ProcessHost::Programs::found({}).shell;
    qunsetenv("SHELL");
    const QString listed = ProcessHost::Programs::found({}).shell;
    qputenv("SHELL", before);
    QCOMPARE(named, u"/usr/bin/env"_s);
    const passwd *entry = ::getpwuid(::getuid());
    QCOMPARE(listed, entry ? findProgram(QString::fromLocal8Bit(entry->pw_shell), u"/usr/bin:/bin"_s) : QString());
}

void TestProcessHost::knowsNoShellOfNobody()
{
    const QByteArray before = qgetenv("SHELL");
    qunsetenv("SHELL");
    passwd entry {};
    listed = nullptr;
    const QString ofNobody = ProcessHost::Programs::found({}).shell;
    listed = &entry;
    const QString ofOneWithout = ProcessHost::Programs::found({}).shell;
    listed.reset();
    qputenv("SHELL", before);
    QCOMPARE(ofNobody, QString());
    QCOMPARE(ofOneWithout, QString());
}

void TestProcessHost::findsPrograms()
{
    const QString tool = script(u"bin/tool"_s, "#!/bin/sh\n");
    const QString folder = m_folder->filePath(u"bin"_s);
    QCOMPARE(findProgram(u"tool"_s, u"/usr/bin:"_s + folder), tool);
    QCOMPARE(findProgram(tool, {}), tool);
    QCOMPARE(findProgram(u"tool"_s, u"/usr/bin"_s), QString());
    QCOMPARE(findProgram(u"bin/tool"_s, folder), QString());
    QCOMPARE(findProgram({}, folder), QString());
    QDir::setCurrent(folder);
    QCOMPARE(findProgram(u"tool"_s, u".:"_s), QString());
}

void TestProcessHost::knowsWhatAProgramNeeds()
{
    const QString root = m_folder->path();
    script(u"node/lib/npx.js"_s, "#!/usr/bin/env -S node\n");
    script(u"node/bin/node"_s,
        "\x7f"
        "ELF");
    QVERIFY(QFile::link(u"../lib/npx.js"_s, root + u"/node/bin/npx"_s));
    const QStringList npx = filesNeededBy(root + u"/node/bin/npx"_s, root + u"/node/bin"_s);
    for (const QString &needed : {u"/node/bin"_s, u"/node/lib"_s})
        QVERIFY2(npx.contains(root + needed), qPrintable(npx.join(u' ')));
    // What is in them is seen with them.
    QVERIFY2(!npx.contains(root + u"/node/bin/npx"_s) && !npx.contains(root + u"/node/lib/npx.js"_s), qPrintable(npx.join(u' ')));

    const QString shim = script(u".pyenv/shims/python3"_s, "#!/bin/sh\n");
    QVERIFY(filesNeededBy(shim, {}).contains(root + u"/.pyenv"_s));

    const QString alone = script(u"tools/alone"_s, "#!/bin/sh\n");
    QVERIFY(!filesNeededBy(alone, {}).contains(root + u"/tools"_s));
}

QTEST_GUILESS_MAIN(TestProcessHost)
#include "tst_processhost.moc"
