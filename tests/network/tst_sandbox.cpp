// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/processhost.h"
#include "network/process/processjob.h"
#include "network/process/programfiles.h"
#include "network/process/sandbox.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTemporaryDir>

#include <sys/stat.h>

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
    void endsAProgramWithTooManyProcesses();
    void keepsWhatWouldRunOutside_data();
    void keepsWhatWouldRunOutside();
    void keepsThemWhereWorkspacesOverlap_data();
    void keepsThemWhereWorkspacesOverlap();
    void opensRepositoriesWhereItIsTold();
    void findsNewRepositories_data();
    void findsNewRepositories();
    void saysWhereItStopsLooking();
    void letsNoDescriptorsBePlanted();
    void leavesAPersonsOwnFolder();
    void sharesItsMountPoints();
    void takesOverWhatAKilledProcessLeft();
    void hidesWhatIsNeverWithinReach_data();
    void hidesWhatIsNeverWithinReach();
    void showsTheProgramsOwnFilesInWhatIsHidden();
    void givesOfAHomeFolderWhatIsVisible_data();
    void givesOfAHomeFolderWhatIsVisible();
    void makesNothingOutside();

private:
    void keepRepositories() { m_sandbox.kept = Repositories::in(m_sandbox.writable).kept({}); }
    //! Every file and link below the test's folder with what is in it, but for names that begin with `new`.
    QMap<QString, QByteArray> snapshot() const;
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
    QTest::newRow("repository") << u".git/index"_s << false;
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
    keepRepositories();
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
    QTest::newRow("this file") << support::projectFolder() + u"/README.md"_s;
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
    const ProcessOutput output = run(
        u"kill -0 %1 2>/dev/null && echo seen; ls -d /proc/[0-9]* | wc -l"_s.arg(QCoreApplication::applicationPid()));
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

QMap<QString, QByteArray> TestSandbox::snapshot() const
{
    QMap<QString, QByteArray> all;
    QDirIterator files(
        m_folder->path(), QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QFileInfo file(files.next());
        if (!file.filePath().contains(u"/new"_s))
            all.insert(file.filePath(),
                file.isSymLink()    ? file.symLinkTarget().toUtf8()
                    : file.isFile() ? read(file.filePath())
                                    : QByteArray());
    }
    return all;
}

