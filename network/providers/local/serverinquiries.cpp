// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/local/serverinquiries.h"

#include "network/http/httprequest.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/providers/conversing/tokencounter.h"
#include "network/providers/openai/openaidialect.h"
#include "network/providers/wire/dialect.h"
#include "network/secrets/keychain.h"

namespace network {

using Clock = std::chrono::steady_clock;

ServerInquiries::ServerInquiries(ProviderCatalog &catalog, HttpClient &client, Keychain &keychain, QObject *parent)
    : QObject(parent)
    , m_catalog(catalog)
    , m_client(client)
    , m_keychain(keychain)
{
}

void ServerInquiries::providerPicked(const QString &name)
{
    const Provider *provider = m_catalog.find(name);
    if (provider && provider->dialect == OpenAiDialect::id && isLoopback(provider->baseUrl))
        ask(*provider, endpointUrl(provider->baseUrl, Dialects::find(provider->dialect)->modelsPath()));
}

void ServerInquiries::serverMet(const QString &name)
{
    if (const Provider *provider = m_catalog.find(name))
        ask(*provider, {});
}

bool ServerInquiries::isDue(const Provider &provider) const
{
    // One that Parlance has started is asked by who watches it; others have no address that could be asked.
    if (provider.server || !provider.enabled || !provider.baseUrl.scheme().startsWith(QLatin1StringView("http")))
        return false;
    const auto asked = m_asked.constFind(provider.baseUrl);
    return asked == m_asked.constEnd() || Clock::now() - *asked > patience;
}

void ServerInquiries::ask(const Provider &provider, const QUrl &list)
{
    if (!isDue(provider))
        return;
    m_asked.insert(provider.baseUrl, Clock::now());
    ServerInquiry::Place place {serverRoot(provider.baseUrl), list, provider.ownKey, provider.allowCleartext};
    if (provider.keyName.isEmpty())
        return inquire(provider, place);
    m_keychain.find(provider.keyName, this, [this, provider, place](const model::Result<QByteArray> &key) mutable {
        place.key = key.value_or(QByteArray());
        inquire(provider, place);
    });
}

void ServerInquiries::inquire(const Provider &provider, const ServerInquiry::Place &place)
{
    auto *inquiry = new ServerInquiry(place, m_client, this);
    const auto tell = [this, name = provider.name, address = provider.baseUrl](const ServerProperties &properties) {
        const Provider *now = m_catalog.find(name);
        if (now && now->baseUrl == address)
            m_catalog.setServed(name, properties);
    };
    connect(inquiry, &ServerInquiry::succeeded, this, tell);
}

} // namespace network
