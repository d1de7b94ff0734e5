// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/canisterstore.h"
#include "model/store/checkpointstore.h"
#include "model/store/contentstore.h"
#include "model/store/dailycopies.h"
#include "model/store/exchangestore.h"
#include "model/store/repair.h"
#include "model/store/salvage.h"
#include "model/store/searchindex.h"
#include "model/store/storefile.h"
#include "model/store/turnrecovery.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

#include <QLockFile>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

//! A message whose text takes a content of its own.
QString large(const QString &word)
{
    return (word + u' ').repeated(400);
}

} // namespace

//! Each condition of a repair: what it takes over, and that nothing which goes wrong meanwhile is passed over.
class RepairConditionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void failsWhereATableCannotBeWritten_data();
    void failsWhereATableCannotBeWritten();
    void savesTheRestWhereTablesAreGone();
    void saysWhichContentsCannotBeHad_data();
    void saysWhichContentsCannotBeHad();
    void addsNothingThatATableRefuses_data();
    void addsNothingThatATableRefuses();
    void savesWhatIsThereTwice();
    void savesNothingBeyondTheHighestRow();
    void keepsWhatIsSwitchedOff();
    void switchesOffWhatIsDamaged();
    void tellsOfNoMoreThanSoManyPlaces();
    void saysWhereAnEndIsNotKnown();
    void keepsWhatIsKnownOfExchanges();
    void basesATurnOnWhatIsThere_data();
    void basesATurnOnWhatIsThere();
    void findsAPlaceForWhatNoTurnHasStaged();
    void leavesACheckpointThatNeededNoContent();
    void fillsAGapHoweverFarASegmentShouldGo();
    void makesNoSegmentOfWhatWasRefused();
    void saysWhatAMessageIsNot_data();
    void saysWhatAMessageIsNot();
    void showsWhatElseAMessageHas();
    void tellsTheFirstOfTwoFaults();
    void believesNoSizeThatIsTooSmall();
    void sharesAPieceThatIsKnown();
    void repairsNothingThatIsNotThere();
    void waitsForNoOtherRepair();
    void leavesAFileThatItCannotReplace_data();
    void leavesAFileThatItCannotReplace();
    void takesNoCopyThatIsDamaged();
    void makesADamagedIndexAnew();
    void goesOnWithWhatWasBegun();

private:
    Database &database() { return m_fixture->database(); }
    void run(const QString &statement) { VERIFY_RESULT(database().execute(statement)); }
    //! A table that takes whatever a damaged page may have in it.
    void loosen(const QString &table);
    //! Saves all of the store into a fresh one.
    Result<void> salvage(StoreFixture &fresh, QStringList *missing = nullptr);
    static QVariant valueIn(StoreFixture &store, const QString &statement) { return *store.database().value(statement); }
    QStringList textsOf(StoreFixture &store, const ConversationId &id) const;

    std::unique_ptr<StoreFixture> m_fixture;
    ConversationId m_conversation;
    TurnId m_turn;
    qint64 m_last = 0;
};

//! Rows in every table that a repair reads.
void RepairConditionsTest::init()
{
    m_fixture = std::make_unique<StoreFixture>();
    VERIFY_RESULT(database().makeTemporary());
    m_conversation = m_fixture->conversation();
    ConversationStore conversations(database());
    m_last = *conversations.append(m_conversation, 0, {text(u"one"_s), text(large(u"two"_s), Role::Assistant), text(u"three"_s)});
    VERIFY_RESULT(conversations.setLabels(m_conversation, {u"kept"_s}));
    VERIFY_RESULT(conversations.setGroup(m_conversation, u"Lamps"_s));
    TurnRecord turn;
    turn.conversation = m_conversation;
    turn.base = m_last;
    m_turn = turn.id;
    VERIFY_RESULT(TurnStore(database()).begin(turn));
    VERIFY_RESULT(TurnStore(database()).stage(turn.id, 0, *text(u"staged"_s)));
    run(u"INSERT INTO staged_delta (turn, ordinal, thought, text) VALUES (1, 1, 0, x'')"_s);
    Exchange exchange;
    exchange.origin.conversation = m_conversation;
    exchange.request.body = "asked";
    exchange.state = ExchangeState::Complete;
    VERIFY_RESULT(ExchangeStore(database()).end(exchange));
    Checkpoint checkpoint;
    checkpoint.turn = turn.id;
    checkpoint.conversation = m_conversation;
    checkpoint.before = {true, 0644, ContentStore::hash("as it was")};
    VERIFY_RESULT(CheckpointStore(database()).keep(checkpoint, "as it was"));
    run(u"PRAGMA foreign_keys=OFF"_s);
}

