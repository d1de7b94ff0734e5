// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/diagnostic.h"

#include <algorithm>

namespace model {

QString Diagnostic::toString() const
{
    QString text = file;
    if (position.line > 0)
        text += QLatin1Char(':') + QString::number(position.line) + QLatin1Char(':') + QString::number(position.column);
    return text + QStringLiteral(": ") + message;
}

bool hasErrors(const Diagnostics &diagnostics)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(),
        [](const Diagnostic &diagnostic) { return diagnostic.severity == Diagnostic::Severity::Error; });
}

void sortByPosition(Diagnostics &diagnostics)
{
    std::stable_sort(diagnostics.begin(), diagnostics.end(), [](const Diagnostic &left, const Diagnostic &right) {
        return std::pair(left.position.line, left.position.column) < std::pair(right.position.line, right.position.column);
    });
}

} // namespace model
