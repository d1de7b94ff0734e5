// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/linediff.h"

#include <QAbstractTableModel>
#include <QTableView>

namespace gui {

//! Two texts line by line: what goes at the left and what comes at the right, or all below each other. Owned by its view.
class DifferenceLinesModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DifferenceLinesModel)

public:
    enum Column { BeforeNumber, Before, AfterNumber, After, ColumnCount };
    enum DataRole { ChangeRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    //! `areBeside`: what goes stands beside what comes in its place.
    void setLines(const QList<model::DiffLine> &lines, bool areBeside);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        model::DiffLine before;
        model::DiffLine after;
    };
    QList<Row> m_rows;
    bool m_areBeside = true;
};

//! Shows them in a font of fixed width, what goes and what comes set off. Owned by a DifferencePage.
class DifferenceLinesView final : public QTableView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DifferenceLinesView)

public:
    explicit DifferenceLinesView(QWidget *parent = nullptr);

    void setLines(const QList<model::DiffLine> &lines, bool areBeside);
    //! The first line that is not the same is seen, and picked.
    void goToFirst();
    void copySelected() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void shareWidth();

    DifferenceLinesModel *m_model;
    bool m_areBeside = true;
};

} // namespace gui
