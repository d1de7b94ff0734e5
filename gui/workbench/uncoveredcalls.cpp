// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/uncoveredcalls.h"

#include "gui/workbench/workbench.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/processor/findtool.h"
#include "invocables/tools/invoker.h"
#include "model/store/checkpointstore.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

#include <QSet>

namespace gui {

using model::ErrorCategory;

namespace {

//! Of the built-in tools only those for files write any, and of these something was kept unless the store failed.
bool mayWriteFiles(Workbench &workbench, const QString &tool)
{
    const auto found = invocables::findTool(*workbench.ensembles().tools(), tool, {});
    if (!found)
        return true;
    return (*found)->policies.mayWrite() && (!(*found)->builtinSchema || (*found)->ensemble == u"io");
}

} // namespace

QStringList uncoveredCalls(Workbench &workbench, const model::TurnId &turn)
{
    model::Database &reader = workbench.store().reader();
    const auto checkpoints = model::CheckpointStore(reader).of(turn);
    const auto canisters = model::TurnStore(reader).canistersOf(turn);
    QSet<QString> covered;
    for (const model::Checkpoint &checkpoint : checkpoints.value_or(QList<model::Checkpoint>()))
        covered.insert(checkpoint.invocation);
    QSet<QString> neverRan;
    // What has brought files back is no turn that has said anything.
    const QList<model::CanisterPointer> said = canisters.value_or(QList<model::CanisterPointer>());
    for (const model::CanisterPointer &canister : said) {
        const auto error = canister->result ? canister->result->error : std::nullopt;
        if (error && (error->category == ErrorCategory::Permission || error->category == ErrorCategory::Validation))
            neverRan.insert(canister->result->invocation);
    }
    QStringList names;
    for (const model::CanisterPointer &canister : said) {
        const auto &call = canister->invocation;
        const bool isKnown = call && (covered.contains(call->id) || neverRan.contains(call->id) || names.contains(call->name));
        if (call && !isKnown && mayWriteFiles(workbench, call->name))
            names += call->name;
    }
    return names;
}

} // namespace gui
