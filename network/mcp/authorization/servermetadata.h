// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QStringList>
#include <QUrl>

namespace network {

//! What an authorization server says about itself (RFC 8414, OpenID Connect Discovery 1.0). A value.
struct ServerMetadata {
    //! Exactly as published: it is compared as a text.
    QString issuer = {};
    QUrl authorizationEndpoint = {};
    QUrl tokenEndpoint = {};
    //! Invalid where clients cannot register themselves.
    QUrl registrationEndpoint = {};
    //! Invalid where tokens cannot be taken back (RFC 7009).
    QUrl revocationEndpoint = {};
    QStringList scopes = {};
    //! How clients may authenticate themselves at the token endpoint.
    QStringList authenticationMethods = {};
    QStringList challengeMethods = {};
    //! It names itself in each authorization response (RFC 9207).
    bool namesItself = false;
    //! It takes the address of a metadata document for a client id.
    bool takesClientMetadata = false;

    bool operator==(const ServerMetadata &) const = default;
};

//! The document, whoever it is about. A Provider error where it lacks what every such server has.
model::Result<ServerMetadata> readServerMetadata(const QByteArray &body);

//! Why a server must not be used: no PKCE with S256 (MCP demands that this is published), or an endpoint of it that is refused.
std::optional<model::Error> refusalOf(const ServerMetadata &metadata, const QUrl &mcpServer);

//! Where an issuer's metadata may be found, in the order in which the places are to be tried.
QList<QUrl> serverMetadataLocations(const QUrl &issuer);

//! What revision 2025-03-26 takes for granted of a server that publishes nothing: its own endpoints at the root.
ServerMetadata defaultServerMetadata(const QUrl &origin);

} // namespace network
