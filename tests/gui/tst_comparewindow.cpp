// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/columnview.h"
#include "gui/compare/comparewindow.h"
#include "gui/compare/mediansview.h"
#include "gui/forms/growingedit.h"
#include "gui/shared/actions.h"
#include "gui/transcript/transcriptview.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "model/comparison/comparison.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace {

const QByteArray duoProvider = R"([provider]
name = "duo"
dialect = "anthropic-messages"
base-url = "rehearsal:"
[[models]]
name = "first"
price = { input = 1.5, output = 6 }
[[models]]
name = "second"
)";

} // namespace

//! The window of comparisons, worked with as a person does.
class CompareWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void runsInColumnsAndShowsTheMedians();
    void showsCallsAndAnswersOfEachRun();
    void stopsAtOnce();
    void showsWhyARunBroke();
    void asksWithinTheColumn();
    void keepsARunAsAConversation();
    void savesTheReportInTheFormOfItsName_data();
    void savesTheReportInTheFormOfItsName();
    void comparesInstructionsThatAreWritten();
    void comparesTheLibrariesOfAnAgent();
    void saysWhatIsMissing();
    void opensWhatWentOverTheWire();
    void opensFromTheWindowAndFromAConversation();
    void namesItsControls();
    void scrollsToMediansThatHaveNoRoom();

private:
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return m_window->findChild<Widget *>(name);
    }
    gui::ColumnView *column(int number) const { return find<gui::ColumnView>(u"column%1"_s.arg(number)); }
    QString labelIn(const QWidget *widget, const QString &name) const { return widget->findChild<QLabel *>(name)->text(); }
    //! Compares the two models with this prompt, and waits for the end.
    void run(const QString &prompt, int times = 1);
    void begin(const QString &prompt, int times);
    bool isDone() const { return m_window->comparison() && !m_window->comparison()->isRunning(); }
    void pick(const QString &button, const QString &entry);
    gui::TranscriptView *transcript(int number) const { return column(number)->findChild<gui::TranscriptView *>(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<gui::Workbench> m_workbench;
    AnsweringPrompts m_prompts;
    std::unique_ptr<gui::CompareWindow> m_window;
};

void CompareWindowTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const auto profile = model::Profile::inFolder(m_folder->path());
    QVERIFY(profile.create());
    QDir().mkpath(profile.config + u"/providers"_s);
    QFile file(profile.config + u"/providers/duo.toml"_s);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(duoProvider) > 0);
    file.close();
    auto workbench = gui::Workbench::open(profile);
    QVERIFY(workbench);
    m_workbench = std::move(*workbench);
    m_prompts = {};
    m_window = std::make_unique<gui::CompareWindow>(*m_workbench, m_prompts);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void CompareWindowTest::cleanup()
{
    m_window.reset();
    m_workbench.reset();
}

void CompareWindowTest::pick(const QString &button, const QString &entry)
{
    for (QAction *action : find<QToolButton>(button)->menu()->actions()) {
        if (action->text() == entry)
            action->trigger();
    }
    QCoreApplication::processEvents();
}

void CompareWindowTest::begin(const QString &prompt, int times)
{
    pick(u"compareTimes"_s, QString::number(times));
    m_window->setVaries(gui::CompareSetup::Varies::Models, {u"duo/first"_s, u"duo/second"_s});
    auto *edit = find<gui::GrowingEdit>(u"comparePrompt"_s);
    edit->setFocus();
    QTest::keyClicks(edit, prompt);
    QTest::mouseClick(find<QPushButton>(u"compareRun"_s), Qt::LeftButton);
}

void CompareWindowTest::run(const QString &prompt, int times)
{
    begin(prompt, times);
    QTRY_VERIFY(isDone());
}

