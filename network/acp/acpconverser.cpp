// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acpconverser.h"

#include "network/acp/acpconversejob.h"

namespace network {

AcpConverser::AcpConverser(Source provider, AcpServices services, qint64 answerLimit)
    : m_provider(std::move(provider))
    , m_services(std::move(services))
    , m_answerLimit(answerLimit)
{
}

model::ConverseJob *AcpConverser::converse(const model::ConverseRequest &request, QObject *parent)
{
    auto &thread = m_threads[request.origin.conversation.toString()];
    if (!thread)
        thread = std::make_unique<AcpThread>(m_services);
    endOldest();
    return new AcpConverseJob(m_provider(), request, *thread, m_answerLimit, parent);
}

void AcpConverser::endOldest()
{
    QList<AcpThread *> idle;
    for (const auto &[conversation, thread] : m_threads) {
        if (thread->connection() && !thread->isBusy())
            idle.append(thread.get());
    }
    std::sort(idle.begin(), idle.end(), [](const AcpThread *one, const AcpThread *other) { return one->lastUse() > other->lastUse(); });
    while (size_t(idle.size()) > mostIdle)
        idle.takeLast()->close();
}

} // namespace network