void RepairConditionsTest::loosen(const QString &table)
{
    run(u"PRAGMA legacy_alter_table=ON"_s);
    run(u"CREATE TABLE loose AS SELECT * FROM "_s + table);
    run(u"DROP TABLE "_s + table);
    run(u"ALTER TABLE loose RENAME TO "_s + table);
}

Result<void> RepairConditionsTest::salvage(StoreFixture &fresh, QStringList *missing)
{
    fresh.database().setSyncing(false);
    Salvage salvage(database(), fresh.database(), [](const QString &) {});
    const auto saved = salvage.run();
    if (missing)
        *missing = salvage.missing();
    return saved;
}

QStringList RepairConditionsTest::textsOf(StoreFixture &store, const ConversationId &id) const
{
    const ConversationStore conversations(store.database());
    const auto path = conversations.path(id);
    QStringList texts;
    for (const Node &node : path ? conversations.nodes(*path, 0, 99).value_or(QList<Node>()) : QList<Node>())
        texts += node.canister->text();
    return texts;
}

void RepairConditionsTest::failsWhereATableCannotBeWritten_data()
{
    QTest::addColumn<QString>("table");
    for (const QString &table : {u"piece"_s, u"piece_data"_s, u"content"_s, u"canister"_s, u"conversation"_s, u"segment"_s, u"node"_s,
             u"label"_s, u"turn"_s, u"staged"_s, u"staged_delta"_s, u"exchange"_s, u"exchange_fact"_s, u"checkpoint"_s})
        QTest::newRow(qPrintable(table)) << table;
    QTest::newRow("what a message refers to") << u"canister_content"_s;
}

void RepairConditionsTest::failsWhereATableCannotBeWritten()
{
    QFETCH(QString, table);
    StoreFixture fresh;
    VERIFY_RESULT(fresh.database().execute(u"PRAGMA foreign_keys=OFF"_s));
    VERIFY_RESULT(fresh.database().execute(u"DROP TABLE "_s + table));
    QVERIFY(!salvage(fresh));
}

void RepairConditionsTest::savesTheRestWhereTablesAreGone()
{
    for (const QString &table : {u"label"_s, u"staged"_s, u"checkpoint"_s})
        run(u"DROP TABLE "_s + table);
    StoreFixture fresh;
    VERIFY_RESULT(salvage(fresh));
    QCOMPARE(textsOf(fresh, m_conversation), (QStringList {u"one"_s, large(u"two"_s), u"three"_s}));
}

void RepairConditionsTest::saysWhichContentsCannotBeHad_data()
{
    QTest::addColumn<QString>("table");
    for (const QString &table : {u"content"_s, u"piece"_s, u"piece_data"_s, u"canister"_s, u"canister_content"_s, u"node"_s, u"staged"_s,
             u"exchange"_s, u"checkpoint"_s})
        QTest::newRow(qPrintable(table)) << table;
}

//! Everything that is done with contents says so where a table is not there.
void RepairConditionsTest::saysWhichContentsCannotBeHad()
{
    QFETCH(QString, table);
    ContentStore contents(database());
    const qint64 row = *contents.add(QByteArray(5000, 'y'));
    const qint64 loose = *CanisterStore(database()).add(*text(large(u"loose"_s)), false);
    const bool isMessage = table == u"canister" || table == u"canister_content" || table == u"node" || table == u"staged";
    run(u"DROP TABLE "_s + table);
    run(u"PRAGMA foreign_keys=ON"_s);
    QVERIFY(table == u"piece_data" || !CanisterStore(database()).sweep({loose}));
    if (table == u"canister") {
        QVERIFY(!CanisterStore(database()).addSums());
        QVERIFY(!CanisterStore(database()).find(loose));
    }
    if (table == u"canister" || table == u"canister_content")
        QVERIFY(!CanisterStore(database()).add(*text(large(u"other"_s)), false));
    if (table == u"content" || table == u"piece") {
        QVERIFY(!contents.countUses());
        QVERIFY(!contents.storedSize({row}));
    }
    if (table == u"content" || table == u"piece" || table == u"piece_data") {
        QVERIFY(!contents.add(QByteArray(5000, 'z')));
        QVERIFY(!contents.addWhole(QByteArray(5000, 'z'), ContentStore::hash(QByteArray(5000, 'z'))));
        QVERIFY(table == u"piece" || !contents.bytes(row));
        QVERIFY(table == u"piece" || !contents.bytesOf(ContentStore::hash(QByteArray(5000, 'y'))));
    }
    if (!isMessage && table != u"piece_data")
        QVERIFY(!contents.sweep({row}));
}

