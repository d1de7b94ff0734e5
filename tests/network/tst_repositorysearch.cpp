// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/repositories.h"
#include "network/process/sandbox.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>

#include <dirent.h>
#include <dlfcn.h>
#include <pwd.h>

using namespace Qt::StringLiterals;
using namespace network;
using support::write;

namespace {

//! So many entries come after those that a folder has, which would take long to be made.
int madeUp = 0;
unsigned char kindOfMadeUp = DT_REG;
//! Each folder has a file after all others.
bool hasLastFile = false;
//! Where a file says where names are looked up.
QByteArray resolvConf;

} // namespace

extern "C" dirent *readdir(DIR *folder)
{
    static const auto read = reinterpret_cast<dirent *(*)(DIR *)>(::dlsym(RTLD_NEXT, "readdir"));
    static dirent made {};
    static DIR *ended = nullptr;
    dirent *entry = read(folder);
    if (entry)
        ended = nullptr;
    if (!entry && hasLastFile && std::exchange(ended, folder) != folder) {
        std::strcpy(made.d_name, "last");
        made.d_type = DT_REG;
        return &made;
    }
    if (entry || madeUp == 0)
        return entry;
    std::snprintf(made.d_name, sizeof made.d_name, "made up %d", --madeUp);
    made.d_type = kindOfMadeUp;
    return &made;
}

//! Nobody is listed, as where the list is kept on another machine that cannot be reached.
extern "C" passwd *getpwuid(uid_t)
{
    return nullptr;
}

//! Of Qt, too.
extern "C" Q_DECL_EXPORT char *realpath(const char *path, char *resolved) noexcept
{
    static const auto real = reinterpret_cast<char *(*)(const char *, char *)>(::dlsym(RTLD_NEXT, "realpath"));
    const bool isPlayed = !resolvConf.isEmpty() && std::strcmp(path, "/etc/resolv.conf") == 0;
    return real(isPlayed ? resolvConf.constData() : path, resolved);
}

//! How far repositories are looked for, and what a sandbox has of a system that is another than this machine's.
class RepositorySearchTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void stopsAtSoManyEntries_data();
    void stopsAtSoManyEntries();
    void stopsAtSoManyFolders_data();
    void stopsAtSoManyFolders();
    void remembersThatItHasStopped();
    void seesWhereNamesAreLookedUp_data();
    void seesWhereNamesAreLookedUp();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_work;
};

void RepositorySearchTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>(QDir::currentPath() + u"/search-XXXXXX"_s);
    m_work = QFileInfo(m_folder->path()).canonicalFilePath() + u"/work"_s;
    write(m_work + u"/a/.git/HEAD"_s, "ref: x");
}

void RepositorySearchTest::cleanup()
{
    madeUp = 0;
    hasLastFile = false;
    resolvConf.clear();
}

void RepositorySearchTest::stopsAtSoManyEntries_data()
{
    QTest::addColumn<int>("entries"); // beside a folder
    QTest::addColumn<bool>("isCut");
    QTest::newRow("as many as are looked at") << 999'999 - 1 << false;
    QTest::newRow("more") << 1'000'000 << true;
}

void RepositorySearchTest::stopsAtSoManyEntries()
{
    QFETCH(int, entries);
    madeUp = entries;
    kindOfMadeUp = DT_REG;
    const Repositories found = Repositories::in({m_work});
    QTEST(found.wasCut, "isCut");
    QCOMPARE(found.found.size(), found.wasCut ? 0 : 1);
}

void RepositorySearchTest::stopsAtSoManyFolders_data()
{
    QTest::addColumn<int>("folders"); // beside the workspace and one in it
    QTest::addColumn<bool>("isCut");
    QTest::newRow("as many as are looked through") << 20'000 - 2 << false;
    QTest::newRow("more") << 20'000 - 1 << true;
}

//! None of these can be opened; that is no reason not to look through the others.
void RepositorySearchTest::stopsAtSoManyFolders()
{
    QFETCH(int, folders);
    madeUp = folders;
    kindOfMadeUp = DT_DIR;
    const Repositories found = Repositories::in({m_work});
    QTEST(found.wasCut, "isCut");
    QCOMPARE(found.found.size(), 1);
}

//! Whatever else is in the folder in which there was one too many.
void RepositorySearchTest::remembersThatItHasStopped()
{
    for (int folder = 0; folder < 200; ++folder)
        QVERIFY(QDir().mkpath(m_work + u"/a/%1/.git"_s.arg(folder)));
    hasLastFile = true;
    const Repositories found = Repositories::in({m_work});
    QVERIFY(found.wasCut);
    QCOMPARE(found.found.size(), 200);
}

void RepositorySearchTest::seesWhereNamesAreLookedUp_data()
{
    QTest::addColumn<bool>("network");
    QTest::newRow("with the network") << true;
    QTest::newRow("without") << false;
}

//! Often that is a link to what a service has written in /run, which a sandbox does not have.
void RepositorySearchTest::seesWhereNamesAreLookedUp()
{
    QFETCH(bool, network);
    const QString stub = QFileInfo(m_folder->path()).canonicalFilePath() + u"/stub-resolv.conf"_s;
    write(stub, "nameserver 127.0.0.53\n");
    resolvConf = QFile::encodeName(stub);
    Sandbox sandbox {{m_work}};
    sandbox.network = network;
    const QStringList options = sandbox.wrapped(u"bwrap"_s, {u"true"_s}, u"/"_s);
    QCOMPARE(options.contains(stub), network);
    const qsizetype at = options.indexOf(stub);
    if (network)
        QCOMPARE(options.mid(at - 1, 3), (QStringList {u"--ro-bind-try"_s, stub, stub}));
}

QTEST_GUILESS_MAIN(RepositorySearchTest)
#include "tst_repositorysearch.moc"
