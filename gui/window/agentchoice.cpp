// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/agentchoice.h"

#include "gui/agents/agentimport.h"
#include "gui/agents/agentselector.h"
#include "gui/agents/agentsmodel.h"
#include "gui/composer/commandcompletion.h"
#include "gui/composer/composer.h"
#include "gui/shared/actions.h"
#include "gui/shared/userprompts.h"
#include "gui/window/conversationpage.h"
#include "gui/workbench/workbench.h"
#include "model/agents/agentcatalog.h"
#include "model/agents/librarycatalog.h"

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! As many names as a line has room for.
constexpr qsizetype mostNamedAgents = 8;

} // namespace

AgentChoice::AgentChoice(Workbench &workbench, UserPrompts &prompts, AgentSelector &selector, QWidget *window)
    : QObject(window)
    , m_workbench(workbench)
    , m_prompts(prompts)
    , m_selector(selector)
    , m_window(window)
{
    connect(&workbench.agents(), &model::AgentCatalog::changed, this, &AgentChoice::offer);
    connect(&workbench.libraries(), &model::LibraryCatalog::changed, this, &AgentChoice::offer);
    offer();
}

AgentChoice::~AgentChoice() = default;

void AgentChoice::connectActions(Actions &actions)
{
    actions.on(u"agentPick"_s, this, [this](const QString &name) {
        if (name.isEmpty())
            m_selector.openList();
        else
            use(name);
    });
    actions.on(u"agentDrop"_s, this, [this] { Q_EMIT m_selector.agentPicked({}); });
    actions.on(u"agentToolsImport"_s, this, [this] { importTools(); });
}

void AgentChoice::setPage(ConversationPage &page)
{
    m_page = &page;
    page.composer().editor().commands().setArguments(
        [this](const QString &command) { return command == "agent"_L1 ? playable() : QStringList(); });
}

void AgentChoice::importTools()
{
    if (!m_import) {
        m_import = new AgentImport(m_workbench.descriptors(), m_prompts, m_window);
        connect(m_import, &AgentImport::said, this, [this](const QString &text) { m_prompts.tell(m_window, text); });
        connect(m_import, &AgentImport::written, this, [this](const QString &path) {
            m_workbench.descriptors().load();
            Q_EMIT descriptorWritten(path);
        });
    }
    m_import->begin(m_page ? m_page->session().settings().model.toString() : QString());
}

void AgentChoice::offer()
{
    m_selector.setChoices(m_workbench.agents().entries(), m_workbench.libraries().libraries());
}

QStringList AgentChoice::playable() const
{
    QStringList names;
    for (const model::AgentEntry &each : m_workbench.agents().entries()) {
        if (each.part && each.isListed)
            names.append(each.name);
    }
    return names;
}

void AgentChoice::use(const QString &name)
{
    const model::AgentEntry *agent = m_workbench.agents().find(name);
    const QStringList names = playable();
    const QString listed = names.isEmpty() ? tr("There are none yet.")
                                           : tr("There are: %1.").arg(names.mid(0, mostNamedAgents).join(u", "_s));
    using Tone = Composer::Tone;
    // An agent may be called that.
    if (!agent && name == "none"_L1)
        Q_EMIT m_selector.agentPicked({});
    else if (!agent)
        m_page->composer().say(tr("There is no agent “%1”. %2").arg(name, listed), Tone::Warning);
    else if (!agent->part)
        m_page->composer().say(tr("The agent %1 cannot play: %2").arg(name, faultOf(*agent)), Tone::Warning);
    else
        Q_EMIT m_selector.agentPicked(agent->name);
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_agentchoice.cpp>
