// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/authorizationattempts.h"

namespace network {

void AuthorizationAttempts::refused(qint64 milliseconds)
{
    if (m_granted && milliseconds - *m_granted >= soonMilliseconds)
        *this = {};
}

void AuthorizationAttempts::granted(SignInRun::Way way, qint64 milliseconds)
{
    m_granted = milliseconds;
    switch (way) {
    case SignInRun::Way::Kept: m_usedKept = true; break;
    case SignInRun::Way::Refreshed: m_refreshed = true; break;
    case SignInRun::Way::Asked: ++m_questions; break;
    }
}

} // namespace network
