// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/preferences/preferences.h"
#include "gui/transcript/rowelements.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/transcript/transcriptview.h"
#include "gui/window/pages.h"
#include "gui/window/sessionstatus.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "tests/gui/windowfixture.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTextEdit>

using namespace Qt::StringLiterals;

//! Several conversations in one window: in tabs, and beside each other.
class TabsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void showsNoTabsForOneConversation();
    void opensAConversationInATab();
    void goesToTheTabThatIsThere();
    void replacesWhatIsShownByAClickInTheList();
    void opensATabByTheMiddleOfTheMouse();
    void closesATabAndThenTheWindow();
    void movesAndClosesTabsByTheMouse();
    void goesRoundTheTabs();
    void worksInTheHalfThatHasTheKeyboard();
    void givesUpTheOtherHalf();
    void leavesTheHalfOfAConversationThatIsDeleted();
    void saysInItsTabWhatATurnIsAt();
    void comesBackWithItsTabs();
    void knowsTheLastOnesBeforeItsEnd();
    void comesBackWithTheOneBeside();
    void knowsItsPlacesBeforeItsEnd();
    void comesBackWithWhatHasNotBeenSent();
    void keepsWhatHasNotBeenSentInATabOfItsOwn();
    void comesBackWithWhatIsWrittenInItsPlace();
    void findsInTheListWhatWasWrittenInATabThatWasClosed();
    void losesNothingThatIsWrittenInSeveralWindows();
    void writesInATabThatIsSeenForTheFirstTime();
    void leavesAConversationThatAnotherProcessDeletes();
    void comesBackToItsFirstTurn();
    void endsWhatIsToldToAPageBeforeThePage();
    void comesBackWithoutWhatIsGone();
    void keepsToABoundedNumberOfTabs();
    void comparesTheVersionsOfAMessage();

private:
    gui::Pages &pages() const { return m_fixture->window->pages(); }
    QTabBar *tabs() const { return m_fixture->window->findChild<QTabBar *>(u"conversationTabs"_s); }
    model::ConversationId shown() const { return m_fixture->page()->session().id(); }
    //! In a tab each; \return them in the order of the tabs.
    QList<model::ConversationId> sayInTabs(const QStringList &texts) const;
    //! Before the program is started again within this one: what the end writes is written a little later.
    bool isStored(const QString &draft) const;

    std::unique_ptr<WindowFixture> m_fixture;
};

void TabsTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
}

QList<model::ConversationId> TabsTest::sayInTabs(const QStringList &texts) const
{
    QList<model::ConversationId> ids;
    for (const QString &text : texts) {
        if (!ids.isEmpty())
            m_fixture->trigger(u"tabNew"_s);
        if (!m_fixture->say(text))
            return {};
        ids.append(shown());
    }
    return ids;
}

bool TabsTest::isStored(const QString &draft) const
{
    const model::ConversationStore store(m_fixture->workbench->store().reader());
    return QTest::qWaitFor(
        [&] {
            const auto info = store.find(shown());
            return info && model::SessionSettings::fromJson(info->settings).draft == draft;
        },
        support::patience);
}

void TabsTest::showsNoTabsForOneConversation()
{
    QVERIFY(m_fixture->say(u"Hello"_s));
    QVERIFY(!tabs());
    m_fixture->trigger(u"tabNew"_s);
    QVERIFY(tabs()->isVisible());
    m_fixture->trigger(u"tabClose"_s);
    QVERIFY(!tabs()->isVisible());
    QVERIFY(m_fixture->window->isVisible());
}

