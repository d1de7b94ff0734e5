// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/providerconversers.h"

#include "model/descriptors/nearestname.h"
#include "network/acp/acpconverser.h"
#include "network/providers/conversing/httpconversejob.h"
#include "network/providers/conversing/resending.h"
#include "network/providers/local/servedconversejob.h"
#include "network/providers/local/serverinquiries.h"
#include "network/rehearsal/cassette.h"
#include "network/rehearsal/rehearsalserver.h"

#include <QDir>

namespace network {

using namespace Qt::StringLiterals;

model::Result<Provider> ProviderConversers::resolved(const QString &name)
{
    const Provider *found = m_catalog.find(name);
    if (!found) {
        return model::failure(model::ErrorCategory::Usage,
            name.isEmpty() ? ProviderConversers::tr("No model has been chosen.")
                           : ProviderConversers::tr("There is no provider “%1”.").arg(name));
    }
    Provider provider = *found;
    if (provider.baseUrl.scheme() == "rehearsal"_L1) {
        const auto url = m_rehearsal.start();
        if (!url)
            return tl::unexpected(url.error());
        provider.baseUrl = *url;
    } else if (provider.baseUrl.scheme() == "cassette"_L1) {
        const auto url = cassetteServer(provider.baseUrl);
        if (!url)
            return tl::unexpected(url.error());
        provider.baseUrl = *url;
        // What is played knows no keys.
        provider.keyName.clear();
    }
    return provider;
}

model::Result<QUrl> ProviderConversers::cassetteServer(const QUrl &address)
{
    QString file = address.path();
    if (file.startsWith("~/"_L1))
        file = QDir::homePath() + file.mid(1);
    auto &server = m_cassettes[address];
    if (!server)
        server = std::make_unique<RehearsalServer>(file, CassettePlay {false, CassettePace::AtOnce, true});
    auto url = server->start();
    // A file that could not be read is read anew the next time.
    if (!url)
        m_cassettes.erase(address);
    return url;
}

ProviderConversers::ProviderConversers(
    ProviderCatalog &catalog, HttpClient &client, Keychain &keychain, RehearsalServer &rehearsal, ToolCallBook *book, QObject *parent)
    : QObject(parent)
    , m_catalog(catalog)
    , m_client(client)
    , m_keychain(keychain)
    , m_rehearsal(rehearsal)
    , m_book(book)
{
}

ProviderConversers::~ProviderConversers() = default;

model::Result<Resending *> ProviderConversers::resend(const ResentRequest &request, const QString &provider, QObject *parent)
{
    const auto found = resolved(provider);
    if (!found)
        return tl::unexpected(found.error());
    const QString spoken = found->dialect.section(u'+', -1);
    if (spoken != request.dialect->name())
        return model::failure(
            model::ErrorCategory::Usage, tr("%1 speaks %2; the request is in %3.").arg(found->name, spoken, request.dialect->name()));
    if (found->baseUrl.host().isEmpty())
        return model::failure(model::ErrorCategory::Usage, tr("%1 has no address that something could be sent to again.").arg(found->name));
    return new Resending(request, *found, m_client, m_keychain, parent);
}

model::Result<model::Converser *> ProviderConversers::converserFor(const model::ModelAddress &address)
{
    const QString name = address.provider;
    const auto provider = resolved(name);
    if (!provider)
        return tl::unexpected(provider.error());
    const auto source = [this, name] { return resolved(name); };
    if (provider->agent && m_agentServices) {
        auto &agent = m_agents[name];
        if (!agent)
            agent = std::make_unique<AcpConverser>(source, *m_agentServices, m_answerLimit);
        return agent.get();
    }
    if (provider->server && m_servers) {
        auto &served = m_served[name];
        if (!served)
            served = std::make_unique<ServedConverser>(source, *m_servers, m_client, m_keychain, watch());
        return served.get();
    }
    auto &converser = m_conversers[name];
    if (!converser) {
        converser = std::make_unique<HttpConverser>(source, m_client, m_keychain, watch());
    }
    return converser.get();
}

void ProviderConversers::connectAgents(const AcpServices &services)
{
    m_agentServices = std::make_unique<AcpServices>(services);
    const auto known = std::make_shared<QHash<QString, QList<AcpOption>>>();
    m_agentServices->optionsKnown = [this, known](const QString &provider, const AcpOptions &options) {
        if (std::exchange((*known)[provider], options.list()) != options.list())
            m_catalog.setListedModels({{provider, options.entries()}});
    };
    m_agentServices->commandsKnown = [this](const QString &provider, const QList<AgentCommand> &commands) {
        m_catalog.setAgentCommands(provider, commands);
    };
}

void ProviderConversers::forget(const model::ConversationId &conversation)
{
    for (const auto &[provider, agent] : m_agents)
        agent->forget(conversation);
}

model::Result<model::ModelAddress> ProviderConversers::known(const model::ModelAddress &address)
{
    QStringList names;
    for (const Provider &provider : m_catalog.providers())
        names.append(provider.name);
    if (names.contains(address.provider))
        return address;
    for (const QString &name : std::as_const(names)) {
        if (name.compare(address.provider, Qt::CaseInsensitive) == 0)
            return model::ModelAddress {name, address.model};
    }
    const QString near = model::nearestName(address.provider, names);
    return model::failure(model::ErrorCategory::Usage,
        near.isEmpty() ? tr("There is no provider “%1”.").arg(address.provider)
                       : tr("There is no provider “%1”. Did you mean %2?").arg(address.provider, near));
}

ConverseWatch ProviderConversers::watch()
{
    const auto meet = [this](const QString &provider) { Q_EMIT serverMet(provider); };
    const auto ask = [this](const QUrl &address) { return mayAsk(address); };
    const auto serve = [this](const QString &provider, const ServerProperties &properties) { m_catalog.setServed(provider, properties); };
    return {meet, ask, serve, m_parts, m_book, m_answerLimit};
}

bool ProviderConversers::mayAsk(const QUrl &address)
{
    const auto now = std::chrono::steady_clock::now();
    const auto asked = m_asked.constFind(address);
    if (asked != m_asked.constEnd() && now - *asked < ServerInquiries::patience)
        return false;
    m_asked.insert(address, now);
    return true;
}

} // namespace network