void TestSandbox::endsAProgramWithTooManyProcesses()
{
    // Each notes itself and starts two others: as a bomb would, but no more than 300.
    write(m_workspace + u"/bomb"_s, "echo x >> count; [ $(wc -l < count) -gt 300 ] && exec sleep 60; sh ./bomb & sh ./bomb & wait\n");
    ProcessCommand command;
    command.vector = m_sandbox.wrapped(m_bubblewrap, {u"/bin/sh"_s, u"./bomb"_s}, m_workspace);
    command.environment.insert(u"PATH"_s, u"/usr/bin:/bin"_s);
    command.environment.insert(u"BOMB"_s, m_workspace);
    command.title = u"bomb"_s;
    command.isSandboxed = true;
    command.limits.processes = 100;
    auto *job = new ProcessJob(command, this);
    QSignalSpy failed(job, &ProcessJob::failed);
    QVERIFY(failed.wait(support::patience));
    QCOMPARE(failed.first().first().value<model::Error>().message, u"“bomb” had more than 100 processes at once and was stopped."_s);
    const auto isRunning = [this] {
        for (const QString &process : QDir(u"/proc"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (read(u"/proc/%1/environ"_s.arg(process)).contains("BOMB=" + m_workspace.toUtf8()))
                return true;
        }
        return false;
    };
    QTRY_VERIFY(!isRunning());
}

void TestSandbox::keepsWhatWouldRunOutside_data()
{
    QTest::addColumn<QString>("script");
    const auto row = [](const char *name, const QString &script) { QTest::newRow(name) << script; };
    row("settings", u"echo fsmonitor >>.git/config"_s);
    row("settings by their own writer", u"mv .git/config.lock .git/config; cp notes.txt .git/config; rm -f .git/config"_s);
    row("hooks", u"echo evil >.git/hooks/post-checkout"_s);
    row("elsewhere", u"echo ../new >.git/commondir"_s);
    row("attributes", u"mkdir -p .git/info; echo evil >.git/info/attributes"_s);
    row("moved", u"mv .git new.git"_s);
    row("taken away", u"rm -rf .git"_s);
    row("nested", u"echo evil >lib/deep/.git/config"_s);
    row("nested, its folder moved", u"mv lib/deep lib/new; mkdir -p lib/deep/.git; echo evil >lib/deep/.git/config"_s);
    row("nested, a folder above moved", u"mv lib new; mkdir -p lib/deep/.git; echo evil >lib/deep/.git/config"_s);
    row("submodule", u"echo 'gitdir: ../new' >module/.git"_s);
    row("submodule, taken away", u"rm -f module/.git; mkdir module/.git"_s);
    row("submodule's own settings", u"echo evil >.git/modules/module/config"_s);
    row("folder elsewhere that a file names", u"echo evil >store/config"_s);
    row("folder elsewhere, moved", u"mv store new; mkdir store; echo evil >store/config"_s);
    row("what that has in common with others", u"echo evil >common/config"_s);
    row("bare", u"echo evil >bare/config; echo evil >bare/hooks/update"_s);
    row("folder with a space", u"echo evil >'a b/.git/config'"_s);
    row("what a link in it leads to", u"echo evil >linked/config"_s);
    row("settings that its settings include", u"echo evil >shared.conf; rm -f shared.conf"_s);
    row("hooks that its settings name", u"echo evil >.husky/pre-commit"_s);
    row("of another kind", u"echo evil >mercurial/.hg/hgrc"_s);
    row("descriptors", u"echo evil >.parlance/ensembles/own.toml; mv .parlance new; rm -rf .parlance"_s);
}

void TestSandbox::keepsWhatWouldRunOutside()
{
    QFETCH(QString, script);
    write(m_workspace + u"/.git/config"_s, "[core]\n\thooksPath = .husky\n[include]\n\tpath = ../shared.conf\n");
    write(m_workspace + u"/.git/modules/module/config"_s, "[core]\n");
    for (const QString &name : {u"lib/deep/.git/config"_s, u"a b/.git/config"_s, u".husky/pre-commit"_s, u"shared.conf"_s,
             u"mercurial/.hg/hgrc"_s, u"bare/HEAD"_s, u"bare/config"_s, u"bare/objects/1"_s, u"bare/refs/2"_s, u"bare/hooks/update"_s,
             u"store/config"_s, u"common/config"_s, u"linked/config"_s, u"other/.git/HEAD"_s})
        write(m_workspace + u'/' + name, "as it was\n");
    write(m_workspace + u"/module/.git"_s, "gitdir: ../.git/modules/module\n");
    write(m_workspace + u"/apart/.git"_s, "gitdir: ../store\n");
    write(m_workspace + u"/store/commondir"_s, "../common\n");
    QVERIFY(QFile::link(u"../../linked/config"_s, m_workspace + u"/other/.git/config"_s));
    keepRepositories();
    const QMap<QString, QByteArray> before = snapshot();
    const ProcessOutput output = run(script + u"; echo done >new.txt"_s);
    QCOMPARE(read(m_workspace + u"/new.txt"_s), QByteArray("done\n"));
    QVERIFY2(snapshot() == before, output.standardError.constData());
}

void TestSandbox::keepsThemWhereWorkspacesOverlap_data()
{
    QTest::addColumn<QStringList>("workspaces");
    QTest::newRow("one in the other") << QStringList {u"."_s, u"lib"_s};
    QTest::newRow("the other way round") << QStringList {u"lib"_s, u"."_s};
    QTest::newRow("twice") << QStringList {u"."_s, u"."_s};
    QTest::newRow("a folder that holds one") << QStringList {u"."_s, u"lib/deep"_s};
    QTest::newRow("a repository itself") << QStringList {u"."_s, u"lib/deep/.git"_s};
    QTest::newRow("a part of one") << QStringList {u"lib/deep/.git/hooks"_s, u"lib"_s};
    QTest::newRow("home") << QStringList {u".."_s, u"."_s};
    QTest::newRow("home, after it") << QStringList {u"lib"_s, u".."_s};
}

void TestSandbox::keepsThemWhereWorkspacesOverlap()
{
    QFETCH(QStringList, workspaces);
    write(m_workspace + u"/lib/deep/.git/config"_s, "as it was");
    write(m_workspace + u"/lib/deep/.git/hooks/update"_s, "as it was");
    m_sandbox.writable.clear();
    for (const QString &workspace : std::as_const(workspaces))
        m_sandbox.writable.append(QDir::cleanPath(m_workspace + u'/' + workspace));
    keepRepositories();
    const QMap<QString, QByteArray> before = snapshot();
    const ProcessOutput output = run(
        u"cd lib/deep; echo done >new.txt; echo evil >.git/config; echo evil >.git/hooks/update; echo evil >.git/hooks/other;"
        "mv .git new; cd ..; mv deep new2; cd ..; mv lib new; echo done"_s);
    QCOMPARE(output.standardOutput, QByteArray("done\n"));
    QVERIFY2(snapshot() == before, output.standardError.constData());
}

void TestSandbox::opensRepositoriesWhereItIsTold()
{
    write(m_workspace + u"/other/.hg/hgrc"_s, "as it was\n");
    m_sandbox.kept = Repositories::in(m_sandbox.writable).kept({u".git"_s});
    run(u"echo new >.git/config; echo new >other/.hg/hgrc"_s);
    QCOMPARE(read(m_workspace + u"/.git/config"_s), QByteArray("new\n"));
    QCOMPARE(read(m_workspace + u"/other/.hg/hgrc"_s), QByteArray("as it was\n"));
}

void TestSandbox::findsNewRepositories_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QStringList>("made");
    QTest::newRow("none") << u"mkdir made; echo >made/HEAD"_s << QStringList();
    QTest::newRow("folder") << u"mkdir -p made/.git"_s << QStringList {u"made/.git"_s};
    QTest::newRow("file") << u"mkdir made; echo 'gitdir: ../x' >made/.git"_s << QStringList {u"made/.git"_s};
    QTest::newRow("link") << u"mkdir made; ln -s ../notes.txt made/.git"_s << QStringList {u"made/.git"_s};
    QTest::newRow("other spelling") << u"mkdir -p made/.GIT"_s << QStringList {u"made/.GIT"_s};
    QTest::newRow("bare") << u"mkdir -p made/objects made/refs; echo >made/HEAD"_s << QStringList {u"made"_s};
    QTest::newRow("part of another") << u"mkdir made; echo >made/HEAD; echo ../x >made/commondir"_s << QStringList {u"made"_s};
    QTest::newRow("the workspace itself") << u"mkdir objects refs; echo >HEAD"_s << QStringList {u"."_s};
    QTest::newRow("copy") << u"cp -r .git copied.git; cp -r . /tmp/all; mkdir made; cp -r .git made/"_s << QStringList {u"made/.git"_s};
    QTest::newRow("link in place of another") << u"rm link/.git; ln -s ../notes.txt link/.git"_s << QStringList {u"link/.git"_s};
}

