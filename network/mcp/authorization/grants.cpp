// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/grants.h"

#include "network/mcp/authorization/discovery.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace network {

using model::Error;

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

QByteArray base64Url(const QByteArray &bytes)
{
    return bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

} // namespace

QByteArray codeChallenge(const QByteArray &verifier)
{
    return base64Url(QCryptographicHash::hash(verifier, QCryptographicHash::Sha256));
}

namespace {

constexpr qsizetype longestCode = 8192;

struct AuthorizationRequestTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Authorization)
    PARLANCE_PHRASED
};

//! The value of a field that stands there once; nothing where it is missing, a null value where it stands there twice.
std::optional<QByteArray> once(const FormFields &fields, const QByteArray &name)
{
    const auto isNamed = [&name](const auto &field) { return field.first == name; };
    const auto found = std::find_if(fields.begin(), fields.end(), isNamed);
    if (found == fields.end())
        return {};
    return std::count_if(fields.begin(), fields.end(), isNamed) == 1 ? found->second : QByteArray();
}

Error refusalIn(const FormFields &fields)
{
    if (once(fields, "error") == "access_denied")
        return {ErrorCategory::Permission, AuthorizationRequestTexts::phrased("The sign-in was refused.")};
    const QByteArray code = once(fields, "error").value_or(QByteArray());
    const QByteArray text = once(fields, "error_description").value_or(QByteArray());
    return {ErrorCategory::Permission,
        AuthorizationRequestTexts::phrased("The sign-in failed: %1")
            .arg(QString::fromUtf8(text.isEmpty() ? code : text).simplified().left(300)),
        QString::fromUtf8(code.left(100))};
}

} // namespace

QUrl AuthorizationRequest::url() const
{
    FormFields fields {{"response_type", "code"}, {"client_id", clientId.toUtf8()}, {"redirect_uri", redirect.toUtf8()}, {"state", state},
        {"code_challenge", codeChallenge(verifier)}, {"code_challenge_method", "S256"}, {"resource", resource.toUtf8()}};
    if (!scopes.isEmpty())
        fields.append({"scope", scopes.join(u' ').toUtf8()});
    // OpenID Connect Core, section 11: without it a request for offline_access is ignored.
    if (scopes.contains("offline_access"_L1))
        fields.emplaceBack("prompt", "consent");
    QUrl url = granter.authorizationEndpoint;
    QByteArray query = url.query(QUrl::FullyEncoded).toLatin1();
    if (!query.isEmpty())
        query += '&';
    url.setQuery(QString::fromLatin1(query + formEncoded(fields)), QUrl::StrictMode);
    return url;
}

model::Result<QByteArray> AuthorizationRequest::codeOf(const QUrl &redirected) const
{
    const FormFields fields = formDecoded(redirected.query(QUrl::FullyEncoded).toLatin1());
    if (state.isEmpty() || once(fields, "state") != state)
        return model::failure(ErrorCategory::Permission,
            AuthorizationRequestTexts::phrased("The answer to the sign-in does not belong to it and was not used."));
    const auto issuer = once(fields, "iss");
    if (issuer ? *issuer != granter.issuer.toUtf8() : granter.namesItself) {
        return model::failure(ErrorCategory::Permission,
            AuthorizationRequestTexts::phrased("The answer to the sign-in does not come from %1 and was not used.")
                .arg(granter.issuer.left(200)));
    }
    if (once(fields, "error"))
        return tl::unexpected(refusalIn(fields));
    const QByteArray code = once(fields, "code").value_or(QByteArray());
    if (code.isEmpty() || code.size() > longestCode)
        return model::failure(ErrorCategory::Provider, AuthorizationRequestTexts::phrased("The answer to the sign-in brings no code."));
    return code;
}

