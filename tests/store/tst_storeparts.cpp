// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/canisterstore.h"
#include "model/store/contentstore.h"
#include "model/store/repair.h"
#include "model/store/storefile.h"
#include "storefixture.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

using namespace model;
using namespace Qt::StringLiterals;

//! The store's file before anything is read of it, the pieces of what is in it, and repairs of other stores than today's.
class StorePartsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<StoreFixture>(); }
    void cleanup() { m_fixture.reset(); }
    void keepsTheLogOfADamagedFile();
    void looksAtAFileAsOftenAsOneLikes();
    void readsWhatIsThere();
    void cutsPiecesOfSomeSize();
    void saysWhereContentsDepart_data();
    void saysWhereContentsDepart();
    void saysThatADepartureIsNotKnown_data();
    void saysThatADepartureIsNotKnown();
    void saysThatTheRestIsMissingWhereContentsDepart();
    void packsWhatOthersUnpack();
    void findsAContentByWhatItIs();
    void takesTheDigestsOfTheStandard();
    void saysThatAContentIsMissing();
    void saysWhatOfAContentIsNotKnown_data();
    void saysWhatOfAContentIsNotKnown();
    void saysWhatCannotBeCounted_data();
    void saysWhatCannotBeCounted();
    void saysWhatOfAMessageCannotBeHad();
    void compressesWhatPays();
    void keepsALongTextApart();
    void repairsAStoreFromBeforeThereWereSums();
    void keepsTheOrderOfMessagesWithoutAPlace();

private:
    //! \return the texts in order; null texts of those that are damaged.
    static QStringList textsOf(Database &database, const ConversationId &id);

    std::unique_ptr<StoreFixture> m_fixture;
};

QStringList StorePartsTest::textsOf(Database &database, const ConversationId &id)
{
    const ConversationStore store(database);
    const auto path = store.path(id);
    const auto nodes = path ? store.nodes(*path, 0, 100) : tl::make_unexpected(path.error());
    QStringList texts;
    for (const Node &node : nodes.value_or(QList<Node>()))
        texts.append(node.canister->damage.isEmpty() ? node.canister->text() : QString());
    return texts;
}

void StorePartsTest::keepsTheLogOfADamagedFile()
{
    const QString path = m_fixture->path();
    m_fixture->close();
    const StoreFile file(path);
    QVERIFY(QFile::copy(path, file.repairedPath()));
    const QString damaged = file.damagedPath();
    QVERIFY(QFile::rename(path, damaged));
    for (const QString &end : {u"-wal"_s, u"-shm"_s}) {
        QFile log(path + end);
        QVERIFY(log.open(QIODevice::WriteOnly) && log.write("of the damaged file " + end.toLatin1()) > 0);
    }
    VERIFY_RESULT(file.prepare());
    for (const QString &end : {u"-wal"_s, u"-shm"_s}) {
        QFile log(damaged + end);
        QVERIFY2(log.open(QIODevice::ReadOnly), qPrintable(log.fileName()));
        QCOMPARE(log.readAll(), "of the damaged file " + end.toLatin1());
        QVERIFY(!QFile::exists(path + end));
    }
    QVERIFY(QFile::exists(path) && !QFile::exists(file.repairedPath()));
}

//! Nor does the look let go of what this process holds itself.
void StorePartsTest::looksAtAFileAsOftenAsOneLikes()
{
    const auto open = [] { return QDir(u"/proc/self/fd"_s).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size(); };
    const StoreFile file(m_fixture->path());
    VERIFY_RESULT(m_fixture->database().value(u"SELECT count(*) FROM node"_s));
    for (int look = 0; look < 5; ++look)
        QVERIFY(file.isInUse());
    m_fixture->close();
    const auto before = open();
    for (int look = 0; look < 5; ++look)
        QVERIFY(!file.isInUse());
    QCOMPARE(open(), before);
    QVERIFY(!StoreFile(m_fixture->folder() + u"/none"_s).isInUse());
}

void StorePartsTest::readsWhatIsThere()
{
    m_fixture->close();
    const auto reading = StoreFile(m_fixture->path()).read();
    VERIFY_RESULT(reading);
    QCOMPARE(reading->path, m_fixture->path());
    QVERIFY(!reading->copy);
    const auto none = StoreFile(m_fixture->folder() + u"/none.sqlite"_s).read();
    QVERIFY(!none);
    QVERIFY(!none.error().message.isEmpty());
}

