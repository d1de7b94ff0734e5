// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/conversationstore.h"
#include "model/store/searchindex.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"
#include "storefixture.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QProcess>
#include <QRandomGenerator>

using namespace model;
using namespace Qt::StringLiterals;

//! A process that writes is killed without warning: at some moment, twenty-two times in each way of writing, all in one file; and at
//! every write that a commit consists of.
class KilledTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void nothingCommittedIsLost();
    void aStreamingAnswerIsInterruptedWithItsText();
    void aCommitIsWholeOrNotAtAllWhereverItIsCutOff();
    void aRoundOfCallsDoesNotWaitForTheDisk_data();
    void aRoundOfCallsDoesNotWaitForTheDisk();
    void aMigrationIsWholeOrNotAtAllWhereverItIsCutOff_data();
    void aMigrationIsWholeOrNotAtAllWhereverItIsCutOff();

private:
    static constexpr int rounds = 22;
    //! In which the writes of a migration are gone through: a slow machine takes longer for all than one function may.
    static constexpr int shares = 4;

    QString path() const { return m_folder->filePath(u"parlance.sqlite"_s); }
    QStringList killed(const QString &way, int afterLines);
    //! The conversations whose turns were left open.
    QList<ConversationId> recover(Store &store);
    QStringList texts(Database &database, const ConversationId &id);

    std::unique_ptr<QTemporaryDir> m_folder;
    QRandomGenerator m_random {11};
};

