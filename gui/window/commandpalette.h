// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QAction;
class QLineEdit;
class QListView;

namespace gui {

class Actions;
class FilterModel;
class ActionListModel;

//! A list of every action of the window that narrows as one types; Enter does the action. A child of its window that lies over
//! it; opened by openOver(), closed by Escape, by leaving it or by doing something.
class CommandPalette final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandPalette)

public:
    CommandPalette(const Actions &actions, QWidget *window);

    void openOver();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void trigger(const QModelIndex &index);

    ActionListModel *m_actions;
    FilterModel *m_filtered;
    QLineEdit *m_search;
    QListView *m_list;
};

} // namespace gui
