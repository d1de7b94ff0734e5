// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/network/authorizationtest.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace network;

void AuthorizationTest::initTestCase()
{
    // No secret service: what a machine without a desktop has.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
}

void AuthorizationTest::init()
{
    m_server = std::make_unique<GrantingServer>();
    m_log = std::make_unique<model::ExchangeLog>();
    m_client = std::make_unique<HttpClient>(*m_log);
    m_keychain = std::make_unique<Keychain>();
    m_store = std::make_unique<KeychainSignInStore>(*m_keychain);
    m_agent = std::make_unique<HeadlessConsent>(*m_client);
    m_exchanges = std::make_unique<QSignalSpy>(m_log.get(), &model::ExchangeLog::ended);
    startAnew();
}

void AuthorizationTest::cleanup()
{
    m_authorizer.reset();
    m_agent.reset();
    m_store.reset();
    m_keychain.reset();
    m_client.reset();
    m_exchanges.reset();
    m_log.reset();
    m_server.reset();
}

void AuthorizationTest::startAnew(const AuthorizationSettings &settings)
{
    m_authorizer = std::make_unique<OAuthAuthorizer>(ProtectedServer {m_server->mcp(), u"Weather"_s, settings}, seams());
}

AuthorizationJob *AuthorizationTest::authorize(const AuthorizationChallenge &challenge, WaitOutcome &outcome)
{
    AuthorizationJob *job = m_authorizer->authorize(challenge, this);
    connect(job, &AuthorizationJob::succeeded, this, [&outcome] { outcome.succeeded = true; });
    connect(job, &AuthorizationJob::failed, this, [&outcome](const model::Error &error) { outcome.error = error; });
    connect(job, &AuthorizationJob::finished, this, [&outcome] { outcome.finished = true; });
    return job;
}

WaitOutcome AuthorizationTest::authorize(const AuthorizationChallenge &challenge)
{
    WaitOutcome outcome;
    authorize(challenge, outcome);
    if (!QTest::qWaitFor([&outcome] { return outcome.finished; }, 20'000))
        QTest::qFail("no end", __FILE__, __LINE__);
    return outcome;
}

AuthorizationChallenge AuthorizationTest::unauthorized(const QByteArray &bearer) const
{
    return {m_server->mcp(), 401, {bearer}, m_authorizer->token()};
}

AuthorizationChallenge AuthorizationTest::insufficient(const QByteArray &scope) const
{
    return {m_server->mcp(), 403, {"Bearer error=\"insufficient_scope\", scope=\"" + scope + '"'}, m_authorizer->token()};
}

QStringList AuthorizationTest::scopesAskedFor() const
{
    QStringList scopes;
    for (const auto &members : m_server->membersTo("/authorize"))
        scopes.append(members.contains("scope") ? QString::fromUtf8(members.value("scope")) : u"(none)"_s);
    return scopes;
}

QByteArray AuthorizationTest::record() const
{
    QByteArray text;
    for (const auto &arguments : *m_exchanges) {
        const auto exchange = arguments.first().value<model::Exchange>();
        text += exchange.request.url.toEncoded() + '\n' + exchange.request.body + '\n' + exchange.responseBody + '\n'
            + exchange.error.toUtf8();
        for (const auto &headers : {exchange.request.headers, exchange.responseHeaders}) {
            for (const auto &[name, value] : headers)
                text += '\n' + name + ": " + value;
        }
    }
    return text;
}
