// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/conversationstore.h"
#include "model/store/turnrecovery.h"
#include "model/store/turnstore.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;
using support::SessionFixture;

//! Nothing is done that a kill would leave without a trace: calls begin, and results are sent, only once they are in the store's file.
class WriteAheadTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void startsNoCallBeforeItIsInTheFile();
    void sendsNoResultBeforeItIsInTheFile();
    void tellsOfNoWaitingThatIsShort();
    void stopEndsTheWaitingForTheStore_data();
    void stopEndsTheWaitingForTheStore();
    void keepsThroughAKillThatNobodyHadAllowedIt_data();
    void keepsThroughAKillThatNobodyHadAllowedIt();
    void startsNoAllowedCallBeforeThatIsInTheFile_data();
    void startsNoAllowedCallBeforeThatIsInTheFile();
    void takesNoRunningCallForAWaitingOne();
    void endsWhereNobodyCanWriteThatItIsAllowed();
    void keepsResultsSideBySideThroughAKill();
    void keepsWhoWasSpeakingThroughAKill();

private:
    //! Another program writes to the store until unlock().
    void lock();
    void unlock() { m_other.reset(); }
    //! One call of `t:write`, and then an answer; sent.
    void sendWithACall();
    //! So many calls of `t:never`, which run until the end.
    void sendWithLongCalls(int calls);
    //! Somebody is asked about it, or whether the turn may go on with it.
    model::Question *askOf(const QString &invocation);
    QStringList statesTold() const;
    //! What the turn has in the file, by another connection.
    QList<model::CanisterPointer> written(const model::TurnId &turn);
    //! The next start of the program.
    void startAgain();

    std::unique_ptr<SessionFixture> m_fixture;
    model::Sessions::Handle m_session;
    std::shared_ptr<QList<model::TurnEvent>> m_events;
    std::unique_ptr<model::Database> m_other;
};

void WriteAheadTest::init()
{
    m_fixture = std::make_unique<SessionFixture>();
    m_session = m_fixture->conversation();
    QVERIFY(m_session);
    m_events = SessionFixture::record(*m_session);
}

void WriteAheadTest::cleanup()
{
    m_other.reset();
    m_session.reset();
    m_fixture.reset();
}

void WriteAheadTest::lock()
{
    m_other = model::Database::open(m_fixture->store->path(), model::Database::Access::ReadWrite).value_or(nullptr);
    QVERIFY(m_other);
    QVERIFY(QTest::qWaitFor([this] { return m_other->execute(u"BEGIN IMMEDIATE"_s).has_value(); }, support::patience));
}

void WriteAheadTest::sendWithACall()
{
    m_fixture->conversers.expect({FakeConversers::call({support::invocation(u"a"_s, u"t:write"_s)})});
    m_fixture->conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    m_fixture->invocations.expectText(u"t:write"_s, u"written"_s);
    QVERIFY(m_session->send({model::TextContent {u"go"_s}}));
}

void WriteAheadTest::sendWithLongCalls(int calls)
{
    const QList<model::Invocation> all {support::invocation(u"a"_s, u"t:never"_s), support::invocation(u"b"_s, u"t:never"_s)};
    m_fixture->conversers.expect({FakeConversers::call(all.first(calls))});
    QVERIFY(m_session->send({model::TextContent {u"go"_s}}));
}

model::Question *WriteAheadTest::askOf(const QString &invocation)
{
    model::Question::Subject subject;
    subject.conversation = m_session->id();
    subject.invocation = invocation;
    return m_fixture->questions->ask(subject, this);
}

QStringList WriteAheadTest::statesTold() const
{
    QStringList states;
    for (const model::TurnEvent &event : *m_events) {
        if (const auto *state = std::get_if<model::StateEvent>(&event))
            states.append(model::toWire(state->state));
    }
    return states;
}

QList<model::CanisterPointer> WriteAheadTest::written(const model::TurnId &turn)
{
    return model::TurnStore(m_fixture->store->reader()).canistersOf(turn).value_or(QList<model::CanisterPointer>());
}

