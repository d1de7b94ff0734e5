// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/checkpointstore.h"
#include "model/store/contentstore.h"
#include "model/store/repair.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

using namespace Qt::StringLiterals;
using namespace model;

//! What files were, as the store keeps it: once, bounded, and gone with its conversation.
class CheckpointStoreTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<StoreFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void givesBackWhatItWasGiven();
    void keepsOfATurnOnlyWhatIsNotItsOwn();
    void findsATurnByTheBeginningOfItsName();
    void dropsTheOldestTurnsWhereThereIsNoRoom();
    void dropsWhatIsOld();
    void fillsTheRoomToTheLastByte();
    void keepsNothingOfWhatIsTooMuch();
    void knowsATurnWhoseNameBeginsAnothers();
    void saysWhatCannotBeKept_data();
    void saysWhatCannotBeKept();
    void saysWhatCannotBeRead();
    void goesWithItsConversation();
    void isSavedByRepair();
    void comesWithTheNextVersionOfAStore();
    void keepsOneIndexFewerThanItDid();

private:
    CheckpointStore store() { return CheckpointStore(m_fixture->database()); }
    Checkpoint checkpoint(const TurnId &turn, const QByteArray &bytes, const QString &path = u"a.txt"_s) const;
    Checkpoint kept(const TurnId &turn, const QByteArray &bytes, const QString &path = u"a.txt"_s);
    void execute(const QString &statement) { VERIFY_RESULT(m_fixture->database().execute(statement)); }

    ConversationId m_conversation = ConversationId::create();
    std::unique_ptr<StoreFixture> m_fixture;
};

Checkpoint CheckpointStoreTest::checkpoint(const TurnId &turn, const QByteArray &bytes, const QString &path) const
{
    Checkpoint made;
    made.turn = turn;
    made.conversation = m_conversation;
    made.invocation = u"call"_s;
    made.folder = u"/place"_s;
    made.path = path;
    made.before = {true, 0640, ContentStore::hash(bytes)};
    return made;
}

Checkpoint CheckpointStoreTest::kept(const TurnId &turn, const QByteArray &bytes, const QString &path)
{
    const auto row = store().keep(checkpoint(turn, bytes, path), bytes);
    if (!row)
        qFatal("%s", qPrintable(row.error().message + row.error().detail));
    return *row;
}

void CheckpointStoreTest::givesBackWhatItWasGiven()
{
    const TurnId turn = TurnId::create();
    const QByteArray bytes = QByteArray("a\0b\xff", 4).repeated(5000);
    const Checkpoint first = kept(turn, bytes);
    Checkpoint made = checkpoint(turn, {}, u"new/folder/b.txt"_s);
    made.before = {};
    made.missingFolders = 2;
    const auto second = store().keep(made, {});
    VERIFY_RESULT(second);
    VERIFY_RESULT(store().noteAfter(second->row, {true, 0600, ContentStore::hash("b")}));
    VERIFY_RESULT(store().noteAfter(first.row, {}));
    Checkpoint known = checkpoint(turn, "c", u"c.txt"_s);
    known.after = FileState {true, 0755, ContentStore::hash("d")};
    VERIFY_RESULT(store().keep(known, "c"));
    kept(turn, "e", u"e.txt"_s);

    const auto all = store().of(turn);
    VERIFY_RESULT(all);
    QCOMPARE(all->size(), 4);
    QCOMPARE(all->at(0).before, first.before);
    QCOMPARE(all->at(0).after, std::optional(FileState {}));
    QCOMPARE(all->at(0).folder + u'/' + all->at(0).path, u"/place/a.txt"_s);
    QCOMPARE(all->at(0).invocation, u"call"_s);
    QCOMPARE(all->at(1).before, FileState {});
    QCOMPARE(all->at(1).missingFolders, 2);
    QCOMPARE(all->at(1).after, std::optional(FileState {true, 0600, ContentStore::hash("b")}));
    QCOMPARE(all->at(2).after, known.after);
    QCOMPARE(all->at(3).after, std::nullopt);
    QCOMPARE(*store().bytes(first.row), bytes);
    QCOMPARE(*store().bytes(second->row), QByteArray());
    QVERIFY(store().of(TurnId::create())->isEmpty());
}

