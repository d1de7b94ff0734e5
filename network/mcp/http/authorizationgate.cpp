// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/authorizationgate.h"

#include <algorithm>

namespace network {

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
        settle(model::Error {model::ErrorCategory::Permission, tr("The sign-in was broken off.")});
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

} // namespace network
