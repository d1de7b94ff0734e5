// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramfault.h"

#include <algorithm>

namespace model {

bool hasErrors(const GramFaults &faults)
{
    return std::any_of(faults.begin(), faults.end(), [](const GramFault &fault) { return fault.severity == Diagnostic::Severity::Error; });
}

void sortByPosition(GramFaults &faults)
{
    std::stable_sort(faults.begin(), faults.end(), [](const GramFault &left, const GramFault &right) {
        return std::pair(left.position.line, left.position.column) < std::pair(right.position.line, right.position.column);
    });
}

} // namespace model