//! Of what the turn has found or written before there is nothing to keep; of what somebody else has put there in between there is.
void CheckpointStoreTest::keepsOfATurnOnlyWhatIsNotItsOwn()
{
    const TurnId turn = TurnId::create();
    const Checkpoint first = kept(turn, "first");
    VERIFY_RESULT(store().noteAfter(first.row, {true, 0640, ContentStore::hash("second")}));
    kept(turn, "second");
    kept(turn, "first");
    QCOMPARE(m_fixture->count(u"content"_s), 1);
    const Checkpoint foreign = kept(turn, "somebody else's");
    QCOMPARE(m_fixture->count(u"content"_s), 2);
    QCOMPARE(*store().bytes(foreign.row), QByteArray("somebody else's"));
    QCOMPARE(*store().bytes(first.row), QByteArray("first"));
    // Another turn has a beginning of its own.
    QCOMPARE(*store().bytes(kept(TurnId::create(), "second").row), QByteArray("second"));
}

void CheckpointStoreTest::findsATurnByTheBeginningOfItsName()
{
    TurnRecord turn;
    turn.id = TurnId(u"aaa1"_s);
    turn.conversation = m_fixture->conversation();
    VERIFY_RESULT(TurnStore(m_fixture->database()).begin(turn));
    kept(TurnId(u"aaa1"_s), "x");
    kept(TurnId(u"aab"_s), "y");
    QCOMPARE(*store().findTurn(u"aaa"_s), TurnId(u"aaa1"_s));
    QCOMPARE(*store().findTurn(u"aab"_s), TurnId(u"aab"_s));
    for (const QString &prefix : {u"aa"_s, u"b"_s, QString(), u"%"_s, u"aaa12"_s}) {
        const auto none = store().findTurn(prefix);
        QVERIFY(!none);
        QCOMPARE(none.error().category, ErrorCategory::Usage);
    }
}

void CheckpointStoreTest::dropsTheOldestTurnsWhereThereIsNoRoom()
{
    const TurnId oldest = TurnId::create();
    const TurnId middle = TurnId::create();
    const TurnId newest = TurnId::create();
    kept(oldest, "oldest");
    kept(oldest, "oldest too", u"b.txt"_s);
    kept(middle, "middle");
    // As though they were large.
    execute(u"UPDATE checkpoint SET size=%1"_s.arg(CheckpointStore::mostBytes / 3));
    kept(newest, "newest");
    QVERIFY(store().of(oldest)->isEmpty());
    QCOMPARE(store().of(middle)->size(), 1);
    QCOMPARE(m_fixture->count(u"content"_s), 2);
    // What is being undone stays, and so does what the turn itself has kept.
    execute(u"UPDATE checkpoint SET size=%1"_s.arg(CheckpointStore::mostBytes / 2));
    const auto refused = store().keep(checkpoint(newest, "more", u"c.txt"_s), "more", middle);
    VERIFY_RESULT(refused);
    QVERIFY2(refused->uncovered.contains(u"no room"), qPrintable(refused->uncovered));
    QCOMPARE(store().of(middle)->size(), 1);
    QCOMPARE(store().of(newest)->size(), 2);
    QCOMPARE(store().of(newest)->last().uncovered, refused->uncovered);
    QCOMPARE(m_fixture->count(u"content"_s), 2);
}

void CheckpointStoreTest::dropsWhatIsOld()
{
    const TurnId old = TurnId::create();
    const TurnId young = TurnId::create();
    kept(old, "old");
    kept(young, "young");
    const auto agedBy = [](int days) { return QDateTime::currentDateTimeUtc().addDays(-days).toMSecsSinceEpoch(); };
    execute(u"UPDATE checkpoint SET kept=%1 WHERE turn='%2'"_s.arg(agedBy(CheckpointStore::mostDays + 1)).arg(old.toString()));
    execute(u"UPDATE checkpoint SET kept=%1 WHERE turn='%2'"_s.arg(agedBy(CheckpointStore::mostDays - 1)).arg(young.toString()));
    VERIFY_RESULT(store().dropExpired());
    QVERIFY(store().of(old)->isEmpty());
    QCOMPARE(store().of(young)->size(), 1);
    QCOMPARE(m_fixture->count(u"content"_s), 1);
}

