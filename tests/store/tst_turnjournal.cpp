// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/turnjournal.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

#include <QElapsedTimer>
#include <QSignalSpy>

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

private:
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
    m_store->run(this,
        [turn = m_turn.id](Database &database) -> Result<qint64> {
            QElapsedTimer timer;
            timer.start();
            for (int piece = 0; piece < pieces; ++piece) {
                if (const auto added = TurnStore(database).appendDeltas(turn, 1, {{Delta::Kind::Text, QString(600, u'x')}}); !added)
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

QTEST_GUILESS_MAIN(TurnJournalTest)
#include "tst_turnjournal.moc"
