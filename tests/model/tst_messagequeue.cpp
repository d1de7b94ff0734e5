// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/turnjournal.h"
#include "model/store/conversationstore.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using model::MessageQueue, model::QueuedMessage, model::Role, model::TurnState;
using support::FakeConversers;
using support::SessionFixture;

namespace {

QueuedMessage waiting(const QString &text)
{
    return {{model::TextContent {text}}};
}

//! The roles and texts of a conversation's path.
QStringList path(const model::Session &session)
{
    QStringList texts;
    for (int position = 0; position < session.conversation().length(); ++position) {
        const model::CanisterPointer &canister = session.conversation().nodeAt(position)->canister;
        texts.append(model::toWire(canister->role) + u": "_s + canister->text());
    }
    return texts;
}

//! The ends of all turns so far.
QList<TurnState> ends(const QList<model::TurnEvent> &events)
{
    QList<TurnState> states;
    for (const model::TurnEvent &event : events) {
        if (const auto *end = std::get_if<model::EndEvent>(&event))
            states.append(end->state);
    }
    return states;
}

FakeConversers::Script answer(const QString &text)
{
    return {FakeConversers::text(text), FakeConversers::end()};
}

//! What the turn under way has been told is there: a stop finds something to keep.
bool saysWell(const model::Session &session)
{
    const model::Turn *turn = session.turn();
    return turn && turn->pending().size() == 2 && turn->pending().at(1)->text() == u"Well";
}

//! A turn that is told "and this" while a tool breaks it. \return whether it came so.
bool rollBackAfterSaying(SessionFixture &fixture, model::Session &session, const QList<model::TurnEvent> &events)
{
    fixture.conversers.expect(answer(u"one"_s));
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"b"_s, u"t:break"_s)})});
    fixture.invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    const bool isSent = session.send({model::TextContent {u"go"_s}}) && session.queue().append(waiting(u"and this"_s));
    session.queue().setSaidNow(0, true);
    return isSent && support::endsAs(events, TurnState::RolledBack)
        && QTest::qWaitFor([&session] { return session.rolledBack() && !session.isBusy(); }, support::patience);
}

} // namespace

//! Messages that wait for the turn under way, and such as go into it.
class MessageQueueTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsWhatWaitsAfterEachTurn();
    void stopsWhereATurnEndsOtherwise_data();
    void stopsWhereATurnEndsOtherwise();
    void stopsWhereItDoesNotFit();
    void goesOnAtThePersonsWord();
    void isOrderedAndDroppedByThePerson();
    void saysNowAfterTheRunningRound();
    void saysNowAfterAnAnswer();
    void givesBackWhatATurnThatIsUndoneWasTold();
    void keepsWhatAnInterruptedTurnWasTold();
    void waitsAgainWhereTheTurnEndsFirst();
    void takesBackWhatIsRestoredAsABranch();
    void retriesTheWholeTurnFromItsBeginning();
    void isThereAfterARestart();
    void keepsAttachmentsOverARestart();
    void keepsNoMoreAttachmentsThanThereIsRoomFor();
    void goesOnWhereNobodyLooks();
    void refusesTooMany();
};

void MessageQueueTest::sendsWhatWaitsAfterEachTurn()
{
    SessionFixture fixture;
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    fixture.conversers.expect(answer(u"one"_s));
    fixture.conversers.expect(answer(u"two"_s));
    fixture.conversers.expect(answer(u"three"_s));
    QVERIFY(session->send({model::TextContent {u"first"_s}}));
    QVERIFY(session->queue().append(waiting(u"second"_s)));
    QueuedMessage third = waiting(u"third"_s);
    third.documents = {{.role = Role::Document, .contents = {model::TextContent {u"a text"_s}}, .title = u"a.txt"_s}};
    QVERIFY(session->queue().append(third));
    QTRY_COMPARE(ends(*events).size(), 3);
    QCOMPARE(ends(*events), QList<TurnState>(3, TurnState::Committed));
    QTRY_COMPARE(path(*session),
        (QStringList {u"user: first"_s, u"assistant: one"_s, u"user: second"_s, u"assistant: two"_s, u"document: a text"_s,
            u"user: third"_s, u"assistant: three"_s}));
    QVERIFY(session->queue().isEmpty());
    QTRY_VERIFY(!session->isBusy());
}