void CheckpointStoreTest::fillsTheRoomToTheLastByte()
{
    const Checkpoint first = kept(TurnId::create(), "first");
    execute(u"UPDATE checkpoint SET size=%1"_s.arg(CheckpointStore::mostBytes - 6));
    kept(TurnId::create(), "second");
    QCOMPARE(m_fixture->count(u"checkpoint"_s), 2);
    kept(TurnId::create(), "x");
    QVERIFY(store().of(first.turn)->isEmpty());
}

//! What is not kept is said by whoever looked.
void CheckpointStoreTest::keepsNothingOfWhatIsTooMuch()
{
    Checkpoint made = checkpoint(TurnId::create(), "bytes");
    made.uncovered = u"too large"_s;
    const auto row = store().keep(made, "bytes");
    VERIFY_RESULT(row);
    QCOMPARE(row->uncovered, u"too large"_s);
    QVERIFY(m_fixture->database().value(u"SELECT content FROM checkpoint"_s)->isNull());
}

void CheckpointStoreTest::knowsATurnWhoseNameBeginsAnothers()
{
    kept(TurnId(u"abc"_s), "bytes");
    kept(TurnId(u"abcd"_s), "bytes");
    QCOMPARE(store().findTurn(u"abc"_s)->toString(), u"abc"_s);
    QVERIFY(!store().findTurn(u"ab"_s));
}

void CheckpointStoreTest::saysWhatCannotBeKept_data()
{
    QTest::addColumn<QString>("fault");
    const auto refusing = [](const QString &event) {
        return u"CREATE TRIGGER refusing BEFORE %1 BEGIN SELECT RAISE(ABORT, 'full'); END"_s.arg(event);
    };
    const auto without = [](const QString &column) { return u"ALTER TABLE checkpoint RENAME COLUMN %1 TO other"_s.arg(column); };
    QTest::newRow("what was in the file") << refusing(u"INSERT ON content"_s);
    QTest::newRow("that it was written") << refusing(u"INSERT ON checkpoint"_s);
    QTest::newRow("beside what cannot be taken away") << refusing(u"DELETE ON checkpoint"_s);
    QTest::newRow("without knowing whether it is") << without(u"digest"_s);
    QTest::newRow("without knowing how much there is") << without(u"size"_s);
    QTest::newRow("without knowing what is oldest") << without(u"row"_s);
    QTest::newRow("without knowing what is old") << without(u"kept"_s);
}

void CheckpointStoreTest::saysWhatCannotBeKept()
{
    QFETCH(QString, fault);
    kept(TurnId::create(), "before");
    execute(u"UPDATE checkpoint SET size=%1"_s.arg(CheckpointStore::mostBytes));
    const int contents = m_fixture->count(u"content"_s);
    execute(fault);
    QVERIFY(!store().keep(checkpoint(TurnId::create(), "after"), "after"));
    QCOMPARE(m_fixture->count(u"checkpoint"_s), 1);
    QCOMPARE(m_fixture->count(u"content"_s), contents);
}

void CheckpointStoreTest::saysWhatCannotBeRead()
{
    const Checkpoint made = kept(TurnId::create(), "bytes");
    execute(u"DROP TABLE turn"_s);
    QVERIFY(!store().findTurn(made.turn.toString()));
    execute(u"DROP TABLE checkpoint"_s);
    QVERIFY(!store().bytes(made.row));
    QVERIFY(!store().of(made.turn));
    QVERIFY(!store().noteAfter(made.row, {}));
    QVERIFY(!store().hasFiles(made.turn));
    QVERIFY(!store().erase(m_conversation));
}

