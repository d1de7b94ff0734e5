// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/canisterstore.h"
#include "model/store/contentstore.h"
#include "model/store/exchangestore.h"
#include "model/store/repair.h"
#include "model/store/salvage.h"
#include "model/store/storefile.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

#include <QtEndian>

using namespace model;
using namespace Qt::StringLiterals;

//! Each condition by which what is damaged is told from what is sound, and put together again.
class StoreConditionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void findsEachKindOfDamage_data();
    void findsEachKindOfDamage();
    void findsEachBrokenPage_data();
    void findsEachBrokenPage();
    void findsNothingInWhatIsSound();
    void looksIntoNoStoreOfAnotherVersion();
    void saysWhatARepairDoes();
    void leavesNothingOfARepairThatWasCutOff();
    void repairsNothingThatOthersHaveOpen();
    void takesNoOtherDatabaseForAStore();
    void unpacksNoMoreThanIsSaid();
    void tellsADamagedMessageForWhatItIs();
    void keepsWhatATurnHasStaged();
    void countsWhatIsSharedOnce();
    void forgetsAContentOfWhichNothingIsKnown();
    void makesUpWhatIsMissing();
    void takesEachPlaceOnce();
    void leavesOutWhatIsBeforeASegment();
    void beginsAnewWhatBelongsNowhere_data();
    void beginsAnewWhatBelongsNowhere();
    void breaksOffWhatCannotBeBelow_data();
    void breaksOffWhatCannotBeBelow();
    void findsAConversationForEachSegment_data();
    void findsAConversationForEachSegment();
    void numbersWhatIsMadeUp_data();
    void numbersWhatIsMadeUp();
    void carriesTurnsAndExchanges();
    void growsASegmentToWhereABranchLeaves();
    void makesUpNoEndlessPath();
    void endsAConversationWhereItEnds_data();
    void endsAConversationWhereItEnds();
    void forgetsWhatSupersedesAndIsGone();

private:
    Database &database() { return m_fixture->database(); }
    QStringList findings();
    static SalvagedTree::Node node(qint64 row, int position, qint64 parent, qint64 segment = 1);

    std::unique_ptr<StoreFixture> m_fixture;
    ConversationId m_conversation;
    qint64 m_last = 0;
};

void StoreConditionsTest::init()
{
    m_fixture = std::make_unique<StoreFixture>();
    m_conversation = m_fixture->conversation();
    m_last = *ConversationStore(database())
                  .append(m_conversation, 0, {text(u"one"_s), text(QString(3000, u'x'), Role::Assistant), text(u"three"_s)});
}

QStringList StoreConditionsTest::findings()
{
    return Repair(m_fixture->path(), [](const QString &) {}).check().value_or(QStringList {u"no check"_s});
}

void StoreConditionsTest::findsEachKindOfDamage_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("finding");
    QTest::newRow("a content") << u"UPDATE piece_data SET data=zeroblob(length(data))"_s << u"1 content(s) cannot be read"_s;
    QTest::newRow("a message") << u"UPDATE canister SET json=CAST(replace(CAST(json AS TEXT), 'one', 'two') AS BLOB) WHERE row=1"_s
                               << u"1 message(s) cannot be read"_s;
    QTest::newRow("a message that is gone") << u"DELETE FROM canister WHERE row=1"_s << u"1 message(s) are missing"_s;
    QTest::newRow("a gap") << u"DELETE FROM node WHERE position=1"_s << u"1 branch(es) of conversations have gaps"_s;
    QTest::newRow("another place") << u"UPDATE node SET seal=seal+1 WHERE position=1"_s << u"1 place(s) in conversations are not"_s;
    QTest::newRow("another beginning") << u"UPDATE segment SET seal=seal+1"_s << u"1 place(s) in conversations are not"_s;
    QTest::newRow("an end that is gone") << u"UPDATE conversation SET head=4711"_s << u"1 conversation(s) have lost their end"_s;
}

void StoreConditionsTest::findsEachKindOfDamage()
{
    QFETCH(QString, statement);
    QFETCH(QString, finding);
    VERIFY_RESULT(database().execute(u"PRAGMA foreign_keys=OFF"_s));
    VERIFY_RESULT(database().execute(statement));
    m_fixture->close();
    const QStringList found = findings();
    QVERIFY2(found.join(u'\n').contains(finding), qPrintable(found.join(u'\n')));
}

