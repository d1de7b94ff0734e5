// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/descriptorspanel.h"
#include "gui/descriptors/descriptortemplates.h"
#include "gui/descriptors/descriptortree.h"
#include "gui/theme/theme.h"
#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblereader.h"
#include "network/providers/catalog/providerreader.h"
#include "network/rehearsal/scenario.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;
using model::DescriptorKind;
using support::read;
using support::write;

class DescriptorsPanelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsTheDiagnosticAtItsLineAndSaves();
    void copiesABuiltInFileToThePersons();
    void noticesAChangeByAnotherProgram();
    void comparesWithWhatAnotherProgramWrote();
    void neverSavesOverWhatAnotherProgramWrote();
    void keepsEarlierTexts();
    void deletesAndBringsBack();
    void renamesAFile();
    void filtersTheTree();
    void standsSideBySideWhereThereIsRoom();
    void showsOnePartAtATimeInANarrowDock();
    void leadsFromAFileToItsTextInANarrowDock();
    void hasAllOfItsBarInALowDock();
    void showsOnePartAtATimeWhereTextsAreLarge();
    void beginsAFileThatIsRight_data();
    void beginsAFileThatIsRight();

private:
    QString userPath() const { return m_folder->filePath(u"user/ensembles/mine.toml"_s); }
    QPlainTextEdit *editor() const { return m_panel->findChild<QPlainTextEdit *>(u"descriptorEditor"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    const invocables::BuiltinInvocables m_builtins;
    std::unique_ptr<model::DescriptorCheck> m_check;
    std::unique_ptr<model::DescriptorCatalog> m_catalog;
    AnsweringPrompts m_prompts;
    std::unique_ptr<gui::DescriptorsPanel> m_panel;
};

void DescriptorsPanelTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_check = std::make_unique<model::DescriptorCheck>();
    invocables::registerChecks(*m_check, m_builtins);
    network::registerReaders(*m_check);
    m_check->add(DescriptorKind::Scenario, network::Scenario::check);
    write(m_folder->filePath(u"builtin/ensembles/io.toml"_s), "[ensemble]\nname = \"io\"\n");
    write(userPath(), "[ensemble]\nname = \"mine\"\n");
    m_catalog = std::make_unique<model::DescriptorCatalog>(m_folder->filePath(u"builtin"_s), m_folder->filePath(u"user"_s), *m_check);
    m_catalog->load();
    m_panel = std::make_unique<gui::DescriptorsPanel>(*m_catalog, *m_check, m_prompts, m_folder->filePath(u"versions"_s));
    m_panel->show();
}

void DescriptorsPanelTest::cleanup()
{
    m_panel.reset();
    m_catalog.reset();
}

