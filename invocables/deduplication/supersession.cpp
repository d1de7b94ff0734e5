// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/deduplication/supersession.h"

#include "invocables/deduplication/argumentskey.h"
#include "invocables/deduplication/deduplicator.h"
#include "invocables/tools/argumentscheck.h"
#include "invocables/tools/toolname.h"

#include <QSet>

namespace invocables {

namespace {

//! Of the arguments named, or of all where none are. Nothing where one of those named is not there: then nothing is the same.
std::optional<QByteArrayList> keysOf(const Deduplication &deduplication, const model::JsonText &filled)
{
    if (deduplication.by.isEmpty())
        return QByteArrayList {argumentsKey(filled, deduplication.sameness)};
    QByteArrayList keys;
    for (const QString &name : deduplication.by) {
        const auto argument = filled.member(name);
        if (!argument)
            return {};
        keys.append(argumentsKey(*argument, deduplication.sameness));
    }
    return keys;
}

bool supersedes(const Invoker &invoker, const Invoker &older)
{
    if (older.ensemble != invoker.ensemble)
        return false;
    const Deduplication &deduplication = invoker.policies.deduplication;
    if (older.name == invoker.name && deduplication.supersedesOwn)
        return true;
    const QString name = normalisedToolName(older.name);
    return std::any_of(deduplication.supersedes.begin(), deduplication.supersedes.end(),
        [&name](const QString &each) { return normalisedToolName(each) == name; });
}

} // namespace

QStringList supersededCalls(const Invoker &invoker, const model::JsonText &filled, const QString &own,
    const model::InvocationHistory &history, const Toolset &tools)
{
    const Deduplication &deduplication = invoker.policies.deduplication;
    if (!deduplication.supersedesOwn && deduplication.supersedes.isEmpty())
        return {};
    const auto keys = keysOf(deduplication, filled);
    if (!keys)
        return {};
    QSet<QString> withResult;
    QStringList superseded;
    int compared = 0;
    for (qsizetype index = history.size() - 1; index >= 0 && compared < mostCompared; --index) {
        const model::Canister &canister = *history.at(index);
        if (canister.result)
            withResult.insert(canister.result->invocation);
        if (!canister.invocation || canister.invocation->id == own || !withResult.contains(canister.invocation->id))
            continue;
        const CallRecord record(tools, *canister.invocation);
        if (!record.invoker || !supersedes(invoker, *record.invoker))
            continue;
        ++compared;
        const auto sent = parsedArguments(*record.invoker, record.arguments());
        if (sent && keysOf(deduplication, filledArguments(*record.invoker, *sent).all) == keys)
            superseded.append(record.invocation.id);
    }
    return superseded;
}

} // namespace invocables
