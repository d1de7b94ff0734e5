// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composer.h"
#include "gui/ensembles/ensemblesmodel.h"
#include "gui/help/helpkey.h"
#include "gui/help/helpwindow.h"
#include "gui/shared/actions.h"
#include "gui/shared/dropdownbutton.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/patience.h"

#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTreeView>

using namespace Qt::StringLiterals;

class MainWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void beginsWithTheFirstRunPage();
    void leavesTheFirstRunPageToWrite();
    void leavesTheFirstRunPageWhereATurnBegins();
    void rehearsesWithOneClick();
    void togglingAToolChangesTheSettings();
    void beginsTheNextConversationInTheSameFolder();
    void namesAHomeFolderBeforeItIsTaken();
    void showsHowTheComposerStands();
    void findsActionsInThePalette();
    void doesEachCommand();
    void hasEachShortcutOnce();
    void doesWhatASlashCommandSays();
    void undoesByNameAndLeavesATextItsOwn();
    void saysItsKeysInToolTips();
    void bringsADockForwardBeforeItHidesIt();
    void fillsADockWhateverOpensIt_data();
    void fillsADockWhateverOpensIt();
    void fillsDocksThatWereHiddenAtTheStart();
    void keepsADetachedDockDetached();
    void hasEachAccessKeyOnce_data();
    void hasEachAccessKeyOnce();
    void opensTheManualWhereOneIs();
    void helpsFromItsMenu();
    void fitsASmallScreen();
    void choicesSayLessWhereThereIsLittleRoom();
    void opensASecondWindowOnOneWorkbench();
    void namesItsControls();

private:
    //! The access keys that can be pressed now, as they are written; menus included.
    QStringList accessKeys() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<gui::Workbench> m_workbench;
    std::unique_ptr<gui::Windows> m_windows;
    gui::MainWindow *m_window = nullptr;
    AnsweringPrompts *m_prompts = nullptr;
};

void MainWindowTest::init()
{
    // Where the one before could not begin it was not tidied up.
    cleanup();
    m_folder = std::make_unique<QTemporaryDir>();
    const auto profile = model::Profile::inFolder(m_folder->path());
    QVERIFY(profile.create());
    auto workbench = gui::Workbench::open(profile);
    QVERIFY(workbench);
    m_workbench = std::move(*workbench);
    auto prompts = std::make_unique<AnsweringPrompts>();
    m_prompts = prompts.get();
    m_windows = std::make_unique<gui::Windows>(*m_workbench, std::move(prompts));
    m_window = m_windows->open();
    QSignalSpy ready(m_window, &gui::MainWindow::ready);
    QTRY_COMPARE(ready.size(), 1);
}

void MainWindowTest::cleanup()
{
    m_windows.reset();
    m_workbench.reset();
}

void MainWindowTest::beginsWithTheFirstRunPage()
{
    auto *page = m_window->findChild<QWidget *>(u"firstRunPage"_s);
    QVERIFY(page && page->isVisible());
    QTest::mouseClick(m_window->findChild<QPushButton *>(u"skipFirstRun"_s), Qt::LeftButton);
    QTRY_VERIFY(m_window->page()->isVisible());
}

void MainWindowTest::leavesTheFirstRunPageToWrite()
{
    QVERIFY(m_window->findChild<QWidget *>(u"firstRunPage"_s)->isVisible());
    m_window->actions().find(u"composerFocus"_s)->trigger();
    QVERIFY(m_window->page()->isVisible());
    QCOMPARE(m_window->focusWidget(), &m_window->page()->composer().editor());
    QTRY_VERIFY(!m_window->findChild<QWidget *>(u"firstRunPage"_s));
}

