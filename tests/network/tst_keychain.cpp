// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/secrets/keychain.h"
#include "tests/support/patience.h"

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

QTEST_GUILESS_MAIN(KeychainTest)
#include "tst_keychain.moc"
