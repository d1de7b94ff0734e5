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

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace network;
using support::write;

namespace {

//! Has folders tell of no entry what it is, as some file systems do.
bool tellsNoKinds = false;

} // namespace

extern "C" dirent *readdir(DIR *folder)
{
    static const auto read = reinterpret_cast<dirent *(*)(DIR *)>(::dlsym(RTLD_NEXT, "readdir"));
    dirent *entry = read(folder);
    if (entry && tellsNoKinds)
        entry->d_type = DT_UNKNOWN;
    return entry;
}

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
    void keepsNothingElseForAFileThatNamesNothing();
    void findsEachRepositoryOnce();
    void knowsKindsInCapitals();
    void takesALinkThatLeadsNowhereForWhatItIs();
    void followsAChainOfFoldersSoFar();
    void knowsFoldersThatCannotBeNamed_data();
    void knowsFoldersThatCannotBeNamed();
    void looksIntoFoldersThatAreNotToldFromFiles();
    void showsLittleOfTheRoot();
    void emptiesNothingOfTheRoot();
    void showsSoMuchOfAHomeFolder();
    void putsNothingIntoAHomeFolder();
    void givesNothingOfTheKernel();
    void emptiesWhatIsSharedOtherwise();
    void hidesTheDesktopsSockets_data();
    void hidesTheDesktopsSockets();
    void givesAPartOfTheSystemThatIsNamed();
    void closesWhatItHasEmptied();
    void keepsTheFolderOfALinkToWhatIsHidden();
    void knowsWhoIsAtHome();
    void knowsWhereAFolderLies_data();
    void knowsWhereAFolderLies();
    void hasProcessesAndDevicesOfItsOwn();
    void onlyReadsTheSystem();
    void sharesTheNetworkWhereItIsOpened();
    void showsAProgramInWhatIsHidden();
    void onlyReadsNoWorkspaceThatIsTheProgram();
    void pinsAFolderThatIsNamedByALink();
    void keepsWhatCanBeWrittenAlone();
    void emptiesNothingThatIsNotThere();
    void tellsRepositoriesThatWereMade();
    void takesOnlyWholeRepositoriesForOne();
    void readsOnlyWhatSettingsRun();
    void readsNoSettingsButOfAFile();

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
    tellsNoKinds = false;
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
    QCOMPARE(kept, QStringList {path(u"elsewhere"_s)});
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

void SandboxConditionsTest::keepsNothingElseForAFileThatNamesNothing()
{
    write(path(u"elsewhere/HEAD"_s), "ref: x");
    write(path(u"a/.git"_s), "no dir: " + path(u"elsewhere"_s).toUtf8());
    write(path(u"b/.git/commondir"_s), "nowhere");
    QVERIFY(QDir().mkpath(path(u"here"_s)) && QFile::link(path(u"elsewhere"_s), path(u"here/link"_s)));
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(path(u"here"_s)));
    QStringList kept = Repositories::in({path(u"a"_s), path(u"b"_s)}).kept({});
    kept.sort();
    QVERIFY(QDir::setCurrent(before));
    QCOMPARE(kept, (QStringList {path(u"a/.git"_s), path(u"b/.git"_s)}));
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

//! Git follows one only; a file may say anything.
void SandboxConditionsTest::followsAChainOfFoldersSoFar()
{
    write(path(u"a/.git/commondir"_s), path(u"part1"_s).toUtf8());
    for (int part = 1; part <= 6; ++part)
        write(path(u"part%1/commondir"_s.arg(part)), path(u"part%1"_s.arg(part + 1)).toUtf8());
    write(path(u"part7/HEAD"_s), "ref: x");
    const QStringList kept = Repositories::in({path(u"a"_s)}).kept({});
    for (int part = 1; part <= 7; ++part)
        QCOMPARE(kept.contains(path(u"part%1"_s.arg(part))), part <= 4);
}

void SandboxConditionsTest::knowsFoldersThatCannotBeNamed_data()
{
    QTest::addColumn<bool>("isTold");
    QTest::newRow("told from files") << true;
    QTest::newRow("not told from files") << false;
}

void SandboxConditionsTest::knowsFoldersThatCannotBeNamed()
{
    QFETCH(bool, isTold);
    tellsNoKinds = !isTold;
    write(path(u"odd.txt"_s), "x");
    QVERIFY(::rename(QFile::encodeName(path(u"odd.txt"_s)).constData(), (QFile::encodeName(m_work) + "/file\xff").constData()) == 0);
    const QByteArray name = QFile::encodeName(m_work) + "/odd\xff";
    QVERIFY(::mkdir(name.constData(), 0755) == 0);
    const Repositories repositories = Repositories::in({m_work});
    QCOMPARE(repositories.found.size(), 1);
    // So that another in its place is known to be another.
    QVERIFY(!repositories.found.first().identity.isEmpty());
    QVERIFY(HomeView::visibleIn(m_work).isEmpty());
}