void RepairConditionsTest::addsNothingThatATableRefuses_data()
{
    QTest::addColumn<QString>("table");
    for (const QString &table : {u"content"_s, u"piece"_s, u"piece_data"_s, u"canister"_s, u"canister_content"_s})
        QTest::newRow(qPrintable(table)) << table;
}

//! As on a disk that is full: what was read before can be read all the same.
void RepairConditionsTest::addsNothingThatATableRefuses()
{
    QFETCH(QString, table);
    const int contents = m_fixture->count(u"content"_s);
    const int canisters = m_fixture->count(u"canister"_s);
    run(u"CREATE TRIGGER refusing BEFORE INSERT ON %1 BEGIN SELECT RAISE(ABORT, 'full'); END"_s.arg(table));
    QVERIFY(!CanisterStore(database()).add(*text(large(u"other"_s)), false));
    QCOMPARE(m_fixture->count(u"content"_s), contents);
    QCOMPARE(m_fixture->count(u"canister"_s), canisters);
}

//! Among damaged pages rows may come again, and say another thing.
void RepairConditionsTest::savesWhatIsThereTwice()
{
    loosen(u"canister"_s);
    run(u"INSERT INTO canister SELECT * FROM canister WHERE row=1"_s);
    loosen(u"conversation"_s);
    run(u"INSERT INTO conversation (row, id, title, settings, created, changed, head, deleted) SELECT row+1, id, 'the other', settings, "
        "created, changed, head, deleted FROM conversation WHERE row=1"_s);
    StoreFixture fresh;
    VERIFY_RESULT(salvage(fresh));
    QCOMPARE(textsOf(fresh, m_conversation), (QStringList {u"one"_s, large(u"two"_s), u"three"_s}));
    QCOMPARE(fresh.count(u"conversation"_s), 2);
}

void RepairConditionsTest::savesNothingBeyondTheHighestRow()
{
    const QString beyond = QString::number(SalvagedTree::highestRow + 7);
    // Of a store of that time no seal says that a number is damaged.
    run(u"PRAGMA user_version=4"_s);
    loosen(u"canister"_s);
    loosen(u"node"_s);
    run(u"INSERT INTO canister SELECT %1, parts, json, indexed, sum FROM canister WHERE row=1"_s.arg(beyond));
    run(u"UPDATE node SET canister=%1 WHERE position=2"_s.arg(beyond));
    run(u"INSERT INTO staged (turn, ordinal, canister) VALUES (1, 5, %1), (1, 6, 0), (1, 7, -4)"_s.arg(beyond));
    StoreFixture fresh;
    QStringList missing;
    VERIFY_RESULT(salvage(fresh, &missing));
    QVERIFY(valueIn(fresh, u"SELECT max(row) FROM canister"_s).toLongLong() <= SalvagedTree::highestRow);
    QVERIFY(valueIn(fresh, u"SELECT min(row) FROM canister"_s).toLongLong() > 0);
    QVERIFY2(missing.join(u'\n').contains(u"message(s) 3 cannot be read"_s), qPrintable(missing.join(u'\n')));
    QCOMPARE(textsOf(fresh, m_conversation).first(2), (QStringList {u"one"_s, large(u"two"_s)}));
}

