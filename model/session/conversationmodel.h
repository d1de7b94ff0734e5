// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"
#include "model/session/turnevent.h"

#include <QAbstractListModel>

namespace model {

class Session;
class PendingCanister;

//! The rows of an open conversation for views: the canisters of the path, then the pending ones of the turn under way. Follows a
//! Session by its signals; owned by the view that made it.
class ConversationModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConversationModel)

public:
    enum DataRole { CanisterRole = Qt::UserRole, RoleRole, TextRole, PendingRole, ActiveRole, PinnedRole };
    Q_ENUM(DataRole)

    explicit ConversationModel(Session &session, QObject *parent = nullptr);
    ~ConversationModel() override;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    //! The canister of a row, committed or pending; never null for a valid row unless the store cannot be read. A pending answer
    //! that is still streaming is given as it stands, which copies nothing but its shared text.
    CanisterPointer canisterAt(int row) const;
    //! Null for a pending row.
    const Node *nodeAt(int row) const;
    bool isPending(int row) const;
    //! Where a pending or committed invocation canister's call stands.
    InvocationState invocationState(int row) const;
    //! The row of the result that belongs to the invocation at `row`, or -1.
    int resultRow(int row) const;
    //! The row of the invocation that the result at `row` belongs to, or -1.
    int invocationRow(int row) const;
    Session &session() const { return m_session; }

Q_SIGNALS:
    //! Text has been appended to the answer that streams in `row`. (dataChanged is emitted only when a row takes another form.)
    void textStreamed(int row, const model::Delta &delta);
    void invocationStateChanged(int row);
    void progressed(int row, double progress, double total, const QString &text);

private:
    int pendingRowOf(const QString &invocation) const;

    Session &m_session;
    int m_pending = 0;
};

} // namespace model