void WriteAheadTest::startsNoCallBeforeItIsInTheFile()
{
    QStringList inTheFile;
    m_fixture->invocations.beginning = [&](const model::InvocationScope &scope) {
        for (const auto &canister : written(scope.turn)) {
            if (canister->invocation)
                inTheFile.append(canister->invocation->id);
        }
    };
    lock();
    sendWithACall();
    QTRY_VERIFY(m_session->turn() && m_session->turn()->state() == TurnState::Storing);
    QVERIFY(m_fixture->invocations.ran.isEmpty());
    unlock();
    QVERIFY(support::endsAs(*m_events, TurnState::Committed));
    QCOMPARE(m_fixture->invocations.ran.size(), 1);
    QCOMPARE(inTheFile, QStringList {u"a"_s});
    QCOMPARE(statesTold().mid(0, 4), (QStringList {u"conversing"_s, u"invoking"_s, u"storing"_s, u"invoking"_s}));
}

void WriteAheadTest::sendsNoResultBeforeItIsInTheFile()
{
    const auto lockWhileItRuns = [this](const model::TurnEvent &event) {
        if (std::holds_alternative<model::InvocationStateEvent>(event))
            lock();
    };
    connect(m_session.get(), &model::Session::turnEvent, this, lockWhileItRuns);
    sendWithACall();
    QTRY_VERIFY(m_session->turn() && m_session->turn()->state() == TurnState::Storing);
    const model::TurnId turn = m_session->turn()->id();
    QCOMPARE(m_fixture->invocations.ran.size(), 1);
    // The first turn's request and this one's first.
    QCOMPARE(m_fixture->conversers.requests.size(), 2);
    QCOMPARE(written(turn).last()->role, model::Role::Invocation);
    unlock();
    QTRY_COMPARE(m_fixture->conversers.requests.size(), 3);
    QVERIFY(support::endsAs(*m_events, TurnState::Committed));
    QCOMPARE(written(turn).at(2)->text(), u"written"_s);
    const QStringList states = statesTold();
    QCOMPARE(states.mid(states.lastIndexOf(u"storing"_s)), (QStringList {u"storing"_s, u"conversing"_s, u"committing"_s}));
}

void WriteAheadTest::tellsOfNoWaitingThatIsShort()
{
    QElapsedTimer clock;
    clock.start();
    sendWithACall();
    QVERIFY(support::endsAs(*m_events, TurnState::Committed));
    // Unless the machine is so busy that it is not short.
    if (clock.elapsed() < 500)
        QCOMPARE(statesTold(), (QStringList {u"conversing"_s, u"invoking"_s, u"conversing"_s, u"committing"_s}));
}

void WriteAheadTest::stopEndsTheWaitingForTheStore_data()
{
    QTest::addColumn<bool>("told");
    QTest::newRow("before it is told") << false;
    QTest::newRow("once it is told") << true;
}

void WriteAheadTest::stopEndsTheWaitingForTheStore()
{
    QFETCH(bool, told);
    lock();
    sendWithACall();
    QTRY_VERIFY(m_session->turn() && m_session->turn()->state() == (told ? TurnState::Storing : TurnState::Invoking));
    m_session->stop();
    QCOMPARE(m_session->turn()->state(), TurnState::Committing);
    // Longer than it would have waited before it said that it waits.
    if (!told)
        QTest::qWait(600);
    QCOMPARE(m_session->turn()->state(), TurnState::Committing);
    unlock();
    QVERIFY(support::endsAs(*m_events, TurnState::Interrupted));
    QVERIFY(m_fixture->invocations.ran.isEmpty());
    QCOMPARE(m_session->conversation().length(), 5);
    QVERIFY(m_session->conversation().nodeAt(4)->canister->result->error);
    QVERIFY(!statesTold().mid(statesTold().indexOf(u"committing"_s)).contains(u"storing"_s));
}

void WriteAheadTest::startAgain()
{
    const model::ConversationId id = m_session->id();
    m_session.reset();
    m_fixture->reopen();
    std::optional<model::Result<QList<model::ConversationId>>> recovered;
    m_fixture->store->run(
        this, [folder = m_fixture->folder.path()](model::Database &database) { return model::TurnStore(database).recover(folder); },
        [&recovered](const model::Result<QList<model::ConversationId>> &result) { recovered = result; });
    QTRY_VERIFY(recovered.has_value());
    QVERIFY(*recovered);
    QCOMPARE((*recovered)->size(), 1);
    m_session = m_fixture->sessions->open(id).value_or(nullptr);
    QVERIFY(m_session);
}

