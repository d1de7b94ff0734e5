// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/diagnosticsmodel.h"

using namespace Qt::StringLiterals;

namespace gui {

void DiagnosticsModel::setDiagnostics(const model::Diagnostics &diagnostics)
{
    if (diagnostics == m_diagnostics)
        return;
    beginResetModel();
    m_diagnostics = diagnostics;
    endResetModel();
}

int DiagnosticsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_diagnostics.size());
}

QVariant DiagnosticsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::Diagnostic &diagnostic = m_diagnostics.at(index.row());
    if (role == Qt::DisplayRole)
        return u"%1:%2  %3"_s.arg(diagnostic.position.line).arg(diagnostic.position.column).arg(diagnostic.message);
    if (role == Qt::ToolTipRole)
        return diagnostic.toString();
    return {};
}

} // namespace gui
