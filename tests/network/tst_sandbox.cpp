// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processhost.h"
#include "network/process/processjob.h"
#include "network/process/programfiles.h"
#include "network/process/sandbox.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace network;
using support::read;
using support::write;
using support::writeProgram;

//! Runs real programs in a real sandbox; skipped where bubblewrap is not there or cannot make namespaces, as in many containers.
class TestSandbox final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void writesInTheWorkspaceOnly_data();
    void writesInTheWorkspaceOnly();
    void hides_data();
    void hides();
    void readsWhatItIsGiven();
    void seesNoOtherProcess();
    void reachesTheNetworkOnlyIfAllowed_data();
    void reachesTheNetworkOnlyIfAllowed();
    void keepsTheEnvironmentThatItIsGiven();
    void hasNoCapability();
    void runsAProgramOfTheHomeFolder();
    void endsWithAllItsChildren();

private:
    ProcessOutput run(const QString &script);

    QString m_bubblewrap;
    //! Not in /tmp, which would hide it by itself.
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_home;
    QString m_workspace;
    Sandbox m_sandbox;
};

void TestSandbox::initTestCase()
{
    ProcessHost host({{}, findProgram(u"bwrap"_s, u"/usr/bin:/usr/local/bin"_s)});
    bool known = false;
    host.find(this, [&known] { known = true; });
    QTRY_VERIFY(known);
    if (host.bubblewrap().state != Bubblewrap::State::Usable)
        QSKIP(qPrintable(u"bubblewrap is not installed or cannot make namespaces here. "_s + host.bubblewrap().complaint));
    m_bubblewrap = host.bubblewrap().program;
}

void TestSandbox::init()
{
    m_folder = std::make_unique<QTemporaryDir>(QDir::currentPath() + u"/sandbox-XXXXXX"_s);
    m_home = m_folder->filePath(u"home"_s);
    m_workspace = m_home + u"/project"_s;
    qputenv("HOME", m_home.toUtf8());
    write(m_home + u"/.ssh/id_ed25519"_s, "private key");
    write(m_workspace + u"/notes.txt"_s, "notes");
    write(m_workspace + u"/.parlance/ensembles/own.toml"_s, "[ensemble]");
    write(m_workspace + u"/.git/hooks/pre-commit"_s, "#!/bin/sh");
    m_sandbox = {{m_workspace}, {}, false};
}

ProcessOutput TestSandbox::run(const QString &script)
{
    ProcessCommand command;
    command.vector = m_sandbox.wrapped(m_bubblewrap, {u"/bin/sh"_s, u"-c"_s, script}, m_workspace);
    command.environment.insert(u"HOME"_s, m_home);
    command.environment.insert(u"PATH"_s, u"/usr/bin:/bin"_s);
    auto *job = new ProcessJob(command, this);
    QSignalSpy succeeded(job, &ProcessJob::succeeded);
    if (!succeeded.wait(support::patience))
        return {{}, "it did not end", -1};
    return succeeded.first().first().value<ProcessOutput>();
}

void TestSandbox::writesInTheWorkspaceOnly_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("arrives");
    QTest::newRow("workspace") << u"new.txt"_s << true;
    QTest::newRow("folder in it") << u".git/index"_s << true;
    QTest::newRow("home") << u"../new.txt"_s << false;
    QTest::newRow("beside home") << u"../../new.txt"_s << false;
    QTest::newRow("descriptors") << u".parlance/ensembles/own.toml"_s << false;
    QTest::newRow("hooks") << u".git/hooks/pre-commit"_s << false;
    QTest::newRow("temporary") << u"/tmp/parlance-sandbox-test"_s << false;
    QTest::newRow("system") << u"/usr/parlance-sandbox-test"_s << false;
    QTest::newRow("settings of the system") << u"/etc/parlance-sandbox-test"_s << false;
}

void TestSandbox::writesInTheWorkspaceOnly()
{
    QFETCH(QString, path);
    QFETCH(bool, arrives);
    run(u"echo written >%1"_s.arg(path));
    QCOMPARE(read(QDir(m_workspace).absoluteFilePath(path)) == "written\n", arrives);
}