void SandboxConditionsTest::looksIntoFoldersThatAreNotToldFromFiles()
{
    tellsNoKinds = true;
    write(path(u"a/b/.git/HEAD"_s), "ref: x");
    write(path(u"a/file"_s), "x");
    QVERIFY(QFile::link(path(u"a"_s), path(u"link"_s)));
    QCOMPARE(found(Repositories::in({m_work})), QStringList {path(u"a/b/.git"_s)});
}

void SandboxConditionsTest::showsLittleOfTheRoot()
{
    const QStringList visible = HomeView::visibleIn(u"/"_s);
    for (const QString &closed : {u"/proc"_s, u"/dev"_s, u"/run"_s, u"/var"_s, u"/tmp"_s, u"/usr"_s, u"/etc"_s})
        QVERIFY2(!visible.contains(closed), qPrintable(closed));
}

//! What the sandbox has of its own, and the system, are there already.
void SandboxConditionsTest::emptiesNothingOfTheRoot()
{
    const QStringList all = options({{u"/"_s}});
    QVERIFY2(all.filter(u" //"_s).isEmpty(), qPrintable(all.filter(u" //"_s).join(u'\n')));
    for (const QString &option : {u"--tmpfs /"_s, u"--remount-ro /"_s, u"--bind-try / /"_s})
        QVERIFY2(!all.contains(option), qPrintable(option));
}

