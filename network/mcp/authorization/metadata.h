// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QStringList>
#include <QUrl>

namespace network {

//! Why an address that a server named for signing in must not be used: neither https nor, where the MCP server itself is on this machine,
//! http to this machine; a name or a password in it; a fragment. A server elsewhere has no business on this machine's own ports.
std::optional<model::Error> refusalOfEndpoint(const QUrl &endpoint, const QUrl &server);

//! Scheme, host and port of an address, nothing else.
QUrl originOf(const QUrl &url);

//! What an MCP server says about itself as a protected resource (RFC 9728). A value.
struct ResourceMetadata {
    //! Exactly as published: that is how it goes into requests.
    QString resource = {};
    //! Issuers of the authorization servers that grant tokens for it, at least one.
    QStringList issuers = {};
    QStringList scopes = {};

    bool operator==(const ResourceMetadata &) const = default;
};

//! \return a Permission error where the metadata is that of another resource: of another origin, or of another part of the server.
model::Result<ResourceMetadata> readResourceMetadata(const QByteArray &body, const QUrl &server);

//! Where the metadata is looked for when no challenge names the place: at the server's path, then at its root.
QList<QUrl> resourceMetadataLocations(const QUrl &server);

//! The server as a resource where it publishes no metadata: without fragment, query, and the slash of an empty path.
QString canonicalResource(const QUrl &server);

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