void DescriptorsPanelTest::showsTheDiagnosticAtItsLineAndSaves()
{
    auto *tree = m_panel->findChild<QTreeView *>(u"descriptorTree"_s);
    QAbstractItemModelTester tester(tree->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_panel->open(userPath());
    QCOMPARE(editor()->toPlainText().toUtf8(), read(userPath()));
    auto *diagnostics = m_panel->findChild<QListView *>(u"descriptorDiagnostics"_s);
    QVERIFY(!diagnostics->isVisible());
    editor()->setPlainText(u"[ensemble]\nname = \"mine\"\n\nbroken = = 1\n"_s);
    editor()->document()->setModified(true);
    QTRY_VERIFY(diagnostics->isVisible());
    QVERIFY(diagnostics->model()->index(0, 0).data().toString().startsWith(u"4:"_s));
    Q_EMIT diagnostics->activated(diagnostics->model()->index(0, 0));
    QCOMPARE(editor()->textCursor().blockNumber(), 3);
    editor()->setPlainText(u"[ensemble]\nname = \"mine\"\nenabled = false\n"_s);
    editor()->document()->setModified(true);
    QVERIFY(m_panel->hasUnsavedText());
    QTest::mouseClick(m_panel->findChild<QPushButton *>(u"saveDescriptor"_s), Qt::LeftButton);
    QCOMPARE(read(userPath()), QByteArray("[ensemble]\nname = \"mine\"\nenabled = false\n"));
    QVERIFY(!m_panel->hasUnsavedText());
    QTRY_VERIFY(!diagnostics->isVisible());
}

void DescriptorsPanelTest::copiesABuiltInFileToThePersons()
{
    m_panel->open(m_folder->filePath(u"builtin/ensembles/io.toml"_s));
    QVERIFY(editor()->isReadOnly());
    auto *copy = m_panel->findChild<QPushButton *>(u"copyDescriptor"_s);
    QVERIFY(copy->isVisible());
    QTest::mouseClick(copy, Qt::LeftButton);
    QTRY_VERIFY(!editor()->isReadOnly());
    QCOMPARE(read(m_folder->filePath(u"user/ensembles/io.toml"_s)), QByteArray("[ensemble]\nname = \"io\"\n"));
}

void DescriptorsPanelTest::noticesAChangeByAnotherProgram()
{
    m_panel->open(userPath());
    write(userPath(), "[ensemble]\nname = \"mine\"\n# theirs\n");
    m_catalog->load();
    Q_EMIT m_catalog->changed();
    QVERIFY(editor()->toPlainText().contains(u"# theirs"_s));
    editor()->setPlainText(u"# mine\n"_s);
    editor()->document()->setModified(true);
    write(userPath(), "[ensemble]\nname = \"mine\"\n# theirs again\n");
    Q_EMIT m_catalog->changed();
    QVERIFY(editor()->toPlainText().contains(u"# mine"_s));
    auto *reload = m_panel->findChild<QPushButton *>(u"reloadDescriptor"_s);
    QVERIFY(reload->isVisible());
    QTest::mouseClick(reload, Qt::LeftButton);
    QVERIFY(editor()->toPlainText().contains(u"# theirs again"_s));
    QVERIFY(!reload->isVisible());
}

void DescriptorsPanelTest::comparesWithWhatAnotherProgramWrote()
{
    m_panel->open(userPath());
    editor()->setPlainText(u"# mine\n"_s);
    editor()->document()->setModified(true);
    write(userPath(), "# theirs\n");
    Q_EMIT m_catalog->changed();
    QTest::mouseClick(m_panel->findChild<QPushButton *>(u"compareDescriptor"_s), Qt::LeftButton);
    auto *lines = m_panel->findChild<QPlainTextEdit *>(u"compareLines"_s);
    QVERIFY(lines);
    QVERIFY(lines->toPlainText().contains(u"− # theirs"_s));
    QVERIFY(lines->toPlainText().contains(u"+ # mine"_s));
    QTest::mouseClick(m_panel->findChild<QPushButton *>(u"keepDescriptor"_s), Qt::LeftButton);
    QVERIFY(m_panel->hasUnsavedText());
    m_panel->save();
    QCOMPARE(read(userPath()), QByteArray("# mine\n"));
}

void DescriptorsPanelTest::neverSavesOverWhatAnotherProgramWrote()
{
    m_panel->open(userPath());
    editor()->setPlainText(u"# mine\n"_s);
    editor()->document()->setModified(true);
    write(userPath(), "# theirs\n");
    // Before the change has been noticed.
    m_panel->save();
    QCOMPARE(read(userPath()), QByteArray("# theirs\n"));
    QCOMPARE(m_panel->pane().state(), gui::DescriptorPane::State::Conflict);
}

void DescriptorsPanelTest::keepsEarlierTexts()
{
    m_panel->open(userPath());
    const QString first = editor()->toPlainText();
    editor()->setPlainText(u"[ensemble]\nname = \"other\"\n"_s);
    editor()->document()->setModified(true);
    m_panel->save();
    auto *button = m_panel->findChild<QToolButton *>(u"descriptorVersions"_s);
    Q_EMIT button->menu()->aboutToShow();
    QCOMPARE(button->menu()->actions().size(), 1);
    button->menu()->actions().first()->trigger();
    auto *dialog = m_panel->findChild<QDialog *>(u"compareDialog"_s);
    QVERIFY(dialog);
    QVERIFY(dialog->findChild<QPlainTextEdit *>(u"compareLines"_s)->toPlainText().contains(u"− name = \"mine\""_s));
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"compareAccept"_s), Qt::LeftButton);
    QCOMPARE(editor()->toPlainText(), first);
    QCOMPARE(read(userPath()), first.toUtf8());
    Q_EMIT button->menu()->aboutToShow();
    QCOMPARE(button->menu()->actions().size(), 2);
}