void MessageQueueTest::stopsWhereATurnEndsOtherwise_data()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<int>("end");
    QTest::addColumn<QString>("why");
    QTest::newRow("rolled back") << u"breaks"_s << int(TurnState::RolledBack) << u"rolled back"_s;
    QTest::newRow("failed with nothing") << u"fails"_s << int(TurnState::Cancelled) << u"failed"_s;
    QTest::newRow("failed after some text") << u"breaks off"_s << int(TurnState::Interrupted) << u"failed"_s;
    QTest::newRow("stopped") << u"stopped"_s << int(TurnState::Cancelled) << u"ended early"_s;
    QTest::newRow("stopped after some text") << u"stopped late"_s << int(TurnState::Interrupted) << u"ended early"_s;
}

void MessageQueueTest::stopsWhereATurnEndsOtherwise()
{
    QFETCH(QString, how);
    QFETCH(int, end);
    QFETCH(QString, why);
    SessionFixture fixture;
    auto session = fixture.conversation();
    const auto events = SessionFixture::record(*session);
    const model::Error error {model::ErrorCategory::Provider, u"no"_s};
    fixture.invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    if (how == u"breaks")
        fixture.conversers.expect({FakeConversers::call({support::invocation(u"b"_s, u"t:break"_s)})});
    else if (how == u"fails")
        fixture.conversers.expect({FakeConversers::fail(error)});
    else if (how == u"breaks off")
        fixture.conversers.expect({FakeConversers::text(u"Well"_s), FakeConversers::fail(error)});
    else
        fixture.conversers.expect(how == u"stopped" ? FakeConversers::Script {} : FakeConversers::Script {FakeConversers::text(u"Well"_s)});
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(session->queue().append(waiting(u"later"_s)));
    if (how.startsWith(u"stopped")) {
        QTRY_COMPARE(fixture.conversers.requests.size(), 2);
        QTRY_VERIFY(how == u"stopped" || saysWell(*session));
        session->stop();
    }
    QVERIFY(support::endsAs(*events, TurnState(end)));
    QTRY_VERIFY(!session->isBusy());
    QCOMPARE(session->queue().texts(), QStringList {u"later"_s});
    QVERIFY2(session->queue().stopped().contains(why), qPrintable(session->queue().stopped()));
    QCOMPARE(ends(*events).size(), 1);
}

void MessageQueueTest::stopsWhereItDoesNotFit()
{
    SessionFixture fixture;
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    fixture.conversers.fit = model::ContextFit {.leftOut = 2, .tokens = 900, .room = 1000};
    fixture.conversers.expect(answer(u"one"_s));
    fixture.conversers.expect(answer(u"two"_s));
    QVERIFY(session->send({model::TextContent {u"first"_s}}));
    session->queue().goOn();
    QVERIFY(session->queue().append(waiting(u"second"_s)));
    QTRY_VERIFY(!session->queue().stopped().isEmpty());
    QVERIFY2(session->queue().stopped().contains(u"does not fit"_s), qPrintable(session->queue().stopped()));
    QCOMPARE(session->queue().texts(), QStringList {u"second"_s});
    QCOMPARE(fixture.conversers.requests.size(), 1);
    // At the person's word it goes.
    QVERIFY(session->sendQueued());
    QTRY_COMPARE(ends(*events).size(), 2);
    QVERIFY(session->queue().isEmpty());
}

