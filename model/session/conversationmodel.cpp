// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/conversationmodel.h"

#include "model/session/session.h"

namespace model {

namespace {
// A round's results follow its invocations closely.
constexpr int searchedRows = 512;

InvocationState stateOfResult(const ResultState &result)
{
    if (!result.error)
        return result.reused ? InvocationState::Reused : InvocationState::Done;
    switch (result.error->category) {
    case ErrorCategory::Timeout: return InvocationState::TimedOut;
    case ErrorCategory::Permission: return InvocationState::Refused;
    default: return InvocationState::Failed;
    }
}
} // namespace

ConversationModel::ConversationModel(Session &session, QObject *parent)
    : QAbstractListModel(parent)
    , m_session(session)
    , m_committed(session.conversation().length())
{
    followConversation();
    connect(&session, &Session::turnStarted, this, &ConversationModel::followTurn);
    connect(&session, &Session::turnEnded, this, &ConversationModel::settle);
    connect(&session, &Session::turnEvent, this, [this](const TurnEvent &event) {
        const auto *progress = std::get_if<ProgressEvent>(&event);
        if (!progress || !m_turn)
            return;
        if (const int index = m_turn->pending().indexOfInvocation(progress->invocation); index >= 0)
            Q_EMIT progressed(m_committed + index, progress->progress, progress->total, progress->text);
    });
    if (Turn *turn = session.turn())
        followTurn(turn);
}

ConversationModel::~ConversationModel() = default;

//! While a turn is under way, the rows are settled when it ends.
void ConversationModel::followConversation()
{
    const Conversation *conversation = &m_session.conversation();
    connect(conversation, &Conversation::aboutToAppend, this, [this](int first, int last) {
        if (!m_turn)
            beginInsertRows({}, first, last);
    });
    connect(conversation, &Conversation::appended, this, [this] {
        if (m_turn)
            return;
        m_committed = m_session.conversation().length();
        endInsertRows();
    });
    connect(conversation, &Conversation::aboutToReplace, this, [this](int first) {
        if (!m_turn)
            showCommitted(first);
    });
    connect(conversation, &Conversation::replaced, this, [this] {
        if (!m_turn)
            showCommitted(m_session.conversation().length());
    });
    connect(conversation, &Conversation::nodeChanged, this, [this](int position) {
        if (position < 0 || position >= m_committed)
            return;
        Q_EMIT dataChanged(index(position), index(position));
        // A result is shown with its invocation.
        if (const int row = invocationRow(position); row >= 0)
            Q_EMIT dataChanged(index(row), index(row));
    });
}

//! Shows this many rows of the path, by removing or inserting at the end. Only while nothing is pending.
void ConversationModel::showCommitted(int count)
{
    if (count < m_committed) {
        beginRemoveRows({}, count, m_committed - 1);
        m_committed = count;
        endRemoveRows();
    } else if (count > m_committed) {
        beginInsertRows({}, m_committed, count - 1);
        m_committed = count;
        endInsertRows();
    }
}

void ConversationModel::followTurn(Turn *turn)
{
    showCommitted(m_session.turnPosition() + 1);
    m_turn = turn;
    const PendingCanisters *pending = &turn->pending();
    if (pending->size() > 0) {
        beginInsertRows({}, m_committed, m_committed + pending->size() - 1);
        m_pending = pending->size();
        endInsertRows();
    }
    connect(pending, &PendingCanisters::aboutToAppend, this,
        [this](int index) { beginInsertRows({}, m_committed + index, m_committed + index); });
    connect(pending, &PendingCanisters::appended, this, [this] {
        ++m_pending;
        endInsertRows();
    });
    connect(pending, &PendingCanisters::aboutToRemoveLast, this, [this] {
        const int last = m_committed + m_pending - 1;
        beginRemoveRows({}, last, last);
    });
    connect(pending, &PendingCanisters::removedLast, this, [this] {
        --m_pending;
        endRemoveRows();
    });
    connect(pending, &PendingCanisters::changed, this,
        [this](int changed) { Q_EMIT dataChanged(index(m_committed + changed), index(m_committed + changed)); });
    connect(pending, &PendingCanisters::streamed, this,
        [this](int streamed, const Delta &delta) { Q_EMIT textStreamed(m_committed + streamed, delta); });
    connect(pending, &PendingCanisters::stateChanged, this, [this](int changed) { Q_EMIT invocationStateChanged(m_committed + changed); });
}

//! The turn has ended and the conversation has followed: pending rows become committed ones, or go.
void ConversationModel::settle()
{
    if (!m_turn)
        return;
    disconnect(&m_turn->pending(), nullptr, this, nullptr);
    const bool kept = m_turn->state() == TurnState::Committed || m_turn->state() == TurnState::Interrupted;
    m_turn.clear();
    const int first = m_committed;
    const int last = m_committed + m_pending - 1;
    if (kept && last < m_session.conversation().length()) {
        m_committed += m_pending;
        m_pending = 0;
        if (last >= first)
            Q_EMIT dataChanged(index(first), index(last));
    } else if (m_pending > 0) {
        beginRemoveRows({}, first, last);
        m_pending = 0;
        endRemoveRows();
    }
    showCommitted(m_session.conversation().length());
}

int ConversationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_committed + m_pending;
}

