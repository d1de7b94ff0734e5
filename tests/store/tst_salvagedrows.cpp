// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/canisterstore.h"
#include "model/store/checkpointstore.h"
#include "model/store/contentstore.h"
#include "model/store/exchangestore.h"
#include "model/store/salvage.h"
#include "model/store/turnstore.h"
#include "storefixture.h"
#include "tests/support/files.h"

#include <QRegularExpression>
#include <QSet>

using namespace model;
using namespace Qt::StringLiterals;

//! What a repair believes of each row of a damaged store, and what becomes of the rows after one that cannot be taken over.
class SalvagedRowsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void believesNoPlaceThatItsSealDenies();
    void believesNoSegmentThatItsSealDenies();
    void believesThePlacesOfAStoreWithoutSeals();
    void knowsWhatIsMissingOfAStoreWithoutSeals();
    void savesWhatAVersionHas_data();
    void savesWhatAVersionHas();
    void keepsWhatIsMarkedAsDeleted();
    void pinsNothingThatIsDamaged();
    void namesAConversationThatHasLostItsName();
    void goesOnWhereARowIsRefused();
    void takesOverNothingOfWhatIsNotThere();
    void stopsWhereARowCannotBeWritten_data();
    void stopsWhereARowCannotBeWritten();
    void failsWhereAPlaceholderCannotBeWritten_data();
    void failsWhereAPlaceholderCannotBeWritten();
    void findsTheRowsBehindAPageThatCannotBeRead();
    void takesTheHighestNumberThatCanBeGiven();
    void fillsAGapUpToItsBound_data();
    void fillsAGapUpToItsBound();
    void closesPlacesThatAreTooFarApart_data();
    void closesPlacesThatAreTooFarApart();

private:
    Database &database() { return m_fixture->database(); }
    void run(const QString &statement) { VERIFY_RESULT(database().execute(statement)); }
    //! As something else than Parlance writes.
    void meddle(const QString &statement);
    void loosen(const QString &table);
    static Result<void> salvage(Database &old, StoreFixture &fresh, QStringList *missing = nullptr);
    static QVariant valueIn(StoreFixture &store, const QString &statement) { return *store.database().value(statement); }
    static QStringList textsOf(StoreFixture &store, const ConversationId &id);

    std::unique_ptr<StoreFixture> m_fixture;
    ConversationId m_conversation;
};

//! Two rows at least in every table that is read.
void SalvagedRowsTest::init()
{
    m_fixture = std::make_unique<StoreFixture>();
    VERIFY_RESULT(database().makeTemporary());
    m_conversation = m_fixture->conversation();
    ConversationStore conversations(database());
    const QString large = u"large "_s.repeated(400);
    const auto last = conversations.append(m_conversation, 0, {text(u"one"_s), text(large, Role::Assistant), text(u"three"_s)});
    VERIFY_RESULT(last);
    VERIFY_RESULT(conversations.append(m_conversation, 1, {text(u"a branch"_s)}));
    VERIFY_RESULT(conversations.append(m_conversation, *last, {text(u"four"_s)}));
    VERIFY_RESULT(conversations.append(m_fixture->conversation(), 0, {text(u"another"_s)}));
    VERIFY_RESULT(conversations.setLabels(m_conversation, {u"first"_s, u"second"_s}));
    for (int number = 0; number < 2; ++number) {
        TurnRecord turn;
        turn.conversation = m_conversation;
        turn.base = *last;
        VERIFY_RESULT(TurnStore(database()).begin(turn));
        VERIFY_RESULT(TurnStore(database()).stage(turn.id, number, *text(u"staged"_s)));
        VERIFY_RESULT(TurnStore(database()).appendDelta(turn.id, 5, {Delta::Kind::Text, u"streamed"_s}));
        Exchange exchange;
        exchange.origin.conversation = m_conversation;
        exchange.request.body = "asked " + QByteArray::number(number);
        exchange.state = ExchangeState::Complete;
        VERIFY_RESULT(ExchangeStore(database()).end(exchange));
        Checkpoint checkpoint;
        checkpoint.turn = turn.id;
        checkpoint.conversation = m_conversation;
        checkpoint.before = {true, 0644, ContentStore::hash(exchange.request.body)};
        VERIFY_RESULT(CheckpointStore(database()).keep(checkpoint, exchange.request.body));
    }
}