void SandboxConditionsTest::showsSoMuchOfAHomeFolder()
{
    for (int file = 0; file < 310; ++file)
        write(m_home + u"/file%1"_s.arg(file), "x");
    QVERIFY(QFile::link(m_work, m_home + u"/a link"_s));
    QCOMPARE(HomeView::visibleIn(m_home).size(), 300);
    QVERIFY(!HomeView::visibleIn(m_home).contains(m_home + u"/a link"_s));
    QVERIFY(QFile::link(path(u"nowhere"_s), m_home + u"/a link to nothing"_s));
    QCOMPARE(HomeView::linksIn(m_home), (QStringList {m_home + u"/a link"_s, m_home + u"/a link to nothing"_s}));
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

void SandboxConditionsTest::knowsWhoIsAtHome()
{
    write(path(u"ann/.bashrc"_s), "x");
    write(path(u"bob/.config/x"_s), "x");
    write(path(u"project/README"_s), "x");
    write(path(u"file"_s), "x");
    QStringList homes = model::homesIn(m_work);
    homes.sort();
    QCOMPARE(homes, (QStringList {path(u"ann"_s), path(u"bob"_s)}));
    for (int person = 0; person < 260; ++person)
        QVERIFY(QDir().mkpath(path(u"many/%1/.ssh"_s.arg(person))));
    QCOMPARE(model::homesIn(path(u"many"_s)).size(), 256);
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
    // As that of a service may be.
    qputenv("HOME", "/");
    QCOMPARE(int(model::workspaceKind(u"/.config"_s)), int(model::WorkspaceKind::HiddenInHome));
    QCOMPARE(int(model::workspaceKind(u"/srv/x"_s)), int(model::WorkspaceKind::Plain));
}

void SandboxConditionsTest::hasProcessesAndDevicesOfItsOwn()
{
    const QStringList all = options({{m_work}, {u"/proc/self/cwd"_s}});
    for (const QString &option : {u"--unshare-all"_s, u"--new-session"_s, u"--die-with-parent"_s, u"--cap-drop ALL"_s, u"--proc /proc"_s,
             u"--dev /dev"_s, u"--chdir /"_s})
        QVERIFY2(all.contains(option), qPrintable(option));
    // Where it leads is a folder as others are, but this is not the sandbox's own.
    QVERIFY2(!all.join(u'\n').contains(u"/proc/self"_s), qPrintable(all.join(u'\n')));
}

void SandboxConditionsTest::onlyReadsTheSystem()
{
    const QStringList all = options({{m_work}});
    for (const QString &folder : HomeView::systemFolders()) {
        const QFileInfo file(folder);
        const bool isLink = file.isSymLink() && folder.count(u'/') == 1;
        const QString wanted = isLink ? u"--symlink %1 %2"_s.arg(file.symLinkTarget(), folder) : u"--ro-bind-try %1 %1"_s.arg(folder);
        QVERIFY2(all.contains(wanted) == (isLink || file.exists()), qPrintable(wanted + u'\n' + all.join(u'\n')));
        QVERIFY2(!all.contains(u"--bind-try %1 %1"_s.arg(folder)), qPrintable(folder));
    }
}

void SandboxConditionsTest::sharesTheNetworkWhereItIsOpened()
{
    Sandbox sandbox {{m_work}};
    QVERIFY(!options(sandbox).contains(u"--share-net"_s));
    sandbox.network = true;
    QVERIFY(options(sandbox).contains(u"--share-net"_s));
}

void SandboxConditionsTest::showsAProgramInWhatIsHidden()
{
    write(path(u"profile/tool"_s), "x");
    write(path(u"profile/approvals.json"_s), "x");
    Sandbox sandbox {{m_work}};
    sandbox.hidden = {path(u"profile"_s)};
    sandbox.program = {path(u"profile/tool"_s)};
    const QString shown = u"--ro-bind-try %1 %1"_s.arg(path(u"profile/tool"_s));
    const QStringList all = options(sandbox);
    QVERIFY2(all.contains(shown), qPrintable(all.join(u'\n')));
    QVERIFY(all.indexOf(shown) > all.indexOf(u"--tmpfs "_s + path(u"profile"_s)));
    QVERIFY(all.contains(u"--remount-ro "_s + path(u"profile"_s)));
    // What is not seen anyway is not made, so as to be hidden.
    QVERIFY(QDir().mkpath(m_home + u"/profile"_s));
    QVERIFY(options({{m_work}, {}, false, {m_home + u"/profile"_s}}).filter(m_home + u"/profile"_s).isEmpty());
    QVERIFY(!all.contains(u"--bind-try %1 %1"_s.arg(QFileInfo(m_work).path())));
    // Nor is all of it shown because the program is said to be there.
    for (const QString &whole : {path(u"profile"_s), m_work}) {
        sandbox.program = {whole};
        const QStringList closed = options(sandbox);
        QVERIFY(closed.contains(u"--tmpfs "_s + path(u"profile"_s)));
        QVERIFY(!closed.contains(u"--ro-bind-try %1 %1"_s.arg(path(u"profile"_s))));
    }
}

void SandboxConditionsTest::onlyReadsNoWorkspaceThatIsTheProgram()
{
    Sandbox sandbox {{m_work}};
    sandbox.program = {m_work};
    QVERIFY(options(sandbox).contains(u"--bind-try %1 %1"_s.arg(m_work)));
}

void SandboxConditionsTest::pinsAFolderThatIsNamedByALink()
{
    write(path(u"sub/profile/x"_s), "x");
    const QString link = m_folder->filePath(u"a link"_s);
    QVERIFY(QFile::link(m_work, link));
    const QStringList all = options({{link}, {}, false, {path(u"sub/profile"_s)}});
    QVERIFY2(all.contains(u"--bind-try %1 %2"_s.arg(path(u"sub"_s), link + u"/sub"_s)), qPrintable(all.join(u'\n')));
    QVERIFY(all.contains(u"--tmpfs "_s + link + u"/sub/profile"_s));
}

void SandboxConditionsTest::keepsWhatCanBeWrittenAlone()
{
    // What is not in a workspace is not put there, so as to be kept.
    const QString outside = m_folder->filePath(u"outside"_s);
    QVERIFY(QDir().mkpath(outside));
    Sandbox sandbox {{m_work}};
    sandbox.kept = {outside};
    QVERIFY(options(sandbox).filter(u"outside"_s).isEmpty());
    QVERIFY(QDir().mkpath(m_home + u"/.git"_s));
    QVERIFY(options({{m_home}, {}, false, {}, {m_home + u"/.git"_s}}).filter(u".git"_s).isEmpty());
    // Where no more than reading is given, nothing is given by what is hidden there.
    write(path(u"lib/sub/secret/x"_s), "x");
    const QStringList all = options({{m_home + u"/project"_s}, {path(u"lib"_s)}, false, {path(u"lib/sub/secret"_s)}});
    QVERIFY2(all.contains(u"--tmpfs "_s + path(u"lib/sub/secret"_s)), qPrintable(all.join(u'\n')));
    QVERIFY2(all.filter(u"--bind-try"_s).isEmpty(), qPrintable(all.join(u'\n')));
    qputenv("HOME", path(u"lib/nobody"_s).toUtf8());
    QVERIFY(options({{}, {path(u"lib"_s)}}).filter(u"nobody"_s).isEmpty());
    qputenv("HOME", m_home.toUtf8());
    // Of the root, too, what is in it can be kept.
    write(path(u"a/.git/HEAD"_s), "ref: x");
    Sandbox whole {{u"/"_s}};
    whole.kept = {path(u"a/.git"_s)};
    if (options(whole).contains(u"--bind-try %1 %1"_s.arg(m_work)))
        QVERIFY(options(whole).contains(u"--ro-bind-try %1 %1"_s.arg(path(u"a/.git"_s))));
}

void SandboxConditionsTest::emptiesNothingThatIsNotThere()
{
    qputenv("HOME", path(u"nobody"_s).toUtf8());
    QVERIFY(!options({{m_work}}).contains(u"--tmpfs "_s + path(u"nobody"_s)));
    QVERIFY(QDir().mkpath(path(u"nobody"_s)));
    QVERIFY(options({{m_folder->filePath(u"home"_s)}}).contains(u"--tmpfs "_s + path(u"nobody"_s)));
    // Where nothing is seen it is made, in the sandbox alone.
    qputenv("HOME", "/parlance-no-such-home");
    QVERIFY(options({{m_work}}).contains(u"--tmpfs /parlance-no-such-home"_s));
    qputenv("HOME", m_home.toUtf8());
    // What is no mount could not be closed, either.
    qputenv("XDG_RUNTIME_DIR", path(u"no sockets"_s).toUtf8());
    QVERIFY(options({{m_work}}).filter(path(u"no sockets"_s)).isEmpty());
}

void SandboxConditionsTest::tellsRepositoriesThatWereMade()
{
    write(path(u"a/.git/HEAD"_s), "ref: x");
    const Repositories before = Repositories::in({m_work});
    QVERIFY(Repositories::in({m_work}).madeSince(before).isEmpty());
    write(path(u"b/.git/HEAD"_s), "ref: x");
    QCOMPARE(Repositories::in({m_work}).madeSince(before), QStringList {path(u"b/.git"_s)});
    // Another one in its place is not the one that was there.
    QVERIFY(QDir().rename(path(u"a/.git"_s), path(u"moved"_s)));
    write(path(u"a/.git/HEAD"_s), "ref: x");
    QVERIFY(Repositories::in({m_work}).madeSince(before).contains(path(u"a/.git"_s)));
    // Nor is one that has come elsewhere.
    const Repositories later = Repositories::in({m_work});
    QVERIFY(QDir().mkpath(path(u"c"_s)) && QDir().rename(path(u"a/.git"_s), path(u"c/.git"_s)));
    QCOMPARE(Repositories::in({m_work}).madeSince(later), QStringList {path(u"c/.git"_s)});
}

void SandboxConditionsTest::takesOnlyWholeRepositoriesForOne()
{
    write(path(u"part/HEAD"_s), "ref: x");
    QVERIFY(!looksLikeRepository(path(u"part"_s)));
    QVERIFY(Repositories::in({m_work}).found.isEmpty());
    QVERIFY(QDir().mkpath(path(u"part/refs"_s)));
    QVERIFY(!looksLikeRepository(path(u"part"_s)));
    QVERIFY(QDir().mkpath(path(u"part/objects"_s)));
    QVERIFY(looksLikeRepository(path(u"part"_s)));
    QVERIFY(QDir().rmdir(path(u"part/refs"_s)));
    QVERIFY(!looksLikeRepository(path(u"part"_s)));
    QVERIFY(QFile::rename(path(u"part/HEAD"_s), path(u"part/refs"_s)));
    QVERIFY(!looksLikeRepository(path(u"part"_s)));
}

//! Settings of other sections may have keys of the same name.
void SandboxConditionsTest::readsOnlyWhatSettingsRun()
{
    write(path(u"tools/named"_s), "x");
    write(path(u".git/HEAD"_s), "ref: x");
    write(path(u".git/config"_s),
        "[other]\n\thooksPath = tools/named\n\tpath = ../tools/named\n[core]\n\tpath = ../tools/named\n\teditor = tools/named\n"
        "[include]\n\tother = ../tools/named\n");
    const QStringList kept = Repositories::in({m_work}).kept({});
    QVERIFY2(!kept.contains(path(u"tools/named"_s)), qPrintable(kept.join(u' ')));
}

//! Reading a pipe would wait for whoever writes.
void SandboxConditionsTest::readsNoSettingsButOfAFile()
{
    write(path(u"tools/named"_s), "x");
    QVERIFY(QDir().mkpath(path(u".git"_s)));
    const QByteArray pipe = QFile::encodeName(path(u".git/config"_s));
    QVERIFY(::mkfifo(pipe.constData(), 0600) == 0);
    const int end = ::open(pipe.constData(), O_RDWR | O_CLOEXEC | O_NONBLOCK);
    const QByteArray settings = "[core]\n\thooksPath = tools/named\n" + QByteArray(4096, '\n');
    QVERIFY(end >= 0 && ::write(end, settings.constData(), size_t(settings.size())) == settings.size());
    const QStringList kept = Repositories::in({m_work}).kept({});
    ::close(end);
    QCOMPARE(kept, QStringList {path(u".git"_s)});
}

QTEST_GUILESS_MAIN(SandboxConditionsTest)
#include "tst_sandboxconditions.moc"
