// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/windowmenus.h"

#include "gui/shared/actions.h"

#include <QCoreApplication>
#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

struct WindowMenuTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::WindowMenus)
};

//! An empty name is a separator.
void addMenu(QMenuBar &bar, const QString &name, const QString &title, const Actions &actions, const QStringList &names)
{
    QMenu *menu = bar.addMenu(title);
    menu->setObjectName(name);
    for (const QString &each : names) {
        if (each.isEmpty())
            menu->addSeparator();
        else if (QAction *action = actions.find(each))
            menu->addAction(action);
    }
}

} // namespace

void buildMenus(QMenuBar &bar, const Actions &actions)
{
    addMenu(bar, u"programMenu"_s, WindowMenuTexts::tr("&Parlance"), actions,
        {u"windowNew"_s, u"windowClose"_s, {}, u"storeBackUp"_s, u"storeRepair"_s, {}, u"preferences"_s, {}, u"about"_s, {}, u"quit"_s});
    addMenu(bar, u"conversationMenuBar"_s, WindowMenuTexts::tr("&Conversation"), actions,
        {u"conversationNew"_s, u"conversationSearch"_s, {}, u"modelPick"_s, u"systemTextEdit"_s, u"folderAdd"_s, {}, u"turnStop"_s,
            u"answerAgain"_s, u"compareFromHere"_s, {}, u"conversationRename"_s, u"conversationLabels"_s, u"conversationDelete"_s,
            u"conversationErase"_s});
    addMenu(bar, u"viewMenu"_s, WindowMenuTexts::tr("&View"), actions,
        {u"commandPaletteOpen"_s, u"composerFocus"_s, {}, u"conversationsToggle"_s, u"ensemblesToggle"_s, u"inspectorToggle"_s,
            u"descriptorsToggle"_s, u"agentsToggle"_s, u"descriptorsDetach"_s, {}, u"fullScreen"_s});
    addMenu(bar, u"toolsMenu"_s, WindowMenuTexts::tr("&Tools"), actions,
        {u"benchOpen"_s, {}, u"resourcesOpen"_s, u"serverAdd"_s, u"serversImport"_s, {}, u"serversFind"_s, u"modelFileStart"_s,
            u"modelServersShow"_s, {}, u"descriptorSave"_s, u"descriptorsReload"_s});
    addMenu(bar, u"agentsMenu"_s, WindowMenuTexts::tr("A&gents"), actions,
        {u"agentPick"_s, u"agentDrop"_s, {}, u"agentTomlNew"_s, u"agentGramNew"_s, u"agentToolsImport"_s, {}, u"agentsCompare"_s, {},
            u"agentsToggle"_s});
}

} // namespace gui
