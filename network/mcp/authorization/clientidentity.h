// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "model/basics/result.h"
#include "network/mcp/authorization/metadata.h"

#include <QByteArray>
#include <QPointer>
#include <QStringList>
#include <QUrl>

namespace network {

//! What a person may say about signing in at one MCP server; all of it may be left out. A value.
struct AuthorizationSettings {
    //! A client that was registered beforehand, with its secret where it has one.
    QString clientId = {};
    QByteArray clientSecret = {};
    //! The authorization server at which it was registered; its client is used at no other.
    QString issuer = {};
    //! The https address of a client metadata document, which is then the client's id.
    QString clientMetadata = {};
    //! The port on 127.0.0.1 that the client was registered with, where its authorization server does not take any; 0 for any.
    quint16 redirectPort = 0;
    //! Asked for beside those that the server names.
    QStringList scopes = {};

    bool operator==(const AuthorizationSettings &) const = default;
};

//! The MCP server for which a token is wanted. A value.
struct ProtectedServer {
    QUrl url;
    //! As the person knows it.
    QString name = {};
    AuthorizationSettings settings = {};
};

//! How a client shows at the token endpoint who it is (RFC 6749, section 2.3).
enum class ClientAuthentication { None, Basic, Post };

QString toWire(ClientAuthentication authentication);

//! This program as one authorization server knows it. A value; worth nothing at any other server.
struct ClientIdentity {
    QString id = {};
    QByteArray secret = {};
    ClientAuthentication authentication = ClientAuthentication::None;
    //! Of a client that registered itself: the redirect address it named. Empty for others.
    QString redirect = {};

    bool isRegisteredFor(const QString &address) const { return !id.isEmpty() && redirect == address; }
    bool operator==(const ClientIdentity &) const = default;
};

//! Without a secret none; else what was agreed upon at registration, else the first of basic and post that the server takes.
ClientAuthentication authenticationFor(const QByteArray &secret, const QString &agreed, const ServerMetadata &metadata);

//! The client that the person named: one registered beforehand, else one with a metadata document where the server takes these; nothing
//! where there is neither.
std::optional<ClientIdentity> configuredIdentity(const AuthorizationSettings &settings, const ServerMetadata &metadata);

//! The body of a dynamic registration (RFC 7591) of a native program.
QByteArray registrationRequest(const QString &redirect, const ServerMetadata &metadata);
model::Result<ClientIdentity> readRegistration(const QByteArray &body, const QString &redirect, const ServerMetadata &metadata);

class HttpClient;
class SignInExchange;
struct SignInAnswer;

//! Registers this program at an authorization server (RFC 7591) that lets clients do so.
class RegistrationJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RegistrationJob)
    PARLANCE_PHRASED

public:
    RegistrationJob(HttpClient &client, const ServerMetadata &granter, QString redirect, QObject *parent);

Q_SIGNALS:
    void succeeded(const network::ClientIdentity &identity);

private:
    void abandon() override;
    void answered(const SignInAnswer &answer);

    const ServerMetadata m_granter;
    const QString m_redirect;
    QPointer<SignInExchange> m_exchange;
};

} // namespace network
