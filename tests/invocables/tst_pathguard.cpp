// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/directorywalk.h"
#include "invocables/files/filebytes.h"
#include "invocables/files/filesearch.h"
#include "invocables/files/pathguard.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace invocables;
using model::ErrorCategory;
using support::read;
using support::write;

namespace {

const StopFlag goOn = std::make_shared<std::atomic_bool>(false);

} // namespace

class TestPathGuard final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void findsWhatIsInside_data();
    void findsWhatIsInside();
    void refusesWhatLeadsOut_data();
    void refusesWhatLeadsOut();
    void tellsWhatIsWrongWithAPath_data();
    void tellsWhatIsWrongWithAPath();
    void refusesWhatIsNoPath_data();
    void refusesWhatIsNoPath();
    void saysHowToPickAFolder();
    void reachesNothingByAFolderThatIsNotThere();
    void looksInEachFolder();
    void followsALinkThatStaysInside();
    void doesNotFollowALinkThatIsSwappedIn();
    void doesNotFollowAFolderThatBecomesALink();
    void doesNotWriteThroughALinkThatIsSwappedIn();
    void refusesWhatIsNoRegularFile_data();
    void refusesWhatIsNoRegularFile();
    void saysThatAFolderHasGone();
    void refusesAHugeFile();
    void keepsTheModeOfAFile();
    void leavesNothingBehindWhereWritingFails();
    void knowsSecrets_data();
    void knowsSecrets();
    void knowsAHomeFoldersHiddenEntries_data();
    void knowsAHomeFoldersHiddenEntries();
    void neverFindsWhatIsHidden_data();
    void neverFindsWhatIsHidden();
    void doesNotEnterWhatIsHiddenAndSwappedIn();
    void listsAndSearchesAroundWhatIsHidden();

private:
    QString inside(const QString &name) const { return m_folder + u'/' + name; }

    std::unique_ptr<QTemporaryDir> m_temporary;
    QString m_folder;
    QString m_outside;
};

void TestPathGuard::init()
{
    m_temporary = std::make_unique<QTemporaryDir>();
    const QString root = QFileInfo(m_temporary->path()).canonicalFilePath();
    m_folder = root + u"/workspace"_s;
    m_outside = root + u"/outside"_s;
    QVERIFY(QDir().mkpath(m_folder + u"/notes/deep"_s));
    QVERIFY(QDir().mkpath(m_folder + u"/.hidden"_s));
    QVERIFY(QDir().mkpath(m_outside));
    // Its name begins like the workspace's.
    QVERIFY(QDir().mkpath(m_folder + u"-two"_s));
    write(inside(u"a.txt"_s), "a");
    write(inside(u"notes/b.txt"_s), "b");
    write(inside(u".hidden/c.txt"_s), "c");
    write(m_outside + u"/secret.txt"_s, "secret");
    write(m_folder + u"-two/secret.txt"_s, "secret");
}

void TestPathGuard::cleanup()
{
    m_temporary.reset();
}

void TestPathGuard::findsWhatIsInside_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<bool>("exists");
    QTest::newRow("file") << u"a.txt"_s << u"a.txt"_s << true;
    QTest::newRow("deeper") << u"notes/b.txt"_s << u"notes/b.txt"_s << true;
    QTest::newRow("dots that stay inside") << u"notes/../a.txt"_s << u"a.txt"_s << true;
    QTest::newRow("the folder") << u"."_s << u"."_s << true;
    QTest::newRow("absolute") << u"@/notes"_s << u"notes"_s << true;
    QTest::newRow("new") << u"new.txt"_s << u"new.txt"_s << false;
    QTest::newRow("new in new folders") << u"x/y/new.txt"_s << u"x/y/new.txt"_s << false;
    QTest::newRow("dots in a name") << u"..a"_s << u"..a"_s << false;
}

void TestPathGuard::findsWhatIsInside()
{
    QFETCH(QString, path);
    const auto found = PathGuard({m_folder}).locate(path.replace(u'@', m_folder));
    QVERIFY2(found, found ? "" : qPrintable(found.error().message));
    QTEST(found->shown(), "shown");
    QTEST(found->exists, "exists");
    QCOMPARE(PathGuard({m_folder}).locate(u"."_s)->absolute(), m_folder);
}