void TestSandbox::findsNewRepositories()
{
    QFETCH(QString, script);
    QFETCH(QStringList, made);
    QVERIFY(QDir().mkpath(m_workspace + u"/link"_s) && QFile::link(u"../.git"_s, m_workspace + u"/link/.git"_s));
    const Repositories before = Repositories::in({m_workspace});
    keepRepositories();
    run(script);
    QStringList found;
    for (const QString &path : Repositories::in({m_workspace}).madeSince(before))
        found.append(QDir(m_workspace).relativeFilePath(path));
    QCOMPARE(found, made);
}

void TestSandbox::saysWhereItStopsLooking()
{
    QVERIFY(!Repositories::in({m_workspace}).wasCut);
    for (int i = 0; i < 200; ++i)
        QVERIFY(QDir().mkpath(m_workspace + u"/many/%1/.git"_s.arg(i)));
    const Repositories all = Repositories::in({m_workspace});
    QVERIFY(all.wasCut);
    QCOMPARE(all.found.size(), 200);
    // The nearest before the deeper.
    QCOMPARE(all.found.first().path, m_workspace + u"/.git"_s);
}

void TestSandbox::letsNoDescriptorsBePlanted()
{
    QVERIFY(QDir(m_workspace + u"/.parlance"_s).removeRecursively());
    auto ground = std::make_unique<SandboxGround>(m_sandbox.writable);
    run(u"mkdir -p .parlance/ensembles; echo evil >.parlance/ensembles/evil.toml; rmdir .parlance; mv .parlance new; echo done >new.txt"_s);
    QVERIFY(!QFile::exists(m_workspace + u"/.parlance/ensembles"_s));
    QCOMPARE(read(m_workspace + u"/new.txt"_s), QByteArray("done\n"));
    ground.reset();
    QVERIFY(!QFileInfo(m_workspace + u"/.parlance"_s).exists());
}

