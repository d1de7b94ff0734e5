// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"
#include "model/session/turnevent.h"

#include <QAbstractListModel>
#include <QPointer>

namespace model {

class Session;
class Turn;

//! The rows of an open conversation for views: the canisters of the path, then the pending ones of the turn under way. While a turn
//! stands further up the path (another answer, an edited message), the rows after that place are left out. Follows a Session by its
//! signals; owned by the view that made it.
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

    //! The canister of a row, committed or pending; null only where the store cannot be read. A pending answer that is still
    //! streaming is given as it stands; do not keep it, since its text is shared until the next delta.
    CanisterPointer canisterAt(int row) const;
    //! Null for a pending row. Valid until the next call.
    const Node *nodeAt(int row) const;
    bool isPending(int row) const { return row >= m_committed; }
    //! Where the call of an invocation canister stands.
    InvocationState invocationState(int row) const;
    //! Where a character's call of the turn under way stands in its life cycle.
    std::optional<ToolCallState> lifecycle(int row) const;
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
    void followConversation();
    void followTurn(Turn *turn);
    void settle();
    void showCommitted(int count);

    Session &m_session;
    //! How many rows are canisters of the path, and how many are pending.
    int m_committed = 0;
    int m_pending = 0;
    QPointer<Turn> m_turn;
};

} // namespace model
