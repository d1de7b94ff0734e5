// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "network/mcp/authorization/clientidentity.h"

#include <QPointer>

namespace network {

class HttpClient;
class SignInExchange;
struct SignInAnswer;

//! Registers this program at an authorization server (RFC 7591) that lets clients do so.
class RegistrationJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RegistrationJob)

public:
    RegistrationJob(HttpClient &client, const ServerMetadata &granter, QString redirect, QObject *parent);

Q_SIGNALS:
    void succeeded(const network::ClientIdentity &identity);

private:
    void abandon() override;
    void answered(const SignInAnswer &answer);

    const ServerMetadata m_granter;
    const QString m_redirect;
    QPointer<SignInExchange> m_exchange;
};

} // namespace network
