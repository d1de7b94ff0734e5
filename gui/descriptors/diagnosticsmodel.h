// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/diagnostic.h"

#include <QAbstractListModel>

namespace gui {

//! What is wrong with the file in the editor, as `line:column  message`. Owned by its pane.
class DiagnosticsModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiagnosticsModel)

public:
    using QAbstractListModel::QAbstractListModel;

    void setDiagnostics(const model::Diagnostics &diagnostics);
    const model::Diagnostics &diagnostics() const { return m_diagnostics; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    model::Diagnostics m_diagnostics;
};

} // namespace gui
