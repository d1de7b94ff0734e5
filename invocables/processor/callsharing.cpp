// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/callsharing.h"

#include "invocables/processor/invocationrun.h"

namespace invocables {

InvocationRun *CallSharing::leaderOf(const QByteArray &key, InvocationRun *run)
{
    QPointer<InvocationRun> &leader = m_leaders[key];
    if (!leader)
        leader = run;
    return leader;
}

void CallSharing::release(InvocationRun *run)
{
    m_leaders.removeIf([run](const auto &entry) { return entry.value() == run; });
}

} // namespace invocables
