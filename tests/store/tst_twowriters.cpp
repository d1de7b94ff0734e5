// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/store.h"
#include "storefixture.h"

#include <QProcess>

using namespace model;
using namespace Qt::StringLiterals;

//! Two processes commit turns to one profile at the same time.
class TwoWritersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothFinishAndWaitBriefly();
    void goesOnWhereTheOtherHasChangedTheTables();
    void erasesBesideABusyNeighbour();
};

void TwoWritersTest::bothFinishAndWaitBriefly()
{
    constexpr int turns = 60;
    // A turn is three commits, each beside the other's; ten seconds is where the store gives up.
    constexpr int longestWait = 5'000;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"parlance.sqlite"_s);
    QProcess writers[2];
    for (QProcess &writer : writers)
        writer.start(QStringLiteral(KILLED_HELPER), {u"commit"_s, path, QString::number(turns)});
    for (QProcess &writer : writers) {
        QVERIFY(writer.waitForFinished(50'000));
        QCOMPARE(writer.exitStatus(), QProcess::NormalExit);
        QCOMPARE(writer.exitCode(), 0);
        const QStringList lines = QString::fromUtf8(writer.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), turns + 1);
        const int longest = lines.last().section(u' ', 1).toInt();
        qInfo("the longest turn took %d ms", longest);
        QVERIFY(longest < longestWait);
    }
    const auto store = Store::open(path);
    VERIFY_RESULT(store);
    Database &reader = (*store)->reader();
    QCOMPARE(reader.value(u"PRAGMA integrity_check"_s)->toString(), u"ok"_s);
    QCOMPARE(reader.value(u"SELECT count(*) FROM node"_s)->toInt(), 2 * 2 * turns);
    const auto conversations = ConversationStore(reader).list(10);
    VERIFY_RESULT(conversations);
    QCOMPARE(conversations->size(), 2);
    for (const ConversationInfo &conversation : *conversations)
        QCOMPARE(conversation.length, 2 * turns);
}

void TwoWritersTest::goesOnWhereTheOtherHasChangedTheTables()
{
    StoreFixture own;
    auto other = Database::open(own.path(), Database::Access::ReadWrite);
    VERIFY_RESULT(other);
    // From here on it knows the tables.
    VERIFY_RESULT((*other)->value(u"SELECT count(*) FROM sqlite_master"_s));
    VERIFY_RESULT(own.database().execute(u"CREATE TABLE another (row INTEGER PRIMARY KEY)"_s));
    VERIFY_RESULT(ConversationStore(**other).create({}));
    VERIFY_RESULT(own.database().execute(u"DROP TABLE another"_s));
    VERIFY_RESULT(ConversationStore(**other).create({}));
}

void TwoWritersTest::erasesBesideABusyNeighbour()
{
    StoreFixture own;
    QProcess neighbour;
    neighbour.start(QStringLiteral(KILLED_HELPER), {u"commit"_s, own.path()});
    for (int number = 0; number < 5; ++number) {
        const QString secret = u"zqsecret%1xvjk"_s.arg(number);
        const ConversationId id = own.conversation();
        VERIFY_RESULT(ConversationStore(own.database()).append(id, 0, {text(secret), text(secret.repeated(300))}));
        QVERIFY(neighbour.waitForReadyRead(20'000));
        VERIFY_RESULT(ConversationStore(own.database()).erase(id));
        QVERIFY(!ConversationStore(own.database()).find(id));
    }
    QCOMPARE(neighbour.state(), QProcess::Running);
    neighbour.kill();
    QVERIFY(neighbour.waitForFinished(20'000));
    // What the neighbour read may have kept in the log until it ended.
    VERIFY_RESULT(own.database().value(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
    QVERIFY(!own.isAnywhere("zqsecret"));
    QVERIFY(!own.isAnywhere("xvjk"));
    QCOMPARE(own.integrity(), u"ok"_s);
}

QTEST_GUILESS_MAIN(TwoWritersTest)
#include "tst_twowriters.moc"
