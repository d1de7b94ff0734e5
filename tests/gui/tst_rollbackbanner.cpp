// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/gui/panelfixture.h"

#include "model/store/checkpointstore.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

#include <QLabel>

using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;

class RollbackBannerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatBrokeAndWhatWasDone();
    void retries();
    void sendsTheErrorToTheModel();
    void restoresAsABranch();
    void hidesNoNewerOffer();
    void dismissesForGood();
    void givesTheTextBackButNeverOverNewerText();
    void offersToUndoItsFiles();
    void isWorkedByKeyboard();

private:
    //! A turn in which `t:write` runs and `t:break` breaks. \return the stored conversation before it.
    static QByteArray breakATool(PanelFixture &panel);
};

QByteArray RollbackBannerTest::breakATool(PanelFixture &panel)
{
    const QByteArray before = panel.stored();
    panel.fixture.conversers.expect(
        {FakeConversers::text(u"I write."_s), FakeConversers::call({support::invocation(u"w"_s, u"t:write"_s, R"({"path":"a.txt"})")})});
    panel.fixture.conversers.expect({FakeConversers::call({support::invocation(u"x"_s, u"t:break"_s)})});
    panel.fixture.invocations.expectText(u"t:write"_s, u"written"_s);
    panel.fixture.invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    panel.say(u"break it"_s);
    if (!panel.endsAs(TurnState::RolledBack))
        qWarning("the turn was not rolled back");
    panel.events->clear();
    panel.fixture.invocations.ran.clear();
    return before;
}

void RollbackBannerTest::saysWhatBrokeAndWhatWasDone()
{
    PanelFixture panel(true);
    const QByteArray before = breakATool(panel);
    QTRY_VERIFY(panel.shown<QWidget>(u"rollbackBanner"_s));
    QCOMPARE(panel.shown<QLabel>(u"rollbackBannerTitle"_s)->text(), u"The tool t:break broke, and the turn was undone."_s);
    const QString text = panel.shown<QLabel>(u"rollbackBannerText"_s)->text();
    QVERIFY(text.contains(u"t:break failed"_s));
    QVERIFY(text.contains(u"t:write (path = a.txt)"_s));
    QCOMPARE(panel.stored(), before);
    QCOMPARE(panel.rows(), 2);
    const QColor warning = gui::Palette::of(panel.window).warning;
    const auto *title = panel.shown<QLabel>(u"rollbackBannerTitle"_s);
    QCOMPARE(title->palette().color(title->foregroundRole()), warning);
}