void TabsTest::opensAConversationInATab()
{
    const auto ids = sayInTabs({u"First & foremost"_s, u"Second"_s});
    QCOMPARE(ids.size(), 2);
    QCOMPARE(tabs()->count(), 2);
    QCOMPARE(tabs()->currentIndex(), 1);
    // An ampersand is no mnemonic.
    QTRY_COMPARE(tabs()->tabText(0), u"First && foremost"_s);
    QCOMPARE(tabs()->accessibleTabName(0), u"First & foremost"_s);
    m_fixture->page()->session().conversation().setTitle(u"One that is much too long for the head of a tab"_s);
    QTRY_VERIFY(tabs()->tabText(1).endsWith(u"…"_s));
    QVERIFY(!tabs()->tabText(1).endsWith(u"……"_s));
    tabs()->setCurrentIndex(0);
    QCOMPARE(shown(), ids.first());
    QVERIFY(m_fixture->window->windowTitle().startsWith(u"First & foremost"_s));
    QVERIFY(m_fixture->page()->isAncestorOf(QApplication::focusWidget()));
}

void TabsTest::goesToTheTabThatIsThere()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s});
    const QWidget *first = pages().made().first();
    m_fixture->window->openConversation(ids.first());
    QCOMPARE(pages().count(), 2);
    QCOMPARE(m_fixture->page(), first);
    // Where it is asked for in a tab as well.
    m_fixture->window->openConversation(ids.last(), gui::Pages::Place::Tab);
    QCOMPARE(pages().count(), 2);
    QCOMPARE(shown(), ids.last());
}

void TabsTest::replacesWhatIsShownByAClickInTheList()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s});
    m_fixture->trigger(u"tabClose"_s);
    QCOMPARE(shown(), ids.first());
    m_fixture->window->openConversation(ids.last());
    QCOMPARE(pages().count(), 1);
    QCOMPARE(shown(), ids.last());
    // And so in one of several tabs.
    m_fixture->trigger(u"tabNew"_s);
    m_fixture->window->openConversation(ids.first());
    QCOMPARE(pages().count(), 2);
    QCOMPARE(tabs()->currentIndex(), 1);
    QCOMPARE(shown(), ids.first());
}

void TabsTest::opensATabByTheMiddleOfTheMouse()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s});
    m_fixture->trigger(u"tabClose"_s);
    auto *list = m_fixture->window->findChild<QListView *>(u"conversationList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 2);
    int row = 0;
    while (!list->model()->index(row, 0).data().toString().contains(u"Second"_s))
        ++row;
    QTest::mouseClick(list->viewport(), Qt::MiddleButton, {}, list->visualRect(list->model()->index(row, 0)).center());
    QCOMPARE(pages().count(), 2);
    QCOMPARE(shown(), ids.last());
}

void TabsTest::closesATabAndThenTheWindow()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s, u"Third"_s});
    // What was worked in before comes back, not the neighbour.
    tabs()->setCurrentIndex(0);
    m_fixture->trigger(u"tabClose"_s);
    QCOMPARE(shown(), ids.at(2));
    m_fixture->trigger(u"tabClose"_s);
    QCOMPARE(shown(), ids.at(1));
    const QPointer<gui::MainWindow> window = m_fixture->window;
    m_fixture->trigger(u"tabClose"_s);
    QTRY_VERIFY(!window || !window->isVisible());
}

void TabsTest::movesAndClosesTabsByTheMouse()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s, u"Third"_s});
    tabs()->moveTab(2, 0);
    QCOMPARE(shown(), ids.at(2));
    QTest::mouseClick(tabs(), Qt::LeftButton, {}, tabs()->tabRect(1).center());
    QCOMPARE(shown(), ids.at(0));
    QTest::mouseClick(tabs(), Qt::MiddleButton, {}, tabs()->tabRect(2).center());
    QCOMPARE(tabs()->count(), 2);
    QCOMPARE(shown(), ids.at(0));
    auto *button = tabs()->tabButton(1, QTabBar::RightSide);
    QVERIFY(!button->accessibleName().isEmpty());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(pages().count(), 1);
    QCOMPARE(shown(), ids.at(2));
}

