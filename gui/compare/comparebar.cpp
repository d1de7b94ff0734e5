// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/comparebar.h"

#include "gui/settings/dropdownbutton.h"
#include "gui/theme/palette.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace gui {

CompareBar::CompareBar(QWidget *parent)
    : QFrame(parent)
    , m_agentButton(addMenu(u"compareAgent"_s))
    , m_modelButton(addMenu(u"compareModel"_s))
    , m_timesButton(addMenu(u"compareTimes"_s))
    , m_variesButton(addMenu(u"compareVaries"_s))
    , m_save(new QPushButton(tr("Save &report…"), this))
    , m_stop(new QPushButton(tr("S&top"), this))
    , m_run(new QPushButton(this))
{
    setObjectName(u"compareBar"_s);
    auto *title = new QLabel(tr("Side by side"), this);
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    m_save->setObjectName(u"compareSave"_s);
    m_stop->setObjectName(u"compareStop"_s);
    m_run->setObjectName(u"compareRun"_s);
    m_run->setDefault(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(10);
    layout->addWidget(title);
    for (DropDownButton *button : {m_agentButton, m_modelButton, m_timesButton, m_variesButton})
        layout->addWidget(button);
    layout->addStretch(1);
    for (QPushButton *button : {m_save, m_stop, m_run})
        layout->addWidget(button);
    connect(m_save, &QPushButton::clicked, this, &CompareBar::saveRequested);
    connect(m_stop, &QPushButton::clicked, this, &CompareBar::stopRequested);
    connect(m_run, &QPushButton::clicked, this, &CompareBar::runRequested);
    fillAgents();
    fillModels();
    fillTimes();
    fillVaries();
    showState(false, false);
}

DropDownButton *CompareBar::addMenu(const QString &name)
{
    auto *button = new DropDownButton(this);
    button->setObjectName(name);
    button->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(button);
    menu->setObjectName(name + u"Menu"_s);
    new QActionGroup(menu);
    button->setMenu(menu);
    return button;
}

void CompareBar::addEntry(DropDownButton *button, const QString &text, bool isPicked, const std::function<void()> &pick)
{
    // A name may have what would be taken for a key.
    QAction *action = button->menu()->addAction(QString(text).replace(u'&', u"&&"_s));
    action->setCheckable(true);
    // One of them is picked, and is shown so.
    action->setActionGroup(button->menu()->findChild<QActionGroup *>());
    action->setChecked(isPicked);
    // The menu is filled anew when control is back.
    connect(action, &QAction::triggered, this, pick, Qt::QueuedConnection);
}

void CompareBar::fillAgents()
{
    m_agentButton->menu()->clear();
    QString shown = m_agent.isEmpty() ? tr("none") : m_agent;
    addEntry(m_agentButton, tr("No agent"), m_agent.isEmpty(), [this] {
        setAgent({});
        Q_EMIT agentPicked();
    });
    for (const CompareSetup::Choice &agent : std::as_const(m_agents)) {
        if (agent.value == m_agent)
            shown = agent.shown();
        addEntry(m_agentButton, agent.shown(), agent.value == m_agent, [this, value = agent.value] {
            setAgent(value);
            Q_EMIT agentPicked();
        });
        if (!agent.fault.isEmpty()) {
            m_agentButton->menu()->actions().constLast()->setEnabled(false);
            m_agentButton->menu()->actions().constLast()->setToolTip(agent.fault);
        }
    }
    m_agentButton->setText(tr("Agent: %1").arg(shown));
    m_agentButton->setVisible(!m_agents.isEmpty() && m_varies != CompareSetup::Varies::Agents);
}

void CompareBar::fillModels()
{
    m_modelButton->menu()->clear();
    const QString standard = m_agent.isEmpty() ? m_standardModel.section(u'/', 1) : tr("the agent's");
    addEntry(m_modelButton, m_agent.isEmpty() ? m_standardModel : tr("The agent's"), m_model.isEmpty(), [this] { pickModel({}); });
    for (const CompareSetup::Choice &model : std::as_const(m_models)) {
        if (!m_agent.isEmpty() || model.value != m_standardModel)
            addEntry(m_modelButton, model.value, model.value == m_model, [this, value = model.value] { pickModel(value); });
    }
    m_modelButton->setText(tr("Model: %1").arg(m_model.isEmpty() ? standard : m_model.section(u'/', 1)));
    m_modelButton->setToolTip(m_model.isEmpty() && m_agent.isEmpty() ? m_standardModel : m_model);
    m_modelButton->setVisible(m_varies != CompareSetup::Varies::Models);
}

void CompareBar::fillTimes()
{
    m_timesButton->menu()->clear();
    for (const int times : {1, 3, 5, 10, 20, 50})
        addEntry(m_timesButton, QString::number(times), times == m_times, [this, times] { setTimes(times); });
    m_timesButton->setText(tr("Times: %1").arg(m_times));
}

void CompareBar::fillVaries()
{
    m_variesButton->menu()->clear();
    for (const auto varies : {CompareSetup::Varies::Libraries, CompareSetup::Varies::Models, CompareSetup::Varies::Agents, CompareSetup::Varies::Instructions})
        addEntry(m_variesButton, CompareSetup::nameOf(varies), varies == m_varies, [this, varies] {
            setVaries(varies);
            Q_EMIT variesPicked();
        });
    m_variesButton->setText(tr("Compare: %1").arg(CompareSetup::nameOf(m_varies)));
}

void CompareBar::setAgents(const QList<CompareSetup::Choice> &agents)
{
    m_agents = agents;
    fillAgents();
}

void CompareBar::setModels(const QList<CompareSetup::Choice> &models)
{
    m_models = models;
    fillModels();
}

void CompareBar::setAgent(const QString &agent)
{
    m_agent = agent;
    fillAgents();
    fillModels();
}

void CompareBar::setStandardModel(const QString &model)
{
    m_standardModel = model;
    pickModel({});
}

void CompareBar::pickModel(const QString &model)
{
    m_model = model;
    fillModels();
}

void CompareBar::setVaries(CompareSetup::Varies varies)
{
    m_varies = varies;
    fillVaries();
    fillAgents();
    fillModels();
}

void CompareBar::setTimes(int times)
{
    m_times = times;
    fillTimes();
}

void CompareBar::showState(bool isRunning, bool ran)
{
    m_stop->setVisible(isRunning);
    m_run->setVisible(!isRunning);
    m_run->setText(ran ? tr("Run a&gain") : tr("R&un"));
    m_save->setEnabled(ran);
    for (DropDownButton *button : {m_agentButton, m_modelButton, m_timesButton, m_variesButton})
        button->setEnabled(!isRunning);
}

} // namespace gui
