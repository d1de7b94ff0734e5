// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/authorization/tokengrant.h"

namespace network {

//! What one authorization server has granted for one resource, and to which client. A value; secret as a whole.
struct SignIn {
    QString issuer = {};
    QString resource = {};
    ClientIdentity client = {};
    QByteArray accessToken = {};
    QByteArray refreshToken = {};
    //! Those asked for, and those granted.
    QStringList requested = {};
    QStringList granted = {};
    QDateTime expires = {};
    //! Where the tokens can be taken back; empty where nowhere.
    QUrl revocation = {};

    //! Takes over a grant: a refresh token that is not replaced stays good (RFC 6749, section 6).
    void accept(const TokenGrant &grant);
    bool isFor(const QString &otherIssuer, const QString &otherResource) const
    {
        return issuer == otherIssuer && resource == otherResource;
    }
    bool isUsable(const QDateTime &now) const { return !accessToken.isEmpty() && (expires.isNull() || now < expires); }

    bool operator==(const SignIn &) const = default;
};

//! Of one MCP server, the last first.
using SignIns = QList<SignIn>;

//! As they are kept, and back; what cannot be read is left out.
QByteArray toJson(const SignIns &signIns);
SignIns readSignIns(const QByteArray &json);

} // namespace network
