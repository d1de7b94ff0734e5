// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/signinexchange.h"

#include "network/http/httpclient.h"

namespace network {

using namespace Qt::StringLiterals;

namespace {

HttpRequest prepared(HttpRequest request)
{
    static const QList<QByteArray> secret {"code", "code_verifier", "state", "token", "access_token", "refresh_token", "id_token",
        "client_secret", "registration_access_token"};
    request.origin.purpose = u"sign-in"_s;
    request.secretNames += secret;
    request.secretMembers += secret;
    request.handsOverRedirects = true;
    request.idleTimeoutMilliseconds = SignInExchange::timeoutMilliseconds;
    request.maximumResponse = SignInExchange::maximumAnswer;
    return request;
}

} // namespace

SignInExchange::SignInExchange(HttpClient &client, HttpRequest request, QObject *parent)
    : Job(parent)
    , m_http(client.send(prepared(std::move(request)), this))
{
    connect(m_http, &HttpJob::bytesArrived, this, [this](const QByteArray &bytes) { m_answer.body += bytes; });
    connect(m_http, &HttpJob::succeeded, this, &SignInExchange::answered);
    connect(m_http, &HttpJob::failed, this, &SignInExchange::fail);
}

void SignInExchange::answered(int status)
{
    m_answer.status = status;
    m_answer.headers = m_http->responseHeaders();
    if (beginSuccess()) {
        Q_EMIT succeeded(m_answer);
        endSuccess();
    }
}

void SignInExchange::abandon()
{
    if (m_http)
        m_http->cancel();
}

} // namespace network
