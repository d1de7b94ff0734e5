// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/gui/panelfixture.h"

#include <QLabel>

using namespace Qt::StringLiterals;
using model::InvocationState;
using model::TurnState;
using support::FakeConversers;

class ConversingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsAndShowsTheAnswer();
    void streamsIntoTheTranscript();
    void stopsAndOffersToGoOn();
    void saysWhyNothingCame();
    void saysWhyAnAnswerBrokeOff();
    void stopsBeforeAnythingCame();
    void retriesAnInterruptedAnswer();
    void opensWhatTheModelThought();
    void showsHowACallStands_data();
    void showsHowACallStands();
    void editsAMessageAndSendsItAgain();
    void leavesAMessageUneditedByEscape();
    void switchesBetweenSiblings();
    void saysNothingOfInterruptionInAFork();
};

void ConversingTest::sendsAndShowsTheAnswer()
{
    PanelFixture panel;
    panel.fixture.conversers.expect({FakeConversers::text(u"Hello."_s), FakeConversers::end()});
    panel.say(u"Hi"_s);
    QVERIFY(panel.endsAs(TurnState::Committed));
    QCOMPARE(panel.edit().toPlainText(), QString());
    QCOMPARE(panel.rows(), 2);
    QVERIFY(panel.nameOf(0).startsWith(u"You, "_s));
    QVERIFY(panel.nameOf(1).endsWith(u": Hello."_s));
    QVERIFY(panel.shown(u"sendButton"_s));
    QVERIFY(!panel.shown(u"stopButton"_s));
}

void ConversingTest::streamsIntoTheTranscript()
{
    PanelFixture panel;
    panel.fixture.conversers.expect({FakeConversers::text(u"One. "_s), FakeConversers::text(u"Two."_s)});
    panel.say(u"Count"_s);
    QTRY_COMPARE(panel.rows(), 2);
    QTRY_VERIFY(panel.nameOf(1).endsWith(u"One. Two."_s));
    QVERIFY(panel.view().isStreaming(1));
    QTRY_VERIFY(panel.shown(u"stopButton"_s));
    QVERIFY(!panel.shown(u"sendButton"_s));
    // Nothing is in the conversation before the turn's end, and a second message waits.
    QCOMPARE(panel.stored(), QByteArray());
    panel.say(u"And more"_s);
    QCOMPARE(panel.edit().toPlainText(), QString());
    QCOMPARE(panel.session->queue().texts(), QStringList {u"And more"_s});
    QVERIFY(panel.shown<QWidget>(u"queueStrip"_s));
    panel.session->stop();
    QVERIFY(panel.endsAs(TurnState::Interrupted));
    QCOMPARE(panel.session->queue().texts(), QStringList {u"And more"_s});
}

