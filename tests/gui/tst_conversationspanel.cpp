// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/conversationlistmodel.h"
#include "gui/conversations/conversationspanel.h"
#include "gui/conversations/searchhitmodel.h"
#include "tests/gui/fakelibrary.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using model::ConversationId;
using model::ConversationInfo;

class ConversationsPanelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAPageAtATime();
    void keepsTheSelectionWhenTheOrderChanges();
    void deletesAndTakesItBack();
    void erasesOnlyWithTheWordOfThePerson();
    void showsWhatASearchFinds();
    void showsEachConversationOnceWithItsHits();
    void showsWhatIsFoundByItsTitle();
    void saysWhyNothingIsFound();
    void goesFromTheSearchFieldIntoTheList();
    void setsLabelsAndTitles();
    void saysMomentsAsPeopleDo();
    void theDeletedAreRestoredAndErased();
    void aMenuThatIsDismissedMovesNothing();
    void foldsGroups();
    void dragsConversationsIntoGroupsAndOut();
    void movesAndRenamesByItsMenus();
    void keepsTheArchiveApart();
    void opensTheFirstHitOnceItIsThere();
    void actsOnTheConversationThatIsNamedWhicheverIsMarked();
};

void ConversationsPanelTest::readsAPageAtATime()
{
    FakeLibrary library;
    library.fill(250);
    // No model tester here: it asks for more pages by itself.
    gui::ConversationListModel model(library);
    QTRY_COMPARE(model.rowCount(), 100);
    QVERIFY(model.canFetchMore({}));
    model.fetchMore({});
    QVERIFY(!model.canFetchMore({}));
    QTRY_COMPARE(model.rowCount(), 200);
    model.fetchMore({});
    QTRY_COMPARE(model.rowCount(), 250);
    QVERIFY(!model.canFetchMore({}));
    QCOMPARE(library.pages, (QList<int> {0, 100, 200}));
}

void ConversationsPanelTest::keepsTheSelectionWhenTheOrderChanges()
{
    FakeLibrary library;
    library.fill(10);
    gui::ConversationListModel model(library);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QTRY_COMPARE(model.rowCount(), 10);
    const QPersistentModelIndex third = model.index(2);
    library.all.move(2, 0);
    library.all.removeAt(5);
    library.all.append(ConversationInfo {});
    Q_EMIT library.changed();
    QTRY_COMPARE(third.row(), 0);
    QCOMPARE(third.data().toString(), u"Conversation 2"_s);
    QCOMPARE(model.rowCount(), 10);
}

void ConversationsPanelTest::foldsGroups()
{
    FakeLibrary library;
    library.fill(5);
    library.all[1].group = u"Lamps"_s;
    library.all[3].group = u"Lamps"_s;
    AnsweringPrompts prompts;
    gui::ConversationsPanel panel(library, prompts);
    panel.show();
    auto *list = panel.findChild<QListView *>(u"conversationList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 4);
    QAbstractItemModelTester tester(list->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QModelIndex group = list->model()->index(0, 0);
    QVERIFY(group.data(Qt::AccessibleTextRole).toString().endsWith(u", folded"_s));
    QSignalSpy unfolded(&panel, &gui::ConversationsPanel::unfoldedChanged);
    list->setCurrentIndex(group);
    QTest::keyClick(list, Qt::Key_Right);
    QTRY_COMPARE(list->model()->rowCount(), 6);
    QCOMPARE(unfolded.last().first().toStringList(), QStringList {u"Lamps"_s});
    QCOMPARE(list->model()->index(1, 0).data().toString(), u"Conversation 1"_s);
    // Left goes from a conversation to its group, and folds it.
    list->setCurrentIndex(list->model()->index(2, 0));
    QTest::keyClick(list, Qt::Key_Left);
    QCOMPARE(list->currentIndex().row(), 0);
    QTest::keyClick(list, Qt::Key_Left);
    QTRY_COMPARE(list->model()->rowCount(), 4);
    // Neither a click nor Delete on a group does anything to a conversation.
    QSignalSpy opened(&panel, &gui::ConversationsPanel::opened);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 0)).center());
    QTRY_COMPARE(list->model()->rowCount(), 6);
    QCOMPARE(opened.size(), 0);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(2, 0)).center());
    QCOMPARE(opened.size(), 1);
    QCOMPARE(library.all.size(), 5);
}