void MessageQueueTest::goesOnAtThePersonsWord()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    const auto events = SessionFixture::record(*session);
    fixture.conversers.expect({FakeConversers::fail({model::ErrorCategory::Provider, u"no"_s})});
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(session->queue().append(waiting(u"a"_s)));
    QVERIFY(session->queue().append(waiting(u"b"_s)));
    QTRY_VERIFY(!session->queue().stopped().isEmpty());
    // What is sent beside it leaves it alone.
    fixture.conversers.expect(answer(u"beside"_s));
    QVERIFY(session->send({model::TextContent {u"aside"_s}}));
    QTRY_COMPARE(ends(*events).size(), 2);
    QTRY_VERIFY(!session->isBusy());
    QCOMPARE(session->queue().texts(), (QStringList {u"a"_s, u"b"_s}));
    fixture.conversers.expect(answer(u"to a"_s));
    fixture.conversers.expect(answer(u"to b"_s));
    QVERIFY(session->sendQueued());
    QVERIFY(!session->sendQueued());
    QTRY_COMPARE(ends(*events).size(), 4);
    QTRY_COMPARE(path(*session).last(), u"assistant: to b"_s);
    QVERIFY(session->queue().isEmpty());
    QVERIFY(session->queue().stopped().isEmpty());
}

void MessageQueueTest::isOrderedAndDroppedByThePerson()
{
    MessageQueue queue;
    QSignalSpy changed(&queue, &MessageQueue::changed);
    for (const QString &text : {u"a"_s, u"b"_s, u"c"_s})
        QVERIFY(queue.append(waiting(text)));
    queue.move(2, 0);
    QCOMPARE(queue.texts(), (QStringList {u"c"_s, u"a"_s, u"b"_s}));
    QCOMPARE(queue.take(1)->text(), u"a"_s);
    queue.move(0, 5);
    QVERIFY(!queue.take(2));
    QCOMPARE(queue.texts(), (QStringList {u"c"_s, u"b"_s}));
    QCOMPARE(changed.size(), 5);
    queue.setSaidNow(1, true);
    QCOMPARE(queue.takeSaidNow().first().text(), u"b"_s);
    queue.stop(u"why"_s);
    QCOMPARE(queue.stopped(), u"why"_s);
    queue.take(0);
    QCOMPARE(queue.stopped(), QString());
}

