// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace gui {

class Actions;

//! The window's actions with their shortcuts, which can be changed here; a shortcut that another action has is not taken. Part of
//! the preferences.
class ShortcutEditor final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShortcutEditor)

public:
    explicit ShortcutEditor(Actions &actions, QWidget *parent = nullptr);

private:
    void fill();
    void showCurrent();
    void apply(const QString &keys);
    QString currentAction() const;

    Actions &m_actions;
    QTreeWidget *m_list;
    QKeySequenceEdit *m_keys;
    QPushButton *m_set;
    QPushButton *m_reset;
    QLabel *m_remark;
};

} // namespace gui
