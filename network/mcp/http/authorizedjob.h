// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/http/httpjob.h"

namespace network {

class AuthorizationGate;

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
    static constexpr qsizetype maximumRefusal = 64 * 1024;

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

} // namespace network
