// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/consentrun.h"

#include "network/mcp/authorization/pkce.h"
#include "network/mcp/authorization/registrationjob.h"
#include "network/mcp/authorization/tokenjob.h"

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

ConsentRun::ConsentRun(HttpClient &client, ConsentAgent &agent, ProtectedServer server, Discovery discovery, SignIn earlier,
    const QStringList &scopes, QObject *parent)
    : Job(parent)
    , m_client(client)
    , m_agent(agent)
    , m_server(std::move(server))
    , m_discovery(std::move(discovery))
    , m_signIn(std::move(earlier))
{
    m_signIn.issuer = m_discovery.granter.issuer;
    m_signIn.resource = m_discovery.resource;
    m_signIn.requested = scopes;
    QMetaObject::invokeMethod(this, &ConsentRun::start, Qt::QueuedConnection);
}

void ConsentRun::abandon()
{
    for (model::Job *job : {static_cast<model::Job *>(m_consent.data()), m_exchange.data()}) {
        if (job)
            job->cancel();
    }
}

void ConsentRun::start()
{
    if (isFinished())
        return;
    const quint16 port = m_server.settings.redirectPort;
    m_consent = m_agent.prepare(port == 0 ? m_signIn.client.redirect : u"http://127.0.0.1:%1/callback"_s.arg(port), this);
    connect(m_consent, &ConsentJob::succeeded, this, &ConsentRun::redirected);
    connect(m_consent, &ConsentJob::failed, this, &ConsentRun::fail);
    const QString redirect = m_consent->redirect();
    if (redirect.isEmpty()) {
        fail({ErrorCategory::Execution, tr("Nothing on this machine could wait for the answer to a sign-in.")});
    } else if (const auto configured = configuredIdentity(m_server.settings, m_discovery.granter)) {
        ask(*configured);
    } else if (m_signIn.client.isRegisteredFor(redirect)) {
        ask(m_signIn.client);
    } else if (!m_discovery.granter.registrationEndpoint.isEmpty()) {
        auto *registration = new RegistrationJob(m_client, m_discovery.granter, redirect, this);
        m_exchange = registration;
        connect(registration, &RegistrationJob::succeeded, this, &ConsentRun::ask);
        connect(registration, &RegistrationJob::failed, this, &ConsentRun::fail);
    } else {
        fail({ErrorCategory::Permission,
            tr("“%1” takes only clients that it knows, and none can register itself. Register one there with the redirect address %2, and "
               "put "
               "its client id into the server's descriptor.")
                .arg(m_signIn.issuer.left(200), redirect)});
    }
}

void ConsentRun::ask(const ClientIdentity &client)
{
    if (isFinished() || !m_consent)
        return;
    m_signIn.client = client;
    m_request = {
        m_discovery.granter, client.id, m_consent->redirect(), m_discovery.resource, m_signIn.requested, unguessable(), unguessable()};
    connect(m_consent, &ConsentJob::finished, this, &ConsentRun::settled);
    Q_EMIT asked();
    m_consent->ask({m_request.url(), m_request.state, m_server.url, m_server.name});
}

void ConsentRun::redirected(const QUrl &redirected)
{
    const auto code = m_request.codeOf(redirected);
    if (!code) {
        fail(code.error());
        return;
    }
    auto *token = new TokenJob(
        m_client, tokenRequest(m_discovery.granter.tokenEndpoint, m_signIn.client, codeFields(m_request, *code)), this);
    m_exchange = token;
    connect(token, &TokenJob::succeeded, this, &ConsentRun::granted);
    connect(token, &TokenJob::failed, this, &ConsentRun::fail);
}

void ConsentRun::granted(const TokenGrant &grant)
{
    m_signIn.refreshToken.clear();
    m_signIn.granted = m_signIn.requested;
    m_signIn.accept(grant);
    if (beginSuccess()) {
        Q_EMIT succeeded(m_signIn);
        endSuccess();
    }
}

} // namespace network