void TabsTest::goesRoundTheTabs()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s, u"Third"_s});
    m_fixture->trigger(u"tabNext"_s);
    QCOMPARE(shown(), ids.at(0));
    m_fixture->trigger(u"tabPrevious"_s);
    QCOMPARE(shown(), ids.at(2));
    m_fixture->trigger(u"tabPrevious"_s);
    QCOMPARE(shown(), ids.at(1));
}

void TabsTest::worksInTheHalfThatHasTheKeyboard()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s});
    m_fixture->trigger(u"besideToggle"_s);
    QVERIFY(pages().isBeside());
    const QList<gui::ConversationPage *> made = pages().made();
    QVERIFY(made.first()->isVisible() && made.last()->isVisible());
    QCOMPARE(shown(), ids.first());
    QVERIFY(made.first()->mapTo(&pages(), QPoint()).x() >= made.last()->mapTo(&pages(), QPoint()).x() + made.last()->width());
    made.last()->composer().editor().setFocus();
    QCOMPARE(shown(), ids.last());
    QCOMPARE(tabs()->currentIndex(), 1);
    QVERIFY(m_fixture->window->windowTitle().startsWith(u"Second"_s));
    // Another conversation comes into the half that is worked in, and the keyboard goes between the halves by the tabs.
    m_fixture->trigger(u"tabNew"_s);
    QVERIFY(made.first()->isVisible() && !made.last()->isVisible());
    m_fixture->trigger(u"tabNext"_s);
    QCOMPARE(shown(), ids.first());
    QVERIFY(made.first()->isAncestorOf(QApplication::focusWidget()));
}

void TabsTest::givesUpTheOtherHalf()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s});
    m_fixture->trigger(u"besideToggle"_s);
    QCOMPARE(shown(), ids.first());
    m_fixture->trigger(u"besideToggle"_s);
    QVERIFY(!pages().isBeside());
    QCOMPARE(shown(), ids.first());
    QCOMPARE(pages().count(), 2);
    QVERIFY(m_fixture->page()->isVisible() && !pages().made().last()->isVisible());
    // With one conversation, a new one comes beside it.
    m_fixture->trigger(u"tabClose"_s);
    m_fixture->trigger(u"besideToggle"_s);
    QVERIFY(pages().isBeside());
    QCOMPARE(m_fixture->page()->session().conversation().length(), 0);
}

void TabsTest::leavesTheHalfOfAConversationThatIsDeleted()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s});
    m_fixture->trigger(u"besideToggle"_s);
    QCOMPARE(shown(), ids.first());
    m_fixture->trigger(u"conversationDelete"_s);
    QTRY_COMPARE(pages().count(), 1);
    QVERIFY(!pages().isBeside());
    QCOMPARE(shown(), ids.last());
    QVERIFY(m_fixture->page()->isVisible());
    QTRY_VERIFY(m_fixture->window->actions().find(u"editUndo"_s)->text().contains(u"Delete"_s));
    m_fixture->trigger(u"editUndo"_s);
    QTRY_COMPARE(shown(), ids.first());
}

void TabsTest::saysInItsTabWhatATurnIsAt()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s});
    model::Session &session = m_fixture->page()->session();
    // Long enough to be seen, however busy the machine is.
    m_fixture->page()->composer().editor().setPlainText(u"Give me a long answer of 600 words"_s);
    m_fixture->page()->composer().send();
    QTRY_VERIFY(session.isBusy());
    QTRY_VERIFY(tabs()->tabText(1).startsWith(u"…"_s));
    QVERIFY(tabs()->accessibleTabName(1).contains(u"under way"_s));
    // The turn goes on behind another tab.
    tabs()->setCurrentIndex(0);
    QTRY_COMPARE(session.conversation().length(), 4);
    QTRY_COMPARE(tabs()->tabText(1), u"Second"_s);
}

