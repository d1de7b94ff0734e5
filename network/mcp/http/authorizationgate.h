// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "network/mcp/authorization/authorizer.h"

#include <QPointer>

#include <functional>
#include <optional>

namespace network {

//! Where the requests of one transport get their token, and where those wait that were refused for want of one: however many there are,
//! there is one way to a token at a time. Owned by the transport.
class AuthorizationGate final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AuthorizationGate)

public:
    //! Nothing: there is another token to try. Else why there is none.
    using Done = std::function<void(const std::optional<model::Error> &)>;

    //! Without an authorizer there are no tokens, and a refusal is an answer like any other.
    AuthorizationGate(Authorizer *authorizer, QUrl server);

    QByteArray token() const { return m_authorizer ? m_authorizer->token() : QByteArray(); }
    //! Whether the server wants a token, or a wider one, and there may be a way to it: 401, or 403 with `insufficient_scope` (RFC 6750,
    //! section 3.1).
    bool opensFor(int status, const model::Headers &headers) const;
    //! After such a refusal of a request with that token. `done` is called once, never before control returns to the event loop; not at
    //! all once `context` is gone.
    void pass(int status, const model::Headers &headers, const QByteArray &refusedToken, QObject *context, Done done);

Q_SIGNALS:
    void settled(const std::optional<model::Error> &error);

private:
    void settle(const std::optional<model::Error> &error);

    Authorizer *const m_authorizer;
    const QUrl m_server;
    QPointer<AuthorizationJob> m_job;
};

} // namespace network
