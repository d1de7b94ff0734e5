// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/agents/agentselector.h"
#include "gui/agents/agentspanel.h"
#include "gui/composer/composer.h"
#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/descriptorspanel.h"
#include "gui/shared/actions.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "model/agents/agentcatalog.h"
#include "tests/gui/agentfixture.h"
#include "tests/support/answeringprompts.h"

#include <QAbstractItemView>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

class AgentWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void usesAnAgentByASlashCommand();
    void listsAgentsByASlashCommand();
    void offersAgentsWhileTheCommandIsWritten();
    void saysWhichAgentsThereAre();
    void showsTheDock();
    void editsAnAgentFromTheDock();
    void convertsAnAgentFromTheDock();
    void makesAnAgentOfAListOfTools();

private:
    gui::ComposerEdit &edit() { return m_window->page()->composer().editor(); }
    QString agent() { return m_window->page()->session().settings().agent; }
    void say(const QString &text)
    {
        edit().setFocus();
        edit().setPlainText(text);
        edit().moveCursor(QTextCursor::End);
        m_window->page()->composer().send();
    }
    template <typename Widget>
    Widget *find(const QString &name)
    {
        return m_window->findChild<Widget *>(name);
    }
    QString said() { return find<QLabel>(u"composerMessage"_s)->text(); }

    std::unique_ptr<AgentFixture> m_fixture;
    AnsweringPrompts *m_prompts = nullptr;
    std::unique_ptr<gui::Windows> m_windows;
    gui::MainWindow *m_window = nullptr;
};

void AgentWindowTest::init()
{
    m_fixture = std::make_unique<AgentFixture>();
    auto prompts = std::make_unique<AnsweringPrompts>();
    m_prompts = prompts.get();
    m_windows = std::make_unique<gui::Windows>(*m_fixture->workbench, std::move(prompts));
    m_window = m_windows->open();
    QSignalSpy ready(m_window, &gui::MainWindow::ready);
    QTRY_COMPARE(ready.size(), 1);
    QTest::mouseClick(find<QPushButton>(u"skipFirstRun"_s), Qt::LeftButton);
    QTRY_VERIFY(m_window->page()->isVisible());
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
}

void AgentWindowTest::cleanup()
{
    m_windows.reset();
    m_fixture.reset();
}

void AgentWindowTest::usesAnAgentByASlashCommand()
{
    say(u"/agent greeter"_s);
    QCOMPARE(agent(), u"greeter"_s);
    QCOMPARE(find<gui::AgentSelector>(u"agentSelector"_s)->text(), u"greeter"_s);
    QVERIFY(edit().toPlainText().isEmpty());
    say(u"/agent none"_s);
    QVERIFY(agent().isEmpty());
    QCOMPARE(find<gui::AgentSelector>(u"agentSelector"_s)->text(), u"No agent"_s);
}

void AgentWindowTest::listsAgentsByASlashCommand()
{
    say(u"/agent"_s);
    auto *menu = find<QMenu>(u"agentSelectorMenu"_s);
    QVERIFY(menu && menu->isVisible());
    QVERIFY(menu->findChild<QAction *>(u"agent-greeter"_s));
    menu->close();
}

void AgentWindowTest::offersAgentsWhileTheCommandIsWritten()
{
    edit().setFocus();
    QTest::keyClicks(&edit(), u"/agent re"_s);
    QAbstractItemView *list = nullptr;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget->objectName() == "slashCommands"_L1 && widget->isVisible())
            list = qobject_cast<QAbstractItemView *>(widget);
    }
    QVERIFY(list);
    QStringList offered;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        offered.append(list->model()->index(row, 0).data().toString());
    // Those that cannot play are not offered.
    QVERIFY2(offered.contains(u"reader"_s) && !offered.contains(u"broken"_s), qPrintable(offered.join(u", "_s)));
    QTest::keyClick(&edit(), Qt::Key_Tab);
    QVERIFY2(edit().toPlainText().startsWith(u"/agent "_s + offered.first()), qPrintable(edit().toPlainText()));
}

void AgentWindowTest::saysWhichAgentsThereAre()
{
    say(u"/agent nobody"_s);
    QVERIFY(agent().isEmpty());
    QVERIFY2(said().contains(u"no agent “nobody”"_s) && said().contains(u"greeter"_s), qPrintable(said()));
    say(u"/agent broken"_s);
    QVERIFY(agent().isEmpty());
    QVERIFY2(said().contains(u"broken cannot play: 2:"_s), qPrintable(said()));
}

