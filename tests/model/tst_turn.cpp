// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/sessionfixture.h"

#include "model/session/conversationmodel.h"
#include "model/session/requestbuilder.h"
#include "model/store/figurestore.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;
using support::SessionFixture;

//! Turns with fake ports and a real store.
class TurnTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commitsAnAnswer();
    void executesInvocationsAndAsksAgain();
    void givesInvocationsWhatWasBefore();
    void givesEveryInvocationItsResultInOrder();
    void stopKeepsThePartialAnswer();
    void stopBeforeAnythingCameReturnsTheText();
    void isFoundAgainByWhoeverLeftIt();
    void stopWhileInvokingKeepsFinishedResults();
    void aProviderErrorKeepsWhatWasSeen();
    void stopsWhereItsConversationIsDeleted();
    void aMissingModelReturnsTheText();
    void namesTheConversationByWhatStayed();
    void anEmptyAnswerIsAnError();
    void countsEveryCallOfAModel();
    void asksWhenTheRoundsAreUsedUp();
    void asksWhenOneToolIsHammered();
    void makesIdentifiersUnique();
    void regeneratingMakesASibling();
    void editingMakesASibling();
    void continuesAnInterruptedAnswer();
    void refusesASecondTurn();
    void refusesASecondWriter();
    void modelFollowsTheTurn();
};

void TurnTest::commitsAnAnswer()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    QCOMPARE(session->conversation().length(), 2);
    QCOMPARE(session->conversation().nodeAt(0)->canister->text(), u"first question"_s);
    QCOMPARE(session->conversation().nodeAt(1)->canister->text(), u"first answer"_s);
    QCOMPARE(session->conversation().title(), u"first question"_s);
    QVERIFY(!session->isInterrupted());
    const model::ConversationId id = session->id();
    const QByteArray before = fixture.show(id);
    session.reset();
    fixture.reopen();
    QCOMPARE(fixture.show(id), before);
}

void TurnTest::executesInvocationsAndAsksAgain()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::text(u"Let me look."_s), FakeConversers::call({support::invocation(u"a"_s, u"io:read"_s)})});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    fixture.invocations.expectText(u"io:read"_s, u"contents"_s);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"read"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));

    QStringList roles;
    for (int position = 0; position < session->conversation().length(); ++position)
        roles.append(model::toWire(session->conversation().nodeAt(position)->canister->role));
    QCOMPARE(roles, QStringList({u"user"_s, u"assistant"_s, u"invocation"_s, u"result"_s, u"assistant"_s}));
    QCOMPARE(support::endOf(*events)->usage.input, 20);
    QCOMPARE(fixture.conversers.requests.size(), 2);
    QCOMPARE(fixture.conversers.requests.at(1).origin.round, 2);
}

void TurnTest::givesInvocationsWhatWasBefore()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.invocations.expectText(u"io:read"_s, u"contents"_s);
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"a"_s, u"io:read"_s)})});
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"b"_s, u"io:read"_s)})});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"read"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"c"_s, u"io:read"_s)})});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    const auto later = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"read"_s}}));
    QVERIFY(support::endsAs(*later, TurnState::Committed));

    QCOMPARE(fixture.invocations.scopes.size(), 3);
    // The user's canister and the round's own call; its result and the next call; all that and the next turn.
    QList<qsizetype> sizes;
    for (const model::InvocationScope &scope : fixture.invocations.scopes)
        sizes.append(scope.history.size());
    QCOMPARE(sizes, QList<qsizetype>({2, 4, 8}));
    const model::InvocationHistory &last = fixture.invocations.scopes.last().history;
    QCOMPARE(last.resultOf(u"a"_s)->text(), u"contents"_s);
    QCOMPARE(last.at(7)->invocation->id, u"c"_s);
    QVERIFY(!last.resultOf(u"c"_s));
}

void TurnTest::givesEveryInvocationItsResultInOrder()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::call(
        {support::invocation(u"a"_s, u"t:one"_s), support::invocation(u"b"_s, u"t:two"_s), support::invocation(u"c"_s, u"t:one"_s)})});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    fixture.invocations.expectText(u"t:one"_s, u"1"_s);
    fixture.invocations.expectText(u"t:two"_s, u"2"_s);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));

    QStringList sent;
    for (const auto &canister : fixture.conversers.requests.at(1).canisters) {
        if (canister->invocation)
            sent.append(u"call "_s + canister->invocation->id);
        if (canister->result)
            sent.append(u"result "_s + canister->result->invocation);
    }
    QCOMPARE(sent, QStringList({u"call a"_s, u"call b"_s, u"call c"_s, u"result a"_s, u"result b"_s, u"result c"_s}));
}