void StoreConditionsTest::findsEachBrokenPage_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("unread"); // how often something cannot be read for it, besides what is told of the page
    QTest::newRow("an index") << u"sqlite_autoindex_exchange_1"_s << 0;
    QTest::newRow("contents") << u"content"_s << 1;
    QTest::newRow("segments") << u"segment"_s << 2;
}

void StoreConditionsTest::findsEachBrokenPage()
{
    QFETCH(QString, table);
    QFETCH(int, unread);
    const auto page = database().value(u"SELECT rootpage FROM sqlite_master WHERE name=?"_s, {table});
    const auto size = database().value(u"PRAGMA page_size"_s);
    QVERIFY(page && size && page->toInt() > 1);
    VERIFY_RESULT(database().execute(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
    m_fixture->close();
    QFile file(m_fixture->path());
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek((page->toLongLong() - 1) * size->toLongLong()));
    QCOMPARE(file.write(QByteArray(size->toInt(), '\0')), size->toLongLong());
    file.close();
    const QStringList found = findings();
    QVERIFY(!found.isEmpty());
    // How a broken page itself is told is SQLite's affair.
    QVERIFY2(found.filter(u"malformed"_s).size() >= unread, qPrintable(found.join(u'\n')));
}

void StoreConditionsTest::findsNothingInWhatIsSound()
{
    QCOMPARE(findings(), QStringList());
}

void StoreConditionsTest::looksIntoNoStoreOfAnotherVersion()
{
    VERIFY_RESULT(database().execute(u"PRAGMA user_version=4711"_s));
    m_fixture->close();
    QStringList told;
    VERIFY_RESULT(Repair(m_fixture->path(), [&told](const QString &what) { told += what; }).check());
    QCOMPARE(told, QStringList {u"The pages of the file"_s});
}

void StoreConditionsTest::saysWhatARepairDoes()
{
    VERIFY_RESULT(database().execute(u"UPDATE node SET seal=seal+1 WHERE position=1"_s));
    m_fixture->close();
    QStringList told;
    const auto report = Repair(m_fixture->path(), [&told](const QString &what) { told += what; }).run();
    VERIFY_RESULT(report);
    QCOMPARE(report->conversations, 1);
    QCOMPARE(report->messages, 3);
    QCOMPARE(told.first(3), (QStringList {u"The pages of the file"_s, u"Messages"_s, u"Conversations"_s}));
    QCOMPARE(told.last(), u"The new file"_s);
}

void StoreConditionsTest::leavesNothingOfARepairThatWasCutOff()
{
    VERIFY_RESULT(database().execute(u"UPDATE node SET seal=seal+1 WHERE position=1"_s));
    m_fixture->close();
    const QString fresh = m_fixture->path() + u".repairing"_s;
    for (const QString &left : {fresh, fresh + u"-wal"_s, StoreFile(m_fixture->path()).repairedPath()}) {
        QFile file(left);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("half of something") > 0);
    }
    VERIFY_RESULT(Repair(m_fixture->path(), [](const QString &) {}).run());
    QCOMPARE(findings(), QStringList());
    QVERIFY(!QFile::exists(fresh) && !QFile::exists(StoreFile(m_fixture->path()).repairedPath()));
}

void StoreConditionsTest::repairsNothingThatOthersHaveOpen()
{
    VERIFY_RESULT(database().execute(u"UPDATE node SET seal=seal+1 WHERE position=1"_s));
    const auto report = Repair(m_fixture->path(), [](const QString &) {}).run();
    QVERIFY(!report);
    QVERIFY2(report.error().message.contains(u"open"_s), qPrintable(report.error().message));
}

void StoreConditionsTest::takesNoOtherDatabaseForAStore()
{
    VERIFY_RESULT(database().execute(u"PRAGMA foreign_keys=OFF"_s));
    VERIFY_RESULT(database().execute(u"UPDATE conversation SET head=4711"_s));
    VERIFY_RESULT(database().execute(u"DROP TABLE segment"_s));
    m_fixture->close();
    const auto report = Repair(m_fixture->path(), [](const QString &) {}).run();
    QVERIFY(!report);
    QVERIFY2(report.error().message.contains(u"no daily copy"_s), qPrintable(report.error().message));
}