void RepairConditionsTest::keepsWhatIsSwitchedOff()
{
    run(u"UPDATE node SET active=0 WHERE position=0"_s);
    run(u"UPDATE node SET pinned=1 WHERE position=1"_s);
    StoreFixture fresh;
    VERIFY_RESULT(salvage(fresh));
    for (const QString &column : {u"active"_s, u"pinned"_s}) {
        for (int position = 0; position < 3; ++position) {
            const QString statement = u"SELECT %1 FROM node WHERE position=%2"_s.arg(column).arg(position);
            QCOMPARE(valueIn(fresh, statement).toBool(), column == u"active" ? position != 0 : position == 1);
        }
    }
}

//! Nobody is sent what may be another text, until somebody says so.
void RepairConditionsTest::switchesOffWhatIsDamaged()
{
    run(u"UPDATE canister SET json=CAST(replace(CAST(json AS TEXT), 'one', 'two') AS BLOB) WHERE row=1"_s);
    StoreFixture fresh;
    QStringList missing;
    VERIFY_RESULT(salvage(fresh, &missing));
    QVERIFY2(missing.join(u'\n').contains(u"message(s) 1 cannot be read"_s), qPrintable(missing.join(u'\n')));
    QCOMPARE(valueIn(fresh, u"SELECT count(*) FROM node WHERE active=0"_s).toInt(), 1);
    QCOMPARE(valueIn(fresh, u"SELECT active FROM node WHERE position=0"_s).toInt(), 0);
    const auto shown = CanisterStore(fresh.database()).find(1);
    VERIFY_RESULT(shown);
    QCOMPARE((*shown)->text(), u"two"_s);
    QVERIFY2((*shown)->damage.contains(u"lost with a damaged store"_s), qPrintable((*shown)->damage));
}

void RepairConditionsTest::tellsOfNoMoreThanSoManyPlaces()
{
    QList<CanisterPointer> more;
    for (int number = 0; number < 18; ++number)
        more += text(u"more"_s);
    const auto last = ConversationStore(database()).append(m_conversation, m_last, more.first(17));
    VERIFY_RESULT(last);
    run(u"DELETE FROM canister"_s);
    StoreFixture twenty;
    QStringList missing;
    VERIFY_RESULT(salvage(twenty, &missing));
    QVERIFY2(missing.first().contains(u" 19, 20 cannot"_s), qPrintable(missing.first()));
    VERIFY_RESULT(ConversationStore(database()).append(m_conversation, *last, {text(u"one more"_s)}));
    run(u"DELETE FROM canister"_s);
    StoreFixture fresh;
    VERIFY_RESULT(salvage(fresh, &missing));
    QVERIFY2(missing.first().contains(u" 19, 20, … cannot"_s), qPrintable(missing.first()));
}

void RepairConditionsTest::saysWhereAnEndIsNotKnown()
{
    StoreFixture sound;
    QStringList missing;
    VERIFY_RESULT(salvage(sound, &missing));
    QCOMPARE(missing, QStringList());
    run(u"UPDATE conversation SET seal=seal+1"_s);
    StoreFixture fresh;
    VERIFY_RESULT(salvage(fresh, &missing));
    QCOMPARE(missing.size(), 1);
    QVERIFY2(missing.first().contains(u"where it ended is not known"_s), qPrintable(missing.first()));
}

//! What is known of an exchange beside what was said.
void RepairConditionsTest::keepsWhatIsKnownOfExchanges()
{
    run(u"UPDATE exchange SET connecting=5, encrypted=6, sent=7"_s);
    run(u"UPDATE exchange_fact SET tool='own', input=8"_s);
    StoreFixture fresh;
    VERIFY_RESULT(salvage(fresh));
    QCOMPARE(valueIn(fresh, u"SELECT connecting || ',' || encrypted || ',' || sent FROM exchange"_s).toString(), u"5.0,6.0,7.0"_s);
    QCOMPARE(valueIn(fresh, u"SELECT tool || ',' || input FROM exchange_fact"_s).toString(), u"own,8"_s);
}

void RepairConditionsTest::basesATurnOnWhatIsThere_data()
{
    QTest::addColumn<qint64>("base");
    QTest::addColumn<qint64>("kept");
    QTest::newRow("the beginning") << qint64(0) << qint64(0);
    QTest::newRow("a message") << qint64(1) << qint64(1);
    QTest::newRow("one that is not there") << qint64(4711) << qint64(3);
}

