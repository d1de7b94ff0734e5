// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/providers/conversing/conversewatch.h"

#include <QHash>
#include <QUrl>

#include <chrono>
#include <map>
#include <memory>

namespace network {

class AcpConverser;
struct AcpServices;
class HttpClient;
class LlamaServers;
class Keychain;
class Resending;
class ToolCallBook;
class RehearsalServer;
struct ResentRequest;

//! Finds or makes the converser for a model address: the provider's dialect over HTTP. Starts the rehearsal server on first
//! use. Owned by the workbench.
class ProviderConversers final : public QObject, public model::Conversers
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProviderConversers)

public:
    ProviderConversers(ProviderCatalog &catalog, HttpClient &client, Keychain &keychain, RehearsalServer &rehearsal,
        ToolCallBook *book = nullptr, QObject *parent = nullptr);
    ~ProviderConversers() override;

    //! Where the servers are of providers whose server is started; they outlive this. Without them such a provider has no converser.
    void connectTo(LlamaServers &servers) { m_servers = &servers; }

    //! What agents work with. Without it a provider that is one has no converser.
    void connectAgents(const AcpServices &services);
    //! Nobody holds this conversation any more: its agents are ended.
    void forget(const model::ConversationId &conversation);

    //! How contexts are parted where a model's descriptor does not say; for conversers made from now on.
    void setParts(const model::ContextParts &parts) { m_parts = parts; }

    //! Bytes of one answer's text that are taken, likewise.
    void setAnswerLimit(qint64 bytes) { m_answerLimit = bytes; }

    model::Result<model::Converser *> converserFor(const model::ModelAddress &address) override;
    model::Result<model::ModelAddress> known(const model::ModelAddress &address) override;

    //! Sends a kept request to a provider, which has to speak its language. \return a Usage error where it does not, or has no address.
    model::Result<Resending *> resend(const ResentRequest &request, const QString &provider, QObject *parent);

Q_SIGNALS:
    //! With every answer of a llama.cpp server that was not started for its provider.
    void serverMet(const QString &provider);

private:
    model::Result<Provider> resolved(const QString &name);
    model::Result<QUrl> cassetteServer(const QUrl &address);
    ConverseWatch watch();
    bool mayAsk(const QUrl &address);

    ProviderCatalog &m_catalog;
    HttpClient &m_client;
    Keychain &m_keychain;
    RehearsalServer &m_rehearsal;
    LlamaServers *m_servers = nullptr;
    model::ContextParts m_parts;
    qint64 m_answerLimit = standardAnswerLimit;
    ToolCallBook *const m_book;
    std::map<QString, std::unique_ptr<model::Converser>> m_conversers;
    //! Of the providers whose server is started.
    std::map<QString, std::unique_ptr<model::Converser>> m_served;
    std::unique_ptr<AcpServices> m_agentServices;
    //! Of the providers that are agents.
    std::map<QString, std::unique_ptr<AcpConverser>> m_agents;
    //! Of providers that are cassettes, by their addresses.
    std::map<QUrl, std::unique_ptr<RehearsalServer>> m_cassettes;
    //! When each address was asked last what it is.
    QHash<QUrl, std::chrono::steady_clock::time_point> m_asked;
};

} // namespace network
