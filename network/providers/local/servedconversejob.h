// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/session/converser.h"
#include "network/providers/conversing/conversewatch.h"
#include "network/providers/description/provider.h"
#include "network/providers/local/llamaserver.h"

#include <QPointer>

namespace network {

class HttpClient;
class Keychain;
class LlamaServers;

//! A request to a provider whose server Parlance starts: starts it where it does not run, waits until it has loaded its model, and has
//! the request answered by it. A request that the server's end cut off says so, with the server's last words. Made by ServedConverser.
class ServedConverseJob final : public model::ConverseJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServedConverseJob)

public:
    //! How long a server may take to load its model, in milliseconds.
    static constexpr int longestWait = 15 * 60 * 1000;

    //! `provider`: as the catalog has it. The servers outlive the job.
    ServedConverseJob(const model::Result<Provider> &provider, const model::ConverseRequest &request, LlamaServers &servers,
        HttpClient &client, Keychain &keychain, ConverseWatch watch, int wait, QObject *parent);
    ~ServedConverseJob() override;

    model::ConverseReply partial() const override;

private:
    void abandon() override;
    void begin();
    void look();
    void tellStatus();
    void converse();
    void conversingFailed(const model::Error &error);
    bool hasCrashed() const;
    void followServer();
    void judge();

    const model::Result<Provider> m_provider;
    const model::ConverseRequest m_request;
    LlamaServers &m_servers;
    HttpClient &m_client;
    Keychain &m_keychain;
    const ConverseWatch m_watch;
    QPointer<LlamaServer> m_server;
    QString m_told;
    QPointer<model::ConverseJob> m_inner;
    model::ConverseReply m_partial;
    model::Error m_error;
    int m_crashesBefore = 0;
    //! While it is waited for the server, and then for the news of its end.
    model::Countdown m_timer;
};

//! Answers requests by servers that Parlance starts. The provider is asked for anew with every request. Owned by ProviderConversers.
class ServedConverser final : public model::Converser
{
public:
    using Source = std::function<model::Result<Provider>()>;

    ServedConverser(Source provider, LlamaServers &servers, HttpClient &client, Keychain &keychain, ConverseWatch watch = {});

    model::ConverseJob *converse(const model::ConverseRequest &request, QObject *parent) override;
    qint64 context(const model::ModelAddress &model, const QList<std::pair<QString, model::JsonText>> &controls) override;
    model::Result<model::RequestPreview> preview(const model::ConverseRequest &request) override;

private:
    Source m_provider;
    LlamaServers &m_servers;
    HttpClient &m_client;
    Keychain &m_keychain;
    const ConverseWatch m_watch;
};

} // namespace network