void RepairConditionsTest::basesATurnOnWhatIsThere()
{
    QFETCH(qint64, base);
    run(u"UPDATE turn SET base=%1"_s.arg(base));
    StoreFixture fresh;
    VERIFY_RESULT(salvage(fresh));
    QTEST(valueIn(fresh, u"SELECT base FROM turn"_s).toLongLong(), "kept");
}

void RepairConditionsTest::findsAPlaceForWhatNoTurnHasStaged()
{
    run(u"UPDATE staged SET turn=99"_s);
    StoreFixture fresh;
    QStringList missing;
    VERIFY_RESULT(salvage(fresh, &missing));
    QVERIFY2(missing.join(u'\n').contains(u"1 message(s) have lost their place"_s), qPrintable(missing.join(u'\n')));
    QCOMPARE(SearchIndex(fresh.database()).find(u"staged"_s, 5)->size(), 1);
}

void RepairConditionsTest::leavesACheckpointThatNeededNoContent()
{
    run(u"INSERT INTO checkpoint SELECT row+1, turn, conversation, invocation, folder, 'new', 0, mode, digest, missing_folders, "
        "uncovered, NULL, 0, after_existed, after_mode, after_digest, kept FROM checkpoint"_s);
    run(u"INSERT INTO checkpoint SELECT row+2, turn, conversation, invocation, folder, 'lost', 1, mode, digest, missing_folders, "
        "uncovered, 4711, 9, after_existed, after_mode, after_digest, kept FROM checkpoint WHERE row=1"_s);
    StoreFixture fresh;
    VERIFY_RESULT(salvage(fresh));
    QCOMPARE(valueIn(fresh, u"SELECT uncovered FROM checkpoint WHERE row=1"_s).toString(), QString());
    QVERIFY(valueIn(fresh, u"SELECT content FROM checkpoint WHERE row=1"_s).toLongLong() > 0);
    QCOMPARE(valueIn(fresh, u"SELECT uncovered FROM checkpoint WHERE path='new'"_s).toString(), QString());
    QVERIFY(valueIn(fresh, u"SELECT uncovered FROM checkpoint WHERE path='lost'"_s).toString().contains(u"lost"_s));
    QCOMPARE(valueIn(fresh, u"SELECT size FROM checkpoint WHERE path='lost'"_s).toInt(), 0);
}

void RepairConditionsTest::fillsAGapHoweverFarASegmentShouldGo()
{
    SalvagedTree tree;
    tree.add(SalvagedTree::Segment {1, 1, 0, 0, 90'000});
    for (const int position : {0, 2}) {
        SalvagedTree::Node node;
        node.row = position + 1;
        node.conversation = node.segment = 1;
        node.position = position;
        node.canister = node.row;
        tree.add(node);
    }
    tree.makeWhole();
    QCOMPARE(tree.nodes().size(), 3);
    QCOMPARE(tree.nodes().value(3).position, 2);
}

void RepairConditionsTest::makesNoSegmentOfWhatWasRefused()
{
    SalvagedTree tree;
    SalvagedTree::Node none;
    none.segment = 9;
    tree.add(none);
    tree.makeWhole();
    QVERIFY(tree.segments().isEmpty());
    QVERIFY(tree.conversations().isEmpty());
}

void RepairConditionsTest::saysWhatAMessageIsNot_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("isMissing"); // a part of it
    const QByteArray digest(64, 'a');
    const auto message = [](const QByteArray &content) { return R"({"role":"user","contents":[)" + content + "]}"; };
    QTest::newRow("a message without its part") << message(R"({"stored":"sha256:)" + digest + "\"}") << true;
    QTest::newRow("another digest") << message(R"({"stored":"sha512:)" + digest + "\"}") << false;
    QTest::newRow("more than a digest") << message(R"({"stored":"sha256:)" + digest + R"(","and":"more than one has"})") << false;
    QTest::newRow("of nobody") << R"({"role":"nobody"})"_ba << false;
    QTest::newRow("a list") << "[1]"_ba << false;
    QTest::newRow("nothing") << ""_ba << false;
}