void DescriptorsPanelTest::deletesAndBringsBack()
{
    m_panel->open(userPath());
    const QByteArray text = read(userPath());
    m_panel->findChild<QAction *>(u"removeDescriptor"_s)->trigger();
    QVERIFY(!QFile::exists(userPath()));
    QVERIFY(editor()->toPlainText().isEmpty());
    auto *undo = m_panel->findChild<QPushButton *>(u"undoRemoveDescriptor"_s);
    QVERIFY(undo->isVisible());
    QTest::mouseClick(undo, Qt::LeftButton);
    QCOMPARE(read(userPath()), text);
    QTRY_COMPARE(editor()->toPlainText().toUtf8(), text);
    // What is built in stays.
    m_panel->open(m_folder->filePath(u"builtin/ensembles/io.toml"_s));
    m_panel->findChild<QAction *>(u"removeDescriptor"_s)->trigger();
    QVERIFY(QFile::exists(m_folder->filePath(u"builtin/ensembles/io.toml"_s)));
}

void DescriptorsPanelTest::renamesAFile()
{
    m_panel->open(userPath());
    m_prompts.text = u"Ours"_s;
    m_panel->findChild<QAction *>(u"renameDescriptor"_s)->trigger();
    QVERIFY(!QFile::exists(userPath()));
    QVERIFY(QFile::exists(m_folder->filePath(u"user/ensembles/ours.toml"_s)));
    QCOMPARE(m_panel->pane().path(), m_folder->filePath(u"user/ensembles/ours.toml"_s));
    QVERIFY(!m_panel->hasUnsavedText());
}

void DescriptorsPanelTest::filtersTheTree()
{
    auto *tree = m_panel->findChild<QTreeView *>(u"descriptorTree"_s);
    QCOMPARE(tree->model()->rowCount(), 2);
    m_panel->findChild<QLineEdit *>(u"descriptorFilter"_s)->setText(u"MIN"_s);
    QCOMPARE(tree->model()->rowCount(), 1);
    m_panel->findChild<QLineEdit *>(u"descriptorFilter"_s)->clear();
    QCOMPARE(tree->model()->rowCount(), 2);
}

void DescriptorsPanelTest::standsSideBySideWhereThereIsRoom()
{
    auto *splitter = m_panel->findChild<QSplitter *>(u"descriptorsSplitter"_s);
    m_panel->addSideTab(u"Tab"_s, new QWidget);
    m_panel->resize(400, 700);
    QTRY_COMPARE(splitter->orientation(), Qt::Vertical);
    m_panel->resize(1200, 700);
    QTRY_COMPARE(splitter->orientation(), Qt::Horizontal);
    QVERIFY(m_panel->findChild<QTabWidget *>(u"descriptorSide"_s)->isVisible());
    QVERIFY(m_panel->findChild<QTreeView *>(u"descriptorTree"_s)->isVisible());
    QVERIFY(editor()->isVisible());
    QVERIFY(!m_panel->findChild<QTabBar *>(u"descriptorParts"_s)->isVisible());
}

void DescriptorsPanelTest::showsOnePartAtATimeInANarrowDock()
{
    auto *tree = m_panel->findChild<QTreeView *>(u"descriptorTree"_s);
    auto *side = m_panel->findChild<QTabWidget *>(u"descriptorSide"_s);
    auto *parts = m_panel->findChild<QTabBar *>(u"descriptorParts"_s);
    auto *tool = new QWidget;
    m_panel->addSideTab(u"Tab"_s, tool);
    m_panel->resize(410, 360);
    QTRY_VERIFY(parts->isVisible());
    const auto shown = [&] { return QList<bool> {tree->isVisible(), editor()->isVisible(), side->isVisible()}; };
    QCOMPARE(shown(), (QList<bool> {true, false, false}));
    QTRY_VERIFY2(tree->height() > 200, qPrintable(QString::number(tree->height())));
    m_panel->open(userPath());
    QCOMPARE(shown(), (QList<bool> {false, true, false}));
    QTRY_VERIFY2(editor()->height() > 200, qPrintable(QString::number(editor()->height())));
    // The state of the file is read beside all the buttons.
    auto *status = m_panel->findChild<QLabel *>(u"descriptorTitle"_s);
    QTRY_VERIFY2(status->width() >= status->fontMetrics().horizontalAdvance(status->text()), qPrintable(status->text()));
    m_panel->showSideTab(tool);
    QCOMPARE(shown(), (QList<bool> {false, false, true}));
    parts->setCurrentIndex(0);
    QCOMPARE(shown(), (QList<bool> {true, false, false}));
    // A tall one has the tool below the text.
    m_panel->resize(410, 900);
    QTRY_COMPARE(m_panel->height(), 900);
    parts->setCurrentIndex(1);
    QCOMPARE(shown(), (QList<bool> {false, true, true}));
    QTRY_VERIFY(editor()->height() > 200 && side->height() > 200);
}

