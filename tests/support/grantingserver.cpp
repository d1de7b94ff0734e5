// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/grantingserver.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

Script json(int status, const QJsonObject &object)
{
    return Script::answer(status, QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QByteArray pathOf(const ScriptedServer::Request &request)
{
    return request.line.split(' ').at(1).split('?').first();
}

QHash<QByteArray, QByteArray> split(const QByteArray &form)
{
    QHash<QByteArray, QByteArray> members;
    for (const QByteArray &field : form.split('&')) {
        const qsizetype sign = field.indexOf('=');
        if (sign > 0)
            members.insert(field.first(sign), QByteArray::fromPercentEncoding(field.sliced(sign + 1).replace('+', ' ')));
    }
    return members;
}

} // namespace

GrantingServer::GrantingServer(QObject *parent)
    : QObject(parent)
{
    resource() = {{u"resource"_s, mcp().toString()}, {u"authorization_servers"_s, QJsonArray {origin()}}};
    granter() = {{u"issuer"_s, origin()}, {u"authorization_endpoint"_s, origin() + u"/authorize"_s},
        {u"token_endpoint"_s, origin() + u"/token"_s}, {u"registration_endpoint"_s, origin() + u"/register"_s},
        {u"code_challenge_methods_supported"_s, QJsonArray {u"S256"_s}},
        {u"token_endpoint_auth_methods_supported"_s, QJsonArray {u"none"_s, u"client_secret_basic"_s, u"client_secret_post"_s}},
        {u"authorization_response_iss_parameter_supported"_s, true}};
    m_server.answerBy([this](const Request &request) { return answer(request); });
}

QString GrantingServer::origin() const
{
    return m_server.url().toString();
}

QList<GrantingServer::Request> GrantingServer::requestsTo(const QByteArray &path) const
{
    QList<Request> requests = m_server.requests();
    requests.removeIf([&path](const Request &request) { return pathOf(request) != path; });
    return requests;
}

QHash<QByteArray, QByteArray> GrantingServer::members(const Request &request)
{
    const QByteArray target = request.line.split(' ').at(1);
    return split(request.line.startsWith("GET") ? target.mid(target.indexOf('?') + 1) : request.body);
}

QList<QHash<QByteArray, QByteArray>> GrantingServer::membersTo(const QByteArray &path) const
{
    QList<QHash<QByteArray, QByteArray>> all;
    for (const Request &request : requestsTo(path))
        all.append(members(request));
    return all;
}

QByteArray GrantingServer::secret(const QByteArray &name)
{
    m_secrets.append(name + "-secret-" + QByteArray::number(m_secrets.size()));
    return m_secrets.last();
}

Script GrantingServer::answer(const Request &request)
{
    const QByteArray path = pathOf(request);
    if (scripts.contains(path))
        return scripts.value(path);
    if (request.line.startsWith("GET") && documents.contains(path))
        return json(200, documents.value(path));
    if (path == "/register")
        return registered();
    if (path == "/authorize")
        return authorized(request);
    if (path == "/token")
        return token(request);
    if (path == "/revoke")
        return revoked(request);
    return Script::answer(404, "<html>not here</html>", "text/html");
}

Script GrantingServer::registered()
{
    const QByteArray id = "client-" + QByteArray::number(m_clients.size() + 1) + "-of-" + QByteArray::number(QUrl(origin()).port());
    m_clients.insert(id, authentication == "none"_L1 ? QByteArray() : secret("client"));
    QJsonObject answer {{u"client_id"_s, QString::fromLatin1(id)}, {u"token_endpoint_auth_method"_s, authentication}};
    if (!m_clients.value(id).isEmpty())
        answer.insert(u"client_secret"_s, QString::fromLatin1(m_clients.value(id)));
    return json(201, answer);
}

Script GrantingServer::authorized(const Request &request)
{
    m_lastRequest = members(request);
    m_code = secret("code");
    m_secrets.append(m_lastRequest.value("state"));
    QHash<QByteArray, QByteArray> answer {{"code", m_code}, {"state", m_lastRequest.value("state")}, {"iss", origin().toLatin1()}};
    for (auto member = redirectMembers.cbegin(); member != redirectMembers.cend(); ++member)
        answer.insert(member.key(), member.value());
    QByteArray location = m_lastRequest.value("redirect_uri") + '?';
    for (auto member = answer.cbegin(); member != answer.cend(); ++member) {
        if (!member.value().isNull())
            location += member.key() + '=' + member.value().toPercentEncoding() + '&';
    }
    location.chop(1);
    return Script::answer(302, "Found. Redirecting to " + location, "text/plain", "Location: " + location + "\r\n");
}

bool GrantingServer::showsWhoItIs(const Request &request, const QHash<QByteArray, QByteArray> &members) const
{
    const QByteArray id = m_lastRequest.value("client_id");
    const QByteArray known = m_clients.value(id);
    const QByteArray basic = "Basic " + (id.toPercentEncoding() + ':' + known.toPercentEncoding()).toBase64();
    if (authentication == "client_secret_basic"_L1)
        return request.header("Authorization") == basic && !members.contains("client_secret");
    const bool isNamed = members.value("client_id") == id && request.header("Authorization").isEmpty();
    return isNamed && (authentication == "none"_L1 ? !members.contains("client_secret") : members.value("client_secret") == known);
}

QString GrantingServer::refusalOf(const Request &request, const QHash<QByteArray, QByteArray> &members)
{
    if (!showsWhoItIs(request, members))
        return u"invalid_client"_s;
    if (members.value("grant_type") == "refresh_token") {
        const bool isGood = !refusesRefreshTokens && !m_refreshToken.isEmpty() && members.value("refresh_token") == m_refreshToken;
        return isGood ? QString() : u"invalid_grant"_s;
    }
    const QByteArray verifier = members.value("code_verifier");
    m_secrets.append(verifier);
    const QByteArray challenge = QCryptographicHash::hash(verifier, QCryptographicHash::Sha256)
                                     .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    const bool isGood = !m_code.isEmpty() && members.value("code") == m_code && challenge == m_lastRequest.value("code_challenge")
        && members.value("redirect_uri") == m_lastRequest.value("redirect_uri");
    return isGood ? QString() : u"invalid_grant"_s;
}

Script GrantingServer::token(const Request &request)
{
    const auto asked = members(request);
    if (const QString refusal = refusalOf(request, asked); !refusal.isEmpty())
        return json(400, {{u"error"_s, refusal}, {u"error_description"_s, u"No "_s + refusal}});
    m_code.clear();
    m_accessTokens.append(secret("access"));
    QJsonObject answer {
        {u"access_token"_s, QString::fromLatin1(m_accessTokens.last())}, {u"token_type"_s, u"bearer"_s}, {u"expires_in"_s, 3600}};
    if (grantsRefreshTokens) {
        m_refreshToken = secret("refresh");
        answer.insert(u"refresh_token"_s, QString::fromLatin1(m_refreshToken));
    }
    const QString scope = grantedScope.isEmpty() ? QString::fromLatin1(m_lastRequest.value("scope")) : grantedScope;
    if (!scope.isEmpty())
        answer.insert(u"scope"_s, scope);
    return json(200, answer);
}

Script GrantingServer::revoked(const Request &request) const
{
    if (!showsWhoItIs(request, members(request)))
        return json(401, {{u"error"_s, u"invalid_client"_s}});
    return Script::answer(200, {});
}