void TurnTest::stopKeepsThePartialAnswer()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::thought(u"Hm."_s), FakeConversers::text(u"Half an ans"_s)});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QTRY_VERIFY(session->turn() && session->turn()->pending().size() == 2 && session->turn()->pending().at(1)->text() == u"Half an ans"_s);
    session->stop();
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QCOMPARE(session->conversation().nodeAt(1)->canister->text(), u"Half an ans"_s);
    QVERIFY(session->conversation().nodeAt(1)->canister->interrupted);
    QVERIFY(session->isInterrupted());
}

void TurnTest::stopBeforeAnythingCameReturnsTheText()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    const QByteArray before = fixture.show(session->id());
    fixture.conversers.expect({});
    QSignalSpy returned(session.get(), &model::Session::returned);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"never mind"_s}}));
    QTRY_COMPARE(fixture.conversers.requests.size(), 2);
    session->stop();
    QVERIFY(support::endsAs(*events, TurnState::Cancelled));
    QCOMPARE(returned.value(0).value(0).value<model::QueuedMessage>().text(), u"never mind"_s);
    QCOMPARE(fixture.show(session->id()), before);
}

void TurnTest::isFoundAgainByWhoeverLeftIt()
{
    SessionFixture fixture;
    model::Sessions::Handle session = fixture.conversation();
    const model::ConversationId id = session->id();
    QSignalSpy closed(fixture.sessions.get(), &model::Sessions::closed);
    fixture.conversers.expect({FakeConversers::text(u"half"_s)});
    auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QTRY_VERIFY(session->turn() && session->turn()->pending().size() == 2);
    const model::Turn *turn = session->turn();
    session.reset();
    QCOMPARE(fixture.sessions->all().size(), 1);
    session = fixture.sessions->open(id).value_or(nullptr);
    QVERIFY(session);
    QCOMPARE(session->turn(), turn);
    session->stop();
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QVERIFY(closed.isEmpty());
    session.reset();
    QCOMPARE(closed.size(), 1);
    QVERIFY(!fixture.sessions->find(id));
}

void TurnTest::stopWhileInvokingKeepsFinishedResults()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect(
        {FakeConversers::call({support::invocation(u"a"_s, u"t:fine"_s), support::invocation(u"b"_s, u"t:never"_s)})});
    fixture.invocations.expectText(u"t:fine"_s, u"fine"_s);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QTRY_VERIFY(session->turn() && session->turn()->state() == TurnState::Invoking && !session->turn()->record().ran.isEmpty());
    session->stop();
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QCOMPARE(session->conversation().length(), 5);
    QCOMPARE(session->conversation().nodeAt(3)->canister->text(), u"fine"_s);
    QVERIFY(session->conversation().nodeAt(4)->canister->result->error);
}

void TurnTest::aProviderErrorKeepsWhatWasSeen()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::text(u"Half"_s), FakeConversers::fail({model::ErrorCategory::Provider, u"overloaded"_s})});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QCOMPARE(support::endOf(*events)->error->message, u"overloaded"_s);
    QCOMPARE(session->conversation().nodeAt(1)->canister->text(), u"Half"_s);
}

void TurnTest::stopsWhereItsConversationIsDeleted()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    fixture.conversers.expect({FakeConversers::text(u"half"_s)});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QTRY_VERIFY(session->turn() && session->turn()->pending().isStreaming());
    fixture.sessions->edit(u"Delete"_s, {{session->id(), model::DeletionEdit {QDateTime::currentDateTimeUtc()}}}, [](const auto &) {});
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QCOMPARE(session->conversation().nodeAt(session->conversation().length() - 1)->canister->text(), u"half"_s);
}

void TurnTest::aMissingModelReturnsTheText()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.absent = model::Error {model::ErrorCategory::Usage, u"no such provider"_s};
    QSignalSpy returned(session.get(), &model::Session::returned);
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Cancelled));
    QCOMPARE(support::endOf(*events)->error->message, u"no such provider"_s);
    QCOMPARE(returned.size(), 1);
}

