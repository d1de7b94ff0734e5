// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/palettemodel.h"

#include <algorithm>
#include <utility>

namespace gui {

PaletteModel::PaletteModel(QStringList recent, QObject *parent)
    : QAbstractListModel(parent)
    , m_recent(std::move(recent))
{
}

void PaletteModel::add(const QList<PaletteEntry> &entries)
{
    const auto placeOf = [this](const PaletteEntry &entry) {
        const qsizetype place = m_recent.indexOf(entry.id);
        return place < 0 ? m_recent.size() : place;
    };
    beginResetModel();
    m_entries.append(entries);
    std::stable_sort(m_entries.begin(), m_entries.end(),
        [&placeOf](const PaletteEntry &one, const PaletteEntry &other) { return placeOf(one) < placeOf(other); });
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PaletteEntry &entry = m_entries.at(index.row());
    const QString both = entry.detail.isEmpty() ? entry.text : QString(entry.text + QStringLiteral(", ") + entry.detail);
    switch (role) {
    case Qt::DisplayRole: return entry.text;
    case DetailRole: return entry.detail;
    case Qt::AccessibleTextRole:
    case WordsRole: return both;
    default: return {};
    }
}

} // namespace gui
