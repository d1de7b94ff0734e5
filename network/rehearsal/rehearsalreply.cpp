// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/rehearsalreply.h"

#include "network/rehearsal/rehearsalrequest.h"

namespace network {

qint64 RehearsalReply::replyTokens() const
{
    qint64 bytes = thought.toUtf8().size() + text.toUtf8().size();
    for (const RehearsalCall &call : calls)
        bytes += call.name.size() + call.arguments.size();
    return estimatedTokens(bytes);
}

} // namespace network
