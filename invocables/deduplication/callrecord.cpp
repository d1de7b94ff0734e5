// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/deduplication/callrecord.h"

namespace invocables {

using model::ErrorCategory;

bool CallRecord::mayHaveWritten(const model::Canister *result) const
{
    if (invoker && !invoker->policies.mayWrite())
        return false;
    if (!result || !result->result)
        return true;
    const auto &error = result->result->error;
    const bool neverBegan = error && (error->category == ErrorCategory::Permission || error->category == ErrorCategory::Validation);
    return !neverBegan && !result->result->reused;
}

} // namespace invocables
