// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/conversationlock.h"
#include "model/store/turnrecovery.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

using namespace model;
using namespace Qt::StringLiterals;

class TurnStoreTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void commitAppendsBelowTheBaseAndForgetsTheJournal();
    void aRolledBackTurnIsKeptAndTheConversationIsUntouched();
    void dismissedTurnsAreListedWhenAskedFor();
    void stagingReplacesWhatStoodThere();
    void aCancelledTurnLeavesNothing();
    void beginningTwiceIsOnce();
    void aCommitThatFailsLeavesEverythingAsItWas();
    void recoveryKeepsStreamedText();
    void recoveryKeepsTheUsersWord();
    void recoverySaysThatItIsNotKnownWhetherCallsRan();
    void recoveryForgetsATurnWithNothingInIt();
    void recoveryLeavesTheTurnOfALivingProcessAlone();
    void recoveryTwiceIsOnce();
    void recoveryNamesAConversationOnce();
    void recoveryLeavesAloneWhatHasEndedMeanwhile();
    void recoveryGoesOnWithWhatWasStaged();
    void recoveryIsNotHeldUpByATurnThatCannotBe();
    void aRolledBackTurnHasNothingOfItsJournal();
    void aLockDoesNotAge();
    void restoringTellsWhatItSupersedes_data();
    void restoringTellsWhatItSupersedes();

private:
    TurnStore turns() { return TurnStore(m_fixture->database()); }
    ConversationStore conversations() { return ConversationStore(m_fixture->database()); }
    TurnRecord begin();
    QList<Node> nodes();
    QString locks() const { return m_fixture->folder() + u"/locks"_s; }

    std::unique_ptr<StoreFixture> m_fixture;
    ConversationId m_conversation;
    qint64 m_base = 0;
};

namespace {

CanisterPointer call(const QString &id)
{
    Canister canister;
    canister.role = Role::Invocation;
    canister.invocation = Invocation {id, u"io:read_file"_s, "{}"};
    return share(canister);
}

CanisterPointer result(const QString &id)
{
    Canister canister;
    canister.role = Role::Result;
    canister.contents = {TextContent {u"done"_s}};
    canister.result = ResultState {id};
    return share(canister);
}

} // namespace

void TurnStoreTest::init()
{
    m_fixture = std::make_unique<StoreFixture>();
    m_conversation = m_fixture->conversation();
    m_base = *conversations().append(m_conversation, 0, {text(u"first"_s)});
}

TurnRecord TurnStoreTest::begin()
{
    TurnRecord turn;
    turn.conversation = m_conversation;
    turn.base = m_base;
    if (!turns().begin(turn))
        qFatal("not begun");
    return turn;
}

QList<Node> TurnStoreTest::nodes()
{
    const auto path = conversations().path(m_conversation).value_or(Path());
    return conversations().nodes(path, 0, lengthOf(path)).value_or(QList<Node>());
}

void TurnStoreTest::commitAppendsBelowTheBaseAndForgetsTheJournal()
{
    const TurnRecord turn = begin();
    const CanisterPointer question = text(QString(3000, u'q'));
    VERIFY_RESULT(turns().stage(turn.id, 0, *question));
    VERIFY_RESULT(turns().appendDelta(turn.id, 1, {Delta::Kind::Text, u"ans"_s}));
    QCOMPARE(nodes().size(), 1);
    const auto row = turns().commit(turn.id, {question, text(u"answer"_s, Role::Assistant)}, TurnState::Committed);
    VERIFY_RESULT(row);
    QCOMPARE(nodes().size(), 3);
    QCOMPARE(nodes().last().row, *row);
    QCOMPARE(*turns().turnOf(*row), turn.id);
    QVERIFY(turns().turnOf(m_base)->isEmpty());
    QCOMPARE(turns().find(turn.id)->state, TurnState::Committed);
    for (const QString &table : {u"staged"_s, u"staged_delta"_s})
        QCOMPARE(m_fixture->count(table), 0);
    QCOMPARE(m_fixture->count(u"canister"_s), 3);
    QCOMPARE(m_fixture->count(u"content"_s), 1);
    QVERIFY(turns().recover(locks())->isEmpty());
}