void RepairConditionsTest::saysWhatAMessageIsNot()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, isMissing);
    VERIFY_RESULT(database().run(
        u"INSERT INTO canister (row, parts, json, indexed, sum) VALUES (77, 1, ?, 0, ?)"_s, {json, CanisterStore::sumOf(json, 1)}));
    const auto found = CanisterStore(database()).find(77);
    QVERIFY(!found);
    QCOMPARE(found.error().category, ErrorCategory::Storage);
    QVERIFY2(found.error().message.contains(u"is missing"_s) == isMissing, qPrintable(found.error().message));
    const CanisterPointer shown = CanisterStore(database()).readable({json, 1, "another sum"});
    QVERIFY(!shown->damage.isEmpty());
    QVERIFY(shown->text().isEmpty());
}

void RepairConditionsTest::showsWhatElseAMessageHas()
{
    Canister call;
    call.role = Role::Assistant;
    call.contents = {TextContent {u"said before"_s}};
    Invocation invocation;
    invocation.id = u"call"_s;
    invocation.name = u"read"_s;
    invocation.arguments = R"({"text":")" + QByteArray(3000, 'x') + "\"}";
    call.invocation = invocation;
    const qint64 row = *CanisterStore(database()).add(call, false);
    run(u"DELETE FROM content"_s);
    const auto stored = database().value(u"SELECT json FROM canister WHERE row=%1"_s.arg(row));
    VERIFY_RESULT(stored);
    const CanisterPointer shown = CanisterStore(database()).readable({stored->toByteArray(), 1, "another sum"});
    QVERIFY(!shown->damage.isEmpty());
    QCOMPARE(shown->text(), u"said before"_s);
    QVERIFY(!shown->invocation);
}

void RepairConditionsTest::tellsTheFirstOfTwoFaults()
{
    Canister message;
    message.role = Role::User;
    message.contents = {TextContent {large(u"first"_s)}, TextContent {large(u"second"_s)}};
    const qint64 before = database().value(u"SELECT max(row) FROM content"_s)->toLongLong();
    const qint64 row = *CanisterStore(database()).add(message, false);
    run(u"DELETE FROM content WHERE row=%1"_s.arg(before + 1));
    run(u"UPDATE content SET size=size-1 WHERE row=%1"_s.arg(before + 2));
    const auto found = CanisterStore(database()).find(row);
    QVERIFY(!found);
    QVERIFY2(found.error().message.contains(u"is missing"_s), qPrintable(found.error().message));
}

void RepairConditionsTest::believesNoSizeThatIsTooSmall()
{
    ContentStore contents(database());
    const qint64 row = *contents.add(QByteArray(5000, 'y'));
    QVERIFY(contents.bytes(row).has_value());
    run(u"UPDATE content SET size=4999 WHERE row=%1"_s.arg(row));
    const auto bytes = contents.bytes(row);
    QVERIFY(!bytes);
    QVERIFY2(bytes.error().message.contains(u"damaged"_s), qPrintable(bytes.error().message));
    QVERIFY(!ContentStore::fromRecipe(qCompress("ab")));
}

