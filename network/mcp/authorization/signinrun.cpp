// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/signinrun.h"

#include "network/mcp/authorization/consentrun.h"
#include "network/mcp/authorization/endpointrule.h"
#include "network/mcp/authorization/scopechoice.h"
#include "network/mcp/authorization/tokenjob.h"

#include <algorithm>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

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
