// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"

#include <QUrl>

namespace network {

//! What a server said when it refused a request for want of a token, or of a wider one.
struct AuthorizationChallenge {
    //! The MCP server's own address.
    QUrl server = {};
    //! 401, or 403 (`insufficient_scope`).
    int status = 401;
    //! All values of its `WWW-Authenticate` headers.
    QList<QByteArray> authenticate = {};
    //! The token that was refused; empty where none had been sent.
    QByteArray refusedToken = {};
};

//! The person's consent, or a token's renewal, under way. Fails with Permission where there is no way to a token.
class AuthorizationJob : public model::Job
{
    Q_OBJECT

Q_SIGNALS:
    //! Try again with token().
    void succeeded();

protected:
    using Job::Job;
};

//! Gets bearer tokens for one server. Outlives the transports that send them.
class Authorizer : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Authorizer)

public:
    //! The token to send with each request; empty while there is none.
    virtual QByteArray token() const = 0;
    //! Never null, never synchronous. Several requests may be refused at once: they share one way to a token.
    virtual AuthorizationJob *authorize(const AuthorizationChallenge &challenge, QObject *parent) = 0;

Q_SIGNALS:
    //! Between these, requests wait for a person.
    void consentAsked();
    void consentSettled();

protected:
    using QObject::QObject;
};

} // namespace network
