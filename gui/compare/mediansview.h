// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/comparison/comparisontable.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace gui {

//! The table of a comparison for a view: a row for each column of it. Owned by MediansView.
class MediansModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MediansModel)

public:
    //! Plainly better than every other column.
    static constexpr int BestRole = Qt::UserRole;

    explicit MediansModel(QObject *parent = nullptr);

    void setTable(const model::ComparisonTable &table);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    model::ComparisonTable m_table;
};

//! The table below a comparison, as high as it has rows. What is plainly better stands on a tint. Owned by the window.
class MediansView final : public QTableView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MediansView)

public:
    explicit MediansView(QWidget *parent = nullptr);

    void setTable(const model::ComparisonTable &table);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void shareRoom();

    MediansModel *m_medians;
    //! There is no room for all columns.
    bool m_isScrolled = false;
};

} // namespace gui
