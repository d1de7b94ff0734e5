// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/providercatalog.h"

#include "network/http/httprequest.h"
#include "network/providers/contract/contractprompt.h"

#include <algorithm>

namespace network {

namespace {

//! Listed models follow the described ones, whose entries say more; of those the list fills in what the descriptor leaves out.
void addListed(Provider &provider, const QList<ModelEntry> &listed)
{
    for (const ModelEntry &entry : listed) {
        const auto known = std::find_if(
            provider.models.begin(), provider.models.end(), [&entry](const ModelEntry &other) { return other.name == entry.name; });
        const ModelEntry merged = provider.layers.entry(entry.name, entry);
        if (known == provider.models.end() && merged.offered)
            provider.models.append(merged);
        else if (known != provider.models.end() && (provider.agent || provider.layers.describes(entry.name)))
            *known = merged;
    }
    // One that is described and not listed (`default`) is on this machine whichever the server has loaded.
    if (listed.size() != 1 || !isLoopback(provider.baseUrl))
        return;
    for (ModelEntry &entry : provider.models) {
        if (entry.context <= 0)
            entry.context = listed.first().context;
    }
}

//! What a server has room for is less than its model was made for, where memory is.
void addServed(Provider &provider, const ServerProperties &properties)
{
    provider.served = properties;
    for (ModelEntry &entry : provider.models)
        entry.beServed(properties);
}

//! What has an error counts only in an earlier version without one.
bool isUsable(const model::DescriptorEntry &entry)
{
    return entry.earlierInUse || !model::hasErrors(entry.diagnostics);
}

} // namespace

ProviderCatalog::ProviderCatalog(model::DescriptorCatalog &descriptors, QObject *parent)
    : QObject(parent)
    , m_descriptors(descriptors)
{
    connect(&m_descriptors, &model::DescriptorCatalog::changed, this, &ProviderCatalog::read);
    read();
}

const Provider *ProviderCatalog::find(const QString &name) const
{
    const auto found = std::find_if(
        m_providers.begin(), m_providers.end(), [&name](const Provider &provider) { return provider.name == name; });
    return found == m_providers.end() ? nullptr : &*found;
}

void ProviderCatalog::add(const Provider &provider)
{
    m_added.append(provider);
    read();
}

void ProviderCatalog::setListedModels(const QHash<QString, QList<ModelEntry>> &models)
{
    m_listed.insert(models);
    read();
}

void ProviderCatalog::setAgentCommands(const QString &provider, const QList<AgentCommand> &commands)
{
    if (std::exchange(m_commands[provider], commands) != commands)
        Q_EMIT agentCommandsChanged(provider);
}

void ProviderCatalog::setProgramPath(const QString &path)
{
    if (std::exchange(m_programPath, path) != path)
        read();
}

void ProviderCatalog::setServed(const QString &provider, const ServerProperties &properties)
{
    const Provider *known = find(provider);
    const Served served {known ? known->baseUrl : QUrl(), properties};
    if (m_served.contains(provider) && m_served.value(provider) == served)
        return;
    m_served.insert(provider, served);
    read();
}

ProviderCatalog::Prompts ProviderCatalog::contractPrompts() const
{
    Prompts prompts;
    for (const model::DescriptorEntry &entry : m_descriptors.inUse(model::DescriptorKind::Prompt)) {
        const auto prompt = isUsable(entry) ? m_descriptors.valueOf<std::shared_ptr<const ContractPrompt>>(entry.path) : nullptr;
        if (prompt && *prompt && !prompts.contains((*prompt)->name))
            prompts.insert((*prompt)->name, *prompt);
    }
    return prompts;
}

void ProviderCatalog::read()
{
    m_providers = m_added;
    m_agents.clear();
    for (const model::DescriptorEntry &entry : m_descriptors.inUse(model::DescriptorKind::Provider)) {
        const auto provider = isUsable(entry) ? m_descriptors.valueOf<Provider>(entry.path) : nullptr;
        if (!provider || !provider->enabled)
            continue;
        if (provider->agent)
            m_agents.append({provider->name, provider->title, provider->agent->vector, provider->agent->foundIn(m_programPath)});
        const bool isAbsent = provider->agent && entry.path.startsWith(u':') && m_agents.last().program.isEmpty();
        if (!find(provider->name) && !isAbsent)
            m_providers.append(*provider);
    }
    const auto prompts = contractPrompts();
    for (Provider &provider : m_providers) {
        addListed(provider, m_listed.value(provider.name));
        // One of the name `contract` stands for the one that is built in.
        provider.contract = prompts.value(provider.contractName.isEmpty() ? QStringLiteral("contract") : provider.contractName);
        for (ModelEntry &entry : provider.models)
            entry.contract = prompts.value(entry.contractName);
        const auto served = m_served.constFind(provider.name);
        // What a server said belongs to its address; one that is started has another each time.
        if (served != m_served.constEnd() && (provider.server || served->address == provider.baseUrl))
            addServed(provider, served->properties);
    }
    Q_EMIT changed();
}

} // namespace network