void TestSandbox::hides_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("key in home") << u"$HOME/.ssh/id_ed25519"_s;
    QTest::newRow("key by way of the workspace") << u"../.ssh/id_ed25519"_s;
    QTest::newRow("key by way of /proc") << u"/proc/1/root$HOME/.ssh/id_ed25519"_s;
    QTest::newRow("passwords") << u"/etc/shadow"_s;
    QTest::newRow("devices") << u"/dev/kmsg"_s;
    QTest::newRow("this file") << QStringLiteral(PROJECT_ROOT "/README.md");
}

void TestSandbox::hides()
{
    QFETCH(QString, path);
    const ProcessOutput output = run(u"cat \"%1\"; ls $HOME; ls /run /var/run /sys"_s.arg(path));
    QCOMPARE(output.standardOutput, QByteArray("project\n"));
}

void TestSandbox::readsWhatItIsGiven()
{
    write(m_home + u"/models/small"_s, "weights");
    m_sandbox.readable = {m_home + u"/models"_s, m_home + u"/not there"_s};
    const ProcessOutput output = run(u"cat notes.txt $HOME/models/small; echo more >>$HOME/models/small"_s);
    QCOMPARE(output.standardOutput, QByteArray("notesweights"));
    QCOMPARE(read(m_home + u"/models/small"_s), QByteArray("weights"));
}

void TestSandbox::seesNoOtherProcess()
{
    const ProcessOutput output = run(u"kill -0 %1 2>/dev/null && echo seen; ls -d /proc/[0-9]* | wc -l"_s.arg(QCoreApplication::applicationPid()));
    QVERIFY(!output.standardOutput.contains("seen"));
    QVERIFY2(output.standardOutput.toInt() < 8, output.standardOutput.constData());
}

void TestSandbox::reachesTheNetworkOnlyIfAllowed_data()
{
    QTest::addColumn<bool>("network");
    QTest::newRow("not allowed") << false;
    QTest::newRow("allowed") << true;
}

void TestSandbox::reachesTheNetworkOnlyIfAllowed()
{
    QFETCH(bool, network);
    if (!QFile::exists(u"/bin/bash"_s))
        QSKIP("needs bash, which opens connections by itself");
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    m_sandbox.network = network;
    const ProcessOutput output = run(u"bash -c 'exec 3<>/dev/tcp/127.0.0.1/%1 && echo connected'"_s.arg(server.serverPort()));
    QCOMPARE(output.standardOutput, QByteArray(network ? "connected\n" : ""));
    QCOMPARE(server.hasPendingConnections() || server.waitForNewConnection(network ? 5000 : 0), network);
}

void TestSandbox::keepsTheEnvironmentThatItIsGiven()
{
    qputenv("PARLANCE_TEST_KEY", "sk-secret");
    const ProcessOutput output = run(u"env"_s);
    QVERIFY(output.standardOutput.contains("PATH=/usr/bin:/bin"));
    QVERIFY(!output.standardOutput.contains("sk-secret"));
}

void TestSandbox::hasNoCapability()
{
    const ProcessOutput output = run(u"grep CapEff /proc/self/status"_s);
    QCOMPARE(output.standardOutput.simplified(), QByteArray("CapEff: 0000000000000000"));
}

void TestSandbox::runsAProgramOfTheHomeFolder()
{
    writeProgram(m_home + u"/.local/bin/tool"_s, "#!/bin/sh\ncat ../.local/share/secret ../.local/lib/part\n");
    write(m_home + u"/.local/lib/part"_s, "part");
    write(m_home + u"/.local/share/secret"_s, "secret");
    QVERIFY(run(u"$HOME/.local/bin/tool"_s).exitStatus != 0);
    m_sandbox.readable = filesNeededBy(m_home + u"/.local/bin/tool"_s, u"/usr/bin:/bin"_s);
    QCOMPARE(run(u"$HOME/.local/bin/tool"_s).standardOutput, QByteArray("part"));
}

void TestSandbox::endsWithAllItsChildren()
{
    QElapsedTimer elapsed;
    elapsed.start();
    // In a session of its own it is in no group that could be signalled.
    const ProcessOutput output = run(u"setsid sh -c 'sleep 0.5; echo alive >late.txt' & echo done"_s);
    QCOMPARE(output.standardOutput, QByteArray("done\n"));
    QTest::qWait(qMax(0, 1000 - int(elapsed.elapsed())));
    QVERIFY(!QFile::exists(m_workspace + u"/late.txt"_s));
}

QTEST_GUILESS_MAIN(TestSandbox)
#include "tst_sandbox.moc"
