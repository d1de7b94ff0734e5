// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/bench/benchruns.h"

#include <QAbstractTableModel>
#include <QTreeView>

namespace gui {

//! The steps of a run with their times, as a table of two columns. Owned by its view.
class StepsModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StepsModel)

public:
    //! Whether the step was passed, is under way, or is where the run ended in an error.
    enum class Mark { Passed, UnderWay, Failed };
    static constexpr int MarkRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void setSteps(const QList<model::InvocationStep> &steps, Mark last);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    Mark markOf(int row) const;

    QList<model::InvocationStep> m_steps;
    Mark m_last = Mark::Passed;
};

//! The steps of a run, one under the other, as high as they are many where there is room. Owned by the TestBench.
class StepsView final : public QTreeView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StepsView)

public:
    explicit StepsView(QWidget *parent = nullptr);

    StepsModel &steps() { return *m_steps; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    //! A dot before each step: passed, under way, failed.
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int heightOf(int mostRows) const;

    StepsModel *m_steps;
};

} // namespace gui
