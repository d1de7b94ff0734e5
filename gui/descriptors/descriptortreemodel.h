// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcatalog.h"

#include <QStandardItemModel>

namespace gui {

//! The descriptor files by layer and kind: the workspace's first, then the person's, then those shipped. A file with errors has a
//! mark. Owned by its panel.
class DescriptorTreeModel final : public QStandardItemModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorTreeModel)

public:
    enum DataRole { PathRole = Qt::UserRole, KindRole, LayerRole, BadRole };

    using QStandardItemModel::QStandardItemModel;

    void setEntries(const QList<model::DescriptorEntry> &entries);
    //! Invalid where there is no such file.
    QModelIndex indexOf(const QString &path) const;

private:
    void addLayer(model::DescriptorLayer layer, const QString &title, const QList<model::DescriptorEntry> &entries);
};

} // namespace gui