void AgentWindowTest::showsTheDock()
{
    m_window->actions().find(u"agentsToggle"_s)->trigger();
    auto *tree = find<QTreeView>(u"agentTree"_s);
    QVERIFY(tree && tree->isVisible());
    QVERIFY(find<QDockWidget>(u"agentsDock"_s)->isAncestorOf(m_window->focusWidget()));
    QVERIFY(find<QMenu>(u"agentsMenu"_s)->actions().contains(m_window->actions().find(u"agentPick"_s)));
    m_window->actions().find(u"agentsToggle"_s)->trigger();
    QTRY_VERIFY(!find<QDockWidget>(u"agentsDock"_s)->isVisible());
}

void AgentWindowTest::editsAnAgentFromTheDock()
{
    m_window->actions().find(u"agentsToggle"_s)->trigger();
    auto *panel = find<gui::AgentsPanel>(u"agentsPanel"_s);
    auto *tree = find<QTreeView>(u"agentTree"_s);
    const auto *rows = qobject_cast<gui::AgentsModel *>(tree->model());
    tree->setCurrentIndex(rows->find(gui::AgentsModel::Section::Agents, u"greeter"_s));
    panel->findChild<QAction *>(u"agentEdit"_s)->trigger();
    auto *descriptors = m_window->findChild<gui::DescriptorsPanel *>();
    QVERIFY(descriptors && descriptors->isVisible());
    QCOMPARE(descriptors->pane().path(), m_fixture->path(u"agents/greeter.gram"_s));
    // One that is new gets a file of its own.
    m_prompts->text = u"fresh"_s;
    panel->findChild<QAction *>(u"agentNewGram"_s)->trigger();
    QTRY_COMPARE(descriptors->pane().path(), m_fixture->path(u"agents/fresh.gram"_s));
    QTRY_VERIFY(rows->find(gui::AgentsModel::Section::Agents, u"fresh"_s).isValid());
}

void AgentWindowTest::convertsAnAgentFromTheDock()
{
    m_window->actions().find(u"agentsToggle"_s)->trigger();
    auto *tree = find<QTreeView>(u"agentTree"_s);
    const auto *rows = qobject_cast<gui::AgentsModel *>(tree->model());
    tree->setCurrentIndex(rows->find(gui::AgentsModel::Section::Agents, u"greeter"_s));
    m_prompts->consent = true;
    find<gui::AgentsPanel>(u"agentsPanel"_s)->findChild<QAction *>(u"agentConvert"_s)->trigger();
    QTRY_VERIFY(QFile::exists(m_fixture->path(u"agents/greeter.toml"_s)));
    QVERIFY(!QFile::exists(m_fixture->path(u"agents/greeter.gram"_s)));
    QTRY_COMPARE(rows->find(gui::AgentsModel::Section::Agents, u"greeter"_s).data(gui::AgentsModel::TagRole).toString(), u"toml"_s);
}

void AgentWindowTest::makesAnAgentOfAListOfTools()
{
    const QString list = m_fixture->folder.filePath(u"tools.json"_s);
    support::write(list,
        R"([{"type": "function", "function": {"name": "sayHello", "description": "Says hello",
            "parameters": {"type": "object", "properties": {"personName": {"type": "string"}}, "required": ["personName"]}}}])");
    m_prompts->fileToOpen = list;
    m_prompts->text = u"imported"_s;
    m_window->actions().find(u"agentToolsImport"_s)->trigger();
    const model::AgentEntry *imported = nullptr;
    QTRY_VERIFY((imported = m_fixture->workbench->agents().find(u"imported"_s)));
    QVERIFY(imported->part && imported->part->tools.size() == 1);
    QCOMPARE(imported->part->tools.first().name, u"sayHello"_s);
    QCOMPARE(m_window->findChild<gui::DescriptorsPanel *>()->pane().path(), m_fixture->path(u"agents/imported.toml"_s));
    // What is there already stays.
    const QByteArray text = support::read(m_fixture->path(u"agents/imported.toml"_s));
    m_window->actions().find(u"agentToolsImport"_s)->trigger();
    QVERIFY(m_prompts->asked.last().contains(u"already a file imported.toml"_s));
    QCOMPARE(support::read(m_fixture->path(u"agents/imported.toml"_s)), text);
}

QTEST_MAIN(AgentWindowTest)
#include "tst_agentwindow.moc"
