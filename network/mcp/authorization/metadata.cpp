// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/metadata.h"

#include "network/http/httprequest.h"
#include "network/mcp/authorization/discovery.h"
#include "network/mcp/authorization/signinexchange.h"

#include <QCoreApplication>

namespace network {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

namespace {

struct EndpointRuleTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Authorization)
    PARLANCE_PHRASED
};

model::Error refusedEndpoint(const model::Wording &text, const QUrl &endpoint)
{
    return {model::ErrorCategory::Permission, text.arg(endpoint.toDisplayString().left(200))};
}

} // namespace

std::optional<model::Error> refusalOfEndpoint(const QUrl &endpoint, const QUrl &server)
{
    if (!endpoint.isValid() || endpoint.host().isEmpty() || !endpoint.userInfo().isEmpty() || endpoint.hasFragment())
        return refusedEndpoint(EndpointRuleTexts::phrased("“%1” is not an address at which one can sign in."), endpoint);
    const bool cleartext = endpoint.scheme() == "http"_L1;
    if (!cleartext && endpoint.scheme() != "https"_L1)
        return refusedEndpoint(EndpointRuleTexts::phrased("“%1” is not an address at which one can sign in."), endpoint);
    if (isLoopback(endpoint) && !isLoopback(server))
        return refusedEndpoint(
            EndpointRuleTexts::phrased("The server wants the sign-in to go through this machine (%1). That is refused."), endpoint);
    if (cleartext && !isLoopback(endpoint))
        return refusedEndpoint(
            EndpointRuleTexts::phrased("The sign-in would go to %1, which is not encrypted. That is refused."), endpoint);
    return {};
}

QUrl originOf(const QUrl &url)
{
    QUrl origin;
    origin.setScheme(url.scheme());
    origin.setHost(url.host());
    origin.setPort(url.port());
    return origin;
}

namespace {

struct ResourceMetadataTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Authorization)
    PARLANCE_PHRASED
};

int portOf(const QUrl &url)
{
    return url.port(url.scheme() == "https"_L1 ? 443 : 80);
}

QString pathWithoutSlash(const QUrl &url)
{
    QString path = url.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    return path;
}

//! A resource stands for its own address and for what is below it: many servers publish their origin.
bool covers(const QUrl &resource, const QUrl &server)
{
    if (!resource.isValid() || resource.hasFragment() || !resource.userInfo().isEmpty() || resource.scheme() != server.scheme()
        || resource.host() != server.host() || portOf(resource) != portOf(server))
        return false;
    if (resource.hasQuery() && resource.query(QUrl::FullyEncoded) != server.query(QUrl::FullyEncoded))
        return false;
    const QString path = pathWithoutSlash(resource);
    return path == pathWithoutSlash(server) || pathWithoutSlash(server).startsWith(path + u'/');
}

} // namespace

model::Result<ResourceMetadata> readResourceMetadata(const QByteArray &body, const QUrl &server)
{
    const auto answer = readAnswer(body);
    if (!answer)
        return tl::unexpected(answer.error());
    const ResourceMetadata metadata {readText(answer->value("resource"_L1)), readTexts(answer->value("authorization_servers"_L1)),
        readScopes(readTexts(answer->value("scopes_supported"_L1)).join(u' '))};
    if (!covers(QUrl(metadata.resource, QUrl::StrictMode), server)) {
        return model::failure(ErrorCategory::Permission,
            ResourceMetadataTexts::phrased(
                "The server describes a server other than the one that was asked (“%1” instead of “%2”), so it gets no token.")
                .arg(metadata.resource.left(200), server.toDisplayString()));
    }
    if (metadata.issuers.isEmpty())
        return model::failure(
            ErrorCategory::Permission, ResourceMetadataTexts::phrased("The server asks for a token but names nobody who grants one."));
    return metadata;
}

QList<QUrl> resourceMetadataLocations(const QUrl &server)
{
    const QString wellKnown = u"/.well-known/oauth-protected-resource"_s;
    const QString path = server.path(QUrl::FullyEncoded);
    QUrl location = server.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
    QList<QUrl> locations;
    if (path.size() > 1) {
        location.setPath(wellKnown + path, QUrl::TolerantMode);
        locations.append(location);
    }
    location.setPath(wellKnown);
    locations.append(location);
    return locations;
}

