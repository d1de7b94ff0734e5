// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/figuretable.h"

#include <QAbstractTableModel>

namespace gui {

//! Rows of figures as a table; `SortRole` has the numbers. Owned by its window.
class FiguresModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FiguresModel)

public:
    enum Column {
        Name,
        Calls,
        Failed,
        Median,
        Slow,
        Input,
        Output,
        Cached,
        Cost,
        Retries,
        Refused,
        Reused,
        Bytes,
        Asked,
        Repaired,
        Wrong,
        ColumnCount
    };
    enum DataRole { SortRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const QList<FigureRow> &rows);
    const QList<FigureRow> &rows() const { return m_rows; }
    //! Whether a column says something of such rows.
    static bool isFor(Column column, FigureTable::By by);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static QVariant value(const FigureRow &row, int column);

    QList<FigureRow> m_rows;
};

} // namespace gui
