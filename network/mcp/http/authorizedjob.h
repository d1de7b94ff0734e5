// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"
#include "network/http/httpjob.h"
#include "network/mcp/authorization/authorizer.h"
#include "network/mcp/transport/transport.h"

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
    PARLANCE_PHRASED

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

//! One HTTP request with the token of the hour; where the server refuses it for want of one, it is sent again with the next token, since
//! a refused request has done nothing. Each time is an exchange of its own. Fails where there is no complete answer, or no way
//! to a token; an answer with an error status is an answer.
class AuthorizedJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AuthorizedJob)

public:
    //! Ways to a token for one request: a renewal that does not help, a sign-in, and one more for a wider scope.
    static constexpr int mostAuthorizations = 3;
    //! Bytes that are kept of a refusal's body.
    static constexpr qsizetype largestRefusal = 64 * 1024;

    //! Client and gate outlive the job.
    AuthorizedJob(HttpClient &client, AuthorizationGate &gate, const HttpRequest &request, QObject *parent);

    //! Of the last exchange; 0 until its head arrives.
    int status() const { return m_status; }
    bool isRefused() const { return m_status >= 300; }
    const QByteArray &refusal() const { return m_refusal; }
    //! No byte of the last request can have left.
    bool nothingWasSent() const { return m_nothingWasSent; }

    //! Ends the exchange as failed: the answer is of no use to whoever reads it.
    void giveUp(const model::Error &error);

Q_SIGNALS:
    //! Not of refusals, as for the bytes.
    void headArrived(const model::Headers &headers);
    void bytesArrived(const QByteArray &bytes);
    //! The answer is whole, whatever its status.
    void succeeded();

private:
    void abandon() override;
    void send();
    void readHead(int status, const model::Headers &headers);
    void readBytes(const QByteArray &bytes);
    void answered();
    void authorized(const std::optional<model::Error> &error);
    void exchangeFailed(const model::Error &error);

    HttpClient &m_client;
    AuthorizationGate &m_gate;
    const HttpRequest m_request;
    QPointer<HttpJob> m_http;
    QByteArray m_token;
    QByteArray m_refusal;
    int m_status = 0;
    int m_authorizations = 0;
    bool m_nothingWasSent = false;
};

//! A message that came to nothing over HTTP. `error` where there was no complete answer, or no token; else the job has an error status.
McpDeliveryFailure deliveryFailure(const AuthorizedJob &job, const std::optional<model::Error> &error);

//! The response ended without the answer. `garbage`: what it held instead.
McpDeliveryFailure unansweredFailure(const QString &garbage);

//! The first 2,000 characters at most, for the eyes.
QString excerpt(const QByteArray &text);

} // namespace network
