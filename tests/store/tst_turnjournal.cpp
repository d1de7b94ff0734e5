// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/turnjournal.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtEndian>

#include <memory>

using namespace model;
using namespace Qt::StringLiterals;

//! What the journal writes while an answer streams.
class TurnJournalTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void manyDeltasAreOneRow();
    void textAndThoughtsKeepTheirOrder();
    void whatIsNotWrittenYetGoesWithTheTurn();
    void aLongAnswerCostsTheStoreThreadLittle();
    void aFinishedAnswerTakesThePlaceOfItsText_data();
    void aFinishedAnswerTakesThePlaceOfItsText();
    void aRoundOfManyCallsIsOneTransaction();
    void aTurnOfOneAnswerIsTwoTransactions();
    void writesAllOnceALockIsGone();
    void goesOnOnceWhatCameBeforeIsWritten();
    void goesOnWithNothingOnceTheTurnEnds();
    void triesAgainWithWhatIsStagedNext();
    void triesAgainInTheOrderThatItCameIn();
    void putsWhatCameMeanwhileBehindWhatFailed();
    void writesMuchTextBeforeItsTime();
    void writesTextThatNeverPauses();
    void countsAmongWhatTheStoreHasToDo();
    void countsNothingTwiceThatItsEndOvertook();
    void keepsWhatStreamedLastWhereTheCommitFails();
    void writesTheRestWhereItEndsInTheMiddle();

private:
    //! Whether all that was staged is in the file; what is not will be written.
    bool isWritten();
    int staged() { return m_store->reader().value(u"SELECT count(*) FROM staged"_s).value_or(QVariant(-1)).toInt(); }
    //! How many transactions stand in the log beside the file.
    int transactions() const;
    int count() { return m_store->reader().value(u"SELECT count(*) FROM staged_delta"_s).value_or(QVariant(-1)).toInt(); }

    std::unique_ptr<StoreFixture> m_fixture;
    std::unique_ptr<Store> m_store;
    TurnRecord m_turn;
    std::unique_ptr<TurnJournal> m_journal;
};

void TurnJournalTest::init()
{
    m_fixture = std::make_unique<StoreFixture>();
    m_turn = {};
    m_turn.conversation = m_fixture->conversation();
    auto store = Store::open(m_fixture->path());
    VERIFY_RESULT(store);
    m_store = std::move(*store);
    m_journal = std::make_unique<TurnJournal>(*m_store);
    m_journal->begin(m_turn);
}

void TurnJournalTest::cleanup()
{
    m_journal.reset();
    m_store.reset();
    m_fixture.reset();
}

bool TurnJournalTest::isWritten()
{
    const auto isAtOnce = std::make_shared<bool>(false);
    m_journal->onceWritten(this, [isAtOnce] { *isAtOnce = true; });
    return *isAtOnce;
}

