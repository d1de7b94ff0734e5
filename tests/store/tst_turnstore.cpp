// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/conversationlock.h"
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
    const QList<RanInvocation> ran {{u"t1"_s, u"io:write_file"_s, "{\"a\": 1.0}", true}, {u"t2"_s, u"io:edit_file"_s, "{}", false, true}};
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

QTEST_GUILESS_MAIN(TurnStoreTest)
#include "tst_turnstore.moc"
