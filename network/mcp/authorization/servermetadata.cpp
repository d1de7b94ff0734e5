// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/servermetadata.h"

#include "network/mcp/authorization/endpointrule.h"
#include "network/mcp/authorization/metadatafields.h"

#include <QCoreApplication>

namespace network {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory;

namespace {

struct ServerMetadataTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Authorization)
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
            ErrorCategory::Provider, ServerMetadataTexts::tr("The server at which one signs in does not say where it grants tokens."));
    }
    return metadata;
}

std::optional<Error> refusalOf(const ServerMetadata &metadata, const QUrl &mcpServer)
{
    if (!metadata.challengeMethods.contains("S256"_L1)) {
        return Error {ErrorCategory::Permission,
            ServerMetadataTexts::tr(
                "“%1” does not say that it protects sign-ins against theft (PKCE with S256). Without that no token may be asked for.")
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