void MainWindowTest::leavesTheFirstRunPageWhereATurnBegins()
{
    model::Session &session = m_window->page()->session();
    model::SessionSettings settings = session.settings();
    settings.model = {u"rehearsal"_s, u"rehearsal"_s};
    session.setSettings(settings);
    QVERIFY(m_window->findChild<QWidget *>(u"firstRunPage"_s)->isVisible());
    m_window->page()->composer().editor().setPlainText(u"Hello"_s);
    m_window->page()->composer().send();
    QTRY_VERIFY(m_window->page()->isVisible());
    QTRY_VERIFY(!m_window->findChild<QWidget *>(u"firstRunPage"_s));
    QTRY_VERIFY(!session.isBusy());
}

void MainWindowTest::rehearsesWithOneClick()
{
    QTest::mouseClick(m_window->findChild<QPushButton *>(u"rehearseNow"_s), Qt::LeftButton);
    QTRY_VERIFY(m_window->page()->isVisible());
    QVERIFY(!m_window->page()->session().settings().model.isEmpty());
    QVERIFY(!m_window->page()->composer().editor().toPlainText().isEmpty());
}

void MainWindowTest::togglingAToolChangesTheSettings()
{
    QTreeView *tree = nullptr;
    QTRY_VERIFY((tree = m_window->findChild<QTreeView *>(u"ensembleTree"_s)) && tree->model()->rowCount() > 0);
    const QModelIndex ensemble = tree->model()->index(0, 0);
    const QModelIndex tool = tree->model()->index(0, 0, ensemble);
    const QString name = tool.data(gui::EnsemblesModel::NameRole).toString();
    const bool on = tool.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    QVERIFY(tree->model()->setData(tool, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(m_window->page()->session().settings().switches.value(name, on), !on);
}

void MainWindowTest::beginsTheNextConversationInTheSameFolder()
{
    const QString first = m_window->page()->session().id().toString();
    model::SessionSettings settings = m_window->page()->session().settings();
    QVERIFY(settings.folders.isEmpty());
    settings.folders = {m_folder->path()};
    settings.supervisor = u"Be brief."_s;
    m_window->page()->session().setSettings(settings);
    m_window->actions().find(u"conversationNew"_s)->trigger();
    QVERIFY(m_window->page()->session().id().toString() != first);
    QCOMPARE(m_window->page()->session().settings().folders, settings.folders);
    // The rest is as a new conversation has it.
    QCOMPARE(m_window->page()->session().settings().supervisor, m_workbench->sessions().defaults().supervisor);
}

void MainWindowTest::namesAHomeFolderBeforeItIsTaken()
{
    m_prompts->folder = QDir::home().canonicalPath();
    m_window->actions().find(u"folderAdd"_s)->trigger();
    QVERIFY(m_window->page()->session().settings().folders.isEmpty());
    QVERIFY2(m_prompts->asked.last().contains(u"is a home folder"_s), qPrintable(m_prompts->asked.last()));
    m_prompts->consent = true;
    m_window->actions().find(u"folderAdd"_s)->trigger();
    QCOMPARE(m_window->page()->session().settings().folders, QStringList {m_prompts->folder});
    // A folder of work needs no word.
    const qsizetype asked = m_prompts->asked.size();
    m_prompts->folder = QFileInfo(m_folder->path()).canonicalFilePath();
    m_window->actions().find(u"folderAdd"_s)->trigger();
    QCOMPARE(m_window->page()->session().settings().folders.size(), 2);
    QCOMPARE(m_prompts->asked.size(), asked + 1);
    // What stands behind the slash command needs no dialog; where it is no folder, it is asked for.
    const QString third = m_folder->filePath(u"third one"_s);
    QVERIFY(QDir().mkpath(third));
    m_window->actions().run(u"folder"_s, third);
    QCOMPARE(m_window->page()->session().settings().folders.last(), QFileInfo(third).canonicalFilePath());
    m_window->actions().run(u"folder"_s, third + u"/none"_s);
    QCOMPARE(m_prompts->asked.size(), asked + 2);
}

void MainWindowTest::showsHowTheComposerStands()
{
    QTest::mouseClick(m_window->findChild<QPushButton *>(u"rehearseNow"_s), Qt::LeftButton);
    QTRY_VERIFY(m_window->page()->isVisible());
    const auto text = [this](const QString &name) {
        const auto *label = m_window->findChild<QLabel *>(name);
        return label && label->isVisible() ? label->text() : QString();
    };
    QCOMPARE(text(u"sendKeyText"_s), u"Enter sends"_s);
    const auto declared = m_workbench->ensembles().declarations(m_window->page()->session().settings().switches);
    QVERIFY(declared.size() > 1);
    QTRY_COMPARE(text(u"toolsText"_s), u"%1 tool(s) on"_s.arg(declared.size()));
    model::SessionSettings settings = m_window->page()->session().settings();
    settings.switches.insert(declared.first().name, false);
    m_window->page()->session().setSettings(settings);
    QTRY_COMPARE(text(u"toolsText"_s), u"%1 tool(s) on"_s.arg(declared.size() - 1));
    // An agent brings its own.
    QVERIFY(m_window->page()->session().setAgent(u"hello_world_agent"_s, QString()));
    QTRY_COMPARE(text(u"toolsText"_s), u"1 tool(s) on"_s);
    QVERIFY(m_window->page()->session().setAgent(QString(), QString()));
    QTRY_COMPARE(text(u"toolsText"_s), u"%1 tool(s) on"_s.arg(declared.size() - 1));
    m_window->page()->composer().editor().setPlainText(u"Roll a die"_s);
    m_window->page()->composer().send();
    const auto *gauge = m_window->findChild<QAbstractButton *>(u"contextGauge"_s);
    QTRY_VERIFY(gauge && gauge->isVisible() && gauge->text().contains(u"tokens"_s));
    const QWidget *line = m_window->findChild<QWidget *>(u"composerStatus"_s);
    QVERIFY(m_window->rect().contains(QRect(line->mapTo(m_window, QPoint()), line->size())));
    QTRY_VERIFY(!m_window->page()->session().isBusy());
}

void MainWindowTest::findsActionsInThePalette()
{
    m_window->actions().find(u"commandPaletteOpen"_s)->trigger();
    auto *search = m_window->findChild<QLineEdit *>(u"commandPaletteSearch"_s);
    QVERIFY(search);
    QTest::keyClicks(search, u"inspector"_s);
    auto *list = m_window->findChild<QListView *>(u"commandPaletteList"_s);
    // Itself before what else is done to it.
    QVERIFY(list->model()->rowCount() > 0);
    QCOMPARE(list->model()->index(0, 0).data().toString(), u"Inspector"_s);
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QString found = list->model()->index(row, 0).data().toString();
        QVERIFY2(found.contains(u"inspector"_s, Qt::CaseInsensitive), qPrintable(found));
    }
    auto *dock = m_window->findChild<QDockWidget *>(u"inspectorDock"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY(dock->isVisible() && dock->isAncestorOf(m_window->focusWidget()));
    // Where nothing is done, the keyboard is where it was.
    QWidget *before = m_window->focusWidget();
    m_window->actions().find(u"commandPaletteOpen"_s)->trigger();
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
    QCOMPARE(m_window->focusWidget(), before);
}

void MainWindowTest::doesEachCommand()
{
    QCOMPARE(m_window->actions().all().size(), gui::windowCommands().size());
    QCOMPARE(m_window->actions().idle(), QStringList());
    for (const gui::WindowCommand &command : gui::windowCommands())
        QVERIFY2(!command.places.isEmpty(), qPrintable(command.name));
    // One that has two places stands in both menus.
    QAction *agents = m_window->actions().find(u"agentsToggle"_s);
    for (const QString &menu : {u"viewMenu"_s, u"agentsMenu"_s})
        QVERIFY(m_window->findChild<QMenu *>(menu)->actions().contains(agents));
}

void MainWindowTest::hasEachShortcutOnce()
{
    QStringList keys;
    for (const QAction *action : m_window->actions().all()) {
        for (const QKeySequence &each : action->shortcuts())
            keys.append(each.toString());
    }
    // Those of access keys are held elsewhere.
    for (const QAbstractButton *button : m_window->page()->findChildren<QAbstractButton *>()) {
        if (!button->shortcut().isEmpty() && button->shortcut() != QKeySequence::mnemonic(button->text()))
            keys.append(button->shortcut().toString());
    }
    QVERIFY(keys.size() > 20);
    keys.sort();
    const QString all = keys.join(u' ');
    QVERIFY2(keys.removeDuplicates() == 0, qPrintable(all));
}

void MainWindowTest::doesWhatASlashCommandSays()
{
    QTest::mouseClick(m_window->findChild<QPushButton *>(u"skipFirstRun"_s), Qt::LeftButton);
    const auto say = [this](const QString &text) {
        m_window->page()->composer().editor().setPlainText(text);
        m_window->page()->composer().send();
    };
    auto *ensembles = m_window->findChild<QDockWidget *>(u"ensemblesDock"_s);
    m_window->actions().find(u"descriptorsToggle"_s)->trigger();
    QTRY_VERIFY(ensembles->visibleRegion().isEmpty());
    // What is there already stays.
    for (int time = 0; time < 2; ++time) {
        say(u"/tools"_s);
        QTRY_VERIFY(!ensembles->visibleRegion().isEmpty());
    }
    say(u"/model rehearsal/another"_s);
    QCOMPARE(m_window->page()->session().settings().model.toString(), u"rehearsal/another"_s);
    // Without an argument it is picked.
    say(u"/model"_s);
    auto *models = m_window->findChild<QFrame *>(u"modelPopup"_s);
    QVERIFY(models && models->isVisible());
    models->hide();
    const auto id = m_window->page()->session().id();
    say(u"/clear"_s);
    QVERIFY(m_window->page()->session().id() != id);
}

void MainWindowTest::undoesByNameAndLeavesATextItsOwn()
{
    model::SessionSettings settings = m_window->page()->session().settings();
    settings.model = {u"rehearsal"_s, u"rehearsal"_s};
    m_window->page()->session().setSettings(settings);
    m_window->page()->composer().editor().setPlainText(u"Hello"_s);
    m_window->page()->composer().send();
    QTRY_VERIFY(m_window->page()->session().isBusy());
    QTRY_VERIFY(!m_window->page()->session().isBusy());
    const model::ConversationId id = m_window->page()->session().id();
    QAction *undo = m_window->actions().find(u"editUndo"_s);
    QAction *redo = m_window->actions().find(u"editRedo"_s);
    QVERIFY(m_window->findChild<QMenu *>(u"editMenu"_s)->actions().contains(undo));
    QVERIFY(!undo->isEnabled() && !redo->isEnabled());

    m_window->actions().find(u"conversationDelete"_s)->trigger();
    QTRY_COMPARE(undo->text(), u"&Undo Delete Conversation"_s);
    QVERIFY(m_window->page()->session().id() != id);
    // The keys are the text's while one writes.
    auto &editor = m_window->page()->composer().editor();
    editor.setFocus();
    QTest::keyClicks(&editor, u"abc"_s);
    QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor.toPlainText(), QString());
    // Once more by mistake: nothing else is undone.
    QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(undo->isEnabled());
    auto *transcript = m_window->page()->findChild<QWidget *>(u"transcript"_s);
    transcript->setFocus();
    QTest::keyClick(transcript, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(m_window->page()->session().id(), id);
    QCOMPARE(redo->text(), u"&Redo Delete Conversation"_s);
    transcript = m_window->page()->findChild<QWidget *>(u"transcript"_s);
    transcript->setFocus();
    QTest::keyClick(transcript, Qt::Key_Y, Qt::ControlModifier);
    QTRY_VERIFY(m_window->page()->session().id() != id);
    QTRY_VERIFY(undo->isEnabled());
    // The keyboard is in the composer of the one that comes in its place; where nothing is written the keys are the window's.
    auto &empty = m_window->page()->composer().editor();
    QVERIFY(&empty != &editor && empty.toPlainText().isEmpty());
    empty.setFocus();
    QTest::keyClick(&empty, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(m_window->page()->session().id(), id);
}

void MainWindowTest::saysItsKeysInToolTips()
{
    const auto *attach = m_window->findChild<QPushButton *>(u"attachButton"_s);
    const auto tip = [](const QString &keys) { return u"Attach… (%1)"_s.arg(QKeySequence(keys).toString(QKeySequence::NativeText)); };
    QCOMPARE(attach->toolTip(), tip(m_window->actions().standardKeys(u"filesAttach"_s)));
    m_window->actions().setKeys(u"filesAttach"_s, u"Ctrl+Alt+P"_s);
    QCOMPARE(attach->toolTip(), tip(u"Ctrl+Alt+P"_s));
    m_window->actions().setKeys(u"filesAttach"_s, {});
    QCOMPARE(attach->toolTip(), u"Attach…"_s);
}

void MainWindowTest::bringsADockForwardBeforeItHidesIt()
{
    auto *front = m_window->findChild<QDockWidget *>(u"ensemblesDock"_s);
    auto *behind = m_window->findChild<QDockWidget *>(u"descriptorsDock"_s);
    QTRY_VERIFY(!front->visibleRegion().isEmpty());
    QVERIFY(behind->visibleRegion().isEmpty());
    QAction *action = m_window->actions().find(u"descriptorsToggle"_s);
    action->trigger();
    QTRY_VERIFY(!behind->visibleRegion().isEmpty());
    QTRY_VERIFY(m_window->focusWidget() && behind->isAncestorOf(m_window->focusWidget()));
    action->trigger();
    QTRY_VERIFY(!behind->isVisible());
    QVERIFY(!behind->isAncestorOf(m_window->focusWidget()));
}

void MainWindowTest::fillsADockWhateverOpensIt_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("name");
    QTest::newRow("the descriptors' key") << u"descriptorsToggle"_s << u"descriptorsDock"_s;
    QTest::newRow("a window of its own") << u"descriptorsDetach"_s << u"descriptorsDock"_s;
    QTest::newRow("the test bench") << u"benchOpen"_s << u"descriptorsDock"_s;
    QTest::newRow("a new agent") << u"agentTomlNew"_s << u"descriptorsDock"_s;
    QTest::newRow("the map's key") << u"mapToggle"_s << u"mapDock"_s;
    QTest::newRow("the key of what runs") << u"runningToggle"_s << u"runningDock"_s;
    QTest::newRow("the agents' key") << u"agentsToggle"_s << u"agentsDock"_s;
}

void MainWindowTest::fillsADockWhateverOpensIt()
{
    QFETCH(QString, action);
    QFETCH(QString, name);
    auto *dock = m_window->findChild<QDockWidget *>(name);
    // It is behind the tab of another.
    QVERIFY(!dock->widget());
    m_window->actions().find(action)->trigger();
    QVERIFY(dock->widget());
    QTRY_VERIFY(!dock->widget()->visibleRegion().isEmpty());
}

void MainWindowTest::fillsDocksThatWereHiddenAtTheStart()
{
    const QStringList names {u"ensembles"_s, u"inspector"_s};
    for (const QString &name : names) {
        auto *dock = m_window->findChild<QDockWidget *>(name + u"Dock"_s);
        QTRY_VERIFY(!dock->visibleRegion().isEmpty());
        QAction *toggle = m_window->actions().find(name + u"Toggle"_s);
        toggle->trigger();
        QTRY_VERIFY(dock->isAncestorOf(m_window->focusWidget()));
        toggle->trigger();
        QVERIFY(!dock->isVisible());
    }
    // Without any window the program would end.
    m_windows->open();
    m_window->close();
    gui::MainWindow *other = m_windows->open();
    QSignalSpy ready(other, &gui::MainWindow::ready);
    QTRY_COMPARE(ready.size(), 1);
    for (const QString &name : names) {
        auto *dock = other->findChild<QDockWidget *>(name + u"Dock"_s);
        QVERIFY(!dock->isVisible() && !dock->widget());
        other->actions().find(name + u"Toggle"_s)->trigger();
        QTRY_VERIFY(dock->widget() && !dock->widget()->visibleRegion().isEmpty());
    }
}

void MainWindowTest::keepsADetachedDockDetached()
{
    QTest::failOnWarning(QRegularExpression(u"Negative sizes"_s));
    m_window->actions().find(u"descriptorsDetach"_s)->trigger();
    // Without any window the program would end.
    m_windows->open();
    m_window->close();
    gui::MainWindow *other = m_windows->open();
    auto *dock = other->findChild<QDockWidget *>(u"descriptorsDock"_s);
    QVERIFY(dock->isFloating());
    // Else it could be neither moved nor closed.
    QVERIFY(!dock->titleBarWidget());
    QTRY_VERIFY(dock->widget() && dock->widget()->isVisible());
}

QStringList MainWindowTest::accessKeys() const
{
    QStringList texts;
    for (const QAction *menu : m_window->menuBar()->actions())
        texts.append(menu->text());
    for (const QAbstractButton *button : m_window->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->isEnabled())
            texts.append(button->text());
    }
    for (const QTabBar *bar : m_window->findChildren<QTabBar *>()) {
        for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab)
            texts.append(bar->isTabVisible(tab) ? bar->tabText(tab) : QString());
    }
    QStringList keys;
    for (const QString &text : std::as_const(texts)) {
        if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty())
            keys.append(key.toString());
    }
    keys.sort();
    return keys;
}

