// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/authorization/authorizer.h"
#include "network/mcp/authorization/signinrun.h"

#include <QElapsedTimer>
#include <QUrl>

namespace network {

//! Which ways to a token are left, so that a server that refuses one token after the other does not have a person asked for ever. A value.
//! Tokens that are refused soon after they were granted are one series: in it a kept token is taken once, one is renewed once, and a
//! person is asked three times.
class AuthorizationAttempts final
{
public:
    static constexpr int mostQuestions = 3;
    static constexpr qint64 soonMilliseconds = 60'000;

    //! A token was refused at that time; times count from anywhere.
    void refused(qint64 milliseconds);
    void granted(SignInRun::Way way, qint64 milliseconds);

    bool mayUseKept() const { return !m_usedKept; }
    bool mayRefresh() const { return !m_refreshed; }
    bool mayAsk() const { return m_questions < mostQuestions; }

private:
    std::optional<qint64> m_granted;
    int m_questions = 0;
    bool m_usedKept = false;
    bool m_refreshed = false;
};

class HttpClient;
class SignInStore;

//! Takes back what was granted for an MCP server: the store forgets it, and each authorization server that named a place for it is told
//! that the tokens are good for nothing from now on (RFC 7009). Nobody waits for the answers; both outlive them.
void signOut(const QUrl &server, HttpClient &client, SignInStore &store);

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
