// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/rowoffers.h"
#include "model/store/checkpointstore.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"
#include "tests/gui/panelfixture.h"

#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTreeView>

using namespace Qt::StringLiterals;
using gui::RowAction;
using model::TurnState;
using support::FakeConversers;

//! What can be done with canisters of any role, alone and several together.
class CanistersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void editsAnAnswerByHand();
    void editsArgumentsAndResultOfACall();
    void keepsTheTextWhereItCannotBeKept();
    void goesBetweenTheResultsOfACall();
    void offersACallToBeRunAgain();
    void showsWhatTheModelSawAtTheRoundOfIt();
    void looksIntoACall();
    void asksForTheFilesOfItsTurn();
    void undoesATurnAndItsFiles();
    void deletesACallWithItsResult();
    void doesOneThingWithSeveral();
    void movesSeveralToANewConversation();

private:
    //! A question, and an answer to it by way of a call.
    static bool call(PanelFixture &panel);
    //! Writes in the editor that is open, and keeps it.
    static bool write(PanelFixture &panel, const QString &text);
};

bool CanistersTest::call(PanelFixture &panel)
{
    panel.fixture.invocations.expectText(u"t:x"_s, uR"([{"n":1},{"n":2}])"_s);
    panel.fixture.conversers.expect({FakeConversers::call({support::invocation(u"a"_s, u"t:x"_s, R"({"dice":"2d6"})")})});
    panel.fixture.conversers.expect({FakeConversers::text(u"Done."_s), FakeConversers::end()});
    panel.say(u"go"_s);
    return panel.endsAs(TurnState::Committed);
}

bool CanistersTest::write(PanelFixture &panel, const QString &text)
{
    auto *editor = panel.window.findChild<QPlainTextEdit *>(u"canisterText"_s);
    if (!editor)
        return false;
    editor->setPlainText(text);
    auto *keep = panel.window.findChild<QPushButton *>(u"keepCanister"_s);
    keep->click();
    return true;
}

void CanistersTest::editsAnAnswerByHand()
{
    PanelFixture panel(true);
    panel.view().perform(RowAction::Edit, 1);
    QVERIFY(!panel.window.findChild<QPushButton *>(u"keepCanister"_s)->isEnabled());
    QVERIFY(write(panel, u"my own words"_s));
    QTRY_COMPARE(panel.canisterAt(1)->text(), u"my own words"_s);
    QVERIFY(panel.canisterAt(1)->byHand);
    QCOMPARE(panel.nodeAt(1).siblings, 2);
    QVERIFY(panel.stored().contains(R"("by-hand":true)"));
    panel.view().perform(RowAction::PreviousSibling, 1);
    QTRY_COMPARE(panel.canisterAt(1)->text(), u"first answer"_s);
    QVERIFY(!panel.canisterAt(1)->byHand);
}

void CanistersTest::editsArgumentsAndResultOfACall()
{
    PanelFixture panel;
    QVERIFY(call(panel));
    QCOMPARE(panel.rows(), 4);
    panel.view().perform(RowAction::Edit, 1);
    QVERIFY(write(panel, u"no JSON"_s));
    QVERIFY(!panel.window.findChild<QLabel *>(u"canisterProblem"_s)->text().isEmpty());
    QVERIFY(write(panel, uR"({"dice": "1d6", "n": 1.0})"_s));
    QTRY_COMPARE(panel.canisterAt(1)->invocation->arguments, QByteArray(R"({"dice": "1d6", "n": 1.0})"));
    // What came after is there, and its result is still the call's.
    QCOMPARE(panel.rows(), 4);
    QCOMPARE(panel.canisterAt(3)->text(), u"Done."_s);
    QTRY_VERIFY(!panel.window.findChild<QPlainTextEdit *>(u"canisterText"_s));
    panel.view().perform(RowAction::EditResult, 1);
    QVERIFY(write(panel, u"another result"_s));
    QTRY_COMPARE(panel.canisterAt(2)->text(), u"another result"_s);
    QVERIFY(panel.canisterAt(2)->byHand && panel.canisterAt(2)->result->invocation == u"a");
}