void SalvagedRowsTest::meddle(const QString &statement)
{
    for (const QString &each : {u"PRAGMA foreign_keys=OFF"_s, u"DROP TRIGGER IF EXISTS node_resealed"_s,
             u"DROP TRIGGER IF EXISTS conversation_resealed"_s, statement})
        run(each);
}

void SalvagedRowsTest::loosen(const QString &table)
{
    for (const QString &each : {u"PRAGMA foreign_keys=OFF"_s, u"PRAGMA legacy_alter_table=ON"_s,
             u"CREATE TABLE loose AS SELECT * FROM "_s + table, u"DROP TABLE "_s + table, u"ALTER TABLE loose RENAME TO "_s + table})
        run(each);
}

Result<void> SalvagedRowsTest::salvage(Database &old, StoreFixture &fresh, QStringList *missing)
{
    fresh.database().setSyncing(false);
    Salvage salvage(old, fresh.database(), [](const QString &) {});
    const auto saved = salvage.run();
    if (missing)
        *missing = salvage.missing();
    return saved;
}

QStringList SalvagedRowsTest::textsOf(StoreFixture &store, const ConversationId &id)
{
    const ConversationStore conversations(store.database());
    const auto path = conversations.path(id);
    QStringList texts;
    for (const Node &node : path ? conversations.nodes(*path, 0, 9999).value_or(QList<Node>()) : QList<Node>())
        texts += node.canister->text();
    return texts;
}

//! It would show another message in the place of one.
void SalvagedRowsTest::believesNoPlaceThatItsSealDenies()
{
    meddle(u"UPDATE node SET canister=3 WHERE row=2"_s);
    StoreFixture fresh;
    QStringList missing;
    VERIFY_RESULT(salvage(database(), fresh, &missing));
    QVERIFY2(missing.join(u'\n').contains(u"message(s) 2 cannot be read"_s), qPrintable(missing.join(u'\n')));
    QCOMPARE(textsOf(fresh, m_conversation), (QStringList {u"one"_s, QString(), u"three"_s, u"four"_s}));
    // What says so has a number like any other.
    QVERIFY(valueIn(fresh, u"SELECT min(row) FROM canister"_s).toLongLong() > 0);
}

//! Its messages know better whose it is.
void SalvagedRowsTest::believesNoSegmentThatItsSealDenies()
{
    run(u"DROP TRIGGER segment_resealed"_s);
    meddle(u"UPDATE segment SET conversation=2 WHERE row=1"_s);
    StoreFixture fresh;
    QStringList missing;
    VERIFY_RESULT(salvage(database(), fresh, &missing));
    QCOMPARE(missing, QStringList());
    QCOMPARE(textsOf(fresh, m_conversation).size(), 4);
}

//! Of the first versions; nothing in it is without a place for that.
void SalvagedRowsTest::believesThePlacesOfAStoreWithoutSeals()
{
    const QString path = m_fixture->folder() + u"/old.sqlite"_s;
    QVERIFY(QFile::copy(support::dataFolder() + u"/store/version-4.sqlite"_s, path));
    const auto old = Database::open(path, Database::Access::ReadOnly);
    VERIFY_RESULT(old);
    StoreFixture fresh;
    QStringList missing;
    VERIFY_RESULT(salvage(**old, fresh, &missing));
    QCOMPARE(missing, QStringList());
    const auto nodes = (*old)->value(u"SELECT count(*) FROM node"_s);
    VERIFY_RESULT(nodes);
    QVERIFY(nodes->toInt() > 0);
    QCOMPARE(fresh.count(u"node"_s), nodes->toInt());
    QCOMPARE(fresh.count(u"segment"_s), (*old)->value(u"SELECT count(*) FROM segment"_s)->toInt());
}

