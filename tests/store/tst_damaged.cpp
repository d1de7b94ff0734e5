// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "damagedstores.h"
#include "model/store/canisterstore.h"
#include "model/store/contentstore.h"
#include "model/store/repair.h"
#include "model/store/searchindex.h"
#include "model/store/storefile.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

using namespace model;
using namespace Qt::StringLiterals;

//! A store that is not as it was written: nothing crashes, and nothing is left out in silence.
class DamagedTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<StoreFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void aMissingContentSpoilsItsMessageAlone();
    void aSmallTextThatIsAnotherIsTold();
    void aLargeTextThatIsAnotherIsTold();
    void aMessageThatIsGoneKeepsItsPlace();
    void aMessageInAnothersPlaceIsTold();
    void aPathThatEndsElsewhereIsTold();
    void aSegmentThatLeadsInACircleIsTold();
    void sizesThatAreNoneAreNotBelieved();
    void recoveryKeepsWhatElseTheTurnHasStaged();
    void whatIsDamagedCanBeErased();
    void whatIsErasedIsFoundNoMore_data();
    void whatIsErasedIsFoundNoMore();
    void aRepairKeepsEverythingElse();
    void aRepairChangesNothingThatIsSound();
    void aRepairThatWasCutOffIsFinished();
    void aRepairFindsMessagesWithoutAPlace();
    void whereNothingCanBeReadADailyCopyTakesItsPlace();
    void hasNoSilentGaps();

private:
    ConversationStore store() { return ConversationStore(m_fixture->database()); }
    //! Three messages: a small one, a large one, a small one.
    ConversationId conversation();
    QList<Node> nodes(const ConversationId &id)
    {
        const auto path = store().path(id);
        const auto read = path ? store().nodes(*path, 0, lengthOf(*path)) : tl::make_unexpected(path.error());
        if (!read)
            qWarning("%s", qPrintable(read.error().message));
        return read.value_or(QList<Node>());
    }
    //! As something else than Parlance writes.
    void meddle(const QString &statement);

    std::unique_ptr<StoreFixture> m_fixture;
};

ConversationId DamagedTest::conversation()
{
    const ConversationId id = m_fixture->conversation();
    if (!store().append(id, 0, {text(u"first"_s), text(u"second "_s.repeated(500), Role::Assistant), text(u"third"_s)}))
        qFatal("no messages");
    return id;
}

void DamagedTest::meddle(const QString &statement)
{
    for (const QString &each : {u"PRAGMA foreign_keys=OFF"_s, u"DROP TRIGGER IF EXISTS node_resealed"_s,
             u"DROP TRIGGER IF EXISTS segment_resealed"_s, u"DROP TRIGGER IF EXISTS conversation_resealed"_s, statement})
        VERIFY_RESULT(m_fixture->database().execute(each));
}

void DamagedTest::aMissingContentSpoilsItsMessageAlone()
{
    const ConversationId id = conversation();
    meddle(u"DELETE FROM content"_s);
    const QList<Node> read = nodes(id);
    QCOMPARE(read.size(), 3);
    QCOMPARE(read.at(0).canister->text(), u"first"_s);
    QVERIFY(read.at(0).canister->damage.isEmpty());
    QVERIFY2(read.at(1).canister->damage.contains(u"missing"_s), qPrintable(read.at(1).canister->damage));
    QVERIFY2(read.at(1).canister->damage.contains(u"Repair"_s), qPrintable(read.at(1).canister->damage));
    QCOMPARE(read.at(1).canister->role, Role::Assistant);
    QCOMPARE(read.at(2).canister->text(), u"third"_s);
}

void DamagedTest::aSmallTextThatIsAnotherIsTold()
{
    const ConversationId id = conversation();
    meddle(u"UPDATE canister SET json=CAST(replace(json, 'third', 'other') AS BLOB)"_s);
    QVERIFY(nodes(id).at(1).canister->damage.isEmpty());
    QVERIFY2(nodes(id).at(2).canister->damage.contains(u"checksum"_s), qPrintable(nodes(id).at(2).canister->damage));
}

