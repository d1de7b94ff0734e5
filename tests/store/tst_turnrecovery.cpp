// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/sessionsettings.h"
#include "model/store/turnrecovery.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

#include <QRegularExpression>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

const ModelAddress ofConversation {u"provider"_s, u"set"_s};
const ModelAddress ofAnswer {u"provider"_s, u"another"_s};

} // namespace

//! What becomes of a turn that its process has left.
class TurnRecoveryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void knowsWhoWasSpeaking_data();
    void knowsWhoWasSpeaking();
    void knowsNobodyWhereTheConversationIsGone();
    void takesNoModelFromWhatWasBegun();
    void keepsAThoughtWithoutAnAnswer();
    void goesOnWithTheOthers();
    void leavesATurnWhoseJournalCannotBeRead_data();
    void leavesATurnWhoseJournalCannotBeRead();
    void answersEachCallOnce();

private:
    Database &database() { return m_fixture->database(); }
    TurnRecord begun();
    void stream(const TurnRecord &turn, int ordinal, Delta::Kind kind, const QString &text);
    Result<QList<ConversationId>> recover(const QList<TurnRecord> &turns);
    //! What the turn has so far.
    QList<CanisterPointer> soFar(const TurnRecord &turn);

    std::unique_ptr<StoreFixture> m_fixture;
    ConversationId m_conversation;
};

void TurnRecoveryTest::init()
{
    m_fixture = std::make_unique<StoreFixture>();
    m_conversation = m_fixture->conversation();
    SessionSettings settings;
    settings.model = ofConversation;
    VERIFY_RESULT(ConversationStore(database()).setSettings(m_conversation, settings.toJson()));
}

TurnRecord TurnRecoveryTest::begun()
{
    TurnRecord turn;
    turn.conversation = m_conversation;
    if (!TurnStore(database()).begin(turn))
        qFatal("no turn");
    return turn;
}

void TurnRecoveryTest::stream(const TurnRecord &turn, int ordinal, Delta::Kind kind, const QString &text)
{
    VERIFY_RESULT(TurnStore(database()).appendDelta(turn.id, ordinal, {kind, text}));
}

Result<QList<ConversationId>> TurnRecoveryTest::recover(const QList<TurnRecord> &turns)
{
    return TurnRecovery(database()).recover(turns, m_fixture->folder() + u"/locks"_s);
}

QList<CanisterPointer> TurnRecoveryTest::soFar(const TurnRecord &turn)
{
    const auto found = TurnStore(database()).find(turn.id);
    return found ? TurnRecovery(database()).soFar(*found).value_or(QList<CanisterPointer>()) : QList<CanisterPointer>();
}

void TurnRecoveryTest::knowsWhoWasSpeaking_data()
{
    QTest::addColumn<bool>("hasAnswered");
    QTest::newRow("the model that the conversation is set to") << false;
    QTest::newRow("that of the answer before") << true;
}

void TurnRecoveryTest::knowsWhoWasSpeaking()
{
    QFETCH(bool, hasAnswered);
    const TurnRecord turn = begun();
    Canister staged = *text(u"staged"_s, hasAnswered ? Role::Assistant : Role::User);
    staged.model = hasAnswered ? ofAnswer : ModelAddress();
    VERIFY_RESULT(TurnStore(database()).stage(turn.id, 0, staged));
    stream(turn, 1, Delta::Kind::Text, u"streamed"_s);
    const QList<CanisterPointer> all = soFar(turn);
    QCOMPARE(all.size(), 2);
    QCOMPARE(all.at(1)->text(), u"streamed"_s);
    QCOMPARE(all.at(1)->model, hasAnswered ? ofAnswer : ofConversation);
}

void TurnRecoveryTest::knowsNobodyWhereTheConversationIsGone()
{
    const TurnRecord turn = begun();
    stream(turn, 0, Delta::Kind::Text, u"streamed"_s);
    VERIFY_RESULT(database().execute(u"PRAGMA foreign_keys=OFF"_s));
    const auto found = TurnStore(database()).find(turn.id);
    VERIFY_RESULT(found);
    VERIFY_RESULT(database().execute(u"DELETE FROM conversation"_s));
    const auto all = TurnRecovery(database()).soFar(*found);
    VERIFY_RESULT(all);
    QCOMPARE(all->size(), 1);
    QVERIFY(all->first()->model.isEmpty());
}