void MainWindowTest::hasEachAccessKeyOnce_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("button");
    QTest::newRow("undone turn") << u"Break a tool"_s << u"dismissButton"_s;
    QTest::newRow("question") << u"Write notes.txt: oil"_s << u"allowAlwaysButton"_s;
    QTest::newRow("interrupted answer") << u"Break the stream"_s << u"continueButton"_s;
}

void MainWindowTest::hasEachAccessKeyOnce()
{
    QFETCH(QString, text);
    QFETCH(QString, button);
    QTest::mouseClick(m_window->findChild<QPushButton *>(u"rehearseNow"_s), Qt::LeftButton);
    QTRY_VERIFY(m_window->page()->isVisible());
    m_window->page()->composer().editor().setPlainText(text);
    m_window->page()->composer().send();
    const auto shown = [&] {
        const auto *found = m_window->findChild<QPushButton *>(button);
        return found && found->isVisible();
    };
    QTRY_VERIFY(shown());
    QTRY_VERIFY(m_window->findChild<QTabBar *>());
    QStringList keys = accessKeys();
    QVERIFY(keys.size() > 8);
    const QString all = keys.join(u' ');
    QVERIFY2(keys.removeDuplicates() == 0, qPrintable(all));
    m_window->page()->session().stop();
    QTRY_VERIFY(!m_window->page()->session().isBusy());
}

