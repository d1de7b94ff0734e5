// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/authorization/authorizationattempts.h"
#include "network/mcp/authorization/authorizer.h"

#include <QElapsedTimer>

namespace network {

class WaitingAuthorization;

//! Gets tokens by OAuth 2.1 as MCP has it (revisions 2025-03-26 to 2026-07-28). One way to a token at a time: whoever is refused meanwhile
//! waits for the same. Nothing is read from the store before the first refusal. Owned by whoever owns the connections to the server.
class OAuthAuthorizer final : public Authorizer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OAuthAuthorizer)

public:
    //! What the seams lead to outlives the authorizer.
    OAuthAuthorizer(ProtectedServer server, const SignInSeams &seams, QObject *parent = nullptr);
    ~OAuthAuthorizer() override;

    QByteArray token() const override { return m_token; }
    AuthorizationJob *authorize(const AuthorizationChallenge &challenge, QObject *parent) override;

    //! Takes back what was granted, here and in the store (see network::signOut); whoever waits for a token fails.
    void signOut();

private:
    void begin(const AuthorizationChallenge &challenge);
    model::Result<TokenWish> wishOf(const AuthorizationChallenge &challenge);
    void run(const TokenWish &wish);
    void settle(const model::Result<void> &result);
    void dropAbandoned();

    const ProtectedServer m_server;
    const SignInSeams m_seams;
    QByteArray m_token;
    AuthorizationAttempts m_attempts;
    QElapsedTimer m_clock;
    QPointer<SignInRun> m_run;
    QList<QPointer<WaitingAuthorization>> m_waiting;
};

} // namespace network
