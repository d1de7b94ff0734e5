// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/oauthauthorizer.h"

#include "network/http/httpclient.h"
#include "network/mcp/authorization/signinexchange.h"
#include "network/mcp/authorization/signinstores.h"

#include <algorithm>

namespace network {

using model::ErrorCategory;

void AuthorizationAttempts::refused(qint64 milliseconds)
{
    if (m_granted && milliseconds - *m_granted >= soonMilliseconds)
        *this = {};
}

void AuthorizationAttempts::granted(SignInRun::Way way, qint64 milliseconds)
{
    m_granted = milliseconds;
    switch (way) {
    case SignInRun::Way::Kept: m_usedKept = true; break;
    case SignInRun::Way::Refreshed: m_refreshed = true; break;
    case SignInRun::Way::Asked: ++m_questions; break;
    }
}

//! One request's wait for a token that others may wait for too. Made by OAuthAuthorizer.
class WaitingAuthorization final : public AuthorizationJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WaitingAuthorization)

public:
    explicit WaitingAuthorization(QObject *parent)
        : AuthorizationJob(parent)
    {
    }

    void settle(const model::Result<void> &result);

private:
    void abandon() override { }
};

void WaitingAuthorization::settle(const model::Result<void> &result)
{
    if (!result) {
        fail(result.error());
    } else if (beginSuccess()) {
        Q_EMIT succeeded();
        endSuccess();
    }
}

namespace {

void revoke(const SignIn &signIn, HttpClient &client)
{
    if (signIn.revocation.isEmpty())
        return;
    // The one that would bring new ones first.
    for (const auto &[token, hint] : {std::pair(signIn.refreshToken, "refresh_token"), {signIn.accessToken, "access_token"}}) {
        if (!token.isEmpty())
            new SignInExchange(
                client, tokenRequest(signIn.revocation, signIn.client, {{"token", token}, {"token_type_hint", hint}}), &client);
    }
}

} // namespace

void signOut(const QUrl &server, HttpClient &client, SignInStore &store)
{
    store.take(server, &client, [&client](const SignIns &signIns) {
        for (const SignIn &signIn : signIns)
            revoke(signIn, client);
    });
}

OAuthAuthorizer::OAuthAuthorizer(ProtectedServer server, const SignInSeams &seams, QObject *parent)
    : Authorizer(parent)
    , m_server(std::move(server))
    , m_seams(seams)
{
    m_clock.start();
}

OAuthAuthorizer::~OAuthAuthorizer() = default;

AuthorizationJob *OAuthAuthorizer::authorize(const AuthorizationChallenge &challenge, QObject *parent)
{
    auto *waiting = new WaitingAuthorization(parent);
    m_waiting.append(waiting);
    connect(waiting, &WaitingAuthorization::finished, this, &OAuthAuthorizer::dropAbandoned);
    connect(waiting, &WaitingAuthorization::destroyed, this, &OAuthAuthorizer::dropAbandoned);
    QMetaObject::invokeMethod(
        this, [this, challenge] { begin(challenge); }, Qt::QueuedConnection);
    return waiting;
}

void OAuthAuthorizer::begin(const AuthorizationChallenge &challenge)
{
    dropAbandoned();
    if (m_run || m_waiting.isEmpty())
        return;
    // Refused before the present token was there.
    if (!m_token.isEmpty() && challenge.refusedToken != m_token) {
        settle({});
        return;
    }
    const auto wish = wishOf(challenge);
    if (wish)
        run(*wish);
    else
        settle(tl::unexpected(wish.error()));
}

model::Result<TokenWish> OAuthAuthorizer::wishOf(const AuthorizationChallenge &challenge)
{
    const auto bearer = bearerChallenge(challenge.authenticate);
    if (!bearer)
        return model::failure(ErrorCategory::Permission, tr("The server asks for a kind of sign-in that Parlance does not know."));
    if (challenge.status == 403 && bearer->error != "insufficient_scope")
        return model::failure(ErrorCategory::Permission, tr("The server refuses the request, and no other token would change that."));
    m_attempts.refused(m_clock.elapsed());
    return TokenWish {
        *bearer, challenge.refusedToken, challenge.status == 403, m_attempts.mayUseKept(), m_attempts.mayRefresh(), m_attempts.mayAsk()};
}

void OAuthAuthorizer::run(const TokenWish &wish)
{
    m_run = new SignInRun(m_seams, m_server, wish, this);
    connect(m_run, &SignInRun::asked, this, &OAuthAuthorizer::consentAsked);
    connect(m_run, &SignInRun::settled, this, &OAuthAuthorizer::consentSettled);
    connect(m_run, &SignInRun::succeeded, this, [this](const SignIn &signIn, SignInRun::Way way) {
        m_token = signIn.accessToken;
        m_attempts.granted(way, m_clock.elapsed());
        m_run.clear();
        settle({});
    });
    connect(m_run, &SignInRun::failed, this, [this](const model::Error &error) {
        m_run.clear();
        settle(tl::unexpected(error));
    });
}

void OAuthAuthorizer::settle(const model::Result<void> &result)
{
    // Whoever is told may ask again at once, or go away.
    const auto waiting = std::exchange(m_waiting, {});
    for (const QPointer<WaitingAuthorization> &one : waiting) {
        if (one)
            one->settle(result);
    }
}

void OAuthAuthorizer::dropAbandoned()
{
    m_waiting.removeIf([](const QPointer<WaitingAuthorization> &one) { return !one || one->isFinished(); });
    if (m_waiting.isEmpty() && m_run)
        std::exchange(m_run, nullptr)->cancel();
}

void OAuthAuthorizer::signOut()
{
    m_token.clear();
    m_attempts = {};
    network::signOut(m_server.url, m_seams.client, m_seams.store);
    if (m_run)
        std::exchange(m_run, nullptr)->cancel();
    settle(model::failure(ErrorCategory::Permission, tr("Signed out.")));
}

} // namespace network

#include "oauthauthorizer.moc"
