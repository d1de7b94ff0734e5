// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/diagnosticsmodel.h"

using namespace Qt::StringLiterals;

namespace gui {

void DiagnosticsModel::setDiagnostics(const model::Diagnostics &diagnostics, const QString &text)
{
    if (diagnostics == m_diagnostics)
        return;
    beginResetModel();
    m_diagnostics = diagnostics;
    m_fixes.clear();
    for (const model::Diagnostic &diagnostic : diagnostics.first(qMin(mostFixes, diagnostics.size()))) {
        const auto fix = model::quickFix(text, diagnostic);
        m_fixes.append(fix ? fix->title : QString());
    }
    endResetModel();
}

int DiagnosticsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(qMin(mostRows, m_diagnostics.size()));
}

QVariant DiagnosticsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::Diagnostic &diagnostic = m_diagnostics.at(index.row());
    const QString place = u"%1:%2"_s.arg(diagnostic.position.line).arg(diagnostic.position.column);
    switch (role) {
    case Qt::DisplayRole: return u"%1  %2"_s.arg(place, diagnostic.message);
    case Qt::ToolTipRole: return diagnostic.toString();
    case PlaceRole: return place;
    case MessageRole: return diagnostic.message;
    case FixRole: return m_fixes.value(index.row());
    case ErrorRole: return diagnostic.severity == model::Diagnostic::Severity::Error;
    default: return {};
    }
}

} // namespace gui