void CompareWindowTest::runsInColumnsAndShowsTheMedians()
{
    run(u"What is 6*7?"_s, 3);
    QCOMPARE(labelIn(column(1), u"columnLabel"_s), u"duo/first"_s);
    QCOMPARE(labelIn(column(2), u"columnProgress"_s), u"3 of 3 committed"_s);
    QAbstractItemModel *table = find<QTableView>(u"compareTable"_s)->model();
    const QAbstractItemModelTester tester(table);
    QCOMPARE(table->headerData(0, Qt::Horizontal).toString(), u"Median of 3"_s);
    QCOMPARE(table->rowCount(), 2);
    QCOMPARE(table->index(0, 1).data().toString(), u"2"_s);
    QCOMPARE(table->index(1, 3).data().toString(), u"3 of 3"_s);
    QVERIFY(table->index(0, 7).data().toString().startsWith(u"$ "));
    QCOMPARE(table->index(1, 7).data().toString(), u"—"_s);
    QVERIFY(find<QPushButton>(u"compareRun"_s)->text().remove(u'&').contains(u"again"));
    // The list of conversations is as it was.
    QVERIFY(model::ConversationStore(m_workbench->store().reader()).list(10)->isEmpty());
}

void CompareWindowTest::showsCallsAndAnswersOfEachRun()
{
    run(u"What is 6*7?"_s, 3);
    QCOMPARE(column(1)->shownRun(), 2);
    QCOMPARE(labelIn(column(1), u"columnRun"_s), u"run 3 of 3"_s);
    // What was asked stands above all columns only.
    const gui::TranscriptView *view = transcript(1);
    // It has the column to its end.
    QTRY_VERIFY(column(1)->height() - view->mapTo(column(1), QPoint(0, view->height())).y() < 4);
    QStringList titles;
    for (int row = 0; row < view->rows().rowCount(); ++row)
        titles.append(view->titleOf(row));
    const QString all = titles.join(u'\n');
    QVERIFY2(!all.contains(u"What is 6*7?"), qPrintable(all));
    QVERIFY2(all.contains(u"calculator:calculate"), qPrintable(all));
    QVERIFY2(all.contains(u"42"), qPrintable(all));
    QTest::mouseClick(column(1)->findChild<QToolButton *>(u"columnBack"_s), Qt::LeftButton);
    QCOMPARE(column(1)->shownRun(), 1);
    QCOMPARE(column(2)->shownRun(), 2);
    QVERIFY(transcript(1)->rows().rowCount() > 1);
}

void CompareWindowTest::stopsAtOnce()
{
    begin(u"Stall"_s, 5);
    QTRY_VERIFY(transcript(1) && transcript(1)->rows().rowCount() > 0);
    QVERIFY(find<QPushButton>(u"compareStop"_s)->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QTRY_VERIFY(isDone());
    QCOMPARE(labelIn(column(1), u"columnProgress"_s), u"0 of 5 committed, 5 stopped"_s);
    QVERIFY(!find<QPushButton>(u"compareStop"_s)->isVisible());
    // And once more from the beginning.
    find<gui::GrowingEdit>(u"comparePrompt"_s)->setText(u"Hello"_s);
    pick(u"compareTimes"_s, u"1"_s);
    QTest::mouseClick(find<QPushButton>(u"compareRun"_s), Qt::LeftButton);
    QTRY_VERIFY(isDone());
    QCOMPARE(labelIn(column(1), u"columnProgress"_s), u"1 of 1 committed"_s);
}

void CompareWindowTest::showsWhyARunBroke()
{
    run(u"Break a tool"_s);
    transcript(1)->refresh();
    auto *title = column(1)->findChild<QLabel *>(u"runNoticeTitle"_s);
    QVERIFY(title);
    QCOMPARE(title->text(), u"Rolled back"_s);
    QVERIFY(!labelIn(column(1), u"runNoticeText"_s).isEmpty());
    QCOMPARE(labelIn(column(2), u"columnProgress"_s), u"0 of 1 committed, 1 failed"_s);
}

void CompareWindowTest::asksWithinTheColumn()
{
    model::SessionSettings settings = m_workbench->sessions().defaults();
    settings.folders = {m_folder->path()};
    m_window->prepare(settings);
    begin(u"Write notes.txt: oil"_s, 1);
    QTRY_COMPARE(m_workbench->questions().open().size(), 2);
    QTRY_VERIFY(column(1)->findChild<QPushButton *>(u"allowOnceButton"_s));
    // Elsewhere it says which column it is.
    QStringList texts;
    for (const model::Question *question : m_workbench->questions().open())
        texts.append(question->subject().text.section(u':', 0, 0));
    texts.sort();
    QCOMPARE(texts, QStringList({u"duo/first"_s, u"duo/second"_s}));
    QTRY_VERIFY(column(1)->findChild<QPushButton *>(u"allowOnceButton"_s)->isVisible());
    QTest::mouseClick(column(1)->findChild<QPushButton *>(u"allowOnceButton"_s), Qt::LeftButton);
    QTRY_COMPARE(m_workbench->questions().open().size(), 1);
    QTRY_VERIFY(column(2)->findChild<QPushButton *>(u"refuseButton"_s)->isVisible());
    QTest::mouseClick(column(2)->findChild<QPushButton *>(u"refuseButton"_s), Qt::LeftButton);
    QTRY_VERIFY(isDone());
    QVERIFY(m_workbench->questions().open().isEmpty());
    QCOMPARE(m_window->comparison()->column(0).runs().first().calls.first().state, model::InvocationState::Done);
    QCOMPARE(m_window->comparison()->column(1).runs().first().calls.first().state, model::InvocationState::Refused);
}

void CompareWindowTest::keepsARunAsAConversation()
{
    run(u"What is 6*7?"_s);
    QSignalSpy kept(m_window.get(), &gui::CompareWindow::conversationKept);
    auto *menu = column(2)->findChild<QMenu *>(u"columnMenu"_s);
    Q_EMIT menu->aboutToShow();
    menu->findChild<QAction *>(u"columnKeep"_s)->trigger();
    QTRY_COMPARE(kept.size(), 1);
    const auto list = model::ConversationStore(m_workbench->store().reader()).list(10);
    QCOMPARE(list->size(), 1);
    QCOMPARE(list->first().title, u"What is 6*7? (duo/second)"_s);
    QTRY_VERIFY(find<QLabel>(u"compareMessage"_s)->isVisible());
}

void CompareWindowTest::savesTheReportInTheFormOfItsName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("Markdown") << u"a.md"_s << QByteArray("# Side by side\n");
    QTest::newRow("CSV") << u"a.CSV"_s << QByteArray("column,run,");
    QTest::newRow("JSON Lines") << u"a.jsonl"_s << QByteArray("{\"event\":\"run\"");
}