void TurnJournalTest::manyDeltasAreOneRow()
{
    for (int token = 0; token < 20'000; ++token)
        m_journal->appendDelta(1, {Delta::Kind::Text, u"word "_s});
    QCOMPARE(count(), 0);
    QTRY_COMPARE(count(), 1);
    const auto size = m_store->reader().value(u"SELECT length(text) FROM staged_delta"_s);
    QCOMPARE(size->toInt(), 20'000 * 5 * 2);
}

void TurnJournalTest::textAndThoughtsKeepTheirOrder()
{
    m_journal->appendDelta(1, {Delta::Kind::Thought, u"a"_s});
    m_journal->appendDelta(1, {Delta::Kind::Text, u"b"_s});
    m_journal->appendDelta(1, {Delta::Kind::Text, u"c"_s});
    // Another canister begins before the time is over.
    m_journal->appendDelta(2, {Delta::Kind::Text, u"d"_s});
    QTRY_COMPARE(count(), 3);
    const auto rows = m_store->reader().value(
        u"SELECT group_concat(ordinal || ':' || thought || ':' || length(text)) FROM (SELECT * FROM staged_delta ORDER BY row)"_s);
    QCOMPARE(rows->toString(), u"1:1:2,1:0:4,2:0:2"_s);
}

void TurnJournalTest::whatIsNotWrittenYetGoesWithTheTurn()
{
    QSignalSpy settled(m_journal.get(), &TurnJournal::settled);
    m_journal->appendDelta(1, {Delta::Kind::Text, u"gone"_s});
    m_journal->rollBack({text(u"question"_s)}, {ErrorCategory::Fatal, u"broke"_s}, {});
    QTRY_COMPARE(settled.count(), 1);
    // Longer than the journal waits.
    QTest::qWait(600);
    QCOMPARE(count(), 0);
}

void TurnJournalTest::aLongAnswerCostsTheStoreThreadLittle()
{
    // 20,000 tokens at 300 a second: one piece every half second.
    constexpr int pieces = 134;
    std::optional<qint64> spent;
    m_store->run(
        this,
        [turn = m_turn.id](Database &database) -> Result<qint64> {
            QElapsedTimer timer;
            timer.start();
            for (int piece = 0; piece < pieces; ++piece) {
                if (const auto added = TurnStore(database).appendDelta(turn, 1, {Delta::Kind::Text, QString(600, u'x')}); !added)
                    return tl::unexpected(added.error());
            }
            return timer.elapsed();
        },
        [&spent](const Result<qint64> &result) { spent = result.value_or(-1); });
    QTRY_VERIFY(spent.has_value());
    qInfo("%d pieces took %lld ms on the store thread", pieces, *spent);
    QCOMPARE(count(), pieces);
    QVERIFY(*spent < 20'000);
}

void TurnJournalTest::aFinishedAnswerTakesThePlaceOfItsText_data()
{
    QTest::addColumn<bool>("written");
    QTest::newRow("whose text is written") << true;
    QTest::newRow("whose text is not written yet") << false;
}

void TurnJournalTest::aFinishedAnswerTakesThePlaceOfItsText()
{
    QFETCH(bool, written);
    m_journal->appendDelta(0, {Delta::Kind::Text, u"Well."_s});
    if (written)
        QTRY_COMPARE(count(), 1);
    m_journal->stage(0, text(u"Well."_s, Role::Assistant));
    QTRY_COMPARE(staged(), 1);
    // Longer than the journal waits with text.
    QTest::qWait(600);
    QCOMPARE(count(), 0);
    m_journal.reset();
    std::optional<Result<QList<ConversationId>>> recovered;
    m_store->run(
        this, [folder = m_fixture->folder()](Database &database) { return TurnStore(database).recover(folder); },
        [&recovered](const Result<QList<ConversationId>> &result) { recovered = result; });
    QTRY_VERIFY(recovered);
    const auto canisters = TurnStore(m_store->reader()).canistersOf(m_turn.id);
    VERIFY_RESULT(canisters);
    QCOMPARE(canisters->size(), 1);
    QCOMPARE(canisters->first()->text(), u"Well."_s);
}

//! A frame of the log that says how large the file is by it is the last of a transaction. https://www.sqlite.org/walformat.html
int TurnJournalTest::transactions() const
{
    QFile log(m_fixture->path() + u"-wal"_s);
    if (!log.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray bytes = log.readAll();
    const auto number = [&bytes](qsizetype at) { return qFromBigEndian<quint32>(bytes.constData() + at); };
    constexpr qsizetype headerSize = 32;
    constexpr qsizetype frameHeaderSize = 24;
    const qsizetype frameSize = frameHeaderSize + number(8);
    int count = 0;
    for (qsizetype frame = headerSize; frame + frameSize <= bytes.size(); frame += frameSize)
        count += number(frame + 4) > 0 && number(frame + 8) == number(16);
    return count;
}

void TurnJournalTest::aRoundOfManyCallsIsOneTransaction()
{
    constexpr int calls = 5000;
    QTRY_VERIFY(isWritten());
    const int before = transactions();
    QVERIFY(before > 0);
    for (int call = 0; call < calls; ++call)
        m_journal->stage(call, text(u"call %1"_s.arg(call), Role::Invocation));
    QVERIFY(!isWritten());
    QTRY_VERIFY(isWritten());
    QCOMPARE(staged(), calls);
    QCOMPARE(transactions() - before, 1);
}

//! The turn with what it is begun with; and its end, with what came last.
void TurnJournalTest::aTurnOfOneAnswerIsTwoTransactions()
{
    QTRY_VERIFY(isWritten());
    const int before = transactions();
    TurnRecord turn;
    turn.conversation = m_turn.conversation;
    m_journal = std::make_unique<TurnJournal>(*m_store);
    QSignalSpy committed(m_journal.get(), &TurnJournal::committed);
    m_journal->begin(turn, {text(u"supervisor"_s), text(u"question"_s)});
    QTRY_VERIFY(isWritten());
    QCOMPARE(staged(), 2);
    QCOMPARE(transactions() - before, 1);
    m_journal->appendDelta(2, {Delta::Kind::Text, u"answer"_s});
    m_journal->stage(2, text(u"answer"_s, Role::Assistant));
    m_journal->commit({text(u"supervisor"_s), text(u"question"_s), text(u"answer"_s, Role::Assistant)}, TurnState::Committed);
    QVERIFY(committed.wait(support::patience));
    QCOMPARE(transactions() - before, 2);
}

void TurnJournalTest::writesAllOnceALockIsGone()
{
    QTRY_VERIFY(isWritten());
    QVERIFY(m_fixture->database().execute(u"BEGIN IMMEDIATE"_s));
    for (int ordinal = 0; ordinal < 3; ++ordinal) {
        m_journal->stage(ordinal, text(QString::number(ordinal)));
        QVERIFY(!isWritten());
    }
    QVERIFY(!QTest::qWaitFor([this] { return isWritten(); }, 300));
    QCOMPARE(staged(), 0);
    QVERIFY(m_fixture->database().execute(u"ROLLBACK"_s));
    QTRY_VERIFY(isWritten());
    QCOMPARE(staged(), 3);
}

void TurnJournalTest::goesOnOnceWhatCameBeforeIsWritten()
{
    QTRY_VERIFY(isWritten());
    QVERIFY(m_fixture->database().execute(u"BEGIN IMMEDIATE"_s));
    QList<int> wentOn;
    auto gone = std::make_unique<QObject>();
    m_journal->stage(0, text(u"a"_s));
    m_journal->onceWritten(this, [&] { wentOn.append(staged()); });
    m_journal->onceWritten(gone.get(), [&] { wentOn.append(-1); });
    m_journal->stage(1, text(u"b"_s));
    m_journal->onceWritten(this, [&] { wentOn.append(staged()); });
    gone.reset();
    QCOMPARE(wentOn, QList<int>());
    QVERIFY(m_fixture->database().execute(u"ROLLBACK"_s));
    QTRY_COMPARE(wentOn.size(), 2);
    QVERIFY(wentOn.first() >= 1);
    QCOMPARE(wentOn.last(), 2);
}

void TurnJournalTest::goesOnWithNothingOnceTheTurnEnds()
{
    QTRY_VERIFY(isWritten());
    QVERIFY(m_fixture->database().execute(u"BEGIN IMMEDIATE"_s));
    QSignalSpy committed(m_journal.get(), &TurnJournal::committed);
    QSignalSpy delayed(m_journal.get(), &TurnJournal::delayed);
    bool wentOn = false;
    m_journal->stage(0, text(u"a"_s));
    m_journal->onceWritten(this, [&] { wentOn = true; });
    QVERIFY(delayed.wait(support::patience));
    m_journal->commit({text(u"a"_s)}, TurnState::Interrupted);
    QVERIFY(m_fixture->database().execute(u"ROLLBACK"_s));
    QVERIFY(committed.wait(support::patience));
    QVERIFY(!wentOn);
    QCOMPARE(delayed.size(), 1);
}

void TurnJournalTest::triesAgainWithWhatIsStagedNext()
{
    QSignalSpy failed(m_journal.get(), &TurnJournal::writingFailed);
    QTRY_VERIFY(isWritten());
    m_store->run([](Database &database) { return database.execute(u"PRAGMA query_only = 1"_s); });
    bool wentOn = false;
    m_journal->stage(0, text(u"a"_s));
    m_journal->onceWritten(this, [&] { wentOn = true; });
    QVERIFY(failed.wait(support::patience));
    m_store->run([](Database &database) { return database.execute(u"PRAGMA query_only = 0"_s); });
    m_journal->stage(1, text(u"b"_s));
    QTRY_VERIFY(isWritten());
    QCOMPARE(staged(), 2);
    QVERIFY(!wentOn);
}

void TurnJournalTest::triesAgainInTheOrderThatItCameIn()
{
    QSignalSpy failed(m_journal.get(), &TurnJournal::writingFailed);
    QTRY_VERIFY(isWritten());
    m_store->run([](Database &database) { return database.execute(u"PRAGMA query_only = 1"_s); });
    // So much is written at once.
    m_journal->appendDelta(0, {Delta::Kind::Text, QString(600'000, u'x')});
    QVERIFY(!isWritten());
    QVERIFY(failed.wait(support::patience));
    m_store->run([](Database &database) { return database.execute(u"PRAGMA query_only = 0"_s); });
    m_journal->stage(0, text(u"half and half"_s, Role::Assistant));
    QTRY_VERIFY(isWritten());
    QCOMPARE(staged(), 1);
    // The answer took the place of its text, and not the other way round.
    QCOMPARE(count(), 0);
}

void TurnJournalTest::putsWhatCameMeanwhileBehindWhatFailed()
{
    QSignalSpy failed(m_journal.get(), &TurnJournal::writingFailed);
    QTRY_VERIFY(isWritten());
    m_store->run([](Database &database) { return database.execute(u"PRAGMA query_only = 1"_s); });
    m_journal->stage(0, text(u"first"_s));
    QVERIFY(!isWritten());
    m_journal->stage(0, text(u"second"_s));
    QVERIFY(failed.wait(support::patience));
    m_store->run([](Database &database) { return database.execute(u"PRAGMA query_only = 0"_s); });
    // It may have been tried once more before.
    QTRY_VERIFY(isWritten());
    const auto turn = TurnStore(m_store->reader()).find(m_turn.id);
    VERIFY_RESULT(turn);
    QCOMPARE(turn->staged.size(), 1);
    QCOMPARE(turn->staged.first()->text(), u"second"_s);
}

void TurnJournalTest::writesMuchTextBeforeItsTime()
{
    m_journal->appendDelta(1, {Delta::Kind::Text, QString(600'000, u'x')});
    for (int token = 0; token < 10; ++token)
        m_journal->appendDelta(1, {Delta::Kind::Text, u"word "_s});
    QTRY_COMPARE(count(), 2);
}

void TurnJournalTest::writesTextThatNeverPauses()
{
    QTimer tokens;
    connect(&tokens, &QTimer::timeout, this, [this] { m_journal->appendDelta(1, {Delta::Kind::Text, u"word "_s}); });
    tokens.start(20);
    QTRY_VERIFY(count() > 0);
}

void TurnJournalTest::countsAmongWhatTheStoreHasToDo()
{
    QTRY_VERIFY(isWritten());
    QVERIFY(m_fixture->database().execute(u"BEGIN IMMEDIATE"_s));
    m_journal->appendDelta(1, {Delta::Kind::Text, QString(Store::mostWaiting, u'x')});
    QVERIFY(m_store->isBehind());
    QVERIFY(m_fixture->database().execute(u"ROLLBACK"_s));
    QTRY_VERIFY(isWritten());
    QTRY_VERIFY(!m_store->isBehind());
    m_store->run([](Database &database) { return database.execute(u"PRAGMA query_only = 1"_s); });
    QSignalSpy failed(m_journal.get(), &TurnJournal::writingFailed);
    m_journal->appendDelta(1, {Delta::Kind::Text, QString(Store::mostWaiting, u'x')});
    QVERIFY(!isWritten());
    QVERIFY(failed.wait(support::patience));
    QVERIFY(m_store->isBehind());
    // What its end does not write waits no more.
    m_store->run([](Database &database) { return database.execute(u"PRAGMA query_only = 0"_s); });
    m_journal->cancel();
    QTRY_VERIFY(!m_store->isBehind());
}

void TurnJournalTest::countsNothingTwiceThatItsEndOvertook()
{
    QSignalSpy settled(m_journal.get(), &TurnJournal::settled);
    QTRY_VERIFY(isWritten());
    QVERIFY(m_fixture->database().execute(u"BEGIN IMMEDIATE"_s));
    m_journal->appendDelta(1, {Delta::Kind::Text, QString(Store::mostWaiting, u'x')});
    QVERIFY(!isWritten());
    m_journal->cancel();
    QVERIFY(m_fixture->database().execute(u"ROLLBACK"_s));
    QVERIFY(settled.wait(support::patience));
    QTRY_VERIFY(!m_store->isBehind());
    m_store->add(Store::mostWaiting + 1);
    QVERIFY(m_store->isBehind());
    m_store->add(-Store::mostWaiting - 1);
}

void TurnJournalTest::keepsWhatStreamedLastWhereTheCommitFails()
{
    QVERIFY(m_fixture->database().execute(u"CREATE TRIGGER full BEFORE INSERT ON node BEGIN SELECT RAISE(ABORT, 'full'); END"_s));
    QSignalSpy failed(m_journal.get(), &TurnJournal::commitFailed);
    m_journal->stage(0, text(u"question"_s));
    m_journal->appendDelta(1, {Delta::Kind::Text, u"half"_s});
    m_journal->commit({text(u"question"_s), text(u"half"_s, Role::Assistant)}, TurnState::Interrupted);
    QVERIFY(failed.wait(support::patience));
    QCOMPARE(staged(), 1);
    QCOMPARE(count(), 1);
}

void TurnJournalTest::writesTheRestWhereItEndsInTheMiddle()
{
    m_journal->stage(0, text(u"question"_s));
    m_journal->appendDelta(1, {Delta::Kind::Text, u"half"_s});
    m_journal.reset();
    QTRY_COMPARE(staged(), 1);
    QTRY_COMPARE(count(), 1);
}

QTEST_GUILESS_MAIN(TurnJournalTest)
#include "tests/support/patience.h"
#include "tst_turnjournal.moc"
