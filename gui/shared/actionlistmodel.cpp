// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/actionlistmodel.h"

#include <QAction>

namespace gui {

void ActionListModel::setActions(const QList<QAction *> &actions)
{
    beginResetModel();
    m_actions.clear();
    for (QAction *action : actions) {
        if (action->isEnabled() && action->isVisible())
            m_actions.append(action);
    }
    endResetModel();
}

QAction *ActionListModel::actionAt(int row) const
{
    return m_actions.value(row);
}

int ActionListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_actions.size());
}

QVariant ActionListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QAction *action = actionAt(index.row());
    if (!action)
        return {};
    switch (role) {
    case Qt::DisplayRole: return QString(action->text()).remove(QLatin1Char('&'));
    case Qt::AccessibleTextRole: return action->toolTip();
    case ShortcutRole: return action->shortcut().toString(QKeySequence::NativeText);
    default: return {};
    }
}

} // namespace gui
