// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// What the window of comparisons has to do with what is to be compared; the rest of it is in comparewindow.cpp.

#include "gui/compare/agenttools.h"
#include "gui/compare/choiceslist.h"
#include "gui/compare/comparebar.h"
#include "gui/compare/comparewindow.h"
#include "gui/forms/growingedit.h"
#include "gui/shared/userprompts.h"
#include "gui/workbench/keylessproviders.h"
#include "gui/workbench/workbench.h"
#include "model/comparison/comparison.h"

#include <QLabel>
#include <QShowEvent>

namespace gui {

void CompareWindow::readChoices()
{
    fitChoices();
    m_bar->setAgents(m_choices.agents);
    m_bar->setProviders(m_workbench.providers().providers(), m_keyless->names());
}

void CompareWindow::fitChoices()
{
    m_choices = CompareChoices::of(m_workbench, {m_bar->agent(), m_base.switches, m_keyless->names()});
    showChoices();
}

void CompareWindow::showChoices()
{
    using Varies = CompareSetup::Varies;
    const Varies varies = m_bar->varies();
    std::optional<QString> usual;
    if (varies == Varies::Models)
        usual = m_base.model.toString();
    else if (varies == Varies::Agents)
        usual = m_base.agent;
    else if (varies == Varies::Libraries)
        usual = m_base.library;
    m_list->setChoices(varies, m_choices.of(varies), usual, varies == Varies::Libraries ? m_choices.noLibraries : QString());
    showTools();
}

void CompareWindow::showTools()
{
    const bool isOne = m_bar->varies() != CompareSetup::Varies::Agents;
    const model::AgentEntry *agent = isOne ? m_workbench.agents().find(m_bar->agent()) : nullptr;
    m_tools->setTools(agent && agent->part ? agent->part->tools : QList<model::ToolSpecification>());
}

void CompareWindow::askNumber(const QString &title, const QString &label, int value, int most, void (CompareBar::*take)(int))
{
    m_prompts.askText(this, title, label.arg(most), QString::number(value), this, [this, label, most, take](const QString &text) {
        bool isNumber = false;
        const int number = text.trimmed().toInt(&isNumber);
        const bool fits = isNumber && number >= 1 && number <= most;
        if (fits)
            (m_bar->*take)(number);
        say(fits ? QString() : tr("“%1” is no number from 1 to %2.").arg(text.trimmed().left(20), QString::number(most)));
    });
}

void CompareWindow::prepare(const model::SessionSettings &settings, const std::optional<Start> &start)
{
    m_base = settings;
    m_base.draft.clear();
    m_from = start ? std::optional(start->from) : std::nullopt;
    m_bar->setStandardModel(settings.model.toString());
    if (settings.agent.isEmpty())
        fitChoices();
    else
        setAgent(settings.agent);
    m_beginning->setVisible(start.has_value());
    m_beginning->setText(start ? start->text : QString());
}

void CompareWindow::setAgent(const QString &agent)
{
    m_bar->setAgent(agent);
    m_bar->setVaries(CompareSetup::Varies::Libraries);
    fitChoices();
}

void CompareWindow::setVaries(CompareSetup::Varies varies, const QStringList &columns)
{
    m_bar->setVaries(varies);
    showChoices();
    m_list->setChosen(columns);
}

CompareSetup CompareWindow::setup() const
{
    CompareSetup setup;
    setup.base = m_base;
    setup.base.agent = m_bar->agent();
    // Where none is chosen, an agent's own counts before the conversation's.
    setup.base.model = model::ModelAddress::parse(m_bar->model()).value_or(m_base.model);
    setup.base.agentModel = m_bar->model().isEmpty() ? setup.base.model : model::ModelAddress();
    setup.varies = m_bar->varies();
    setup.columns = m_list->chosen();
    setup.prompt = m_prompt->text();
    setup.times = m_bar->times();
    setup.secondsPerRun = m_bar->limit();
    setup.from = m_from;
    return setup;
}

void CompareWindow::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous())
        m_keyless->look(m_workbench.providers().providers());
}

} // namespace gui
