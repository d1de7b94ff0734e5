// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/listeningstream.h"

#include <algorithm>

namespace network {

namespace {

// A stream that stood so long has not failed: proxies cut quiet ones off.
constexpr int steadyMilliseconds = 10'000;

} // namespace

ListeningStream::ListeningStream(const Connection &connection, QObject *parent)
    : MessageStream(connection, parent)
{
    send(session().get());
}

void ListeningStream::headArrived(const model::Headers &, bool isStream)
{
    m_isStream = isStream;
    m_opened.start();
}

void ListeningStream::deliver(const RpcMessage &message)
{
    m_failures = 0;
    Q_EMIT received(message);
}

void ListeningStream::responseEnded(const AuthorizedJob &job, const std::optional<model::Error> &)
{
    const bool isRefusal = job.isRefused() && job.status() < 500 && job.status() != 429;
    m_declined = isRefusal || (m_opened.isValid() && !m_isStream);
    if (m_declined)
        end();
    else
        openAgain();
}

void ListeningStream::openAgain()
{
    // A server that says when to come back is not failing by letting go.
    const bool wasSteady = m_opened.isValid() && (hasNamedWait() || m_opened.hasExpired(steadyMilliseconds));
    m_failures = wasSteady ? 0 : m_failures + 1;
    m_opened.invalidate();
    const McpPatience &patience = session().endpoint().patience;
    if (m_failures > patience.mostFailures)
        end();
    else
        reopen(std::min(patience.longestWait, patience.firstWait << std::max(0, m_failures - 1)));
}

} // namespace network
