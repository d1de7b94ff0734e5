// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "network/mcp/authorization/authorizationsettings.h"
#include "network/mcp/authorization/servermetadata.h"

namespace network {

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

} // namespace network