void DamagedTest::aLargeTextThatIsAnotherIsTold()
{
    const ConversationId id = conversation();
    const QByteArray other = qCompress(QByteArray("second ").repeated(499) + "another");
    VERIFY_RESULT(m_fixture->database().run(u"UPDATE piece_data SET form=1, data=?"_s, {other}));
    QVERIFY2(nodes(id).at(1).canister->damage.contains(u"damaged"_s), qPrintable(nodes(id).at(1).canister->damage));
}

void DamagedTest::aMessageThatIsGoneKeepsItsPlace()
{
    const ConversationId id = conversation();
    meddle(u"DELETE FROM canister WHERE row=2"_s);
    QCOMPARE(nodes(id).size(), 3);
    QVERIFY(!nodes(id).at(1).canister->damage.isEmpty());
    QCOMPARE(nodes(id).at(1).row, 2);
    meddle(u"DELETE FROM node WHERE row=1"_s);
    QCOMPARE(nodes(id).size(), 3);
    QVERIFY(!nodes(id).at(0).canister->damage.isEmpty());
    QCOMPARE(nodes(id).at(2).canister->text(), u"third"_s);
}

void DamagedTest::aMessageInAnothersPlaceIsTold()
{
    const ConversationId id = conversation();
    meddle(u"UPDATE node SET canister=3 WHERE row=1"_s);
    QVERIFY(!nodes(id).at(0).canister->damage.isEmpty());
    QVERIFY(nodes(id).at(2).canister->damage.isEmpty());
}

void DamagedTest::aPathThatEndsElsewhereIsTold()
{
    const ConversationId id = conversation();
    meddle(u"UPDATE conversation SET head=1"_s);
    const auto path = store().path(id);
    QVERIFY(!path);
    QVERIFY2(path.error().message.contains(u"Repair"_s), qPrintable(path.error().message));
}

void DamagedTest::aSegmentThatLeadsInACircleIsTold()
{
    const ConversationId id = conversation();
    meddle(u"UPDATE segment SET parent=row"_s);
    QVERIFY(!store().path(id));
}

void DamagedTest::sizesThatAreNoneAreNotBelieved()
{
    // As much memory as these say there is not.
    QVERIFY(!ContentStore::fromRecipe(QByteArray::fromHex("ffffffff") + qCompress("x").mid(4)));
    QVERIFY(!ContentStore::fromRecipe(qCompress(QByteArray::fromHex("ffffffff0000000000000001"))));
    QVERIFY(!ContentStore::fromRecipe({}));
    QVERIFY(!ContentStore::pieceBytes(1, QByteArray::fromHex("ffffffff") + qCompress("x").mid(4)));
    QCOMPARE(ContentStore::fromRecipe(ContentStore::toRecipe({3, 1, 2})).value_or(QList<qint64>()), (QList<qint64> {3, 1, 2}));
    QVERIFY(ContentStore::fromRecipe(ContentStore::toRecipe({})).has_value());
}

void DamagedTest::recoveryKeepsWhatElseTheTurnHasStaged()
{
    const ConversationId id = m_fixture->conversation();
    TurnStore turns(m_fixture->database());
    TurnRecord turn;
    turn.conversation = id;
    VERIFY_RESULT(turns.begin(turn));
    VERIFY_RESULT(turns.stage(turn.id, 0, *text(u"question"_s)));
    VERIFY_RESULT(turns.stage(turn.id, 1, *text(u"lost"_s, Role::Assistant)));
    VERIFY_RESULT(turns.stage(turn.id, 2, *text(u"answer"_s, Role::Assistant)));
    VERIFY_RESULT(m_fixture->database().execute(u"PRAGMA foreign_keys=OFF"_s));
    VERIFY_RESULT(m_fixture->database().execute(u"DELETE FROM canister WHERE row=(SELECT canister FROM staged WHERE ordinal=1)"_s));
    const auto recovered = turns.recover(m_fixture->folder() + u"/locks"_s);
    VERIFY_RESULT(recovered);
    QCOMPARE(*recovered, QList<ConversationId> {id});
    const QList<Node> read = nodes(id);
    QCOMPARE(read.size(), 3);
    QCOMPARE(read.at(0).canister->text(), u"question"_s);
    QVERIFY(!read.at(1).canister->damage.isEmpty());
    QVERIFY(!read.at(1).active);
    QCOMPARE(read.at(2).canister->text(), u"answer"_s);
    QVERIFY(read.at(2).active);
}

