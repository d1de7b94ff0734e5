// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composer.h"
#include "gui/conversations/conversationlistmodel.h"
#include "gui/preferences/preferences.h"
#include "gui/shared/actions.h"
#include "gui/transcript/figure.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/transcript/transcriptview.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "model/session/conversationmodel.h"
#include "tests/gui/person.h"
#include "tests/support/patience.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyleOptionViewItem>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTreeView>

using namespace Qt::StringLiterals;

//! A day's work in the whole window with the program's own dialogs: some sixty actions by the keyboard alone, and as many by the mouse,
//! with the keys for nothing but texts. Whether each has done what it is for is looked at right after it. Pictures of each are kept where
//! PARLANCE_PICTURES names a folder.
class DayTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void isWorkedByTheKeyboardAlone();
    void isWorkedByTheMouse();

private:
    void clicksThroughAnAnswer();
    void clicksThroughItsMenu();
    void clicksThroughFiles();
    void clicksWhileItAnswers();
    void clicksThroughFigures();
    void clicksThroughTheList();
    void clicksThroughTheDocks();
    void clicksThroughTheMenus();

    void choose(const QString &entry) { m_person->chooseFrom(m_window->menuBar(), entry); }
    //! Where something is offered on the screen: of a row, or of any where it is -1; outside where it is not.
    template <typename Offered>
    QPoint spotOf(Offered isOffered, int row = -1) const
    {
        transcript().refresh();
        for (const gui::TranscriptLayout::Placed &placed : transcript().layoutForTests().placed()) {
            for (int at = 0; (row < 0 || placed.place.row == row) && at < placed.element->height() * transcript().width() / 16; ++at) {
                const QPoint point(at * 4 % transcript().width(), at * 4 / transcript().width() * 4);
                const QPoint spot = point + QPoint(transcript().columnLeft(), placed.y);
                if (isOffered(*placed.element, point) && transcript().viewport()->rect().contains(spot))
                    return spot;
            }
        }
        return {-1, -1};
    }
    void clickOn(gui::RowAction action, int row)
    {
        const auto spot = [this, row](gui::RowAction wanted) {
            return spotOf([wanted](const gui::RowElement &element, const QPoint &point) { return element.actionAt(point) == wanted; }, row);
        };
        if (const QPoint there = spot(action); there.x() >= 0)
            return m_person->clickAt(transcript().viewport(), there + QPoint(1, 1));
        // What has no room is in the menu.
        m_person->clickAt(transcript().viewport(), spot(gui::RowAction::More) + QPoint(1, 1));
        m_person->choose(gui::labelOf(action));
    }
    void clickOn(gui::FigureAction action)
    {
        const auto isOffered = [action](
                                   const gui::RowElement &element, const QPoint &point) { return element.figureActionAt(point) == action; };
        QScrollBar *bar = transcript().verticalScrollBar();
        constexpr int mostPages = 20;
        QPoint spot = spotOf(isOffered);
        for (int page = 0; page < mostPages && spot.x() < 0 && bar->value() > bar->minimum(); ++page) {
            m_person->clickAt(bar, {bar->width() / 2, 4});
            spot = spotOf(isOffered);
        }
        m_person->clickAt(transcript().viewport(), spot + QPoint(1, 1));
    }
    static QString copied() { return QApplication::clipboard()->text(); }
    bool isActive(int row) const
    {
        const auto node = model::nodeAt(transcript().rows(), row);
        return node && node->active;
    }

    void beginsAndAsks();
    void writesFiles();
    void queuesAndStops();
    void findsAndNames();
    void handlesCanisters();
    void goesRoundTheDocks();
    void looksThingsUp();
    void changesConversations();

    model::Session &session() const { return m_window->page()->session(); }
    gui::TranscriptView &transcript() const { return m_window->page()->transcript().view(); }
    QString written() const { return m_window->page()->composer().editor().toPlainText(); }
    int rows() const { return transcript().rows().rowCount(); }
    //! Those of the first conversation in the list.
    static QStringList labels()
    {
        const auto *list = shown<QListView>(u"conversationList"_s);
        return list ? list->model()->index(0, 0).data(gui::ConversationListModel::LabelsRole).toStringList() : QStringList();
    }
    //! So many characters have come of the answer under way.
    bool saysAtLeast(qsizetype characters) const
    {
        const auto last = model::canisterAt(transcript().rows(), rows() - 1);
        // Not the answer before, which is the last until the new message is shown.
        const bool isPending = model::valueAt<bool>(transcript().rows(), rows() - 1, model::ConversationModel::PendingRole);
        return session().isBusy() && isPending && last->role == model::Role::Assistant && last->text().size() >= characters;
    }
    //! How many canisters of the conversation are.
    int deleted() const
    {
        int count = 0;
        for (int row = 0; row < rows(); ++row) {
            const auto node = model::nodeAt(transcript().rows(), row);
            count += node && node->deleted;
        }
        return count;
    }
    //! Which of several versions is shown of the last canister that has them; -1 where none has.
    int version() const
    {
        for (int row = rows() - 1; row >= 0; --row) {
            if (const auto node = model::nodeAt(transcript().rows(), row); node && node->siblings > 1)
                return node->sibling;
        }
        return -1;
    }
    bool hasEnded() const { return !session().isBusy(); }
    //! Goes on as large as the day began, once it has been made the usual size.
    bool isUsualSize()
    {
        m_wasUsual = m_wasUsual || m_windows->preferences().zoom() == 100;
        if (m_wasUsual)
            m_windows->preferences().setZoom(m_zoom);
        return m_wasUsual;
    }
    //! What is to be seen of a name, in whichever window.
    template <typename Widget = QWidget>
    static Widget *shown(const QString &name)
    {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (auto *itself = qobject_cast<Widget *>(window); itself && itself->objectName() == name && itself->isVisible())
                return itself;
            const QList<Widget *> found = window->findChildren<Widget *>(name);
            const auto seen = std::find_if(found.begin(), found.end(), [](const Widget *widget) { return widget->isVisible(); });
            if (seen != found.end())
                return *seen;
        }
        return nullptr;
    }
    QByteArray noteText() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_work;
    std::unique_ptr<gui::Workbench> m_workbench;
    std::unique_ptr<gui::Windows> m_windows;
    QPointer<gui::MainWindow> m_window;
    std::unique_ptr<Person> m_person;
    int m_zoom = 100;
    bool m_wasUsual = false;
};

