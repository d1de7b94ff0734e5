// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/authorization/consent.h"
#include "network/mcp/authorization/discoveryjob.h"
#include "network/mcp/authorization/signin.h"

namespace network {

//! The way to a token through a person: registers this program where that is needed, asks, checks the answer and exchanges its code.
class ConsentRun final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConsentRun)

public:
    //! `earlier`: what this authorization server granted for the resource before; its registration is used again. `scopes`: to be asked
    //! for.
    ConsentRun(HttpClient &client, ConsentAgent &agent, ProtectedServer server, Discovery discovery, SignIn earlier,
        const QStringList &scopes, QObject *parent);

Q_SIGNALS:
    void succeeded(const network::SignIn &signIn);
    //! Between these a person is asked.
    void asked();
    void settled();

private:
    void abandon() override;
    void start();
    void ask(const ClientIdentity &client);
    void redirected(const QUrl &redirected);
    void granted(const TokenGrant &grant);

    HttpClient &m_client;
    ConsentAgent &m_agent;
    const ProtectedServer m_server;
    const Discovery m_discovery;
    SignIn m_signIn;
    AuthorizationRequest m_request;
    QPointer<ConsentJob> m_consent;
    QPointer<model::Job> m_exchange;
};

} // namespace network
