// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/map/branchwindow.h"
#include "gui/map/treemappanel.h"
#include "gui/map/treemapview.h"
#include "model/store/conversationstore.h"
#include "tests/support/patience.h"
#include "tests/support/processorclock.h"
#include "tests/support/sessionfixture.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextEdit>

using namespace Qt::StringLiterals;
using gui::TreeMapModel;
using model::Role;

//! The map of a conversation's tree, and two of its branches side by side.
class TreeMapTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showsRolesWordsAndMarks();
    void foldsARunAndUnfoldsIt();
    void paintsALongConversationWithoutReadingIt();
    void followsWhatIsCommitted();
    void goesToACanisterOfAnotherBranchAndBack();
    void worksByKeyboardAlone();
    void opensAForkAndReviewsARolledBackTurn();
    void comparesTwoBranchesThatAreMarked();
    void alignsBranchesByTurnsAndRoles();
    void fillsTheWindowOfLongBranchesBitByBit();

private:
    static model::CanisterPointer canister(const QString &text, Role role);
    //! Below this node; \return the row of the last.
    qint64 append(qint64 parent, const QStringList &texts);
    void open();
    QStringList texts() const;
    QModelIndex index(const QString &text) const;

    std::unique_ptr<support::SessionFixture> m_fixture;
    model::Sessions::Handle m_session;
    std::unique_ptr<gui::TreeMapPanel> m_panel;
};

void TreeMapTest::init()
{
    m_fixture = std::make_unique<support::SessionFixture>();
    m_session = m_fixture->conversation();
}

void TreeMapTest::cleanup()
{
    m_panel.reset();
    m_session.reset();
    m_fixture.reset();
}

model::CanisterPointer TreeMapTest::canister(const QString &text, Role role)
{
    model::Canister canister;
    canister.role = role;
    canister.contents = {model::TextContent {text}};
    return model::share(canister);
}

qint64 TreeMapTest::append(qint64 parent, const QStringList &texts)
{
    QList<model::CanisterPointer> canisters;
    for (const QString &text : texts)
        canisters.append(canister(text, canisters.size() % 2 == 0 ? Role::User : Role::Assistant));
    std::optional<qint64> last;
    m_fixture->store->run(
        m_session.get(),
        [id = m_session->id(), parent, canisters](
            model::Database &database) { return model::ConversationStore(database).append(id, parent, canisters); },
        [&last](const model::Result<qint64> &row) { last = row.value_or(0); });
    if (!QTest::qWaitFor([&last] { return last.has_value(); }, support::patience))
        qFatal("not appended");
    m_session->conversation().refresh();
    return *last;
}

void TreeMapTest::open()
{
    m_panel = std::make_unique<gui::TreeMapPanel>(*m_fixture->store);
    m_panel->setSession(m_session.get());
    m_panel->resize(600, 500);
    m_panel->show();
    m_panel->activateWindow();
    QTRY_VERIFY(m_panel->isActiveWindow());
    m_panel->view().setFocus();
    QTRY_VERIFY(m_panel->rows().rowCount() > 0);
    QTRY_VERIFY(!texts().contains(u"…"_s));
}

QStringList TreeMapTest::texts() const
{
    QStringList texts;
    for (int row = 0; row < std::min(100, m_panel->rows().rowCount()); ++row)
        texts.append(m_panel->rows().index(row).data().toString());
    return texts;
}

QModelIndex TreeMapTest::index(const QString &text) const
{
    return m_panel->rows().index(int(texts().indexOf(text)));
}

