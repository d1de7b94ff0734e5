// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/lifesigns.h"

#include "network/mcp/client.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;

McpLifeSigns::McpLifeSigns(McpClient &client, int interval)
    : QObject(&client)
    , m_client(client)
    , m_interval(interval)
{
    connect(&m_timer, &QTimer::timeout, this, &McpLifeSigns::look);
    heard();
    m_timer.start(m_interval);
}

void McpLifeSigns::heard()
{
    // The timer is left to go off: this is called for each message.
    m_silence.start();
    m_unanswered = 0;
}

bool McpLifeSigns::isSpared() const
{
    // Over Streamable HTTP nothing is connected between two requests, so there is nothing that could be dead.
    const bool isConnected = m_client.transportKind() != McpTransportKind::StreamableHttp || m_client.isWaiting();
    return m_client.isAsking() || !isConnected;
}

void McpLifeSigns::look()
{
    if (isSpared())
        heard();
    const int left = m_interval - int(std::min<qint64>(m_silence.elapsed(), m_interval));
    if (left > 0) {
        m_timer.start(left);
    } else if (m_unanswered == mostUnanswered) {
        Q_EMIT died();
    } else {
        ask();
        m_timer.start(m_interval);
    }
}

void McpLifeSigns::ask()
{
    ++m_unanswered;
    McpRequestOptions options;
    options.origin.purpose = u"mcp"_s;
    options.timeout = m_interval;
    m_client.request(u"ping", {}, options, &m_client);
}

} // namespace network