void DescriptorsPanelTest::leadsFromAFileToItsTextInANarrowDock()
{
    m_panel->resize(410, 360);
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    auto *tree = m_panel->findChild<QTreeView *>(u"descriptorTree"_s);
    auto *parts = m_panel->findChild<QTabBar *>(u"descriptorParts"_s);
    tree->setFocus();
    m_panel->open(userPath());
    parts->setCurrentIndex(0);
    QTest::keyClick(tree, Qt::Key_Return);
    QCOMPARE(parts->currentIndex(), 1);
    QVERIFY(editor()->hasFocus());
    // Searched from wherever one is.
    parts->setCurrentIndex(0);
    m_panel->find(gui::FindStep::Open);
    QCOMPARE(parts->currentIndex(), 1);
    // Without a file there is no text to be at.
    m_panel->findChild<QAction *>(u"removeDescriptor"_s)->trigger();
    QCOMPARE(parts->currentIndex(), 0);
    // A new one is written at once.
    m_prompts.text = u"fresh"_s;
    m_panel->findChild<QAction *>(u"new-command"_s)->trigger();
    QTRY_COMPARE(parts->currentIndex(), 1);
    QVERIFY(editor()->hasFocus());
}

//! Its lines are wrapped, and then the dock is too low for them.
void DescriptorsPanelTest::hasAllOfItsBarInALowDock()
{
    m_panel->open(userPath());
    m_panel->resize(230, 900);
    const gui::DescriptorBar &bar = m_panel->bar();
    QTRY_VERIFY(bar.heightForWidth(bar.width()) > 2 * bar.saveButton().height());
    m_panel->resize(230, 100);
    QTRY_VERIFY(m_panel->height() < 400);
    QTest::qWait(0);
    for (const QWidget *each : bar.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!each->isVisible())
            continue;
        QVERIFY2(bar.rect().contains(each->geometry()), qPrintable(each->objectName()));
        for (const QWidget *beside : bar.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
            const bool isOver = beside != each && beside->isVisible() && beside->geometry().intersects(each->geometry());
            QVERIFY2(!isOver, qPrintable(each->objectName() + u" lies over "_s + beside->objectName()));
        }
    }
}

void DescriptorsPanelTest::showsOnePartAtATimeWhereTextsAreLarge()
{
    gui::Theme theme(*qApp);
    m_panel->resize(1000, 700);
    const auto *parts = m_panel->findChild<QTabBar *>(u"descriptorParts"_s);
    QTRY_VERIFY(!parts->isVisible());
    theme.setFonts({200, {}, {}});
    QTRY_VERIFY(parts->isVisible());
    theme.setFonts({});
    QTRY_VERIFY(!parts->isVisible());
}

void DescriptorsPanelTest::beginsAFileThatIsRight_data()
{
    QTest::addColumn<gui::DescriptorTemplate>("begun");
    for (const gui::DescriptorTemplate &begun : gui::descriptorTemplates())
        QTest::newRow(qPrintable(begun.id)) << begun;
}

void DescriptorsPanelTest::beginsAFileThatIsRight()
{
    QFETCH(gui::DescriptorTemplate, begun);
    m_prompts.text = u"My Tools!"_s;
    m_panel->findChild<QAction *>(u"new-"_s + begun.id)->trigger();
    const QString name = begun.form == gui::TextForm::Skill ? u"/my-tools"_s : u"/my_tools"_s;
    const QString path = m_folder->filePath(u"user/"_s + begun.folder + name + gui::endingOf(begun.form));
    QVERIFY(QFile::exists(path));
    const auto file = model::DescriptorFile::read(path);
    QVERIFY(!read(path).contains("SPDX"));
    for (const model::Diagnostic &diagnostic : m_check->check(file, begun.kind))
        QFAIL(qPrintable(diagnostic.toString()));
    QTRY_COMPARE(editor()->toPlainText().toUtf8(), read(path));
}

QTEST_MAIN(DescriptorsPanelTest)
#include "tst_descriptorspanel.moc"
