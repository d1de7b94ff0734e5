// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/turnplan.h"

#include "model/session/requestbuilder.h"
#include "model/store/conversationstore.h"

namespace model {

Result<QList<Node>> readPath(Database &database, const ConversationId &id, qint64 base)
{
    const ConversationStore store(database);
    if (base == 0)
        return QList<Node>();
    const auto path = store.pathTo(id, base);
    return path ? store.nodes(*path, 0, lengthOf(*path)) : tl::make_unexpected(path.error());
}

void followPath(const QList<Node> &path, TurnPlan &plan)
{
    for (const Node &node : path) {
        if (node.pinned)
            plan.pinned.insert(node.canister->id);
        const auto &result = node.canister->result;
        if (node.active)
            plan.path.append(node.canister);
        else if (result)
            plan.withheld.insert(result->invocation);
        if (node.active && result && !node.pinned)
            plan.results.insert(result->invocation, {node.row, node.position});
    }
}

ToolsWanted wantedBy(const TurnPlan &plan)
{
    return {plan.conversation, plan.settings.folders, plan.settings.switches, plan.agent, plan.settings.library};
}

ConverseRequest requestOf(const TurnPlan &plan, const QList<CanisterPointer> &staged, const Toolset &tools)
{
    ConverseRequest request = buildRequest(plan.path, staged, plan.settings, tools.declarations(plan.settings.switches), plan.withheld);
    request.pinned = plan.pinned;
    return request;
}

} // namespace model
