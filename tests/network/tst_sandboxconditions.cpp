// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/workspacekind.h"
#include "network/process/repositories.h"
#include "network/process/sandbox.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace network;
using support::write;

//! Each condition of what a sandbox is told to mount, and of what is taken for a repository. Runs no program.
class SandboxConditionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void keepsWhatSettingsName_data();
    void keepsWhatSettingsName();
    void keepsNoLinkButWhereItLeads();
    void looksIntoWhatIsVisibleOfAHomeFolder();
    void knowsTheInsideOfABareRepository();
    void findsEachRepositoryOnce();
    void knowsKindsInCapitals();
    void takesALinkThatLeadsNowhereForWhatItIs();
    void knowsFoldersThatCannotBeNamed();
    void showsLittleOfTheRoot();
    void showsSoMuchOfAHomeFolder();
    void putsNothingIntoAHomeFolder();
    void givesNothingOfTheKernel();
    void emptiesWhatIsSharedOtherwise();
    void hidesTheDesktopsSockets_data();
    void hidesTheDesktopsSockets();
    void givesAPartOfTheSystemThatIsNamed();
    void closesWhatItHasEmptied();
    void keepsTheFolderOfALinkToWhatIsHidden();
    void knowsWhereAFolderLies_data();
    void knowsWhereAFolderLies();

private:
    QString path(const QString &name) const { return m_work + u'/' + name; }
    //! The options, one line for each.
    static QStringList options(const Sandbox &sandbox);
    static QStringList found(const Repositories &repositories);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_home;
    QString m_work;
    QByteArray m_homeBefore;
    QByteArray m_runtimeBefore;
};

void SandboxConditionsTest::init()
{
    m_homeBefore = qgetenv("HOME");
    m_runtimeBefore = qgetenv("XDG_RUNTIME_DIR");
    m_folder = std::make_unique<QTemporaryDir>(QDir::currentPath() + u"/sandbox-XXXXXX"_s);
    m_home = QFileInfo(m_folder->path()).canonicalFilePath() + u"/home"_s;
    m_work = QFileInfo(m_folder->path()).canonicalFilePath() + u"/work"_s;
    QVERIFY(QDir().mkpath(m_home) && QDir().mkpath(m_work));
    qputenv("HOME", m_home.toUtf8());
}

void SandboxConditionsTest::cleanup()
{
    qputenv("HOME", m_homeBefore);
    qputenv("XDG_RUNTIME_DIR", m_runtimeBefore);
}

QStringList SandboxConditionsTest::options(const Sandbox &sandbox)
{
    QStringList lines;
    for (const QString &word : sandbox.wrapped(u"bwrap"_s, {u"true"_s}, u"/"_s)) {
        if (word.startsWith(u"--") || lines.isEmpty())
            lines.append(word);
        else
            lines.last() += u' ' + word;
    }
    return lines;
}

QStringList SandboxConditionsTest::found(const Repositories &repositories)
{
    QStringList paths;
    for (const Repository &repository : repositories.found)
        paths.append(repository.path);
    paths.sort();
    return paths;
}

void SandboxConditionsTest::keepsWhatSettingsName_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("settings");
    QTest::newRow("a program that watches") << u"config"_s << QByteArray("[core]\n\tfsmonitor = tools/named\n");
    QTest::newRow("attributes") << u"config"_s << QByteArray("[core]\n\tattributesFile = tools/named\n");
    QTest::newRow("hooks, in quotes") << u"config"_s << QByteArray("[Core]\n\thooksPath = \"tools/named\"\n");
    QTest::newRow("further settings") << u"config"_s << QByteArray("[include]\n\tpath = ../tools/named\n");
    QTest::newRow("settings of one work tree") << u"config.worktree"_s << QByteArray("[core]\n\thooksPath = tools/named\n");
}

void SandboxConditionsTest::keepsWhatSettingsName()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, settings);
    write(path(u"tools/named"_s), "x");
    write(path(u".git/HEAD"_s), "ref: x");
    write(path(u".git/"_s + file), settings);
    const QStringList kept = Repositories::in({m_work}).kept({});
    QVERIFY2(kept.contains(path(u"tools/named"_s)), qPrintable(kept.join(u' ')));
}

