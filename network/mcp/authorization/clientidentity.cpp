// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/clientidentity.h"

#include "model/schema/jsonwriter.h"
#include "network/mcp/authorization/signinexchange.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;

namespace {

struct ClientIdentityTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Authorization)
    PARLANCE_PHRASED
};

} // namespace

QString toWire(ClientAuthentication authentication)
{
    switch (authentication) {
    case ClientAuthentication::Basic: return u"client_secret_basic"_s;
    case ClientAuthentication::Post: return u"client_secret_post"_s;
    case ClientAuthentication::None: break;
    }
    return u"none"_s;
}

ClientAuthentication authenticationFor(const QByteArray &secret, const QString &agreed, const ServerMetadata &metadata)
{
    constexpr std::array ways {ClientAuthentication::Basic, ClientAuthentication::Post};
    if (secret.isEmpty())
        return ClientAuthentication::None;
    for (const ClientAuthentication way : {ClientAuthentication::None, ClientAuthentication::Basic, ClientAuthentication::Post}) {
        if (agreed == toWire(way))
            return way;
    }
    const auto taken = std::find_if(
        ways.begin(), ways.end(), [&metadata](ClientAuthentication way) { return metadata.authenticationMethods.contains(toWire(way)); });
    if (taken != ways.end())
        return *taken;
    return metadata.authenticationMethods.contains("none"_L1) ? ClientAuthentication::None : ClientAuthentication::Basic;
}

std::optional<ClientIdentity> configuredIdentity(const AuthorizationSettings &settings, const ServerMetadata &metadata)
{
    if (!settings.clientId.isEmpty())
        return ClientIdentity {settings.clientId, settings.clientSecret, authenticationFor(settings.clientSecret, {}, metadata)};
    const QUrl document(settings.clientMetadata, QUrl::StrictMode);
    if (metadata.takesClientMetadata && document.scheme() == "https"_L1 && document.path().size() > 1 && !document.hasFragment())
        return ClientIdentity {settings.clientMetadata};
    return {};
}

QByteArray registrationRequest(const QString &redirect, const ServerMetadata &metadata)
{
    // A program on a person's machine keeps no secret from that person: none is asked for where the server does without.
    QString method = toWire(ClientAuthentication::None);
    if (!metadata.authenticationMethods.contains(method))
        method = toWire(authenticationFor("secret", {}, metadata));
    model::JsonWriter writer;
    writer.beginObject().member(u"client_name", u"Parlance");
    writer.key(u"redirect_uris").beginArray().string(redirect).endArray();
    writer.key(u"grant_types").beginArray().string(u"authorization_code").string(u"refresh_token").endArray();
    writer.key(u"response_types").beginArray().string(u"code").endArray();
    writer.member(u"token_endpoint_auth_method", method).member(u"application_type", u"native");
    return writer.endObject().bytes();
}

model::Result<ClientIdentity> readRegistration(const QByteArray &body, const QString &redirect, const ServerMetadata &metadata)
{
    const auto answer = readAnswer(body);
    if (!answer)
        return tl::unexpected(answer.error());
    ClientIdentity identity;
    identity.id = readText(answer->value("client_id"_L1));
    identity.secret = readText(answer->value("client_secret"_L1)).toUtf8();
    identity.authentication = authenticationFor(identity.secret, readText(answer->value("token_endpoint_auth_method"_L1)), metadata);
    identity.redirect = redirect;
    if (identity.id.isEmpty()) {
        return model::failure(model::ErrorCategory::Provider, ClientIdentityTexts::phrased("The sign-in server gave no client id."));
    }
    return identity;
}

RegistrationJob::RegistrationJob(HttpClient &client, const ServerMetadata &granter, QString redirect, QObject *parent)
    : Job(parent)
    , m_granter(granter)
    , m_redirect(std::move(redirect))
{
    HttpRequest request;
    request.method = "POST";
    request.url = granter.registrationEndpoint;
    request.headers = {{"Accept", "application/json"}, {"Content-Type", "application/json"}};
    request.body = registrationRequest(m_redirect, granter);
    m_exchange = new SignInExchange(client, request, this);
    connect(m_exchange, &SignInExchange::succeeded, this, &RegistrationJob::answered);
    connect(m_exchange, &SignInExchange::failed, this, &RegistrationJob::fail);
}

void RegistrationJob::answered(const SignInAnswer &answer)
{
    if (answer.status != 201 && answer.status != 200) {
        const QJsonObject object = readAnswer(answer.body).value_or(QJsonObject());
        const QString text = readText(object.value("error_description"_L1)).simplified().left(300);
        fail({model::ErrorCategory::Permission,
            phrased(
                "“%1” does not let Parlance register itself (HTTP %2). %3 A client that was registered there by hand can be named in the "
                "server's descriptor.")
                .arg(m_granter.issuer.left(200), answer.status, text)
                .simplified(),
            readText(object.value("error"_L1)).left(100)});
        return;
    }
    const auto identity = readRegistration(answer.body, m_redirect, m_granter);
    if (!identity) {
        fail(identity.error());
    } else if (beginSuccess()) {
        Q_EMIT succeeded(*identity);
        endSuccess();
    }
}

void RegistrationJob::abandon()
{
    if (m_exchange)
        m_exchange->cancel();
}

} // namespace network
