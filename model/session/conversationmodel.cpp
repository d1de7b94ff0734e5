// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/conversationmodel.h"

#include "model/session/session.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

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

//! All thoughts of an answer, one after another.
QString thoughtsOf(const Canister &canister)
{
    QStringList thoughts;
    for (const Content &content : canister.contents) {
        if (const auto *thought = std::get_if<ThoughtContent>(&content); thought && !thought->text.isEmpty())
            thoughts.append(thought->text);
    }
    return thoughts.join(u"\n\n"_s);
}
} // namespace

ConversationModel::ConversationModel(Session &session, QObject *parent)
    : QAbstractListModel(parent)
    , m_session(session)
    , m_committed(session.conversation().length())
{
    followConversation();
    connect(&session, &Session::turnStarted, this, [this](const Turn *turn) { follow(turn->pending(), m_session.turnPosition()); });
    connect(&session, &Session::turnEnded, this,
        [this](const Turn *turn) { settle(turn->state() == TurnState::Committed || turn->state() == TurnState::Interrupted); });
    const AwayTurns *away = &session.away();
    connect(away, &AwayTurns::started, this, [this, away] { follow(away->turn()->pending(), away->turn()->position()); });
    // What it came to is what the path has now.
    connect(away, &AwayTurns::ended, this, [this] {
        const bool isLonger = m_pending > 0 && m_committed < m_session.conversation().length();
        const Node *first = isLonger ? m_session.conversation().nodeAt(m_committed) : nullptr;
        settle(first && first->canister && first->canister->id == m_staged->at(0)->id);
    });
    connect(&session, &Session::turnEvent, this, [this](const TurnEvent &event) {
        if (const auto *progress = std::get_if<ProgressEvent>(&event))
            keepProgress(*progress);
    });
    if (const Turn *turn = session.turn())
        follow(turn->pending(), session.turnPosition());
    else if (away->turn())
        follow(away->turn()->pending(), away->turn()->position());
}

ConversationModel::~ConversationModel() = default;

//! While a turn is under way, the rows are settled when it ends.
void ConversationModel::followConversation()
{
    const Conversation *conversation = &m_session.conversation();
    connect(conversation, &Conversation::aboutToAppend, this, [this](int first, int last) {
        if (!m_staged)
            beginInsertRows({}, first, last);
    });
    connect(conversation, &Conversation::appended, this, [this] {
        if (m_staged)
            return;
        m_committed = m_session.conversation().length();
        endInsertRows();
    });
    connect(conversation, &Conversation::aboutToReplace, this, [this](int first) {
        if (!m_staged)
            showCommitted(first);
    });
    connect(conversation, &Conversation::replaced, this, [this] {
        if (!m_staged)
            showCommitted(m_session.conversation().length());
    });
    connect(conversation, &Conversation::nodeChanged, this, [this](int position) {
        if (position < 0 || position >= m_committed)
            return;
        tellChanged(position);
        tellInvocationOf(position);
    });
}

void ConversationModel::tellChanged(int row, const QList<int> &roles)
{
    Q_EMIT dataChanged(index(row), index(row), roles);
}

//! A result is shown with its invocation.
void ConversationModel::tellInvocationOf(int row)
{
    if (const int invocation = invocationRow(row); invocation >= 0)
        tellChanged(invocation, {StateRole, LifecycleRole, ResultRole});
}

