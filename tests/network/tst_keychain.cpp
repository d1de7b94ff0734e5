// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/secrets/keychain.h"
#include "network/secrets/keycommand.h"
#include "tests/support/patience.h"

#include <QFileInfo>
#include <QLocalServer>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace network;

class KeychainTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsAKeyInTheEnvironment();
    void needsNoKeyWhereNoneIsNamed();
    void answersAlsoWithoutAKeychain();
    void usesAStoredKeyUntilTheEnd();
    void forgetsARemovedKey();
    void tellsNobodyWhoIsGone();
    void takesAKeyFromACommand_data();
    void takesAKeyFromACommand();
    void runsACommandOnce();
    void endsACommandThatDoesNot();
    void endsWhatACommandHasStarted_data();
    void endsWhatACommandHasStarted();
    void saysThatTheKeychainDoesNotAnswer();

private:
    QTemporaryDir m_folder;
};

void KeychainTest::initTestCase()
{
    // No secret service: what a machine without a desktop has.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
    qputenv("PARLANCE_TEST_KEY", "sk-from-environment\n");
}

void KeychainTest::findsAKeyInTheEnvironment()
{
    Keychain keychain;
    QCOMPARE(keychain.known(u"PARLANCE_TEST_KEY"_s), QByteArray("sk-from-environment"));
    QByteArray found;
    keychain.find(u"PARLANCE_TEST_KEY"_s, this, [&found](const auto &key) { found = key.value_or("error"); });
    QVERIFY(found.isEmpty());
    QTRY_COMPARE(found, QByteArray("sk-from-environment"));
}

void KeychainTest::needsNoKeyWhereNoneIsNamed()
{
    Keychain keychain;
    bool answered = false;
    keychain.find({}, this, [&answered](const auto &key) { answered = key && key->isEmpty(); });
    QTRY_VERIFY(answered);
}

void KeychainTest::answersAlsoWithoutAKeychain()
{
    Keychain keychain;
    int answers = 0;
    keychain.find(u"PARLANCE_NO_SUCH_KEY"_s, this, [&answers](const auto &key) {
        QVERIFY(!key || key->isEmpty());
        ++answers;
    });
    QTRY_COMPARE(answers, 1);
}

void KeychainTest::usesAStoredKeyUntilTheEnd()
{
    Keychain keychain;
    int answers = 0;
    keychain.store(u"PARLANCE_OTHER_KEY"_s, "sk-other", this, [&answers](const auto &) { ++answers; });
    QCOMPARE(keychain.known(u"PARLANCE_OTHER_KEY"_s), QByteArray("sk-other"));
    QTRY_COMPARE(answers, 1);
    QByteArray found;
    keychain.find(u"PARLANCE_OTHER_KEY"_s, this, [&found](const auto &key) { found = key.value_or("error"); });
    QTRY_COMPARE(found, QByteArray("sk-other"));
}

void KeychainTest::forgetsARemovedKey()
{
    Keychain keychain;
    bool stored = false;
    keychain.store(u"PARLANCE_REMOVED_KEY"_s, "sk-removed", this, [&stored](const auto &) { stored = true; });
    QTRY_VERIFY(stored);
    keychain.remove(u"PARLANCE_REMOVED_KEY"_s);
    QVERIFY(keychain.known(u"PARLANCE_REMOVED_KEY"_s).isEmpty());
}

void KeychainTest::tellsNobodyWhoIsGone()
{
    Keychain keychain;
    auto context = std::make_unique<QObject>();
    keychain.find(u"PARLANCE_TEST_KEY"_s, context.get(), [](const auto &) { QFAIL("told"); });
    context.reset();
    QCoreApplication::processEvents();
}

void KeychainTest::takesAKeyFromACommand_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QString>("complaint");
    QTest::newRow("a line") << u"echo sk-one"_s << QByteArray("sk-one") << QString();
    QTest::newRow("notes after it") << u"printf 'sk-two\\nuser: me\\n'"_s << QByteArray("sk-two") << QString();
    QTest::newRow("no line end") << u"printf sk-three"_s << QByteArray("sk-three") << QString();
    QTest::newRow("nothing to read") << u"read x || echo sk-four"_s << QByteArray("sk-four") << QString();
    QTest::newRow("nothing") << u"true"_s << QByteArray() << u"has written nothing"_s;
    QTest::newRow("a failure") << u"echo sk-half; echo locked >&2; exit 3"_s << QByteArray() << u"has failed. locked"_s;
    QTest::newRow("a flood") << u"yes"_s << QByteArray() << u"writes too much"_s;
    QTest::newRow("a certificate's key") << u"printf -- '-----BEGIN PRIVATE KEY-----\\nsk-x\\n'"_s << QByteArray() << u"several lines"_s;
    QTest::newRow("an account as JSON") << u"printf '{\\n \"key\": \"sk-x\"\\n}\\n'"_s << QByteArray() << u"several lines"_s;
    QTest::newRow("a crash") << u"kill -9 $$"_s << QByteArray() << u"has failed"_s;
}

