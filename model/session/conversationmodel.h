// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"
#include "model/session/callcycles.h"
#include "model/session/turnevent.h"

#include <QAbstractListModel>
#include <QHash>
#include <QPointer>

namespace model {

class Session;

//! The rows of an open conversation for views, which read them by roles: the canisters of the path, then the pending ones of the turn
//! under way, which another process may have. While a turn stands further up the path (another answer, an edited message), the rows after
//! that place are left out. Rows come and go at the end only; what a role holds is looked up when it is asked for. Follows a Session by its
//! signals; owned by the view that made it.
class ConversationModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConversationModel)

public:
    enum DataRole {
        //! CanisterPointer, committed or pending; null only where the store cannot be read.
        CanisterRole = Qt::UserRole,
        //! Node; nothing for a pending row.
        NodeRole,
        PendingRole,
        //! QString. While an answer streams, dataChanged names this role or the next one alone: it has grown. Do not keep either, since
        //! they are shared until the next delta.
        TextRole,
        ThoughtRole,
        //! Where the call of an invocation stands: InvocationState.
        StateRole,
        //! QString: where a character's call stands in its life cycle, by its wire name.
        LifecycleRole,
        //! Of a running call, from 0 to 1; negative where it is not known.
        ProgressRole,
        //! Node: the result that belongs to an invocation. Of a pending one only the canister is there; nothing where there is none.
        ResultRole,
        //! Whether nothing is shown here: a result is shown with its invocation further up, and what has been deleted not at all.
        MergedRole
    };
    Q_ENUM(DataRole)

    explicit ConversationModel(Session &session, QObject *parent = nullptr);
    ~ConversationModel() override;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    void followConversation();
    void follow(const PendingCanisters &pending, int position);
    void followPending();
    void settle(bool kept);
    void showCommitted(int count);
    void tellChanged(int row, const QList<int> &roles = {});
    void tellInvocationOf(int row);
    void keepProgress(const ProgressEvent &event);

    bool isPending(int row) const { return row >= m_committed; }
    const Node *nodeAt(int row) const;
    CanisterPointer canisterAt(int row) const;
    InvocationState invocationState(int row) const;
    QString lifecycle(int row) const;
    int resultRow(int row) const;
    int invocationRow(int row) const;

    Session &m_session;
    //! How many rows are canisters of the path, and how many are pending.
    int m_committed = 0;
    int m_pending = 0;
    //! Of the turn under way, which may be another process's; null where none is.
    QPointer<const PendingCanisters> m_staged;
    //! Of the turn under way, by invocation.
    QHash<QString, double> m_progress;
};

// For reading the roles of any model that has them, such as a proxy.

//! What a role holds in a row; a value by default where there is nothing.
template <typename Value>
Value valueAt(const QAbstractItemModel &rows, int row, ConversationModel::DataRole role)
{
    return rows.index(row, 0).data(role).value<Value>();
}

inline CanisterPointer canisterAt(const QAbstractItemModel &rows, int row)
{
    return valueAt<CanisterPointer>(rows, row, ConversationModel::CanisterRole);
}

//! Nothing for a pending row.
inline std::optional<Node> nodeAt(const QAbstractItemModel &rows, int row)
{
    const QVariant node = rows.index(row, 0).data(ConversationModel::NodeRole);
    return node.isValid() ? std::optional(node.value<Node>()) : std::nullopt;
}

//! What a switch of versions is about: the canister of the row, or, where it is a call with one version, its result.
inline std::optional<Node> versionedAt(const QAbstractItemModel &rows, int row)
{
    const auto node = nodeAt(rows, row);
    const auto result = valueAt<Node>(rows, row, ConversationModel::ResultRole);
    return node && node->siblings < 2 && result.row != 0 && result.siblings > 1 ? result : node;
}

} // namespace model