void DayTest::init()
{
    cleanup();
    m_folder = std::make_unique<QTemporaryDir>();
    m_work = m_folder->filePath(u"work"_s);
    QVERIFY(QDir().mkpath(m_work));
    const auto profile = model::Profile::inFolder(m_folder->filePath(u"profile"_s));
    QVERIFY(profile.create());
    auto workbench = gui::Workbench::open(profile);
    QVERIFY(workbench);
    m_workbench = std::move(*workbench);
    m_windows = std::make_unique<gui::Windows>(*m_workbench);
    // For pictures by hand: PARLANCE_DAY="dark 1024x700 200%".
    const QStringList wishes = qEnvironmentVariable("PARLANCE_DAY").split(u' ', Qt::SkipEmptyParts);
    if (wishes.contains(u"dark"_s))
        m_windows->preferences().setColourScheme(gui::ColourScheme::Dark);
    m_zoom = wishes.filter(u"%"_s).value(0, u"100%"_s).chopped(1).toInt();
    m_windows->preferences().setZoom(m_zoom);
    const QString size = wishes.filter(u"x"_s).value(0, u"1440x900"_s);
    m_window = m_windows->open();
    m_window->resize(size.section(u'x', 0, 0).toInt(), size.section(u'x', 1).toInt());
    QSignalSpy ready(m_window, &gui::MainWindow::ready);
    QTRY_COMPARE(ready.size(), 1);
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    m_person = std::make_unique<Person>(QString::fromLatin1(QTest::currentTestFunction()));
}

