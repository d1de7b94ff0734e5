// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/rehearsalrequest.h"

namespace network {

QString RehearsalRequest::wireName(const QString &tool) const
{
    const QString bare = tool.section(QLatin1Char(':'), -1);
    QString scoped = tool;
    scoped.replace(QLatin1Char(':'), QLatin1String("__"));
    // The scoped name first: a bare one may then be another ensemble's.
    if (tools.contains(scoped))
        return scoped;
    return tools.contains(bare) ? bare : QString();
}

} // namespace network