void MainWindowTest::opensTheManualWhereOneIs()
{
    auto *dock = m_window->findChild<QDockWidget *>(u"inspectorDock"_s);
    if (!dock->isVisible())
        m_window->actions().find(u"inspectorToggle"_s)->trigger();
    QTRY_VERIFY(dock->findChild<QAbstractItemView *>(u"exchangeList"_s));
    auto *list = dock->findChild<QAbstractItemView *>(u"exchangeList"_s);
    list->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    QTest::keyClick(list, Qt::Key_F1);
    auto *help = m_window->findChild<gui::HelpWindow *>();
    QVERIFY(help && help->isVisible());
    QCOMPARE(help->address().toString(), u"inspector"_s);
    QVERIFY(m_window->findChild<QMenu *>(u"helpMenu"_s)->actions().contains(m_window->actions().find(u"manual"_s)));
    // What F1 leads to by name is there by that name.
    for (const QString &name : {u"conversationsDock"_s, u"ensemblesDock"_s, u"descriptorsDock"_s, u"agentsDock"_s, u"conversationBar"_s,
             u"questionBar"_s, u"storeBar"_s, u"firstRunPage"_s})
        QVERIFY2(gui::partsWithHelp().contains(name) && m_window->findChild<QWidget *>(name), qPrintable(name));
}