void TestPathGuard::refusesWhatLeadsOut_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("parent") << u"../outside/secret.txt"_s;
    QTest::newRow("parent by way of a folder") << u"notes/../../outside/secret.txt"_s;
    QTest::newRow("the parent itself") << u".."_s;
    QTest::newRow("absolute") << u"/etc/passwd"_s;
    QTest::newRow("the root") << u"/"_s;
    QTest::newRow("a folder whose name begins alike") << u"../workspace-two/secret.txt"_s;
    QTest::newRow("link to a file") << u"link.txt"_s;
    QTest::newRow("link to a folder") << u"links/secret.txt"_s;
    QTest::newRow("new file in a linked folder") << u"links/new.txt"_s;
    QTest::newRow("link to nothing") << u"dangling"_s;
    QTest::newRow("link to nothing, named as a folder") << u"dangling/"_s;
    QTest::newRow("below a link to nothing") << u"dangling/new.txt"_s;
    QTest::newRow("below a linked file") << u"link.txt/new"_s;
    QTest::newRow("a dot after what is missing") << u"missing/."_s;
    QTest::newRow("dots after what is missing") << u"missing/../../outside/secret.txt"_s;
    QTest::newRow("link to itself") << u"loop"_s;
    QTest::newRow("process files") << u"/proc/self/root/etc/passwd"_s;
}

void TestPathGuard::refusesWhatLeadsOut()
{
    QFETCH(QString, path);
    QVERIFY(QFile::link(m_outside + u"/secret.txt"_s, inside(u"link.txt"_s)));
    QVERIFY(QFile::link(m_outside, inside(u"links"_s)));
    QVERIFY(QFile::link(m_outside + u"/not there"_s, inside(u"dangling"_s)));
    QVERIFY(QFile::link(inside(u"loop"_s), inside(u"loop"_s)));
    const auto found = PathGuard({m_folder}).locate(path);
    QVERIFY(!found);
    QCOMPARE(found.error().category, ErrorCategory::Permission);
}

void TestPathGuard::tellsWhatIsWrongWithAPath_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("why");
    QTest::newRow("named as a folder that is not there") << u"new/"_s << u"There is no “new/”."_s;
    QTest::newRow("named as a folder, and is a file") << u"a.txt/"_s << u"“a.txt/” is not a folder, or a part of it is not."_s;
    QTest::newRow("below a file") << u"a.txt/new"_s << u"“a.txt/new” is not a folder, or a part of it is not."_s;
    QTest::newRow("a name that no file can have")
        << QString(300, u'a') + u"/new"_s << u"“%1/new”: %2."_s.arg(QString(300, u'a'), qt_error_string(ENAMETOOLONG));
}

void TestPathGuard::tellsWhatIsWrongWithAPath()
{
    QFETCH(QString, path);
    const auto opened = PathGuard({m_folder}).locate(path).and_then(PathGuard::openParentForWriting);
    QVERIFY(!opened);
    QCOMPARE(opened.error().category, ErrorCategory::Execution);
    QTEST(opened.error().message, "why");
}

void TestPathGuard::refusesWhatIsNoPath_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("empty") << QString();
    QTest::newRow("zero byte") << u"a.txt"_s + QChar(0) + u"b"_s;
    QTest::newRow("too long") << QString(4097, u'a');
}

void TestPathGuard::refusesWhatIsNoPath()
{
    QFETCH(QString, path);
    const auto found = PathGuard({m_folder}).locate(path);
    QVERIFY(!found);
    QCOMPARE(found.error().category, ErrorCategory::Validation);
    // One that is as long as a path can be is looked for.
    const auto longest = PathGuard({m_folder}).locate(QString(4096, u'a'));
    QVERIFY(longest && !longest->exists);
}

void TestPathGuard::saysHowToPickAFolder()
{
    const auto found = PathGuard({}).locate(u"a.txt"_s);
    QVERIFY(!found);
    QCOMPARE(found.error().category, ErrorCategory::Permission);
    QVERIFY(found.error().message.contains(u"picks one"));
}

void TestPathGuard::reachesNothingByAFolderThatIsNotThere()
{
    const PathGuard guard({inside(u"gone"_s)});
    for (const QString &path : {u"a.txt"_s, u"new.txt"_s, u"."_s, inside(u"a.txt"_s), u"/etc/passwd"_s})
        QVERIFY2(!guard.locate(path), qPrintable(path));
}

