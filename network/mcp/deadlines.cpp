// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/deadlines.h"

#include "network/mcp/mcprequest.h"

#include <utility>

namespace network {

McpDeadlines::McpDeadlines(QObject *parent)
    : QObject(parent)
{
    connect(&m_timer, &QTimer::timeout, this, &McpDeadlines::look);
}

void McpDeadlines::add(McpRequest &request)
{
    m_requests.insert(&request);
    awaitBy(request.deadline());
}

void McpDeadlines::hold(bool hold)
{
    if (std::exchange(m_held, hold) == hold)
        return;
    for (McpRequest *request : std::as_const(m_requests)) {
        request->hold(hold);
        awaitBy(request->deadline());
    }
}

void McpDeadlines::awaitBy(const QDeadlineTimer &deadline)
{
    if (deadline >= m_next)
        return;
    m_next = deadline;
    m_timer.start(int(deadline.remainingTime()));
}

void McpDeadlines::look()
{
    m_next = QDeadlineTimer(QDeadlineTimer::Forever);
    QList<QPointer<McpRequest>> late;
    for (McpRequest *request : std::as_const(m_requests)) {
        if (request->isFinished())
            continue;
        if (request->deadline().hasExpired())
            late.append(request);
        else
            awaitBy(request->deadline());
    }
    // Whoever is told may end others, or the connection with this.
    for (const QPointer<McpRequest> &request : late) {
        if (request && !request->isFinished())
            request->timeOut();
    }
}

} // namespace network