void TestSandbox::leavesAPersonsOwnFolder()
{
    QVERIFY(QDir(m_workspace + u"/.parlance"_s).removeRecursively() && QDir().mkdir(m_workspace + u"/.parlance"_s));
    SandboxGround(m_sandbox.writable).clear();
    QVERIFY(QFileInfo(m_workspace + u"/.parlance"_s).isDir());
}

void TestSandbox::sharesItsMountPoints()
{
    QVERIFY(QDir(m_workspace + u"/.parlance"_s).removeRecursively());
    SandboxGround one(m_sandbox.writable);
    SandboxGround other(m_sandbox.writable);
    one.clear();
    // Taking it away would take the mount of the other's sandbox with it.
    QVERIFY(QFileInfo(m_workspace + u"/.parlance"_s).isDir());
    other.clear();
    QVERIFY(!QFileInfo(m_workspace + u"/.parlance"_s).exists());
}

void TestSandbox::takesOverWhatAKilledProcessLeft()
{
    QVERIFY(QDir(m_workspace + u"/.parlance"_s).removeRecursively());
    QCOMPARE(::mkdir(QFile::encodeName(m_workspace + u"/.parlance"_s).constData(), 0555), 0);
    SandboxGround(m_sandbox.writable).clear();
    QVERIFY(!QFileInfo(m_workspace + u"/.parlance"_s).exists());
}

void TestSandbox::hidesWhatIsNeverWithinReach_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"writable", "readable"}) {
        QTest::addRow("%s, what is around it", kind) << u"project"_s << QString::fromLatin1(kind);
        QTest::addRow("%s, itself", kind) << u"project/own/config"_s << QString::fromLatin1(kind);
        QTest::addRow("%s, a part of it", kind) << u"project/own/config/ensembles"_s << QString::fromLatin1(kind);
        QTest::addRow("%s, by a link to it", kind) << u"to it"_s << QString::fromLatin1(kind);
        QTest::addRow("%s, by a link to what is around it", kind) << u"around it"_s << QString::fromLatin1(kind);
        QTest::addRow("%s, the home folder", kind) << u"."_s << QString::fromLatin1(kind);
        QTest::addRow("%s, what is above that", kind) << u".."_s << QString::fromLatin1(kind);
    }
}

void TestSandbox::hidesWhatIsNeverWithinReach()
{
    QFETCH(QString, given);
    QFETCH(QString, kind);
    const QString hidden = m_workspace + u"/own/config"_s;
    write(hidden + u"/ensembles/mine.toml"_s, "descriptor");
    QVERIFY(QFile::link(hidden, m_home + u"/to it"_s) && QFile::link(m_workspace + u"/own"_s, m_home + u"/around it"_s));
    const QString path = QDir::cleanPath(m_home + u'/' + given);
    m_sandbox = {{m_workspace}, {}, false, {hidden}};
    (kind == u"writable" ? m_sandbox.writable : m_sandbox.readable).append(path);
    keepRepositories();
    const QString script = uR"(for f in own/config "$HOME/to it" "$HOME/around it/config" '%1' '%1/ensembles' '%1/own/config'; do
        cat "$f/ensembles/mine.toml" "$f/mine.toml"; echo evil >"$f/ensembles/mine.toml"; mkdir -p "$f/ensembles"; echo evil >"$f/ensembles/evil.toml"
        echo evil >"$f/evil.toml"; mv "$f" "$f.new"; done
        mv own new; mkdir -p own/config/ensembles; echo evil >own/config/ensembles/evil.toml)"_s.arg(path);
    const ProcessOutput output = run(script);
    QVERIFY2(!output.standardOutput.contains("descriptor"), output.standardOutput.constData());
    QCOMPARE(read(hidden + u"/ensembles/mine.toml"_s), QByteArray("descriptor"));
    QCOMPARE(QDir(hidden).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList {u"ensembles"_s});
    QCOMPARE(QDir(hidden + u"/ensembles"_s).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList {u"mine.toml"_s});
}