//! Its segments say how far they went.
void SalvagedRowsTest::knowsWhatIsMissingOfAStoreWithoutSeals()
{
    const QString path = m_fixture->folder() + u"/old.sqlite"_s;
    QVERIFY(QFile::copy(support::dataFolder() + u"/store/version-4.sqlite"_s, path));
    const auto old = Database::open(path, Database::Access::ReadWrite);
    VERIFY_RESULT(old);
    const int nodes = (*old)->value(u"SELECT count(*) FROM node"_s)->toInt();
    for (const QString &statement :
        {u"PRAGMA foreign_keys=OFF"_s,
            u"DELETE FROM node WHERE row=(SELECT node.row FROM node JOIN segment ON segment.row=segment WHERE position=last AND last>first LIMIT 1)"_s})
        VERIFY_RESULT((*old)->execute(statement));
    QCOMPARE((*old)->value(u"SELECT count(*) FROM node"_s)->toInt(), nodes - 1);
    StoreFixture fresh;
    QStringList missing;
    VERIFY_RESULT(salvage(**old, fresh, &missing));
    QVERIFY2(missing.join(u'\n').contains(u"cannot be read"_s), qPrintable(missing.join(u'\n')));
    // The message itself is there, and has another place.
    QVERIFY(fresh.count(u"node"_s) > nodes - 1);
}

void SalvagedRowsTest::savesWhatAVersionHas_data()
{
    QTest::addColumn<int>("version");
    for (int version = 4; version <= Migrations::current; ++version)
        QTest::addRow("version %d", version) << version;
}

//! From its first version on; before, there is none of it to be asked for.
void SalvagedRowsTest::savesWhatAVersionHas()
{
    QFETCH(int, version);
    run(u"PRAGMA user_version=%1"_s.arg(version));
    run(u"UPDATE node SET deleted=1 WHERE row=3"_s);
    run(u"UPDATE exchange SET connecting=5"_s);
    meddle(u"UPDATE node SET canister=3 WHERE row=2"_s);
    if (version < 10) {
        for (const QString &column : {u"connecting"_s, u"encrypted"_s, u"sent"_s})
            run(u"ALTER TABLE exchange DROP COLUMN "_s + column);
    }
    StoreFixture fresh;
    VERIFY_RESULT(salvage(database(), fresh));
    // One has lost its place, and has got another.
    QCOMPARE(fresh.count(u"node"_s), 7);
    QCOMPARE(textsOf(fresh, m_conversation).at(1).isEmpty(), version >= 5);
    QCOMPARE(valueIn(fresh, u"SELECT deleted FROM node WHERE row=3"_s).toInt(), version >= 6 ? 1 : 0);
    QCOMPARE(fresh.count(u"checkpoint"_s), version >= 9 ? 2 : 0);
    QCOMPARE(valueIn(fresh, u"SELECT group_concat(connecting) FROM exchange"_s).toString(), version >= 10 ? u"5.0,5.0"_s : u"-1.0,-1.0"_s);
}

void SalvagedRowsTest::keepsWhatIsMarkedAsDeleted()
{
    run(u"UPDATE node SET deleted=1 WHERE row=2"_s);
    StoreFixture fresh;
    VERIFY_RESULT(salvage(database(), fresh));
    QCOMPARE(valueIn(fresh, u"SELECT group_concat(row) FROM node WHERE deleted=1"_s).toString(), u"2"_s);
}

void SalvagedRowsTest::pinsNothingThatIsDamaged()
{
    run(u"UPDATE node SET pinned=1 WHERE row IN (1, 3)"_s);
    meddle(u"UPDATE canister SET json=CAST(replace(CAST(json AS TEXT), 'one', 'two') AS BLOB) WHERE row=1"_s);
    StoreFixture fresh;
    VERIFY_RESULT(salvage(database(), fresh));
    QCOMPARE(valueIn(fresh, u"SELECT group_concat(row) FROM node WHERE pinned=1"_s).toString(), u"3"_s);
}

void SalvagedRowsTest::namesAConversationThatHasLostItsName()
{
    loosen(u"conversation"_s);
    run(u"UPDATE conversation SET id='' WHERE row=1"_s);
    StoreFixture fresh;
    VERIFY_RESULT(salvage(database(), fresh));
    const QString id = valueIn(fresh, u"SELECT id FROM conversation WHERE row=1"_s).toString();
    QVERIFY(!id.isEmpty());
    QCOMPARE(textsOf(fresh, ConversationId(id)).size(), 4);
}

