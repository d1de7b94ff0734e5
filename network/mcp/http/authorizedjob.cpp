// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/authorizedjob.h"

#include "network/http/httpclient.h"
#include "network/mcp/http/authorizationgate.h"

namespace network {

AuthorizedJob::AuthorizedJob(HttpClient &client, AuthorizationGate &gate, const HttpRequest &request, QObject *parent)
    : Job(parent)
    , m_client(client)
    , m_gate(gate)
    , m_request(request)
{
    send();
}

void AuthorizedJob::send()
{
    m_token = m_gate.token();
    m_status = 0;
    m_refusal.clear();
    HttpRequest request = m_request;
    request.attempt += m_authorizations;
    if (!m_token.isEmpty()) {
        request.headers.emplace_back("Authorization", "Bearer " + m_token);
        request.secrets.append(m_token);
    }
    m_http = m_client.send(request, this);
    connect(m_http, &HttpJob::headArrived, this, &AuthorizedJob::readHead);
    connect(m_http, &HttpJob::bytesArrived, this, &AuthorizedJob::readBytes);
    connect(m_http, &HttpJob::succeeded, this, &AuthorizedJob::answered);
    connect(m_http, &HttpJob::failed, this, &AuthorizedJob::exchangeFailed);
}

void AuthorizedJob::readHead(int status, const model::Headers &headers)
{
    m_status = status;
    if (!isRefused())
        Q_EMIT headArrived(headers);
}

void AuthorizedJob::readBytes(const QByteArray &bytes)
{
    if (isRefused())
        m_refusal += bytes.left(maximumRefusal - m_refusal.size());
    else
        Q_EMIT bytesArrived(bytes);
}

void AuthorizedJob::answered()
{
    const model::Headers headers = m_http->responseHeaders();
    if (m_gate.opensFor(m_status, headers) && m_authorizations < mostAuthorizations) {
        ++m_authorizations;
        m_gate.pass(m_status, headers, m_token, this, [this](const std::optional<model::Error> &error) { authorized(error); });
    } else if (beginSuccess()) {
        Q_EMIT succeeded();
        endSuccess();
    }
}

void AuthorizedJob::authorized(const std::optional<model::Error> &error)
{
    if (isFinished())
        return;
    if (error)
        fail(*error);
    else
        send();
}

void AuthorizedJob::exchangeFailed(const model::Error &error)
{
    m_status = m_http->status();
    m_nothingWasSent = m_http->nothingWasSent() || m_http->exchange().isEmpty();
    fail(error);
}

void AuthorizedJob::giveUp(const model::Error &error)
{
    if (m_http && !m_http->isFinished())
        m_http->giveUp(error);
    else
        fail(error);
}

void AuthorizedJob::abandon()
{
    if (m_http)
        m_http->cancel();
}

} // namespace network
