// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QStringList>

#include <optional>

namespace network {

//! One challenge of a `WWW-Authenticate` header (RFC 9110, section 11.6.1). A value.
struct AuthenticateChallenge {
    //! In lower case.
    QByteArray scheme = {};
    //! By name in lower case, without quotes; of a name that is repeated the first.
    QMap<QByteArray, QByteArray> parameters = {};

    bool operator==(const AuthenticateChallenge &) const = default;
};

//! The challenges of all values of the header, in their order: a value may hold several. At most 32 and 64 KiB; what is malformed is left
//! out up to the next comma.
QList<AuthenticateChallenge> readChallenges(const QList<QByteArray> &values);

//! What a bearer challenge says (RFC 6750, section 3; RFC 9728, section 5.1). A value.
struct BearerChallenge {
    QByteArray error = {};
    QStringList scopes = {};
    //! The address of the server's metadata as it stands there; empty where it is not named.
    QByteArray resourceMetadata = {};

    bool operator==(const BearerChallenge &) const = default;
};

//! The first bearer challenge; an empty one where the server said nothing, nothing where it wants another scheme.
std::optional<BearerChallenge> bearerChallenge(const QList<QByteArray> &values);

//! Scope tokens of a text that separates them by spaces (RFC 6749, section 3.3): each once, in their order, at most 256.
QStringList readScopes(const QString &text);

} // namespace network