//! So that what changes in the middle of a long text is kept once more, and the rest is not.
void StorePartsTest::cutsPiecesOfSomeSize()
{
    QByteArray bytes(400'000, Qt::Uninitialized);
    QRandomGenerator random(4711);
    for (char &byte : bytes)
        byte = char(random.generate());
    ContentStore contents(m_fixture->database());
    const auto row = contents.add(bytes);
    VERIFY_RESULT(row);
    QCOMPARE(*contents.bytes(*row), bytes);
    QList<qsizetype> sizes;
    VERIFY_RESULT(m_fixture->database().each(u"SELECT form, data FROM piece_data ORDER BY piece"_s, {}, [&sizes](const QSqlQuery &query) {
        sizes.append(ContentStore::pieceBytes(query.value(0).toInt(), query.value(1).toByteArray()).value_or(QByteArray()).size());
    }));
    QVERIFY2(sizes.size() > 10, qPrintable(QString::number(sizes.size())));
    sizes.removeLast();
    QVERIFY2(
        *std::min_element(sizes.begin(), sizes.end()) > 512, qPrintable(QString::number(*std::min_element(sizes.begin(), sizes.end()))));
}

//! Also what is too short to be compressed is zlib's form, as earlier versions read it.
//! One is the beginning of the other, of which the end is lost.
void StorePartsTest::saysThatTheRestIsMissingWhereContentsDepart()
{
    QByteArray all;
    for (int word = 0; word < 60'000; ++word)
        all += QByteArray::number(word * 7919 % 104729) + ' ';
    const QByteArray beginning = cutIntoPieces(all).first().toByteArray();
    ContentStore contents(m_fixture->database());
    const auto first = contents.add(beginning);
    const auto second = contents.add(all);
    VERIFY_RESULT(first);
    VERIFY_RESULT(second);
    QCOMPARE(contents.departureOf(*first, *second).value_or(std::nullopt), std::optional(qint64(beginning.size())));
    VERIFY_RESULT(m_fixture->database().execute(u"DELETE FROM piece_data WHERE piece=(SELECT max(piece) FROM piece_data)"_s));
    QVERIFY(!contents.departureOf(*first, *second));
}

void StorePartsTest::packsWhatOthersUnpack()
{
    constexpr qsizetype longest = 1'100;
    QByteArray bytes;
    QRandomGenerator random(4711);
    for (qsizetype size = 0; size <= longest; ++size) {
        const QByteArray whole = packed(bytes);
        QCOMPARE(qUncompress(whole), bytes);
        QCOMPARE(unpacked(whole, longest).value_or("not read"), size == 0 ? QByteArray("not read") : bytes);
        bytes += char(random.generate());
    }
}

void StorePartsTest::findsAContentByWhatItIs()
{
    const QByteArray bytes(5000, 'y');
    ContentStore contents(m_fixture->database());
    VERIFY_RESULT(contents.add(bytes));
    const auto found = contents.bytesOf(ContentStore::hash(bytes));
    VERIFY_RESULT(found);
    QCOMPARE(*found, bytes);
    QVERIFY(contents.bytesOf(ContentStore::hash("other")).error().message.contains(u"missing"_s));
}

//! What other versions and other libraries have kept is found again.
void StorePartsTest::takesTheDigestsOfTheStandard()
{
    // FIPS 180-4 by NIST's examples, and what is longer than a block by Qt.
    QCOMPARE(ContentStore::hash("abc").toHex(), QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    QCOMPARE(ContentStore::hash({}).toHex(), QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
    for (const qsizetype size : {55, 56, 63, 64, 65, 1'000'003}) {
        const QByteArray bytes(size, '\xfe');
        QCOMPARE(ContentStore::hash(bytes), QCryptographicHash::hash(bytes, QCryptographicHash::Sha256));
    }
}

void StorePartsTest::saysThatAContentIsMissing()
{
    const auto none = ContentStore(m_fixture->database()).bytes(4711);
    QVERIFY(!none);
    QVERIFY2(none.error().message.contains(u"missing"_s), qPrintable(none.error().message));
}

void StorePartsTest::saysWhatOfAContentIsNotKnown_data()
{
    QTest::addColumn<QString>("column");
    for (const QString &column : {u"recipe"_s, u"hash"_s, u"size"_s})
        QTest::newRow(qPrintable(column)) << column;
}

void StorePartsTest::saysWhatOfAContentIsNotKnown()
{
    QFETCH(QString, column);
    ContentStore contents(m_fixture->database());
    const auto first = contents.add(QByteArray(5000, 'y'));
    const auto second = contents.add(QByteArray(5000, 'z'));
    VERIFY_RESULT(first);
    VERIFY_RESULT(second);
    VERIFY_RESULT(m_fixture->database().execute(u"ALTER TABLE content RENAME COLUMN %1 TO other"_s.arg(column)));
    const auto bytes = contents.bytes(*first);
    QVERIFY(!bytes);
    QVERIFY2(bytes.error().detail.contains(column), qPrintable(bytes.error().detail));
    QCOMPARE(contents.departureOf(*first, *second).has_value(), column == u"hash");
}

void StorePartsTest::saysWhatCannotBeCounted_data()
{
    QTest::addColumn<QString>("event");
    QTest::addColumn<bool>("isDropped"); // a content goes
    QTest::newRow("a piece that is used") << u"UPDATE OF uses ON piece"_s << false;
    QTest::newRow("a piece that nobody uses") << u"DELETE ON piece"_s << false;
    QTest::newRow("a content that goes") << u"DELETE ON content"_s << true;
    QTest::newRow("a piece that goes with it") << u"DELETE ON piece"_s << true;
}

void StorePartsTest::saysWhatCannotBeCounted()
{
    QFETCH(QString, event);
    QFETCH(bool, isDropped);
    Database &database = m_fixture->database();
    ContentStore contents(database);
    const auto row = contents.add(QByteArray(5000, 'y'));
    VERIFY_RESULT(row);
    VERIFY_RESULT(database.execute(u"INSERT INTO piece (hash, uses, stored) VALUES (x'00', 1, 1)"_s));
    VERIFY_RESULT(database.execute(u"CREATE TRIGGER refusing BEFORE %1 BEGIN SELECT RAISE(ABORT, 'full'); END"_s.arg(event)));
    QVERIFY(isDropped ? !contents.sweep({*row}) : !contents.countUses());
    QCOMPARE(m_fixture->count(u"content"_s), 1);
    QCOMPARE(m_fixture->count(u"piece"_s), 2);
    QCOMPARE(*contents.bytes(*row), QByteArray(5000, 'y'));
}

void StorePartsTest::saysWhatOfAMessageCannotBeHad()
{
    Database &database = m_fixture->database();
    CanisterStore canisters(database);
    const auto none = canisters.find(4711);
    QVERIFY(!none);
    QVERIFY2(none.error().message.contains(u"is missing"_s), qPrintable(none.error().message));
    VERIFY_RESULT(canisters.add(*text(u"one"_s), false));
    VERIFY_RESULT(database.execute(u"CREATE TRIGGER refusing BEFORE UPDATE ON canister BEGIN SELECT RAISE(ABORT, 'full'); END"_s));
    QVERIFY(!canisters.addSums());
    for (const QString &statement : {u"DROP TRIGGER refusing"_s, u"ALTER TABLE canister RENAME COLUMN parts TO other"_s})
        VERIFY_RESULT(database.execute(statement));
    QVERIFY(!canisters.addSums());
}

void StorePartsTest::compressesWhatPays()
{
    ContentStore contents(m_fixture->database());
    const auto form = [&](const QByteArray &bytes) {
        const auto row = contents.add(bytes);
        return row ? m_fixture->database().value(u"SELECT form FROM piece_data ORDER BY piece DESC LIMIT 1"_s)->toInt() : -1;
    };
    QCOMPARE(form(QByteArray(511, 'y')), 0);
    // Its size, and what zlib has around a block that is stored.
    QCOMPARE(packed(QByteArray(100, 'y')).size(), 4 + 2 + 5 + 100 + 4);
    QCOMPARE(form(QByteArray(512, 'y')), 1);
    // Nothing is won by it.
    QByteArray noise;
    QRandomGenerator random(3);
    for (int byte = 0; byte < 600; ++byte)
        noise += char(random.bounded(256));
    QCOMPARE(form(noise), 0);
}

void StorePartsTest::keepsALongTextApart()
{
    Database &database = m_fixture->database();
    int parts = 0;
    for (int length = 900; length < 1100 && parts == 0; ++length) {
        VERIFY_RESULT(CanisterStore(database).add(*text(QString(length, u'x')), false));
        parts = database.value(u"SELECT parts FROM canister ORDER BY row DESC LIMIT 1"_s)->toInt();
    }
    QCOMPARE(parts, 1);
    QCOMPARE(database.value(u"SELECT size FROM content"_s)->toInt(), 1024);
}

void StorePartsTest::repairsAStoreFromBeforeThereWereSums()
{
    const ConversationId id = m_fixture->conversation();
    VERIFY_RESULT(ConversationStore(m_fixture->database()).append(id, 0, {text(u"one"_s), text(u"two"_s)}));
    Database &database = m_fixture->database();
    // What stands there in such a store is no sum.
    VERIFY_RESULT(database.execute(u"UPDATE canister SET sum=x'00'"_s));
    VERIFY_RESULT(database.execute(u"PRAGMA user_version=4"_s));
    const auto page = database.value(u"SELECT rootpage FROM sqlite_master WHERE name='sqlite_autoindex_exchange_1'"_s);
    const auto size = database.value(u"PRAGMA page_size"_s);
    QVERIFY(page && size && page->toInt() > 1);
    VERIFY_RESULT(database.execute(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
    m_fixture->close();
    QFile file(m_fixture->path());
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek((page->toLongLong() - 1) * size->toLongLong()));
    QCOMPARE(file.write(QByteArray(size->toInt(), '\0')), size->toLongLong());
    file.close();
    const auto report = Repair(m_fixture->path()).run();
    VERIFY_RESULT(report);
    QVERIFY(!report->found.isEmpty());
    QCOMPARE(report->missing, QStringList());
    QCOMPARE(report->messages, 2);
    const auto opened = Database::open(m_fixture->path(), Database::Access::ReadWrite);
    VERIFY_RESULT(opened);
    QCOMPARE(textsOf(**opened, id), (QStringList {u"one"_s, u"two"_s}));
}

void StorePartsTest::keepsTheOrderOfMessagesWithoutAPlace()
{
    const ConversationId id = m_fixture->conversation();
    QList<CanisterPointer> canisters;
    QStringList texts;
    for (int message = 0; message < 12; ++message) {
        texts.append(u"message %1"_s.arg(message));
        canisters.append(text(texts.last()));
    }
    Database &database = m_fixture->database();
    VERIFY_RESULT(ConversationStore(database).append(id, 0, canisters));
    for (const QString &each : {u"PRAGMA foreign_keys=OFF"_s, u"DROP TRIGGER IF EXISTS node_resealed"_s, u"UPDATE node SET canister=12"_s})
        VERIFY_RESULT(database.execute(each));
    m_fixture->close();
    const auto report = Repair(m_fixture->path()).run();
    VERIFY_RESULT(report);
    const auto opened = Database::open(m_fixture->path(), Database::Access::ReadWrite);
    VERIFY_RESULT(opened);
    const auto list = ConversationStore(**opened).list(10);
    VERIFY_RESULT(list);
    const auto found = std::find_if(
        list->begin(), list->end(), [](const ConversationInfo &info) { return info.title.contains(u"without a place"_s); });
    QVERIFY(found != list->end());
    texts.removeLast();
    QCOMPARE(textsOf(**opened, found->id), texts);
}

void StorePartsTest::saysWhereContentsDepart_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<qint64>("place");
    QByteArray words;
    for (int word = 0; word < 60'000; ++word)
        words += QByteArray::number(word * 7919 % 104729) + ' ';
    const qsizetype piece = cutIntoPieces(words).first().size();
    QTest::newRow("short") << "short one"_ba
                           << "short other"_ba << qint64(7);
    QTest::newRow("from the beginning") << "one"_ba
                                        << "other"_ba << qint64(1);
    QTest::newRow("nothing more") << words << words.first(piece) << qint64(piece);
    QTest::newRow("something more") << words.first(piece) << words << qint64(piece);
    QTest::newRow("in a later piece") << words << words.first(300'000) + '!' + words.sliced(300'001) << qint64(300'000);
    QTest::newRow("nowhere") << "same"_ba
                             << "same"_ba << qint64(-1);
}

void StorePartsTest::saysWhereContentsDepart()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    ContentStore contents(m_fixture->database());
    const auto place = contents.departureOf(*contents.add(one), *contents.add(other));
    VERIFY_RESULT(place);
    QTEST(place->value_or(-1), "place");
}

void StorePartsTest::saysThatADepartureIsNotKnown_data()
{
    QTest::addColumn<QString>("damage");
    QTest::newRow("no recipe of the one") << u"UPDATE content SET recipe=x'00' WHERE row=1"_s;
    QTest::newRow("no recipe of the other") << u"UPDATE content SET recipe=x'00' WHERE row=2"_s;
    QTest::newRow("neither") << u"DELETE FROM content"_s;
    QTest::newRow("no piece of the one") << u"DELETE FROM piece_data WHERE piece=1"_s;
    QTest::newRow("no piece of the other") << u"DELETE FROM piece_data WHERE piece=2"_s;
    QTest::newRow("a piece without its size") << u"UPDATE piece_data SET data=x'00' WHERE piece=2"_s;
    QTest::newRow("a piece without what is in it") << u"UPDATE piece_data SET data=substr(data, 1, 4) WHERE piece=2"_s;
    QTest::newRow("no pieces at all") << u"DROP TABLE piece_data"_s;
}

void StorePartsTest::saysThatADepartureIsNotKnown()
{
    QFETCH(QString, damage);
    ContentStore contents(m_fixture->database());
    const auto one = contents.add(QByteArray(3000, 'x'));
    const auto other = contents.add(QByteArray(3000, 'y'));
    QVERIFY(one && other && *one == 1 && *other == 2);
    VERIFY_RESULT(m_fixture->database().execute(u"PRAGMA foreign_keys=OFF"_s));
    VERIFY_RESULT(m_fixture->database().execute(damage));
    const auto place = contents.departureOf(*one, *other);
    QVERIFY(!place);
    QCOMPARE(place.error().category, ErrorCategory::Storage);
}

QTEST_GUILESS_MAIN(StorePartsTest)
#include "tst_storeparts.moc"