namespace {

constexpr qsizetype longestToken = 32 * 1024;
constexpr qint64 longestLife = 10LL * 365 * 24 * 3600;

struct TokenGrantTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Authorization)
    PARLANCE_PHRASED
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
            text.isEmpty() ? TokenGrantTexts::phrased("The sign-in server grants no token (%1).").arg(detail)
                           : TokenGrantTexts::phrased("The sign-in server grants no token: %1").arg(text),
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
        return model::failure(ErrorCategory::Provider, TokenGrantTexts::phrased("The sign-in server granted no token that could be used."));
    return grant;
}

TokenJob::TokenJob(HttpClient &client, const HttpRequest &request, QObject *parent)
    : Job(parent)
    , m_exchange(new SignInExchange(client, request, this))
{
    connect(m_exchange, &SignInExchange::succeeded, this, &TokenJob::answered);
    connect(m_exchange, &SignInExchange::failed, this, &TokenJob::fail);
}

void TokenJob::answered(const SignInAnswer &answer)
{
    const auto grant = readTokenGrant(answer.status, answer.body, QDateTime::currentDateTimeUtc());
    if (!grant) {
        fail(grant.error());
    } else if (beginSuccess()) {
        Q_EMIT succeeded(*grant);
        endSuccess();
    }
}

void TokenJob::abandon()
{
    if (m_exchange)
        m_exchange->cancel();
}

namespace {

QJsonObject clientObject(const ClientIdentity &client)
{
    return {{u"id"_s, client.id}, {u"secret"_s, QString::fromUtf8(client.secret)}, {u"authentication"_s, toWire(client.authentication)},
        {u"redirect"_s, client.redirect}};
}

ClientIdentity readClient(const QJsonObject &object)
{
    ClientIdentity client {object.value("id"_L1).toString(), object.value("secret"_L1).toString().toUtf8()};
    for (const auto way : {ClientAuthentication::Basic, ClientAuthentication::Post}) {
        if (object.value("authentication"_L1) == toWire(way))
            client.authentication = way;
    }
    client.redirect = object.value("redirect"_L1).toString();
    return client;
}

QStringList readList(const QJsonValue &value)
{
    return value.toVariant().toStringList();
}

} // namespace

void SignIn::accept(const TokenGrant &grant)
{
    accessToken = grant.accessToken;
    if (!grant.refreshToken.isEmpty())
        refreshToken = grant.refreshToken;
    if (grant.scopes)
        granted = *grant.scopes;
    expires = grant.expires;
}

QByteArray toJson(const SignIns &signIns)
{
    QJsonArray array;
    for (const SignIn &signIn : signIns) {
        array.append(QJsonObject {{u"issuer"_s, signIn.issuer}, {u"resource"_s, signIn.resource},
            {u"client"_s, clientObject(signIn.client)}, {u"access-token"_s, QString::fromLatin1(signIn.accessToken)},
            {u"refresh-token"_s, QString::fromLatin1(signIn.refreshToken)}, {u"requested"_s, QJsonArray::fromStringList(signIn.requested)},
            {u"granted"_s, QJsonArray::fromStringList(signIn.granted)}, {u"expires"_s, signIn.expires.toUTC().toString(Qt::ISODate)},
            {u"revocation"_s, signIn.revocation.toString(QUrl::FullyEncoded)}});
    }
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

SignIns readSignIns(const QByteArray &json)
{
    SignIns signIns;
    for (const QJsonValue &value : QJsonDocument::fromJson(json).array()) {
        const QJsonObject object = value.toObject();
        SignIn signIn {object.value("issuer"_L1).toString(), object.value("resource"_L1).toString(),
            readClient(object.value("client"_L1).toObject()), object.value("access-token"_L1).toString().toLatin1(),
            object.value("refresh-token"_L1).toString().toLatin1(), readList(object.value("requested"_L1)),
            readList(object.value("granted"_L1)), QDateTime::fromString(object.value("expires"_L1).toString(), Qt::ISODate),
            QUrl(object.value("revocation"_L1).toString(), QUrl::StrictMode)};
        if (!signIn.issuer.isEmpty() && !signIn.resource.isEmpty())
            signIns.append(signIn);
    }
    return signIns;
}

} // namespace network