//! A file that is kept whole may be the first piece of another.
void RepairConditionsTest::sharesAPieceThatIsKnown()
{
    QByteArray all;
    for (int word = 0; word < 60'000; ++word)
        all += QByteArray::number(word * 7919 % 104729) + ' ';
    const QByteArray first = cutIntoPieces(all).first().toByteArray();
    ContentStore contents(database());
    VERIFY_RESULT(contents.add(all));
    const int pieces = m_fixture->count(u"piece"_s);
    const auto row = contents.addWhole(first, ContentStore::hash(first));
    VERIFY_RESULT(row);
    QCOMPARE(m_fixture->count(u"piece"_s), pieces);
    QCOMPARE(*contents.bytes(*row), first);
    VERIFY_RESULT(contents.addWhole("another", ContentStore::hash("another")));
    QCOMPARE(m_fixture->count(u"piece"_s), pieces + 1);
}

void RepairConditionsTest::repairsNothingThatIsNotThere()
{
    const Repair repair(m_fixture->folder() + u"/none.sqlite"_s);
    QCOMPARE(*repair.check(), QStringList());
    const auto report = repair.run();
    QVERIFY(!report);
    QVERIFY2(report.error().message.contains(u"no conversations"_s), qPrintable(report.error().message));
    QVERIFY(!StoreFile(m_fixture->folder() + u"/none.sqlite"_s).replace());
}

void RepairConditionsTest::waitsForNoOtherRepair()
{
    run(u"UPDATE segment SET seal=seal+1"_s);
    m_fixture->close();
    QLockFile lock(m_fixture->path() + u".migrating"_s);
    QVERIFY(lock.tryLock());
    const auto report = Repair(m_fixture->path()).run();
    QVERIFY(!report);
    QVERIFY2(report.error().message.contains(u"Another Parlance"_s), qPrintable(report.error().message));
}

void RepairConditionsTest::leavesAFileThatItCannotReplace_data()
{
    QTest::addColumn<QString>("inTheWay"); // a folder, which is no file's place
    QTest::newRow("of the new one") << u".repairing"_s;
    QTest::newRow("of the new one before it is whole") << u".repairing.new"_s;
    QTest::newRow("of the whole one") << u".repaired"_s;
}

void RepairConditionsTest::leavesAFileThatItCannotReplace()
{
    QFETCH(QString, inTheWay);
    run(u"UPDATE segment SET seal=seal+1"_s);
    m_fixture->close();
    const QString path = m_fixture->path();
    if (inTheWay == u".repaired")
        inTheWay = StoreFile(path).repairedPath().mid(path.size());
    QVERIFY(QDir().mkpath(path + inTheWay + u"/full"_s));
    const auto report = Repair(path).run();
    QVERIFY(!report);
    QVERIFY(!report.error().message.isEmpty());
    QVERIFY(QFile::exists(path));
    QVERIFY(!Repair(path).check()->isEmpty());
}

void RepairConditionsTest::takesNoCopyThatIsDamaged()
{
    const QString path = m_fixture->path();
    m_fixture->close();
    QVERIFY(QFile::resize(path, 0));
    QFile copy(DailyCopies(path).path(QDate(2026, 11, 20)));
    QVERIFY(QDir().mkpath(DailyCopies(path).folder()) && copy.open(QIODevice::WriteOnly) && copy.write("no store") > 0);
    copy.close();
    QVERIFY(!Repair(path).run());
    QVERIFY(QFile::exists(path) && QFile::exists(copy.fileName()));
}

void RepairConditionsTest::makesADamagedIndexAnew()
{
    run(u"UPDATE conversation SET title='Lamps'"_s);
    QCOMPARE(*Repair(m_fixture->path()).check(), QStringList());
    run(u"UPDATE search_title_data SET block=x'00ff00ff' WHERE id>10"_s);
    const QString path = m_fixture->path();
    m_fixture->close();
    QCOMPARE(Repair(path).run()->found.size(), 1);
    const auto repaired = Database::open(path, Database::Access::ReadWrite);
    VERIFY_RESULT(repaired);
    QCOMPARE(SearchIndex(**repaired).find(u"lamps"_s, 5)->size(), 1);
}

//! What a turn has so far is not interrupted for whoever looks at it.
void RepairConditionsTest::goesOnWithWhatWasBegun()
{
    Canister cut = *text(u"cut off"_s, Role::Assistant);
    cut.interrupted = true;
    VERIFY_RESULT(TurnStore(database()).stage(m_turn, 1, cut));
    const QByteArray words = QByteArray(reinterpret_cast<const char *>(u"streamed"), 16);
    VERIFY_RESULT(database().run(u"INSERT INTO staged_delta (turn, ordinal, thought, text) VALUES (1, 2, 0, ?)"_s, {words}));
    const auto turn = TurnStore(database()).find(m_turn);
    VERIFY_RESULT(turn);
    const auto soFar = TurnRecovery(database()).soFar(*turn);
    VERIFY_RESULT(soFar);
    QStringList texts;
    for (const CanisterPointer &canister : *soFar) {
        QVERIFY(!canister->interrupted);
        texts += canister->text();
    }
    QCOMPARE(texts, (QStringList {u"staged"_s, u"cut off"_s, u"streamed"_s}));
    for (const QString &table : {u"staged_delta"_s, u"staged"_s}) {
        run(u"DROP TABLE "_s + table);
        QVERIFY(!TurnRecovery(database()).soFar(*turn));
    }
}

QTEST_GUILESS_MAIN(RepairConditionsTest)
#include "tst_repairconditions.moc"
