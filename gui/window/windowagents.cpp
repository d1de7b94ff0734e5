// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// What the main window has of agents: their dock, the choice in the bar, their menu.

#include "gui/agents/agentimport.h"
#include "gui/agents/agentrow.h"
#include "gui/agents/agentselector.h"
#include "gui/agents/agentspanel.h"
#include "gui/composer/composer.h"
#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/descriptorspanel.h"
#include "gui/settings/conversationbar.h"
#include "gui/shared/actions.h"
#include "gui/shared/userprompts.h"
#include "gui/window/conversationpage.h"
#include "gui/window/lazydock.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "model/agents/agentcatalog.h"
#include "model/agents/librarycatalog.h"

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! As many names as a line has room for.
constexpr qsizetype mostNamed = 8;

} // namespace

QWidget *MainWindow::makeAgents()
{
    m_agents = new AgentsPanel({m_workbench.agents(), m_workbench.libraries(), m_workbench.ensembles()}, m_agentDock);
    m_agents->setSession(m_page ? &m_page->session() : nullptr);
    connect(m_agents, &AgentsPanel::failed, this, [this](const model::Error &error) { say(error.message); });
    connect(m_agents, &AgentsPanel::editRequested, this, &MainWindow::showDescriptor);
    connect(m_agents, &AgentsPanel::newRequested, this, &MainWindow::newDescriptor);
    connect(m_agents, &AgentsPanel::importRequested, this, &MainWindow::importTools);
    connect(m_agents, &AgentsPanel::compareRequested, this, [this](const QString &agent) { compare(agent); });
    connect(m_agents, &AgentsPanel::convertRequested, this, [this](const QString &path) {
        showDescriptor(path);
        // A file with changes that are not saved is asked about first, and stays.
        if (m_descriptors->pane().path() == path)
            m_descriptors->convert();
    });
    return m_agents;
}

void MainWindow::addAgentActions()
{
    const auto add = [this](const QString &name, const QString &text, const QString &keys, auto does) {
        connect(m_actions->add(name, text, keys), &QAction::triggered, this, does);
    };
    add(u"agentPick"_s, tr("&Pick an agent…"), u"Ctrl+Shift+A"_s, [this] { m_bar->agents().openList(); });
    add(u"agentDrop"_s, tr("&Stop using the agent"), {}, [this] {
        if (m_page)
            Q_EMIT m_bar->agents().agentPicked({});
    });
    add(u"agentTomlNew"_s, tr("New agent in &TOML…"), {}, [this] { newDescriptor(u"agent"_s); });
    add(u"agentGramNew"_s, tr("New agent in &gram…"), {}, [this] { newDescriptor(u"agentgram"_s); });
    add(u"agentToolsImport"_s, tr("&Import tools…"), {}, &MainWindow::importTools);
}

void MainWindow::importTools()
{
    // The catalogs are read after the first paint.
    if (m_start != Start::Ready)
        return;
    if (!m_agentImport) {
        m_agentImport = new AgentImport(m_workbench.descriptors(), m_windows.prompts(), this);
        connect(m_agentImport, &AgentImport::said, this, [this](const QString &text) { m_windows.prompts().tell(this, text); });
        connect(m_agentImport, &AgentImport::written, this, [this](const QString &path) {
            m_workbench.descriptors().load();
            showDescriptor(path);
        });
    }
    m_agentImport->begin(m_page ? m_page->session().settings().model.toString() : QString());
}

void MainWindow::newDescriptor(const QString &templateId)
{
    // The catalogs are read after the first paint.
    if (m_start != Start::Ready)
        return;
    m_descriptorDock->bringForward();
    m_descriptors->create(templateId);
}

void MainWindow::offerAgents()
{
    const auto offer = [this] { m_bar->agents().setChoices(m_workbench.agents().entries(), m_workbench.libraries().libraries()); };
    connect(&m_workbench.agents(), &model::AgentCatalog::changed, this, offer);
    connect(&m_workbench.libraries(), &model::LibraryCatalog::changed, this, offer);
    connect(&m_bar->agents(), &AgentSelector::panelRequested, this, [this] { m_agentDock->bringForward(); });
    offer();
}

QStringList MainWindow::playableAgents()
{
    QStringList names;
    // The catalogs are read after the first paint.
    for (const model::AgentEntry &each : m_start == Start::Ready ? m_workbench.agents().entries() : QList<model::AgentEntry>()) {
        if (each.part && each.isListed)
            names.append(each.name);
    }
    return names;
}

void MainWindow::useAgent(const QString &name)
{
    // The catalogs are read after the first paint.
    if (m_start != Start::Ready || !m_page)
        return;
    const model::AgentEntry *agent = m_workbench.agents().find(name);
    const QStringList names = playableAgents();
    const QString listed = names.isEmpty() ? tr("There are none yet.") : tr("There are: %1.").arg(names.mid(0, mostNamed).join(u", "_s));
    using Tone = Composer::Tone;
    // An agent may be called that.
    if (!agent && name == "none"_L1)
        Q_EMIT m_bar->agents().agentPicked({});
    else if (!agent)
        m_page->composer().say(tr("There is no agent “%1”. %2").arg(name, listed), Tone::Warning);
    else if (!agent->part)
        m_page->composer().say(tr("The agent %1 cannot play: %2").arg(name, faultOf(*agent)), Tone::Warning);
    else
        Q_EMIT m_bar->agents().agentPicked(agent->name);
}

} // namespace gui
