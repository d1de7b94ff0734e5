// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/gui/panelfixture.h"

#include <QLabel>
#include <QListWidget>

using namespace gui;
using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;

//! What waits above the composer for the turn under way.
class QueueStripTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void queuesWhatIsSentMeanwhile();
    void changesWhatWaits();
    void takesWhatWaitsIntoTheEditor();
    void saysWhatWaitsNow();
    void sendsWhatWaitedAtThePersonsWord();
};

//! An answer that does not end by itself, and what was said.
static void beginTurn(PanelFixture &panel)
{
    panel.fixture.conversers.expect({FakeConversers::text(u"Well"_s)});
    panel.say(u"go"_s);
    QTRY_VERIFY(panel.rows() == 2 && panel.nameOf(1).endsWith(u"Well"_s));
}

void QueueStripTest::queuesWhatIsSentMeanwhile()
{
    PanelFixture panel;
    QVERIFY(!panel.shown<QWidget>(u"queueStrip"_s));
    beginTurn(panel);
    QVERIFY(!panel.shown(u"sendButton"_s));
    QTest::keyClicks(&panel.edit(), u"next"_s);
    QCOMPARE(panel.shown(u"sendButton"_s)->text(), u"Send next"_s);
    QTest::keyClick(&panel.edit(), Qt::Key_Return);
    QCOMPARE(panel.edit().toPlainText(), QString());
    QCOMPARE(panel.session->queue().texts(), QStringList {u"next"_s});
    auto *list = panel.shown<QListWidget>(u"queueList"_s);
    QVERIFY(list);
    QCOMPARE(list->item(0)->text(), u"next"_s);
    QVERIFY(!list->accessibleName().isEmpty());
    QCOMPARE(panel.shown<QLabel>(u"queueText"_s)->text(), u"1 message(s) wait for the answer."_s);
    QVERIFY(!panel.shown(u"queueSendNow"_s));
    for (const QString &name : {u"queueSayNow"_s, u"queueEdit"_s, u"queueUp"_s, u"queueDown"_s, u"queueDrop"_s}) {
        QVERIFY2(panel.shown(name), qPrintable(name));
        QVERIFY(!panel.shown(name)->accessibleName().isEmpty());
    }
    panel.session->stop();
    QVERIFY(panel.endsAs(TurnState::Interrupted));
    QTRY_VERIFY(panel.shown(u"queueSendNow"_s));
    QVERIFY(panel.shown<QLabel>(u"queueText"_s)->text().contains(u"waits for your go-ahead"_s));
    QVERIFY(!panel.shown(u"queueSayNow"_s));
}

void QueueStripTest::changesWhatWaits()
{
    PanelFixture panel;
    beginTurn(panel);
    for (const QString &text : {u"one"_s, u"two"_s, u"three"_s})
        panel.say(text);
    auto *list = panel.shown<QListWidget>(u"queueList"_s);
    list->setFocus();
    list->setCurrentRow(2);
    QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(panel.session->queue().texts(), (QStringList {u"one"_s, u"three"_s, u"two"_s}));
    QCOMPARE(list->currentRow(), 1);
    QVERIFY(panel.click(u"queueUp"_s));
    QCOMPARE(panel.session->queue().texts(), (QStringList {u"three"_s, u"one"_s, u"two"_s}));
    QVERIFY(!panel.shown(u"queueUp"_s)->isEnabled());
    QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(panel.session->queue().texts(), (QStringList {u"one"_s, u"three"_s, u"two"_s}));
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(panel.session->queue().texts(), (QStringList {u"one"_s, u"two"_s}));
    QVERIFY(panel.click(u"queueDrop"_s));
    QVERIFY(panel.click(u"queueDrop"_s));
    QVERIFY(!panel.shown<QWidget>(u"queueStrip"_s));
    panel.session->stop();
    QVERIFY(panel.endsAs(TurnState::Interrupted));
}

void QueueStripTest::takesWhatWaitsIntoTheEditor()
{
    PanelFixture panel;
    beginTurn(panel);
    panel.composer->add(attachmentFrom(u"notes.txt"_s, "a"));
    panel.composer->add(attachmentFrom(u"a.png"_s, "\x89PNG\r\n\x1a\n"));
    QTRY_VERIFY(panel.shown(u"attachment1"_s));
    panel.say(u"one"_s);
    QTRY_VERIFY(!panel.shown(u"attachment0"_s));
    QVERIFY(panel.shown<QListWidget>(u"queueList"_s)->item(0)->text().startsWith(u"one (with 2"_s));
    panel.edit().setPlainText(u"half a thought"_s);
    auto *list = panel.shown<QListWidget>(u"queueList"_s);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Return);
    // What was being written waits in its place.
    QCOMPARE(panel.edit().toPlainText(), u"one"_s);
    QVERIFY(panel.edit().hasFocus());
    QTRY_VERIFY(panel.shown(u"attachment1"_s));
    QCOMPARE(panel.session->queue().texts(), QStringList {u"half a thought"_s});
    panel.session->stop();
    QVERIFY(panel.endsAs(TurnState::Interrupted));
}

void QueueStripTest::saysWhatWaitsNow()
{
    PanelFixture panel;
    panel.fixture.conversers.expect({FakeConversers::call({support::invocation(u"n"_s, u"t:never"_s)})});
    panel.fixture.conversers.expect({FakeConversers::text(u"done"_s), FakeConversers::end()});
    panel.say(u"go"_s);
    QTRY_COMPARE(panel.fixture.invocations.ran.size(), 1);
    panel.say(u"the left one"_s);
    QVERIFY(panel.click(u"queueSayNow"_s));
    auto *list = panel.shown<QListWidget>(u"queueList"_s);
    QCOMPARE(list->item(0)->text(), u"After this round: the left one"_s);
    QVERIFY(panel.session->queue().messages().first().isSaidNow);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!panel.session->queue().messages().first().isSaidNow);
    panel.session->stop();
    QVERIFY(panel.endsAs(TurnState::Interrupted));
    QCOMPARE(panel.session->queue().texts(), QStringList {u"the left one"_s});
}

void QueueStripTest::sendsWhatWaitedAtThePersonsWord()
{
    PanelFixture panel;
    beginTurn(panel);
    panel.say(u"later"_s);
    panel.session->stop();
    QVERIFY(panel.endsAs(TurnState::Interrupted));
    panel.events->clear();
    panel.fixture.conversers.expect({FakeConversers::text(u"done"_s), FakeConversers::end()});
    QVERIFY(panel.click(u"queueSendNow"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
    QTRY_VERIFY(panel.nameOf(panel.rows() - 2).endsWith(u"later"_s));
    QVERIFY(!panel.shown<QWidget>(u"queueStrip"_s));
}

QTEST_MAIN(QueueStripTest)

#include "tst_queuestrip.moc"