void RollbackBannerTest::retries()
{
    PanelFixture panel(true);
    breakATool(panel);
    panel.fixture.conversers.expect({FakeConversers::call({support::invocation(u"w"_s, u"t:write"_s, R"({"path":"a.txt"})")})});
    panel.fixture.conversers.expect({FakeConversers::text(u"Now it works."_s), FakeConversers::end()});
    QVERIFY(panel.click(u"retryButton"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
    // What had run is used again, not run again.
    QVERIFY(panel.fixture.invocations.ran.isEmpty());
    QTRY_VERIFY(!panel.shown<QWidget>(u"rollbackBanner"_s));
    QVERIFY(panel.nameOf(panel.rows() - 1).endsWith(u"Now it works."_s));
    QCOMPARE(panel.edit().toPlainText(), QString());
}

void RollbackBannerTest::sendsTheErrorToTheModel()
{
    PanelFixture panel(true);
    breakATool(panel);
    panel.fixture.conversers.expect({FakeConversers::text(u"I see."_s), FakeConversers::end()});
    QVERIFY(panel.click(u"sendErrorButton"_s));
    QVERIFY(panel.endsAs(TurnState::Committed));
    QCOMPARE(panel.fixture.conversers.requests.last().canisters.last()->result->invocation, u"x"_s);
    QTRY_VERIFY(!panel.shown<QWidget>(u"rollbackBanner"_s));
    QVERIFY(panel.stored().contains("t:break"));
    QCOMPARE(panel.edit().toPlainText(), QString());
}

void RollbackBannerTest::restoresAsABranch()
{
    PanelFixture panel(true);
    const QByteArray before = breakATool(panel);
    const auto requests = panel.fixture.conversers.requests.size();
    QVERIFY(panel.click(u"restoreButton"_s));
    QTRY_VERIFY(!panel.shown<QWidget>(u"rollbackBanner"_s));
    QTRY_VERIFY(panel.rows() > 2);
    // What was restored has no answer yet.
    QTRY_VERIFY(panel.shown<QWidget>(u"interruptedOffer"_s));
    QVERIFY(panel.stored().startsWith(before));
    QVERIFY(panel.stored().contains("t:break"));
    QCOMPARE(panel.fixture.conversers.requests.size(), requests);
    QCOMPARE(panel.edit().toPlainText(), QString());
}

void RollbackBannerTest::hidesNoNewerOffer()
{
    PanelFixture panel(true);
    breakATool(panel);
    QTRY_VERIFY(panel.shown<QWidget>(u"rollbackBanner"_s));
    QVERIFY(!panel.shown<QWidget>(u"interruptedOffer"_s));
    panel.fixture.conversers.expect({FakeConversers::text(u"Half an"_s)});
    panel.say(u"go on then"_s);
    QTRY_VERIFY(panel.session->turn() && !panel.fixture.conversers.requests.isEmpty());
    QTRY_VERIFY(panel.nameOf(panel.rows() - 1).contains(u"Half an"_s));
    panel.session->stop();
    QVERIFY(panel.endsAs(TurnState::Interrupted));
    // Both are there, the newer one below.
    QTRY_VERIFY(panel.shown<QWidget>(u"interruptedOffer"_s));
    QVERIFY(panel.shown<QWidget>(u"rollbackBanner"_s));
    QTRY_VERIFY(panel.shown<QWidget>(u"interruptedOffer"_s)->y() > panel.shown<QWidget>(u"rollbackBanner"_s)->y());
}

void RollbackBannerTest::dismissesForGood()
{
    PanelFixture panel(true);
    const QByteArray before = breakATool(panel);
    QVERIFY(panel.click(u"dismissButton"_s));
    QTRY_VERIFY(!panel.shown<QWidget>(u"rollbackBanner"_s));
    QCOMPARE(panel.stored(), before);
    // The text that came back stays, and so does the turn in the store.
    QCOMPARE(panel.edit().toPlainText(), u"break it"_s);
    QTRY_VERIFY(model::TurnStore(panel.fixture.store->reader()).rolledBack(panel.session->id(), false)->isEmpty());
    QCOMPARE(model::TurnStore(panel.fixture.store->reader()).rolledBack(panel.session->id(), true)->size(), 1);
}

void RollbackBannerTest::givesTheTextBackButNeverOverNewerText()
{
    PanelFixture panel(true);
    panel.fixture.conversers.expect({FakeConversers::call({support::invocation(u"x"_s, u"t:break"_s)})});
    panel.fixture.invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    panel.say(u"break it"_s);
    panel.edit().insertPlainText(u"newer"_s);
    QVERIFY(panel.endsAs(TurnState::RolledBack));
    QCOMPARE(panel.edit().toPlainText(), u"newer"_s);
    QVERIFY(panel.click(u"putBackButton"_s));
    QCOMPARE(panel.edit().toPlainText(), u"newer\nbreak it"_s);
    QVERIFY(!panel.shown(u"putBackButton"_s));
}

void RollbackBannerTest::offersToUndoItsFiles()
{
    PanelFixture panel(true);
    breakATool(panel);
    QTRY_VERIFY(panel.shown<QWidget>(u"rollbackBanner"_s));
    // Nothing was kept of any.
    QVERIFY(!panel.shown(u"undoFilesButton"_s));
    const model::TurnId turn = panel.session->rolledBack()->id;
    std::optional<bool> isKept;
    panel.fixture.store->run(
        &panel.window,
        [turn](model::Database &database) {
            model::Checkpoint checkpoint;
            checkpoint.turn = turn;
            checkpoint.folder = u"/work"_s;
            checkpoint.path = u"a.txt"_s;
            return model::CheckpointStore(database).keep(checkpoint, {});
        },
        [&isKept](const model::Result<model::Checkpoint> &kept) { isKept = kept.has_value(); });
    QTRY_VERIFY(isKept.has_value());
    QVERIFY(*isKept);
    panel.session->reviewRolledBack(*panel.session->rolledBack());
    std::optional<model::TurnId> asked;
    QObject::connect(
        panel.transcript, &gui::TranscriptPanel::filesUndoRequested, &panel.window, [&asked](const model::TurnId &id) { asked = id; });
    QTRY_VERIFY(panel.shown(u"undoFilesButton"_s));
    QVERIFY(panel.click(u"undoFilesButton"_s));
    QCOMPARE(asked, std::optional(turn));
}

void RollbackBannerTest::isWorkedByKeyboard()
{
    PanelFixture panel(true);
    breakATool(panel);
    QTRY_VERIFY(panel.shown(u"retryButton"_s));
    panel.view().setFocus();
    for (const QString &name : {u"retryButton"_s, u"sendErrorButton"_s, u"restoreButton"_s, u"dismissButton"_s}) {
        QTest::keyClick(panel.window.focusWidget(), Qt::Key_Tab);
        QCOMPARE(panel.window.focusWidget()->objectName(), name);
    }
    QTest::keyClick(panel.window.focusWidget(), Qt::Key_Space);
    QTRY_VERIFY(!panel.shown<QWidget>(u"rollbackBanner"_s));
}

QTEST_MAIN(RollbackBannerTest)
#include "tst_rollbackbanner.moc"
