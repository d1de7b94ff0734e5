// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/modellistmodel.h"

#include "gui/workbench/keylessproviders.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

QString titleOr(const QString &title, const QString &name)
{
    return title.isEmpty() ? name : title;
}

QString withLine(const QString &line, const QString &further)
{
    return further.isEmpty() ? line : line + u'\n' + further;
}

QString remarkOf(const network::Provider &provider, const network::ModelEntry &model)
{
    // Wherever its name is shown, the rehearsal says that it is no language model.
    if (provider.baseUrl.scheme() == "rehearsal"_L1)
        return ModelListModel::tr("plays a scenario, no language model");
    if (model.context <= 0)
        return {};
    return ModelListModel::tr("%1 k tokens").arg(QLocale().toString(model.context / 1000));
}

} // namespace

void ModelListModel::setProviders(const QList<network::Provider> &providers, const QSet<QString> &keyless)
{
    beginResetModel();
    m_rows.clear();
    if (!m_none.isEmpty())
        m_rows.append({{}, m_none, {}});
    for (const network::Provider &provider : usableFirst(providers, keyless)) {
        if (!provider.enabled)
            continue;
        for (const network::ModelEntry &model : provider.models) {
            const QString title = titleOr(provider.title, provider.name) + u" › "_s + titleOr(model.title, model.name);
            m_rows.append({{provider.name, model.name}, title,
                keyless.contains(provider.name) ? tr("needs the key %1").arg(provider.keyName) : remarkOf(provider, model)});
        }
    }
    endResetModel();
}

model::ModelAddress ModelListModel::addressAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? m_rows.at(row).address : model::ModelAddress();
}

int ModelListModel::rowOf(const model::ModelAddress &address) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows.at(row).address == address)
            return row;
    }
    return -1;
}

QString ModelListModel::titleOf(const model::ModelAddress &address) const
{
    const int row = rowOf(address);
    return row >= 0 ? m_rows.at(row).title : address.provider + u" › "_s + address.model;
}

int ModelListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ModelListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return row.title;
    case Qt::ToolTipRole: return withLine(row.address.toString(), m_notes ? m_notes(row.address) : QString());
    case Qt::AccessibleTextRole: return row.remark.isEmpty() ? row.title : QString(row.title + u", "_s + row.remark);
    case RemarkRole: return row.remark;
    default: return {};
    }
}

} // namespace gui
