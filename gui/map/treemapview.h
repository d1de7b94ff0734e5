// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>
#include <QTreeView>

namespace gui {

//! The rows of a TreeMapModel as they are painted and worked with: a click or Enter goes there, Ctrl+click and Ctrl+Space mark a row,
//! Right and Left unfold and fold. Part of TreeMapPanel.
class TreeMapView final : public QTreeView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TreeMapView)

public:
    explicit TreeMapView(QWidget *parent = nullptr);

Q_SIGNALS:
    void rowChosen(const QModelIndex &index);
    void unfoldRequested(const QModelIndex &index, bool isUnfolded);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    QPersistentModelIndex m_pressed;
};

} // namespace gui
