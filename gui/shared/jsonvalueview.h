// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;
class QTreeView;

namespace gui {

class JsonTableModel;
class JsonTreeModel;

//! A JSON value to look into: a tree that folds, with a search, and a table where it is rows. Owned by the widget that it stands in.
class JsonValueView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonValueView)

public:
    explicit JsonValueView(QWidget *parent = nullptr);

    void setJson(const model::JsonText &json);

private:
    void findNext();
    QModelIndex foundInTable(const QString &words) const;
    void copy() const;

    JsonTreeModel *m_tree;
    JsonTableModel *m_table;
    QTreeView *m_treeView;
    QTableView *m_tableView;
    QStackedWidget *m_stack;
    QLineEdit *m_search;
    QLabel *m_found;
    QPushButton *m_asTable;
};

} // namespace gui
