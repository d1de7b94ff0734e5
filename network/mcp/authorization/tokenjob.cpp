// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/tokenjob.h"

#include "network/mcp/authorization/signinexchange.h"

namespace network {

TokenJob::TokenJob(HttpClient &client, const HttpRequest &request, QObject *parent)
    : Job(parent)
    , m_exchange(new SignInExchange(client, request, this))
{
    connect(m_exchange, &SignInExchange::succeeded, this, &TokenJob::answered);
    connect(m_exchange, &SignInExchange::failed, this, &TokenJob::fail);
}

void TokenJob::answered(const SignInAnswer &answer)
{
    const auto grant = readTokenGrant(answer.status, answer.body, QDateTime::currentDateTimeUtc());
    if (!grant) {
        fail(grant.error());
    } else if (beginSuccess()) {
        Q_EMIT succeeded(*grant);
        endSuccess();
    }
}

void TokenJob::abandon()
{
    if (m_exchange)
        m_exchange->cancel();
}

} // namespace network
