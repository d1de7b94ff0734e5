// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/mediansmodel.h"

#include "model/comparison/comparisontexts.h"

using namespace Qt::StringLiterals;

namespace gui {

using model::TableCell;

MediansModel::MediansModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void MediansModel::setTable(const model::ComparisonTable &table)
{
    const bool isSame = table.rows.size() == m_table.rows.size() && table.times == m_table.times;
    if (!isSame)
        beginResetModel();
    m_table = table;
    if (!isSame)
        endResetModel();
    else if (!m_table.rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int MediansModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.rows.size());
}

int MediansModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : model::tableCellCount;
}

QVariant MediansModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto cell = TableCell(index.column());
    const model::ComparisonTable::Row &row = m_table.rows.at(index.row());
    const bool best = model::isBest(cell, row);
    switch (role) {
    case Qt::DisplayRole: return textOf(cell, row, QLocale());
    case BestRole: return best;
    case Qt::AccessibleTextRole: return best ? tr("%1, best").arg(textOf(cell, row, QLocale())) : textOf(cell, row, QLocale());
    case Qt::ToolTipRole: return cell == TableCell::Label ? progressOf(row) : headerData(index.column(), Qt::Horizontal, role);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (cell == TableCell::Label ? Qt::AlignLeft : Qt::AlignRight)));
    default: return {};
    }
}

QVariant MediansModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::DisplayRole)
        return headOf(TableCell(section), m_table.times);
    if (role == Qt::ToolTipRole)
        return explanationOf(TableCell(section));
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | Qt::AlignLeft));
    return {};
}

} // namespace gui
