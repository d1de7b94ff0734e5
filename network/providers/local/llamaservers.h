// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/providers/local/llamaserver.h"

#include <QMap>

namespace network {

//! The servers that the providers' descriptors have Parlance start, as they describe them now; what a running one says of its model goes
//! to the catalog. None is started before somebody needs it. Owned by the workbench; with it they end.
class LlamaServers final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LlamaServers)

public:
    //! The catalog and the services outlive this; of the services `quiet` is this one's own. `firstPause`: see LlamaServer.
    LlamaServers(ProviderCatalog &catalog, LocalServices services, QObject *parent = nullptr, int firstPause = 1'000);
    ~LlamaServers() override;

    //! By the provider's name; null where it has no such server. Good until the next listChanged().
    LlamaServer *find(const QString &provider) const { return m_servers.value(provider); }
    QList<LlamaServer *> all() const { return m_servers.values(); }
    //! The provider as its running server is reached; as it is where it lives elsewhere or does not run.
    Provider reached(const Provider &provider) const;

Q_SIGNALS:
    //! Which servers there are.
    void listChanged();
    //! How one of them stands.
    void changed(const QString &provider);

private:
    void follow();
    void add(const Provider &provider);
    void tell(LlamaServer &server);

    ProviderCatalog &m_catalog;
    model::ExchangeLog m_unkept;
    HttpClient m_quiet {m_unkept};
    LocalServices m_services;
    const int m_firstPause;
    QMap<QString, LlamaServer *> m_servers;
};

} // namespace network