void MainWindowTest::helpsFromItsMenu()
{
    const QList<QAction *> offered = m_window->findChild<QMenu *>(u"helpMenu"_s)->actions();
    for (const QString &name : {u"manual"_s, u"shortcutsShow"_s, u"newsShow"_s, u"faultReport"_s, u"about"_s})
        QVERIFY2(offered.contains(m_window->actions().find(name)), qPrintable(name));
    m_window->actions().find(u"newsShow"_s)->trigger();
    auto *help = m_window->findChild<gui::HelpWindow *>();
    QVERIFY(help && help->isVisible());
    QCOMPARE(help->address().toString(), u"changes"_s);
    help->close();
    m_window->actions().find(u"shortcutsShow"_s)->trigger();
    auto *preferences = m_window->findChild<QDialog *>(u"preferencesDialog"_s);
    QVERIFY(preferences && preferences->findChild<QWidget *>(u"shortcutList"_s)->isVisible());
    preferences->close();
    m_window->actions().find(u"faultReport"_s)->trigger();
    auto *report = m_window->findChild<QDialog *>(u"faultReport"_s);
    QVERIFY(report && report->isVisible());
    report->close();
}

void MainWindowTest::fitsASmallScreen()
{
    QTest::mouseClick(m_window->findChild<QPushButton *>(u"rehearseNow"_s), Qt::LeftButton);
    QTRY_VERIFY(m_window->page()->isVisible());
    QVERIFY2(m_window->minimumSizeHint().width() <= 640, qPrintable(QString::number(m_window->minimumSizeHint().width())));
    QVERIFY2(m_window->minimumSizeHint().height() <= 560, qPrintable(QString::number(m_window->minimumSizeHint().height())));
}