void TurnTest::namesTheConversationByWhatStayed()
{
    SessionFixture fixture;
    auto session = fixture.create();
    for (const QString &said : {u"first"_s, u"second"_s}) {
        fixture.conversers.expect({FakeConversers::end()});
        const auto events = SessionFixture::record(*session);
        QVERIFY(session->send({model::TextContent {said}}));
        QVERIFY(support::endsAs(*events, TurnState::Cancelled));
        QCOMPARE(session->conversation().title(), said);
    }
    // A name that a person gave stays.
    session->conversation().setTitle(u"mine"_s);
    fixture.conversers.expect({FakeConversers::text(u"yes"_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"third"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(session->conversation().title(), u"mine"_s);
}

void TurnTest::anEmptyAnswerIsAnError()
{
    for (const FakeConversers::Script &script :
        {FakeConversers::Script {FakeConversers::end()}, {FakeConversers::text(u" \n"_s), FakeConversers::end()}}) {
        SessionFixture fixture;
        auto session = fixture.create();
        fixture.conversers.expect(script);
        const auto events = SessionFixture::record(*session);
        QVERIFY(session->send({model::TextContent {u"go"_s}}));
        QVERIFY(support::endsAs(*events, TurnState::Cancelled));
        QCOMPARE(support::endOf(*events)->error->message, u"The model answered with nothing."_s);
        QCOMPARE(session->conversation().length(), 0);
    }
    // What it thought can be read.
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::thought(u"Hm."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
}

//! However it ended, and whether anything of it stayed.
void TurnTest::countsEveryCallOfAModel()
{
    SessionFixture fixture;
    auto session = fixture.create();
    const model::Error overloaded {model::ErrorCategory::Provider, u"overloaded"_s};
    fixture.conversers.expect({FakeConversers::fail(overloaded)});
    fixture.conversers.expect({FakeConversers::text(u"Half"_s), FakeConversers::fail({model::ErrorCategory::Network, u"gone"_s})});
    fixture.conversers.expect({FakeConversers::end()});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    for (const TurnState end : {TurnState::Cancelled, TurnState::Interrupted, TurnState::Cancelled, TurnState::Committed}) {
        const auto events = SessionFixture::record(*session);
        QVERIFY(session->send({model::TextContent {u"go"_s}}));
        QVERIFY(support::endsAs(*events, end));
    }
    const auto read = model::FigureStore(fixture.store->reader()).read(model::FigureKind::Model, {}, {}, false);
    QVERIFY(read && read->size() == 1);
    const model::Figures &figures = read->first().figures;
    QCOMPARE(figures.calls, 4);
    QCOMPARE(figures.failures, (QMap<QString, qint64> {{u"provider"_s, 2}, {u"network"_s, 1}}));
}

void TurnTest::asksWhenTheRoundsAreUsedUp()
{
    SessionFixture fixture;
    fixture.limits.rounds = 2;
    fixture.reopen();
    fixture.invocations.expectText(u"t:loop"_s, u"again"_s);
    for (int round = 0; round < 5; ++round)
        fixture.conversers.expect({FakeConversers::call({support::invocation({}, u"t:loop"_s)})});
    QStringList asked;
    QObject::connect(fixture.questions.get(), &model::Questions::raised, this, [&asked](model::Question *question) {
        asked.append(question->subject().text);
        question->giveAnswer({asked.size() == 1 ? model::Verdict::AllowOnce : model::Verdict::Refuse, {}});
    });
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QCOMPARE(asked.size(), 2);
    QCOMPARE(fixture.conversers.requests.size(), 4);
}

void TurnTest::asksWhenOneToolIsHammered()
{
    SessionFixture fixture;
    fixture.limits = {0, 3, 10};
    fixture.reopen();
    fixture.invocations.expectText(u"t:loop"_s, u"again"_s);
    for (int round = 0; round < 6; ++round)
        fixture.conversers.expect({FakeConversers::call({support::invocation({}, u"t:loop"_s, QByteArray::number(round))})});
    int asked = 0;
    QObject::connect(fixture.questions.get(), &model::Questions::raised, this, [&asked](model::Question *question) {
        ++asked;
        question->giveAnswer({model::Verdict::Refuse, {}});
    });
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QCOMPARE(asked, 1);
    QCOMPARE(fixture.invocations.ran.size(), 3);
}

void TurnTest::makesIdentifiersUnique()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.invocations.expectText(u"t:x"_s, u"x"_s);
    fixture.conversers.expect(
        {FakeConversers::call({support::invocation(u"call_1"_s, u"t:x"_s), support::invocation(u"call_1"_s, u"t:x"_s)})});
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"call_1"_s, u"t:x"_s)})});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QSet<QString> ids;
    for (int position = 0; position < session->conversation().length(); ++position) {
        const model::CanisterPointer canister = session->conversation().nodeAt(position)->canister;
        if (canister->invocation)
            ids.insert(canister->invocation->id);
    }
    QCOMPARE(ids.size(), 3);
}

