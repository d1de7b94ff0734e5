// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/turnplan.h"

#include "model/session/requestbuilder.h"
#include "model/store/conversationstore.h"

#include <QCoreApplication>

namespace model {

namespace {

// So many canisters are read at once where a path is only looked at, and shorter ones are read at once.
constexpr int chunkOfPath = 256;
// By how much more than a context is kept, so that what is sent is the same whatever the provider counts.
constexpr qint64 marginOfPath = 2;

struct TurnPlanTexts {
    Q_DECLARE_TR_FUNCTIONS(Session)
};

//! What of a path is of use for a model with this context.
Result<PathPart> partOfPath(Database &database, const Path &path, qint64 context)
{
    const int length = lengthOf(path);
    if (context <= 0 || length <= chunkOfPath)
        return PathPart {{{0, length - 1}}, {}};
    PathSums sums;
    while (sums.size() < length) {
        const auto nodes = ConversationStore(database).nodes(path, sums.size(), chunkOfPath);
        if (!nodes)
            return tl::unexpected(nodes.error());
        QList<PathSums::Entry> entries;
        for (const Node &node : *nodes)
            entries.append(PathSums::Entry::of(node));
        // Erased meanwhile.
        if (entries.isEmpty())
            break;
        sums.append(entries);
    }
    return sums.endOf(sums.size(), marginOfPath * context);
}

Result<void> takeNodes(const QList<Node> &nodes, TurnPath &path)
{
    for (const Node &node : nodes) {
        const Canister &canister = *node.canister;
        if (node.active && !canister.damage.isEmpty()) {
            return failure(ErrorCategory::Storage,
                TurnPlanTexts::tr(
                    "Nothing was sent: message %1 of this conversation cannot be read. %2 A message that is switched off is left out.")
                    .arg(node.position + 1)
                    .arg(canister.damage));
        }
        if (node.pinned)
            path.pinned.insert(canister.id);
        if (node.active)
            path.path.append(node.canister);
        else if (canister.result)
            path.withheld.insert(canister.result->invocation);
        if (node.active && canister.result && !node.pinned)
            path.results.insert(canister.result->invocation, {node.row, node.position});
    }
    return {};
}

} // namespace

Result<QList<Node>> readPath(Database &database, const ConversationId &id, qint64 base)
{
    const ConversationStore store(database);
    if (base == 0)
        return QList<Node>();
    const auto path = store.pathTo(id, base);
    return path ? store.nodes(*path, 0, lengthOf(*path)) : tl::make_unexpected(path.error());
}

Result<TurnPath> readTurnPath(Database &database, const TurnPathWanted &wanted)
{
    TurnPath path;
    if (wanted.base == 0)
        return path;
    const auto whole = ConversationStore(database).pathTo(wanted.conversation, wanted.base);
    if (!whole)
        return tl::unexpected(whole.error());
    path.length = lengthOf(*whole);
    const bool isKnown = wanted.known && wanted.known->first == *whole;
    const auto part = isKnown ? wanted.known->second : partOfPath(database, *whole, wanted.context);
    if (!part)
        return tl::unexpected(part.error());
    path.leftOut = part->leftOut;
    for (const auto &[first, last] : part->stretches) {
        const auto nodes = ConversationStore(database).nodes(*whole, first, last - first + 1);
        const auto followed = nodes ? takeNodes(*nodes, path) : tl::make_unexpected(nodes.error());
        if (!followed)
            return tl::unexpected(followed.error());
    }
    return path;
}

Result<void> checkWhole(const QList<CanisterPointer> &opening)
{
    for (const CanisterPointer &canister : opening) {
        if (!canister->damage.isEmpty())
            return failure(ErrorCategory::Storage,
                TurnPlanTexts::tr("Nothing was sent: a message of this turn cannot be read. %1").arg(canister->damage));
    }
    return {};
}

ToolsWanted wantedBy(const TurnPlan &plan)
{
    return {plan.conversation, plan.settings.folders, plan.settings.switches, plan.agent, plan.settings.library};
}

ConverseRequest requestOf(const TurnPlan &plan, const QList<CanisterPointer> &staged, const Toolset &tools)
{
    const QList<ToolDeclaration> declared = tools.declarations(plan.settings.switches, {plan.path, staged});
    ConverseRequest request = buildRequest(plan.path, staged, plan.settings, declared, plan.withheld);
    if (!plan.workspaceText.isEmpty())
        request.canisters.insert(plan.settings.supervisor.trimmed().isEmpty() ? 0 : 1, workspaceCanister(plan.workspaceText));
    request.pinned = plan.pinned;
    request.leftOut = plan.leftOut;
    request.folders = plan.settings.folders;
    return request;
}

} // namespace model