void DamagedTest::whatIsDamagedCanBeErased()
{
    const ConversationId id = conversation();
    const ConversationId kept = conversation();
    meddle(u"UPDATE content SET recipe=x'00'"_s);
    meddle(u"UPDATE canister SET json=CAST(replace(json, 'third', 'other') AS BLOB) WHERE row=3"_s);
    VERIFY_RESULT(store().erase(id));
    QVERIFY(!m_fixture->isAnywhere("other"));
    QCOMPARE(nodes(kept).size(), 3);
    QCOMPARE(SearchIndex(m_fixture->database()).find(u"third"_s, 5)->size(), 1);
}

void DamagedTest::whatIsErasedIsFoundNoMore_data()
{
    QTest::addColumn<int>("row");
    QTest::newRow("the first is damaged") << 1;
    QTest::newRow("the last is damaged") << 3;
}

//! What it was indexed by cannot be known; another message that gets its number is not found by it.
void DamagedTest::whatIsErasedIsFoundNoMore()
{
    QFETCH(int, row);
    const ConversationId id = conversation();
    VERIFY_RESULT(SearchIndex(m_fixture->database()).fillAnew());
    meddle(u"UPDATE canister SET json=x'7b' WHERE row=%1"_s.arg(row));
    VERIFY_RESULT(store().erase(id));
    VERIFY_RESULT(store().append(m_fixture->conversation(), 0, {text(u"other"_s), text(u"others"_s), text(u"more"_s)}));
    for (const QString &word : {u"first"_s, u"second"_s, u"third"_s})
        QCOMPARE(SearchIndex(m_fixture->database()).find(word, 5)->size(), 0);
    QCOMPARE(SearchIndex(m_fixture->database()).find(u"more"_s, 5)->size(), 1);
}

void DamagedTest::aRepairKeepsEverythingElse()
{
    const ConversationId id = conversation();
    const ConversationId other = conversation();
    VERIFY_RESULT(store().setTitle(id, u"Damaged"_s));
    VERIFY_RESULT(store().setLabels(other, {u"kept"_s}));
    VERIFY_RESULT(store().setGroup(other, u"Lamps"_s));
    VERIFY_RESULT(store().setArchived(other, true));
    meddle(u"DELETE FROM canister WHERE row=1"_s);
    meddle(u"DELETE FROM node WHERE row=2"_s);
    m_fixture->close();
    const auto found = Repair(m_fixture->path()).check();
    VERIFY_RESULT(found);
    QVERIFY(!found->isEmpty());
    const auto report = Repair(m_fixture->path()).run();
    VERIFY_RESULT(report);
    QVERIFY(QFile::exists(report->kept));
    QVERIFY2(report->missing.join(u' ').contains(u"“Damaged”: message(s) 1, 2 "_s), qPrintable(report->missing.join(u' ')));
    QVERIFY(Repair(m_fixture->path()).check()->isEmpty());

    const auto database = Database::open(m_fixture->path(), Database::Access::ReadWrite);
    VERIFY_RESULT(database);
    ConversationStore repaired(**database);
    const auto read = repaired.nodes(*repaired.path(id), 0, 9);
    VERIFY_RESULT(read);
    QCOMPARE(read->size(), 3);
    QVERIFY(!read->at(0).canister->damage.isEmpty() && !read->at(0).active);
    QVERIFY(!read->at(1).canister->damage.isEmpty() && !read->at(1).active);
    QCOMPARE(read->at(2).canister->text(), u"third"_s);
    QVERIFY(read->at(2).active);
    QCOMPARE(repaired.nodes(*repaired.path(other), 0, 9)->at(1).canister->text(), u"second "_s.repeated(500));
    QCOMPARE(repaired.find(other)->labels, QStringList {u"kept"_s});
    QCOMPARE(repaired.find(other)->group, u"Lamps"_s);
    QVERIFY(repaired.find(other)->archived);
    QCOMPARE(SearchIndex(**database).find(u"third"_s, 5)->size(), 2);
    // A conversation goes on after the message that is there.
    VERIFY_RESULT(repaired.append(id, read->at(2).row, {text(u"fourth"_s)}));
}

void DamagedTest::aRepairChangesNothingThatIsSound()
{
    conversation();
    m_fixture->close();
    QFile file(m_fixture->path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    file.close();
    const auto report = Repair(m_fixture->path()).run();
    VERIFY_RESULT(report);
    QVERIFY2(report->found.isEmpty(), qPrintable(report->found.join(u'\n')));
    QVERIFY(report->kept.isEmpty());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), before);
}