void StoreConditionsTest::unpacksNoMoreThanIsSaid()
{
    const QByteArray packed = qCompress(QByteArray(5000, 'x'));
    QCOMPARE(unpacked(packed, 5000).value_or(QByteArray()).size(), 5000);
    QVERIFY(!unpacked(packed, 4999));
    QByteArray wrong = packed;
    qToBigEndian<quint32>(6000, wrong.data());
    QVERIFY(!unpacked(wrong, 10'000));
    QVERIFY(!unpacked(packed.left(20), 10'000));
    QVERIFY(!unpacked("abc", 10'000));
}

void StoreConditionsTest::tellsADamagedMessageForWhatItIs()
{
    const CanisterStore canisters(database());
    QByteArray json = R"({"role":"user","contents":[{"type":"text","text":"one"}]})";
    QVERIFY(CanisterStore::sumOf(json, 0) != CanisterStore::sumOf(json, 1));
    (void)database().takeDamage();
    const CanisterPointer changed = canisters.readable({json, 0, "other"});
    QVERIFY(!changed->damage.isEmpty());
    QCOMPARE(changed->text(), u"one"_s);
    QVERIFY(database().takeDamage());
    const CanisterPointer gone = canisters.readable({"{\"role", 0, "other"});
    QVERIFY(!gone->damage.isEmpty());
    QVERIFY(gone->interrupted);
    QVERIFY(gone->text().isEmpty());
}

void StoreConditionsTest::keepsWhatATurnHasStaged()
{
    TurnRecord turn;
    turn.conversation = m_conversation;
    turn.base = m_last;
    VERIFY_RESULT(TurnStore(database()).begin(turn));
    VERIFY_RESULT(TurnStore(database()).stage(turn.id, 0, *text(u"staged"_s)));
    const auto row = database().value(u"SELECT canister FROM staged"_s);
    VERIFY_RESULT(CanisterStore(database()).sweep({row->toLongLong()}));
    QCOMPARE(TurnStore(database()).find(turn.id)->staged.value(0)->text(), u"staged"_s);
}

void StoreConditionsTest::countsWhatIsSharedOnce()
{
    ContentStore contents(database());
    QByteArray large;
    for (int word = 0; word < 60'000; ++word)
        large += QByteArray::number(word * 7919 % 104729) + ' ';
    const qint64 one = *contents.add(large);
    const qint64 other = *contents.add(large + "and more");
    const qint64 both = *contents.storedSize({one, other});
    QVERIFY(both < *contents.storedSize({one}) + *contents.storedSize({other}));
    // Of what is not there at all it is said that it is missing, of what is another that it is damaged.
    VERIFY_RESULT(database().execute(u"DELETE FROM piece_data"_s));
    QVERIFY(contents.bytes(one).error().message.contains(u"missing"_s));
}

void StoreConditionsTest::forgetsAContentOfWhichNothingIsKnown()
{
    ContentStore contents(database());
    const qint64 row = *contents.add(QByteArray(5000, 'y'));
    const int pieces = m_fixture->count(u"piece"_s);
    VERIFY_RESULT(database().run(u"UPDATE content SET recipe=x'00' WHERE row=?"_s, {row}));
    VERIFY_RESULT(contents.sweep({row}));
    QCOMPARE(m_fixture->count(u"piece"_s), pieces - 1);
}

SalvagedTree::Node StoreConditionsTest::node(qint64 row, int position, qint64 parent, qint64 segment)
{
    SalvagedTree::Node made;
    made.row = row;
    made.conversation = 1;
    made.segment = segment;
    made.position = position;
    made.parent = parent;
    made.canister = row;
    return made;
}

void StoreConditionsTest::makesUpWhatIsMissing()
{
    SalvagedTree tree;
    tree.add(SalvagedTree::Segment {1, 1, 0, 0, 2});
    tree.add(node(5, 0, 0));
    tree.add(node(9, 2, 7));
    tree.makeWhole();
    QCOMPARE(tree.nodes().size(), 3);
    // The one behind it knew its number.
    QVERIFY(tree.nodes().contains(7));
    QCOMPARE(tree.nodes().value(7).parent, 5);
    QCOMPARE(tree.nodes().value(9).parent, 7);
    QCOMPARE(tree.nodes().value(7).position, 1);
    QCOMPARE(tree.nodes().value(7).canister, 0);
    QCOMPARE(tree.conversations().value(1).head, 9);
}

void StoreConditionsTest::takesEachPlaceOnce()
{
    SalvagedTree tree;
    tree.add(node(1, 0, 0));
    tree.add(node(2, 0, 0));
    tree.add(node(1, 1, 0));
    tree.add(node(3, -1, 0));
    tree.add(node(0, 1, 0));
    tree.add(node(SalvagedTree::highestRow + 1, 1, 0));
    QCOMPARE(tree.nodes().size(), 1);
    QCOMPARE(tree.nodes().value(1).position, 0);
}

void StoreConditionsTest::leavesOutWhatIsBeforeASegment()
{
    SalvagedTree tree;
    tree.add(SalvagedTree::Segment {1, 1, 0, 0, 1});
    tree.add(SalvagedTree::Segment {2, 1, 1, 2, 2});
    for (int position = 0; position < 2; ++position)
        tree.add(node(position + 1, position, position));
    tree.add(node(7, 1, 1, 2));
    tree.add(node(8, 2, 2, 2));
    tree.makeWhole();
    QVERIFY(!tree.nodes().contains(7));
    QCOMPARE(tree.nodes().value(8).parent, 2);
}

void StoreConditionsTest::beginsAnewWhatBelongsNowhere_data()
{
    QTest::addColumn<QList<int>>("parent"); // conversation and first position of the segment that should be before
    QTest::addColumn<bool>("isKept");
    QTest::newRow("a branch") << QList<int> {1, 0} << true;
    QTest::newRow("of another conversation") << QList<int> {2, 0} << false;
}

void StoreConditionsTest::beginsAnewWhatBelongsNowhere()
{
    QFETCH(QList<int>, parent);
    QFETCH(bool, isKept);
    SalvagedTree tree;
    tree.add(SalvagedTree::Segment {1, parent.first(), 0, parent.last(), parent.last()});
    tree.add(SalvagedTree::Segment {2, 1, 1, 2, 2});
    tree.add(node(1, parent.last(), 0));
    tree.add(node(8, 2, 0, 2));
    tree.makeWhole();
    QCOMPARE(tree.segments().value(2).parent != 0, isKept);
}

void StoreConditionsTest::breaksOffWhatCannotBeBelow_data()
{
    QTest::addColumn<qint64>("parent");
    QTest::addColumn<int>("first");
    QTest::newRow("one that is not there") << qint64(99) << 2;
    QTest::newRow("itself") << qint64(2) << 2;
    QTest::newRow("one that begins later") << qint64(3) << 2;
    QTest::newRow("one that begins with it") << qint64(4) << 2;
    QTest::newRow("from its beginning") << qint64(1) << 0;
}

void StoreConditionsTest::breaksOffWhatCannotBeBelow()
{
    QFETCH(const qint64, parent);
    QFETCH(const int, first);
    SalvagedTree tree;
    tree.add(SalvagedTree::Segment {1, 1, 0, 0, 1});
    tree.add(SalvagedTree::Segment {2, 1, parent, first, 2});
    tree.add(SalvagedTree::Segment {3, 1, 1, 5, 5});
    tree.add(SalvagedTree::Segment {4, 1, 1, 2, 2});
    tree.add(node(8, 2, 0, 2));
    tree.makeWhole();
    QCOMPARE(tree.segments().value(2).parent, 0);
    // It begins anew, with its place kept.
    QCOMPARE(tree.segments().value(2).first, 0);
    QCOMPARE(tree.segments().value(2).last, 2);
    QCOMPARE(tree.nodes().value(8).position, 2);
    QVERIFY(tree.nodes().value(8).parent != 0);
}

void StoreConditionsTest::findsAConversationForEachSegment_data()
{
    QTest::addColumn<qint64>("named");
    QTest::addColumn<bool>("isOtherKnown");
    QTest::addColumn<qint64>("found");
    const qint64 highest = SalvagedTree::highestRow;
    QTest::newRow("that is gone") << qint64(5) << true << qint64(5);
    QTest::newRow("none") << qint64(0) << true << qint64(8);
    QTest::newRow("none, alone") << qint64(0) << false << qint64(1);
    QTest::newRow("less than none") << qint64(-3) << true << qint64(8);
    QTest::newRow("the last that can be") << highest << false << highest;
    QTest::newRow("more than can be") << highest + 1 << true << qint64(8);
}

void StoreConditionsTest::findsAConversationForEachSegment()
{
    QFETCH(const qint64, named);
    QFETCH(const bool, isOtherKnown);
    QFETCH(const qint64, found);
    SalvagedTree tree;
    if (isOtherKnown)
        tree.add(SalvagedTree::Conversation {.row = 7, .id = u"c"_s, .title = u"Known"_s, .settings = {}, .isKnown = true});
    tree.add(SalvagedTree::Segment {1, named, 0, 0, 0});
    tree.add(node(1, 0, 0));
    tree.makeWhole();
    QCOMPARE(tree.segments().value(1).conversation, found);
    QCOMPARE(tree.nodes().value(1).conversation, found);
    const SalvagedTree::Conversation made = tree.conversations().value(found);
    QCOMPARE(made.row, found);
    QVERIFY(!made.id.isEmpty());
    QCOMPARE(made.title, u"Found by Repair"_s);
    QVERIFY(made.created > 0 && made.changed == made.created);
    QCOMPARE(made.head, 1);
}

void StoreConditionsTest::numbersWhatIsMadeUp_data()
{
    QTest::addColumn<qint64>("wanted"); // by the one behind it
    QTest::addColumn<qint64>("given");
    QTest::addColumn<qint64>("next"); // to the one that comes last, which nobody knows
    QTest::newRow("free") << qint64(7) << qint64(7) << qint64(11);
    QTest::newRow("above all others") << qint64(70) << qint64(70) << qint64(71);
    QTest::newRow("taken") << qint64(5) << qint64(11) << qint64(12);
    QTest::newRow("none") << qint64(0) << qint64(11) << qint64(12);
    QTest::newRow("less than none") << qint64(-7) << qint64(11) << qint64(12);
    QTest::newRow("more than can be") << SalvagedTree::highestRow + 1 << qint64(11) << qint64(12);
}

void StoreConditionsTest::numbersWhatIsMadeUp()
{
    QFETCH(const qint64, wanted);
    QFETCH(const qint64, given);
    QFETCH(const qint64, next);
    SalvagedTree tree;
    tree.add(SalvagedTree::Segment {1, 1, 0, 0, 4});
    tree.add(node(5, 0, 0));
    tree.add(node(9, 3, wanted));
    tree.makeWhole();
    QCOMPARE(tree.segments().value(1).last, 4);
    QCOMPARE(tree.nodes().size(), 5);
    QCOMPARE(tree.nodes().value(9).parent, given);
    QCOMPARE(tree.nodes().value(given).position, 2);
    QCOMPARE(tree.nodes().value(given).parent, 10);
    QCOMPARE(tree.nodes().value(next).position, 4);
}

//! What is no message goes into the new store as well.
void StoreConditionsTest::carriesTurnsAndExchanges()
{
    TurnRecord turn;
    turn.conversation = m_conversation;
    turn.base = m_last;
    VERIFY_RESULT(TurnStore(database()).begin(turn));
    VERIFY_RESULT(TurnStore(database()).stage(turn.id, 0, *text(u"staged"_s)));
    Exchange whole;
    whole.origin.conversation = m_conversation;
    whole.request.body = "asked";
    whole.responseBody = "answered";
    whole.state = ExchangeState::Complete;
    Exchange torn = whole;
    torn.id = ExchangeId::create();
    torn.responseBody = "answered otherwise";
    Exchange empty = whole;
    empty.id = ExchangeId::create();
    empty.responseBody.clear();
    for (const Exchange &exchange : {whole, torn, empty})
        VERIFY_RESULT(ExchangeStore(database()).end(exchange));
    VERIFY_RESULT(ConversationStore(database()).setLabels(m_conversation, {u"kept"_s}));
    VERIFY_RESULT(database().execute(u"PRAGMA foreign_keys=OFF"_s));
    VERIFY_RESULT(database().run(u"DELETE FROM content WHERE hash=?"_s, {ContentStore::hash(torn.responseBody)}));
    VERIFY_RESULT(database().execute(u"UPDATE segment SET seal=seal+1"_s));
    m_fixture->close();
    const auto report = Repair(m_fixture->path(), [](const QString &) {}).run();
    VERIFY_RESULT(report);
    const QString missing = report->missing.join(u'\n');
    QVERIFY2(missing.contains(u"1 body or bodies of exchanges"_s), qPrintable(missing));
    QVERIFY2(!missing.contains(u"without a place"_s), qPrintable(missing));
    const auto opened = Database::open(m_fixture->path(), Database::Access::ReadWrite);
    VERIFY_RESULT(opened);
    const auto kept = TurnStore(**opened).find(turn.id);
    VERIFY_RESULT(kept);
    QCOMPARE(kept->conversation, m_conversation);
    QCOMPARE(kept->base, m_last);
    QCOMPARE(kept->staged.size(), 1);
    QCOMPARE(kept->staged.first()->text(), u"staged"_s);
    QCOMPARE(ExchangeStore(**opened).find(whole.id)->responseBody, "answered"_ba);
    QCOMPARE(ExchangeStore(**opened).find(whole.id)->request.body, "asked"_ba);
    QCOMPARE(ExchangeStore(**opened).find(torn.id)->responseBody, QByteArray());
    QCOMPARE(ExchangeStore(**opened).find(torn.id)->request.body, "asked"_ba);
    VERIFY_RESULT(ExchangeStore(**opened).find(empty.id));
    QCOMPARE(ConversationStore(**opened).find(m_conversation)->labels, QStringList {u"kept"_s});
}

void StoreConditionsTest::growsASegmentToWhereABranchLeaves()
{
    SalvagedTree tree;
    tree.add(SalvagedTree::Segment {1, 1, 0, 0, 0});
    tree.add(node(1, 0, 0));
    tree.add(SalvagedTree::Segment {2, 1, 1, 3, 3});
    tree.add(node(8, 3, 0, 2));
    tree.makeWhole();
    QCOMPARE(tree.segments().value(1).last, 2);
    QCOMPARE(tree.nodes().size(), 4);
    // A segment whose row is gone is known by where its first node belongs, or begins anew.
    SalvagedTree known;
    known.add(SalvagedTree::Segment {1, 1, 0, 0, 1});
    known.add(node(1, 0, 0));
    known.add(node(2, 1, 1));
    known.add(node(5, 1, 1, 3));
    known.add(node(6, 7, 1, 4));
    known.makeWhole();
    QCOMPARE(known.segments().value(3).parent, 1);
    QCOMPARE(known.segments().value(3).first, 1);
    QCOMPARE(known.segments().value(4).parent, 0);
}

void StoreConditionsTest::makesUpNoEndlessPath()
{
    SalvagedTree tree;
    tree.add(SalvagedTree::Segment {1, 1, 0, 0, 100'000'000});
    tree.add(node(1, 0, 0));
    tree.makeWhole();
    QCOMPARE(tree.nodes().size(), 1);
    // Places that are too far apart close up.
    SalvagedTree far;
    far.add(node(1, 0, 0));
    far.add(node(2, 90'000'000, 1));
    far.makeWhole();
    QCOMPARE(far.nodes().size(), 2);
    QCOMPARE(far.nodes().value(2).position, 1);
}

void StoreConditionsTest::endsAConversationWhereItEnds_data()
{
    QTest::addColumn<qint64>("head");
    QTest::addColumn<bool>("isKnown");
    QTest::addColumn<qint64>("end");
    QTest::newRow("where it is said") << qint64(1) << true << qint64(1);
    QTest::newRow("nowhere yet") << qint64(0) << true << qint64(0);
    QTest::newRow("where nothing is") << qint64(77) << true << qint64(2);
    QTest::newRow("in another conversation") << qint64(3) << true << qint64(2);
    QTest::newRow("where it is not known") << qint64(1) << false << qint64(2);
}

void StoreConditionsTest::endsAConversationWhereItEnds()
{
    QFETCH(qint64, head);
    QFETCH(bool, isKnown);
    SalvagedTree tree;
    SalvagedTree::Conversation conversation;
    conversation.row = 1;
    conversation.head = head;
    conversation.isKnown = isKnown;
    tree.add(conversation);
    tree.add(SalvagedTree::Segment {1, 1, 0, 0, 1});
    tree.add(SalvagedTree::Segment {2, 2, 0, 0, 0});
    tree.add(node(1, 0, 0));
    tree.add(node(2, 1, 1));
    SalvagedTree::Node other = node(3, 0, 0, 2);
    other.conversation = 2;
    tree.add(other);
    tree.makeWhole();
    QTEST(tree.conversations().value(1).head, "end");
}

void StoreConditionsTest::forgetsWhatSupersedesAndIsGone()
{
    SalvagedTree tree;
    SalvagedTree::Node first = node(1, 0, 0);
    first.superseded = 2;
    SalvagedTree::Node second = node(2, 1, 1);
    second.superseded = 99;
    tree.add(first);
    tree.add(second);
    tree.makeWhole();
    QCOMPARE(tree.nodes().value(1).superseded, 2);
    QCOMPARE(tree.nodes().value(2).superseded, 0);
}

QTEST_GUILESS_MAIN(StoreConditionsTest)
#include "tst_storeconditions.moc"
