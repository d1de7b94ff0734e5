// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/profile.h"
#include "model/basics/workspacekind.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

//! Where the profile goes that nobody has named.
class HomeFolderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void takesTheFolderThatTheEnvironmentNames();
    void hasNoPlaceWithoutAHomeFolder();
    void takesTheListOfUsersWhereTheEnvironmentNamesNone();
};

void HomeFolderTest::init()
{
    for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qunsetenv(name);
}

void HomeFolderTest::takesTheFolderThatTheEnvironmentNames()
{
    qputenv("HOME", "/somewhere");
    model::provideHome();
    QCOMPARE(model::Profile::ofDesktop().config, u"/somewhere/.config/parlance"_s);
}

void HomeFolderTest::hasNoPlaceWithoutAHomeFolder()
{
    qputenv("HOME", "");
    QCOMPARE(model::Profile::ofDesktop().folders(), QStringList({QString(), QString(), QString()}));
    qputenv("XDG_DATA_HOME", "/elsewhere");
    QCOMPARE(model::Profile::ofDesktop().folders(), QStringList({QString(), u"/elsewhere/parlance"_s, QString()}));
}

void HomeFolderTest::takesTheListOfUsersWhereTheEnvironmentNamesNone()
{
    const passwd *entry = ::getpwuid(::getuid());
    const QString home = entry ? QFile::decodeName(entry->pw_dir) : QString();
    if (!QDir::isAbsolutePath(home))
        QSKIP("the list of users has no home folder for this one");
    qputenv("HOME", "");
    model::provideHome();
    QCOMPARE(QDir::homePath(), QDir::cleanPath(home));
    QVERIFY(model::Profile::ofDesktop().config.endsWith(u"/.config/parlance"_s));
}

QTEST_GUILESS_MAIN(HomeFolderTest)
#include "tst_homefolder.moc"
