// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "network/mcp/authorization/clientidentity.h"
#include "network/mcp/authorization/metadata.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QPointer>
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

class HttpClient;
class SignInExchange;
struct SignInAnswer;

//! Who grants tokens for an MCP server.
struct Discovery {
    //! As it goes into the requests for a token.
    QString resource = {};
    //! What the MCP server says it knows.
    QStringList scopes = {};
    ServerMetadata granter = {};
};

//! Finds out who grants tokens for a server, anew each time, since that may change: the resource's metadata where the challenge says, else
//! at the well-known places; then the issuer's. Where a server has none at all it grants its tokens itself, as of 2025-03-26.
class DiscoveryJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiscoveryJob)
    PARLANCE_PHRASED

public:
    DiscoveryJob(HttpClient &client, ProtectedServer server, const BearerChallenge &challenge, QObject *parent);

Q_SIGNALS:
    void succeeded(const network::Discovery &discovery);

private:
    using Reader = void (DiscoveryJob::*)(const SignInAnswer &);

    void abandon() override;
    void nextResourcePlace();
    void readResource(const SignInAnswer &answer);
    void chooseIssuer(const QStringList &issuers);
    void lookAtTheServerItself();
    //! The client that the person named was registered elsewhere.
    void strangeIssuer(const QString &issuer);
    void nextGranterPlace();
    void readGranter(const SignInAnswer &answer);
    void noGranter();
    void fetch(const QUrl &place, Reader reader);
    bool isIssuer(const QString &issuer) const;
    void conclude();

    HttpClient &m_client;
    const ProtectedServer m_server;
    const bool m_isNamed;
    QList<QUrl> m_places;
    //! The issuer whose metadata is looked for.
    QString m_issuer;
    //! What the metadata said in its place.
    QString m_otherIssuer;
    bool m_isOwnGranter = false;
    Discovery m_discovery;
    QPointer<SignInExchange> m_exchange;
};

} // namespace network
