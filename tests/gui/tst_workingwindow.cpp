// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composer.h"
#include "gui/composer/composerstatus.h"
#include "gui/composer/contextreading.h"
#include "gui/composer/contextstrip.h"
#include "gui/descriptors/descriptorspanel.h"
#include "gui/preferences/preferences.h"
#include "gui/shared/actions.h"
#include "gui/theme/theme.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/transcript/transcriptview.h"
#include "gui/window/contextwatch.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/palettemodel.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/patience.h"

#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

//! What a person does with the window itself: finding, zooming, drawing docks, and starting it again.
class WorkingWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void findsEverythingInThePalette();
    void doesThingsToACanisterFromThePalette();
    void editsWhereTheKeyboardIs();
    void findsInTheOpenConversation();
    void zoomsTheWholeWindow();
    void showsTextsInTheChosenFonts();
    void goesToADockBeforeItHidesIt();
    void keepsItsDocksOverManyStarts();
    void givesDocksTheirRoomBackAfterANarrowing();
    void showsTwentyLinesOfADescriptor();
    void givesTheInspectorHalfOfTheWindow();
    void getsNarrowWithAllDocks();
    void fitsASmallScreenWithLargeTexts();
    void reachesEverythingWithLargeTexts();
    void judgesTheRoomOfTheEmptyPageByItsWidth();
    void comesBackToTheLastConversation();
    void comesBackToTheLastFolders();
    void savesADescriptorBeforeItCloses();
    void saysWhatCanBeDoneInAnEmptyConversation();
    void erasesWhatHasExpiredWhileItRuns();

private:
    //! Ends the program and starts it again.
    void restart();
    //! What is done a moment later is done.
    static void settle();
    //! Of the docks that are to be seen, as they stand.
    QMap<QString, QRect> dockPlaces() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<gui::Workbench> m_workbench;
    std::unique_ptr<gui::Windows> m_windows;
    gui::MainWindow *m_window = nullptr;
    AnsweringPrompts *m_prompts = nullptr;
};

void WorkingWindowTest::init()
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

void WorkingWindowTest::cleanup()
{
    m_windows.reset();
    m_workbench.reset();
}

void WorkingWindowTest::restart()
{
    m_window->close();
    m_windows.reset();
    auto prompts = std::make_unique<AnsweringPrompts>();
    m_prompts = prompts.get();
    m_windows = std::make_unique<gui::Windows>(*m_workbench, std::move(prompts));
    m_window = m_windows->openLast();
    QSignalSpy ready(m_window, &gui::MainWindow::ready);
    QTRY_COMPARE(ready.size(), 1);
}

void WorkingWindowTest::settle()
{
    constexpr int rounds = 20;
    for (int round = 0; round < rounds; ++round)
        QCoreApplication::processEvents();
}

QMap<QString, QRect> WorkingWindowTest::dockPlaces() const
{
    QMap<QString, QRect> places;
    for (const QDockWidget *dock : m_window->findChildren<QDockWidget *>()) {
        if (!dock->visibleRegion().isEmpty())
            places.insert(dock->objectName(), dock->geometry());
    }
    return places;
}