void TestPathGuard::looksInEachFolder()
{
    const PathGuard guard({m_folder, m_outside});
    write(m_outside + u"/a.txt"_s, "another");
    QCOMPARE(guard.locate(u"secret.txt"_s)->folder, m_outside);
    QCOMPARE(guard.locate(u"a.txt"_s)->folder, m_folder);
    QCOMPARE(guard.locate(u"new.txt"_s)->folder, m_folder);
    QCOMPARE(guard.locate(m_outside + u"/new.txt"_s)->folder, m_outside);
    QCOMPARE(guard.locate(m_folder + u"/new.txt"_s)->folder, m_folder);
    // What the first says of a path is what is told.
    const auto closed = PathGuard({m_folder, m_outside}, {inside(u"notes"_s)}).locate(inside(u"notes/b.txt"_s));
    QVERIFY(!closed);
    QVERIFY2(closed.error().message.contains(u"of Parlance's own"_s), qPrintable(closed.error().message));
}

void TestPathGuard::followsALinkThatStaysInside()
{
    QVERIFY(QFile::link(inside(u"notes"_s), inside(u"short"_s)));
    const auto found = PathGuard({m_folder}).locate(u"short/b.txt"_s);
    QVERIFY(found);
    QCOMPARE(found->shown(), u"notes/b.txt"_s);
    QCOMPARE(readBytes(*found, goOn).value(), "b"_ba);
}

void TestPathGuard::doesNotFollowALinkThatIsSwappedIn()
{
    const auto found = PathGuard({m_folder}).locate(u"a.txt"_s);
    QVERIFY(found);
    QVERIFY(QFile::remove(inside(u"a.txt"_s)));
    QVERIFY(QFile::link(m_outside + u"/secret.txt"_s, inside(u"a.txt"_s)));
    const auto bytes = readBytes(*found, goOn);
    QVERIFY(!bytes);
    QCOMPARE(bytes.error().category, ErrorCategory::Permission);
}

void TestPathGuard::doesNotFollowAFolderThatBecomesALink()
{
    write(m_outside + u"/b.txt"_s, "secret");
    const auto found = PathGuard({m_folder}).locate(u"notes/b.txt"_s);
    QVERIFY(found);
    QVERIFY(QDir().rename(inside(u"notes"_s), inside(u"was notes"_s)));
    QVERIFY(QFile::link(m_outside, inside(u"notes"_s)));
    QVERIFY(!readBytes(*found, goOn));
    QVERIFY(!writeBytes(*found, "written", WriteMode::Replace));
    QCOMPARE(read(m_outside + u"/b.txt"_s), "secret"_ba);
}

void TestPathGuard::doesNotWriteThroughALinkThatIsSwappedIn()
{
    const auto found = PathGuard({m_folder}).locate(u"new.txt"_s);
    QVERIFY(found);
    QVERIFY(QFile::link(m_outside + u"/secret.txt"_s, inside(u"new.txt"_s)));
    QVERIFY(!writeBytes(*found, "written", WriteMode::Replace));
    QCOMPARE(read(m_outside + u"/secret.txt"_s), "secret"_ba);
}

void TestPathGuard::refusesWhatIsNoRegularFile_data()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("FIFO") << u"fifo"_s;
    QTest::newRow("folder") << u"notes"_s;
    QTest::newRow("the workspace itself") << u"."_s;
    QTest::newRow("device") << u"null"_s;
}

void TestPathGuard::refusesWhatIsNoRegularFile()
{
    QFETCH(QString, kind);
    QCOMPARE(::mkfifo(QFile::encodeName(inside(u"fifo"_s)).constData(), 0600), 0);
    // Making a device needs rights that a test need not have; /dev is a folder like any other.
    const QString folder = kind == u"null" ? u"/dev"_s : m_folder;
    const auto found = PathGuard({folder}).locate(kind);
    QVERIFY(found);
    const auto bytes = readBytes(*found, goOn);
    QVERIFY(!bytes);
    QCOMPARE(bytes.error().category, ErrorCategory::Execution);
    QVERIFY(!writeBytes(*found, "x", WriteMode::Replace));
}

void TestPathGuard::saysThatAFolderHasGone()
{
    write(inside(u"notes/deep/a.txt"_s), "x");
    const auto place = PathGuard({m_folder}).locate(u"notes/deep/a.txt"_s);
    QVERIFY(place && place->exists);
    QVERIFY(QDir(inside(u"notes"_s)).removeRecursively());
    const auto file = PathGuard::openFile(*place);
    QVERIFY(!file);
    QCOMPARE(file.error().message, u"There is no “notes/deep/a.txt”."_s);
    const auto folder = PathGuard::openFolder(*place);
    QVERIFY(!folder);
    QCOMPARE(folder.error().message, u"There is no “notes/deep/a.txt”."_s);
    // Whoever writes makes what is missing above.
    QVERIFY(PathGuard::openParentForWriting(*place));
    QVERIFY(QFileInfo(inside(u"notes/deep"_s)).isDir());
}