void CompareWindowTest::savesTheReportInTheFormOfItsName()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, beginning);
    QVERIFY(!find<QPushButton>(u"compareSave"_s)->isEnabled());
    run(u"Hello"_s);
    m_prompts.file = m_folder->filePath(name);
    QTest::mouseClick(find<QPushButton>(u"compareSave"_s), Qt::LeftButton);
    QFile file(m_prompts.file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith(beginning));
}

void CompareWindowTest::comparesInstructionsThatAreWritten()
{
    pick(u"compareVaries"_s, u"instructions"_s);
    find<QToolButton>(u"compareModel"_s)->click();
    QTest::keyClicks(find<QLineEdit>(u"modelSearch"_s), u"duo/first"_s);
    QTest::keyClick(find<QLineEdit>(u"modelSearch"_s), Qt::Key_Return);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    pick(u"compareTimes"_s, u"1"_s);
    QVERIFY(find<QWidget>(u"compareInstruction1"_s)->isVisible());
    QTest::keyClicks(find<QWidget>(u"compareInstruction1"_s), u"Be brief."_s);
    QTest::keyClicks(find<QWidget>(u"compareInstruction2"_s), u"Be long."_s);
    find<gui::GrowingEdit>(u"comparePrompt"_s)->setText(u"Hello"_s);
    QTest::keyClick(find<QWidget>(u"comparePrompt"_s), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(isDone());
    QCOMPARE(labelIn(column(2), u"columnLabel"_s), u"Be long."_s);
    QCOMPARE(m_window->comparison()->column(0).variant().settings.model.toString(), u"duo/first"_s);
    QCOMPARE(m_window->comparison()->column(0).variant().settings.supervisor, u"Be brief."_s);
}

void CompareWindowTest::comparesTheLibrariesOfAnAgent()
{
    m_window->setAgent(u"hello_world_agent"_s);
    auto *list = find<QListWidget>(u"compareList"_s);
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->item(0)->checkState(), Qt::Checked);
    QCOMPARE(list->item(1)->checkState(), Qt::Checked);
    QVERIFY(find<QWidget>(u"compareTools"_s)->isVisible());
    pick(u"compareTimes"_s, u"1"_s);
    find<gui::GrowingEdit>(u"comparePrompt"_s)->setText(u"Hello, I am Mara. Is anybody there?"_s);
    m_window->run();
    QTRY_VERIFY(isDone());
    for (int index = 0; index < 2; ++index) {
        const model::ComparedRun run = m_window->comparison()->column(index).runs().first();
        QVERIFY2(run.state == model::RunState::Committed, qPrintable(run.error ? run.error->message : QString()));
        QCOMPARE(run.calls.first().name, u"greetings:sayHello"_s);
    }
    QCOMPARE(*m_window->comparison()->table().rows.at(1).figure(model::ComparisonTable::SameArguments), 1.0);
}