void TurnStoreTest::aRolledBackTurnIsKeptAndTheConversationIsUntouched()
{
    const ConversationInfo before = *conversations().find(m_conversation);
    const TurnRecord turn = begin();
    VERIFY_RESULT(turns().stage(turn.id, 0, *text(u"old"_s)));
    const QList<CanisterPointer> staged {text(u"question"_s), call(u"t1"_s), result(u"t1"_s)};
    const Error error {ErrorCategory::Fatal, u"broke"_s, u"signal 11"_s};
    const QList<RanInvocation> ran {{u"t1"_s, u"io:write_file"_s, "{\"a\": 1.0}", true}, {u"t2"_s, u"io:edit_file"_s, "{}", false, true},
        {u"t3"_s, u"io:run_command"_s, "{}", false, false, true}};
    VERIFY_RESULT(turns().rollBack(turn.id, staged, error, ran));
    const auto kept = turns().rolledBack(m_conversation);
    VERIFY_RESULT(kept);
    QCOMPARE(kept->size(), 1);
    QCOMPARE(kept->first().state, TurnState::RolledBack);
    QCOMPARE(kept->first().base, m_base);
    QVERIFY(kept->first().error == error);
    QVERIFY(kept->first().ran == ran);
    QCOMPARE(kept->first().staged.size(), 3);
    QVERIFY(*kept->first().staged.at(1) == *staged.at(1));
    const ConversationInfo after = *conversations().find(m_conversation);
    QCOMPARE(after.length, before.length);
    QCOMPARE(after.changed, before.changed);
    QCOMPARE(after.branches, before.branches);
}

void TurnStoreTest::dismissedTurnsAreListedWhenAskedFor()
{
    const TurnRecord turn = begin();
    VERIFY_RESULT(turns().rollBack(turn.id, {}, {}, {}));
    QCOMPARE(turns().rolledBack(m_conversation, false)->size(), 1);
    VERIFY_RESULT(turns().dismiss(turn.id));
    QVERIFY(turns().rolledBack(m_conversation, false)->isEmpty());
    QVERIFY(turns().rolledBack(m_conversation)->first().dismissed);
}

void TurnStoreTest::stagingReplacesWhatStoodThere()
{
    const TurnRecord turn = begin();
    VERIFY_RESULT(turns().stage(turn.id, 0, *text(QString(5000, u'x'))));
    VERIFY_RESULT(turns().stage(turn.id, 0, *text(u"b"_s)));
    const auto found = turns().find(turn.id);
    QCOMPARE(found->staged.size(), 1);
    QCOMPARE(found->staged.first()->text(), u"b"_s);
    QCOMPARE(m_fixture->count(u"content"_s), 0);
    QVERIFY(!turns().stage(TurnId::create(), 0, *text(u"b"_s)));
}

void TurnStoreTest::aCancelledTurnLeavesNothing()
{
    const TurnRecord turn = begin();
    VERIFY_RESULT(turns().stage(turn.id, 0, *text(QString(5000, u'x'))));
    VERIFY_RESULT(turns().appendDelta(turn.id, 1, {Delta::Kind::Text, u"ans"_s}));
    VERIFY_RESULT(turns().cancel(turn.id));
    for (const QString &table : {u"turn"_s, u"staged"_s, u"staged_delta"_s, u"content"_s, u"piece"_s})
        QCOMPARE(m_fixture->count(table), 0);
    QCOMPARE(nodes().size(), 1);
}

void TurnStoreTest::beginningTwiceIsOnce()
{
    const TurnRecord turn = begin();
    VERIFY_RESULT(turns().begin(turn));
    QCOMPARE(m_fixture->count(u"turn"_s), 1);
}