void DayTest::cleanup()
{
    if (m_person && QTest::currentTestFailed())
        m_person->end();
    m_person.reset();
    m_windows.reset();
    m_workbench.reset();
}

QByteArray DayTest::noteText() const
{
    QFile file(m_work + u"/notes.txt"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

//! An action, and what it is for; the picture shows what came of it.
#define DOES(name, action, holds)                                                                                                          \
    m_person->begin(u"" name ""_s);                                                                                                        \
    action;                                                                                                                                \
    QTRY_VERIFY2((holds), name);                                                                                                           \
    m_person->end();

void DayTest::beginsAndAsks()
{
    DOES("leave the first page", m_person->press(u"Ctrl+L"_s), m_window->page()->composer().editor().hasFocus());
    DOES("pick a model", m_person->press(u"Ctrl+M"_s), shown<QLineEdit>(u"modelSearch"_s));
    DOES("the rehearsal", m_person->type(u"rehears\n"_s), session().settings().model.provider == u"rehearsal"_s);
    DOES("say hello", m_person->type(u"Hello\n"_s), rows() == 2 && hasEnded());
    DOES("what was said before", m_person->press(u"Up"_s), written() == u"Hello"_s);
    DOES("and away with it", m_person->press(u"Ctrl+A, Delete"_s), written().isEmpty());
    DOES("ask for the time", m_person->type(u"What time is it?\n"_s), rows() >= 4 && hasEnded());
}

void DayTest::writesFiles()
{
    DOES("add a folder", m_person->press(u"Ctrl+Shift+O"_s), shown(u"fileDialog"_s));
    DOES("which one", m_person->type(m_work + u'\n'), session().settings().folders.contains(QDir(m_work).canonicalPath()));
    DOES("have a file written", m_person->type(u"Write notes.txt: buy oil\n"_s), shown(u"questionCard"_s));
    DOES("allow it once", m_person->press(u"Alt+O"_s), hasEnded() && noteText().startsWith("buy oil"));
    DOES("have it read", m_person->type(u"Read notes.txt\n"_s), hasEnded() && written().isEmpty());
    DOES("have it changed", m_person->type(u"In notes.txt replace oil with tea\n"_s), shown(u"questionDifference"_s));
    DOES("allow that here", m_person->press(u"Alt+F"_s), hasEnded() && noteText().startsWith("buy tea"));
    DOES("break a tool", m_person->type(u"Break a tool\n"_s), hasEnded() && shown(u"rollbackBanner"_s));
    DOES("leave it", m_person->press(u"Alt+D"_s), !shown(u"rollbackBanner"_s));
    DOES("nor say it again", m_person->press(u"Ctrl+L, Ctrl+A, Delete"_s), written().isEmpty());
}

void DayTest::queuesAndStops()
{
    DOES("a long answer", m_person->type(u"Give me a long answer of 40000 words\n"_s), saysAtLeast(20));
    DOES("the next already", m_person->type(u"What is 12*(3+4)?\n"_s), shown(u"queueStrip"_s));
    DOES("stop", m_person->press(u"Esc"_s), hasEnded() && shown(u"interruptedOffer"_s));
    DOES("to what waits", m_person->press(u"Shift+Tab, Shift+Tab, Shift+Tab"_s), shown(u"queueList"_s)->hasFocus());
    DOES("write on at it", m_person->press(u"Return"_s), written() == u"What is 12*(3+4)?"_s);
    DOES("send it", m_person->press(u"Return"_s), hasEnded() && !shown(u"queueStrip"_s) && written().isEmpty());
    DOES("with a slash", m_person->type(u"/larger\n"_s), m_windows->preferences().zoom() > m_zoom);
    DOES("as it was", m_wasUsual = false; m_person->press(u"Ctrl+0"_s), isUsualSize());
}

void DayTest::findsAndNames()
{
    const auto count = [] { return shown<QLabel>(u"findCount"_s)->text(); };
    DOES("find", m_person->press(u"Ctrl+F"_s), shown(u"transcriptFindBar"_s));
    // Until all is looked at, the number is one that grows.
    DOES("what", m_person->type(u"notes"_s), count().contains(u" of "_s) && !count().contains(u'…'));
    const QString first = count();
    DOES("the next", m_person->press(u"F3"_s), count() != first);
    DOES("the one before", m_person->press(u"Shift+F3"_s), count() == first);
    DOES("enough", m_person->press(u"Esc"_s), !shown(u"transcriptFindBar"_s));
    DOES("rename", m_person->press(u"F2"_s), qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    DOES("as what", m_person->press(u"Ctrl+A"_s); m_person->type(u"Groceries\n"_s), m_window->windowTitle().contains(u"Groceries"_s));
    DOES("anything", m_person->press(u"Ctrl+K"_s), shown(u"commandPalette"_s));
    DOES("labels", m_person->type(u"labels\n"_s), shown(u"textDialog"_s));
    DOES("which", m_person->type(u"home\n"_s), labels() == QStringList {u"home"_s});
}

void DayTest::handlesCanisters()
{
    DOES("to the transcript", m_person->press(u"Ctrl+L, Shift+Tab"_s), transcript().hasFocus());
    DOES("take the label back", m_person->press(u"Ctrl+Z"_s), labels().isEmpty());
    DOES("take the name back", m_person->press(u"Ctrl+Z"_s), !m_window->windowTitle().contains(u"Groceries"_s));
    DOES("do it again", m_person->press(u"Ctrl+Shift+Z"_s), m_window->windowTitle().contains(u"Groceries"_s));
    DOES("copy a canister", m_person->press(u"Up, Ctrl+C"_s), !QApplication::clipboard()->text().isEmpty());
    DOES("mark some", m_person->press(u"Shift+Up, Shift+Up"_s), m_person->isIdle());
    DOES("copy them", m_person->press(u"Ctrl+C"_s), QApplication::clipboard()->text().contains(u"12*(3+4)"_s));
    DOES("delete them", m_person->press(u"Delete"_s), deleted() >= 2);
    DOES("and back", m_person->press(u"Ctrl+Z"_s), deleted() == 0);
    DOES("answer again", m_person->press(u"Esc, Ctrl+R"_s), hasEnded() && version() == 1);
    DOES("to what was answered", m_person->press(u"Ctrl+L, Shift+Tab"_s), transcript().hasFocus());
    DOES("as it was before", m_person->press(u"Down, Alt+Left"_s), version() == 0);
    DOES("as it is now", m_person->press(u"Alt+Right"_s), version() == 1);
}

void DayTest::goesRoundTheDocks()
{
    const auto isIn = [this](const QString &dock) {
        const QWidget *focus = QApplication::focusWidget();
        const QWidget *shell = m_window->findChild<QDockWidget *>(dock);
        return focus && shell && shell->isVisible() && shell->isAncestorOf(focus);
    };
    DOES("the ensembles", m_person->press(u"Ctrl+2"_s), isIn(u"ensemblesDock"_s));
    DOES("the inspector", m_person->press(u"Ctrl+3"_s), isIn(u"inspectorDock"_s));
    DOES("the descriptors", m_person->press(u"Ctrl+4"_s), isIn(u"descriptorsDock"_s));
    DOES("the list", m_person->press(u"Ctrl+1"_s), isIn(u"conversationsDock"_s));
}

void DayTest::looksThingsUp()
{
    DOES("the manual", m_person->press(u"F1"_s), shown(u"helpWindow"_s) && shown(u"helpWindow"_s)->isActiveWindow());
    DOES("enough of it", m_person->press(u"Esc"_s), !shown(u"helpWindow"_s));
    DOES("preferences", m_person->press(u"Ctrl+,"_s), shown(u"preferencesDialog"_s) && shown(u"preferencesDialog"_s)->isActiveWindow());
    DOES("as they are", m_person->press(u"Esc"_s), !shown(u"preferencesDialog"_s));
    DOES("what the next request holds", m_person->press(u"Ctrl+Shift+G"_s), shown(u"contextDetails"_s));
    DOES("enough of that", m_person->press(u"Esc"_s), !shown(u"contextDetails"_s));
}

void DayTest::changesConversations()
{
    const model::ConversationId before = session().id();
    DOES("a new conversation", m_person->press(u"Ctrl+N"_s), session().id() != before);
    DOES("half a thought", m_person->type(u"half a thought"_s), written() == u"half a thought"_s);
    DOES("search them all", m_person->press(u"Ctrl+Shift+F"_s), shown(u"conversationSearch"_s)->hasFocus());
    const auto found = [] {
        const auto *results = shown<QListView>(u"searchResults"_s);
        return results ? results->model()->rowCount() : 0;
    };
    DOES("for what", m_person->type(u"tea"_s), found() >= 1);
    DOES("go there", m_person->press(u"Down, Return"_s), session().id() == before);
    DOES("larger", m_person->press(u"Ctrl++"_s), m_windows->preferences().zoom() > m_zoom);
    DOES("as usual", m_wasUsual = false; m_person->press(u"Ctrl+0"_s), isUsualSize());
    DOES("close it", m_person->press(u"Ctrl+W"_s), written() == u"half a thought"_s);
    DOES("close", m_person->press(u"Ctrl+W"_s), !m_window || !m_window->isVisible());
}

void DayTest::clicksThroughAnAnswer()
{
    QApplication::clipboard()->clear();
    // The first page may have steps before that.
    constexpr int mostSteps = 4;
    for (int step = 0; step < mostSteps && !shown(u"rehearseNow"_s); ++step)
        m_person->click(shown(u"firstRunNext"_s));
    DOES("rehearse now", m_person->click(shown(u"rehearseNow"_s)), session().settings().model.provider == u"rehearsal"_s);
    DOES("something else", m_person->press(u"Ctrl+A"_s); m_person->type(u"Hello"_s), written() == u"Hello"_s);
    DOES("send", m_person->click(shown(u"sendButton"_s)), rows() == 2 && hasEnded());
    DOES("copy the answer", clickOn(gui::RowAction::Copy, 1), !copied().isEmpty());
    DOES("pin it", clickOn(gui::RowAction::TogglePin, 1), model::nodeAt(transcript().rows(), 1)->pinned);
    DOES("another answer", clickOn(gui::RowAction::Regenerate, 1), hasEnded() && version() == 1);
    DOES("the one before", clickOn(gui::RowAction::PreviousSibling, 1), version() == 0);
    DOES("the next", clickOn(gui::RowAction::NextSibling, 1), version() == 1);
    DOES("edit the question", clickOn(gui::RowAction::Edit, 0), shown(u"leaveEditButton"_s));
    DOES("leave it", m_person->click(shown(u"leaveEditButton"_s)), written().isEmpty() && !shown(u"leaveEditButton"_s));
}

void DayTest::clicksThroughItsMenu()
{
    DOES("what can be done with it", clickOn(gui::RowAction::More, 1), shown<QMenu>(u"canisterMenu"_s));
    DOES("not send it any more", m_person->choose(u"Active"_s), !isActive(1));
    DOES("take that back", choose(u"editUndo"_s), isActive(1));
    DOES("and do it again", choose(u"editRedo"_s), !isActive(1));
    DOES("and back", choose(u"editUndo"_s), isActive(1));
    DOES("the menu of the question",
        m_person->click(shown(u"transcript"_s)->findChild<QWidget *>(u"qt_scrollarea_viewport"_s), Qt::RightButton), m_person->isIdle());
    DOES("nothing of it", m_person->press(u"Esc"_s), !QApplication::activePopupWidget());
    DOES("delete the answer", clickOn(gui::RowAction::Delete, 1), deleted() == 1);
    DOES("and back again", choose(u"editUndo"_s), deleted() == 0);
}

void DayTest::clicksThroughFiles()
{
    const QString work = QDir(m_work).canonicalPath();
    const auto hasFolder = [&] { return session().settings().folders.contains(work); };
    DOES("a folder", choose(u"folderAdd"_s), shown(u"fileDialog"_s));
    const auto accept = [] {
        const auto *buttons = shown(u"fileDialog"_s)->findChild<QDialogButtonBox *>();
        return buttons->button(QDialogButtonBox::Open);
    };
    // A click only takes away what the dialog proposes below the text, which may come late.
    const auto acceptAgain = [&] {
        if (shown(u"fileDialog"_s))
            m_person->click(accept());
    };
    DOES("this one", m_person->type(m_work); m_person->click(accept()), (acceptAgain(), hasFolder()));
    DOES("take it back", choose(u"editUndo"_s), !hasFolder());
    DOES("and again", choose(u"editRedo"_s), hasFolder());
    DOES("to the message", m_person->click(&m_window->page()->composer().editor()), m_window->page()->composer().editor().hasFocus());
    DOES("have a file written", m_person->type(u"Write notes.txt: buy oil"_s);
         m_person->click(shown(u"sendButton"_s)), shown(u"questionCard"_s));
    DOES("allow it", m_person->click(shown(u"allowOnceButton"_s)), hasEnded() && noteText().startsWith("buy oil"));
    DOES("unfold the call", clickOn(gui::RowAction::ToggleOpen, 3), transcript().isOpen(3));
    DOES("fold it", clickOn(gui::RowAction::ToggleOpen, 3), !transcript().isOpen(3));
    const int before = rows();
    DOES("break a tool", m_person->click(&m_window->page()->composer().editor()); m_person->type(u"Break a tool"_s);
         m_person->click(shown(u"sendButton"_s)), hasEnded() && shown(u"rollbackBanner"_s));
    DOES("keep it as a branch", m_person->click(shown(u"restoreButton"_s)), rows() > before && !shown(u"rollbackBanner"_s));
    DOES("rather not", choose(u"editUndo"_s), rows() == before);
}

void DayTest::clicksWhileItAnswers()
{
    const auto send = [this](const QString &text) {
        m_person->click(&m_window->page()->composer().editor());
        m_person->type(text);
        m_person->click(shown(u"sendButton"_s));
    };
    DOES("a long answer", send(u"Give me a long answer of 40000 words"_s), saysAtLeast(4'000));
    QScrollBar *bar = transcript().verticalScrollBar();
    DOES("towards its beginning", m_person->clickAt(bar, {bar->width() / 2, 20}), shown(u"jumpToEnd"_s));
    DOES("to the end", m_person->click(shown(u"jumpToEnd"_s)), !shown(u"jumpToEnd"_s));
    DOES("the next already", send(u"What is 12*(3+4)?"_s), shown(u"queueStrip"_s));
    DOES("and one more", send(u"What time is it?"_s), shown<QListView>(u"queueList"_s)->model()->rowCount() == 2);
    DOES("not that", m_person->click(shown(u"queueDrop"_s)), shown<QListView>(u"queueList"_s)->model()->rowCount() == 1);
    DOES("stop", m_person->click(shown(u"stopButton"_s)), hasEnded() && shown(u"interruptedOffer"_s));
    DOES("change what waits", m_person->click(shown(u"queueEdit"_s)), !written().isEmpty() && !shown(u"queueStrip"_s));
    DOES("not now", m_person->press(u"Ctrl+A, Delete"_s), written().isEmpty());
}

void DayTest::clicksThroughFigures()
{
    QApplication::clipboard()->clear();
    DOES("copy code", clickOn(gui::FigureAction::Copy), !copied().isEmpty());
    DOES("wrap it", clickOn(gui::FigureAction::Wrap), m_person->isIdle());
    DOES("a table as CSV", clickOn(gui::FigureAction::CopyAsCsv), copied().contains(u','));
    DOES("in a window", clickOn(gui::FigureAction::OpenInWindow), shown(u"tableWindow"_s));
    DOES("away with it", shown(u"tableWindow"_s)->close(), !shown(u"tableWindow"_s));
    DOES("find", choose(u"textFind"_s), shown(u"transcriptFindBar"_s));
    DOES("what", m_person->type(u"the"_s), shown<QLabel>(u"findCount"_s)->text().contains(u" of "_s));
    const QString first = shown<QLabel>(u"findCount"_s)->text();
    DOES("the next place", m_person->click(shown(u"findNext"_s)), shown<QLabel>(u"findCount"_s)->text() != first);
    DOES("enough", m_person->click(shown(u"findClose"_s)), !shown(u"transcriptFindBar"_s));
}

void DayTest::clicksThroughTheList()
{
    const auto list = [] { return shown<QListView>(u"conversationList"_s); };
    const auto menuOf = [&](int row) {
        m_person->clickAt(list()->viewport(), list()->visualRect(list()->model()->index(row, 0)).center(), Qt::RightButton);
    };
    DOES("the menu of a conversation", menuOf(0), shown<QMenu>(u"conversationMenu"_s));
    DOES("rename", m_person->choose(u"Rename"_s), qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    DOES("as what", m_person->press(u"Ctrl+A"_s); m_person->type(u"Groceries\n"_s), m_window->windowTitle().contains(u"Groceries"_s));
    const model::ConversationId before = session().id();
    DOES("a new one", m_person->click(shown(u"newConversationButton"_s)), session().id() != before && rows() == 0);
    DOES("and back", m_person->clickAt(list()->viewport(), list()->visualRect(list()->model()->index(0, 0)).center()),
        session().id() == before);
    DOES("its menu", menuOf(0), shown<QMenu>(u"conversationMenu"_s));
    DOES("delete it", m_person->choose(u"Delete"_s), list()->model()->rowCount() == 0 && shown(u"undoButton"_s));
    DOES("no", m_person->click(shown(u"undoButton"_s)), list()->model()->rowCount() == 1);
    DOES("what was deleted", m_person->click(shown(u"deletedButton"_s)), shown(u"deletedList"_s));
    DOES("nothing", m_person->click(shown(u"deletedButton"_s)), !shown(u"deletedList"_s));
    DOES("open it", m_person->clickAt(list()->viewport(), list()->visualRect(list()->model()->index(0, 0)).center()),
        session().id() == before);
}

void DayTest::clicksThroughTheDocks()
{
    const auto tree = [] { return shown<QTreeView>(u"ensembleTree"_s); };
    if (!tree())
        choose(u"ensemblesToggle"_s);
    const auto box = [&] {
        const QModelIndex first = tree()->model()->index(0, 0);
        const QRect place = tree()->visualRect(first);
        QStyleOptionViewItem option;
        option.initFrom(tree());
        option.rect = place;
        option.features = QStyleOptionViewItem::HasCheckIndicator | QStyleOptionViewItem::HasDisplay;
        return tree()->style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, tree()).center();
    };
    DOES("switch tools off", m_person->clickAt(tree()->viewport(), box()), !session().settings().switches.isEmpty());
    DOES("on again", choose(u"editUndo"_s), session().settings().switches.isEmpty());
    // What has not been read yet leads nowhere.
    const auto isRead = [] {
        const auto *map = shown<QTreeView>(u"treeMap"_s);
        return map && map->model()->rowCount() > 1 && map->model()->index(0, 0).data().toString() != u"…"_s;
    };
    DOES("the map", choose(u"mapToggle"_s), isRead());
    // It shows where the conversation is, which may be far below.
    QScrollBar *bar = shown<QTreeView>(u"treeMap"_s)->verticalScrollBar();
    constexpr int mostPages = 20;
    for (int page = 0; page < mostPages && bar->value() > bar->minimum(); ++page)
        m_person->clickAt(bar, {bar->width() / 2, 2});
    DOES("to the beginning",
        m_person->clickAt(shown<QTreeView>(u"treeMap"_s)->viewport(),
            shown<QTreeView>(u"treeMap"_s)->visualRect(shown<QTreeView>(u"treeMap"_s)->model()->index(0, 0)).center()),
        !transcript().rectangleOf(0).isEmpty());
    DOES("the inspector", choose(u"inspectorToggle"_s), m_person->isIdle());
    DOES("what the next request holds", m_person->click(shown(u"contextGauge"_s)), shown(u"contextDetails"_s));
    DOES("enough of that", m_person->press(u"Esc"_s), !shown(u"contextDetails"_s));
}

void DayTest::clicksThroughTheMenus()
{
    const model::ConversationId before = session().id();
    const auto tabs = [] { return shown<QTabBar>(u"conversationTabs"_s); };
    DOES("another tab", choose(u"tabNew"_s), tabs() && tabs()->count() == 2);
    DOES("the first", m_person->clickAt(tabs(), tabs()->tabRect(0).center()), session().id() == before);
    DOES("larger", choose(u"zoomIn"_s), m_windows->preferences().zoom() > m_zoom);
    DOES("as usual", m_wasUsual = false; choose(u"zoomReset"_s), isUsualSize());
    DOES("preferences", choose(u"preferences"_s), shown(u"preferencesDialog"_s));
    const auto close = [](const QString &dialog) {
        return shown(dialog)->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Close);
    };
    DOES("as they are", m_person->click(close(u"preferencesDialog"_s)), !shown(u"preferencesDialog"_s));
    DOES("what is new", choose(u"newsShow"_s), shown(u"helpWindow"_s));
    DOES("read", shown(u"helpWindow"_s)->close(), !shown(u"helpWindow"_s));
    DOES("a fault", choose(u"faultReport"_s), shown(u"faultReport"_s));
    DOES("none", m_person->click(shown(u"faultClose"_s)), !shown(u"faultReport"_s));
    const auto openPalette = [this] {
        // Where the column is narrow, there is no room for its button.
        if (auto *button = shown(u"paletteButton"_s))
            return m_person->click(button);
        choose(u"commandPaletteOpen"_s);
    };
    DOES("anything", openPalette(), shown(u"commandPalette"_s));
    DOES("nothing", m_person->press(u"Esc"_s), !shown(u"commandPalette"_s));
}

void DayTest::isWorkedByTheMouse()
{
    for (const auto part : {&DayTest::clicksThroughAnAnswer, &DayTest::clicksThroughItsMenu, &DayTest::clicksThroughFiles,
             &DayTest::clicksWhileItAnswers, &DayTest::clicksThroughFigures, &DayTest::clicksThroughTheList,
             &DayTest::clicksThroughTheDocks, &DayTest::clicksThroughTheMenus}) {
        (this->*part)();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(m_person->actions() >= 60);
}

void DayTest::isWorkedByTheKeyboardAlone()
{
    for (const auto part : {&DayTest::beginsAndAsks, &DayTest::writesFiles, &DayTest::queuesAndStops, &DayTest::findsAndNames,
             &DayTest::handlesCanisters, &DayTest::goesRoundTheDocks, &DayTest::looksThingsUp, &DayTest::changesConversations}) {
        (this->*part)();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(m_person->actions() >= 60);
}

QTEST_MAIN(DayTest)
#include "tst_day.moc"