void CompareWindowTest::saysWhatIsMissing()
{
    m_window->setVaries(gui::CompareSetup::Varies::Models, {u"duo/first"_s});
    find<gui::GrowingEdit>(u"comparePrompt"_s)->setText(u"Hello"_s);
    m_window->run();
    QVERIFY(find<QLabel>(u"compareMessage"_s)->isVisible());
    QVERIFY(find<QLabel>(u"compareMessage"_s)->text().contains(u"at least two"));
    QVERIFY(!m_window->comparison());
}

void CompareWindowTest::opensWhatWentOverTheWire()
{
    run(u"Hello"_s);
    auto *menu = column(1)->findChild<QMenu *>(u"columnMenu"_s);
    Q_EMIT menu->aboutToShow();
    menu->findChild<QAction *>(u"columnExchanges"_s)->trigger();
    QTRY_VERIFY(find<QWidget>(u"compareInspector"_s));
    auto *list = find<QWidget>(u"compareInspector"_s)->findChild<QTreeView *>(u"exchangeList"_s);
    QTRY_COMPARE(list->model()->rowCount(), 1);
}

void CompareWindowTest::opensFromTheWindowAndFromAConversation()
{
    gui::Windows windows(*m_workbench, std::make_unique<AnsweringPrompts>());
    gui::MainWindow *main = windows.open();
    QSignalSpy ready(main, &gui::MainWindow::ready);
    QTRY_COMPARE(ready.size(), 1);
    main->actions().find(u"agentsCompare"_s)->trigger();
    auto *opened = main->findChild<gui::CompareWindow *>(u"compareWindow"_s);
    QVERIFY(opened && opened->isVisible());
    QVERIFY(!opened->findChild<QLabel *>(u"compareBeginning"_s)->isVisible());
    model::Session &session = main->page()->session();
    model::SessionSettings settings = session.settings();
    settings.model = {u"duo"_s, u"first"_s};
    session.setSettings(settings);
    QVERIFY(session.send({model::TextContent {u"Hello"_s}}));
    QTRY_VERIFY(!session.isBusy() && session.conversation().length() == 2);
    main->actions().find(u"compareFromHere"_s)->trigger();
    QVERIFY(opened->findChild<QLabel *>(u"compareBeginning"_s)->isVisible());
    QVERIFY(opened->findChild<QLabel *>(u"compareBeginning"_s)->text().contains(u"Hello"));
}

void CompareWindowTest::namesItsControls()
{
    run(u"Hello"_s, 3);
    for (QWidget *widget : m_window->findChildren<QWidget *>()) {
        const bool isOurs = widget->isVisible()
            && (qobject_cast<QAbstractButton *>(widget) || qobject_cast<QAbstractItemView *>(widget)
                || qobject_cast<QPlainTextEdit *>(widget));
        if (!isOurs || widget->objectName().startsWith(u"qt_"))
            continue;
        QVERIFY2(!widget->objectName().isEmpty(), widget->metaObject()->className());
        const auto *button = qobject_cast<QAbstractButton *>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || (button && button->text().size() > 1), qPrintable(widget->objectName()));
    }
}

void CompareWindowTest::scrollsToMediansThatHaveNoRoom()
{
    run(u"What is 6*7?"_s, 1);
    auto *table = find<QTableView>(u"compareTable"_s);
    m_window->resize(1600, 700);
    QTRY_VERIFY(!table->horizontalScrollBar()->isVisible());
    m_window->resize(m_window->minimumSizeHint().width(), 700);
    QTRY_VERIFY(table->horizontalScrollBar()->isVisible());
    // The bar takes no room from the rows.
    QTRY_COMPARE(table->verticalScrollBar()->maximum(), 0);
    QVERIFY(table->columnWidth(0) >= 80);
}

QTEST_MAIN(CompareWindowTest)
#include "tst_comparewindow.moc"