void WorkingWindowTest::findsEverythingInThePalette()
{
    const auto open = [this](const QString &words) {
        m_window->actions().find(u"commandPaletteOpen"_s)->trigger();
        const auto all = m_window->findChildren<QLineEdit *>(u"commandPaletteSearch"_s);
        QTest::keyClicks(all.last(), words);
        return all.last();
    };
    const auto count = [this] { return m_window->findChildren<QListView *>(u"commandPaletteList"_s).last()->model()->rowCount(); };
    QLineEdit *search = open(u"zebra crossing"_s);
    QCOMPARE(count(), 0);
    QVERIFY(m_window->findChildren<QLabel *>(u"commandPaletteNone"_s).last()->isVisible());
    search->clear();
    QVERIFY(!m_window->findChildren<QLabel *>(u"commandPaletteNone"_s).last()->isVisible());
    QTest::keyClicks(search, u"rehears model"_s);
    QVERIFY(count() >= 1);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_COMPARE(m_window->page()->session().settings().model.provider, u"rehearsal"_s);
    QTRY_VERIFY(!m_window->findChild<QWidget *>(u"commandPalette"_s));
    // What was done last comes first.
    open({});
    const auto *list = m_window->findChildren<QListView *>(u"commandPaletteList"_s).last();
    QVERIFY(list->model()->index(0, 0).data().toString().contains(u"ehears"_s));
    search = open(u"preferences shortcuts"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY(m_window->findChild<QTabWidget *>(u"preferencesTabs"_s));
    QCOMPARE(m_window->findChild<QTabWidget *>(u"preferencesTabs"_s)->currentIndex(), 1);
    m_window->findChild<QDialog *>(u"preferencesDialog"_s)->close();
}

void WorkingWindowTest::doesThingsToACanisterFromThePalette()
{
    m_window->actions().find(u"composerFocus"_s)->trigger();
    model::Session &session = m_window->page()->session();
    model::SessionSettings settings = session.settings();
    settings.model = {u"rehearsal"_s, u"rehearsal"_s};
    session.setSettings(settings);
    const auto search = [this](const QString &words) {
        m_window->actions().find(u"commandPaletteOpen"_s)->trigger();
        QLineEdit *field = m_window->findChildren<QLineEdit *>(u"commandPaletteSearch"_s).last();
        QTest::keyClicks(field, words);
        return field;
    };
    const auto list = [this] { return m_window->findChildren<QListView *>(u"commandPaletteList"_s).last(); };
    const auto leave = [this](QLineEdit *field) {
        QTest::keyClick(field, Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<QWidget *>(u"commandPalette"_s));
    };
    // Where nothing has been said there is nothing to do it to.
    QLineEdit *field = search(u"canister pin"_s);
    QCOMPARE(list()->model()->rowCount(), 0);
    leave(field);
    m_window->page()->composer().editor().setPlainText(u"Hello"_s);
    m_window->page()->composer().send();
    QTRY_VERIFY(!session.isBusy() && session.conversation().length() >= 2);
    const int last = session.conversation().length() - 1;
    field = search(u"canister: delete"_s);
    QCOMPARE(list()->model()->rowCount(), 1);
    // With its key.
    QCOMPARE(list()->model()->index(0, 0).data(gui::PaletteModel::DetailRole).toString(),
        QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText));
    leave(field);
    field = search(u"canister pin"_s);
    QCOMPARE(list()->model()->rowCount(), 1);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(session.conversation().nodeAt(last)->pinned);
    QTRY_VERIFY(!m_window->findChild<QWidget *>(u"commandPalette"_s));
    // What it would do now; to the one that the keyboard is on.
    field = search(u"canister unpin"_s);
    QCOMPARE(list()->model()->rowCount(), 1);
    leave(field);
    m_window->page()->transcript().view().setFocus();
    m_window->page()->transcript().view().setCurrentRow(0);
    field = search(u"canister deactivate"_s);
    QCOMPARE(list()->model()->rowCount(), 1);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(!session.conversation().nodeAt(0)->active);
    QVERIFY(session.conversation().nodeAt(last)->active);
}