void MessageQueueTest::saysNowAfterTheRunningRound()
{
    SessionFixture fixture;
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    fixture.invocations.expectText(u"t:look"_s, u"seen"_s);
    fixture.conversers.expect({FakeConversers::text(u"I look."_s), FakeConversers::call({support::invocation(u"l"_s, u"t:look"_s)})});
    fixture.conversers.expect(answer(u"done"_s));
    // While the tool runs.
    fixture.invocations.beginning = [&](const model::InvocationScope &) {
        QVERIFY(session->queue().append(waiting(u"not now"_s)));
        QVERIFY(session->queue().append(waiting(u"only the left one"_s)));
        session->queue().setSaidNow(1, true);
        session->queue().stop(u"so that it does not go on"_s);
    };
    QVERIFY(session->send({model::TextContent {u"look"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    const QStringList whole {
        u"user: look"_s, u"assistant: I look."_s, u"invocation: "_s, u"result: seen"_s, u"user: only the left one"_s, u"assistant: done"_s};
    QTRY_COMPARE(path(*session), whole);
    QVERIFY(session->conversation().nodeAt(4)->canister->meanwhile);
    QVERIFY(!session->conversation().nodeAt(0)->canister->meanwhile);
    QCOMPARE(fixture.conversers.requests.size(), 2);
    QCOMPARE(fixture.conversers.requests.last().canisters.last()->text(), u"only the left one"_s);
    QCOMPARE(session->queue().texts(), QStringList {u"not now"_s});
    // It is one turn, also in the store.
    QCOMPARE(ends(*events).size(), 1);
    QVERIFY(fixture.show(session->id()).contains(R"("meanwhile":true)"));
}

void MessageQueueTest::saysNowAfterAnAnswer()
{
    SessionFixture fixture;
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    fixture.conversers.expect(answer(u"one"_s));
    fixture.conversers.expect(answer(u"two"_s));
    QVERIFY(session->send({model::TextContent {u"first"_s}}));
    QVERIFY(session->queue().append(waiting(u"and more"_s)));
    session->queue().setSaidNow(0, true);
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QTRY_COMPARE(path(*session), (QStringList {u"user: first"_s, u"assistant: one"_s, u"user: and more"_s, u"assistant: two"_s}));
    QCOMPARE(ends(*events).size(), 1);
}

void MessageQueueTest::givesBackWhatATurnThatIsUndoneWasTold()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    const QByteArray before = fixture.show(session->id());
    const auto events = SessionFixture::record(*session);
    fixture.conversers.expect(answer(u"one"_s));
    fixture.conversers.expect({FakeConversers::call({support::invocation(u"b"_s, u"t:break"_s)})});
    fixture.invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    QSignalSpy returned(session.get(), &model::Session::returned);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(session->queue().append(waiting(u"and this"_s)));
    QVERIFY(session->queue().append(waiting(u"later"_s)));
    session->queue().setSaidNow(0, true);
    QVERIFY(support::endsAs(*events, TurnState::RolledBack));
    QTRY_VERIFY(!session->isBusy());
    QCOMPARE(session->queue().texts(), (QStringList {u"and this"_s, u"later"_s}));
    QVERIFY(!session->queue().messages().first().isSaidNow);
    QVERIFY(session->queue().stopped().contains(u"rolled back"_s));
    QCOMPARE(returned.size(), 1);
    QCOMPARE(returned.first().first().value<model::QueuedMessage>().text(), u"go"_s);
    QCOMPARE(fixture.show(session->id()), before);
}

void MessageQueueTest::keepsWhatAnInterruptedTurnWasTold()
{
    SessionFixture fixture;
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    fixture.conversers.expect(answer(u"one"_s));
    fixture.conversers.expect({FakeConversers::fail({model::ErrorCategory::Provider, u"no"_s})});
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(session->queue().append(waiting(u"and this"_s)));
    session->queue().setSaidNow(0, true);
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QTRY_COMPARE(path(*session), (QStringList {u"user: go"_s, u"assistant: one"_s, u"user: and this"_s}));
    QVERIFY(session->queue().isEmpty());
    QVERIFY(session->isInterrupted());
}

void MessageQueueTest::waitsAgainWhereTheTurnEndsFirst()
{
    SessionFixture fixture;
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    fixture.conversers.expect({FakeConversers::text(u"Well"_s)});
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(session->queue().append(waiting(u"and this"_s)));
    session->queue().setSaidNow(0, true);
    QTRY_VERIFY(saysWell(*session));
    session->stop();
    QVERIFY(support::endsAs(*events, TurnState::Interrupted));
    QTRY_VERIFY(!session->isBusy());
    QCOMPARE(session->queue().texts(), QStringList {u"and this"_s});
    QVERIFY(!session->queue().messages().first().isSaidNow);
}

void MessageQueueTest::takesBackWhatIsRestoredAsABranch()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    const auto events = SessionFixture::record(*session);
    QVERIFY(rollBackAfterSaying(fixture, *session, *events));
    QVERIFY(session->restoreRolledBack());
    QTRY_VERIFY(path(*session).contains(u"user: and this"_s));
    QTRY_VERIFY(session->queue().isEmpty());
}

void MessageQueueTest::retriesTheWholeTurnFromItsBeginning()
{
    SessionFixture fixture;
    auto session = fixture.create();
    const auto events = SessionFixture::record(*session);
    QVERIFY(rollBackAfterSaying(fixture, *session, *events));
    events->clear();
    fixture.conversers.expect(answer(u"again"_s));
    QVERIFY(session->retryRolledBack());
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QTRY_COMPARE(path(*session), (QStringList {u"user: go"_s, u"assistant: again"_s}));
    // Told apart, and still there.
    QCOMPARE(session->queue().texts(), QStringList {u"and this"_s});
}

void MessageQueueTest::isThereAfterARestart()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    const model::ConversationId id = session->id();
    fixture.conversers.expect({FakeConversers::text(u"Well"_s)});
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(session->queue().append(waiting(u"a\nb"_s)));
    QVERIFY(session->queue().append(waiting(u"c"_s)));
    session->queue().setSaidNow(1, true);
    // As a kill would find it, a moment after.
    const auto kept = [&] {
        const auto info = model::ConversationStore(fixture.store->reader()).find(id);
        return info ? model::SessionSettings::fromJson(info->settings).queue : QStringList();
    };
    QTRY_COMPARE(kept(), (QStringList {u"a\nb"_s, u"c"_s}));
    session.reset();
    fixture.reopen();
    auto again = fixture.sessions->open(id);
    QVERIFY(again);
    QCOMPARE((*again)->queue().texts(), (QStringList {u"a\nb"_s, u"c"_s}));
    QVERIFY((*again)->queue().stopped().contains(u"when the program ended"_s));
    QVERIFY(!(*again)->isBusy());
}

void MessageQueueTest::keepsAttachmentsOverARestart()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    const model::ConversationId id = session->id();
    fixture.conversers.expect({FakeConversers::text(u"Well"_s)});
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QueuedMessage message = waiting(u"look"_s);
    message.contents.append(model::ImageContent {QByteArray("\x89PNG\0\1", 6), u"image/png"_s, u"a.png"_s});
    model::Canister document;
    document.role = Role::Document;
    document.title = u"notes.txt"_s;
    document.contents = {model::TextContent {u"oil"_s}};
    message.documents = {document};
    QVERIFY(session->queue().append(waiting(u"plain"_s)));
    QVERIFY(session->queue().append(message));
    const auto kept = [&] {
        const auto info = model::ConversationStore(fixture.store->reader()).find(id);
        return info ? model::SessionSettings::fromJson(info->settings).queueAttachments.size() : 0;
    };
    QTRY_COMPARE(kept(), 2);
    session.reset();
    fixture.reopen();
    auto again = fixture.sessions->open(id);
    QVERIFY(again);
    const QList<QueuedMessage> messages = (*again)->queue().messages();
    QCOMPARE(messages.size(), 2);
    QCOMPARE(messages.first().text(), u"plain"_s);
    QCOMPARE(messages.first().contents.size(), 1);
    QCOMPARE(messages.last().text(), u"look"_s);
    QCOMPARE(messages.last().contents, message.contents);
    QCOMPARE(messages.last().documents.size(), 1);
    QCOMPARE(messages.last().documents.first().title, u"notes.txt"_s);
    QCOMPARE(messages.last().documents.first().text(), u"oil"_s);
}