//! What the process has said by the time it was killed: some moment after so many lines.
QStringList KilledTest::killed(const QString &way, int afterLines)
{
    QProcess process;
    process.start(QStringLiteral(KILLED_HELPER), {way, path()});
    QByteArray output;
    while (output.count('\n') < afterLines && process.waitForReadyRead(20'000))
        output += process.readAllStandardOutput();
    // Up to 3 ms later: somewhere within what it does between two lines.
    if (m_random.bounded(4) > 0)
        process.waitForFinished(1 + int(m_random.bounded(3)));
    process.kill();
    process.waitForFinished(20'000);
    output += process.readAllStandardOutput();
    QStringList lines = QString::fromUtf8(output).split(u'\n');
    // What comes after the last line end is half a line, or nothing.
    lines.removeLast();
    return lines;
}

QList<ConversationId> KilledTest::recover(Store &store)
{
    std::optional<Result<QList<ConversationId>>> recovered;
    store.run(
        this, [locks = m_folder->filePath(u"locks"_s)](Database &database) { return TurnStore(database).recover(locks); },
        [&recovered](const Result<QList<ConversationId>> &result) { recovered = result; });
    if (!QTest::qWaitFor([&recovered] { return recovered.has_value(); }, support::patience) || !*recovered)
        qFatal("turns are not recovered");
    return **recovered;
}

QStringList KilledTest::texts(Database &database, const ConversationId &id)
{
    const ConversationStore conversations(database);
    const auto path = conversations.path(id).value_or(Path());
    QStringList texts;
    const auto nodes = conversations.nodes(path, 0, lengthOf(path)).value_or(QList<Node>());
    for (const Node &node : nodes)
        texts += node.canister->text();
    return texts;
}

void KilledTest::nothingCommittedIsLost()
{
    for (int round = 0; round < rounds; ++round) {
        const QStringList lines = killed(u"commit"_s, 1 + int(m_random.bounded(6)));
        QVERIFY(!lines.isEmpty());
        const auto store = Store::open(path());
        VERIFY_RESULT(store);
        QCOMPARE((*store)->reader().value(u"PRAGMA integrity_check"_s)->toString(), u"ok"_s);
        const ConversationId id(lines.first().section(u' ', 1, 1));
        const QStringList kept = texts((*store)->reader(), id);
        for (const QString &line : lines)
            QVERIFY2(kept.contains(line.section(u' ', 2)), qPrintable(line));
        // A turn is there whole or not at all.
        QCOMPARE(kept.size() % 2, 0);
    }
}

void KilledTest::aStreamingAnswerIsInterruptedWithItsText()
{
    for (int round = 0; round < rounds; ++round) {
        const QStringList lines = killed(u"stream"_s, 1 + int(m_random.bounded(12)));
        QVERIFY(!lines.isEmpty());
        const auto store = Store::open(path());
        VERIFY_RESULT(store);
        const ConversationId id(lines.first().section(u' ', 1, 1));
        QCOMPARE(recover(**store), QList<ConversationId> {id});
        const QStringList kept = texts((*store)->reader(), id);
        QCOMPARE(kept.size(), 2);
        QCOMPARE(kept.first(), u"question"_s);
        QVERIFY2(kept.last().size() >= lines.last().section(u' ', 2).toLongLong(), qPrintable(lines.last()));
        QCOMPARE(kept.last(), u"0123456789"_s.repeated(kept.last().size() / 10));
        QCOMPARE((*store)->reader().value(u"PRAGMA integrity_check"_s)->toString(), u"ok"_s);
    }
}

void KilledTest::aCommitIsWholeOrNotAtAllWhereverItIsCutOff()
{
    int interrupted = 0;
    int committed = 0;
    bool died = true;
    for (int number = 1; died; ++number) {
        QVERIFY(number < 1000);
        QVERIFY(QDir().mkpath(m_folder->filePath(QString::number(number))));
        const QString file = m_folder->filePath(u"%1/parlance.sqlite"_s.arg(number));
        QProcess process;
        process.start(QStringLiteral(KILLED_HELPER), {u"die"_s, file, QString::number(number)});
        QVERIFY(process.waitForFinished(20'000));
        died = process.exitStatus() == QProcess::CrashExit;
        const QByteArray said = process.readAllStandardOutput();
        QVERIFY(said.startsWith("journalled "));
        const auto store = Store::open(file);
        VERIFY_RESULT(store);
        const bool open = !recover(**store).isEmpty();
        const QStringList kept = texts((*store)->reader(), ConversationId(QString::fromUtf8(said).section(u' ', 1, 1)));
        QCOMPARE(kept.size(), 2);
        QVERIFY(kept.first().startsWith(u"question "_s));
        QCOMPARE(kept.last().left(10), open ? u"0123456789"_s : u"answer yyy"_s);
        QCOMPARE((*store)->reader().value(u"PRAGMA integrity_check"_s)->toString(), u"ok"_s);
        QCOMPARE((*store)->reader().value(u"SELECT count(*) FROM staged"_s)->toInt(), 0);
        QCOMPARE((*store)->reader().value(u"SELECT count(*) FROM staged_delta"_s)->toInt(), 0);
        (open ? interrupted : committed) += 1;
        // What was said to be durable is; and from the write on that makes it so, it stays.
        QVERIFY(!open || !said.contains("committed"));
        QVERIFY(!open || committed == 0);
    }
    qInfo("cut off %d times before the commit was durable, %d times after", interrupted, committed);
    // The frames of several pages and their sync before; the copying of the pages into the file after.
    QVERIFY(interrupted > 10);
    QVERIFY(committed > 2);
}

void KilledTest::aRoundOfCallsDoesNotWaitForTheDisk_data()
{
    QTest::addColumn<int>("calls");
    QTest::newRow("one") << 1;
    QTest::newRow("many") << 500;
}

void KilledTest::aRoundOfCallsDoesNotWaitForTheDisk()
{
    QFETCH(int, calls);
    QProcess process;
    process.start(QStringLiteral(KILLED_HELPER), {u"round"_s, path(), QString::number(calls)});
    QVERIFY(process.waitForFinished(20'000));
    const QByteArray said = process.readAllStandardOutput().trimmed();
    QCOMPARE(said, QByteArray("syncs 0"));
}

void KilledTest::aMigrationIsWholeOrNotAtAllWhereverItIsCutOff_data()
{
    QTest::addColumn<int>("share");
    for (int share = 0; share < shares; ++share)
        QTest::addRow("%d of %d", share + 1, shares) << share;
}

void KilledTest::aMigrationIsWholeOrNotAtAllWhereverItIsCutOff()
{
    QFETCH(int, share);
    int cutOff = 0;
    // Every seventh of some 1,200 writes: the first of them make the copies, the last ones what is new. Under a sanitizer each start takes
    // a second.
    constexpr int step = support::isSanitized ? 41 : 7;
    for (bool died = true; died; cutOff += died ? 1 : 0) {
        const int number = 1 + step * (shares * cutOff + share);
        QVERIFY(number < 2000);
        QVERIFY(QDir().mkpath(m_folder->filePath(QString::number(number))));
        const QString file = m_folder->filePath(u"%1/parlance.sqlite"_s.arg(number));
        QVERIFY(QFile::copy(support::dataFolder() + u"/store/version-4.sqlite"_s, file));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        QProcess process;
        process.start(QStringLiteral(KILLED_HELPER), {u"migrate"_s, file, QString::number(number)});
        QVERIFY(process.waitForFinished(20'000));
        died = process.exitStatus() == QProcess::CrashExit;
        const auto store = Store::open(file);
        VERIFY_RESULT(store);
        const auto list = ConversationStore((*store)->reader()).list(9);
        VERIFY_RESULT(list);
        QCOMPARE(list->size(), 2);
        QCOMPARE(texts((*store)->reader(), list->last().id).first(), u"An old question of version four"_s);
        QCOMPARE(texts((*store)->reader(), list->first().id).size(), 4);
        const auto hits = SearchIndex((*store)->reader()).find(u"\"version four\""_s, 5);
        VERIFY_RESULT(hits);
        QVERIFY(hits->size() == 3 && hits->first().isTitle);
        QCOMPARE((*store)->reader().value(u"PRAGMA integrity_check"_s)->toString(), u"ok"_s);
        const auto copy = Database::open(Migrations::copyPath(file, 4), Database::Access::Immutable);
        VERIFY_RESULT(copy);
        QCOMPARE((*copy)->value(u"PRAGMA user_version"_s)->toInt(), 4);
        QCOMPARE((*copy)->value(u"PRAGMA integrity_check"_s)->toString(), u"ok"_s);
    }
    QVERIFY(cutOff > (support::isSanitized ? 3 : 10));
}

QTEST_GUILESS_MAIN(KilledTest)

#include "tst_killed.moc"
