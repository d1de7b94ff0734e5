// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/authorization/waitingauthorization.h"

namespace network {

void WaitingAuthorization::settle(const model::Result<void> &result)
{
    if (!result) {
        fail(result.error());
    } else if (beginSuccess()) {
        Q_EMIT succeeded();
        endSuccess();
    }
}

} // namespace network
