// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QStringList>
#include <QUrl>

namespace network {

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

} // namespace network
