// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/modeladdress.h"
#include "network/providers/description/provider.h"

#include <QAbstractListModel>
#include <QSet>

#include <functional>

namespace gui {

//! Every model of every provider as a row, for the selector. Owned by the selector.
class ModelListModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModelListModel)

public:
    enum DataRole { RemarkRole = Qt::UserRole };

    using QAbstractListModel::QAbstractListModel;

    //! What is known beside of a model, for its tool tip; asked for when that is shown.
    void setNotes(std::function<QString(const model::ModelAddress &)> notes) { m_notes = std::move(notes); }
    //! A row before all others that stands for no model of them; counts from the next setProviders(). Empty for none.
    void setNone(const QString &title) { m_none = title; }
    //! `keyless`: those that lack the key that they ask for; their models come last.
    void setProviders(const QList<network::Provider> &providers, const QSet<QString> &keyless = {});
    model::ModelAddress addressAt(int row) const;
    int rowOf(const model::ModelAddress &address) const;
    //! `Provider ▸ model`, also for a model that is not listed.
    QString titleOf(const model::ModelAddress &address) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row {
        model::ModelAddress address;
        QString title;
        QString remark;
    };
    QList<Row> m_rows;
    QString m_none;
    std::function<QString(const model::ModelAddress &)> m_notes;
};

} // namespace gui
