// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/freshness.h"

#include "network/mcp/client.h"

#include <algorithm>

namespace network {

namespace {

//! Nothing is kept for longer, whatever a server says.
constexpr double longestMilliseconds = 24.0 * 60 * 60 * 1000;

} // namespace

void McpFreshness::add(const model::JsonText &page)
{
    // None, a negative one and what is no number are all the same as 0.
    const double hint = page.member(u"ttlMs").value_or(model::JsonText()).read().toDouble();
    if (hint < 1) {
        m_isNamed = false;
        return;
    }
    const QDeadlineTimer until(qint64(std::min(hint, longestMilliseconds)));
    m_until = std::min(m_until, until);
}

bool McpFreshness::isStale(const McpClient &client, QStringView capability) const
{
    if (!client.era().protocol().isModern())
        return false;
    return m_until.hasExpired() || (!m_isNamed && !client.info().has(capability, u"listChanged"));
}

} // namespace network
