// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/filtermodel.h"

namespace gui {

FilterModel::FilterModel(int role, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_role(role)
{
    setRecursiveFilteringEnabled(true);
}

void FilterModel::setWords(const QString &text)
{
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool FilterModel::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QString text = sourceModel()->index(row, 0, parent).data(m_role).toString();
    for (const QString &word : m_words) {
        if (!text.contains(word, Qt::CaseInsensitive))
            return false;
    }
    return true;
}

} // namespace gui