void TurnTest::regeneratingMakesASibling()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    fixture.conversers.expect({FakeConversers::text(u"second answer"_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->regenerate(1));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(session->conversation().length(), 2);
    QCOMPARE(session->conversation().nodeAt(1)->canister->text(), u"second answer"_s);
    QCOMPARE(session->conversation().nodeAt(1)->siblings, 2);
    QVERIFY(session->showSibling(1, -1));
    QTRY_COMPARE(session->conversation().nodeAt(1)->canister->text(), u"first answer"_s);
}

void TurnTest::editingMakesASibling()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    fixture.conversers.expect({FakeConversers::text(u"other answer"_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    QVERIFY(session->editAndSend(0, {model::TextContent {u"other question"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(session->conversation().nodeAt(0)->canister->text(), u"other question"_s);
    QCOMPARE(session->conversation().nodeAt(0)->siblings, 2);
    QCOMPARE(fixture.conversers.requests.last().canisters.size(), 1);
}

void TurnTest::continuesAnInterruptedAnswer()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({FakeConversers::text(u"Half"_s), FakeConversers::fail({model::ErrorCategory::Provider, u"gone"_s})});
    fixture.conversers.expect({FakeConversers::text(u"the other half"_s), FakeConversers::end()});
    auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    events = SessionFixture::record(*session);
    QVERIFY(session->continueAnswer());
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(session->conversation().length(), 4);
    QVERIFY(!session->isInterrupted());
}

void TurnTest::refusesASecondTurn()
{
    SessionFixture fixture;
    auto session = fixture.create();
    fixture.conversers.expect({});
    QVERIFY(session->send({model::TextContent {u"one"_s}}));
    QVERIFY(!session->send({model::TextContent {u"two"_s}}));
}

void TurnTest::refusesASecondWriter()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    // Another process, as far as the lock is concerned: a session of its own for the same conversation.
    model::Sessions others(
        {*fixture.store, fixture.conversers, fixture.invocations, *fixture.questions, *fixture.approvals, fixture.folder.path(), {}});
    const auto other = others.open(session->id());
    QVERIFY(other);
    fixture.conversers.expect({});
    QVERIFY(session->send({model::TextContent {u"mine"_s}}));
    (*other)->setSettings(session->settings());
    const auto refused = (*other)->send({model::TextContent {u"theirs"_s}});
    QVERIFY(!refused);
    QCOMPARE(refused.error().category, model::ErrorCategory::Storage);
}

void TurnTest::modelFollowsTheTurn()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    model::ConversationModel rows(*session);
    const QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    int streamed = 0;
    QObject::connect(
        &rows, &QAbstractItemModel::dataChanged, &rows, [&](const QModelIndex &, const QModelIndex &, const QList<int> &roles) {
            streamed += roles == QList<int> {model::ConversationModel::TextRole} ? 1 : 0;
        });
    QCOMPARE(rows.rowCount(), 2);

    fixture.invocations.expectText(u"t:x"_s, u"x"_s);
    fixture.invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    fixture.conversers.expect({FakeConversers::text(u"Well"_s), FakeConversers::call({support::invocation(u"a"_s, u"t:x"_s)})});
    fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QCOMPARE(rows.rowCount(), 7);
    using Rows = model::ConversationModel;
    QVERIFY(!model::valueAt<bool>(rows, 6, Rows::PendingRole));
    QCOMPARE(model::valueAt<model::Node>(rows, 4, Rows::ResultRole).position, 5);
    QVERIFY(model::valueAt<bool>(rows, 5, Rows::MergedRole));
    QCOMPARE(model::valueAt<model::InvocationState>(rows, 4, Rows::StateRole), model::InvocationState::Done);
    QCOMPARE(streamed, 2);

    // Another answer to the first question, which breaks: the rows come back as they were.
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"b"_s, u"t:break"_s)})});
    QList<int> counts;
    QObject::connect(session.get(), &model::Session::turnStarted, &rows, [&] { counts.append(rows.rowCount()); });
    events = SessionFixture::record(*session);
    QVERIFY(session->regenerate(1));
    QVERIFY(support::endsAs(*events, TurnState::RolledBack));
    QCOMPARE(counts, QList<int> {1});
    QCOMPARE(rows.rowCount(), 7);
    QCOMPARE(rows.data(rows.index(6), Qt::DisplayRole).toString(), u"Done."_s);
}

QTEST_GUILESS_MAIN(TurnTest)
#include "tst_turn.moc"