void MessageQueueTest::keepsNoMoreAttachmentsThanThereIsRoomFor()
{
    MessageQueue queue;
    QueuedMessage message = waiting(u"large"_s);
    message.contents.append(model::ImageContent {QByteArray(model::QueuedMessage::largestKept, 'x'), u"image/png"_s, u"a.png"_s});
    QVERIFY(queue.append(message));
    QVERIFY(queue.attachments().isEmpty());
    MessageQueue other;
    other.restore({u"a"_s, u"b"_s}, {model::JsonText::trusted("[1]")});
    QCOMPARE(other.texts(), (QStringList {u"a"_s, u"b"_s}));
    QVERIFY(other.messages().first().documents.isEmpty());
}

void MessageQueueTest::goesOnWhereNobodyLooks()
{
    SessionFixture fixture;
    auto session = fixture.conversation();
    const model::ConversationId id = session->id();
    fixture.conversers.expect(answer(u"one"_s));
    fixture.conversers.expect(answer(u"two"_s));
    QSignalSpy closed(fixture.sessions.get(), &model::Sessions::closed);
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QVERIFY(session->queue().append(waiting(u"later"_s)));
    session.reset();
    QTRY_COMPARE(closed.size(), 1);
    QVERIFY(fixture.show(id).contains("\"two\""));
}

void MessageQueueTest::refusesTooMany()
{
    MessageQueue queue;
    for (int index = 0; index < MessageQueue::mostMessages; ++index)
        QVERIFY(queue.append(waiting(u"x"_s)));
    QVERIFY(!queue.append(waiting(u"x"_s)));
    queue.insert(0, waiting(u"back"_s));
    QCOMPARE(queue.texts().first(), u"back"_s);
}

QTEST_GUILESS_MAIN(MessageQueueTest)

#include "tst_messagequeue.moc"
