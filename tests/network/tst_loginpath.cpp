// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/basics/privatefile.h"
#include "network/process/loginpath.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

using namespace Qt::StringLiterals;
using namespace network;
using support::read;
using support::write;

//! Each condition by which a login shell is asked, and by which an answer is believed.
class LoginPathTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void asksAnotherShellForItself();
    void takesWhatAnotherProgramWasTold();
    void asksAgainADayAfterThereWasNoAnswer();
    void keepsAnAnswerForLongerThanADay();
    void hasThePathOfBeforeMeanwhile_data();
    void hasThePathOfBeforeMeanwhile();
    void saysThatAShellCannotBeAsked();
    void waitsForNoOtherProcess_data();
    void waitsForNoOtherProcess();
    void asksWhereThereIsNoHome();
    void tellsNothingLateWhereThereIsNothing();
    void asksTheFirstTimeAlone();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QString keptFile() const { return path(u"login-path.json"_s); }
    QString askedFile() const { return path(u"login-path.asked.json"_s); }
    //! Those of the files that others may read.
    QStringList foreignRights(const QStringList &names) const
    {
        QStringList files;
        for (const QFileInfo &file : QDir(m_folder->path()).entryInfoList(names, QDir::Files)) {
            if (file.permissions() & model::rightsOfOthers)
                files.append(file.fileName());
        }
        return files;
    }
    //! A shell that notes that it was asked, waits until it is let go on where it is `slow`, and has this PATH.
    QString shell(const QString &name, const QByteArray &answer, bool slow = false) const;
    int asked() const { return int(read(path(u"asked"_s)).count('\n')); }
    void letGo() const { write(path(u"home/go"_s), "x"); }
    //! Asks, and waits until it is settled.
    static void settle(LoginPath &login);

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_homeBefore;
};

void LoginPathTest::init()
{
    m_homeBefore = qgetenv("HOME");
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(path(u"home"_s)));
    qputenv("HOME", path(u"home"_s).toUtf8());
}

void LoginPathTest::cleanup()
{
    // No shell is left behind that would write into the folder.
    letGo();
    QTRY_COMPARE(QDir(m_folder->path()).entryList({u"login-path.*.new"_s}), QStringList());
    qputenv("HOME", m_homeBefore);
}

