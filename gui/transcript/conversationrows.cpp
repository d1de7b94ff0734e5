// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/conversationrows.h"

namespace gui {

ConversationRows::ConversationRows(model::ConversationModel &source, QObject *parent)
    : TranscriptRows(parent)
    , m_source(source)
{
    const auto replaced = [this](const QModelIndex &, int first) { Q_EMIT replacedFrom(first); };
    connect(&source, &QAbstractItemModel::rowsInserted, this, replaced);
    connect(&source, &QAbstractItemModel::rowsRemoved, this, replaced);
    connect(&source, &QAbstractItemModel::modelReset, this, [this] { Q_EMIT replacedFrom(0); });
    connect(&source, &QAbstractItemModel::dataChanged, this,
        [this](const QModelIndex &first, const QModelIndex &last) { Q_EMIT changed(first.row(), last.row()); });
    connect(&source, &model::ConversationModel::textStreamed, this, &TranscriptRows::streamed);
    connect(&source, &model::ConversationModel::invocationStateChanged, this, [this](int row) { Q_EMIT changed(row, row); });
    connect(&source, &model::ConversationModel::progressed, this,
        [this](int row, double progress, double total) { Q_EMIT progressed(row, progress, total); });
}

} // namespace gui