void TabsTest::comesBackWithItsTabs()
{
    const auto ids = sayInTabs({u"First\n"_s.repeated(200), u"Second"_s, u"Third"_s});
    tabs()->setCurrentIndex(0);
    gui::TranscriptView *view = &m_fixture->page()->transcript().view();
    QTRY_VERIFY(view->verticalScrollBar()->maximum() > 400);
    view->verticalScrollBar()->setValue(333);
    QTRY_COMPARE(view->top().row, 0);
    const int pixels = view->top().pixels;
    tabs()->setCurrentIndex(1);
    QVERIFY(m_fixture->restart());
    QCOMPARE(shown(), ids.at(1));
    QCOMPARE(tabs()->count(), 3);
    QCOMPARE(tabs()->tabText(2), u"Third"_s);
    // The others are not read before they are seen.
    QCOMPARE(pages().made().size(), 1);
    tabs()->setCurrentIndex(0);
    QCOMPARE(shown(), ids.at(0));
    QTRY_COMPARE(m_fixture->page()->transcript().view().top().pixels, pixels);
}

void TabsTest::knowsTheLastOnesBeforeItsEnd()
{
    const auto kept = [this] { return m_fixture->windows->preferences().lastWindows().constFirst().conversation; };
    QVERIFY(m_fixture->say(u"First"_s));
    QTRY_COMPARE(kept(), shown().toString());
    const QString first = kept();
    m_fixture->trigger(u"tabNew"_s);
    QVERIFY(m_fixture->say(u"Second"_s));
    QTRY_COMPARE(kept(), shown().toString());
    QCOMPARE(m_fixture->windows->preferences().lastWindows().constFirst().pages.size(), 2);
    tabs()->setCurrentIndex(0);
    QTRY_COMPARE(kept(), first);
}

void TabsTest::comesBackWithTheOneBeside()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s, u"Third"_s});
    m_fixture->window->openConversation(ids.at(0), gui::Pages::Place::Beside);
    auto *halves = pages().findChild<QSplitter *>(u"halves"_s);
    halves->setSizes({halves->width() / 3, halves->width() * 2 / 3});
    const double share = double(halves->sizes().at(0)) / halves->width();
    QCOMPARE(shown(), ids.at(0));
    for (const bool isSecondHalf : {true, false}) {
        if (!isSecondHalf) {
            m_fixture->window->openConversation(ids.at(2));
            QCOMPARE(shown(), ids.at(2));
        }
        QVERIFY(m_fixture->restart());
        QVERIFY(pages().isBeside());
        QCOMPARE(pages().made().size(), 2);
        QCOMPARE(shown(), isSecondHalf ? ids.at(0) : ids.at(2));
        halves = pages().findChild<QSplitter *>(u"halves"_s);
        QTRY_VERIFY(std::abs(double(halves->sizes().at(0)) / halves->width() - share) < 0.02);
        const auto shownIn = [halves](int half) {
            return qobject_cast<gui::ConversationPage *>(qobject_cast<QStackedWidget *>(halves->widget(half))->currentWidget())
                ->session()
                .id();
        };
        QCOMPARE(shownIn(0), ids.at(2));
        QCOMPARE(shownIn(1), ids.at(0));
    }
    m_fixture->trigger(u"besideToggle"_s);
    QVERIFY(m_fixture->restart());
    QVERIFY(!pages().isBeside());
}

void TabsTest::knowsItsPlacesBeforeItsEnd()
{
    gui::Preferences &preferences = m_fixture->windows->preferences();
    const auto ids = sayInTabs({u"First\n"_s.repeated(200), u"Second"_s});
    m_fixture->window->openConversation(ids.at(0), gui::Pages::Place::Beside);
    QTRY_COMPARE(preferences.lastWindows().constFirst().beside, ids.at(1).toString());
    QScrollBar *bar = m_fixture->page()->transcript().view().verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 400);
    bar->setValue(333);
    QTRY_COMPARE(preferences.lastWindows().constFirst().pages.at(0).pixels, m_fixture->page()->transcript().view().top().pixels);
    m_fixture->window->resize(1111, 777);
    QTRY_COMPARE(preferences.geometry(u"main"_s), m_fixture->window->saveGeometry());
    m_fixture->trigger(u"inspectorToggle"_s);
    QTRY_COMPARE(preferences.arrangement(u"main"_s), m_fixture->window->saveState());
    // Where it is asked to end, at once.
    m_fixture->window->resize(1000, 700);
    m_fixture->windows->keep();
    QCOMPARE(preferences.geometry(u"main"_s), m_fixture->window->saveGeometry());
}