void KeychainTest::takesAKeyFromACommand()
{
    QFETCH(QString, script);
    QFETCH(QByteArray, key);
    QFETCH(QString, complaint);
    Keychain keychain;
    keychain.setCommands({{u"show it"_s, {u"/bin/sh"_s, u"-c"_s, script}}});
    std::optional<model::Result<QByteArray>> found;
    keychain.find(u"show it"_s, this, [&found](const auto &result) { found = result; });
    QTRY_VERIFY(found);
    QCOMPARE(found->has_value(), complaint.isEmpty());
    QCOMPARE(found->value_or(QByteArray()), key);
    QCOMPARE(keychain.known(u"show it"_s), key);
    if (!complaint.isEmpty())
        QVERIFY2(found->error().message.contains(complaint), qPrintable(found->error().message));
    // What was half a key is told nobody.
    QVERIFY(complaint.isEmpty() || !(found->error().message + found->error().detail).contains(u"sk-"));
}

void KeychainTest::runsACommandOnce()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"runs"_s);
    Keychain keychain;
    keychain.setCommands({{u"one"_s, {u"/bin/sh"_s, u"-c"_s, u"echo x >>'%1'; echo sk-one"_s.arg(file)}}});
    QVERIFY(!QFile::exists(file));
    int found = 0;
    for (int times = 0; times < 3; ++times)
        keychain.find(u"one"_s, this, [&found](const auto &key) { found += key.value_or("") == "sk-one" ? 1 : 100; });
    QTRY_COMPARE(found, 3);
    keychain.find(u"one"_s, this, [&found](const auto &) { ++found; });
    QTRY_COMPARE(found, 4);
    QCOMPARE(QFileInfo(file).size(), 2);
    // Another command under the name: its key is asked for anew.
    keychain.setCommands({{u"one"_s, {u"/bin/nonexistent"_s}}});
    QVERIFY(keychain.known(u"one"_s).isEmpty());
    QString complaint;
    keychain.find(u"one"_s, this, [&complaint](const auto &key) { complaint = key ? u"none"_s : key.error().message; });
    QTRY_VERIFY2(complaint.contains(u"cannot be started"_s), qPrintable(complaint));
}

void KeychainTest::endsACommandThatDoesNot()
{
    auto *command = new KeyCommand({u"/bin/sleep"_s, u"1000"_s}, this, 50);
    QString complaint;
    connect(command, &model::Job::failed, this, [&complaint](const model::Error &error) { complaint = error.message; });
    QTRY_VERIFY2(complaint.contains(u"has not ended"_s), qPrintable(complaint));
}

void KeychainTest::endsWhatACommandHasStarted_data()
{
    QTest::addColumn<QString>("then");
    QTest::addColumn<int>("milliseconds");
    QTest::newRow("with its key") << u"echo sk-one"_s << 120'000;
    QTest::newRow("with a failure") << u"exit 3"_s << 120'000;
    QTest::newRow("too late") << u"wait"_s << 2'000;
}

void KeychainTest::endsWhatACommandHasStarted()
{
    QFETCH(QString, then);
    QFETCH(int, milliseconds);
    const int terminal = ::open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC);
    if (terminal >= 0)
        ::close(terminal);
    if (terminal >= 0 && then != "wait"_L1)
        QSKIP("at a terminal it is the terminal that ends them");
    QTemporaryDir folder;
    const QString file = folder.filePath(u"child"_s);
    auto *command = new KeyCommand({u"/bin/sh"_s, u"-c"_s, u"sleep 1000 & echo $! >'%1'; "_s.arg(file) + then}, this, milliseconds);
    QSignalSpy finished(command, &model::Job::finished);
    QTRY_COMPARE(finished.size(), 1);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const auto child = pid_t(written.readAll().trimmed().toLongLong());
    QVERIFY(child > 0);
    // A child of nobody, that whoever reaps such has not reaped yet, has no command line any more.
    const auto isGone = [child] {
        QFile line(u"/proc/%1/cmdline"_s.arg(child));
        return !line.open(QIODevice::ReadOnly) || line.readAll().isEmpty();
    };
    QTRY_VERIFY(isGone());
}

//! As one that is locked, and asks for its password where nobody sees it. The last of all, since the bus stays what it is.
void KeychainTest::saysThatTheKeychainDoesNotAnswer()
{
    QLocalServer silent;
    QVERIFY(silent.listen(m_folder.filePath(u"bus"_s)));
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=" + silent.fullServerName().toUtf8());
    using namespace std::chrono_literals;
    Keychain keychain({.untilTold = 1ms, .untilFailed = 50ms});
    QSignalSpy delayed(&keychain, &Keychain::delayed);
    QStringList complaints;
    keychain.find(
        u"PARLANCE_LOCKED_KEY"_s, this, [&complaints](const auto &key) { complaints.append(key ? u"none"_s : key.error().message); });
    QTRY_COMPARE(complaints.size(), 1);
    QVERIFY2(complaints.first().contains(u"it may be locked"_s), qPrintable(complaints.first()));
    QCOMPARE(delayed.size(), 1);
    QVERIFY(delayed.first().first().toString().contains(u"“PARLANCE_LOCKED_KEY”"_s));
}

QTEST_GUILESS_MAIN(KeychainTest)
#include "tst_keychain.moc"
