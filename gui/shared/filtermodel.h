// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace gui {

//! Keeps the rows whose text has every typed word in it, in any order and case. Parents stay with their children. Used by the
//! command palette and the model selector.
class FilterModel final : public QSortFilterProxyModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FilterModel)

public:
    explicit FilterModel(int role = Qt::DisplayRole, QObject *parent = nullptr);

    void setWords(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    int m_role;
    QStringList m_words;
};

} // namespace gui
