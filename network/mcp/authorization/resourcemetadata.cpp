// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/resourcemetadata.h"

#include "network/mcp/authorization/challenge.h"
#include "network/mcp/authorization/metadatafields.h"

#include <QCoreApplication>

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

struct ResourceMetadataTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Authorization)
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
            ResourceMetadataTexts::tr("The server describes another one than was asked (“%1” instead of “%2”), so it gets no token.")
                .arg(metadata.resource.left(200), server.toDisplayString()));
    }
    if (metadata.issuers.isEmpty())
        return model::failure(
            ErrorCategory::Permission, ResourceMetadataTexts::tr("The server wants a token but names nobody who grants one."));
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

} // namespace network
