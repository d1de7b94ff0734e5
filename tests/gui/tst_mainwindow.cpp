// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composer.h"
#include "gui/ensembles/ensemblesmodel.h"
#include "gui/window/actions.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench.h"
#include "tests/support/answeringprompts.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;

class MainWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void beginsWithTheFirstRunPage();
    void rehearsesWithOneClick();
    void togglingAToolChangesTheSettings();
    void showsHowTheComposerStands();
    void findsActionsInThePalette();
    void opensASecondWindowOnOneWorkbench();
    void namesItsControls();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<gui::Workbench> m_workbench;
    std::unique_ptr<gui::Windows> m_windows;
    gui::MainWindow *m_window = nullptr;
};

void MainWindowTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const auto profile = model::Profile::inFolder(m_folder->path());
    QVERIFY(profile.create());
    auto workbench = gui::Workbench::open(profile);
    QVERIFY(workbench);
    m_workbench = std::move(*workbench);
    m_windows = std::make_unique<gui::Windows>(*m_workbench, std::make_unique<AnsweringPrompts>());
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
    QTRY_COMPARE(text(u"toolsText"_s), u"%1 tools on"_s.arg(declared.size()));
    model::SessionSettings settings = m_window->page()->session().settings();
    settings.switches.insert(declared.first().name, false);
    m_window->page()->session().setSettings(settings);
    QTRY_COMPARE(text(u"toolsText"_s), u"%1 tools on"_s.arg(declared.size() - 1));
    m_window->page()->composer().editor().setPlainText(u"Roll a die"_s);
    m_window->page()->composer().send();
    QTRY_VERIFY(text(u"usageText"_s).contains(u"tokens"_s));
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
    QCOMPARE(list->model()->rowCount(), 1);
    auto *dock = m_window->findChild<QDockWidget *>(u"inspectorDock"_s);
    const bool visible = dock->isVisible();
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_COMPARE(dock->isVisible(), !visible);
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