void TurnStoreTest::aCommitThatFailsLeavesEverythingAsItWas()
{
    const TurnRecord turn = begin();
    VERIFY_RESULT(turns().stage(turn.id, 0, *text(u"question"_s)));
    const auto pages = m_fixture->database().value(u"PRAGMA page_count"_s);
    VERIFY_RESULT(m_fixture->database().value(u"PRAGMA max_page_count=%1"_s.arg(pages->toInt() + 2)));
    QByteArray noise(200'000, 'x');
    for (qsizetype index = 0; index < noise.size(); ++index)
        noise[index] = char((index * index * 31) >> 7);
    const CanisterPointer large = text(QString::fromLatin1(noise.toBase64()));
    const auto failed = turns().commit(turn.id, {large}, TurnState::Committed);
    QVERIFY(!failed);
    QCOMPARE(failed.error().category, ErrorCategory::Storage);
    QVERIFY2(failed.error().message.contains(u"full"_s), qPrintable(failed.error().message));
    QCOMPARE(nodes().size(), 1);
    QCOMPARE(turns().find(turn.id)->staged.size(), 1);
    // There is room again, and the same commit succeeds.
    VERIFY_RESULT(m_fixture->database().value(u"PRAGMA max_page_count=1000000"_s));
    VERIFY_RESULT(turns().commit(turn.id, {large}, TurnState::Committed));
    QVERIFY(*nodes().last().canister == *large);
    QCOMPARE(m_fixture->integrity(), u"ok"_s);
}

void TurnStoreTest::recoveryKeepsStreamedText()
{
    const TurnRecord turn = begin();
    VERIFY_RESULT(turns().stage(turn.id, 0, *text(u"question"_s)));
    VERIFY_RESULT(turns().appendDelta(turn.id, 1, {Delta::Kind::Thought, u"hm"_s}));
    VERIFY_RESULT(turns().appendDelta(turn.id, 1, {Delta::Kind::Text, u"The ans"_s}));
    // The two halves of one character.
    VERIFY_RESULT(turns().appendDelta(turn.id, 1, {Delta::Kind::Text, u"wer "_s + QChar(0xd83d)}));
    VERIFY_RESULT(turns().appendDelta(turn.id, 1, {Delta::Kind::Text, QString(QChar(0xde00))}));
    QCOMPARE(*turns().recover(locks()), QList<ConversationId> {m_conversation});
    QCOMPARE(nodes().size(), 3);
    const CanisterPointer answer = nodes().last().canister;
    QCOMPARE(answer->role, Role::Assistant);
    QCOMPARE(answer->text(), u"The answer \U0001F600"_s);
    QVERIFY(answer->interrupted);
    QCOMPARE(std::get<ThoughtContent>(answer->contents.first()).text, u"hm"_s);
    QCOMPARE(turns().find(turn.id)->state, TurnState::Interrupted);
}

void TurnStoreTest::recoveryKeepsTheUsersWord()
{
    const TurnRecord turn = begin();
    VERIFY_RESULT(turns().stage(turn.id, 0, *text(u"question"_s)));
    VERIFY_RESULT(turns().recover(locks()));
    QCOMPARE(nodes().size(), 2);
    QCOMPARE(nodes().last().canister->text(), u"question"_s);
}

void TurnStoreTest::recoverySaysThatItIsNotKnownWhetherCallsRan()
{
    const TurnRecord turn = begin();
    int ordinal = 0;
    for (const CanisterPointer &canister : {text(u"question"_s), call(u"t1"_s), call(u"t2"_s), result(u"t1"_s)})
        VERIFY_RESULT(turns().stage(turn.id, ordinal++, *canister));
    VERIFY_RESULT(turns().recover(locks()));
    QCOMPARE(nodes().size(), 6);
    const CanisterPointer last = nodes().last().canister;
    QCOMPARE(last->role, Role::Result);
    QCOMPARE(last->result->invocation, u"t2"_s);
    QCOMPARE(last->text(), u"It is not known whether io:read_file ran: Parlance ended meanwhile."_s);
    QVERIFY(last->result->error);
}

void TurnStoreTest::recoveryForgetsATurnWithNothingInIt()
{
    begin();
    VERIFY_RESULT(turns().recover(locks()));
    QCOMPARE(m_fixture->count(u"turn"_s), 0);
    QCOMPARE(nodes().size(), 1);
}

void TurnStoreTest::recoveryLeavesTheTurnOfALivingProcessAlone()
{
    const TurnRecord turn = begin();
    VERIFY_RESULT(turns().stage(turn.id, 0, *text(u"question"_s)));
    ConversationLock lock(locks(), m_conversation);
    QVERIFY(lock.tryLock());
    QVERIFY(turns().recover(locks())->isEmpty());
    QCOMPARE(nodes().size(), 1);
    ConversationLock other(locks(), m_conversation);
    QVERIFY(!other.tryLock());
    QVERIFY2(other.owner().contains(QString::number(QCoreApplication::applicationPid())), qPrintable(other.owner()));
    lock.unlock();
    QCOMPARE(turns().recover(locks())->size(), 1);
}

void TurnStoreTest::recoveryTwiceIsOnce()
{
    const TurnRecord turn = begin();
    VERIFY_RESULT(turns().stage(turn.id, 0, *text(u"question"_s)));
    VERIFY_RESULT(turns().recover(locks()));
    QVERIFY(turns().recover(locks())->isEmpty());
    QCOMPARE(nodes().size(), 2);
}

void TurnStoreTest::recoveryNamesAConversationOnce()
{
    for (const QString &question : {u"one"_s, u"two"_s})
        VERIFY_RESULT(turns().stage(begin().id, 0, *text(question)));
    QCOMPARE(*turns().recover(locks()), QList<ConversationId> {m_conversation});
    QCOMPARE(m_fixture->count(u"node"_s), 3);
}

//! Its process was alive when the list was made, and gone when the lock was had.
void TurnStoreTest::recoveryLeavesAloneWhatHasEndedMeanwhile()
{
    const TurnRecord turn = begin();
    VERIFY_RESULT(turns().stage(turn.id, 0, *text(u"question"_s)));
    const QList<TurnRecord> listed {*turns().find(turn.id)};
    VERIFY_RESULT(turns().commit(turn.id, {text(u"question"_s), text(u"answer"_s, Role::Assistant)}, TurnState::Committed));
    VERIFY_RESULT(TurnRecovery(m_fixture->database()).recover(listed, locks()));
    QCOMPARE(nodes().size(), 3);
    const auto after = turns().find(turn.id);
    VERIFY_RESULT(after);
    QCOMPARE(after->state, TurnState::Committed);
}

void TurnStoreTest::recoveryGoesOnWithWhatWasStaged()
{
    const TurnRecord turn = begin();
    Canister begun;
    begun.role = Role::Assistant;
    begun.model = {u"fake"_s, u"speaker"_s};
    begun.contents = {TextContent {u"The ans"_s}};
    VERIFY_RESULT(turns().stage(turn.id, 0, *text(u"question"_s)));
    VERIFY_RESULT(turns().stage(turn.id, 1, begun));
    VERIFY_RESULT(turns().appendDelta(turn.id, 1, {Delta::Kind::Text, u"wer"_s}));
    VERIFY_RESULT(turns().appendDelta(turn.id, 2, {Delta::Kind::Text, u"And mo"_s}));
    VERIFY_RESULT(turns().recover(locks()));
    QCOMPARE(nodes().size(), 4);
    QCOMPARE(plainText(nodes().at(2).canister->contents).remove(u'\n'), u"The answer"_s);
    // Who spoke last speaks on.
    QCOMPARE(nodes().at(3).canister->text(), u"And mo"_s);
    for (int position : {2, 3}) {
        QCOMPARE(nodes().at(position).canister->model, begun.model);
        QCOMPARE(nodes().at(position).canister->stop, StopReason::Truncated);
    }
}

void TurnStoreTest::recoveryIsNotHeldUpByATurnThatCannotBe()
{
    TurnRecord broken;
    broken.conversation = m_fixture->conversation();
    broken.base = 4711;
    VERIFY_RESULT(turns().begin(broken));
    VERIFY_RESULT(turns().stage(broken.id, 0, *text(u"lost"_s)));
    VERIFY_RESULT(turns().stage(begin().id, 0, *text(u"question"_s)));
    const auto recovered = turns().recover(locks());
    VERIFY_RESULT(recovered);
    QCOMPARE(*recovered, QList<ConversationId> {m_conversation});
    QCOMPARE(nodes().last().canister->text(), u"question"_s);
}

void TurnStoreTest::aRolledBackTurnHasNothingOfItsJournal()
{
    const TurnRecord turn = begin();
    for (int ordinal = 0; ordinal < 3; ++ordinal)
        VERIFY_RESULT(turns().stage(turn.id, ordinal, *text(QString::number(ordinal))));
    VERIFY_RESULT(turns().appendDelta(turn.id, 3, {Delta::Kind::Text, u"half"_s}));
    VERIFY_RESULT(turns().rollBack(turn.id, {text(u"question"_s)}, {ErrorCategory::Fatal, u"broke"_s}, {}));
    QCOMPARE(turns().find(turn.id)->staged.size(), 1);
    QCOMPARE(m_fixture->count(u"staged_delta"_s), 0);
}

//! A turn may take hours.
void TurnStoreTest::aLockDoesNotAge()
{
    ConversationLock lock(locks(), m_conversation);
    QVERIFY(lock.tryLock());
    QFile file(locks() + u'/' + m_conversation.toString() + u".lock"_s);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTimeUtc().addSecs(-7200), QFileDevice::FileModificationTime));
    file.close();
    ConversationLock other(locks(), m_conversation);
    QVERIFY(!other.tryLock());
}

void TurnStoreTest::restoringTellsWhatItSupersedes_data()
{
    QTest::addColumn<bool>("isActive");
    QTest::newRow("what is sent") << true;
    QTest::newRow("nothing that was switched off before") << false;
}

void TurnStoreTest::restoringTellsWhatItSupersedes()
{
    QFETCH(bool, isActive);
    const qint64 base = *conversations().append(m_conversation, m_base, {call(u"t1"_s), result(u"t1"_s)});
    if (!isActive)
        VERIFY_RESULT(conversations().setSwitches(base, false, false));
    Canister later = *result(u"t2"_s);
    later.result->supersedes = {u"t1"_s};
    const auto concerned = turns().restore(m_conversation, base, {call(u"t2"_s), share(later)});
    VERIFY_RESULT(concerned);
    QCOMPARE(*concerned, isActive ? QList<int> {2} : QList<int>());
}

QTEST_GUILESS_MAIN(TurnStoreTest)
#include "tst_turnstore.moc"