void WriteAheadTest::keepsThroughAKillThatNobodyHadAllowedIt_data()
{
    QTest::addColumn<bool>("isLimit");
    QTest::newRow("the call") << false;
    QTest::newRow("the round") << true;
}

void WriteAheadTest::keepsThroughAKillThatNobodyHadAllowedIt()
{
    QFETCH(bool, isLimit);
    if (isLimit)
        m_fixture->invocations.limits.callsAtOnce = 1;
    const int calls = isLimit ? 2 : 1;
    sendWithLongCalls(calls);
    if (!isLimit) {
        QTRY_COMPARE(m_fixture->invocations.ran.size(), 1);
        askOf(u"a"_s);
    }
    QTRY_VERIFY(m_session->turn() && written(m_session->turn()->id()).size() == 1 + 2 * calls);
    QCOMPARE(m_fixture->invocations.ran.size(), isLimit ? 0 : 1);
    const auto record = model::TurnStore(m_fixture->store->reader()).find(m_session->turn()->id());
    QVERIFY(record);
    // To whoever looks on it has no result yet.
    QCOMPARE(model::TurnRecovery(m_fixture->store->reader()).soFar(*record)->size(), 1 + calls);

    startAgain();
    QTRY_COMPARE(m_session->conversation().length(), 3 + 2 * calls);
    for (int position = 3 + calls; position < 3 + 2 * calls; ++position) {
        const model::CanisterPointer result = m_session->conversation().nodeAt(position)->canister;
        QCOMPARE(result->text(), u"t:never did not run: Parlance ended before anybody allowed it."_s);
        QCOMPARE(result->result->error->category, model::ErrorCategory::Permission);
        QVERIFY(!result->interrupted);
    }
}

void WriteAheadTest::startsNoAllowedCallBeforeThatIsInTheFile_data()
{
    QTest::addColumn<bool>("isAsked");
    QTest::addColumn<model::JsonText>("edited");
    QTest::newRow("allowed as it is") << true << model::JsonText();
    QTest::newRow("allowed with other arguments") << true << model::JsonText::trusted("{\"a\":1}");
    QTest::newRow("with other arguments, by no person") << false << model::JsonText::trusted("{\"a\":1}");
    QTest::newRow("by nobody") << false << model::JsonText();
}

void WriteAheadTest::startsNoAllowedCallBeforeThatIsInTheFile()
{
    QFETCH(bool, isAsked);
    QFETCH(model::JsonText, edited);
    sendWithLongCalls(1);
    QTRY_COMPARE(m_fixture->invocations.ran.size(), 1);
    const model::TurnId turn = m_session->turn()->id();
    if (isAsked) {
        askOf(u"a"_s);
        QTRY_COMPARE(written(turn).size(), 3);
    }
    lock();
    QStringList atBegin;
    const auto begin = [&] {
        atBegin.append(written(turn).last()->text());
        atBegin.append(QString::fromUtf8(written(turn).at(1)->invocation->editedArguments.bytes()));
    };
    m_fixture->invocations.scopes.last().beforeRun(u"a"_s, edited, this, begin);
    const bool waits = isAsked || !edited.isEmpty();
    QCOMPARE(atBegin.isEmpty(), waits);
    if (waits)
        QTRY_COMPARE(m_session->turn()->state(), TurnState::Storing);
    QCOMPARE(atBegin.isEmpty(), waits);
    unlock();
    QTRY_COMPARE(atBegin.size(), 2);
    QCOMPARE(m_session->turn()->state(), TurnState::Invoking);
    QCOMPARE(atBegin.first(), isAsked ? u"It is not known whether t:never ran: Parlance ended meanwhile."_s : QString());
    QCOMPARE(atBegin.last().toUtf8(), edited.bytes());

    startAgain();
    QTRY_COMPARE(m_session->conversation().length(), 5);
    QCOMPARE(m_session->conversation().nodeAt(4)->canister->text(), u"It is not known whether t:never ran: Parlance ended meanwhile."_s);
    QCOMPARE(m_session->conversation().nodeAt(3)->canister->invocation->editedArguments, edited);
}

