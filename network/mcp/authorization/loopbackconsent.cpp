// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/loopbackconsent.h"

namespace network {

LoopbackConsent::LoopbackConsent(OpenAddress open, int timeoutMilliseconds)
    : m_open(std::move(open))
    , m_timeout(timeoutMilliseconds)
{
}

ConsentJob *LoopbackConsent::prepare(const QString &earlier, QObject *parent)
{
    return new LoopbackConsentJob(m_open, earlier, m_timeout, parent);
}

LoopbackConsentJob::LoopbackConsentJob(OpenAddress open, const QString &earlier, int timeoutMilliseconds, QObject *parent)
    : ConsentJob(parent)
    , m_open(std::move(open))
{
    m_timeout.setInterval(timeoutMilliseconds);
    connect(&m_timeout, &QTimer::timeout, this, [this] {
        fail({model::ErrorCategory::Timeout, tr("No answer came from the browser in which you were to sign in.")});
    });
    connect(&m_redirect, &LoopbackRedirect::arrived, this, &LoopbackConsentJob::arrived);
    m_redirect.listen(quint16(QUrl(earlier).port(0)));
}

void LoopbackConsentJob::ask(const ConsentRequest &request)
{
    m_redirect.expect(request.state);
    m_open(request, this, [this](const model::Result<void> &result) { opened(result); });
}

void LoopbackConsentJob::opened(const model::Result<void> &result)
{
    if (!result)
        fail(result.error());
    else if (!isFinished())
        m_timeout.start();
}

void LoopbackConsentJob::arrived(const QUrl &redirected)
{
    m_timeout.stop();
    if (beginSuccess()) {
        Q_EMIT succeeded(redirected);
        endSuccess();
    }
}

void LoopbackConsentJob::abandon()
{
    m_timeout.stop();
}

} // namespace network
