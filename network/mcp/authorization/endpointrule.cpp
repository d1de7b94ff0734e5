// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/endpointrule.h"

#include "network/http/httprequest.h"

#include <QCoreApplication>

namespace network {

using namespace Qt::StringLiterals;

namespace {

struct EndpointRuleTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Authorization)
};

model::Error refusedEndpoint(const QString &text, const QUrl &endpoint)
{
    return {model::ErrorCategory::Permission, text.arg(endpoint.toDisplayString().left(200))};
}

} // namespace

std::optional<model::Error> refusalOfEndpoint(const QUrl &endpoint, const QUrl &server)
{
    if (!endpoint.isValid() || endpoint.host().isEmpty() || !endpoint.userInfo().isEmpty() || endpoint.hasFragment())
        return refusedEndpoint(EndpointRuleTexts::tr("“%1” is no address at which one can sign in."), endpoint);
    const bool cleartext = endpoint.scheme() == "http"_L1;
    if (!cleartext && endpoint.scheme() != "https"_L1)
        return refusedEndpoint(EndpointRuleTexts::tr("“%1” is no address at which one can sign in."), endpoint);
    if (isLoopback(endpoint) && !isLoopback(server))
        return refusedEndpoint(
            EndpointRuleTexts::tr("The server wants the sign-in to go through this machine (%1). That is refused."), endpoint);
    if (cleartext && !isLoopback(endpoint))
        return refusedEndpoint(EndpointRuleTexts::tr("The sign-in would go to %1, which is not encrypted. That is refused."), endpoint);
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

} // namespace network