QVariant ConversationModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CanisterPointer canister = canisterAt(index.row());
    if (!canister)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case TextRole: return canister->text();
    case CanisterRole: return QVariant::fromValue(canister);
    case RoleRole: return toWire(canister->role);
    case PendingRole: return isPending(index.row());
    default: break;
    }
    const Node *node = nodeAt(index.row());
    if (role == ActiveRole)
        return !node || node->active;
    if (role == PinnedRole)
        return node && node->pinned;
    return {};
}

QHash<int, QByteArray> ConversationModel::roleNames() const
{
    return {{CanisterRole, "canister"}, {RoleRole, "role"}, {TextRole, "text"}, {PendingRole, "pending"}, {ActiveRole, "active"},
        {PinnedRole, "pinned"}};
}

CanisterPointer ConversationModel::canisterAt(int row) const
{
    if (isPending(row))
        return m_turn ? m_turn->pending().at(row - m_committed) : CanisterPointer();
    const Node *node = nodeAt(row);
    return node ? node->canister : CanisterPointer();
}

const Node *ConversationModel::nodeAt(int row) const
{
    return isPending(row) ? nullptr : m_session.conversation().nodeAt(row);
}

InvocationState ConversationModel::invocationState(int row) const
{
    const CanisterPointer canister = canisterAt(row);
    if (!canister || !canister->invocation)
        return InvocationState::Done;
    if (isPending(row))
        return m_turn->pending().state(canister->invocation->id);
    const CanisterPointer result = canisterAt(resultRow(row));
    return result && result->result ? stateOfResult(*result->result) : InvocationState::Unknown;
}

std::optional<ToolCallState> ConversationModel::lifecycle(int row) const
{
    const CanisterPointer canister = isPending(row) ? canisterAt(row) : CanisterPointer();
    return canister && canister->invocation ? m_turn->pending().lifecycle(canister->invocation->id) : std::nullopt;
}

int ConversationModel::resultRow(int row) const
{
    const CanisterPointer invocation = canisterAt(row);
    if (!invocation || !invocation->invocation)
        return -1;
    const int end = std::min(rowCount(), row + searchedRows);
    for (int candidate = row + 1; candidate < end; ++candidate) {
        const CanisterPointer canister = canisterAt(candidate);
        if (!canister || canister->role == Role::User || canister->role == Role::Assistant)
            break;
        if (canister->result && canister->result->invocation == invocation->invocation->id)
            return candidate;
    }
    return -1;
}

int ConversationModel::invocationRow(int row) const
{
    const CanisterPointer result = canisterAt(row);
    if (!result || !result->result)
        return -1;
    const int end = std::max(0, row - searchedRows);
    for (int candidate = row - 1; candidate >= end; --candidate) {
        const CanisterPointer canister = canisterAt(candidate);
        if (!canister || canister->role == Role::User)
            break;
        if (canister->invocation && canister->invocation->id == result->result->invocation)
            return candidate;
    }
    return -1;
}

} // namespace model
