// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/local/llamaservers.h"

#include <utility>

namespace network {

using namespace Qt::StringLiterals;

LlamaServers::LlamaServers(ProviderCatalog &catalog, LocalServices services, QObject *parent, int firstPause)
    : QObject(parent)
    , m_catalog(catalog)
    , m_services(std::move(services))
    , m_firstPause(firstPause)
{
    m_services.quiet = &m_quiet;
    connect(&m_catalog, &ProviderCatalog::changed, this, &LlamaServers::follow);
    follow();
}

LlamaServers::~LlamaServers()
{
    // They use what goes with this.
    for (LlamaServer *server : std::as_const(m_servers))
        server->disconnect(this);
    qDeleteAll(m_servers);
}

void LlamaServers::follow()
{
    QMap<QString, LlamaServer *> before = std::exchange(m_servers, {});
    bool isOther = false;
    const QList<Provider> providers = m_catalog.providers();
    for (const Provider &provider : providers) {
        if (!provider.server)
            continue;
        LlamaServer *known = before.value(provider.name);
        if (known && known->description() == *provider.server) {
            m_servers.insert(provider.name, before.take(provider.name));
            continue;
        }
        add(provider);
        isOther = true;
    }
    isOther = isOther || !before.isEmpty();
    for (LlamaServer *server : std::as_const(before)) {
        server->disconnect(this);
        server->stop();
        server->deleteLater();
    }
    if (isOther)
        Q_EMIT listChanged();
}

void LlamaServers::add(const Provider &provider)
{
    auto *server = new LlamaServer(provider.name, *provider.server, m_services, this, m_firstPause);
    m_servers.insert(provider.name, server);
    connect(server, &LlamaServer::changed, this, [this, server] { tell(*server); });
}

void LlamaServers::tell(LlamaServer &server)
{
    const QString name = server.provider();
    if (server.state() == LlamaServer::State::Ready)
        m_catalog.setServed(name, server.properties());
    Q_EMIT changed(name);
}

Provider LlamaServers::reached(const Provider &provider) const
{
    const LlamaServer *server = find(provider.name);
    Provider reached = provider;
    if (!server || !provider.server || server->state() != LlamaServer::State::Ready)
        return reached;
    reached.baseUrl = server->url();
    reached.ownKey = server->key();
    reached.served = server->properties();
    if (provider.server->resetsState)
        reached.body.append({u"cache_prompt"_s, model::JsonText::trusted("false")});
    return reached;
}

} // namespace network