QString LoginPathTest::shell(const QString &name, const QByteArray &answer, bool slow) const
{
    const QByteArray wait = slow
        ? "tries=0\nwhile [ ! -e '" + path(u"home/go"_s).toUtf8() + "' ] && [ $tries -lt 3000 ]; do tries=$((tries+1)); sleep 0.02; done\n"
        : QByteArray();
    const QByteArray tell = answer.isEmpty() ? "exit 1\n" : "for last; do :; done\nPATH=" + answer + ":/usr/bin:/bin\neval \"$last\"\n";
    write(path(name), "#!/bin/sh\necho asked >>'" + path(u"asked"_s).toUtf8() + "'\n" + wait + tell);
    QFile::setPermissions(path(name), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path(name);
}

void LoginPathTest::settle(LoginPath &login)
{
    QSignalSpy settled(&login, &LoginPath::settled);
    login.ask();
    QVERIFY(settled.wait(support::patience));
}

//! Each has its own answer, though both write it to the same folder.
void LoginPathTest::asksAnotherShellForItself()
{
    LoginPath first(shell(u"first"_s, "/opt/first", true), m_folder->path(), nullptr, 50);
    settle(first);
    QTRY_COMPARE(asked(), 1);
    LoginPath second(shell(u"second"_s, "/opt/second"), m_folder->path(), nullptr, support::patience / 2);
    settle(second);
    QCOMPARE(second.path(), u"/opt/second:/usr/bin:/bin"_s);
    // Whoever has read it has kept it.
    QTRY_COMPARE(ShellAnswer::read(keptFile())->path, second.path());
    QCoreApplication::processEvents();
    QCOMPARE(first.path(), QString());
}

void LoginPathTest::takesWhatAnotherProgramWasTold()
{
    const QString name = shell(u"shell"_s, "/opt/late", true);
    LoginPath login(name, m_folder->path(), nullptr, support::patience / 2);
    QSignalSpy settled(&login, &LoginPath::settled);
    login.ask();
    QTRY_COMPARE(asked(), 1);
    QTRY_VERIFY(QFile::exists(askedFile()));
    QVERIFY(settled.isEmpty());
    QCOMPARE(foreignRights({u"login-path.*"_s}), QStringList());
    ShellAnswer told = ShellAnswer::begin(name);
    told.path = u"/opt/told"_s;
    QVERIFY(told.keep(keptFile()));
    QCOMPARE(foreignRights({u"login-path.json"_s}), QStringList());
    QVERIFY(QFile::remove(askedFile()));
    QVERIFY(settled.wait(support::patience));
    QCOMPARE(login.path(), u"/opt/told"_s);
}

void LoginPathTest::asksAgainADayAfterThereWasNoAnswer()
{
    const QString name = shell(u"shell"_s, {});
    const auto ask = [&] {
        LoginPath login(name, m_folder->path(), nullptr, support::patience / 2);
        settle(login);
        return login.complaint();
    };
    const QString complaint = ask();
    QVERIFY2(complaint.contains(u"did not give its PATH."_s), qPrintable(complaint));
    const int before = asked();
    QCOMPARE(ask(), complaint);
    QCOMPARE(asked(), before);
    const auto setAge = [this](int hours) {
        QFile kept(keptFile());
        QVERIFY(kept.open(QIODevice::ReadWrite)
            && kept.setFileTime(QDateTime::currentDateTime().addSecs(-hours * 3600), QFileDevice::FileModificationTime));
    };
    setAge(23);
    QCOMPARE(ask(), complaint);
    QCOMPARE(asked(), before);
    setAge(25);
    QCOMPARE(ask(), complaint);
    QCOMPARE(asked(), 2 * before);
}

void LoginPathTest::keepsAnAnswerForLongerThanADay()
{
    const QString name = shell(u"shell"_s, "/opt/own");
    for (int time = 0; time < 2; ++time) {
        LoginPath login(name, m_folder->path(), nullptr, support::patience / 2);
        settle(login);
        QCOMPARE(login.path(), u"/opt/own:/usr/bin:/bin"_s);
        QCOMPARE(asked(), 1);
        QFile kept(keptFile());
        QVERIFY(kept.open(QIODevice::ReadWrite)
            && kept.setFileTime(QDateTime::currentDateTime().addDays(-9), QFileDevice::FileModificationTime));
    }
}

void LoginPathTest::hasThePathOfBeforeMeanwhile_data()
{
    QTest::addColumn<bool>("isSameShell");
    QTest::newRow("of this shell") << true;
    QTest::newRow("not of another") << false;
}

void LoginPathTest::hasThePathOfBeforeMeanwhile()
{
    QFETCH(bool, isSameShell);
    const QString name = shell(u"shell"_s, "/opt/late", true);
    ShellAnswer before = ShellAnswer::begin(isSameShell ? name : path(u"other"_s));
    before.path = u"/opt/before"_s;
    QVERIFY(before.keep(keptFile()));
    write(path(u"home/.profile"_s), "# changed");
    LoginPath login(name, m_folder->path(), nullptr, 50);
    settle(login);
    QVERIFY2(login.complaint().contains(u"was left to itself"_s), qPrintable(login.complaint()));
    QCOMPARE(login.path(), isSameShell ? u"/opt/before"_s : QString());
    letGo();
    QTRY_COMPARE(login.path(), u"/opt/late:/usr/bin:/bin"_s);
}

void LoginPathTest::saysThatAShellCannotBeAsked()
{
    // In the place of the file that would say so.
    QVERIFY(QDir().mkpath(askedFile() + u"/full"_s));
    LoginPath login(shell(u"shell"_s, "/opt/own"), m_folder->path(), nullptr, support::patience / 2);
    settle(login);
    QVERIFY2(login.complaint().contains(u"cannot be asked"_s), qPrintable(login.complaint()));
    QVERIFY(!QTest::qWaitFor([this] { return asked() > 0; }, 300));
}

void LoginPathTest::waitsForNoOtherProcess_data()
{
    QTest::addColumn<qint64>("process");
    QTest::newRow("one that is something else") << QCoreApplication::applicationPid();
    QTest::newRow("one that has ended") << qint64(0x7fffffff);
}

//! Its number is another's by now, or nobody's.
void LoginPathTest::waitsForNoOtherProcess()
{
    QFETCH(qint64, process);
    const QString name = shell(u"shell"_s, "/opt/own");
    ShellAnswer before = ShellAnswer::begin(name);
    before.process = process;
    before.file = path(u"login-path.none"_s);
    QVERIFY(before.keep(askedFile()));
    LoginPath login(name, m_folder->path(), nullptr, support::patience / 2);
    settle(login);
    QCOMPARE(login.path(), u"/opt/own:/usr/bin:/bin"_s);
}

void LoginPathTest::asksWhereThereIsNoHome()
{
    qputenv("HOME", path(u"no home"_s).toUtf8());
    LoginPath login(shell(u"shell"_s, "/opt/own"), m_folder->path(), nullptr, support::patience / 2);
    settle(login);
    QCOMPARE(login.path(), u"/opt/own:/usr/bin:/bin"_s);
}

void LoginPathTest::tellsNothingLateWhereThereIsNothing()
{
    LoginPath login(shell(u"shell"_s, {}, true), m_folder->path(), nullptr, 50);
    QSignalSpy toldLate(&login, &LoginPath::toldLate);
    QSignalSpy settled(&login, &LoginPath::settled);
    settle(login);
    letGo();
    QTRY_VERIFY2(login.complaint().contains(u"did not give its PATH."_s), qPrintable(login.complaint()));
    QVERIFY(toldLate.isEmpty());
    // Whoever counts whom to wait for counts it once.
    QCOMPARE(settled.size(), 1);
}

//! Whatever has changed meanwhile.
void LoginPathTest::asksTheFirstTimeAlone()
{
    LoginPath login(shell(u"shell"_s, "/opt/own"), m_folder->path(), nullptr, support::patience / 2);
    settle(login);
    QCOMPARE(asked(), 1);
    write(path(u"home/.profile"_s), "# changed");
    login.ask();
    QVERIFY(!QTest::qWaitFor([this] { return asked() > 1; }, 300));
}

QTEST_GUILESS_MAIN(LoginPathTest)
#include "tst_loginpath.moc"
