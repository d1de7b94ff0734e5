// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/modelentry.h"

namespace network {

void ModelEntry::apply(const model::DescriptorValue &table)
{
    title = table[u"title"].string().value_or(title).trimmed();
    context = table[u"context"].integer().value_or(context);
    maximumOutput = table[u"max-output"].integer().value_or(maximumOutput);
    tools = table[u"tools"].boolean().value_or(tools);
    thinkingBudget = table[u"thinking-budget"].integer().value_or(thinkingBudget);
    returnThoughts = table[u"return-thoughts"].boolean().value_or(returnThoughts);
}

} // namespace network
