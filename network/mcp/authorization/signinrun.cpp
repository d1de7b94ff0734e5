// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/signinrun.h"

#include "network/mcp/authorization/clientidentity.h"
#include "network/mcp/authorization/grants.h"
#include "network/mcp/authorization/metadata.h"
#include "network/secrets/unguessable.h"

#include <algorithm>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

QStringList chooseScopes(const ScopeSources &sources)
{
    QStringList scopes = sources.earlier + (sources.challenged.isEmpty() ? sources.supported : sources.challenged) + sources.configured;
    const QString offline = u"offline_access"_s;
    scopes.removeAll(offline);
    if (!scopes.isEmpty() && sources.granter.contains(offline))
        scopes.append(offline);
    scopes.removeDuplicates();
    return scopes;
}

bool isCovered(const QStringList &scopes, const QStringList &by)
{
    return std::all_of(scopes.begin(), scopes.end(), [&by](const QString &scope) { return by.contains(scope); });
}

namespace {

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

} // namespace

SignInRun::SignInRun(const SignInSeams &seams, ProtectedServer server, TokenWish wish, QObject *parent)
    : Job(parent)
    , m_seams(seams)
    , m_server(std::move(server))
    , m_wish(std::move(wish))
{
    auto *discovery = new DiscoveryJob(m_seams.client, m_server, m_wish.challenge, this);
    connect(discovery, &DiscoveryJob::succeeded, this, &SignInRun::discovered);
    connect(discovery, &DiscoveryJob::failed, this, &SignInRun::fail);
    m_part = discovery;
}

void SignInRun::abandon()
{
    if (m_part)
        m_part->cancel();
}

void SignInRun::discovered(const Discovery &discovery)
{
    m_discovery = discovery;
    m_seams.store.find(m_server.url, this, [this](const SignIns &signIns) { found(signIns); });
}

void SignInRun::found(const SignIns &signIns)
{
    if (isFinished())
        return;
    const QString issuer = m_discovery.granter.issuer;
    const auto kept = std::find_if(
        signIns.begin(), signIns.end(), [&](const SignIn &signIn) { return signIn.isFor(issuer, m_discovery.resource); });
    m_signIn = kept == signIns.end() ? SignIn {issuer, m_discovery.resource} : *kept;
    const bool isTheRefused = m_signIn.accessToken == m_wish.refusedToken;
    if (isBoundElsewhere(signIns)) {
        fail({ErrorCategory::Permission,
            tr("The server now names “%1” as the place to sign in, but its client was registered at “%2”. Nothing was sent there. If the "
               "change is right, put the issuer into the server's descriptor.")
                .arg(issuer.left(200), signIns.first().issuer.left(200))});
    } else if (m_wish.isStepUp && isTheRefused && isCovered(m_wish.challenge.scopes, m_signIn.granted)
        && !m_wish.challenge.scopes.isEmpty()) {
        fail({ErrorCategory::Permission,
            tr("The server refuses the request for want of a permission that has been granted (%1).")
                .arg(m_wish.challenge.scopes.join(u' '))});
    } else if (m_wish.mayUseKept && !isTheRefused && m_signIn.isUsable(QDateTime::currentDateTimeUtc())) {
        conclude(Way::Kept);
    } else if (m_wish.mayRefresh && !m_wish.isStepUp && canRefresh()) {
        refresh();
    } else {
        askPerson();
    }
}

bool SignInRun::isBoundElsewhere(const SignIns &signIns) const
{
    const AuthorizationSettings &settings = m_server.settings;
    if (settings.clientId.isEmpty() || !settings.issuer.isEmpty() || signIns.isEmpty())
        return false;
    return std::all_of(signIns.begin(), signIns.end(),
        [&](const SignIn &signIn) { return signIn.client.id == settings.clientId && signIn.issuer != m_discovery.granter.issuer; });
}

bool SignInRun::canRefresh() const
{
    // A refresh token is good for the client that got it only.
    const auto configured = configuredIdentity(m_server.settings, m_discovery.granter);
    return !m_signIn.refreshToken.isEmpty() && !m_signIn.client.id.isEmpty() && (!configured || configured->id == m_signIn.client.id);
}

void SignInRun::refresh()
{
    m_signIn.client = configuredIdentity(m_server.settings, m_discovery.granter).value_or(m_signIn.client);
    auto *token = new TokenJob(m_seams.client,
        tokenRequest(m_discovery.granter.tokenEndpoint, m_signIn.client, refreshFields(m_signIn.refreshToken, m_signIn.resource)), this);
    connect(token, &TokenJob::succeeded, this, [this](const TokenGrant &grant) {
        m_signIn.accept(grant);
        conclude(Way::Refreshed);
    });
    connect(token, &TokenJob::failed, this, &SignInRun::notRefreshed);
    m_part = token;
}

void SignInRun::notRefreshed(const Error &error)
{
    if (error.category != ErrorCategory::Permission) {
        fail(error);
        return;
    }
    m_signIn.refreshToken.clear();
    // The server has forgotten this client: it must be registered anew, lest the person is sent into an error.
    if (error.detail.contains("invalid_client"_L1))
        m_signIn.client = {};
    m_seams.store.save(m_server.url, m_signIn);
    askPerson();
}

void SignInRun::askPerson()
{
    if (!m_wish.mayAsk) {
        fail({ErrorCategory::Permission, tr("The server refused one token after the other. No further one is asked for.")});
        return;
    }
    const QStringList scopes = chooseScopes(
        {m_wish.challenge.scopes, m_discovery.scopes, m_server.settings.scopes, m_signIn.requested, m_discovery.granter.scopes});
    auto *consent = new ConsentRun(m_seams.client, m_seams.agent, m_server, m_discovery, m_signIn, scopes, this);
    connect(consent, &ConsentRun::asked, this, &SignInRun::asked);
    connect(consent, &ConsentRun::settled, this, &SignInRun::settled);
    connect(consent, &ConsentRun::failed, this, &SignInRun::fail);
    connect(consent, &ConsentRun::succeeded, this, [this](const SignIn &signIn) {
        m_signIn = signIn;
        conclude(Way::Asked);
    });
    m_part = consent;
}

void SignInRun::conclude(Way way)
{
    // A place that must not be used is as good as none.
    const QUrl named = m_discovery.granter.revocationEndpoint;
    const QUrl revocation = refusalOfEndpoint(named, m_server.url) ? QUrl() : named;
    const bool isOther = std::exchange(m_signIn.revocation, revocation) != revocation;
    if (way != Way::Kept || isOther)
        m_seams.store.save(m_server.url, m_signIn);
    if (beginSuccess()) {
        Q_EMIT succeeded(m_signIn, way);
        endSuccess();
    }
}

} // namespace network
#include "signinrun.moc"