void WriteAheadTest::takesNoRunningCallForAWaitingOne()
{
    sendWithLongCalls(2);
    QTRY_COMPARE(m_fixture->invocations.ran.size(), 2);
    bool begun = false;
    m_fixture->invocations.scopes.last().beforeRun(u"a"_s, {}, this, [&] { begun = true; });
    QVERIFY(begun);
    askOf(u"a"_s);
    askOf(u"b"_s);
    QTRY_COMPARE(written(m_session->turn()->id()).size(), 4);
    startAgain();
    QTRY_COMPARE(m_session->conversation().length(), 7);
    QStringList results;
    for (int position : {5, 6})
        results.append(m_session->conversation().nodeAt(position)->canister->text().left(10));
    results.sort();
    QCOMPARE(results, (QStringList {u"It is not "_s, u"t:never di"_s}));
}

void WriteAheadTest::endsWhereNobodyCanWriteThatItIsAllowed()
{
    sendWithLongCalls(1);
    QTRY_COMPARE(m_fixture->invocations.ran.size(), 1);
    askOf(u"a"_s);
    QTRY_COMPARE(written(m_session->turn()->id()).size(), 3);
    m_fixture->store->run([](model::Database &database) { return database.execute(u"PRAGMA query_only = 1"_s); });
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"not journalled"_s));
    QSignalSpy commitFailed(m_session->turn(), &model::Turn::commitFailed);
    bool begun = false;
    m_fixture->invocations.scopes.last().beforeRun(u"a"_s, {}, this, [&] { begun = true; });
    QVERIFY(commitFailed.wait(support::patience));
    m_fixture->store->run([](model::Database &database) { return database.execute(u"PRAGMA query_only = 0"_s); });
    m_session->turn()->tryCommitAgain();
    QVERIFY(support::endsAs(*m_events, TurnState::Interrupted));
    QVERIFY(!begun);
}

void WriteAheadTest::keepsResultsSideBySideThroughAKill()
{
    m_fixture->conversers.expect({FakeConversers::text(u"Well."_s),
        FakeConversers::call({support::invocation(u"a"_s, u"t:never"_s), support::invocation(u"b"_s, u"t:one"_s),
            support::invocation(u"c"_s, u"t:two"_s)})});
    m_fixture->invocations.expectText(u"t:one"_s, u"1"_s);
    m_fixture->invocations.expectText(u"t:two"_s, u"2"_s);
    m_fixture->invocations.outcomes[u"t:one"_s].editedArguments = model::JsonText::trusted("{\"a\":1}");
    QVERIFY(m_session->send({model::TextContent {u"go"_s}}));
    QTRY_VERIFY(m_session->turn());
    const model::TurnId turn = m_session->turn()->id();
    QTRY_COMPARE(written(turn).size(), 7);

    startAgain();
    QTRY_COMPARE(m_session->conversation().length(), 10);
    QStringList texts;
    for (int position = 2; position < 10; ++position) {
        const model::CanisterPointer canister = m_session->conversation().nodeAt(position)->canister;
        texts.append(canister->invocation ? u"call "_s + canister->invocation->id : canister->text());
    }
    QCOMPARE(texts,
        (QStringList {u"go"_s, u"Well."_s, u"call a"_s, u"call b"_s, u"call c"_s, u"1"_s, u"2"_s,
            u"It is not known whether t:never ran: Parlance ended meanwhile."_s}));
    // What ran is not what the model had asked for.
    QCOMPARE(m_session->conversation().nodeAt(5)->canister->invocation->editedArguments.bytes(), QByteArray("{\"a\":1}"));
}

void WriteAheadTest::keepsWhoWasSpeakingThroughAKill()
{
    m_fixture->conversers.expect({FakeConversers::thought(u"Hm."_s), FakeConversers::text(u"Half an ans"_s)});
    QVERIFY(m_session->send({model::TextContent {u"go"_s}}));
    QTRY_VERIFY(m_fixture->store->reader().value(u"SELECT count(*) FROM staged_delta"_s)->toInt() > 0);
    startAgain();
    QTRY_COMPARE(m_session->conversation().length(), 4);
    const model::CanisterPointer answer = m_session->conversation().nodeAt(3)->canister;
    QCOMPARE(answer->text(), u"Half an ans"_s);
    QCOMPARE(answer->model, (model::ModelAddress {u"fake"_s, u"model"_s}));
    QVERIFY(answer->interrupted);
    QCOMPARE(answer->stop, model::StopReason::Truncated);
}

QTEST_GUILESS_MAIN(WriteAheadTest)
#include "tst_writeahead.moc"