void ConversationsPanelTest::dragsConversationsIntoGroupsAndOut()
{
    FakeLibrary library;
    library.fill(3);
    library.all[0].group = u"Lamps"_s;
    gui::ConversationListModel model(library);
    QTRY_COMPARE(model.rowCount(), 3);
    model.setUnfolded(u"Lamps"_s, true);
    QTRY_COMPARE(model.rowCount(), 4);
    const std::unique_ptr<QMimeData> last(model.mimeData({model.index(3)}));
    QVERIFY(!model.dropMimeData(last.get(), Qt::MoveAction, -1, -1, model.index(0)));
    QTRY_COMPARE(library.all.at(2).group, u"Lamps"_s);
    QTRY_COMPARE(model.index(0).data(gui::ConversationListModel::DetailRole).toString(), u"2 conversation(s)"_s);
    // Onto one that is in none, or below all of them.
    const std::unique_ptr<QMimeData> first(model.mimeData({model.index(1)}));
    (void)model.dropMimeData(first.get(), Qt::MoveAction, -1, -1, {});
    QTRY_VERIFY(library.all.at(0).group.isEmpty());
    // A group itself is not dragged.
    QVERIFY(!(model.flags(model.index(0)) & Qt::ItemIsDragEnabled));
}

void ConversationsPanelTest::movesAndRenamesByItsMenus()
{
    FakeLibrary library;
    library.fill(3);
    AnsweringPrompts prompts;
    gui::ConversationsPanel panel(library, prompts);
    panel.show();
    auto *list = panel.findChild<QListView *>(u"conversationList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 3);
    prompts.text = u"  Oil \n lamps "_s;
    panel.moveToGroup(library.all.at(1).id);
    QTRY_COMPARE(library.all.at(1).group, u"Oil lamps"_s);
    QTRY_COMPARE(list->model()->index(0, 0).data(Qt::EditRole).toString(), u"Oil lamps"_s);
    // By its own name in the row.
    QVERIFY(list->model()->setData(list->model()->index(0, 0), u"Lamps"_s, Qt::EditRole));
    QTRY_COMPARE(library.all.at(1).group, u"Lamps"_s);
    QTRY_COMPARE(list->model()->index(0, 0).data(Qt::EditRole).toString(), u"Lamps"_s);
    Q_EMIT list->customContextMenuRequested(list->visualRect(list->model()->index(0, 0)).center());
    auto *menu = panel.findChild<QMenu *>(u"groupMenu"_s);
    QVERIFY(menu);
    menu->actions().last()->trigger();
    menu->close();
    QTRY_VERIFY(library.all.at(1).group.isEmpty());
    QTRY_COMPARE(list->model()->rowCount(), 3);
}

void ConversationsPanelTest::keepsTheArchiveApart()
{
    FakeLibrary library;
    library.fill(3);
    AnsweringPrompts prompts;
    gui::ConversationsPanel panel(library, prompts);
    panel.show();
    auto *list = panel.findChild<QListView *>(u"conversationList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 3);
    const ConversationId id = library.all.at(1).id;
    panel.archive(id);
    QTRY_COMPARE(list->model()->rowCount(), 2);
    auto *button = panel.findChild<QPushButton *>(u"archiveButton"_s);
    button->click();
    auto *archive = panel.findChild<QListView *>(u"archiveList"_s);
    QTRY_COMPARE(archive->model()->rowCount(), 1);
    QVERIFY(archive->isVisible());
    // The other place takes its turn.
    auto *deleted = panel.findChild<QPushButton *>(u"deletedButton"_s);
    deleted->click();
    QVERIFY(!button->isChecked() && !archive->isVisible());
    QVERIFY(panel.findChild<QListView *>(u"deletedList"_s)->isVisible());
    button->click();
    QVERIFY(!deleted->isChecked() && archive->isVisible());
    // Looked at where it is, and brought back.
    QSignalSpy opened(&panel, &gui::ConversationsPanel::opened);
    Q_EMIT archive->activated(archive->model()->index(0, 0));
    QCOMPARE(opened.last().first().value<ConversationId>(), id);
    QVERIFY(library.all.at(1).archived);
    panel.findChild<QPushButton *>(u"unarchiveButton"_s)->click();
    QTRY_COMPARE(list->model()->rowCount(), 3);
    QVERIFY(list->isVisible() && !library.all.at(1).archived);
}

void ConversationsPanelTest::opensTheFirstHitOnceItIsThere()
{
    FakeLibrary library;
    library.fill(2);
    model::SearchHit hit;
    hit.conversation = library.all.at(1).id;
    hit.position = 3;
    library.hits = QList<model::SearchHit> {hit};
    AnsweringPrompts prompts;
    gui::ConversationsPanel panel(library, prompts);
    panel.show();
    QSignalSpy opened(&panel, &gui::ConversationsPanel::openedAt);
    auto *search = panel.findChild<QLineEdit *>(u"conversationSearch"_s);
    QTest::keyClicks(search, u"linker"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(opened.size(), 0);
    QTRY_COMPARE(opened.size(), 1);
    QCOMPARE(opened.first().at(1).toInt(), 3);
}

void ConversationsPanelTest::deletesAndTakesItBack()
{
    FakeLibrary library;
    library.fill(3);
    AnsweringPrompts prompts;
    gui::ConversationsPanel panel(library, prompts);
    panel.show();
    auto *list = panel.findChild<QListView *>(u"conversationList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 3);
    QSignalSpy removed(&panel, &gui::ConversationsPanel::removed);
    panel.remove(library.all.at(1).id);
    QTRY_COMPARE(list->model()->rowCount(), 2);
    QCOMPARE(removed.size(), 1);
    QVERIFY(prompts.asked.isEmpty());
    QVERIFY(panel.findChild<QLabel *>(u"undoText"_s)->text().contains(u"Conversation 1"_s));
    QTest::mouseClick(panel.findChild<QPushButton *>(u"undoButton"_s), Qt::LeftButton);
    QTRY_COMPARE(list->model()->rowCount(), 3);
    QVERIFY(library.deleted.isEmpty());
}

void ConversationsPanelTest::erasesOnlyWithTheWordOfThePerson()
{
    FakeLibrary library;
    library.fill(3);
    AnsweringPrompts prompts;
    gui::ConversationsPanel panel(library, prompts);
    auto *list = panel.findChild<QListView *>(u"conversationList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 3);
    panel.erase(library.all.first().id);
    QCOMPARE(library.all.size(), 3);
    QCOMPARE(prompts.asked.size(), 1);
    prompts.consent = true;
    panel.erase(library.all.first().id);
    QTRY_COMPARE(list->model()->rowCount(), 2);
    QVERIFY(library.deleted.isEmpty());
}

void ConversationsPanelTest::showsWhatASearchFinds()
{
    FakeLibrary library;
    library.fill(3);
    model::SearchHit hit;
    hit.conversation = library.all.at(2).id;
    hit.title = u"Conversation 2"_s;
    hit.position = 7;
    hit.snippet = u"the linker spends 41 s"_s;
    library.hits = QList<model::SearchHit> {hit};
    AnsweringPrompts prompts;
    gui::ConversationsPanel panel(library, prompts);
    panel.show();
    QSignalSpy opened(&panel, &gui::ConversationsPanel::openedAt);
    QTest::keyClicks(panel.findChild<QLineEdit *>(u"conversationSearch"_s), u"linker"_s);
    auto *results = panel.findChild<QListView *>(u"searchResults"_s);
    QTRY_VERIFY(results->isVisible());
    QAbstractItemModelTester tester(results->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(results->model()->rowCount(), 1);
    Q_EMIT results->activated(results->model()->index(0, 0));
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().at(0).value<ConversationId>(), library.all.at(2).id);
    QCOMPARE(opened.first().at(1).toInt(), 7);
    QCOMPARE(opened.first().at(3).toStringList(), QStringList {u"linker"_s});
    library.hits->clear();
    QTest::keyClicks(panel.findChild<QLineEdit *>(u"conversationSearch"_s), u"x"_s);
    QTRY_VERIFY(panel.findChild<QLabel *>(u"nothingFound"_s)->isVisible());
    panel.findChild<QLineEdit *>(u"conversationSearch"_s)->clear();
    QVERIFY(panel.findChild<QListView *>(u"conversationList"_s)->isVisible());
}

void ConversationsPanelTest::showsEachConversationOnceWithItsHits()
{
    FakeLibrary library;
    library.fill(3);
    model::SearchHit hit;
    hit.conversation = library.all.at(2).id;
    hit.position = 7;
    hit.snippet = u"the newest lamp"_s;
    library.hits = QList<model::SearchHit> {hit};
    hit.conversation = library.all.at(1).id;
    library.hits->append(hit);
    hit.conversation = library.all.at(2).id;
    hit.position = 3;
    hit.snippet = u"an older lamp"_s;
    library.hits->append(hit);
    AnsweringPrompts prompts;
    gui::ConversationsPanel panel(library, prompts);
    panel.show();
    auto *search = panel.findChild<QLineEdit *>(u"conversationSearch"_s);
    search->setText(u"lamp"_s);
    auto *model = panel.findChild<QListView *>(u"searchResults"_s)->model();
    QTRY_COMPARE(model->rowCount(), 2);
    QCOMPARE(model->index(0, 0).data(gui::SearchHitModel::DetailRole).toString(), u"2 hit(s) · the newest lamp"_s);
    QCOMPARE(model->index(0, 0).data(gui::SearchHitModel::PositionRole).toInt(), 7);
    QCOMPARE(model->index(0, 0).data(gui::SearchHitModel::WordsRole).toStringList(), QStringList {u"lamp"_s});
    QCOMPARE(model->index(1, 0).data(gui::SearchHitModel::DetailRole).toString(), u"the newest lamp"_s);
    // A filter is written where it can be read.
    panel.findChild<QMenu *>(u"searchFilterMenu"_s)->actions().first()->trigger();
    QCOMPARE(search->text(), u"lamp role:user"_s);
}

void ConversationsPanelTest::showsWhatIsFoundByItsTitle()
{
    FakeLibrary library;
    library.fill(3);
    QList<model::SearchHit> hits;
    for (const int index : {2, 1}) {
        model::SearchHit title;
        title.conversation = library.all.at(index).id;
        title.title = u"Lamps %1"_s.arg(index);
        title.snippet = u"how it ends"_s;
        title.isTitle = true;
        hits.append(title);
    }
    for (const int position : {7, 3}) {
        model::SearchHit hit;
        hit.conversation = library.all.at(1).id;
        hit.position = position;
        hit.snippet = u"a lamp at %1"_s.arg(position);
        hits.append(hit);
    }
    library.hits = hits;
    AnsweringPrompts prompts;
    gui::ConversationsPanel panel(library, prompts);
    panel.show();
    QSignalSpy opened(&panel, &gui::ConversationsPanel::opened);
    QSignalSpy openedAt(&panel, &gui::ConversationsPanel::openedAt);
    panel.findChild<QLineEdit *>(u"conversationSearch"_s)->setText(u"lamp"_s);
    auto *results = panel.findChild<QListView *>(u"searchResults"_s);
    QTRY_COMPARE(results->model()->rowCount(), 2);
    const auto detail = [results](int row) { return results->model()->index(row, 0).data(gui::SearchHitModel::DetailRole).toString(); };
    QCOMPARE(detail(0), u"in the title · how it ends"_s);
    QCOMPARE(detail(1), u"in the title · 2 hit(s) · a lamp at 7"_s);
    Q_EMIT results->activated(results->model()->index(0, 0));
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().at(0).value<ConversationId>(), library.all.at(2).id);
    QCOMPARE(openedAt.size(), 0);
    // A message with the words says more.
    Q_EMIT results->activated(results->model()->index(1, 0));
    QCOMPARE(opened.size(), 1);
    QCOMPARE(openedAt.size(), 1);
    QCOMPARE(openedAt.first().at(1).toInt(), 7);
}

void ConversationsPanelTest::saysWhyNothingIsFound()
{
    FakeLibrary library;
    library.fill(3);
    library.hits = model::failure(model::ErrorCategory::Usage, u"after: takes a date."_s);
    AnsweringPrompts prompts;
    gui::ConversationsPanel panel(library, prompts);
    panel.show();
    auto *search = panel.findChild<QLineEdit *>(u"conversationSearch"_s);
    const auto *line = panel.findChild<QLabel *>(u"nothingFound"_s);
    search->setText(u"after:noon"_s);
    QTRY_VERIFY(line->isVisible());
    QCOMPARE(line->text(), u"after: takes a date."_s);
    library.hits = QList<model::SearchHit>();
    search->setText(u"nowhere"_s);
    QTRY_COMPARE(line->text(), u"Nothing found."_s);
}

void ConversationsPanelTest::goesFromTheSearchFieldIntoTheList()
{
    FakeLibrary library;
    library.fill(3);
    model::SearchHit hit;
    hit.conversation = library.all.at(2).id;
    hit.position = 7;
    library.hits = QList<model::SearchHit> {hit};
    hit.conversation = library.all.at(1).id;
    library.hits->append(hit);
    AnsweringPrompts prompts;
    gui::ConversationsPanel panel(library, prompts);
    panel.show();
    panel.activateWindow();
    QTRY_VERIFY(panel.isActiveWindow());
    QSignalSpy opened(&panel, &gui::ConversationsPanel::openedAt);
    auto *search = panel.findChild<QLineEdit *>(u"conversationSearch"_s);
    auto *results = panel.findChild<QListView *>(u"searchResults"_s);
    panel.focusSearch();
    QTest::keyClicks(search, u"linker"_s);
    QTRY_COMPARE(results->model()->rowCount(), 2);
    QTRY_VERIFY(results->isVisible());
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QTest::keyClick(search, Qt::Key_Down);
    QVERIFY(results->hasFocus());
    QTest::keyClick(results, Qt::Key_Down);
    QCOMPARE(results->currentIndex().row(), 1);
}

void ConversationsPanelTest::setsLabelsAndTitles()
{
    FakeLibrary library;
    library.fill(1);
    AnsweringPrompts prompts;
    prompts.text = u"work, , home,work"_s;
    gui::ConversationsPanel panel(library, prompts);
    auto *list = panel.findChild<QListView *>(u"conversationList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 1);
    panel.editLabels(library.all.first().id);
    QCOMPARE(library.all.first().labels, (QStringList {u"work"_s, u"home"_s}));
    QVERIFY(list->model()->setData(list->model()->index(0, 0), u" A better title "_s, Qt::EditRole));
    QCOMPARE(library.all.first().title, u"A better title"_s);
}

void ConversationsPanelTest::saysMomentsAsPeopleDo()
{
    const QDateTime now(QDate(2026, 3, 12), QTime(12, 0));
    QCOMPARE(gui::momentText(now.addSecs(-10), now), u"now"_s);
    QCOMPARE(gui::momentText(now.addSecs(-3 * 3600), now), u"today 09:00"_s);
    QCOMPARE(gui::momentText(now.addDays(-1), now), u"yesterday"_s);
    QCOMPARE(gui::momentText(now.addDays(-2), now), u"Tuesday"_s);
    QCOMPARE(gui::momentText(now.addDays(-30), now), u"10 February"_s);
    QCOMPARE(gui::momentText(now.addYears(-1), now), u"12 March 2025"_s);
}

void ConversationsPanelTest::theDeletedAreRestoredAndErased()
{
    FakeLibrary library;
    library.fill(3);
    AnsweringPrompts prompts;
    gui::ConversationsPanel panel(library, prompts);
    panel.show();
    auto *list = panel.findChild<QListView *>(u"conversationList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 3);
    const ConversationId first = library.all.at(0).id;
    panel.remove(first);
    panel.remove(library.all.at(0).id);
    QTRY_COMPARE(list->model()->rowCount(), 1);
    auto *button = panel.findChild<QPushButton *>(u"deletedButton"_s);
    QTest::mouseClick(button, Qt::LeftButton);
    auto *deleted = panel.findChild<QListView *>(u"deletedList"_s);
    QVERIFY(deleted && deleted->isVisible() && !list->isVisible());
    QTRY_COMPARE(deleted->model()->rowCount(), 2);
    QAbstractItemModelTester tester(deleted->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy opened(&panel, &gui::ConversationsPanel::opened);
    deleted->setCurrentIndex(deleted->model()->index(0, 0));
    QTest::mouseClick(panel.findChild<QPushButton *>(u"restoreDeletedButton"_s), Qt::LeftButton);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().value<ConversationId>(), first);
    QVERIFY(list->isVisible() && !button->isChecked());
    QTRY_COMPARE(list->model()->rowCount(), 2);
    // For good only with the word of the person.
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(deleted->model()->rowCount(), 1);
    auto *erase = panel.findChild<QPushButton *>(u"eraseDeletedButton"_s);
    QTest::mouseClick(erase, Qt::LeftButton);
    QCOMPARE(prompts.asked.size(), 1);
    QCOMPARE(library.deleted.size(), 1);
    prompts.consent = true;
    QTest::mouseClick(erase, Qt::LeftButton);
    QTRY_COMPARE(deleted->model()->rowCount(), 0);
    QTRY_VERIFY(!erase->isEnabled());
}

void ConversationsPanelTest::aMenuThatIsDismissedMovesNothing()
{
    FakeLibrary library;
    library.fill(3);
    AnsweringPrompts prompts;
    gui::ConversationsPanel panel(library, prompts);
    panel.show();
    auto *list = panel.findChild<QListView *>(u"conversationList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 3);
    panel.setCurrent(library.all.at(0).id);
    QCOMPARE(list->currentIndex().row(), 0);
    const auto openMenu = [&] {
        Q_EMIT list->customContextMenuRequested(list->visualRect(list->model()->index(2, 0)).center());
        return panel.findChild<QMenu *>(u"conversationMenu"_s);
    };
    QPointer<QMenu> menu = openMenu();
    QVERIFY(menu);
    QCOMPARE(list->currentIndex().row(), 2);
    menu->close();
    QCOMPARE(list->currentIndex().row(), 0);
    QTRY_VERIFY(!menu);
    // What is picked in it is about its row.
    const ConversationId third = library.all.at(2).id;
    menu = openMenu();
    const auto actions = menu->actions();
    for (QAction *action : actions) {
        if (action->text() == u"&Delete")
            action->trigger();
    }
    menu->close();
    QCOMPARE(library.deleted.size(), 1);
    QCOMPARE(library.deleted.first().id, third);
}

void ConversationsPanelTest::actsOnTheConversationThatIsNamedWhicheverIsMarked()
{
    FakeLibrary library;
    library.fill(150);
    AnsweringPrompts prompts;
    prompts.text = u"  A new   title "_s;
    gui::ConversationsPanel panel(library, prompts);
    auto *list = panel.findChild<QListView *>(u"conversationList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 100);
    list->setCurrentIndex(list->model()->index(1, 0));
    // One that has not been read into the list.
    const ConversationId far = library.all.at(140).id;
    library.all[140].labels = {u"kept"_s};
    panel.rename(far);
    QCOMPARE(library.all.at(140).title, u"A new title"_s);
    panel.remove(far);
    QCOMPARE(library.deleted.size(), 1);
    QCOMPARE(library.deleted.first().id, far);
    // One in which nothing has been written is not there.
    panel.remove(ConversationId::create());
    panel.erase(ConversationId::create());
    QCOMPARE(library.all.size(), 149);
}

QTEST_MAIN(ConversationsPanelTest)
#include "tst_conversationspanel.moc"
