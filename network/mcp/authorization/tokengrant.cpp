// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/tokengrant.h"

#include "network/mcp/authorization/challenge.h"
#include "network/mcp/authorization/metadatafields.h"

#include <QCoreApplication>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

constexpr qsizetype longestToken = 32 * 1024;
constexpr qint64 longestLife = 10LL * 365 * 24 * 3600;

struct TokenGrantTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Authorization)
};

//! A token as it can stand in a header (RFC 6750, section 2.1); empty where it is none.
QByteArray readToken(const QJsonValue &value)
{
    const QByteArray token = value.toString().toUtf8();
    const bool isToken = token.size() <= longestToken && std::all_of(token.begin(), token.end(), [](char c) { return c > ' ' && c < 127; });
    return isToken ? token : QByteArray();
}

QDateTime readExpiry(const QJsonValue &value, const QDateTime &now)
{
    const qint64 seconds = value.isString() ? value.toString().toLongLong() : value.toInteger();
    return seconds > 0 && seconds <= longestLife ? now.addSecs(seconds) : QDateTime();
}

} // namespace

FormFields codeFields(const AuthorizationRequest &request, const QByteArray &code)
{
    return {{"grant_type", "authorization_code"}, {"code", code}, {"redirect_uri", request.redirect.toUtf8()},
        {"code_verifier", request.verifier}, {"resource", request.resource.toUtf8()}};
}

FormFields refreshFields(const QByteArray &refreshToken, const QString &resource)
{
    return {{"grant_type", "refresh_token"}, {"refresh_token", refreshToken}, {"resource", resource.toUtf8()}};
}

HttpRequest tokenRequest(const QUrl &endpoint, const ClientIdentity &client, FormFields fields)
{
    HttpRequest request;
    request.method = "POST";
    request.url = endpoint;
    request.headers = {{"Accept", "application/json"}, {"Content-Type", "application/x-www-form-urlencoded"}};
    if (client.authentication == ClientAuthentication::Basic) {
        const QByteArray credentials = client.id.toUtf8().toPercentEncoding() + ':' + client.secret.toPercentEncoding();
        request.headers.append({"Authorization", "Basic " + credentials.toBase64()});
    } else {
        fields.append({"client_id", client.id.toUtf8()});
        if (client.authentication == ClientAuthentication::Post)
            fields.append({"client_secret", client.secret});
    }
    request.body = formEncoded(fields);
    if (!client.secret.isEmpty())
        request.secrets.append(client.secret);
    return request;
}

model::Result<TokenGrant> readTokenGrant(int status, const QByteArray &body, const QDateTime &now)
{
    const QJsonObject answer = readAnswer(body).value_or(QJsonObject());
    if (status != 200) {
        const QString code = readText(answer.value("error"_L1)).simplified().left(100);
        const QString text = readText(answer.value("error_description"_L1)).simplified().left(300);
        const QString detail = u"HTTP %1 %2"_s.arg(status).arg(code).trimmed();
        return model::failure(status < 500 ? ErrorCategory::Permission : ErrorCategory::Network,
            text.isEmpty() ? TokenGrantTexts::tr("The server at which one signs in grants no token (%1).").arg(detail)
                           : TokenGrantTexts::tr("The server at which one signs in grants no token: %1").arg(text),
            detail);
    }
    TokenGrant grant;
    grant.accessToken = readToken(answer.value("access_token"_L1));
    grant.refreshToken = readToken(answer.value("refresh_token"_L1));
    if (const QJsonValue scope = answer.value("scope"_L1); scope.isString() && !scope.toString().isEmpty())
        grant.scopes = readScopes(readText(scope));
    grant.expires = readExpiry(answer.value("expires_in"_L1), now);
    const bool isBearer = answer.value("token_type"_L1).toString().compare("bearer"_L1, Qt::CaseInsensitive) == 0;
    if (grant.accessToken.isEmpty() || !isBearer)
        return model::failure(
            ErrorCategory::Provider, TokenGrantTexts::tr("The server at which one signs in granted no token that could be used."));
    return grant;
}

} // namespace network
