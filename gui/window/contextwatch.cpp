// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/contextwatch.h"

#include "gui/composer/composer.h"
#include "gui/composer/composerstatus.h"
#include "gui/preferences/preferences.h"
#include "gui/window/conversationpage.h"
#include "gui/workbench/workbench.h"
#include "model/session/requestbuilder.h"
#include "network/providers/description/modellayers.h"

namespace gui {

namespace {

constexpr int pauseOfWatch = 80;

} // namespace

ContextWatch::ContextWatch(Workbench &workbench, ConversationPage &page, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_page(page)
    , m_tally(page.session().tally())
{
    m_tally.keepCallsOf(invocables::findToolsName);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseOfWatch);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        const ContextReading now = reading();
        m_page.composer().showReading(now);
        Q_EMIT told(now);
    });
    follow();
    countFixed();
    followModel();
}

ContextWatch::~ContextWatch() = default;

void ContextWatch::follow()
{
    const auto tell = [this] {
        if (!m_pause.isActive())
            m_pause.start();
    };
    connect(&m_tally, &model::ContextTally::changed, this, [this, tell] {
        // What a call has loaded on demand is offered from then on.
        if (std::exchange(m_calls, m_tally.keptCalls().size()) != m_tally.keptCalls().size())
            countFixed();
        tell();
    });
    connect(&m_page.composer(), &Composer::writtenChanged, this, tell);
    connect(&m_page.session(), &model::Session::settingsChanged, this, &ContextWatch::followSettings);
    connect(&m_workbench.ensembles(), &invocables::EnsembleCatalog::changed, this, &ContextWatch::countFixed);
    connect(&m_workbench.sessions().instructions(), &model::WorkspaceInstructions::changed, this, &ContextWatch::countFixed);
    connect(&m_workbench.agents(), &model::AgentCatalog::changed, this, &ContextWatch::countFixed);
    connect(&m_workbench.providers(), &network::ProviderCatalog::changed, this, &ContextWatch::followModel);
}

//! Settings change with the draft, too.
void ContextWatch::followSettings()
{
    const model::SessionSettings before = std::exchange(m_settings, m_page.session().settings());
    const bool isOtherModel = before.model != m_settings.model || before.controls != m_settings.controls;
    const bool isOtherwiseTold = before.agent != m_settings.agent || before.library != m_settings.library
        || before.supervisor != m_settings.supervisor || before.switches != m_settings.switches || before.folders != m_settings.folders;
    if (isOtherwiseTold || before.model.provider != m_settings.model.provider)
        countFixed();
    if (isOtherModel)
        followModel();
}

void ContextWatch::countFixed()
{
    m_settings = m_page.session().settings();
    // An agent has the tools that it asks for, whatever is switched on.
    const auto agent = m_settings.agent.isEmpty() ? std::nullopt : std::optional(m_workbench.agents().partFor(m_settings.agent));
    model::ToolsWanted wanted {m_page.session().id(), m_settings.folders, m_settings.switches, {}, m_settings.library};
    QList<model::ToolDeclaration> tools;
    qsizetype on = 0;
    if (agent && *agent) {
        wanted.agent = **agent;
        const auto bound = m_workbench.invocations().tools(wanted);
        tools = bound ? (*bound)->declarations(m_settings.switches, m_tally.keptCalls()) : QList<model::ToolDeclaration>();
        on = (*agent)->tools.size();
    } else if (!agent) {
        tools = m_workbench.ensembles().tools()->declarations(m_settings.switches, m_tally.keptCalls());
        on = tools.size();
    }
    const QString instruction = agent && *agent ? (*agent)->instruction : QString();
    m_fixed = model::loadOf(tools);
    m_fixed += model::loadOfInstructions(model::joinedInstructions(instruction, m_settings.supervisor), instruction);
    // An agent of another program reads that by itself.
    const network::Provider *provider = m_workbench.providers().find(m_settings.model.provider);
    const bool isAgent = provider && provider->agent;
    const QString said = isAgent ? QString() : m_workbench.sessions().instructions().text(m_settings.folders);
    if (!said.isEmpty())
        m_fixed += model::loadOf(*model::workspaceCanister(said));
    m_page.composer().status().setToolsOn(int(on));
    m_pause.start();
}

void ContextWatch::followModel()
{
    const model::ModelAddress address = m_page.session().settings().model;
    const network::Provider *provider = m_workbench.providers().find(address.provider);
    m_room = {};
    m_price = {};
    if (provider) {
        QList<std::pair<QString, model::JsonText>> controls;
        for (auto each = m_settings.controls.cbegin(); each != m_settings.controls.cend(); ++each)
            controls.append({each.key(), each.value()});
        const network::ModelEntry entry = network::applyControls(provider->entry(address.model), controls).entry;
        const model::ContextParts parts = Preferences(m_workbench.profile().config).contextParts();
        m_room = {entry.context, entry.longestOutput, entry.parts.over(parts)};
        m_price = entry.price;
    }
    m_pause.start();
}

ContextReading ContextWatch::reading() const
{
    const model::QueuedMessage written = m_page.composer().written();
    model::ContextLoad more = m_fixed;
    for (const model::Canister &document : written.documents)
        more += model::loadOf(document);
    model::Canister said;
    said.contents = written.contents;
    more += model::loadOf(said);
    ContextReading reading;
    reading.forecast = m_tally.forecast(more, m_room, m_page.session().settings().model, m_page.composer().editedPosition());
    reading.context = m_room.context;
    reading.isCounting = !m_tally.isWhole();
    reading.spent = spent();
    if (m_price)
        reading.next = Money {m_price->of({.input = reading.forecast.load.total()}), m_price->currency};
    return reading;
}

//! Nothing where an answer's price is not known, or they have several currencies: half a sum would be none.
std::optional<Money> ContextWatch::spent() const
{
    std::optional<Money> sum;
    for (const auto &[address, usage] : m_tally.used()) {
        if (usage == model::Usage())
            continue;
        const network::Provider *provider = m_workbench.providers().find(address.provider);
        const auto price = provider ? provider->entry(address.model).price : std::nullopt;
        if (!price || (sum && sum->currency != price->currency))
            return {};
        sum = Money {(sum ? sum->amount : 0) + price->of(usage), price->currency};
    }
    return sum;
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_contextwatch.cpp>