void TreeMapTest::showsRolesWordsAndMarks()
{
    append(0, {u"<b>other\nquestion</b>"_s, u"other answer"_s});
    open();
    const QAbstractItemModelTester tester(&m_panel->rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(texts(), (QStringList {u"first question"_s, u"first answer"_s, u"<b>other question</b>"_s, u"other answer"_s}));
    QCOMPARE(index(u"first answer"_s).data(TreeMapModel::DepthRole).toInt(), 1);
    QVERIFY(!index(u"first answer"_s).data(TreeMapModel::ShownRole).toBool());
    QVERIFY(index(u"other answer"_s).data(TreeMapModel::HeadRole).toBool());
    QCOMPARE(index(u"other answer"_s).data(TreeMapModel::SpeakerRole).toString(), u"Model"_s);
    QVERIFY(index(u"other answer"_s).data(Qt::AccessibleTextRole).toString().startsWith(u"Model, other answer, "_s));
    QCOMPARE(m_panel->findChild<QLabel *>(u"treeMapAbout"_s)->text(), u"2 branch(es)"_s);
    // What a person switches is seen.
    QVERIFY(m_session->setSwitches(1, true, true));
    QTRY_VERIFY(index(u"other answer"_s).data(TreeMapModel::DetailsRole).toStringList().contains(u"pinned"_s));
    QVERIFY(m_session->setSwitches(0, false, false));
    QTRY_VERIFY(index(u"<b>other question</b>"_s).data(TreeMapModel::DetailsRole).toStringList().contains(u"deactivated"_s));
    // Other tests are about other conversations.
    QVERIFY(!m_panel->view().accessibleName().isEmpty());
}

void TreeMapTest::foldsARunAndUnfoldsIt()
{
    append(m_session->conversation().head(), {u"a"_s, u"b"_s, u"c"_s, u"d"_s});
    open();
    QCOMPARE(texts(), (QStringList {u"first question"_s, u"4 message(s)"_s, u"d"_s}));
    const QAbstractItemModelTester tester(&m_panel->rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_panel->view().setCurrentIndex(m_panel->rows().index(1));
    QTest::keyClick(&m_panel->view(), Qt::Key_Right);
    QTRY_COMPARE(texts(), (QStringList {u"first question"_s, u"first answer"_s, u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
    m_panel->view().setCurrentIndex(index(u"b"_s));
    QTest::keyClick(&m_panel->view(), Qt::Key_Left);
    QTRY_COMPARE(texts(), (QStringList {u"first question"_s, u"4 message(s)"_s, u"d"_s}));
}

void TreeMapTest::paintsALongConversationWithoutReadingIt()
{
    // All but the first two show the same canister, so that they are quickly made.
    constexpr int length = 100'000;
    const qint64 head = append(m_session->conversation().head(), {u"said again"_s});
    const auto database = model::Database::open(m_fixture->store->path(), model::Database::Access::ReadWrite);
    QVERIFY(database);
    QVERIFY((*database)->run(uR"(WITH RECURSIVE number(at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM number WHERE at < %2)
        INSERT INTO node (row, conversation, segment, position, parent, canister)
        SELECT %1 + 1 + at, conversation, segment, position + 1 + at, %1 + at, canister FROM node, number WHERE row=%1)"_s.arg(head)
                                 .arg(length - 4)));
    QVERIFY((*database)->run(u"UPDATE segment SET last=? WHERE row=(SELECT segment FROM node WHERE row=?)"_s, {length - 1, head}));
    QVERIFY((*database)->run(u"UPDATE conversation SET head=? WHERE head=?"_s, {head + length - 3, head}));
    m_session->conversation().refresh();
    QCOMPARE(m_session->conversation().length(), length);
    open();
    QCOMPARE(m_panel->rows().rowCount(), 3);
    const support::ProcessorClock unfolding;
    QVERIFY(m_panel->rows().setUnfolded(1, true));
    m_panel->view().grab();
    const qint64 unfolded = unfolding.elapsed();
    QCOMPARE(m_panel->rows().rowCount(), length);
    QTest::keyClick(&m_panel->view(), Qt::Key_End);
    QTRY_COMPARE(m_panel->rows().index(length - 1).data().toString(), u"said again"_s);
    // What is not on the screen has not been read.
    QCOMPARE(m_panel->rows().index(length / 2).data().toString(), u"…"_s);
    const support::ProcessorClock reading;
    m_panel->rows().refresh();
    QSignalSpy read(&m_panel->rows(), &TreeMapModel::outlineRead);
    QTRY_COMPARE(read.size(), 1);
    const qint64 refreshed = reading.elapsed();
    // Ten times as long would be noticed.
    QVERIFY2(unfolded < 500 && refreshed < 500, qPrintable(u"%1 and %2 ms"_s.arg(unfolded).arg(refreshed)));
    qInfo("unfolded after %lld ms, read anew after %lld", unfolded, refreshed);
}

void TreeMapTest::followsWhatIsCommitted()
{
    open();
    const QAbstractItemModelTester tester(&m_panel->rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(texts(), (QStringList {u"first question"_s, u"first answer"_s}));
    m_panel->view().setCurrentIndex(m_panel->rows().index(0));
    const QPersistentModelIndex kept = m_panel->view().currentIndex();
    append(m_session->conversation().head(), {u"more"_s});
    QTRY_COMPARE(texts(), (QStringList {u"first question"_s, u"first answer"_s, u"more"_s}));
    QCOMPARE(QModelIndex(kept), m_panel->view().currentIndex());
}

void TreeMapTest::goesToACanisterOfAnotherBranchAndBack()
{
    append(0, {u"other question"_s, u"other answer"_s});
    open();
    QSignalSpy went(m_panel.get(), &gui::TreeMapPanel::positionRequested);
    const QRect place = m_panel->view().visualRect(index(u"first question"_s));
    QTest::mouseClick(m_panel->view().viewport(), Qt::LeftButton, {}, place.center());
    QTRY_COMPARE(went.size(), 1);
    QCOMPARE(went.first().at(1).toInt(), 0);
    // As with the switch of versions, to the newest end of it.
    QCOMPARE(m_session->conversation().length(), 2);
    QCOMPARE(m_session->conversation().nodeAt(1)->canister->text(), u"first answer"_s);
    QTRY_VERIFY(index(u"first answer"_s).data(TreeMapModel::HeadRole).toBool());
    m_fixture->sessions->history().undo(this);
    QTRY_COMPARE(m_session->conversation().nodeAt(1)->canister->text(), u"other answer"_s);
    // On the path it is only scrolled.
    QTest::mouseClick(m_panel->view().viewport(), Qt::LeftButton, {}, m_panel->view().visualRect(index(u"other answer"_s)).center());
    QTRY_COMPARE(went.size(), 2);
    QCOMPARE(went.last().at(1).toInt(), 1);
}

void TreeMapTest::worksByKeyboardAlone()
{
    append(0, {u"other question"_s, u"other answer"_s});
    open();
    QSignalSpy went(m_panel.get(), &gui::TreeMapPanel::positionRequested);
    QTest::keyClick(&m_panel->view(), Qt::Key_End);
    QCOMPARE(m_panel->view().currentIndex().data().toString(), u"other answer"_s);
    QTest::keyClick(&m_panel->view(), Qt::Key_Home);
    QTest::keyClick(&m_panel->view(), Qt::Key_Down);
    QCOMPARE(m_panel->view().currentIndex().data().toString(), u"first answer"_s);
    QVERIFY(went.isEmpty());
    QTest::keyClick(&m_panel->view(), Qt::Key_Return);
    QTRY_COMPARE(went.size(), 1);
    QCOMPARE(went.first().at(1).toInt(), 1);
    QCOMPARE(m_session->conversation().nodeAt(1)->canister->text(), u"first answer"_s);
}

void TreeMapTest::opensAForkAndReviewsARolledBackTurn()
{
    std::optional<model::ConversationId> made;
    m_session->fork(0, this, [&made](const model::Result<model::ConversationId> &id) { made = id.value_or(model::ConversationId()); });
    QTRY_VERIFY(made);
    m_fixture->conversers.expect({support::FakeConversers::call({support::invocation(u"x"_s, u"t:break"_s)})});
    m_fixture->invocations.expectError(u"t:break"_s, model::ErrorCategory::Fatal, true);
    const auto events = support::SessionFixture::record(*m_session);
    QVERIFY(m_session->send({model::TextContent {u"again"_s}}));
    QVERIFY(support::endsAs(*events, model::TurnState::RolledBack));
    m_session->dismissRolledBack();
    open();
    QSignalSpy opened(m_panel.get(), &gui::TreeMapPanel::conversationRequested);
    const QStringList shown = texts();
    QVERIFY2(shown.size() == 4 && shown.at(1).startsWith(u"Forked to"_s), qPrintable(shown.join(u'\n')));
    QVERIFY2(shown.at(3).startsWith(u"A turn was rolled back"_s), qPrintable(shown.at(3)));
    m_panel->view().setCurrentIndex(m_panel->rows().index(1));
    QTest::keyClick(&m_panel->view(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().value<model::ConversationId>(), *made);
    QVERIFY(!m_session->rolledBack());
    m_panel->view().setCurrentIndex(m_panel->rows().index(3));
    QTest::keyClick(&m_panel->view(), Qt::Key_Return);
    QTRY_VERIFY(m_session->rolledBack());
}

void TreeMapTest::comparesTwoBranchesThatAreMarked()
{
    append(m_session->conversation().nodeAt(0)->row, {u"first retort of all"_s, u"only here"_s});
    open();
    auto *compare = m_panel->findChild<QPushButton *>(u"treeMapCompare"_s);
    QVERIFY(!compare->isEnabled());
    QTest::mouseClick(
        m_panel->view().viewport(), Qt::LeftButton, Qt::ControlModifier, m_panel->view().visualRect(index(u"first answer"_s)).center());
    // What is shown was marked from the beginning.
    QCOMPARE(m_panel->view().selectionModel()->selectedRows().size(), 2);
    QTRY_VERIFY(compare->isEnabled());
    compare->click();
    auto *window = m_panel->findChild<gui::BranchWindow *>(u"branchWindow"_s);
    QVERIFY(window);
    auto *text = window->findChild<QTextEdit *>(u"branchTexts"_s);
    QTRY_VERIFY(text->toPlainText().contains(u"first retort of all"_s));
    QVERIFY(text->toPlainText().contains(u"first answer"_s));
    QVERIFY(text->toPlainText().contains(u"only here"_s));
    QCOMPARE(window->findChild<QLabel *>(u"branchAbout"_s)->text(), u"Both branches have the first 1 message(s) in common."_s);
    QTest::keyClick(text, Qt::Key_Escape);
    QTRY_VERIFY(!m_panel->findChild<gui::BranchWindow *>(u"branchWindow"_s));
}

void TreeMapTest::alignsBranchesByTurnsAndRoles()
{
    const auto roles = [](const QList<Role> &wanted) {
        QList<model::CanisterPointer> canisters;
        for (const Role role : wanted)
            canisters.append(canister({}, role));
        return canisters;
    };
    using Pairs = QList<std::pair<int, int>>;
    const auto one = roles({Role::Assistant, Role::User, Role::Assistant});
    const auto other = roles({Role::Assistant, Role::Invocation, Role::Result, Role::Assistant, Role::User, Role::Assistant});
    QCOMPARE(gui::BranchComparison::aligned(one, other), (Pairs {{0, 0}, {-1, 1}, {-1, 2}, {-1, 3}, {1, 4}, {2, 5}}));
    QCOMPARE(gui::BranchComparison::aligned({}, one), (Pairs {{-1, 0}, {-1, 1}, {-1, 2}}));
    QCOMPARE(gui::BranchComparison::aligned(roles({Role::Document, Role::Assistant}), roles({Role::Assistant})), (Pairs {{0, -1}, {1, 0}}));
}

void TreeMapTest::fillsTheWindowOfLongBranchesBitByBit()
{
    QStringList many;
    for (int number = 0; number < 60; ++number)
        many.append(u"message %1: "_s.arg(number) + u"so many words "_s.repeated(150));
    const qint64 first = m_session->conversation().head();
    append(0, many);
    open();
    gui::BranchWindow *window = gui::BranchWindow::open(
        *m_fixture->store, m_session->id(), first, m_session->conversation().head(), *m_panel);
    auto *text = window->findChild<QTextEdit *>(u"branchTexts"_s);
    QTRY_VERIFY(text->toPlainText().contains(u"message 0: "_s));
    QVERIFY(!text->toPlainText().contains(u"message 59: "_s));
    QTRY_VERIFY(text->toPlainText().contains(u"message 59: "_s));
    QCOMPARE(text->verticalScrollBar()->value(), 0);
    QCOMPARE(text->toPlainText().count(u"message 30: "_s), 1);
}

QTEST_MAIN(TreeMapTest)

#include "tst_treemap.moc"
