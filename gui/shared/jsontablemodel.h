// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"
#include "model/schema/jsonview.h"

#include <QAbstractTableModel>

namespace gui {

//! An array of JSON objects as a table: a row each, a column for each name that is among the first of them. Owned by its view.
class JsonTableModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonTableModel)

public:
    explicit JsonTableModel(QObject *parent = nullptr);

    //! Whether there are rows in it: an array of objects, or an object whose only array is one.
    static bool hasRows(const model::JsonText &json);
    void setJson(const model::JsonText &json);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static QList<model::JsonView> rowsOf(const model::JsonText &json);

    model::JsonText m_json;
    QList<model::JsonView> m_rows;
    QStringList m_columns;
};

} // namespace gui
