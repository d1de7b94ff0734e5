// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/http/httprequest.h"
#include "network/mcp/authorization/authorizationrequest.h"
#include "network/mcp/authorization/clientidentity.h"
#include "network/mcp/authorization/formfields.h"

#include <QDateTime>

namespace network {

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

} // namespace network