void TestPathGuard::refusesAHugeFile()
{
    QFile file(inside(u"huge"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(largestFile + 1));
    const auto bytes = readBytes(*PathGuard({m_folder}).locate(u"huge"_s), goOn);
    QVERIFY(!bytes);
    QVERIFY(bytes.error().message.contains(u"larger than"));
    QVERIFY(!writeBytes(*PathGuard({m_folder}).locate(u"new"_s), QByteArray(largestFile + 1, 'x'), WriteMode::Replace));
}

void TestPathGuard::keepsTheModeOfAFile()
{
    QVERIFY(QFile::setPermissions(inside(u"a.txt"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(writeBytes(*PathGuard({m_folder}).locate(u"a.txt"_s), "longer", WriteMode::Replace));
    struct stat status = {};
    QCOMPARE(::stat(QFile::encodeName(inside(u"a.txt"_s)).constData(), &status), 0);
    QCOMPARE(status.st_mode & 07777, 0700u);
    QCOMPARE(read(inside(u"a.txt"_s)), "longer"_ba);
}

void TestPathGuard::leavesNothingBehindWhereWritingFails()
{
    const auto found = PathGuard({m_folder}).locate(u"a.txt"_s);
    QVERIFY(!writeBytes(*found, "other", WriteMode::ErrorIfExists));
    QCOMPARE(read(inside(u"a.txt"_s)), "a"_ba);
    const QStringList names = QDir(m_folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    QCOMPARE(names, QStringList({u".hidden"_s, u"a.txt"_s, u"notes"_s}));
}

void TestPathGuard::knowsSecrets_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("sensitive");
    QTest::newRow("plain") << u"a.txt"_s << false;
    QTest::newRow("dot-folder") << u".hidden/c.txt"_s << true;
    // What is said of names of files is not said of folders.
    QTest::newRow("in a folder that is named like keys") << u"credentials/readme.txt"_s << false;
    QTest::newRow("in a folder that is named like a harmless file") << u".gitignore/a.txt"_s << true;
    QTest::newRow("the dot-folder itself") << u".hidden"_s << true;
    QTest::newRow("link into a dot-folder") << u"innocent"_s << true;
    QTest::newRow("new in a dot-folder") << u".git/hooks/post-commit"_s << true;
    QTest::newRow("environment") << u".env"_s << true;
    QTest::newRow("environment of production") << u"deploy/.env.production"_s << true;
    QTest::newRow("private key") << u"id_rsa"_s << true;
    QTest::newRow("private key, by ending") << u"server.KEY"_s << true;
    QTest::newRow("certificate") << u"tls.pem"_s << true;
    QTest::newRow("credentials") << u"credentials.json"_s << true;
    QTest::newRow("keys of who may sign in") << u"deploy/authorized_keys"_s << true;
    for (const char *name :
        {".bashrc", "deploy/.zshenv", ".envrc", ".exrc", ".vimrc", ".dir-locals.el", ".vscode/tasks.json", ".idea/x.xml", ".gitattributes",
            "sub/.gitmodules", "module/.git", ".GIT/config", ".Git", ".yarnrc.yml", ".pre-commit-config.yaml", "_vimrc",
            "work.code-workspace", "HEAD", "commondir", "bare/config", "bare/hooks/update", "bare/description"})
        QTest::addRow("run by itself: %s", name) << QString::fromLatin1(name) << true;
    QTest::newRow("layout of code") << u".clang-format"_s << false;
    QTest::newRow("ignore file") << u".gitignore"_s << false;
    QTest::newRow("keyboard") << u"keyboard.txt"_s << false;
    QTest::newRow("a folder named like a harmless file") << u".keep"_s << true;
    QTest::newRow("a repository that is listed, not entered") << u"bare"_s << false;
}

void TestPathGuard::knowsSecrets()
{
    QFETCH(QString, path);
    QVERIFY(QFile::link(inside(u".hidden/c.txt"_s), inside(u"innocent"_s)));
    QVERIFY(QDir().mkpath(inside(u"bare/objects"_s)) && QDir().mkpath(inside(u"bare/refs"_s)));
    write(inside(u"bare/HEAD"_s), "ref: refs/heads/main");
    QVERIFY(QDir().mkpath(inside(u".keep"_s)));
    QTEST(PathGuard({m_folder}).locate(path)->sensitive, "sensitive");
}

void TestPathGuard::knowsAHomeFoldersHiddenEntries_data()
{
    QTest::addColumn<QString>("home");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("sensitive");
    QTest::newRow("any file") << u"workspace"_s << u".gitignore"_s << true;
    QTest::newRow("any folder") << u"workspace"_s << u".hidden/c.txt"_s << true;
    QTest::newRow("what is visible") << u"workspace"_s << u"notes/b.txt"_s << false;
    QTest::newRow("home is deeper") << u"workspace/notes"_s << u"notes/.gitignore"_s << true;
    QTest::newRow("beside home") << u"workspace/notes"_s << u".gitignore"_s << false;
}

void TestPathGuard::knowsAHomeFoldersHiddenEntries()
{
    QFETCH(QString, home);
    QFETCH(QString, path);
    const QByteArray before = qgetenv("HOME");
    qputenv("HOME", QFile::encodeName(QFileInfo(m_folder).path() + u'/' + home));
    const auto found = PathGuard({m_folder}).locate(path);
    const auto inHidden = PathGuard({m_folder + u"/.hidden"_s}).locate(u"c.txt"_s);
    qputenv("HOME", before);
    QTEST(found->sensitive, "sensitive");
    QCOMPARE(inHidden->sensitive, home == u"workspace");
}

void TestPathGuard::neverFindsWhatIsHidden_data()
{
    QTest::addColumn<QString>("workspace");
    QTest::addColumn<QString>("path");
    QTest::newRow("in the workspace") << u"workspace"_s << u"notes/b.txt"_s;
    QTest::newRow("itself") << u"workspace"_s << u"notes"_s;
    QTest::newRow("new") << u"workspace"_s << u"notes/ensembles/evil.toml"_s;
    QTest::newRow("by dots") << u"workspace"_s << u"notes/../notes/b.txt"_s;
    QTest::newRow("by a link") << u"workspace"_s << u"innocent/b.txt"_s;
    QTest::newRow("with its full path") << u"workspace"_s << u"@/notes/b.txt"_s;
    QTest::newRow("it is the workspace") << u"workspace/notes"_s << u"b.txt"_s;
    QTest::newRow("it is above the workspace") << u"workspace/notes/deep"_s << u"new.txt"_s;
    QTest::newRow("the workspace is above") << u"."_s << u"workspace/notes/b.txt"_s;
}

void TestPathGuard::neverFindsWhatIsHidden()
{
    QFETCH(QString, workspace);
    QFETCH(QString, path);
    QVERIFY(QFile::link(inside(u"notes"_s), inside(u"innocent"_s)));
    const QString folder = QDir::cleanPath(QFileInfo(m_folder).path() + u'/' + workspace);
    const auto found = PathGuard({folder}, {inside(u"innocent"_s), inside(u"not there"_s)}).locate(path.replace(u'@', m_folder));
    QVERIFY(!found);
    QCOMPARE(found.error().category, ErrorCategory::Permission);
}

void TestPathGuard::doesNotEnterWhatIsHiddenAndSwappedIn()
{
    QVERIFY(QDir().mkpath(inside(u"place"_s)));
    write(inside(u"place/b.txt"_s), "harmless");
    const auto found = PathGuard({m_folder}, {inside(u"notes"_s)}).locate(u"place/b.txt"_s);
    QVERIFY(found);
    QVERIFY(QDir().rename(inside(u"place"_s), inside(u"was"_s)) && QDir().rename(inside(u"notes"_s), inside(u"place"_s)));
    QVERIFY(!readBytes(*found, goOn));
    QVERIFY(!writeBytes(*found, "written", WriteMode::Replace));
    QCOMPARE(read(inside(u"place/b.txt"_s)), "b"_ba);
}

void TestPathGuard::listsAndSearchesAroundWhatIsHidden()
{
    const auto folder = PathGuard({m_folder}, {inside(u"notes"_s)}).locate(u"."_s);
    QVERIFY(folder);
    QStringList met;
    DirectoryWalk walk(true, goOn, [&met](const DirectoryEntry &entry) {
        met.append(entry.place.shown());
        return true;
    });
    QVERIFY(walk.walk(*folder));
    QCOMPARE(met, QStringList {u"a.txt"_s});
    FileSearch::Request request;
    request.pattern = QRegularExpression(u"[ab]"_s);
    const auto searched = FileSearch(request, goOn).search(*folder);
    QVERIFY(searched);
    QCOMPARE(model::plainText(searched->contents), u"a.txt:1: a"_s);
}

QTEST_GUILESS_MAIN(TestPathGuard)
#include "tst_pathguard.moc"
