// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "network/mcp/authorization/tokengrant.h"

#include <QPointer>

namespace network {

class HttpClient;
class SignInExchange;
struct SignInAnswer;

//! One request to a token endpoint. Fails with Permission where the server refuses.
class TokenJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TokenJob)

public:
    //! `request`: of tokenRequest().
    TokenJob(HttpClient &client, const HttpRequest &request, QObject *parent);

Q_SIGNALS:
    void succeeded(const network::TokenGrant &grant);

private:
    void abandon() override;
    void answered(const SignInAnswer &answer);

    QPointer<SignInExchange> m_exchange;
};

} // namespace network