void TestSandbox::showsTheProgramsOwnFilesInWhatIsHidden()
{
    const QString hidden = m_workspace + u"/own"_s;
    writeProgram(hidden + u"/tools/tool"_s, "#!/bin/sh\ncat \"$0\"; ls own\n");
    write(hidden + u"/store"_s, "secret");
    m_sandbox = {{m_workspace}, {}, false, {hidden}, {}, {hidden + u"/tools/tool"_s, hidden}};
    const ProcessOutput output = run(u"own/tools/tool; cat own/store; echo evil >own/tools/tool; echo evil >own/new"_s);
    QCOMPARE(output.standardOutput, QByteArray("#!/bin/sh\ncat \"$0\"; ls own\ntools\n"));
    QCOMPARE(read(hidden + u"/tools/tool"_s), QByteArray("#!/bin/sh\ncat \"$0\"; ls own\n"));
}

void TestSandbox::givesOfAHomeFolderWhatIsVisible_data()
{
    QTest::addColumn<QString>("workspace");
    QTest::newRow("home") << u"."_s;
    QTest::newRow("above home") << u".."_s;
}

void TestSandbox::givesOfAHomeFolderWhatIsVisible()
{
    QFETCH(QString, workspace);
    write(m_home + u"/.bashrc"_s, "as it was\n");
    write(m_home + u"/.config/autostart/a.desktop"_s, "as it was\n");
    write(m_home + u"/list.txt"_s, "a list\n");
    write(m_home + u"/lib/deep/.git/config"_s, "as it was\n");
    write(m_folder->filePath(u"beside/b.txt"_s), "beside\n");
    QVERIFY(QFile::link(u".ssh"_s, m_home + u"/keys"_s));
    m_sandbox = {{QDir::cleanPath(m_home + u'/' + workspace)}, {}, false};
    keepRepositories();
    const QMap<QString, QByteArray> before = snapshot();
    const ProcessOutput output = run(uR"(cd $HOME; ls -A; cat list.txt project/notes.txt .ssh/id_ed25519 keys/id_ed25519 .bashrc
        echo evil >.bashrc; echo evil >.zshenv; mkdir -p .config/autostart .parlance; echo evil >.config/autostart/evil.desktop
        echo evil >top.txt; rm -rf .ssh; mv list.txt other.txt; ln -s project made; echo evil >lib/deep/.git/config; echo evil >keys/evil
        mv lib newlib; mv project new; echo done >project/new.txt)"_s);
    QCOMPARE(output.standardOutput, QByteArray("keys\nlib\nlist.txt\nproject\na list\nnotes"));
    QCOMPARE(read(m_workspace + u"/new.txt"_s), QByteArray("done\n"));
    QVERIFY2(snapshot() == before, output.standardError.constData());
}

void TestSandbox::makesNothingOutside()
{
    const QString missing = m_folder->filePath(u"no home/here"_s);
    qputenv("HOME", missing.toUtf8());
    m_sandbox = {{m_folder->path()}, {m_folder->filePath(u"no such folder"_s)}, false, {m_folder->filePath(u"no/profile"_s)}};
    const QMap<QString, QByteArray> before = snapshot();
    run(u"echo done >new.txt"_s);
    QCOMPARE(read(m_workspace + u"/new.txt"_s), QByteArray("done\n"));
    QCOMPARE(snapshot(), before);
}

QTEST_GUILESS_MAIN(TestSandbox)
#include "tst_sandbox.moc"