void WorkingWindowTest::editsWhereTheKeyboardIs()
{
    m_window->actions().find(u"composerFocus"_s)->trigger();
    QPlainTextEdit &editor = m_window->page()->composer().editor();
    editor.setPlainText(u"some words"_s);
    QTRY_COMPARE(QApplication::focusWidget(), &editor);
    m_window->actions().find(u"textSelectAll"_s)->trigger();
    m_window->actions().find(u"textCut"_s)->trigger();
    QCOMPARE(editor.toPlainText(), QString());
    m_window->actions().find(u"textPaste"_s)->trigger();
    m_window->actions().find(u"textPaste"_s)->trigger();
    QCOMPARE(editor.toPlainText(), u"some wordssome words"_s);
    QVERIFY(m_window->menuBar()->findChild<QMenu *>(u"editMenu"_s));
    // Where there is no text the key means what it means there, and does not lead to the same command again.
    auto *list = m_window->findChild<QListView *>(u"conversationList"_s);
    list->setFocus();
    QTRY_COMPARE(QApplication::focusWidget(), list);
    m_window->actions().find(u"textCopy"_s)->trigger();
    QCOMPARE(QApplication::focusWidget(), list);
}

void WorkingWindowTest::findsInTheOpenConversation()
{
    m_window->actions().find(u"composerFocus"_s)->trigger();
    auto *bar = m_window->page()->findChild<QWidget *>(u"transcriptFindBar"_s);
    QVERIFY(bar && !bar->isVisible());
    QTest::keyClick(m_window, Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(bar->isVisible());
    QCOMPARE(m_window->focusWidget(), bar->findChild<QLineEdit *>(u"findText"_s));
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!bar->isVisible());
    // In the descriptors it is the descriptor that is searched.
    m_window->actions().find(u"descriptorsToggle"_s)->trigger();
    auto *dock = m_window->findChild<QDockWidget *>(u"descriptorsDock"_s);
    QTRY_VERIFY(m_window->focusWidget() && dock->isAncestorOf(m_window->focusWidget()));
    QTest::keyClick(m_window->focusWidget(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(dock->findChild<QWidget *>(u"descriptorFindBar"_s)->isVisible());
    QVERIFY(!bar->isVisible());
}

void WorkingWindowTest::zoomsTheWholeWindow()
{
    m_window->findChild<gui::TranscriptPanel *>()->find(gui::FindStep::Open);
    const auto *count = m_window->findChild<QLabel *>(u"findCount"_s);
    const qreal before = QApplication::font().pointSizeF();
    const qreal small = count->font().pointSizeF();
    m_window->actions().find(u"zoomIn"_s)->trigger();
    QCOMPARE(m_windows->preferences().zoom(), 110);
    QCOMPARE(QApplication::font().pointSizeF(), before * 1.1);
    // Fonts that a widget has of its own grow with it, and come back.
    QVERIFY(std::abs(count->font().pointSizeF() - small * 1.1) < 0.01);
    m_window->actions().find(u"zoomReset"_s)->trigger();
    m_window->actions().find(u"zoomOut"_s)->trigger();
    QCOMPARE(m_windows->preferences().zoom(), 90);
    QWidget *list = m_window->findChild<QWidget *>(u"conversationsDock"_s);
    QWheelEvent wheel({5, 5}, list->mapToGlobal(QPointF(5, 5)), {}, {0, 240}, Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(list, &wheel);
    QCOMPARE(m_windows->preferences().zoom(), 110);
    for (int step = 0; step < 20; ++step)
        m_window->actions().find(u"zoomIn"_s)->trigger();
    QCOMPARE(m_windows->preferences().zoom(), 300);
    m_window->actions().find(u"zoomReset"_s)->trigger();
    QCOMPARE(QApplication::font().pointSizeF(), before);
    QVERIFY(std::abs(count->font().pointSizeF() - small) < 0.01);
}

void WorkingWindowTest::showsTextsInTheChosenFonts()
{
    const QString family = QApplication::font().family();
    m_windows->preferences().setTextFont(u"Serif of the house"_s);
    QCOMPARE(QApplication::font().family(), u"Serif of the house"_s);
    m_windows->preferences().setCodeFont(u"Courier of the house"_s);
    QCOMPARE(gui::Theme::fixedFont().family(), u"Courier of the house"_s);
    m_windows->preferences().setTextFont({});
    m_windows->preferences().setCodeFont({});
    QCOMPARE(QApplication::font().family(), family);
    QVERIFY(gui::Theme::fixedFont().family() != u"Courier of the house"_s);
}

void WorkingWindowTest::goesToADockBeforeItHidesIt()
{
    auto *dock = m_window->findChild<QDockWidget *>(u"inspectorDock"_s);
    QTRY_VERIFY(dock->isVisible());
    m_window->actions().find(u"composerFocus"_s)->trigger();
    QTRY_VERIFY(!dock->isAncestorOf(m_window->focusWidget()));
    // It is to be seen, but the keyboard is not in it.
    m_window->actions().find(u"inspectorToggle"_s)->trigger();
    QVERIFY(dock->isVisible());
    QTRY_VERIFY(dock->isAncestorOf(m_window->focusWidget()));
    m_window->actions().find(u"inspectorToggle"_s)->trigger();
    QVERIFY(!dock->isVisible());
    m_window->actions().find(u"inspectorToggle"_s)->trigger();
    QTRY_VERIFY(dock->isVisible() && dock->isAncestorOf(m_window->focusWidget()));
}

void WorkingWindowTest::keepsItsDocksOverManyStarts()
{
    m_window->actions().find(u"composerFocus"_s)->trigger();
    QTRY_COMPARE(dockPlaces().size(), 3);
    settle();
    const QSize whole = m_window->size();
    const QRect above = dockPlaces().value(u"ensemblesDock"_s);
    // Drawn smaller by its edge.
    const QPoint edge(above.center().x(), above.bottom() + 1);
    QTest::mousePress(m_window, Qt::LeftButton, {}, edge);
    QTest::mouseMove(m_window, edge - QPoint(0, 20));
    // Qt moves the edge a moment later.
    settle();
    QTest::mouseRelease(m_window, Qt::LeftButton, {}, edge - QPoint(0, 20));
    QTRY_COMPARE(dockPlaces().value(u"ensemblesDock"_s).height(), above.height() - 20);
    settle();
    for (const int less : {60, 25}) {
        const QSize size = whole - QSize(0, less);
        m_window->resize(size);
        settle();
        QTRY_COMPARE(m_window->size(), size);
        restart();
        QTRY_COMPARE(m_window->size(), size);
        QTRY_COMPARE(dockPlaces().size(), 3);
        settle();
        const QMap<QString, QRect> before = dockPlaces();
        for (int start = 0; start < 3; ++start) {
            restart();
            QTRY_COMPARE(dockPlaces(), before);
        }
    }
    m_window->resize(whole);
    settle();
    QTRY_COMPARE(dockPlaces().value(u"ensemblesDock"_s).height(), above.height() - 20);
}

void WorkingWindowTest::givesDocksTheirRoomBackAfterANarrowing()
{
    m_window->actions().find(u"composerFocus"_s)->trigger();
    m_window->resize(1440, 860);
    QTRY_COMPARE(dockPlaces().size(), 3);
    settle();
    const QMap<QString, QRect> before = dockPlaces();
    for (const QSize &size : {QSize(760, 480), QSize(900, 860), QSize(1300, 700), QSize(1440, 860)}) {
        m_window->resize(size);
        settle();
        settle();
    }
    QTRY_COMPARE(dockPlaces(), before);
    // Meanwhile the middle has its share.
    m_window->resize(1024, 700);
    QTRY_VERIFY2(m_window->page()->width() >= 1024 * 45 / 100, qPrintable(QString::number(m_window->page()->width())));
    m_window->resize(1440, 860);
    QTRY_COMPARE(dockPlaces(), before);
}

void WorkingWindowTest::showsTwentyLinesOfADescriptor()
{
    m_window->resize(1440, 900);
    m_window->actions().find(u"descriptorsToggle"_s)->trigger();
    QTRY_VERIFY(m_window->findChild<gui::DescriptorsPanel *>());
    auto *panel = m_window->findChild<gui::DescriptorsPanel *>();
    const QString path = m_workbench->descriptors().folderFor(model::DescriptorLayer::User) + u"/ensembles/lamps.toml"_s;
    QVERIFY(m_workbench->descriptors().save(path, "[ensemble]\nname = \"lamps\"\n" + QByteArray("# oil\n").repeated(60)));
    m_workbench->descriptors().load();
    panel->open(path);
    auto *editor = panel->findChild<QPlainTextEdit *>(u"descriptorEditor"_s);
    QTRY_VERIFY(editor->isVisible() && editor->toPlainText().contains(u"lamps"_s));
    settle();
    const auto lines = [editor] { return editor->viewport()->height() / editor->fontMetrics().lineSpacing(); };
    QTRY_VERIFY2(lines() >= 20, qPrintable(QString::number(lines())));
}

void WorkingWindowTest::givesTheInspectorHalfOfTheWindow()
{
    const auto *dock = m_window->findChild<QDockWidget *>(u"inspectorDock"_s);
    settle();
    const QSize before = dock->size();
    QAction *column = m_window->actions().find(u"inspectorColumn"_s);
    column->trigger();
    QTRY_VERIFY2(dock->width() > m_window->width() * 45 / 100, qPrintable(QString::number(dock->width())));
    QVERIFY(dock->height() > before.height());
    column->trigger();
    QTRY_COMPARE(dock->width(), before.width());
}

void WorkingWindowTest::getsNarrowWithAllDocks()
{
    m_window->actions().find(u"composerFocus"_s)->trigger();
    for (const QString &name :
        {u"agentsToggle"_s, u"mapToggle"_s, u"runningToggle"_s, u"descriptorsToggle"_s, u"ensemblesToggle"_s, u"inspectorToggle"_s}) {
        m_window->actions().find(name)->trigger();
        settle();
    }
    QTRY_VERIFY2(m_window->minimumSizeHint().width() <= 640, qPrintable(QString::number(m_window->minimumSizeHint().width())));
    m_window->resize(640, 480);
    settle();
    QCOMPARE(m_window->width(), 640);
    // What does not fit beside the others has a line of its own.
    for (const QString &name :
        {u"newConversationButton"_s, u"deletedButton"_s, u"rolledBackTurns"_s, u"inspectorScope"_s, u"sendButton"_s}) {
        const auto *control = m_window->findChild<QWidget *>(name);
        QVERIFY2(control && (!control->isVisible() || control->parentWidget()->rect().contains(control->geometry())), qPrintable(name));
    }
    // However much a turn has to tell.
    m_window->page()->composer().status().setActivity(u"Waiting for the store "_s.repeated(20));
    settle();
    QVERIFY(m_window->minimumSizeHint().width() <= 640);
}

void WorkingWindowTest::fitsASmallScreenWithLargeTexts()
{
    m_window->actions().find(u"composerFocus"_s)->trigger();
    m_windows->preferences().setZoom(200);
    settle();
    const QSize least = m_window->minimumSizeHint();
    m_windows->preferences().setZoom(100);
    QVERIFY2(least.width() <= 1280 && least.height() <= 800, qPrintable(u"%1 × %2"_s.arg(least.width()).arg(least.height())));
}

//! Whatever asks, waits or is attached meanwhile has further lines rather than a wider window.
void WorkingWindowTest::reachesEverythingWithLargeTexts()
{
    m_window->actions().find(u"composerFocus"_s)->trigger();
    gui::Composer &composer = m_window->page()->composer();
    QSignalSpy told(m_window->findChild<gui::ContextWatch *>(), &gui::ContextWatch::told);
    for (int index = 0; index < 12; ++index)
        composer.add(gui::Attachment {.name = u"a-file-with-a-long-name-%1.txt"_s.arg(index), .bytes = 1000, .what = model::Canister {}});
    model::Session &session = m_window->page()->session();
    QVERIFY(session.queue().append({{model::TextContent {u"And then?"_s}}, {}}));
    model::Question::Subject subject;
    subject.kind = model::QuestionKind::Trust;
    subject.text = u"Trust the descriptors of this folder? "_s.repeated(8);
    m_workbench->questions().ask(subject, this);
    const auto *bar = m_window->findChild<QWidget *>(u"questionBar"_s);
    QTRY_VERIFY(bar->isVisible());
    // A reading of what has room would take the question about it away again.
    QTRY_VERIFY(!told.isEmpty());
    const auto undo = qScopeGuard([this] { m_windows->preferences().setZoom(100); });
    for (const auto &[zoom, size] : {std::pair(200, QSize(1280, 800)), std::pair(100, QSize(1024, 700))}) {
        m_windows->preferences().setZoom(zoom);
        settle();
        composer.contextStrip().ask({});
        settle();
        const int least = m_window->minimumSizeHint().width();
        QVERIFY2(least <= size.width(), qPrintable(QString::number(least)));
        m_window->resize(size);
        settle();
        for (const QString &name : {u"sendButton"_s, u"attachButton"_s, u"questionAllow"_s, u"questionAlways"_s, u"questionRefuse"_s,
                 u"queueEdit"_s, u"queueDrop"_s, u"contextLeaveOut"_s, u"contextDismiss"_s, u"attachment11"_s, u"composerEdit"_s}) {
            const auto *control = m_window->findChild<QWidget *>(name);
            QVERIFY2(control && control->isVisible(), qPrintable(name));
            const QRect place(control->mapTo(m_window, QPoint()), control->size());
            QVERIFY2(place.left() >= 0 && place.right() < size.width(), qPrintable(name));
        }
    }
}

void WorkingWindowTest::judgesTheRoomOfTheEmptyPageByItsWidth()
{
    m_window->actions().find(u"composerFocus"_s)->trigger();
    m_window->resize(1440, 860);
    auto *page = m_window->findChild<QWidget *>(u"emptyPage"_s);
    QTRY_VERIFY(page && page->isVisible());
    for (const int zoom : {100, 150, 200}) {
        m_windows->preferences().setZoom(zoom);
        for (const QSize &size : {QSize(1280, 800), QSize(1000, 640), QSize(1440, 700)}) {
            m_window->resize(size);
            settle();
            settle();
            auto *title = page->findChild<QLabel *>(u"emptyTitle"_s);
            if (page->isVisible())
                QVERIFY2(title->height() >= title->heightForWidth(title->width()), qPrintable(QString::number(zoom)));
        }
    }
    m_windows->preferences().setZoom(100);
    m_window->resize(1440, 860);
    QTRY_VERIFY(page->isVisible());
}

void WorkingWindowTest::comesBackToTheLastConversation()
{
    model::Session &session = m_window->page()->session();
    const model::ConversationId id = session.id();
    model::SessionSettings settings = session.settings();
    settings.model = {u"rehearsal"_s, u"rehearsal"_s};
    settings.folders = {m_folder->path()};
    session.setSettings(settings);
    m_window->page()->composer().editor().setPlainText(u"Hello\n"_s.repeated(200));
    m_window->page()->composer().send();
    QTRY_VERIFY(!session.isBusy() && session.conversation().length() >= 2);
    gui::TranscriptView &view = m_window->page()->transcript().view();
    // The composer has become smaller, and what is shown is laid out.
    settle();
    view.verticalScrollBar()->setValue(333);
    settle();
    const gui::TranscriptLayout::Top top = view.top();
    QCOMPARE(top.row, 0);
    restart();
    QCOMPARE(m_window->page()->session().id(), id);
    QCOMPARE(m_window->page()->session().settings().folders, QStringList {m_folder->path()});
    QTRY_COMPARE(m_window->page()->transcript().view().top().row, top.row);
    QTRY_COMPARE(m_window->page()->transcript().view().top().pixels, top.pixels);
}

void WorkingWindowTest::comesBackToTheLastFolders()
{
    model::SessionSettings settings = m_window->page()->session().settings();
    settings.folders = {m_folder->path()};
    m_window->page()->session().setSettings(settings);
    restart();
    QCOMPARE(m_window->page()->session().settings().folders, QStringList {m_folder->path()});
    QCOMPARE(m_window->page()->session().conversation().length(), 0);
}

void WorkingWindowTest::erasesWhatHasExpiredWhileItRuns()
{
    model::ConversationInfo old;
    old.deleted = QDateTime::currentDateTimeUtc().addDays(-31);
    model::ConversationInfo young;
    young.deleted = QDateTime::currentDateTimeUtc().addDays(-29);
    bool isMade = false;
    m_workbench->store().run(
        this,
        [old, young](model::Database &database) {
            model::ConversationStore store(database);
            return store.create(old).and_then([&] { return store.create(young); });
        },
        [&isMade](const model::Result<void> &made) { isMade = made.has_value(); });
    QTRY_VERIFY(isMade);
    m_workbench->findChild<QTimer *>(u"erasing"_s)->start(0);
    const model::ConversationStore store(m_workbench->store().reader());
    QTRY_VERIFY(!store.find(old.id));
    QVERIFY(store.find(young.id));
}

void WorkingWindowTest::savesADescriptorBeforeItCloses()
{
    const QString path = m_workbench->descriptors().folderFor(model::DescriptorLayer::User) + u"/ensembles/lamps.toml"_s;
    QVERIFY(m_workbench->descriptors().save(path, "[ensemble]\nname = \"lamps\"\n"));
    m_workbench->descriptors().load();
    m_window->actions().find(u"descriptorsToggle"_s)->trigger();
    QTRY_VERIFY(m_window->findChild<gui::DescriptorsPanel *>());
    auto *panel = m_window->findChild<gui::DescriptorsPanel *>();
    panel->open(path);
    auto *editor = panel->findChild<QPlainTextEdit *>(u"descriptorEditor"_s);
    QTRY_VERIFY(editor->toPlainText().contains(u"lamps"_s));
    editor->insertPlainText(u"# oil\n"_s);
    QTRY_VERIFY(panel->hasUnsavedText());
    // Neither saved nor dropped: the window stays.
    m_window->close();
    QCOMPARE(m_prompts->asked.size(), 1);
    QVERIFY(m_window->isVisible());
    m_prompts->saves = true;
    const QPointer<gui::MainWindow> window = m_window;
    m_window->close();
    QTRY_VERIFY(!window || !window->isVisible());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("# oil\n"));
}

void WorkingWindowTest::saysWhatCanBeDoneInAnEmptyConversation()
{
    m_window->actions().find(u"composerFocus"_s)->trigger();
    auto *page = m_window->findChild<QWidget *>(u"emptyPage"_s);
    QTRY_VERIFY(page && page->isVisible());
    auto *offer = page->findChild<QPushButton *>(u"empty-commandPaletteOpen"_s);
    QVERIFY(offer->text().contains(u"Ctrl+K"_s));
    QTest::mouseClick(offer, Qt::LeftButton);
    QTRY_VERIFY(m_window->findChild<QWidget *>(u"commandPalette"_s));
    model::Session &session = m_window->page()->session();
    model::SessionSettings settings = session.settings();
    settings.model = {u"rehearsal"_s, u"rehearsal"_s};
    session.setSettings(settings);
    m_window->page()->composer().editor().setPlainText(u"Hello"_s);
    m_window->page()->composer().send();
    QTRY_VERIFY(!page->isVisible());
    QTRY_VERIFY(!session.isBusy());
}

QTEST_MAIN(WorkingWindowTest)
#include "tst_workingwindow.moc"
