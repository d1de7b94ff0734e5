// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
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

} // namespace network
