// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/comparebar.h"

#include "gui/settings/modelselector.h"
#include "gui/shared/tooltips.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "model/text/amounts.h"

#include <QActionGroup>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

// In a narrower bar the choices need the room of the title, which the window has too.
constexpr int titledFrom = 1100;

QString limitInWords(int seconds)
{
    return seconds == 0 ? CompareBar::tr("none") : model::secondsInWords(seconds);
}

} // namespace

CompareBar::CompareBar(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel(tr("Side by side"), this))
    , m_agentButton(addMenu(u"compareAgent"_s))
    , m_modelButton(new ModelSelector(this))
    , m_timesButton(addMenu(u"compareTimes"_s))
    , m_limitButton(addMenu(u"compareLimit"_s))
    , m_variesButton(addMenu(u"compareVaries"_s))
    , m_save(new QPushButton(tr("Save &report…"), this))
    , m_stop(new QPushButton(tr("S&top"), this))
    , m_run(new QPushButton(this))
{
    setObjectName(u"compareBar"_s);
    QFont bold = m_title->font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_modelButton->setObjectName(u"compareModel"_s);
    m_modelButton->setOffersServers(false);
    m_save->setObjectName(u"compareSave"_s);
    m_stop->setObjectName(u"compareStop"_s);
    m_run->setObjectName(u"compareRun"_s);
    m_run->setDefault(true);
    auto *layout = new WrappingRow(this);
    layout->setContentsMargins(spacing::medium, spacing::gap, spacing::medium, spacing::gap);
    layout->setSpacing(spacing::gap);
    layout->addWidget(m_title);
    for (QToolButton *button : choices())
        layout->addWidget(button);
    layout->addStretch();
    for (QPushButton *button : {m_save, m_stop, m_run})
        layout->addWidget(button);
    connect(m_modelButton, &ModelSelector::picked, this,
        [this](const model::ModelAddress &model) { m_model = model.isEmpty() ? QString() : model.toString(); });
    connect(m_save, &QPushButton::clicked, this, &CompareBar::saveRequested);
    connect(m_stop, &QPushButton::clicked, this, &CompareBar::stopRequested);
    connect(m_run, &QPushButton::clicked, this, &CompareBar::runRequested);
    fillAgents();
    showModel();
    fillTimes();
    fillLimit();
    fillVaries();
    showState(false, false);
}

QList<QToolButton *> CompareBar::choices() const
{
    return {m_variesButton, m_agentButton, m_modelButton, m_timesButton, m_limitButton};
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
            m_agentButton->menu()->actions().constLast()->setToolTip(toolTipText(agent.fault));
        }
    }
    m_agentButton->setText(tr("Agent: %1").arg(shown));
    m_agentButton->setVisible(!m_agents.isEmpty() && m_varies != CompareSetup::Varies::Agents);
}

//! Where the person has chosen none, it is the agent's, or else the one that holds in the conversation.
void CompareBar::showModel()
{
    const bool hasAgent = !m_agent.isEmpty() || m_varies == CompareSetup::Varies::Agents;
    m_modelButton->setNone(hasAgent ? tr("The agent's model") : QString());
    const QString shown = m_model.isEmpty() && !hasAgent ? m_standardModel : m_model;
    m_modelButton->setModel(model::ModelAddress::parse(shown).value_or(model::ModelAddress()));
    m_modelButton->setVisible(m_varies != CompareSetup::Varies::Models);
}

void CompareBar::fillTimes()
{
    m_timesButton->menu()->clear();
    for (const int times : {1, 3, 5, 10, 20, 50})
        addEntry(m_timesButton, QString::number(times), times == m_times, [this, times] { setTimes(times); });
    addOther(m_timesButton, &CompareBar::otherTimesRequested);
    m_timesButton->setText(tr("Repeats: %1").arg(QLocale().toString(m_times)));
    m_timesButton->setToolTip(tr("How often each column runs"));
}

void CompareBar::fillLimit()
{
    m_limitButton->menu()->clear();
    for (const int seconds : {0, 10, 30, 60, 120, 300, 600, 1800})
        addEntry(m_limitButton, limitInWords(seconds), seconds == m_limit, [this, seconds] { setLimit(seconds); });
    addOther(m_limitButton, &CompareBar::otherLimitRequested);
    m_limitButton->setText(tr("Limit: %1").arg(limitInWords(m_limit)));
    m_limitButton->setToolTip(tr("The time after which a run is stopped and counts as timed out"));
}

void CompareBar::addOther(DropDownButton *button, void (CompareBar::*wish)())
{
    button->menu()->addSeparator();
    connect(button->menu()->addAction(tr("Other…")), &QAction::triggered, this, wish, Qt::QueuedConnection);
}

void CompareBar::fillVaries()
{
    m_variesButton->menu()->clear();
    for (const auto varies :
        {CompareSetup::Varies::Libraries, CompareSetup::Varies::Models, CompareSetup::Varies::Agents, CompareSetup::Varies::Instructions})
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

void CompareBar::setProviders(const QList<network::Provider> &providers, const QSet<QString> &keyless)
{
    m_modelButton->setKeyless(keyless);
    m_modelButton->setProviders(providers);
}

void CompareBar::setAgent(const QString &agent)
{
    m_agent = agent;
    fillAgents();
    showModel();
}

void CompareBar::setStandardModel(const QString &model)
{
    m_standardModel = model;
    m_model.clear();
    showModel();
}

void CompareBar::setVaries(CompareSetup::Varies varies)
{
    m_varies = varies;
    fillVaries();
    fillAgents();
    showModel();
}

void CompareBar::setLimit(int seconds)
{
    m_limit = seconds;
    fillLimit();
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
    for (QToolButton *button : choices())
        button->setEnabled(!isRunning);
}

void CompareBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    m_title->setVisible(width() >= titledFrom);
}

} // namespace gui
