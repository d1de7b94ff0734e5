// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/support/scriptedserver.h"

#include <QJsonObject>

//! An authorization server, and the metadata of the MCP server before it, on one loopback port. It grants to whoever asks in the right way,
//! checks codes, verifiers, clients and refresh tokens as a real one, and what it publishes and how it answers can be bent.
class GrantingServer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GrantingServer)

public:
    using Request = ScriptedServer::Request;

    explicit GrantingServer(QObject *parent = nullptr);

    //! `http://127.0.0.1:PORT`
    QString origin() const;
    QUrl mcp() const { return QUrl(origin() + QStringLiteral("/mcp")); }

    //! Served for GET, by their paths: the resource's at `…/mcp`, the issuer's at the root.
    QHash<QByteArray, QJsonObject> documents;
    QJsonObject &resource() { return documents[QByteArrayLiteral("/.well-known/oauth-protected-resource/mcp")]; }
    QJsonObject &granter() { return documents[QByteArrayLiteral("/.well-known/oauth-authorization-server")]; }
    //! By path, in the place of everything else.
    QHash<QByteArray, Script> scripts;

    //! How clients that register themselves are to show who they are.
    QString authentication = QStringLiteral("none");
    //! Added to the redirect; a null value takes a member away. `iss` is the origin otherwise.
    QHash<QByteArray, QByteArray> redirectMembers;
    //! Granted in the place of what was asked for.
    QString grantedScope;
    bool grantsRefreshTokens = true;
    bool refusesRefreshTokens = false;
    //! Publishes where tokens are taken back.
    void offerRevocation() { granter().insert(QStringLiteral("revocation_endpoint"), origin() + QStringLiteral("/revoke")); }

    QList<Request> requestsTo(const QByteArray &path) const;
    //! The members of the query or the body.
    static QHash<QByteArray, QByteArray> members(const Request &request);
    QList<QHash<QByteArray, QByteArray>> membersTo(const QByteArray &path) const;
    //! Everything that must not be recorded, as far as this server has given or got it.
    const QList<QByteArray> &secrets() const { return m_secrets; }
    const QList<QByteArray> &accessTokens() const { return m_accessTokens; }

private:
    Script answer(const Request &request);
    Script registered();
    Script authorized(const Request &request);
    Script token(const Request &request);
    Script revoked(const Request &request) const;
    QString refusalOf(const Request &request, const QHash<QByteArray, QByteArray> &members);
    bool showsWhoItIs(const Request &request, const QHash<QByteArray, QByteArray> &members) const;
    QByteArray secret(const QByteArray &name);

    ScriptedServer m_server;
    QHash<QByteArray, QByteArray> m_clients;
    QHash<QByteArray, QByteArray> m_lastRequest;
    QByteArray m_code;
    QByteArray m_refreshToken;
    QList<QByteArray> m_accessTokens;
    QList<QByteArray> m_secrets;
};