void CanistersTest::keepsTheTextWhereItCannotBeKept()
{
    PanelFixture panel(true);
    panel.view().perform(RowAction::Edit, 1);
    panel.fixture.conversers.expect({FakeConversers::text(u"Well"_s)});
    QVERIFY(panel.session->send({model::TextContent {u"meanwhile"_s}}));
    QVERIFY(write(panel, u"my own words"_s));
    QVERIFY(panel.window.findChild<QLabel *>(u"canisterProblem"_s)->text().contains(u"under way"_s));
    QCOMPARE(panel.window.findChild<QPlainTextEdit *>(u"canisterText"_s)->toPlainText(), u"my own words"_s);
    panel.session->stop();
    QTRY_VERIFY(!panel.session->isBusy());
    QVERIFY(write(panel, u"my own words"_s));
    QTRY_COMPARE(panel.canisterAt(1)->text(), u"my own words"_s);
}

void CanistersTest::goesBetweenTheResultsOfACall()
{
    PanelFixture panel;
    QVERIFY(call(panel));
    const QString first = panel.canisterAt(2)->text();
    QCOMPARE(model::versionedAt(panel.view().rows(), 1)->siblings, 1);
    panel.view().perform(RowAction::EditResult, 1);
    QVERIFY(write(panel, u"another result"_s));
    QTRY_COMPARE(panel.canisterAt(2)->text(), u"another result"_s);
    // By the call's own row, since the result has none.
    QTRY_COMPARE(model::versionedAt(panel.view().rows(), 1)->siblings, 2);
    panel.view().perform(RowAction::PreviousSibling, 1);
    QTRY_COMPARE(panel.canisterAt(2)->text(), first);
    panel.view().perform(RowAction::NextSibling, 1);
    QTRY_COMPARE(panel.canisterAt(2)->text(), u"another result"_s);
}

void CanistersTest::offersACallToBeRunAgain()
{
    PanelFixture panel;
    QVERIFY(call(panel));
    QSignalSpy asked(panel.transcript, &gui::TranscriptPanel::callRequested);
    panel.view().perform(RowAction::RunAgain, 1);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().first().toString(), u"t:x"_s);
    QCOMPARE(asked.first().last().value<model::JsonText>().bytes(), QByteArray(R"({"dice":"2d6"})"));
}

void CanistersTest::showsWhatTheModelSawAtTheRoundOfIt()
{
    PanelFixture panel;
    QVERIFY(call(panel));
    QSignalSpy asked(panel.transcript, &gui::TranscriptPanel::exchangesRequested);
    const QList<std::pair<int, int>> rounds {{0, 1}, {1, 1}, {2, 1}, {3, 2}};
    for (const auto &[row, round] : rounds) {
        panel.view().perform(RowAction::ShowSeen, row);
        QCOMPARE(asked.last().last().toInt(), round);
    }
}

void CanistersTest::looksIntoACall()
{
    PanelFixture panel;
    QVERIFY(call(panel));
    panel.view().perform(RowAction::LookInto, 1);
    auto *dialog = panel.window.findChild<QDialog *>(u"callValues"_s);
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->findChildren<QTreeView *>(u"valueTree"_s).size(), 2);
    dialog->close();
}

void CanistersTest::asksForTheFilesOfItsTurn()
{
    PanelFixture panel;
    QVERIFY(call(panel));
    std::optional<model::TurnId> asked;
    connect(panel.transcript, &gui::TranscriptPanel::filesUndoRequested, this, [&asked](const model::TurnId &turn) { asked = turn; });
    panel.view().perform(RowAction::UndoFiles, 1);
    QVERIFY(asked && !asked->isEmpty());
    QCOMPARE(*asked, *model::TurnStore(panel.fixture.store->reader()).turnOf(panel.nodeAt(1).row));
}

