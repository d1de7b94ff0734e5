// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"
#include "network/providers/providercatalog.h"

#include <map>
#include <memory>

namespace network {

class HttpClient;
class LlamaServers;
class Keychain;
class RehearsalServer;

//! Finds or makes the converser for a model address: the provider's dialect over HTTP. Starts the rehearsal server on first
//! use. Owned by the workbench.
class ProviderConversers final : public QObject, public model::Conversers
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProviderConversers)

public:
    ProviderConversers(ProviderCatalog &catalog, HttpClient &client, Keychain &keychain, RehearsalServer &rehearsal, QObject *parent = nullptr);
    ~ProviderConversers() override;

    //! Where the servers are of providers whose server is started; they outlive this. Without them such a provider has no converser.
    void connectTo(LlamaServers &servers) { m_servers = &servers; }

    model::Result<model::Converser *> converserFor(const model::ModelAddress &address) override;

private:
    ProviderCatalog &m_catalog;
    HttpClient &m_client;
    Keychain &m_keychain;
    RehearsalServer &m_rehearsal;
    LlamaServers *m_servers = nullptr;
    std::map<QString, std::unique_ptr<model::Converser>> m_conversers;
    //! Of the providers whose server is started.
    std::map<QString, std::unique_ptr<model::Converser>> m_served;
};

} // namespace network