void MainWindowTest::choicesSayLessWhereThereIsLittleRoom()
{
    auto *choice = m_window->findChild<gui::DropDownButton *>(u"foldersButton"_s);
    const auto whole = [choice] { return choice->sizeHint().width() == choice->widthAs(false); };
    m_window->resize(2400, 700);
    QTRY_VERIFY(whole());
    m_window->resize(m_window->minimumSizeHint().width(), 700);
    QTRY_VERIFY(!whole());
    QVERIFY(choice->widthAs(true) < choice->widthAs(false));
    // What opens the palette has no line of its own.
    const auto *palette = m_window->findChild<QWidget *>(u"paletteButton"_s);
    const auto choices = palette->parentWidget()->findChildren<gui::DropDownButton *>();
    const auto isBeside = [palette](const QWidget *other) { return other->geometry().center().y() == palette->geometry().center().y(); };
    for (int width = 1440; width > 1000; width -= 40) {
        m_window->resize(width, 700);
        QTRY_COMPARE(m_window->width(), width);
        QTRY_VERIFY2(!palette->isVisible() || std::any_of(choices.begin(), choices.end(), isBeside), qPrintable(QString::number(width)));
    }
}

void MainWindowTest::opensASecondWindowOnOneWorkbench()
{
    const auto id = m_window->page()->session().id();
    gui::MainWindow *other = m_windows->open();
    QVERIFY(other != m_window);
    QVERIFY(other->page()->session().id() != id);
    other->close();
    QTRY_VERIFY(m_window->isVisible());
}

void MainWindowTest::namesItsControls()
{
    for (QWidget *widget : m_window->findChildren<QWidget *>()) {
        const bool isOurs = widget->isVisible() && (qobject_cast<QPushButton *>(widget) || qobject_cast<QAbstractItemView *>(widget));
        if (isOurs)
            QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
    }
}

QTEST_MAIN(MainWindowTest)
#include "tst_mainwindow.moc"