void TabsTest::comesBackWithWhatHasNotBeenSent()
{
    gui::Preferences &preferences = m_fixture->windows->preferences();
    m_fixture->page()->composer().editor().setPlainText(u"Half a sent\n"_s);
    QTRY_COMPARE(preferences.lastWindows().constFirst().conversation, shown().toString());
    m_fixture->page()->composer().editor().insertPlainText(u"2"_s);
    QVERIFY(isStored(u"2Half a sent\n"_s));
    QVERIFY(m_fixture->restart());
    QCOMPARE(m_fixture->page()->composer().editor().toPlainText(), u"2Half a sent\n"_s);
    QVERIFY(m_fixture->say(u"Hello"_s));
    QVERIFY(isStored(QString()));
    QVERIFY(m_fixture->restart());
    QVERIFY(m_fixture->page()->composer().editor().toPlainText().isEmpty());
}

void TabsTest::keepsWhatHasNotBeenSentInATabOfItsOwn()
{
    const auto editor = [this] { return &m_fixture->page()->composer().editor(); };
    editor()->setPlainText(u"Half a sentence"_s);
    m_fixture->trigger(u"conversationNew"_s);
    QVERIFY(tabs());
    QCOMPARE(tabs()->count(), 2);
    QVERIFY(editor()->toPlainText().isEmpty());
    // One in which there is nothing is replaced as before.
    m_fixture->trigger(u"conversationNew"_s);
    QCOMPARE(tabs()->count(), 2);
    editor()->setPlainText(u"Another"_s);
    QVERIFY(isStored(u"Another"_s));
    tabs()->setCurrentIndex(0);
    QCOMPARE(editor()->toPlainText(), u"Half a sentence"_s);
    QVERIFY(isStored(u"Half a sentence"_s));
    QVERIFY(m_fixture->restart());
    QCOMPARE(editor()->toPlainText(), u"Half a sentence"_s);
    QCOMPARE(pages().count(), 2);
    pages().step(1);
    QCOMPARE(editor()->toPlainText(), u"Another"_s);
}

void TabsTest::comesBackWithWhatIsWrittenInItsPlace()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s, u"Third"_s});
    tabs()->setCurrentIndex(0);
    m_fixture->trigger(u"tabNew"_s);
    m_fixture->page()->composer().editor().setPlainText(u"Half a thought"_s);
    QVERIFY(isStored(u"Half a thought"_s));
    const model::ConversationId written = shown();
    QCOMPARE(tabs()->currentIndex(), 1);
    tabs()->setCurrentIndex(2);
    QVERIFY(m_fixture->restart());
    QCOMPARE(shown(), ids.at(1));
    QCOMPARE(tabs()->count(), 4);
    tabs()->setCurrentIndex(1);
    QCOMPARE(shown(), written);
    QCOMPARE(m_fixture->page()->composer().editor().toPlainText(), u"Half a thought"_s);
    // What is said first gives it its name, as if it had not been stored before.
    QVERIFY(m_fixture->say(u"A whole one"_s));
    QCOMPARE(m_fixture->page()->session().conversation().title(), u"A whole one"_s);
    const auto *list = m_fixture->window->findChild<QListView *>(u"conversationList"_s);
    QTRY_VERIFY(list->model()->index(0, 0).data().toString().contains(u"A whole one"_s));
}

