// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/conversationmodel.h"
#include "model/store/conversationstore.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using support::FakeConversers;
using support::SessionFixture;

//! What a person does to canisters and heads, undone and done again.
class EditHistoryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void undoesSwitchesAndVersions();
    void undoesWhatWasDoneAMomentAgo();
    void undoesAFork();
    void undoesToolsAndFolders();
    void undoesWhatABranchWasMadeOf();
    void deletesCanistersAndSendsThemNoMore();
    void anEditedAnswerIsAVersionByHand();
    void waitsForAnAnswerThatIsUnderWay();
    void dropsWhatIsNotThereAnyMore();
    void goesOnWithAConversationThatIsNotOpen();
    void forgetsWhatWasUndoneWhenSomethingElseIsDone();

private:
    model::EditHistory &history() { return m_fixture->sessions->history(); }
    QStringList texts() const;
    model::Node node(int position) const { return *m_session->conversation().nodeAt(position); }

    std::unique_ptr<SessionFixture> m_fixture;
    model::Sessions::Handle m_session;
};

void EditHistoryTest::init()
{
    m_fixture = std::make_unique<SessionFixture>();
    m_session = m_fixture->conversation();
    QVERIFY(m_session);
}

void EditHistoryTest::cleanup()
{
    m_session.reset();
    m_fixture.reset();
}

QStringList EditHistoryTest::texts() const
{
    QStringList texts;
    for (int position = 0; position < m_session->conversation().length(); ++position)
        texts += node(position).canister->text();
    return texts;
}

