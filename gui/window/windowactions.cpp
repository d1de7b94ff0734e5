// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composer.h"
#include "gui/conversations/conversationspanel.h"
#include "gui/descriptors/descriptorspanel.h"
#include "gui/settings/conversationbar.h"
#include "gui/settings/foldersbutton.h"
#include "gui/settings/modelselector.h"
#include "gui/settings/preferencesdialog.h"
#include "gui/settings/systemtextbutton.h"
#include "gui/shared/actions.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/window/commandpalette.h"
#include "gui/window/conversationpage.h"
#include "gui/window/lazydock.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"

#include <QApplication>
#include <QMessageBox>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! The first widget inside that Tab stops at; null where there is none.
QWidget *firstStop(QWidget *inside)
{
    for (QWidget *next = inside->nextInFocusChain(); next && next != inside; next = next->nextInFocusChain()) {
        if (inside->isAncestorOf(next) && next->isVisible() && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus))
            return next;
    }
    return nullptr;
}

} // namespace

//! What each action of the window does; the rest of the window is in mainwindow.cpp.
void MainWindow::addActions()
{
    const auto add = [this](const QString &name, const QString &text, const QString &keys, auto does) {
        connect(m_actions->add(name, text, keys), &QAction::triggered, this, does);
    };
    add(u"windowNew"_s, tr("New &window"), u"Ctrl+Shift+N"_s, [this] { m_windows.open(); });
    add(u"windowClose"_s, tr("&Close the window"), u"Ctrl+W"_s, [this] { close(); });
    add(u"preferences"_s, tr("&Preferences…"), u"Ctrl+,"_s, [this] {
        auto *dialog = new PreferencesDialog(m_windows.preferences(), *m_actions, m_workbench.providers(), m_workbench.keychain(), this);
        dialog->open();
    });
    add(u"storeBackUp"_s, tr("&Back up all conversations…"), {}, &MainWindow::backUp);
    add(u"storeRepair"_s, tr("&Repair the conversations…"), {}, &MainWindow::repair);
    add(u"about"_s, tr("&About Parlance"), {}, [this] {
        auto *box = new QMessageBox(QMessageBox::NoIcon, tr("About Parlance"),
            tr("Parlance %1\nA workbench for conversations with language models.\nLicence: Apache-2.0. No telemetry.")
                .arg(u"" PARLANCE_VERSION ""_s),
            QMessageBox::Close, this);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
    });
    add(u"quit"_s, tr("&Quit"), u"Ctrl+Q"_s, [] { qApp->closeAllWindows(); });
    addConversationActions();
    addAgentActions();
    add(u"commandPaletteOpen"_s, tr("&Do anything…"), u"Ctrl+K"_s, [this] { (new CommandPalette(*m_actions, this))->openOver(); });
    add(u"composerFocus"_s, tr("&Write"), u"Ctrl+L"_s, [this] {
        leaveFirstRun();
        if (m_page)
            m_page->composer().editor().setFocus(Qt::ShortcutFocusReason);
    });
    const auto addToggle = [&](const QString &name, const QString &text, const QString &keys, QDockWidget *dock) {
        add(name, text, keys, [this, dock] { toggle(dock); });
    };
    addToggle(u"conversationsToggle"_s, tr("&Conversations"), u"Ctrl+1"_s, m_list);
    addToggle(u"ensemblesToggle"_s, tr("&Ensembles"), u"Ctrl+2"_s, m_ensembleDock);
    addToggle(u"inspectorToggle"_s, tr("&Inspector"), u"Ctrl+3"_s, m_inspectorDock);
    addToggle(u"descriptorsToggle"_s, tr("&Descriptors"), u"Ctrl+4"_s, m_descriptorDock);
    addToggle(u"agentsToggle"_s, tr("&Agents"), u"Ctrl+7"_s, m_agentDock);
    add(u"descriptorsDetach"_s, tr("Descriptors in a &window of their own"), u"Ctrl+Shift+4"_s, &MainWindow::detachDescriptors);
    add(u"fullScreen"_s, tr("&Full screen"), u"F11"_s, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    add(u"serverAdd"_s, tr("Add an &MCP server…"), {}, &MainWindow::addServer);
    add(u"resourcesOpen"_s, tr("Reso&urces of MCP servers…"), u"Ctrl+6"_s, [this] { showResources(); });
    add(u"serversFind"_s, tr("&Find servers on this machine…"), {}, &MainWindow::findServers);
    add(u"modelFileStart"_s, tr("Start a m&odel file…"), {}, &MainWindow::startModelFile);
    add(u"modelServersShow"_s, tr("Mo&dels on this machine…"), {}, [this] { showModelServers({}); });
    add(u"serversImport"_s, tr("&Import MCP servers…"), {}, &MainWindow::importServers);
    add(u"descriptorSave"_s, tr("&Save the descriptor"), u"Ctrl+S"_s, [this] {
        if (m_descriptors)
            m_descriptors->save();
    });
    add(u"benchOpen"_s, tr("&Try out a tool"), u"Ctrl+5"_s, &MainWindow::showBench);
    add(u"agentsCompare"_s, tr("&Side by side…"), u"Ctrl+8"_s, [this] { compare(); });
    add(u"compareFromHere"_s, tr("&Compare from here…"), u"Ctrl+Shift+8"_s, [this] {
        if (m_page)
            compareFrom(m_page->transcript().here());
    });
    add(u"descriptorsReload"_s, tr("&Read all descriptors again"), {}, [this] { m_workbench.descriptors().refresh(); });
}

//! Shows a dock and gives it the keyboard, or hides it. One behind another tab counts as visible, and is to come forward.
void MainWindow::toggle(QDockWidget *dock)
{
    const bool isSeen = dock->isVisible() && !dock->visibleRegion().isEmpty();
    const bool hadFocus = focusWidget() && dock->isAncestorOf(focusWidget());
    dock->setVisible(!isSeen);
    if (isSeen && hadFocus && m_page)
        m_page->composer().editor().setFocus(Qt::ShortcutFocusReason);
    if (isSeen)
        return;
    // What is to have the keyboard must be there.
    if (auto *lazy = qobject_cast<LazyDock *>(dock))
        lazy->bringForward();
    if (QWidget *first = firstStop(dock))
        first->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::addConversationActions()
{
    const auto add = [this](const QString &name, const QString &text, const QString &keys, auto does) {
        connect(m_actions->add(name, text, keys), &QAction::triggered, this, does);
    };
    add(u"conversationNew"_s, tr("&New conversation"), u"Ctrl+N"_s, [this] { openConversation({}); });
    add(u"conversationSearch"_s, tr("&Search all conversations"), u"Ctrl+Shift+F"_s, [this] {
        m_list->show();
        m_conversations->focusSearch();
    });
    add(u"modelPick"_s, tr("Pick a &model…"), u"Ctrl+M"_s, [this] { m_bar->models().openList(); });
    add(u"systemTextEdit"_s, tr("System &text…"), u"Ctrl+Shift+T"_s, [this] { m_bar->systemText().openEditor(); });
    add(u"folderAdd"_s, tr("Add a workspace &folder…"), u"Ctrl+Shift+O"_s, [this] { m_bar->folders().chooseFolder(); });
    add(u"turnStop"_s, tr("Sto&p"), u"Esc"_s, [this] {
        if (m_page)
            m_page->session().stop();
    });
    add(u"answerAgain"_s, tr("Answer a&gain"), u"Ctrl+R"_s, [this] {
        const int length = m_page ? m_page->session().conversation().length() : 0;
        if (length == 0)
            return;
        if (const auto begun = m_page->session().regenerate(length - 1); !begun)
            say(begun.error().message);
    });
    add(u"conversationRename"_s, tr("&Rename"), u"F2"_s, [this] { m_conversations->rename(); });
    add(u"conversationLabels"_s, tr("&Labels…"), {}, [this] { m_conversations->editLabels(); });
    add(u"conversationDelete"_s, tr("&Delete"), u"Ctrl+Shift+D"_s, [this] { m_conversations->removeCurrent(); });
    add(u"conversationErase"_s, tr("&Erase for good…"), {}, [this] { m_conversations->eraseCurrent(); });
}

void MainWindow::doCommand(const QString &name, const QString &argument)
{
    if (name == "clear"_L1)
        return openConversation({});
    if (const auto address = model::ModelAddress::parse(argument); name == "model"_L1 && address)
        return m_bar->pickModel(*address);
    if (name == "agent"_L1 && !argument.isEmpty())
        return useAgent(argument);
    if (name == "tools"_L1)
        return m_ensembleDock->bringForward();
    static const QHash<QString, QString> actions {{u"help"_s, u"commandPaletteOpen"_s}, {u"model"_s, u"modelPick"_s},
        {u"agent"_s, u"agentPick"_s}, {u"system"_s, u"systemTextEdit"_s}, {u"folder"_s, u"folderAdd"_s}, {u"stop"_s, u"turnStop"_s},
        {u"retry"_s, u"answerAgain"_s}};
    if (QAction *action = m_actions->find(actions.value(name)))
        action->trigger();
}

} // namespace gui