void TabsTest::findsInTheListWhatWasWrittenInATabThatWasClosed()
{
    QVERIFY(m_fixture->say(u"First"_s));
    const auto *list = m_fixture->window->findChild<QListView *>(u"conversationList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 1);
    m_fixture->trigger(u"tabNew"_s);
    m_fixture->page()->composer().editor().setPlainText(u"Half a \"thought\"\nand more"_s);
    const model::ConversationId written = shown();
    m_fixture->trigger(u"tabClose"_s);
    QTRY_COMPARE(list->model()->rowCount(), 2);
    QVERIFY(list->model()->index(0, 0).data().toString().contains(u"Half a \"thought\""_s));
    m_fixture->window->openConversation(written);
    QCOMPARE(m_fixture->page()->composer().editor().toPlainText(), u"Half a \"thought\"\nand more"_s);
    // Emptied, it is none; nor is it one that others are told of while nothing has been said.
    QCOMPARE(model::ConversationStore(m_fixture->workbench->store().reader()).list(9)->size(), 1);
    m_fixture->page()->composer().editor().clear();
    QTRY_COMPARE(list->model()->rowCount(), 1);
}

void TabsTest::losesNothingThatIsWrittenInSeveralWindows()
{
    const auto write = [](gui::MainWindow &window, const QString &text) { window.page()->composer().editor().setPlainText(text); };
    write(*m_fixture->window, u"In the first"_s);
    QVERIFY(isStored(u"In the first"_s));
    gui::MainWindow *second = m_fixture->windows->open();
    write(*second, u"In the second"_s);
    second->close();
    QVERIFY(m_fixture->restart());
    QCOMPARE(m_fixture->page()->composer().editor().toPlainText(), u"In the first"_s);
    const auto *list = m_fixture->window->findChild<QListView *>(u"conversationList"_s);
    const auto isListed = [list](const QString &text) {
        return !list->model()->match(list->model()->index(0, 0), Qt::DisplayRole, text, 1, Qt::MatchContains).isEmpty();
    };
    QTRY_VERIFY(isListed(u"In the first"_s) && isListed(u"In the second"_s));
}

void TabsTest::writesInATabThatIsSeenForTheFirstTime()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s});
    QVERIFY(m_fixture->restart());
    QVERIFY(QTest::qWaitForWindowActive(m_fixture->window));
    QCOMPARE(QApplication::focusWidget(), &m_fixture->page()->composer().editor());
    pages().step(1);
    QCOMPARE(shown(), ids.first());
    QCOMPARE(QApplication::focusWidget(), &m_fixture->page()->composer().editor());
}

//! What is said there would be erased with it when its time is over.
void TabsTest::leavesAConversationThatAnotherProcessDeletes()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s});
    const auto elsewhere = model::Database::open(m_fixture->workbench->store().path(), model::Database::Access::ReadWrite);
    QVERIFY(elsewhere);
    const auto store = [&elsewhere] { return model::ConversationStore(**elsewhere); };
    QVERIFY(store().remove(ids.last()));
    QTRY_COMPARE(pages().count(), 1);
    QCOMPARE(shown(), ids.first());
    QVERIFY(store().remove(ids.first()));
    QTRY_VERIFY(shown() != ids.first());
    // One that is looked at among the deleted stays, whatever else is written.
    m_fixture->window->openConversation(ids.first());
    QSignalSpy listed(&m_fixture->workbench->sessions(), &model::Sessions::listChanged);
    QVERIFY(store().setTitle(ids.last(), u"Another"_s));
    QTRY_VERIFY(!listed.isEmpty());
    QCOMPARE(shown(), ids.first());
}

void TabsTest::comesBackToItsFirstTurn()
{
    m_fixture->page()->composer().editor().setPlainText(u"Hello"_s);
    m_fixture->page()->composer().send();
    QVERIFY(m_fixture->page()->session().isBusy());
    m_fixture->windows->keep();
    QCOMPARE(m_fixture->windows->preferences().lastWindows().constFirst().conversation, shown().toString());
    QCOMPARE(m_fixture->windows->preferences().lastWindows().constFirst().pages.size(), 1);
}