void CanistersTest::undoesATurnAndItsFiles()
{
    PanelFixture panel(true);
    const int before = panel.rows();
    QVERIFY(call(panel));
    const auto labels = [&panel](int row) {
        QStringList all;
        for (const gui::RowOffer &offer : gui::offersOf(panel.view().rows(), row))
            all += offer.label;
        return all;
    };
    QVERIFY(labels(0).contains(u"Undo this turn and what follows"_s));
    QVERIFY(labels(before + 1).contains(u"Undo this turn"_s));
    const model::TurnId turn = *model::TurnStore(panel.fixture.store->reader()).turnOf(panel.nodeAt(before + 1).row);
    model::Checkpoint checkpoint;
    checkpoint.turn = turn;
    checkpoint.folder = u"/nowhere"_s;
    checkpoint.path = u"a.txt"_s;
    panel.fixture.store->run([checkpoint](model::Database &database) {
        return model::CheckpointStore(database).keep(checkpoint, {}).map([](const model::Checkpoint &) {});
    });
    std::optional<model::TurnId> asked;
    connect(panel.transcript, &gui::TranscriptPanel::filesUndoRequested, this, [&asked](const model::TurnId &files) { asked = files; });
    panel.view().perform(RowAction::UndoTurn, before + 1);
    QTRY_COMPARE(panel.rows(), before);
    QTRY_VERIFY(asked);
    QCOMPARE(*asked, turn);
    QCOMPARE(panel.edit().toPlainText(), u"go"_s);
    // It is an edit like any other; a first turn leaves an empty conversation.
    model::EditHistory &history = panel.fixture.sessions->history();
    QCOMPARE(history.undoName(), u"Undo Turn"_s);
    history.undo(this);
    QTRY_VERIFY(panel.rows() > before);
    asked.reset();
    panel.view().perform(RowAction::UndoTurn, 0);
    QTRY_COMPARE(panel.rows(), 0);
    QVERIFY(!asked);
    history.undo(this);
    QTRY_VERIFY(panel.rows() > before);
}

void CanistersTest::deletesACallWithItsResult()
{
    PanelFixture panel;
    QVERIFY(call(panel));
    panel.view().perform(RowAction::Delete, 1);
    QTRY_VERIFY(panel.nodeAt(1).deleted && panel.nodeAt(2).deleted);
    QVERIFY(panel.view().rectangleOf(1).isEmpty());
    panel.fixture.sessions->history().undo(this);
    QTRY_VERIFY(!panel.nodeAt(1).deleted && !panel.nodeAt(2).deleted);
}

void CanistersTest::doesOneThingWithSeveral()
{
    PanelFixture panel(true);
    model::EditHistory &history = panel.fixture.sessions->history();
    panel.view().performOn(RowAction::ToggleActive, {0, 1});
    QTRY_VERIFY(!panel.nodeAt(0).active && !panel.nodeAt(1).active);
    panel.view().performOn(RowAction::TogglePin, {0, 1});
    QTRY_VERIFY(panel.nodeAt(0).pinned && panel.nodeAt(1).pinned);
    panel.view().performOn(RowAction::Delete, {0, 1});
    QTRY_VERIFY(panel.nodeAt(0).deleted && panel.nodeAt(1).deleted);
    QTRY_COMPARE(history.undoName(), u"Delete Canisters"_s);
    // Each was one step.
    for (int step = 0; step < 3; ++step)
        history.undo(this);
    QTRY_VERIFY(history.undoName().isEmpty());
    for (int row = 0; row < 2; ++row)
        QTRY_VERIFY(panel.nodeAt(row).active && !panel.nodeAt(row).pinned && !panel.nodeAt(row).deleted);
}

void CanistersTest::movesSeveralToANewConversation()
{
    PanelFixture panel;
    QVERIFY(call(panel));
    QSignalSpy made(panel.transcript, &gui::TranscriptPanel::forked);
    panel.view().performOn(RowAction::MoveOut, {1, 3});
    QTRY_COMPARE(made.size(), 1);
    const auto id = made.first().first().value<model::ConversationId>();
    const model::ConversationStore reader(panel.fixture.store->reader());
    QCOMPARE(lengthOf(*reader.path(id)), 3);
    QVERIFY(panel.nodeAt(1).deleted && panel.nodeAt(2).deleted && panel.nodeAt(3).deleted && !panel.nodeAt(0).deleted);
    panel.fixture.sessions->history().undo(this);
    QTRY_VERIFY(!panel.nodeAt(3).deleted);
    QTRY_VERIFY(reader.find(id)->deleted);
}

QTEST_MAIN(CanistersTest)
#include "tst_canisters.moc"
