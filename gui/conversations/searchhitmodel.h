// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/searchindex.h"

#include <QAbstractListModel>
#include <QTimer>

namespace gui {

class ConversationLibrary;

//! What a search of all conversations has found: a row for each conversation that has hits, those with one in the title first, then that
//! with the newest. Searches a moment after the last key; an answer that a newer search has overtaken is dropped. Owned by its panel.
class SearchHitModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchHitModel)

public:
    static constexpr int mostHits = 200;
    enum DataRole {
        IdRole = Qt::UserRole,
        DetailRole,
        PositionRole,
        //! QStringList: what is to be set off in the detail.
        WordsRole
    };

    explicit SearchHitModel(ConversationLibrary &library, QObject *parent = nullptr);

    //! Empty: no hits.
    void setQuery(const QString &query);
    //! The newest message of a row; that of the title where there is none.
    const model::SearchHit &hitAt(int row) const { return m_rows.at(row).first(); }
    //! The newest answer is still to come.
    bool isSearching() const { return m_isSearching; }
    //! Why the newest search has found nothing, for the person; empty where it was just that.
    const QString &failure() const { return m_failure; }
    //! What was searched for, without filters and what is left out.
    const QStringList &words() const { return m_words; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

Q_SIGNALS:
    //! The answer to the newest search is there.
    void found(int hits);

private:
    void search();
    void show(const QList<model::SearchHit> &hits);
    static void add(QList<model::SearchHit> &row, const model::SearchHit &hit);
    QString detailOf(const QList<model::SearchHit> &row) const;

    ConversationLibrary &m_library;
    QTimer m_settle;
    QString m_query;
    QStringList m_words;
    QString m_failure;
    int m_search = 0;
    bool m_isSearching = false;
    //! There may be more.
    bool m_isCut = false;
    //! By conversation, the newest first in each, that of the title last.
    QList<QList<model::SearchHit>> m_rows;
};

} // namespace gui