//! What was begun has its own, be it none.
void TurnRecoveryTest::takesNoModelFromWhatWasBegun()
{
    const TurnRecord turn = begun();
    Canister first = *text(u"first"_s, Role::Assistant);
    first.model = ofAnswer;
    VERIFY_RESULT(TurnStore(database()).stage(turn.id, 0, first));
    Canister second = *text(u"second, "_s, Role::Assistant);
    second.model = ofConversation;
    VERIFY_RESULT(TurnStore(database()).stage(turn.id, 1, second));
    VERIFY_RESULT(TurnStore(database()).stage(turn.id, 2, *text(u"third, "_s, Role::Assistant)));
    for (const int ordinal : {1, 2})
        stream(turn, ordinal, Delta::Kind::Text, u"streamed"_s);
    const QList<CanisterPointer> all = soFar(turn);
    QCOMPARE(all.size(), 3);
    QVERIFY(all.at(1)->text().endsWith(u"streamed"_s));
    QCOMPARE(all.at(0)->model, ofAnswer);
    QCOMPARE(all.at(1)->model, ofConversation);
    QVERIFY(all.at(2)->model.isEmpty());
}

void TurnRecoveryTest::keepsAThoughtWithoutAnAnswer()
{
    const TurnRecord turn = begun();
    stream(turn, 0, Delta::Kind::Thought, u"thought"_s);
    const QList<CanisterPointer> all = soFar(turn);
    QCOMPARE(all.size(), 1);
    QCOMPARE(all.first()->contents.size(), 1);
    QCOMPARE(all.first()->stop, StopReason::Truncated);
    const TurnRecord other = begun();
    stream(other, 0, Delta::Kind::Text, u"text"_s);
    QCOMPARE(soFar(other).first()->contents.size(), 1);
}

void TurnRecoveryTest::goesOnWithTheOthers()
{
    const TurnRecord turn = begun();
    stream(turn, 0, Delta::Kind::Text, u"streamed"_s);
    TurnRecord none;
    none.conversation = m_fixture->conversation();
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"A turn could not be recovered"_s));
    const auto recovered = recover({none, turn, turn});
    VERIFY_RESULT(recovered);
    QCOMPARE(*recovered, QList<ConversationId> {m_conversation});
    QCOMPARE(TurnStore(database()).find(turn.id)->state, TurnState::Interrupted);
    QCOMPARE(m_fixture->count(u"node"_s), 1);
}

void TurnRecoveryTest::leavesATurnWhoseJournalCannotBeRead_data()
{
    QTest::addColumn<QString>("fault");
    QTest::newRow("what was staged") << u"ALTER TABLE staged RENAME COLUMN ordinal TO other"_s;
    QTest::newRow("what streamed") << u"ALTER TABLE staged_delta RENAME COLUMN thought TO other"_s;
    QTest::newRow("and cannot be written") << u"CREATE TRIGGER refusing BEFORE INSERT ON node BEGIN SELECT RAISE(ABORT, 'full'); END"_s;
}

void TurnRecoveryTest::leavesATurnWhoseJournalCannotBeRead()
{
    QFETCH(QString, fault);
    const TurnRecord turn = begun();
    VERIFY_RESULT(TurnStore(database()).stage(turn.id, 0, *text(u"staged"_s)));
    stream(turn, 1, Delta::Kind::Text, u"streamed"_s);
    VERIFY_RESULT(database().execute(fault));
    const auto state = [this] { return database().value(u"SELECT state FROM turn"_s)->toString(); };
    const QString before = state();
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"A turn could not be recovered"_s));
    const auto recovered = recover({turn});
    VERIFY_RESULT(recovered);
    QCOMPARE(recovered->size(), 0);
    QCOMPARE(state(), before);
    QCOMPARE(m_fixture->count(u"node"_s), 0);
}

void TurnRecoveryTest::answersEachCallOnce()
{
    const auto call = [](const QString &id) {
        Canister canister;
        canister.role = Role::Assistant;
        canister.invocation = Invocation();
        canister.invocation->id = id;
        canister.invocation->name = u"read"_s;
        return share(std::move(canister));
    };
    Canister result = *text(u"done"_s, Role::Result);
    result.result = ResultState {u"first"_s, {}};
    const QList<CanisterPointer> results = resultsForUnanswered({text(u"asked"_s), call(u"first"_s), call(u"second"_s), share(result)});
    QCOMPARE(results.size(), 1);
    QCOMPARE(results.first()->result->invocation, u"second"_s);
}

QTEST_GUILESS_MAIN(TurnRecoveryTest)
#include "tst_turnrecovery.moc"
