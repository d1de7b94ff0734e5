// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/httptooljob.h"

#include "invocables/external/httptoolrequest.h"
#include "invocables/external/httptoolresponse.h"
#include "network/http/fetchjob.h"
#include "network/http/redaction.h"
#include "network/secrets/keysjob.h"

namespace invocables {

using model::Error, model::ErrorCategory;

HttpToolJob::HttpToolJob(std::shared_ptr<const HttpTool> tool, const InvocableServices &services, const model::JsonText &arguments,
    const InvocationContext &context, QObject *parent)
    : InvocableJob(parent)
    , m_tool(std::move(tool))
    , m_services(services)
    , m_arguments(arguments)
    , m_context(context)
{
    QMetaObject::invokeMethod(this, &HttpToolJob::findSecrets, Qt::QueuedConnection);
}

bool HttpToolJob::hasSentNothing() const
{
    return !m_fetch || m_fetch->hasSentNothing();
}

void HttpToolJob::abandon()
{
    if (m_fetch)
        m_fetch->cancel();
}

void HttpToolJob::findSecrets()
{
    if (isFinished())
        return;
    QStringList names;
    for (const HttpSecret &secret : m_tool->secrets()) {
        if (secret.place == HttpSecret::Place::Keychain) {
            names.append(secret.name);
            continue;
        }
        const QByteArray value = qgetenv(secret.name.toUtf8().constData()).trimmed();
        if (value.isEmpty()) {
            fail({ErrorCategory::Execution, tr("The tool needs the environment variable %1, which is not set.").arg(secret.name)});
            return;
        }
        m_secrets.insert(secret.name, value);
    }
    if (names.isEmpty()) {
        send();
        return;
    }
    names.removeDuplicates();
    auto *keys = new network::KeysJob(m_services.keychain(), names, this);
    connect(keys, &network::KeysJob::succeeded, this, [this](const SecretValues &found) {
        m_secrets.insert(found);
        if (!isFinished())
            send();
    });
    connect(keys, &network::KeysJob::failed, this, &HttpToolJob::fail);
}

void HttpToolJob::send()
{
    const auto made = HttpToolRequest(*m_tool, m_arguments, m_secrets).make();
    if (!made) {
        fail(made.error());
        return;
    }
    network::FetchRequest request {*made, m_context.invoker->reach, m_tool->sizeLimit};
    request.http.origin = m_context.origin;
    request.http.attempt = m_context.attempt;
    m_fetch = new network::FetchJob(m_services.httpClient(), request, this);
    connect(m_fetch, &network::FetchJob::succeeded, this, &HttpToolJob::answered);
    connect(m_fetch, &network::FetchJob::failed, this, &HttpToolJob::fail);
}

void HttpToolJob::answered(const network::FetchedResponse &response)
{
    network::FetchedResponse shown = response;
    // A server that tells what it was sent does not tell the model the key.
    shown.body = network::Redaction(m_secrets.values()).bytes(response.body);
    const auto result = HttpToolResponse(*m_tool, shown).read();
    if (!result) {
        fail(result.error());
        return;
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(*result);
    endSuccess();
}

} // namespace invocables
