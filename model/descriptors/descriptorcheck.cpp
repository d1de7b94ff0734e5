// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcheck.h"

#include <algorithm>

namespace model {

void DescriptorCheck::add(DescriptorKind kind, Check check)
{
    m_checks.append({kind, std::move(check)});
}

Diagnostics DescriptorCheck::check(const DescriptorFile &file, DescriptorKind kind) const
{
    Diagnostics diagnostics = file.diagnostics;
    if (!hasErrors(diagnostics)) {
        for (const auto &[checkedKind, check] : m_checks) {
            if (checkedKind == kind)
                diagnostics += check(file);
        }
    }
    std::stable_sort(diagnostics.begin(), diagnostics.end(), [](const Diagnostic &left, const Diagnostic &right) {
        return std::pair(left.position.line, left.position.column)
            < std::pair(right.position.line, right.position.column);
    });
    return diagnostics;
}

} // namespace model
