// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTreeView>

namespace gui {

class StepsModel;

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
