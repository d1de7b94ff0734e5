// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/registrationjob.h"

#include "network/mcp/authorization/metadatafields.h"
#include "network/mcp/authorization/signinexchange.h"

namespace network {

using namespace Qt::StringLiterals;

RegistrationJob::RegistrationJob(HttpClient &client, const ServerMetadata &granter, QString redirect, QObject *parent)
    : Job(parent)
    , m_granter(granter)
    , m_redirect(std::move(redirect))
{
    HttpRequest request;
    request.method = "POST";
    request.url = granter.registrationEndpoint;
    request.headers = {{"Accept", "application/json"}, {"Content-Type", "application/json"}};
    request.body = registrationRequest(m_redirect, granter);
    m_exchange = new SignInExchange(client, request, this);
    connect(m_exchange, &SignInExchange::succeeded, this, &RegistrationJob::answered);
    connect(m_exchange, &SignInExchange::failed, this, &RegistrationJob::fail);
}

void RegistrationJob::answered(const SignInAnswer &answer)
{
    if (answer.status != 201 && answer.status != 200) {
        const QJsonObject object = readAnswer(answer.body).value_or(QJsonObject());
        const QString text = readText(object.value("error_description"_L1)).simplified().left(300);
        fail({model::ErrorCategory::Permission,
            tr("“%1” does not let Parlance register itself (HTTP %2). %3 A client that was registered there by hand can be named in the "
               "server's descriptor.")
                .arg(m_granter.issuer.left(200))
                .arg(answer.status)
                .arg(text)
                .simplified(),
            readText(object.value("error"_L1)).left(100)});
        return;
    }
    const auto identity = readRegistration(answer.body, m_redirect, m_granter);
    if (!identity) {
        fail(identity.error());
    } else if (beginSuccess()) {
        Q_EMIT succeeded(*identity);
        endSuccess();
    }
}

void RegistrationJob::abandon()
{
    if (m_exchange)
        m_exchange->cancel();
}

} // namespace network
