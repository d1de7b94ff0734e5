// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/bodymodel.h"

namespace gui {

void BodyModel::setLines(const TextLines &lines)
{
    beginResetModel();
    m_lines = lines;
    m_shown = qMin(firstPart, lines.count());
    endResetModel();
}

void BodyModel::showAll()
{
    if (!isPartial())
        return;
    beginInsertRows({}, m_shown, m_lines.count() - 1);
    m_shown = m_lines.count();
    endInsertRows();
}

int BodyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shown;
}

QVariant BodyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole)
        return m_lines.line(index.row());
    if (role == JsonRole)
        return m_lines.isJson();
    return {};
}

} // namespace gui
