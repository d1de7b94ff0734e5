// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/authorization/consent.h"
#include "network/mcp/authorization/discovery.h"
#include "network/mcp/authorization/signinstores.h"

#include <QStringList>

namespace network {

//! Where scopes to be asked for come from. A value.
struct ScopeSources {
    //! Of the challenge: what the request at hand needs.
    QStringList challenged = {};
    //! What the MCP server says it knows.
    QStringList supported = {};
    //! What the person configured.
    QStringList configured = {};
    //! What was asked for before: a new token should not lose it.
    QStringList earlier = {};
    //! What the authorization server says it knows.
    QStringList granter = {};
};

//! Those of the challenge, else all that the server supports, with the earlier and configured ones; `offline_access` only where the
//! authorization server lists it and scopes are asked for at all. Empty: the parameter is left out.
QStringList chooseScopes(const ScopeSources &sources);

bool isCovered(const QStringList &scopes, const QStringList &by);

//! What a way to a token needs of the world. All of it outlives the authorizers.
struct SignInSeams {
    HttpClient &client;
    SignInStore &store;
    ConsentAgent &agent;
};

//! For what a token is wanted, and which ways to it may be gone.
struct TokenWish {
    BearerChallenge challenge = {};
    QByteArray refusedToken = {};
    //! The refused token is good but does not allow enough.
    bool isStepUp = false;
    bool mayUseKept = true;
    bool mayRefresh = true;
    bool mayAsk = true;
};

//! One way to a token, from a server's refusal: finds out who grants it; then a token that was kept, else a renewed one, else one for which
//! a person is asked. Made by OAuthAuthorizer.
class SignInRun final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SignInRun)

public:
    enum class Way { Kept, Refreshed, Asked };

    SignInRun(const SignInSeams &seams, ProtectedServer server, TokenWish wish, QObject *parent);

Q_SIGNALS:
    void succeeded(const network::SignIn &signIn, network::SignInRun::Way way);
    void asked();
    void settled();

private:
    void abandon() override;
    void discovered(const Discovery &discovery);
    void found(const SignIns &signIns);
    bool isBoundElsewhere(const SignIns &signIns) const;
    bool canRefresh() const;
    void refresh();
    void notRefreshed(const model::Error &error);
    void askPerson();
    void conclude(Way way);

    const SignInSeams m_seams;
    const ProtectedServer m_server;
    const TokenWish m_wish;
    Discovery m_discovery;
    SignIn m_signIn;
    //! The part of the way that is under way.
    QPointer<model::Job> m_part;
};

} // namespace network
