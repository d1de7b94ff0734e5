// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "model/basics/result.h"
#include "network/http/httprequest.h"
#include "network/mcp/authorization/clientidentity.h"
#include "network/mcp/authorization/metadata.h"
#include "network/mcp/authorization/signinexchange.h"

#include <QByteArray>
#include <QDateTime>
#include <QPointer>

namespace network {

//! The challenge that belongs to a code verifier, by method S256 (RFC 7636, section 4.2).
QByteArray codeChallenge(const QByteArray &verifier);

//! One request to a person's authorization server for consent, with what its answer is checked against. A value; used once.
struct AuthorizationRequest {
    //! What was recorded of the server before the person was sent there.
    ServerMetadata granter = {};
    QString clientId = {};
    QString redirect = {};
    QString resource = {};
    QStringList scopes = {};
    //! Secrets, made for this request.
    QByteArray state = {};
    QByteArray verifier = {};

    //! The address that the person opens.
    QUrl url() const;

    //! The code that the answer brings. Fails where the answer is none to this request (RFC 6749, section 10.12), comes from another
    //! server (RFC 9207, section 2.4; then nothing of it is shown), or refuses.
    model::Result<QByteArray> codeOf(const QUrl &redirected) const;
};

//! What a token endpoint grants (RFC 6749, section 5.1). A value.
struct TokenGrant {
    QByteArray accessToken = {};
    //! Empty where none was granted.
    QByteArray refreshToken = {};
    //! Nothing where the server grants what was asked for.
    std::optional<QStringList> scopes = {};
    //! Null where the server does not say.
    QDateTime expires = {};

    bool operator==(const TokenGrant &) const = default;
};

//! Asks for a token in exchange for a code.
FormFields codeFields(const AuthorizationRequest &request, const QByteArray &code);
//! Asks for a new token; for the scopes of the old one, since a renewal cannot get more.
FormFields refreshFields(const QByteArray &refreshToken, const QString &resource);

//! A request to the token endpoint by a client that shows who it is.
HttpRequest tokenRequest(const QUrl &endpoint, const ClientIdentity &client, FormFields fields);

//! \return a Permission error where the server refuses, by whatever status below 500; a Provider error where the answer is none.
model::Result<TokenGrant> readTokenGrant(int status, const QByteArray &body, const QDateTime &now);

class HttpClient;
class SignInExchange;
struct SignInAnswer;

//! One request to a token endpoint. Fails with Permission where the server refuses.
class TokenJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TokenJob)

public:
    //! `request`: of tokenRequest().
    TokenJob(HttpClient &client, const HttpRequest &request, QObject *parent);

Q_SIGNALS:
    void succeeded(const network::TokenGrant &grant);

private:
    void abandon() override;
    void answered(const SignInAnswer &answer);

    QPointer<SignInExchange> m_exchange;
};

//! What one authorization server has granted for one resource, and to which client. A value; secret as a whole.
struct SignIn {
    QString issuer = {};
    QString resource = {};
    ClientIdentity client = {};
    QByteArray accessToken = {};
    QByteArray refreshToken = {};
    //! Those asked for, and those granted.
    QStringList requested = {};
    QStringList granted = {};
    QDateTime expires = {};
    //! Where the tokens can be taken back; empty where nowhere.
    QUrl revocation = {};

    //! Takes over a grant: a refresh token that is not replaced stays good (RFC 6749, section 6).
    void accept(const TokenGrant &grant);
    bool isFor(const QString &otherIssuer, const QString &otherResource) const
    {
        return issuer == otherIssuer && resource == otherResource;
    }
    bool isUsable(const QDateTime &now) const { return !accessToken.isEmpty() && (expires.isNull() || now < expires); }

    bool operator==(const SignIn &) const = default;
};

//! Of one MCP server, the last first.
using SignIns = QList<SignIn>;

//! As they are kept, and back; what cannot be read is left out.
QByteArray toJson(const SignIns &signIns);
SignIns readSignIns(const QByteArray &json);

} // namespace network