void SandboxConditionsTest::keepsNoLinkButWhereItLeads()
{
    write(path(u"elsewhere/HEAD"_s), "ref: x");
    write(path(u"project/a.txt"_s), "x");
    QVERIFY(QFile::link(path(u"elsewhere"_s), path(u"project/.git"_s)));
    const QStringList kept = Repositories::in({path(u"project"_s)}).kept({});
    QVERIFY(kept.contains(path(u"elsewhere"_s)));
    QVERIFY(!kept.contains(path(u"project/.git"_s)));
}

void SandboxConditionsTest::looksIntoWhatIsVisibleOfAHomeFolder()
{
    write(m_home + u"/project/.git/HEAD"_s, "ref: x");
    write(m_home + u"/.cache/other/.git/HEAD"_s, "ref: x");
    QCOMPARE(found(Repositories::in({m_home})), QStringList {m_home + u"/project/.git"_s});
}

void SandboxConditionsTest::knowsTheInsideOfABareRepository()
{
    write(path(u"bare/HEAD"_s), "ref: x");
    for (const QString &name : {u"objects/info/x"_s, u"refs/heads/x"_s, u"hooks/pre-commit"_s})
        write(path(u"bare/"_s + name), "x");
    QCOMPARE(found(Repositories::in({path(u"bare"_s)})), QStringList {path(u"bare"_s)});
    QCOMPARE(found(Repositories::in({path(u"bare/hooks"_s)})), QStringList {path(u"bare/hooks"_s)});
}

void SandboxConditionsTest::findsEachRepositoryOnce()
{
    write(path(u"a/.git/HEAD"_s), "ref: x");
    QCOMPARE(found(Repositories::in({m_work, path(u"a"_s), m_work})), QStringList {path(u"a/.git"_s)});
}

void SandboxConditionsTest::knowsKindsInCapitals()
{
    write(path(u".Git/HEAD"_s), "ref: x");
    const Repositories repositories = Repositories::in({m_work});
    QCOMPARE(repositories.found.size(), 1);
    QVERIFY(!repositories.kept({}).isEmpty());
    QVERIFY(repositories.kept({u".git"_s}).isEmpty());
}

void SandboxConditionsTest::takesALinkThatLeadsNowhereForWhatItIs()
{
    // What it leads to can be made later.
    write(path(u"odd/commondir"_s), "../x");
    QVERIFY(!looksLikeRepository(path(u"odd"_s)));
    QVERIFY(QFile::link(path(u"nowhere"_s), path(u"odd/HEAD"_s)));
    QVERIFY(looksLikeRepository(path(u"odd"_s)));
}

void SandboxConditionsTest::knowsFoldersThatCannotBeNamed()
{
    const QByteArray name = QFile::encodeName(m_work) + "/odd\xff";
    QVERIFY(::mkdir(name.constData(), 0755) == 0);
    const Repositories repositories = Repositories::in({m_work});
    QCOMPARE(repositories.found.size(), 1);
    // So that another in its place is known to be another.
    QVERIFY(!repositories.found.first().identity.isEmpty());
    QVERIFY(HomeView::visibleIn(m_work).isEmpty());
}

void SandboxConditionsTest::showsLittleOfTheRoot()
{
    const QStringList visible = HomeView::visibleIn(u"/"_s);
    for (const QString &closed : {u"/proc"_s, u"/dev"_s, u"/run"_s, u"/var"_s, u"/tmp"_s, u"/usr"_s, u"/etc"_s})
        QVERIFY2(!visible.contains(closed), qPrintable(closed));
}

void SandboxConditionsTest::showsSoMuchOfAHomeFolder()
{
    for (int file = 0; file < 310; ++file)
        write(m_home + u"/file%1"_s.arg(file), "x");
    QVERIFY(QFile::link(m_work, m_home + u"/a link"_s));
    QCOMPARE(HomeView::visibleIn(m_home).size(), 300);
    QVERIFY(!HomeView::visibleIn(m_home).contains(m_home + u"/a link"_s));
    QCOMPARE(HomeView::linksIn(m_home), QStringList {m_home + u"/a link"_s});
}

void SandboxConditionsTest::putsNothingIntoAHomeFolder()
{
    {
        const SandboxGround ground({m_home, m_work});
        QVERIFY(!QFileInfo::exists(m_home + u"/.parlance"_s));
        QVERIFY(QFileInfo::exists(path(u".parlance"_s)));
    }
    QVERIFY(!QFileInfo::exists(path(u".parlance"_s)));
}

void SandboxConditionsTest::givesNothingOfTheKernel()
{
    QVERIFY(QFile::link(u"/dev"_s, path(u"a link"_s)));
    const QStringList all = options({{m_work}, {u"/dev/null"_s, u"/proc/self"_s, path(u"a link"_s)}});
    for (const QString &line : all)
        QVERIFY2(!line.contains(u"-try /dev"_s) && !line.contains(u"-try /proc"_s), qPrintable(line));
}

