// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/conversationstore.h"

#include <QAbstractListModel>
#include <QDateTime>

namespace gui {

//! A moment as a list shows it: `now`, `today 09:12`, `yesterday`, a weekday within six days, else the date.
QString momentText(const QDateTime &moment, const QDateTime &now);

class ConversationLibrary;

//! The conversations, newest change first, or those among the deleted, read a page at a time as the view asks for more. Follows the
//! library; a change moves rows rather than replacing them, so that selection and place stay. Owned by its panel.
class ConversationListModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConversationListModel)

public:
    static constexpr int pageSize = 100;
    enum DataRole { IdRole = Qt::UserRole, DetailRole, LabelsRole };

    enum class Which { Shown, Deleted };

    explicit ConversationListModel(ConversationLibrary &library, QObject *parent = nullptr, Which which = Which::Shown);

    model::ConversationId idAt(int row) const;
    //! -1 where it is not among the rows read so far.
    int rowOf(const model::ConversationId &id) const;
    QStringList labelsAt(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    //! What was asked of the library has been taken over.
    void loaded();

private:
    void reload();
    void read(int offset, int limit);
    void append(const QList<model::ConversationInfo> &page);
    void takeOver(const QList<model::ConversationInfo> &fresh);

    ConversationLibrary &m_library;
    const Which m_which;
    QList<model::ConversationInfo> m_rows;
    bool m_complete = false;
    bool m_reading = false;
    bool m_stale = false;
};

} // namespace gui
