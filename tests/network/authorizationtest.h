// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchangelog.h"
#include "network/http/httpclient.h"
#include "network/mcp/authorization/consent.h"
#include "network/mcp/authorization/oauthauthorizer.h"
#include "network/mcp/authorization/signinstores.h"
#include "network/secrets/keychain.h"
#include "tests/support/grantingserver.h"

#include <QSignalSpy>

#include <memory>

//! How one wait for a token ended.
struct WaitOutcome {
    bool finished = false;
    bool succeeded = false;
    model::Error error = {};
};

//! What tests of signing in have in common: for each of them an authorization server, and an authorizer with all that it needs.
class AuthorizationTest : public QObject
{
    Q_OBJECT

protected:
    network::SignInSeams seams() { return {*m_client, *m_store, *m_agent}; }
    //! Another program start: what was kept stays.
    void startAnew(const network::AuthorizationSettings &settings = {});
    network::AuthorizationJob *authorize(const network::AuthorizationChallenge &challenge, WaitOutcome &outcome);
    //! Waits for the end.
    WaitOutcome authorize(const network::AuthorizationChallenge &challenge);
    //! As the server refuses a request with the present token.
    network::AuthorizationChallenge unauthorized(const QByteArray &bearer = "Bearer") const;
    network::AuthorizationChallenge insufficient(const QByteArray &scope) const;
    int consents() const { return int(m_server->requestsTo("/authorize").size()); }
    QStringList scopesAskedFor() const;
    //! All that was recorded, as one text.
    QByteArray record() const;

    std::unique_ptr<GrantingServer> m_server;
    std::unique_ptr<model::ExchangeLog> m_log;
    std::unique_ptr<network::HttpClient> m_client;
    std::unique_ptr<network::Keychain> m_keychain;
    std::unique_ptr<network::KeychainSignInStore> m_store;
    std::unique_ptr<network::ConsentAgent> m_agent;
    std::unique_ptr<network::OAuthAuthorizer> m_authorizer;
    std::unique_ptr<QSignalSpy> m_exchanges;

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
};