void SandboxConditionsTest::emptiesWhatIsSharedOtherwise()
{
    const QString all = options({{m_work}}).join(u'\n') + u'\n';
    for (const QString &place : {u"/tmp"_s, u"/var/tmp"_s, m_home})
        QVERIFY2(all.contains(u" "_s + place + u'\n'), qPrintable(place));
    if (QFileInfo(u"/etc/ssl/private"_s).isDir())
        QVERIFY(all.contains(u" /etc/ssl/private\n"_s));
    if (QFileInfo(u"/etc/shadow"_s).isFile())
        QVERIFY(all.contains(u"/dev/null /etc/shadow\n"_s));
}

void SandboxConditionsTest::hidesTheDesktopsSockets_data()
{
    QTest::addColumn<bool>("isGiven");
    QTest::newRow("in a workspace") << false;
    QTest::newRow("where they are the workspace") << true;
}

void SandboxConditionsTest::hidesTheDesktopsSockets()
{
    QFETCH(bool, isGiven);
    const QString sockets = path(u"sockets"_s);
    QVERIFY(QDir().mkpath(sockets));
    qputenv("XDG_RUNTIME_DIR", sockets.toUtf8());
    Sandbox sandbox {{m_work}};
    if (isGiven)
        sandbox.writable.append(sockets);
    const bool isHidden = options(sandbox).contains(u"--remount-ro "_s + sockets);
    QCOMPARE(isHidden, !isGiven);
}

void SandboxConditionsTest::givesAPartOfTheSystemThatIsNamed()
{
    // A workspace may well lie there.
    QVERIFY(options({{u"/usr/share"_s}}).contains(u"--bind-try /usr/share /usr/share"_s));
    QVERIFY(!options({{m_work}, {u"/usr/share"_s}}).join(u'\n').contains(u"/usr/share"_s));
}

void SandboxConditionsTest::closesWhatItHasEmptied()
{
    QVERIFY(QDir().mkpath(path(u"profile"_s)) && QDir().mkpath(m_home + u"/project"_s));
    QVERIFY(options({{m_work}, {}, false, {path(u"profile"_s)}}).contains(u"--remount-ro "_s + path(u"profile"_s)));
    const QStringList home = options({{m_home}});
    QVERIFY(home.contains(u"--remount-ro "_s + m_home));
    QVERIFY(home.contains(u"--bind-try %1 %1"_s.arg(m_home + u"/project"_s)));
    QVERIFY(!home.contains(u"--bind-try %1 %1"_s.arg(m_home)));
}

void SandboxConditionsTest::keepsTheFolderOfALinkToWhatIsHidden()
{
    const QString elsewhere = m_folder->filePath(u"elsewhere"_s);
    QVERIFY(QDir().mkpath(elsewhere) && QDir().mkpath(path(u"sub"_s)));
    QVERIFY(QFile::link(elsewhere, path(u"sub/profile"_s)));
    const QStringList all = options({{m_work}, {}, false, {path(u"sub/profile"_s)}});
    QVERIFY2(all.contains(u"--ro-bind-try %1 %1"_s.arg(path(u"sub"_s))), qPrintable(all.join(u'\n')));
}

void SandboxConditionsTest::knowsWhereAFolderLies_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("kind");
    using model::WorkspaceKind;
    QTest::newRow("home") << QString() << int(WorkspaceKind::Home);
    QTest::newRow("a project") << u"/project"_s << int(WorkspaceKind::Plain);
    QTest::newRow("settings") << u"/.config/x"_s << int(WorkspaceKind::HiddenInHome);
    QTest::newRow("a folder that is named like it") << u"-of-mine"_s << int(WorkspaceKind::Plain);
}

void SandboxConditionsTest::knowsWhereAFolderLies()
{
    QFETCH(QString, name);
    QTEST(int(model::workspaceKind(m_home + name)), "kind");
    QVERIFY(!model::isWithin(m_home + u"-of-mine"_s, m_home));
    QCOMPARE(int(model::workspaceKind(QFileInfo(m_home).path())), int(model::WorkspaceKind::AboveHome));
    QVERIFY(!model::isWithin(m_home, {}));
}

QTEST_GUILESS_MAIN(SandboxConditionsTest)
#include "tst_sandboxconditions.moc"
