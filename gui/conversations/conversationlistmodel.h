// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/conversationstore.h"

#include <QAbstractListModel>
#include <QDateTime>
#include <QUrl>

namespace gui {

//! A moment as a list shows it: `now`, `today 09:12`, `yesterday`, a weekday within six days, else the date.
QString momentText(const QDateTime &moment, const QDateTime &now);

class ConversationLibrary;

//! The conversations, newest change first, read a page at a time as the view asks for more: the groups, each a row of its own with those
//! that are in it below it where it is unfolded, and after them what is in none; or what was archived, or deleted. Follows the library; a
//! change moves rows rather than replacing them, so that selection and place stay. Owned by its panel.
class ConversationListModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConversationListModel)

public:
    static constexpr int pageSize = 100;
    //! Of a group that is unfolded.
    static constexpr int mostInGroup = 500;
    enum DataRole { IdRole = Qt::UserRole, DetailRole, LabelsRole, IndentRole, IsActiveRole };

    using Which = model::ConversationStore::Which;

    explicit ConversationListModel(ConversationLibrary &library, QObject *parent = nullptr, Which which = Which::Ungrouped);

    model::ConversationId idAt(int row) const;
    //! -1 where it is not among the rows read so far.
    int rowOf(const model::ConversationId &id) const;
    //! Empty for a group.
    std::optional<model::ConversationInfo> infoAt(int row) const;
    //! Of the row of a group; empty for a conversation.
    QString groupAt(int row) const;
    QStringList groups() const;
    bool isUnfolded(const QString &group) const { return m_unfolded.contains(group); }
    void setUnfolded(const QString &group, bool unfolded);
    const QStringList &unfolded() const { return m_unfolded; }
    //! As they were kept.
    void setUnfolded(const QStringList &groups);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    // A conversation is dragged onto a group, or out of one, or to another program, as a file; and files come in.
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction | Qt::MoveAction; }
    Qt::DropActions supportedDropActions() const override { return Qt::CopyAction | Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) override;

Q_SIGNALS:
    //! What was asked of the library has been taken over.
    void loaded();
    //! They are others' and stay where they are.
    void filesDropped(const QList<QUrl> &files);
    //! For keeping it.
    void unfoldedChanged(const QStringList &groups);

private:
    void reload();
    //! A conversation, or a group.
    struct Row {
        QString group = {};
        int count = 0;
        //! Without its settings, which may hold a long text that was not sent.
        model::ConversationInfo info = {};
        //! As it is shown.
        QString title = {};

        static Row of(const model::ConversationInfo &info);
        bool isGroup() const { return !group.isEmpty(); }
        bool isSameAs(const Row &other) const { return group == other.group && (isGroup() || info.id == other.info.id); }
    };

    void readAll(int limit);
    void read(int offset, int limit, const QList<Row> &before);
    int rowOf(const Row &row) const;
    void append(const QList<Row> &page);
    void takeOver(const QList<Row> &fresh);

    ConversationLibrary &m_library;
    const Which m_which;
    QList<Row> m_rows;
    QStringList m_unfolded;
    //! How many rows at the beginning are of groups.
    int m_ofGroups = 0;
    bool m_complete = false;
    bool m_reading = false;
    bool m_stale = false;
};

} // namespace gui
