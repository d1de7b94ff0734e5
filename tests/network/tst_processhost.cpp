// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/loginpathjob.h"
#include "network/process/processhost.h"
#include "network/process/programfiles.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace network;

class TestProcessHost final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void asksTheLoginShell_data();
    void asksTheLoginShell();
    void doesNotWaitForAShellThatHangs();
    void keepsThePresentPathWithoutAShell();
    void putsTheFoldersOfATerminalFirst();
    void tellsOfBubblewrap_data();
    void tellsOfBubblewrap();
    void findsPrograms();
    void knowsWhatAProgramNeeds();

private:
    QString script(const QString &name, const QByteArray &text);
    void find(ProcessHost &host);

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

void TestProcessHost::doesNotWaitForAShellThatHangs()
{
    auto *job = new LoginPathJob(script(u"shell"_s, "#!/bin/sh\nexec sleep 60\n"), this, 100);
    QSignalSpy failed(job, &LoginPathJob::failed);
    QVERIFY(failed.wait(support::patience));
}

void TestProcessHost::keepsThePresentPathWithoutAShell()
{
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
    QTest::newRow("no namespaces") << QByteArray("#!/bin/sh\necho 'bwrap: No permissions' >&2\nexit 1\n")
                                   << Bubblewrap::State::NotUsable << u"bwrap: No permissions"_s;
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
    script(u"node/bin/node"_s, "\x7f" "ELF");
    QVERIFY(QFile::link(u"../lib/npx.js"_s, root + u"/node/bin/npx"_s));
    const QStringList npx = filesNeededBy(root + u"/node/bin/npx"_s, root + u"/node/bin"_s);
    for (const QString &needed : {u"/node/bin"_s, u"/node/lib"_s, u"/node/lib/npx.js"_s, u"/node/bin/node"_s})
        QVERIFY2(npx.contains(root + needed), qPrintable(npx.join(u' ')));

    const QString shim = script(u".pyenv/shims/python3"_s, "#!/bin/sh\n");
    QVERIFY(filesNeededBy(shim, {}).contains(root + u"/.pyenv"_s));

    const QString alone = script(u"tools/alone"_s, "#!/bin/sh\n");
    QVERIFY(!filesNeededBy(alone, {}).contains(root + u"/tools"_s));
}

QTEST_GUILESS_MAIN(TestProcessHost)
#include "tst_processhost.moc"
