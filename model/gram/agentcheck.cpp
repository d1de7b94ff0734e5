// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/agentcheck.h"

#include "model/gram/agentpattern.h"
#include "model/gram/gramcheck.h"

#include <algorithm>

namespace model {

GramFaults checkGram(const GramText &text)
{
    const GramDocument &document = text.document;
    GramFaults faults = text.faults + GramCheck::check(document) + SignatureReader::checkTypes(document);
    for (const AgentPattern &agent : AgentPattern::agentsOf(document))
        faults += agent.validate(document);
    for (const Pattern &pattern : document.patterns) {
        if (ToolPattern::isTool(pattern))
            faults += ToolPattern(pattern).validate(document);
    }
    sortByPosition(faults);
    // A type or a shared tool is met wherever it is named.
    GramFaults once;
    for (const GramFault &fault : std::as_const(faults)) {
        const auto same = [&fault](const GramFault &other) { return other == fault; };
        const auto line = std::find_if(
            once.rbegin(), once.rend(), [&fault](const GramFault &other) { return other.position != fault.position; });
        if (std::none_of(once.rbegin(), line, same))
            once.append(fault);
    }
    return once;
}

} // namespace model