void CheckpointStoreTest::goesWithItsConversation()
{
    m_conversation = m_fixture->conversation();
    const ConversationId erased = m_conversation;
    const TurnId turn = TurnId::create();
    kept(turn, "zqsecretxvjk");
    m_conversation = m_fixture->conversation();
    const Checkpoint other = kept(TurnId::create(), "stays where it is");
    QVERIFY(m_fixture->isAnywhere("zqsecretxvjk"));
    VERIFY_RESULT(ConversationStore(m_fixture->database()).erase(erased));
    QVERIFY(!m_fixture->isAnywhere("zqsecretxvjk"));
    QVERIFY(!m_fixture->isAnywhere(turn.toString().toUtf8()));
    QCOMPARE(*store().bytes(other.row), QByteArray("stays where it is"));
}

//! With a content that two share; where it is lost it is said that it is.
void CheckpointStoreTest::isSavedByRepair()
{
    const TurnId turn = TurnId::create();
    const Checkpoint whole = kept(turn, QByteArray("whole ").repeated(1000));
    VERIFY_RESULT(store().noteAfter(whole.row, {true, 0644, ContentStore::hash("after")}));
    const Checkpoint lost = kept(turn, QByteArray("lost ").repeated(1000), u"b.txt"_s);
    execute(u"PRAGMA foreign_keys=OFF"_s);
    execute(u"DELETE FROM content WHERE row=(SELECT content FROM checkpoint WHERE row=%1)"_s.arg(lost.row));
    m_fixture->close();
    VERIFY_RESULT(Repair(m_fixture->path()).run());

    const auto database = Database::open(m_fixture->path(), Database::Access::ReadWrite);
    VERIFY_RESULT(database);
    CheckpointStore repaired(**database);
    const auto all = repaired.of(turn);
    VERIFY_RESULT(all);
    QCOMPARE(all->size(), 2);
    QCOMPARE(*repaired.bytes(all->first().row), QByteArray("whole ").repeated(1000));
    QCOMPARE(all->first().after, std::optional(FileState {true, 0644, ContentStore::hash("after")}));
    QVERIFY(all->first().uncovered.isEmpty());
    QVERIFY2(all->last().uncovered.contains(u"lost"), qPrintable(all->last().uncovered));
}

void CheckpointStoreTest::comesWithTheNextVersionOfAStore()
{
    execute(u"DROP TABLE checkpoint"_s);
    execute(u"DROP TABLE exchange_fact"_s);
    for (const QString &column : {u"connecting"_s, u"encrypted"_s, u"sent"_s})
        execute(u"ALTER TABLE exchange DROP COLUMN "_s + column);
    execute(u"PRAGMA user_version=8"_s);
    VERIFY_RESULT(Migrations(m_fixture->database()).run());
    const Checkpoint first = kept(TurnId::create(), "x");
    QCOMPARE(*store().bytes(first.row), QByteArray("x"));
    QCOMPARE(m_fixture->integrity(), u"ok"_s);
}

void CheckpointStoreTest::keepsOneIndexFewerThanItDid()
{
    execute(u"DROP INDEX checkpoint_content"_s);
    for (const QString &column : {u"content"_s, u"kept"_s})
        execute(u"CREATE INDEX checkpoint_%1 ON checkpoint (%1)"_s.arg(column));
    const Checkpoint first = kept(TurnId::create(), "x");
    execute(u"PRAGMA user_version=13"_s);
    VERIFY_RESULT(Migrations(m_fixture->database()).run());
    QStringList left;
    VERIFY_RESULT(m_fixture->database().each(u"SELECT sql FROM sqlite_master WHERE type='index' AND tbl_name='checkpoint' ORDER BY name"_s,
        {}, [&left](const QSqlQuery &query) { left += query.value(0).toString().section(u" ON "_s, 1); }));
    QCOMPARE(left, QStringList({u"checkpoint (content, size)"_s, u"checkpoint (conversation)"_s, u"checkpoint (turn)"_s}));
    QCOMPARE(*store().bytes(first.row), QByteArray("x"));
    QCOMPARE(m_fixture->integrity(), u"ok"_s);
}

QTEST_GUILESS_MAIN(CheckpointStoreTest)
#include "tst_checkpointstore.moc"