QString canonicalResource(const QUrl &server)
{
    QUrl resource = server.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
    if (resource.path() == "/"_L1)
        resource.setPath({});
    return resource.toString(QUrl::FullyEncoded);
}

namespace {

struct ServerMetadataTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Authorization)
    PARLANCE_PHRASED
};

QUrl readUrl(const QJsonValue &value)
{
    return QUrl(readText(value), QUrl::StrictMode);
}

QUrl withPath(const QUrl &url, const QString &path)
{
    QUrl result = originOf(url);
    result.setPath(path, QUrl::TolerantMode);
    return result;
}

} // namespace

model::Result<ServerMetadata> readServerMetadata(const QByteArray &body)
{
    const auto answer = readAnswer(body);
    if (!answer)
        return tl::unexpected(answer.error());
    ServerMetadata metadata;
    metadata.issuer = readText(answer->value("issuer"_L1));
    metadata.authorizationEndpoint = readUrl(answer->value("authorization_endpoint"_L1));
    metadata.tokenEndpoint = readUrl(answer->value("token_endpoint"_L1));
    metadata.registrationEndpoint = readUrl(answer->value("registration_endpoint"_L1));
    metadata.revocationEndpoint = readUrl(answer->value("revocation_endpoint"_L1));
    metadata.scopes = readTexts(answer->value("scopes_supported"_L1));
    metadata.authenticationMethods = readTexts(answer->value("token_endpoint_auth_methods_supported"_L1));
    metadata.challengeMethods = readTexts(answer->value("code_challenge_methods_supported"_L1));
    metadata.namesItself = answer->value("authorization_response_iss_parameter_supported"_L1).toBool();
    metadata.takesClientMetadata = answer->value("client_id_metadata_document_supported"_L1).toBool();
    // RFC 8414, section 2: what a server that says nothing means.
    if (metadata.authenticationMethods.isEmpty())
        metadata.authenticationMethods = {u"client_secret_basic"_s};
    if (metadata.issuer.isEmpty() || metadata.authorizationEndpoint.isEmpty() || metadata.tokenEndpoint.isEmpty()) {
        return model::failure(
            ErrorCategory::Provider, ServerMetadataTexts::phrased("The sign-in server does not say where it grants tokens."));
    }
    return metadata;
}

std::optional<Error> refusalOf(const ServerMetadata &metadata, const QUrl &mcpServer)
{
    if (!metadata.challengeMethods.contains("S256"_L1)) {
        return Error {ErrorCategory::Permission,
            ServerMetadataTexts::phrased(
                "“%1” does not say that it protects sign-ins against theft (PKCE with S256). Without that, no token may be asked for.")
                .arg(metadata.issuer.left(200))};
    }
    QList<QUrl> endpoints {metadata.authorizationEndpoint, metadata.tokenEndpoint};
    if (!metadata.registrationEndpoint.isEmpty())
        endpoints.append(metadata.registrationEndpoint);
    for (const QUrl &endpoint : endpoints) {
        if (const auto refusal = refusalOfEndpoint(endpoint, mcpServer))
            return refusal;
    }
    return {};
}

QList<QUrl> serverMetadataLocations(const QUrl &issuer)
{
    const QString oauth = u"/.well-known/oauth-authorization-server"_s;
    const QString openId = u"/.well-known/openid-configuration"_s;
    QString path = issuer.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    QList<QUrl> locations {withPath(issuer, oauth + path), withPath(issuer, openId + path)};
    if (!path.isEmpty())
        locations.append(withPath(issuer, path + openId));
    return locations;
}

ServerMetadata defaultServerMetadata(const QUrl &origin)
{
    ServerMetadata metadata;
    metadata.issuer = originOf(origin).toString();
    metadata.authorizationEndpoint = withPath(origin, u"/authorize"_s);
    metadata.tokenEndpoint = withPath(origin, u"/token"_s);
    metadata.registrationEndpoint = withPath(origin, u"/register"_s);
    metadata.authenticationMethods = {u"none"_s, u"client_secret_basic"_s, u"client_secret_post"_s};
    metadata.challengeMethods = {u"S256"_s};
    return metadata;
}

} // namespace network