void EditHistoryTest::undoesSwitchesAndVersions()
{
    m_fixture->conversers.expect({FakeConversers::text(u"another answer"_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*m_session);
    QVERIFY(m_session->regenerate(1));
    QVERIFY(support::endsAs(*events, model::TurnState::Committed));
    QVERIFY(m_session->setSwitches(0, true, true));
    QTRY_COMPARE(history().undoName(), u"Pin"_s);
    QVERIFY(m_session->showSibling(1, -1));
    QTRY_COMPARE(history().undoName(), u"Show Version"_s);
    QTRY_COMPARE(texts().last(), u"first answer"_s);
    QSignalSpy applied(&history(), &model::EditHistory::applied);
    history().undo(this);
    QTRY_COMPARE(texts().last(), u"another answer"_s);
    QTRY_COMPARE(applied.size(), 1);
    QCOMPARE(history().redoName(), u"Show Version"_s);
    QVERIFY(node(0).pinned);
    history().undo(this);
    QTRY_VERIFY(!node(0).pinned);
    QTRY_VERIFY(history().undoName().isEmpty());
    history().redo(this);
    history().redo(this);
    QTRY_COMPARE(texts().last(), u"first answer"_s);
    QVERIFY(node(0).pinned);
}

void EditHistoryTest::deletesCanistersAndSendsThemNoMore()
{
    const model::ConversationModel rows(*m_session);
    const auto isShown = [&rows](int row) { return !model::valueAt<bool>(rows, row, model::ConversationModel::MergedRole); };
    QVERIFY(m_session->edits().remove({node(0).row, node(1).row}));
    QTRY_COMPARE(history().undoName(), u"Delete Canisters"_s);
    QTRY_VERIFY(!isShown(0) && !isShown(1));
    QVERIFY(!m_session->isInterrupted());
    m_fixture->conversers.expect({FakeConversers::text(u"Yes."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*m_session);
    QVERIFY(m_session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, model::TurnState::Committed));
    QCOMPARE(m_fixture->conversers.requests.last().canisters.size(), 1);
    QVERIFY(isShown(2) && isShown(3));
    history().undo(this);
    QTRY_VERIFY(isShown(0) && isShown(1));
    QVERIFY(node(0).active && node(1).active);
}

void EditHistoryTest::anEditedAnswerIsAVersionByHand()
{
    m_fixture->conversers.expect({FakeConversers::text(u"Yes."_s), FakeConversers::end()});
    const auto events = SessionFixture::record(*m_session);
    QVERIFY(m_session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, model::TurnState::Committed));
    const QStringList before = texts();
    model::Canister canister = *node(1).canister;
    canister.contents = {model::TextContent {u"my answer"_s}};
    canister.byHand = true;
    QVERIFY(m_session->edits().replace(1, canister));
    QTRY_COMPARE(texts(), (QStringList {u"first question"_s, u"my answer"_s, u"go"_s, u"Yes."_s}));
    QCOMPARE(history().undoName(), u"Edit Canister"_s);
    QVERIFY(node(1).canister->byHand);
    QCOMPARE(node(1).siblings, 2);
    QVERIFY(m_fixture->show(m_session->id()).contains(R"("by-hand":true)"));
    history().undo(this);
    QTRY_COMPARE(texts(), before);
    history().redo(this);
    QTRY_COMPARE(texts().at(1), u"my answer"_s);
}

void EditHistoryTest::undoesWhatWasDoneAMomentAgo()
{
    const auto name = [this](const QString &title) {
        m_fixture->sessions->edit(u"Rename"_s, {{m_session->id(), model::TitleEdit {title}}}, [](const model::Result<void> &) {});
    };
    name(u"First"_s);
    QTRY_COMPARE(m_session->conversation().title(), u"First"_s);
    // The store has not been asked yet when it is taken back.
    name(u"Second"_s);
    history().undo(this);
    QSignalSpy applied(&history(), &model::EditHistory::applied);
    QTRY_COMPARE(applied.size(), 1);
    QCOMPARE(m_session->conversation().title(), u"First"_s);
    QCOMPARE(history().redoName(), u"Rename"_s);
    history().redo(this);
    QTRY_COMPARE(m_session->conversation().title(), u"Second"_s);
}

void EditHistoryTest::undoesAFork()
{
    model::ConversationId forked;
    m_session->fork(1, this, [&forked](const auto &made) { forked = made.value_or(forked); });
    QTRY_VERIFY(!forked.isEmpty());
    QCOMPARE(history().undoName(), u"Fork"_s);
    history().undo(this);
    const model::ConversationStore reader(m_fixture->store->reader());
    QTRY_VERIFY(reader.find(forked)->deleted);
    history().redo(this);
    QTRY_VERIFY(!reader.find(forked)->deleted);
}

void EditHistoryTest::undoesToolsAndFolders()
{
    model::SessionSettings wanted = m_session->settings();
    wanted.switches = {{u"io"_s, false}};
    m_session->choose(u"Switch Tools"_s, wanted);
    wanted.folders = {u"/somewhere"_s};
    m_session->choose(u"Change Workspace Folders"_s, wanted);
    // Nothing has changed by it, or nothing that is undone.
    m_session->choose(u"Switch Tools"_s, wanted);
    wanted.draft = u"half a thought"_s;
    m_session->choose(u"Write"_s, wanted);
    QCOMPARE(history().undoName(), u"Change Workspace Folders"_s);
    history().undo(this);
    QTRY_VERIFY(m_session->settings().folders.isEmpty());
    QCOMPARE(m_session->settings().switches.size(), 1);
    history().undo(this);
    QTRY_VERIFY(m_session->settings().switches.isEmpty());
    history().redo(this);
    QTRY_COMPARE(m_session->settings().switches.size(), 1);
    QCOMPARE(m_session->settings().draft, u"half a thought"_s);
    // Also of a conversation that nobody has open.
    const model::ConversationId id = m_session->id();
    m_session.reset();
    // As the loop of a program does: with its end the session writes what it has not.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!m_fixture->sessions->find(id));
    QSignalSpy applied(&history(), &model::EditHistory::applied);
    history().undo(this);
    QTRY_COMPARE(applied.size(), 1);
    m_session = m_fixture->sessions->open(id).value_or(nullptr);
    QVERIFY(m_session);
    QVERIFY(m_session->settings().switches.isEmpty());
}

void EditHistoryTest::undoesWhatABranchWasMadeOf()
{
    m_fixture->conversers.expect({FakeConversers::call({support::invocation(u"1"_s, u"io:read"_s)})});
    m_fixture->invocations.expectError(u"io:read"_s, model::ErrorCategory::Fatal, true);
    const auto events = SessionFixture::record(*m_session);
    QVERIFY(m_session->send({model::TextContent {u"go"_s}}));
    QVERIFY(support::endsAs(*events, model::TurnState::RolledBack));
    QVERIFY(m_session->restoreRolledBack());
    QTRY_VERIFY(m_session->conversation().length() > 2);
    QTRY_COMPARE(history().undoName(), u"Restore as a Branch"_s);
    history().undo(this);
    QTRY_COMPARE(texts(), (QStringList {u"first question"_s, u"first answer"_s}));
    history().redo(this);
    QTRY_VERIFY(m_session->conversation().length() > 2);
}

void EditHistoryTest::waitsForAnAnswerThatIsUnderWay()
{
    QVERIFY(m_session->setSwitches(0, false, false));
    QTRY_COMPARE(history().undoName(), u"Deactivate"_s);
    QVERIFY(m_session->send({model::TextContent {u"go"_s}}));
    QSignalSpy failed(&history(), &model::EditHistory::failed);
    history().undo(this);
    QTRY_COMPARE(failed.size(), 1);
    // It is still there, and can be done when the answer has ended.
    QCOMPARE(history().undoName(), u"Deactivate"_s);
    m_session->stop();
    QTRY_VERIFY(!m_session->isBusy());
    QVERIFY(!node(0).active);
    history().undo(this);
    QTRY_VERIFY(node(0).active);
}

void EditHistoryTest::dropsWhatIsNotThereAnyMore()
{
    QVERIFY(m_session->setSwitches(0, false, false));
    QTRY_COMPARE(history().undoName(), u"Deactivate"_s);
    m_fixture->sessions->edit(u"Rename"_s, {{m_session->id(), model::TitleEdit {u"Another"_s}}}, [](const auto &) {});
    QTRY_COMPARE(history().undoName(), u"Rename"_s);
    // As another process would.
    m_fixture->store->run([id = m_session->id()](model::Database &database) { return model::ConversationStore(database).erase(id); });
    QSignalSpy failed(&history(), &model::EditHistory::failed);
    history().undo(this);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(history().undoName(), u"Deactivate"_s);
    QVERIFY(history().redoName().isEmpty());
    history().undo(this);
    QTRY_COMPARE(failed.size(), 2);
    QVERIFY(history().undoName().isEmpty());
}

void EditHistoryTest::goesOnWithAConversationThatIsNotOpen()
{
    const model::ConversationId id = m_session->id();
    QVERIFY(m_session->setSwitches(1, false, false));
    QTRY_COMPARE(history().undoName(), u"Deactivate"_s);
    QSignalSpy closed(m_fixture->sessions.get(), &model::Sessions::closed);
    m_session.reset();
    QTRY_COMPARE(closed.size(), 1);
    history().undo(this);
    QTRY_COMPARE(history().redoName(), u"Deactivate"_s);
    m_session = *m_fixture->sessions->open(id);
    QVERIFY(node(1).active);
}

void EditHistoryTest::forgetsWhatWasUndoneWhenSomethingElseIsDone()
{
    QVERIFY(m_session->setSwitches(1, false, false));
    QTRY_COMPARE(history().undoName(), u"Deactivate"_s);
    history().undo(this);
    QTRY_COMPARE(history().redoName(), u"Deactivate"_s);
    QVERIFY(m_session->setSwitches(0, true, true));
    QTRY_COMPARE(history().undoName(), u"Pin"_s);
    QVERIFY(history().redoName().isEmpty());
}

QTEST_GUILESS_MAIN(EditHistoryTest)
#include "tst_edithistory.moc"
