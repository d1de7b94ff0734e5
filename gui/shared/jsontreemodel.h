// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"
#include "model/schema/jsonview.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace gui {

//! A JSON value as a tree that is opened level by level, so that a large one costs what is looked at. Names and values as they stand in
//! the text: nothing is rounded or put in another order. Owned by its view.
class JsonTreeModel final : public QAbstractItemModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonTreeModel)

public:
    enum Column { Name, Value, ColumnCount };

    explicit JsonTreeModel(QObject *parent = nullptr);
    ~JsonTreeModel() override;

    void setJson(const model::JsonText &json);
    //! The next value after `from` whose name or text has these words, from the beginning after the end; nothing where there is none
    //! among the first values that are looked at (`JsonView::mostOfAPeer`).
    QModelIndex find(const QString &words, const QModelIndex &from);
    //! The value at a place, by the numbers of its rows (see model::JsonPath); reads what is on the way.
    QModelIndex indexAt(const QList<int> &rows);
    //! The JSON pointer of a row.
    QString pointerAt(const QModelIndex &index) const;
    //! The value of a row as it stands in the text.
    QString textAt(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Item;

    Item *itemAt(const QModelIndex &index) const;
    QModelIndex indexOf(Item *item) const;
    Item *after(Item *item);
    static QString shown(const model::JsonView &value);

    model::JsonText m_json;
    std::unique_ptr<Item> m_root;
};

} // namespace gui
