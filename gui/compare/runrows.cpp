// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/runrows.h"

namespace gui {

RunRows::RunRows(model::ConversationModel &source, int first, QObject *parent)
    : TranscriptRows(parent)
    , m_source(source)
    , m_first(first)
{
    const auto replaced = [this](const QModelIndex &, int row) { Q_EMIT replacedFrom(std::max(0, row - m_first)); };
    connect(&source, &QAbstractItemModel::rowsInserted, this, replaced);
    connect(&source, &QAbstractItemModel::rowsRemoved, this, replaced);
    connect(&source, &QAbstractItemModel::modelReset, this, [this] { Q_EMIT replacedFrom(0); });
    const auto tellChanged = [this](int from, int to) {
        if (to >= m_first)
            Q_EMIT changed(std::max(0, from - m_first), to - m_first);
    };
    connect(&source, &QAbstractItemModel::dataChanged, this,
        [tellChanged](const QModelIndex &from, const QModelIndex &to) { tellChanged(from.row(), to.row()); });
    connect(&source, &model::ConversationModel::invocationStateChanged, this, [tellChanged](int row) { tellChanged(row, row); });
    connect(&source, &model::ConversationModel::textStreamed, this, [this](int row, const model::Delta &delta) {
        if (row >= m_first)
            Q_EMIT streamed(row - m_first, delta);
    });
    connect(&source, &model::ConversationModel::progressed, this, [this](int row, double progress, double total) {
        if (row >= m_first)
            Q_EMIT progressed(row - m_first, progress, total);
    });
}

int RunRows::count() const
{
    return std::max(0, m_source.rowCount() - m_first);
}

} // namespace gui
