// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/searchhitmodel.h"

#include "gui/conversations/conversationlibrary.h"
#include "gui/shared/tooltips.h"
#include "model/store/searchquery.h"

#include <QHash>

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

void SearchHitModel::setQuery(const QString &query)
{
    m_query = query.trimmed();
    m_words = model::SearchQuery::parse(m_query).value_or(model::SearchQuery()).words;
    ++m_search;
    m_isSearching = !m_query.isEmpty();
    if (m_query.isEmpty()) {
        m_settle.stop();
        show({});
    } else {
        m_settle.start();
    }
}

int SearchHitModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SearchHitModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QList<model::SearchHit> &hits = m_rows.at(index.row());
    const model::SearchHit &hit = hits.first();
    const QString title = hit.title.isEmpty() ? tr("Untitled") : hit.title.simplified();
    switch (role) {
    case Qt::DisplayRole: return title;
    case DetailRole: return detailOf(hits);
    case Qt::ToolTipRole: return toolTipText(hit.snippet.simplified());
    case Qt::AccessibleTextRole: return QString(title + u": "_s + detailOf(hits));
    case IdRole: return QVariant::fromValue(hit.conversation);
    case PositionRole: return hit.position;
    case WordsRole: return m_words;
    default: return {};
    }
}

QString SearchHitModel::detailOf(const QList<model::SearchHit> &row) const
{
    const bool isByTitle = row.last().isTitle;
    const int messages = int(row.size()) - (isByTitle ? 1 : 0);
    QStringList parts;
    if (isByTitle)
        parts += tr("in the title");
    if (messages > 1)
        parts += (m_isCut ? u"≥ "_s : QString()) + tr("%n hit(s)", nullptr, messages);
    if (const QString snippet = row.first().snippet.simplified(); !snippet.isEmpty())
        parts += snippet;
    return parts.join(u" · "_s);
}

void SearchHitModel::search()
{
    m_library.search(m_query, mostHits, this, [this, search = m_search](const ConversationLibrary::Hits &hits) {
        if (search != m_search)
            return;
        m_isSearching = false;
        m_failure = hits ? QString() : hits.error().message;
        m_isCut = hits && hits->size() >= mostHits;
        show(hits ? *hits : QList<model::SearchHit>());
        Q_EMIT found(int(m_rows.size()));
    });
}

void SearchHitModel::show(const QList<model::SearchHit> &hits)
{
    beginResetModel();
    m_rows.clear();
    QHash<model::ConversationId, qsizetype> places;
    for (const model::SearchHit &hit : hits) {
        const auto place = places.constFind(hit.conversation);
        if (place != places.constEnd()) {
            add(m_rows[*place], hit);
            continue;
        }
        places.insert(hit.conversation, m_rows.size());
        m_rows.append({hit});
    }
    endResetModel();
}

void SearchHitModel::add(QList<model::SearchHit> &row, const model::SearchHit &hit)
{
    row.insert(row.last().isTitle ? row.size() - 1 : row.size(), hit);
}

} // namespace gui