void SalvagedRowsTest::goesOnWhereARowIsRefused()
{
    loosen(u"staged_delta"_s);
    run(u"UPDATE staged_delta SET ordinal=NULL WHERE row=1"_s);
    StoreFixture fresh;
    VERIFY_RESULT(salvage(database(), fresh));
    QCOMPARE(valueIn(fresh, u"SELECT group_concat(row) FROM staged_delta"_s).toString(), u"2"_s);
}

//! What belongs to a conversation, a turn or an exchange of which nothing is left.
void SalvagedRowsTest::takesOverNothingOfWhatIsNotThere()
{
    for (const QString &statement :
        {u"PRAGMA foreign_keys=OFF"_s, u"INSERT INTO label (conversation, ordinal, name) VALUES (99, 0, 'nobody')"_s,
            u"UPDATE turn SET conversation=99, base=99 WHERE row=1"_s, u"DELETE FROM exchange WHERE row=1"_s})
        run(statement);
    StoreFixture fresh;
    VERIFY_RESULT(fresh.database().execute(u"PRAGMA foreign_keys=OFF"_s));
    VERIFY_RESULT(salvage(database(), fresh));
    QCOMPARE(valueIn(fresh, u"SELECT group_concat(name) FROM label"_s).toString(), u"first,second"_s);
    QCOMPARE(valueIn(fresh, u"SELECT group_concat(row) FROM turn"_s).toString(), u"2"_s);
    for (const QString &table : {u"staged"_s, u"staged_delta"_s})
        QCOMPARE(valueIn(fresh, u"SELECT group_concat(turn) FROM "_s + table).toString(), u"2"_s);
    QCOMPARE(valueIn(fresh, u"SELECT group_concat(row) FROM exchange_fact"_s).toString(), u"2"_s);
}

void SalvagedRowsTest::stopsWhereARowCannotBeWritten_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("first");
    for (const QString &table : {u"content"_s, u"canister"_s, u"conversation"_s, u"segment"_s, u"turn"_s, u"staged_delta"_s, u"exchange"_s,
             u"exchange_fact"_s, u"checkpoint"_s, u"piece"_s})
        QTest::newRow(qPrintable(table)) << table << u"row=1"_s;
    QTest::newRow("piece_data") << u"piece_data"_s << u"piece=1"_s;
    QTest::newRow("node") << u"node"_s << u"row=1"_s;
    QTest::newRow("label") << u"label"_s << u"ordinal=0"_s;
    QTest::newRow("staged") << u"staged"_s << u"turn=1"_s;
}

//! What is wrong is not the row but the disk: that the next one can be written does not mend it.
void SalvagedRowsTest::stopsWhereARowCannotBeWritten()
{
    QFETCH(QString, table);
    QFETCH(QString, first);
    StoreFixture fresh;
    const QString trigger = u"CREATE TRIGGER failing BEFORE INSERT ON %1 WHEN NEW.%2 BEGIN SELECT abs(-9223372036854775807-1); END"_s;
    VERIFY_RESULT(fresh.database().execute(trigger.arg(table, first)));
    QVERIFY(!salvage(database(), fresh));
}

void SalvagedRowsTest::failsWhereAPlaceholderCannotBeWritten_data()
{
    QTest::addColumn<QString>("damage");
    QTest::newRow("of a message that is gone") << u"DELETE FROM canister WHERE row=1"_s;
    QTest::newRow("of a place that is gone") << u"DELETE FROM node WHERE row=1"_s;
}

void SalvagedRowsTest::failsWhereAPlaceholderCannotBeWritten()
{
    QFETCH(QString, damage);
    meddle(damage);
    StoreFixture fresh;
    VERIFY_RESULT(fresh.database().execute(u"CREATE TRIGGER failing BEFORE INSERT ON canister WHEN EXISTS (SELECT 1 FROM conversation) "
                                           "BEGIN SELECT abs(-9223372036854775807-1); END"_s));
    QVERIFY(!salvage(database(), fresh));
}

