// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/modelchoice.h"

#include "gui/preferences/preferences.h"
#include "gui/settings/conversationbar.h"
#include "gui/settings/modelselector.h"
#include "gui/shared/actions.h"
#include "gui/workbench/keylessproviders.h"
#include "gui/workbench/workbench.h"
#include "network/providers/catalog/modellists.h"
#include "network/providers/contract/toolcallbook.h"
#include "network/providers/local/llamaservers.h"

#include <QHostAddress>

using namespace Qt::StringLiterals;

namespace gui {

ModelChoice::ModelChoice(Workbench &workbench, Preferences &preferences, ConversationBar &bar)
    : QObject(&bar)
    , m_workbench(workbench)
    , m_preferences(preferences)
    , m_bar(bar)
{
    connect(&bar, &ConversationBar::modelPicked, this, &ModelChoice::keep);
}

void ModelChoice::connectActions(Actions &actions)
{
    actions.on(u"modelPick"_s, this, [this](const QString &written) {
        if (const auto address = model::ModelAddress::parse(written))
            m_bar.pickModel(*address);
        else
            m_bar.models().openList();
    });
}

void ModelChoice::useCatalogs()
{
    m_bar.models().setNotes([this](const model::ModelAddress &model) { return m_workbench.toolCallBook().of(model).inWords(); });
    auto *keyless = new KeylessProviders(m_workbench.keychain(), this);
    connect(keyless, &KeylessProviders::looked, this, [this, keyless] { m_bar.models().setKeyless(keyless->names() | silent()); });
    connect(&m_workbench.providers(), &network::ProviderCatalog::changed, this, &ModelChoice::showProviders);
    connect(&m_bar.models(), &ModelSelector::aboutToOpen, this, [this, keyless] {
        m_workbench.modelLists().refreshOld(m_bar.session() ? m_bar.session()->settings().model.provider : QString());
        keyless->look(m_workbench.providers().providers());
    });
    showProviders();
}

void ModelChoice::showProviders()
{
    m_bar.setProviders(m_workbench.providers().providers());
}

//! Those on this machine that have never answered, or not when they were last asked.
QSet<QString> ModelChoice::silent() const
{
    QSet<QString> names;
    for (const network::Provider &provider : m_workbench.providers().providers()) {
        const QString host = provider.baseUrl.host();
        const bool isHere = host == "localhost"_L1 || QHostAddress(host).isLoopback();
        const bool isStarted = m_workbench.llamaServers().find(provider.name) != nullptr;
        if (isHere && !isStarted && !m_workbench.modelLists().hasAnswered(provider.name))
            names.insert(provider.name);
    }
    return names;
}

void ModelChoice::pickProvider(const QString &name)
{
    const network::Provider *provider = m_workbench.providers().find(name);
    if (!provider)
        return;
    showProviders();
    if (provider->models.isEmpty())
        m_bar.models().openList();
    else
        m_bar.pickModel({provider->name, provider->models.first().name});
}

void ModelChoice::keep(const model::ModelAddress &address)
{
    m_preferences.setModel(address.toString());
    model::SessionSettings defaults = m_workbench.sessions().defaults();
    defaults.model = address;
    m_workbench.sessions().setDefaults(defaults);
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_modelchoice.cpp>
