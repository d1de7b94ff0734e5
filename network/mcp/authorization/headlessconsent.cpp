// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/headlessconsent.h"

#include "network/mcp/authorization/signinexchange.h"

namespace network {

HeadlessConsent::HeadlessConsent(HttpClient &client, QString redirect)
    : m_client(client)
    , m_redirect(std::move(redirect))
{
}

ConsentJob *HeadlessConsent::prepare(const QString &, QObject *parent)
{
    return new HeadlessConsentJob(m_client, m_redirect, parent);
}

HeadlessConsentJob::HeadlessConsentJob(HttpClient &client, QString redirect, QObject *parent)
    : ConsentJob(parent)
    , m_client(client)
    , m_redirect(std::move(redirect))
{
}

void HeadlessConsentJob::ask(const ConsentRequest &request)
{
    HttpRequest http;
    http.url = request.authorization;
    auto *exchange = new SignInExchange(m_client, http, this);
    m_exchange = exchange;
    connect(exchange, &SignInExchange::succeeded, this, &HeadlessConsentJob::answered);
    connect(exchange, &SignInExchange::failed, this, &HeadlessConsentJob::fail);
}

void HeadlessConsentJob::answered(const SignInAnswer &answer)
{
    const QByteArray location = headerValue(answer.headers, "Location");
    if (answer.status < 300 || answer.status >= 400 || !location.startsWith(m_redirect.toUtf8() + '?')) {
        fail({model::ErrorCategory::Permission,
            tr("The server at which one signs in wants the word of a person (HTTP %1).").arg(answer.status)});
    } else if (beginSuccess()) {
        Q_EMIT succeeded(QUrl::fromEncoded(location));
        endSuccess();
    }
}

void HeadlessConsentJob::abandon()
{
    if (m_exchange)
        m_exchange->cancel();
}

} // namespace network
