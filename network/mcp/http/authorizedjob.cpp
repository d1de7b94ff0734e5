// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/authorizedjob.h"

#include "network/http/httpclient.h"

#include <QCoreApplication>

#include <algorithm>

namespace network {

using model::Error, model::ErrorCategory;

namespace {

QList<QByteArray> authenticateValues(const model::Headers &headers)
{
    QList<QByteArray> values;
    for (const auto &[name, value] : headers) {
        if (name.compare("WWW-Authenticate", Qt::CaseInsensitive) == 0)
            values.append(value);
    }
    return values;
}

} // namespace

AuthorizationGate::AuthorizationGate(Authorizer *authorizer, QUrl server)
    : m_authorizer(authorizer)
    , m_server(std::move(server))
{
}

bool AuthorizationGate::opensFor(int status, const model::Headers &headers) const
{
    if (!m_authorizer)
        return false;
    const QList<QByteArray> values = authenticateValues(headers);
    return status == 401 || (status == 403 && std::any_of(values.begin(), values.end(), [](const QByteArray &value) {
        return value.contains("insufficient_scope");
    }));
}

void AuthorizationGate::pass(int status, const model::Headers &headers, const QByteArray &refusedToken, QObject *context, Done done)
{
    // While the refusal was on its way another request may have got a token.
    if (!m_job && token() != refusedToken && !token().isEmpty()) {
        QMetaObject::invokeMethod(
            context, [done = std::move(done)] { done({}); }, Qt::QueuedConnection);
        return;
    }
    connect(this, &AuthorizationGate::settled, context, std::move(done), Qt::SingleShotConnection);
    if (m_job)
        return;
    m_job = m_authorizer->authorize({m_server, status, authenticateValues(headers), refusedToken}, this);
    connect(m_job, &AuthorizationJob::succeeded, this, [this] { settle({}); });
    connect(m_job, &AuthorizationJob::failed, this, [this](const model::Error &error) { settle(error); });
    connect(m_job, &AuthorizationJob::finished, this, [this] {
        settle(model::Error {model::ErrorCategory::Permission, phrased("The sign-in was broken off.")});
    });
}

void AuthorizationGate::settle(const std::optional<model::Error> &error)
{
    if (!m_job)
        return;
    m_job->disconnect(this);
    m_job.clear();
    Q_EMIT settled(error);
}

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
        m_refusal += bytes.left(largestRefusal - m_refusal.size());
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

namespace {

constexpr qsizetype longestExcerpt = 2000;

struct DeliveryFailureTexts {
    Q_DECLARE_TR_FUNCTIONS(McpDelivery)
    PARLANCE_PHRASED
};

Error refusalError(int status, const QByteArray &body)
{
    const QString detail = excerpt(body);
    if (status == 401)
        return {ErrorCategory::Permission, DeliveryFailureTexts::phrased("The server asks for a sign-in (HTTP 401)."), detail};
    if (status == 403)
        return {ErrorCategory::Permission, DeliveryFailureTexts::phrased("The server does not allow this (HTTP 403)."), detail};
    if (status == 404)
        return {ErrorCategory::Execution, DeliveryFailureTexts::phrased("There is no such place on the server (HTTP 404)."), detail};
    if (status == 429)
        return {ErrorCategory::Network, DeliveryFailureTexts::phrased("The server is asked too often (HTTP 429)."), detail};
    return {status >= 500 ? ErrorCategory::Network : ErrorCategory::Execution,
        DeliveryFailureTexts::phrased("The server refused with HTTP %1.").arg(status), detail};
}

} // namespace

McpDeliveryFailure deliveryFailure(const AuthorizedJob &job, const std::optional<Error> &error)
{
    McpDeliveryFailure failure;
    failure.kind = job.isRefused() ? McpDeliveryFailure::Kind::Refused : McpDeliveryFailure::Kind::Lost;
    failure.error = error ? *error : refusalError(job.status(), job.refusal());
    failure.nothingSent = job.nothingWasSent();
    failure.status = job.isRefused() ? job.status() : 0;
    failure.body = job.refusal();
    return failure;
}

McpDeliveryFailure unansweredFailure(const QString &garbage)
{
    McpDeliveryFailure failure;
    failure.error = garbage.isEmpty()
        ? Error {ErrorCategory::Network, DeliveryFailureTexts::phrased("The server ended its response without an answer.")}
        : Error {ErrorCategory::Network,
            DeliveryFailureTexts::phrased("The server answered with something that is not a JSON-RPC message."), garbage};
    return failure;
}

QString excerpt(const QByteArray &text)
{
    return QString::fromUtf8(text.left(longestExcerpt));
}

} // namespace network
