// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/web/webjob.h"

#include "invocables/tools/readyjob.h"
#include "network/http/fetchjob.h"

namespace invocables {

InvocableJob *WebJob::begin(const InvocableServices &services, const network::FetchRequest &first, const Reader &reader,
    const InvocationContext &context, QObject *parent)
{
    if (!services.httpClient)
        return new ReadyJob(model::failure(model::ErrorCategory::Execution, tr("There is no network here.")), parent);
    auto *job = new WebJob(services.httpClient(), reader, context, parent);
    job->send(first);
    return job;
}

WebJob::WebJob(network::HttpClient &client, Reader reader, const InvocationContext &context, QObject *parent)
    : InvocableJob(parent)
    , m_client(client)
    , m_reader(std::move(reader))
    , m_context(context)
{
}

bool WebJob::hasSentNothing() const
{
    return m_answers == 0 && m_fetch && m_fetch->hasSentNothing();
}

void WebJob::abandon()
{
    if (m_fetch)
        m_fetch->cancel();
}

void WebJob::send(const network::FetchRequest &request)
{
    network::FetchRequest sent = request;
    sent.http.origin = m_context.origin;
    sent.http.attempt = m_context.attempt;
    if (m_context.invoker)
        sent.guard = m_context.invoker->reach;
    m_fetch = new network::FetchJob(m_client, sent, this);
    connect(m_fetch, &network::FetchJob::succeeded, this, &WebJob::answered);
    connect(m_fetch, &network::FetchJob::failed, this, &WebJob::fail);
}

void WebJob::answered(const network::FetchedResponse &response)
{
    const auto next = m_reader(m_answers++, response);
    if (!next) {
        fail(next.error());
    } else if (const auto *request = std::get_if<network::FetchRequest>(&*next)) {
        send(*request);
    } else if (beginSuccess()) {
        Q_EMIT succeeded(std::get<InvocableResult>(*next));
        endSuccess();
    }
}

} // namespace invocables
