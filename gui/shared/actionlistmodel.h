// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAbstractListModel>
#include <QPointer>

class QAction;

namespace gui {

//! The actions that can be done now, for the command palette: their texts, with the shortcut in ShortcutRole. Owned by the palette.
class ActionListModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ActionListModel)

public:
    enum DataRole { ShortcutRole = Qt::UserRole };

    using QAbstractListModel::QAbstractListModel;

    //! Takes over those that are enabled and visible.
    void setActions(const QList<QAction *> &actions);
    QAction *actionAt(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<QPointer<QAction>> m_actions;
};

} // namespace gui
