// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/invocations.h"

namespace model {

CanisterPointer InvocationHistory::resultOf(const QString &invocation) const
{
    for (qsizetype index = size() - 1; index >= 0; --index) {
        const CanisterPointer &canister = at(index);
        if (canister->result && canister->result->invocation == invocation)
            return canister;
    }
    return {};
}

} // namespace model