//! What it follows may go on changing: the tools do where a server's last conversation ends.
void TabsTest::endsWhatIsToldToAPageBeforeThePage()
{
    QVERIFY(m_fixture->say(u"Hello"_s));
    QStringList ended;
    const auto note = [&ended](const QObject &object, const QString &name) {
        connect(&object, &QObject::destroyed, qApp, [&ended, name] { ended.append(name); });
    };
    note(*pages().statusOf(*m_fixture->page()), u"status"_s);
    note(m_fixture->page()->composer(), u"composer"_s);
    m_fixture.reset();
    QCOMPARE(ended, QStringList({u"status"_s, u"composer"_s}));
}

void TabsTest::comesBackWithoutWhatIsGone()
{
    const auto ids = sayInTabs({u"First"_s, u"Second"_s, u"Third"_s});
    m_fixture->trigger(u"tabNew"_s);
    QVERIFY(m_fixture->restart());
    // In the new one nothing had been said.
    QCOMPARE(pages().count(), 4);
    QCOMPARE(m_fixture->page()->session().conversation().length(), 0);
    tabs()->setCurrentIndex(0);
    m_fixture->trigger(u"conversationDelete"_s);
    QTRY_COMPARE(pages().count(), 3);
    m_fixture->window->openConversation(ids.at(1));
    QVERIFY(m_fixture->restart());
    QCOMPARE(shown(), ids.at(1));
    QCOMPARE(pages().count(), 2);
}

void TabsTest::keepsToABoundedNumberOfTabs()
{
    for (int i = 0; i < gui::Pages::mostPages + 4; ++i)
        m_fixture->trigger(u"tabNew"_s);
    QCOMPARE(pages().count(), gui::Pages::mostPages);
    QCOMPARE(tabs()->count(), gui::Pages::mostPages);
}

void TabsTest::comparesTheVersionsOfAMessage()
{
    QVERIFY(m_fixture->say(u"Hello"_s));
    model::Session &session = m_fixture->page()->session();
    gui::TranscriptView &view = m_fixture->page()->transcript().view();
    const auto entry = [&view]() -> QAction * {
        view.setCurrentRow(1);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(view.viewport(), &event);
        const auto menus = view.findChildren<QMenu *>(u"canisterMenu"_s);
        for (QAction *action : menus.isEmpty() ? QList<QAction *>() : menus.last()->actions()) {
            if (action->text() == gui::labelOf(gui::RowAction::CompareVersions))
                return action;
        }
        return nullptr;
    };
    const auto closeMenus = [&view] {
        for (QMenu *menu : view.findChildren<QMenu *>(u"canisterMenu"_s))
            menu->close();
    };
    // There is nothing to compare with yet.
    QVERIFY(!entry());
    closeMenus();
    model::Canister other = *session.conversation().nodeAt(1)->canister;
    const QString first = other.text();
    other.contents = {model::TextContent {u"A retort by hand."_s}};
    other.byHand = true;
    QVERIFY(session.edits().replace(1, other));
    QTRY_COMPARE(session.conversation().nodeAt(1)->siblings, 2);
    view.refresh();
    QAction *compare = entry();
    QVERIFY(compare);
    compare->trigger();
    closeMenus();
    const auto *window = m_fixture->window->findChild<QWidget *>(u"branchWindow"_s);
    QVERIFY(window && window->isVisible());
    const auto *text = window->findChild<QTextEdit *>(u"branchTexts"_s);
    QTRY_VERIFY(text->toPlainText().contains(u"A retort by hand."_s));
    // The one that was first stands first.
    const qsizetype before = text->toPlainText().indexOf(first.left(first.indexOf(u'\n')).left(10));
    QVERIFY2(before >= 0 && before < text->toPlainText().indexOf(u"A retort by hand."_s), qPrintable(text->toPlainText()));
    QCOMPARE(window->findChild<QLabel *>(u"branchAbout"_s)->text(), u"Both branches have the first 1 message(s) in common."_s);
}

QTEST_MAIN(TabsTest)
#include "tst_tabs.moc"
