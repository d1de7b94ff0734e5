// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/runkeeping.h"

#include "model/store/conversationstore.h"
#include "model/store/turnstore.h"

namespace model {

namespace {

QList<CanisterPointer> canistersOf(const QList<Node> &nodes)
{
    QList<CanisterPointer> canisters;
    for (const Node &node : nodes)
        canisters.append(node.canister);
    return canisters;
}

//! Puts canisters with their switches into a conversation that has none. \return the row of the last.
Result<qint64> append(Database &database, const ConversationId &conversation, const QList<Node> &nodes)
{
    ConversationStore store(database);
    const auto last = store.append(conversation, 0, canistersOf(nodes));
    const auto path = last ? store.path(conversation) : tl::make_unexpected(last.error());
    const auto written = path ? store.nodes(*path, 0, lengthOf(*path)) : tl::make_unexpected(path.error());
    if (!written)
        return tl::make_unexpected(written.error());
    for (qsizetype index = 0; index < nodes.size(); ++index) {
        const Node &node = nodes.at(index);
        if (node.active && !node.pinned)
            continue;
        if (const auto set = store.setSwitches(written->at(index).row, node.active, node.pinned); !set)
            return tl::make_unexpected(set.error());
    }
    return last;
}

//! What was there before the run, as a branch of the conversation that it went on with where that is still there.
Result<qint64> beginKept(Database &database, const KeptRun &run, const ConversationInfo &info, const QList<Node> &before)
{
    ConversationStore store(database);
    if (run.from && store.pathTo(run.from->conversation, run.from->row)) {
        if (const auto forked = store.fork(run.from->conversation, run.from->row, info); !forked)
            return tl::make_unexpected(forked.error());
        const auto path = store.path(info.id);
        const auto last = path ? store.nodes(*path, lengthOf(*path) - 1, 1) : tl::make_unexpected(path.error());
        return last ? Result<qint64>(last->isEmpty() ? 0 : last->first().row) : tl::make_unexpected(last.error());
    }
    return store.create(info).and_then([&] { return append(database, info.id, before); });
}

} // namespace

Result<QList<Node>> readBeginning(Database &database, const ComparisonPlan::Beginning &from)
{
    const ConversationStore store(database);
    const auto path = store.pathTo(from.conversation, from.row);
    return path ? store.nodes(*path, 0, lengthOf(*path)) : tl::make_unexpected(path.error());
}

Result<ComparisonPlan::Beginning> writeBeginning(Database &database, const QList<Node> &nodes)
{
    Database::Transaction transaction(database);
    const ConversationInfo info;
    const auto last = ConversationStore(database).create(info).and_then([&] { return append(database, info.id, nodes); });
    if (!last)
        return tl::make_unexpected(last.error());
    return transaction.commit().map([&] { return ComparisonPlan::Beginning {info.id, *last}; });
}

Result<QList<Node>> readConversation(Database &database, const ConversationId &conversation)
{
    const ConversationStore store(database);
    const auto path = store.path(conversation);
    return path ? store.nodes(*path, 0, lengthOf(*path)) : tl::make_unexpected(path.error());
}

Result<void> keepRun(Database &database, const KeptRun &run, const QList<Node> &nodes)
{
    if (ConversationStore(database).find(run.conversation))
        return {};
    Database::Transaction transaction(database);
    ConversationInfo info;
    info.id = run.conversation;
    info.title = run.title;
    info.settings = run.settings;
    const auto base = beginKept(database, run, info, nodes.mid(0, run.before));
    if (!base)
        return tl::make_unexpected(base.error());
    TurnRecord turn;
    turn.id = run.turn;
    turn.conversation = run.conversation;
    turn.base = *base;
    const TurnState state = run.state == RunState::Committed ? TurnState::Committed : TurnState::Interrupted;
    TurnStore turns(database);
    const auto kept = turns.begin(turn).and_then([&] { return turns.commit(turn.id, canistersOf(nodes.mid(run.before)), state); });
    return kept ? transaction.commit() : tl::make_unexpected(kept.error());
}

} // namespace model