//! Some hundred rows on, the file can be read again.
void SalvagedRowsTest::findsTheRowsBehindAPageThatCannotBeRead()
{
    const ConversationId id = m_fixture->conversation();
    QList<CanisterPointer> canisters;
    constexpr int count = 900;
    for (int number = 0; number < count; ++number)
        canisters += text(u"number %1."_s.arg(number));
    VERIFY_RESULT(ConversationStore(database()).append(id, 0, canisters));
    // Beyond all that are tried one by one.
    run(u"INSERT INTO canister SELECT 60000, parts, json, indexed, sum FROM canister WHERE row=1"_s);
    const QString path = m_fixture->folder() + u"/damaged.sqlite"_s;
    VERIFY_RESULT(database().value(u"VACUUM INTO ?"_s, {path}));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    constexpr qint64 page = 4096;
    const QByteArray all = file.readAll();
    // Of the table, whose pages begin with 13; the index of what is searched has other words.
    QSet<int> lost;
    static const QRegularExpression numbers(u"\"number (\\d+)\\.\""_s);
    for (const int number : {300, 301, 400, 401, 500, 700}) {
        const qsizetype at = all.indexOf("\"number " + QByteArray::number(number) + ".\"");
        QVERIFY(at > 0);
        const qint64 begin = at / page * page;
        QCOMPARE(all.at(begin), '\x0d');
        QVERIFY(file.seek(begin) && file.write(QByteArray(page, '\0')) == page);
        for (auto each = numbers.globalMatch(QString::fromLatin1(all.mid(begin, page))); each.hasNext();)
            lost.insert(each.next().captured(1).toInt());
    }
    QVERIFY2(lost.size() > 6 && lost.size() < count / 2, qPrintable(QString::number(lost.size())));
    file.close();
    const auto old = Database::open(path, Database::Access::ReadOnly);
    VERIFY_RESULT(old);
    StoreFixture fresh;
    QStringList missing;
    VERIFY_RESULT(salvage(**old, fresh, &missing));
    const QStringList texts = textsOf(fresh, id);
    QCOMPARE(texts.size(), count);
    for (int number = 0; number < count; ++number)
        QCOMPARE(texts.at(number), lost.contains(number) ? QString() : u"number %1."_s.arg(number));
    QVERIFY2(missing.join(u'\n').contains(u"cannot be read"_s), qPrintable(missing.join(u'\n')));
    QVERIFY2(missing.join(u'\n').contains(u"1 message(s) have lost their place"_s), qPrintable(missing.join(u'\n')));
}

void SalvagedRowsTest::takesTheHighestNumberThatCanBeGiven()
{
    SalvagedTree tree;
    SalvagedTree::Node node;
    node.row = SalvagedTree::highestRow;
    node.conversation = node.segment = 1;
    tree.add(node);
    node.row = SalvagedTree::highestRow + 1;
    node.position = 1;
    tree.add(node);
    tree.makeWhole();
    QCOMPARE(tree.nodes().keys(), QList<qint64> {SalvagedTree::highestRow});
}

void SalvagedRowsTest::fillsAGapUpToItsBound_data()
{
    QTest::addColumn<int>("last");
    QTest::addColumn<int>("nodes");
    QTest::newRow("as many as are made up") << 10'000 << 10'001;
    QTest::newRow("one more") << 10'001 << 1;
}

void SalvagedRowsTest::fillsAGapUpToItsBound()
{
    QFETCH(int, last);
    SalvagedTree tree;
    tree.add(SalvagedTree::Segment {1, 1, 0, 0, last});
    SalvagedTree::Node node;
    node.row = node.conversation = node.segment = 1;
    tree.add(node);
    tree.makeWhole();
    QTEST(int(tree.nodes().size()), "nodes");
}

void SalvagedRowsTest::closesPlacesThatAreTooFarApart_data()
{
    QTest::addColumn<int>("second");
    QTest::addColumn<int>("nodes");
    QTest::newRow("far apart") << 10'002 << 10'003;
    QTest::newRow("too far") << 10'003 << 2;
}

void SalvagedRowsTest::closesPlacesThatAreTooFarApart()
{
    QFETCH(int, second);
    SalvagedTree tree;
    for (const int position : {0, second}) {
        SalvagedTree::Node node;
        node.row = position == 0 ? 1 : 2;
        node.conversation = node.segment = 1;
        node.position = position;
        tree.add(node);
    }
    tree.makeWhole();
    QTEST(int(tree.nodes().size()), "nodes");
}

QTEST_GUILESS_MAIN(SalvagedRowsTest)
#include "tst_salvagedrows.moc"