void ConversingTest::stopsAndOffersToGoOn()
{
    PanelFixture panel;
    panel.fixture.conversers.expect({FakeConversers::text(u"Half an"_s)});
    panel.say(u"Say something"_s);
    QTRY_VERIFY(panel.rows() == 2 && panel.nameOf(1).endsWith(u"Half an"_s));
    QVERIFY(panel.click(u"stopButton"_s));
    QVERIFY(panel.endsAs(TurnState::Interrupted));
    QTRY_VERIFY(panel.shown<QWidget>(u"interruptedOffer"_s));
    panel.fixture.conversers.expect({FakeConversers::text(u" answer."_s), FakeConversers::end()});
    panel.events->clear();
    QVERIFY(panel.click(u"continueButton"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
    QVERIFY(panel.nameOf(panel.rows() - 1).endsWith(u"answer."_s));
    QVERIFY(panel.stored().contains("Half an"));
    QTRY_VERIFY(!panel.shown<QWidget>(u"interruptedOffer"_s));
}

void ConversingTest::saysWhyNothingCame()
{
    PanelFixture panel;
    panel.fixture.conversers.expect({FakeConversers::fail({model::ErrorCategory::Network, u"It is overloaded."_s})});
    panel.say(u"Say something"_s);
    QVERIFY(panel.endsAs(TurnState::Cancelled));
    QTRY_VERIFY(panel.shown<QLabel>(u"composerMessage"_s));
    auto *message = panel.shown<QLabel>(u"composerMessage"_s);
    QCOMPARE(message->text(), u"It is overloaded."_s);
    QCOMPARE(message->palette().color(QPalette::WindowText), gui::Palette::of(panel.window).warning);
    QCOMPARE(panel.edit().toPlainText(), u"Say something"_s);
    // The next try is a new one.
    panel.fixture.conversers.expect({FakeConversers::text(u"Here."_s), FakeConversers::end()});
    panel.events->clear();
    QTest::keyClick(&panel.edit(), Qt::Key_Return);
    QVERIFY(panel.endsAs(TurnState::Committed));
    QVERIFY(!panel.shown<QLabel>(u"composerMessage"_s));
}

void ConversingTest::saysWhyAnAnswerBrokeOff()
{
    PanelFixture panel;
    panel.fixture.conversers.expect(
        {FakeConversers::text(u"Half an"_s), FakeConversers::fail({model::ErrorCategory::Network, u"It broke off."_s})});
    panel.say(u"Say something"_s);
    QVERIFY(panel.endsAs(TurnState::Interrupted));
    QTRY_VERIFY(panel.shown<QLabel>(u"interruptedOfferTitle"_s));
    QCOMPARE(panel.shown<QLabel>(u"interruptedOfferTitle"_s)->text(), u"It broke off."_s);
    // A later turn that came to nothing has a reason of its own.
    panel.fixture.conversers.expect({FakeConversers::fail({model::ErrorCategory::Provider, u"The key was refused."_s})});
    panel.events->clear();
    panel.say(u"Go on"_s);
    QVERIFY(panel.endsAs(TurnState::Cancelled));
    QTRY_COMPARE(panel.shown<QLabel>(u"composerMessage"_s)->text(), u"The key was refused."_s);
    QTRY_VERIFY(panel.shown<QLabel>(u"interruptedOfferTitle"_s));
    QCOMPARE(panel.shown<QLabel>(u"interruptedOfferTitle"_s)->text(), u"It broke off."_s);
}

void ConversingTest::stopsBeforeAnythingCame()
{
    PanelFixture panel;
    panel.fixture.conversers.expect({});
    panel.say(u"Say something"_s);
    QTRY_VERIFY(!panel.fixture.conversers.requests.isEmpty());
    panel.session->stop();
    QVERIFY(panel.endsAs(TurnState::Cancelled));
    QCOMPARE(panel.edit().toPlainText(), u"Say something"_s);
    QCOMPARE(panel.stored(), QByteArray());
}

void ConversingTest::retriesAnInterruptedAnswer()
{
    PanelFixture panel;
    panel.fixture.conversers.expect(
        {FakeConversers::text(u"Half an"_s), FakeConversers::fail({model::ErrorCategory::Network, u"Gone."_s})});
    panel.say(u"Say something"_s);
    QVERIFY(panel.endsAs(TurnState::Interrupted));
    panel.fixture.conversers.expect({FakeConversers::text(u"A whole answer."_s), FakeConversers::end()});
    panel.events->clear();
    QVERIFY(panel.click(u"regenerateButton"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
    QTRY_COMPARE(panel.rows(), 2);
    QVERIFY(panel.nameOf(1).endsWith(u"A whole answer."_s));
    QCOMPARE(panel.nodeAt(1).siblings, 2);
}

void ConversingTest::saysNothingOfInterruptionInAFork()
{
    PanelFixture panel(true);
    model::ConversationId made;
    panel.session->fork(
        0, &panel.window, [&made](const model::Result<model::ConversationId> &id) { made = id.value_or(model::ConversationId()); });
    QTRY_VERIFY(!made.isEmpty());
    const auto fork = panel.fixture.sessions->open(made);
    QVERIFY(fork);
    gui::TranscriptPanel transcript(**fork, *panel.fixture.questions, *panel.fixture.store);
    transcript.resize(700, 500);
    transcript.show();
    auto *offer = transcript.findChild<QWidget *>(u"interruptedOffer"_s);
    QTRY_VERIFY(offer && offer->isVisible());
    for (const QLabel *label : offer->findChildren<QLabel *>())
        QVERIFY2(!label->text().contains(u"interrupted"_s), qPrintable(label->text()));
}

void ConversingTest::opensWhatTheModelThought()
{
    PanelFixture panel;
    panel.fixture.conversers.expect({FakeConversers::thought(u"Hm."_s), FakeConversers::text(u"So."_s), FakeConversers::end()});
    panel.say(u"Think"_s);
    QVERIFY(panel.endsAs(TurnState::Committed));
    QCOMPARE(panel.view().foldOf(1), gui::RowAction::ToggleThought);
    QVERIFY(!panel.view().isOpen(1));
    panel.view().setFocus();
    panel.view().setCurrentRow(1);
    QTest::keyClick(&panel.view(), Qt::Key_Return);
    QVERIFY(panel.view().isOpen(1));
}

void ConversingTest::showsHowACallStands_data()
{
    QTest::addColumn<InvocationState>("state");
    QTest::addColumn<QString>("word");
    QTest::newRow("waiting") << InvocationState::WaitingForApproval << u"waiting for you"_s;
    QTest::newRow("running") << InvocationState::Running << u"running"_s;
    QTest::newRow("done") << InvocationState::Done << u"done"_s;
    QTest::newRow("failed") << InvocationState::Failed << u"failed"_s;
    QTest::newRow("refused") << InvocationState::Refused << u"refused"_s;
    QTest::newRow("timed out") << InvocationState::TimedOut << u"timed out"_s;
}

void ConversingTest::showsHowACallStands()
{
    QFETCH(InvocationState, state);
    QFETCH(QString, word);
    PanelFixture panel;
    panel.fixture.conversers.expect({FakeConversers::call({support::invocation(u"1"_s, u"t:slow"_s, R"({"depth":3})")})});
    panel.say(u"Do it"_s);
    QTRY_VERIFY(panel.session->turn() && panel.session->turn()->findChild<model::InvokeJob *>());
    Q_EMIT panel.session->turn()->findChild<model::InvokeJob *>()->stateChanged(u"1"_s, state);
    QTRY_VERIFY2(panel.nameOf(1).endsWith(u"t:slow · depth = 3 · "_s + word), qPrintable(panel.nameOf(1)));
    panel.view().refresh();
    QVERIFY(!panel.view().rectangleOf(1).isEmpty());
    panel.session->stop();
    QTRY_VERIFY(support::endOf(*panel.events));
}

void ConversingTest::editsAMessageAndSendsItAgain()
{
    PanelFixture panel(true);
    panel.edit().setPlainText(u"written meanwhile"_s);
    panel.view().setCurrentRow(0);
    Q_EMIT panel.view().actionRequested(gui::RowAction::Edit, 0);
    QCOMPARE(panel.edit().toPlainText(), u"first question"_s);
    panel.edit().setPlainText(u"better question"_s);
    panel.fixture.conversers.expect({FakeConversers::text(u"better answer"_s), FakeConversers::end()});
    QVERIFY(panel.click(u"sendButton"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
    QCOMPARE(panel.edit().toPlainText(), u"written meanwhile"_s);
    QCOMPARE(panel.rows(), 2);
    QVERIFY(panel.nameOf(0).endsWith(u"better question"_s));
    QCOMPARE(panel.nodeAt(0).siblings, 2);
}

void ConversingTest::leavesAMessageUneditedByEscape()
{
    PanelFixture panel(true);
    const QByteArray before = panel.stored();
    Q_EMIT panel.view().actionRequested(gui::RowAction::Edit, 0);
    panel.edit().setPlainText(u"changed"_s);
    QTest::keyClick(&panel.edit(), Qt::Key_Escape);
    QCOMPARE(panel.edit().toPlainText(), QString());
    QCOMPARE(panel.stored(), before);
}

void ConversingTest::switchesBetweenSiblings()
{
    PanelFixture panel(true);
    panel.fixture.conversers.expect({FakeConversers::text(u"second answer"_s), FakeConversers::end()});
    Q_EMIT panel.view().actionRequested(gui::RowAction::Regenerate, 1);
    QVERIFY(panel.endsAs(TurnState::Committed));
    QVERIFY(panel.nameOf(1).endsWith(u"second answer"_s));
    panel.view().setFocus();
    panel.view().setCurrentRow(1);
    QTest::keyClick(&panel.view(), Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(panel.nameOf(1).endsWith(u"first answer"_s));
    QTest::keyClick(&panel.view(), Qt::Key_Right, Qt::AltModifier);
    QTRY_VERIFY(panel.nameOf(1).endsWith(u"second answer"_s));
}

QTEST_MAIN(ConversingTest)
#include "tst_conversing.moc"