void ConversationModel::keepProgress(const ProgressEvent &event)
{
    const int place = m_staged ? m_staged->indexOfInvocation(event.invocation) : -1;
    if (place < 0)
        return;
    m_progress.insert(event.invocation, event.total > 0 ? std::clamp(event.progress / event.total, 0.0, 1.0) : -1);
    tellChanged(m_committed + place, {ProgressRole});
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

void ConversationModel::follow(const PendingCanisters &staged, int position)
{
    showCommitted(position + 1);
    m_staged = &staged;
    m_progress.clear();
    if (const int size = staged.size(); size > 0) {
        beginInsertRows({}, m_committed, m_committed + size - 1);
        m_pending = size;
        endInsertRows();
    }
    followPending();
}

void ConversationModel::followPending()
{
    const PendingCanisters *pending = m_staged;
    connect(pending, &PendingCanisters::aboutToAppend, this,
        [this](int place) { beginInsertRows({}, m_committed + place, m_committed + place); });
    connect(pending, &PendingCanisters::appended, this, [this] {
        ++m_pending;
        endInsertRows();
        tellInvocationOf(rowCount() - 1);
    });
    connect(pending, &PendingCanisters::aboutToRemoveLast, this, [this] { beginRemoveRows({}, rowCount() - 1, rowCount() - 1); });
    connect(pending, &PendingCanisters::removedLast, this, [this] {
        --m_pending;
        endRemoveRows();
    });
    connect(pending, &PendingCanisters::changed, this, [this](int place) { tellChanged(m_committed + place); });
    connect(pending, &PendingCanisters::streamed, this, [this](int place, const Delta &delta) {
        tellChanged(m_committed + place, {delta.kind == Delta::Kind::Text ? TextRole : ThoughtRole});
    });
    connect(pending, &PendingCanisters::stateChanged, this, [this](int place) {
        tellChanged(m_committed + place, {StateRole, LifecycleRole});
    });
}

//! The turn has ended and the conversation has followed: pending rows become committed ones, or go.
void ConversationModel::settle(bool kept)
{
    if (!m_staged)
        return;
    disconnect(m_staged, nullptr, this, nullptr);
    m_staged.clear();
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
    const int row = index.row();
    const CanisterPointer canister = canisterAt(row);
    if (role == CanisterRole)
        return QVariant::fromValue(canister);
    if (role == PendingRole)
        return isPending(row);
    if (!canister)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case TextRole: return canister->text();
    case ThoughtRole: return thoughtsOf(*canister);
    case NodeRole: return isPending(row) ? QVariant() : QVariant::fromValue(*nodeAt(row));
    case StateRole: return QVariant::fromValue(invocationState(row));
    case LifecycleRole: return lifecycle(row);
    case ProgressRole: return canister->invocation ? m_progress.value(canister->invocation->id, -1) : -1;
    case MergedRole: return invocationRow(row) >= 0 || (!isPending(row) && nodeAt(row)->deleted);
    case ResultRole: break;
    default: return {};
    }
    const int result = resultRow(row);
    if (result < 0)
        return {};
    return QVariant::fromValue(isPending(result) ? Node {.canister = canisterAt(result)} : *nodeAt(result));
}

QHash<int, QByteArray> ConversationModel::roleNames() const
{
    return {{CanisterRole, "canister"}, {NodeRole, "node"}, {PendingRole, "pending"}, {TextRole, "text"}, {ThoughtRole, "thought"},
        {StateRole, "state"}, {LifecycleRole, "lifecycle"}, {ProgressRole, "progress"}, {ResultRole, "result"}, {MergedRole, "merged"}};
}

//! Valid until the next call.
const Node *ConversationModel::nodeAt(int row) const
{
    return m_session.conversation().nodeAt(row);
}

CanisterPointer ConversationModel::canisterAt(int row) const
{
    if (isPending(row))
        return m_staged ? m_staged->at(row - m_committed) : CanisterPointer();
    const Node *node = nodeAt(row);
    return node ? node->canister : CanisterPointer();
}

InvocationState ConversationModel::invocationState(int row) const
{
    const CanisterPointer canister = canisterAt(row);
    if (!canister || !canister->invocation)
        return InvocationState::Done;
    if (isPending(row))
        return m_staged->state(canister->invocation->id);
    const CanisterPointer result = canisterAt(resultRow(row));
    return result && result->result ? stateOfResult(*result->result) : InvocationState::Unknown;
}

QString ConversationModel::lifecycle(int row) const
{
    const CanisterPointer canister = canisterAt(row);
    if (isPending(row) && canister && canister->invocation) {
        if (const auto state = m_staged->lifecycle(canister->invocation->id))
            return toWire(*state);
    }
    const CanisterPointer result = canisterAt(resultRow(row));
    return result && result->result && !result->result->lifecycle.isEmpty() ? result->result->lifecycle.last() : QString();
}

int ConversationModel::resultRow(int row) const
{
    const CanisterPointer invocation = canisterAt(row);
    if (!invocation || !invocation->invocation)
        return -1;
    const int end = std::min(rowCount(), row + searchedRows);
    for (int candidate = row + 1; candidate < end; ++candidate) {
        const CanisterPointer canister = canisterAt(candidate);
        // A converser that runs calls itself may speak meanwhile.
        if (!canister || canister->role == Role::User)
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
