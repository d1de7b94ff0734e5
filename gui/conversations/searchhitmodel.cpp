// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/searchhitmodel.h"

#include "gui/conversations/conversationlibrary.h"
#include "gui/shared/tooltips.h"

using namespace Qt::StringLiterals;

namespace gui {

SearchHitModel::SearchHitModel(ConversationLibrary &library, QObject *parent)
    : QAbstractListModel(parent)
    , m_library(library)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(120);
    connect(&m_settle, &QTimer::timeout, this, &SearchHitModel::search);
}

void SearchHitModel::setWords(const QString &words)
{
    m_words = words.trimmed();
    ++m_search;
    if (m_words.isEmpty()) {
        m_settle.stop();
        show({});
    } else {
        m_settle.start();
    }
}

int SearchHitModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_hits.size());
}

QVariant SearchHitModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::SearchHit &hit = m_hits.at(index.row());
    const QString title = hit.title.isEmpty() ? tr("Untitled") : hit.title.simplified();
    switch (role) {
    case Qt::DisplayRole: return title;
    case DetailRole: return hit.snippet.simplified();
    case Qt::ToolTipRole: return toolTipText(hit.snippet.simplified());
    case Qt::AccessibleTextRole: return QString(title + u": "_s + hit.snippet.simplified());
    case IdRole: return QVariant::fromValue(hit.conversation);
    case PositionRole: return hit.position;
    default: return {};
    }
}

void SearchHitModel::search()
{
    m_library.search(m_words, maximumHits, this, [this, search = m_search](const ConversationLibrary::Hits &hits) {
        if (search != m_search)
            return;
        show(hits ? *hits : QList<model::SearchHit>());
        Q_EMIT found(int(m_hits.size()));
    });
}

void SearchHitModel::show(const QList<model::SearchHit> &hits)
{
    beginResetModel();
    m_hits = hits;
    endResetModel();
}

} // namespace gui
