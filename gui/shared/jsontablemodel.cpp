// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/jsontablemodel.h"

#include "model/text/visibletext.h"

#include <algorithm>

namespace gui {

using model::JsonView;

namespace {

//! So many rows are asked for their columns, and so many columns there are.
constexpr qsizetype mostAsked = 200;
constexpr qsizetype mostColumns = 200;
constexpr qsizetype longestCell = 400;

bool areRows(const JsonView &value)
{
    const auto elements = value.isArray() ? value.elements() : QVarLengthArray<JsonView, 4>();
    return !elements.isEmpty() && std::all_of(elements.cbegin(), elements.cend(), [](const JsonView &each) { return each.isObject(); });
}

} // namespace

JsonTableModel::JsonTableModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

QList<JsonView> JsonTableModel::rowsOf(const model::JsonText &json)
{
    const JsonView whole = json.isEmpty() ? JsonView() : JsonView::of(json);
    JsonView array = whole;
    if (whole.isObject()) {
        int arrays = 0;
        for (const auto &member : whole.members()) {
            if (member.value.isArray()) {
                array = member.value;
                ++arrays;
            }
        }
        if (arrays != 1)
            return {};
    }
    if (!areRows(array))
        return {};
    const auto elements = array.elements();
    return {elements.cbegin(), elements.cend()};
}

bool JsonTableModel::hasRows(const model::JsonText &json)
{
    return !rowsOf(json).isEmpty();
}

void JsonTableModel::setJson(const model::JsonText &json)
{
    beginResetModel();
    m_json = json;
    m_rows = rowsOf(m_json);
    m_columns.clear();
    for (const JsonView &row : m_rows.first(std::min(m_rows.size(), mostAsked))) {
        for (const auto &member : row.members()) {
            if (const QString name = member.name(); m_columns.size() < mostColumns && !m_columns.contains(name))
                m_columns.append(name);
        }
    }
    endResetModel();
}

int JsonTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int JsonTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

QVariant JsonTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::DisplayRole)
        return {};
    const JsonView value = m_rows.at(index.row()).members()[m_columns.at(index.column()).toUtf8()];
    const QString text = value.isString() ? value.string() : QString::fromUtf8(value.text());
    return model::visibleLine(model::shortened(text, longestCell));
}

QVariant JsonTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    return section < m_columns.size() ? model::visibleLine(m_columns.at(section)) : QString();
}

} // namespace gui
