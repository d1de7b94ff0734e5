// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/agents/agentselector.h"

#include "gui/agents/agentsmodel.h"
#include "gui/shared/shippedtexts.h"
#include "gui/shared/tooltips.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! An ampersand in a name marks no access key.
QString plain(const QString &name)
{
    return QString(name).replace(u'&', "&&"_L1);
}

} // namespace

AgentSelector::AgentSelector(QWidget *parent)
    : DropDownButton(parent)
{
    setObjectName(u"agentSelector"_s);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(this, &QToolButton::clicked, this, &AgentSelector::openList);
    showNames();
}

void AgentSelector::setChoices(const QList<model::AgentEntry> &agents, const QList<model::ToolLibrary> &libraries)
{
    m_agents = agents;
    m_libraries = libraries;
    m_isKnown = true;
    showNames();
}

void AgentSelector::setAgent(const QString &agent, const QString &library)
{
    m_agent = agent;
    m_library = library;
    showNames();
}

void AgentSelector::showNames()
{
    const auto entry = std::find_if(m_agents.begin(), m_agents.end(), [this](const auto &each) { return each.name == m_agent; });
    const bool isThere = entry != m_agents.end();
    const QString name = isThere ? entry->shownName() : m_agent;
    // In a narrow bar the first letters are all that is seen.
    setText(name.isEmpty() ? tr("No agent") : name);
    setShortText(name.isEmpty() ? tr("Agent") : name);
    setAccessibleName(tr("Agent: %1").arg(name.isEmpty() ? tr("none") : name));
    QStringList lines;
    if (m_agent.isEmpty())
        lines.append(tr("No agent plays: the model has the system text and the tools that are on."));
    else if (m_isKnown && !isThere)
        lines.append(tr("There is no agent of this name any more."));
    else if (isThere)
        lines += {entry->description, faultOf(*entry)};
    if (isThere && entry->part && !entry->part->model.isEmpty())
        lines.append(tr("It plays with %1.").arg(entry->part->model.toString()));
    if (!m_agent.isEmpty())
        lines.append(m_library.isEmpty() ? tr("Its tools are bound from every ensemble, by name.")
                                         : tr("Its tools are bound from the library %1.").arg(m_library));
    lines.removeAll(QString());
    setToolTip(toolTipText(lines.join(u'\n')));
    setAccessibleDescription(lines.join(u' '));
    updateGeometry();
    update();
}

void AgentSelector::openList()
{
    fill();
    m_menu->popup(mapToGlobal(QPoint(0, height() + 2)));
}

void AgentSelector::fill()
{
    if (!m_menu) {
        m_menu = new QMenu(this);
        m_menu->setObjectName(u"agentSelectorMenu"_s);
        m_menu->setToolTipsVisible(true);
    }
    // Clearing leaves menus and groups.
    m_menu->clear();
    qDeleteAll(m_menu->findChildren<QMenu *>());
    qDeleteAll(m_menu->findChildren<QActionGroup *>());
    addAgents();
    m_menu->addSeparator();
    addLibraries();
    m_menu->addSeparator();
    m_menu->addAction(tr("All about &agents"), this, &AgentSelector::panelRequested)->setObjectName(u"agentSelectorPanel"_s);
}

void AgentSelector::addAgents()
{
    auto *group = new QActionGroup(m_menu);
    const auto add = [this, group](const QString &name, const QString &text) {
        QAction *action = m_menu->addAction(text, this, [this, name] { Q_EMIT agentPicked(name); });
        action->setObjectName(u"agent-"_s + name);
        action->setCheckable(true);
        action->setChecked(name == m_agent);
        group->addAction(action);
        return action;
    };
    add({}, tr("&No agent"));
    for (const model::AgentEntry &agent : std::as_const(m_agents)) {
        // One that is not listed plays on where it does.
        if (agent.name.isEmpty() || (!agent.isListed && agent.name != m_agent))
            continue;
        QAction *action = add(agent.name, plain(agent.shownName()));
        action->setEnabled(agent.part.has_value());
        action->setToolTip(toolTipText(agent.part ? agent.description : faultOf(agent)));
    }
}

void AgentSelector::addLibraries()
{
    QMenu *libraries = m_menu->addMenu(tr("Bind its tools &from"));
    libraries->setObjectName(u"agentSelectorLibraries"_s);
    auto *group = new QActionGroup(libraries);
    const auto add = [&](const QString &name, const QString &text) {
        QAction *action = libraries->addAction(text, this, [this, name] { Q_EMIT libraryPicked(name); });
        action->setObjectName(u"library-"_s + name);
        action->setCheckable(true);
        action->setChecked(name == m_library);
        group->addAction(action);
    };
    add({}, tr("&Every ensemble, by name"));
    for (const model::ToolLibrary &library : std::as_const(m_libraries))
        add(library.name, plain(shippedText(library.shownName())));
}

} // namespace gui
