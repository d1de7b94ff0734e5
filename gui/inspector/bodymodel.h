// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/inspector/textlines.h"

#include <QAbstractListModel>

namespace gui {

//! The lines of a body as rows; at first only a part of a long one. Owned by its view.
class BodyModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BodyModel)

public:
    static constexpr int firstPart = 2000;
    enum DataRole { JsonRole = Qt::UserRole };

    using QAbstractListModel::QAbstractListModel;

    void setLines(const TextLines &lines);
    void showAll();
    bool isPartial() const { return m_shown < m_lines.count(); }
    const TextLines &lines() const { return m_lines; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    TextLines m_lines;
    int m_shown = 0;
};

} // namespace gui