void DamagedTest::aRepairThatWasCutOffIsFinished()
{
    const ConversationId id = conversation();
    m_fixture->close();
    const StoreFile file(m_fixture->path());
    QVERIFY(QFile::copy(m_fixture->path(), file.repairedPath()));
    // Killed after the old file had its new name, and before the new one had its.
    QVERIFY(QFile::rename(m_fixture->path(), file.damagedPath()));
    VERIFY_RESULT(file.prepare());
    const auto database = Database::open(m_fixture->path(), Database::Access::ReadOnly);
    VERIFY_RESULT(database);
    QCOMPARE(lengthOf(*ConversationStore(**database).path(id)), 3);
    QVERIFY(!QFile::exists(file.repairedPath()));
}

void DamagedTest::aRepairFindsMessagesWithoutAPlace()
{
    const ConversationId id = conversation();
    meddle(u"UPDATE node SET canister=3 WHERE row=2"_s);
    m_fixture->close();
    const auto report = Repair(m_fixture->path()).run();
    VERIFY_RESULT(report);
    const auto database = Database::open(m_fixture->path(), Database::Access::ReadOnly);
    const ConversationStore repaired(**database);
    QCOMPARE(repaired.nodes(*repaired.path(id), 0, 9)->size(), 3);
    const auto hits = SearchIndex(**database).find(u"second"_s, 5);
    VERIFY_RESULT(hits);
    QCOMPARE(hits->size(), 1);
    QVERIFY(hits->first().conversation != id);
    QVERIFY2(report->missing.join(u' ').contains(hits->first().title), qPrintable(report->missing.join(u' ')));
}

void DamagedTest::whereNothingCanBeReadADailyCopyTakesItsPlace()
{
    const ConversationId id = conversation();
    const QString path = m_fixture->path();
    m_fixture->close();
    QVERIFY(QDir(m_fixture->folder()).mkdir(u"copies"_s));
    QVERIFY(QFile::copy(path, m_fixture->folder() + u"/copies/parlance-2026-11-20.sqlite"_s));
    QVERIFY(QFile::resize(path, 0));
    const auto refused = StoreFile(path).prepare();
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.contains(u"empty"_s), qPrintable(refused.error().message));
    // Left by a repair that was cut off.
    QFile left(StoreFile(path).repairedPath());
    QVERIFY(left.open(QIODevice::WriteOnly) && left.write("half of something") > 0);
    left.close();
    const auto report = Repair(path).run();
    VERIFY_RESULT(report);
    QVERIFY(!report->copy.isEmpty());
    QVERIFY2(report->missing.join(u' ').contains(u"What came after the copy"_s), qPrintable(report->missing.join(u' ')));
    const auto database = Database::open(path, Database::Access::ReadOnly);
    QCOMPARE(lengthOf(*ConversationStore(**database).path(id)), 3);
}

//! `DAMAGED_STORES=FIRST:COUNT` for a longer run; see packaging/soak.
void DamagedTest::hasNoSilentGaps()
{
    const QString wanted = qEnvironmentVariable("DAMAGED_STORES", u"0:40"_s);
    const int first = wanted.section(u':', 0, 0).toInt();
    const int count = wanted.section(u':', 1, 1).toInt();
    DamagedStores stores;
    // There, of some rows no more can be read than their number.
    constexpr int numbersAlone = 535;
    QStringList gaps = stores.silentGaps(numbersAlone);
    for (int number = first; number < first + count; ++number) {
        const QStringList silent = stores.silentGaps(number);
        for (const QString &gap : silent)
            gaps += u"store %1 (%2) %3"_s.arg(number).arg(DamagedStores::kindOf(number), gap);
    }
    qInfo("damaged %d, refused %d, told %d, unharmed %d, silent %d", count, stores.refused(), stores.told(), stores.unharmed(),
        int(gaps.size()));
    QVERIFY2(gaps.isEmpty(), qPrintable(gaps.join(u'\n')));
    QVERIFY(stores.refused() + stores.told() > count / 4);
}

QTEST_GUILESS_MAIN(DamagedTest)
#include "tst_damaged.moc"
