// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/deduplication/deduplicator.h"

#include "invocables/deduplication/argumentskey.h"
#include "invocables/deduplication/callrecord.h"
#include "invocables/processor/argumentscheck.h"

namespace invocables {

namespace {

// A call stands at most this many canisters before its result.
constexpr qsizetype longestRound = 512;

//! Nothing where the arguments are none that the tool takes now.
std::optional<QByteArray> keyOf(const Invoker &invoker, const QByteArray &arguments)
{
    const Sameness sameness = invoker.policies.deduplication.sameness;
    const auto sent = parsedArguments(invoker, arguments);
    if (!sent)
        return {};
    if (sameness == Sameness::Exact)
        return argumentsKey(*sent, sameness);
    return argumentsKey(filledArguments(invoker, *sent).all, sameness);
}

//! A result that stands for an earlier one itself is as old as that.
EarlierResult earlierResult(const CallRecord &record, const model::Canister &canister, qsizetype canistersAgo)
{
    const model::ResultState &state = *canister.result;
    EarlierResult earlier {canister.contents, state.display, state.whole, {record.invocation.id, 0, int(canistersAgo)}};
    earlier.from.milliseconds = double(canister.created.msecsTo(QDateTime::currentDateTimeUtc()));
    if (state.reused) {
        earlier.from.invocation = state.reused->invocation;
        earlier.from.milliseconds += state.reused->milliseconds;
        earlier.from.canisters += state.reused->canisters;
    }
    // What a call with edited arguments gave begins with a note of that.
    if (!record.invocation.editedArguments.isEmpty() && !earlier.contents.isEmpty())
        earlier.contents.removeFirst();
    return earlier;
}

//! Whether another call of the round, asked for before this one, may have written: they ran side by side. `index` is that of the call.
bool ranBesideAWrite(const model::InvocationHistory &history, qsizetype index, const CallRecord &call, const Toolset &tools)
{
    for (qsizetype before = index - 1; before >= 0 && history.at(before)->invocation; --before) {
        const CallRecord other(tools, *history.at(before)->invocation);
        const model::CanisterPointer result = history.resultOf(other.invocation.id);
        const bool isSame = other.invoker == call.invoker && other.arguments() == call.arguments();
        if (other.ensemble() == call.ensemble() && !isSame && other.mayHaveWritten(result.get()))
            return true;
    }
    return false;
}

bool isWithin(const Deduplication &deduplication, const model::ReusedResult &from)
{
    const bool inTime = deduplication.windowSeconds <= 0 || from.milliseconds <= deduplication.windowSeconds * 1000;
    const bool inReach = deduplication.windowCanisters <= 0 || from.canisters <= deduplication.windowCanisters;
    return inTime && inReach;
}

} // namespace

QByteArray Deduplicator::Call::key() const
{
    const Sameness sameness = invoker->policies.deduplication.sameness;
    return argumentsKey(sameness == Sameness::Exact ? sent : filled, sameness);
}

std::optional<EarlierResult> Deduplicator::find(const Call &call, const model::InvocationScope &scope, const Toolset &tools)
{
    const Deduplication &deduplication = call.invoker->policies.deduplication;
    if (deduplication.sameness == Sameness::None)
        return {};
    notice(*call.invoker);
    auto found = findOnPath(call, scope, tools);
    if (!found && deduplication.isCached)
        found = m_cache.find(scope.conversation, *call.invoker, call.key(), scope.history.size());
    return found && isWithin(deduplication, found->from) ? found : std::nullopt;
}

//! From the newest back: the first call that is the same decides, unless one that may have written comes before it.
std::optional<EarlierResult> Deduplicator::findOnPath(const Call &call, const model::InvocationScope &scope, const Toolset &tools) const
{
    const Deduplication &deduplication = call.invoker->policies.deduplication;
    const QByteArray key = call.key();
    const QDateTime since = servesSince(call, scope.conversation);
    QHash<QString, std::pair<const model::Canister *, qsizetype>> results;
    const qsizetype size = scope.history.size();
    for (qsizetype index = size - 1; index >= 0; --index) {
        const model::Canister &canister = *scope.history.at(index);
        if (canister.result)
            results.insert(canister.result->invocation, {&canister, size - index});
        if (!canister.invocation || canister.invocation->id == call.invocation)
            continue;
        const CallRecord record(tools, *canister.invocation);
        if (record.ensemble() != call.invoker->ensemble)
            continue;
        const auto [result, canistersAgo] = results.value(canister.invocation->id, {nullptr, 0});
        const bool isSame = record.invoker == call.invoker && keyOf(*record.invoker, record.arguments()) == key;
        if (isSame && result) {
            const bool serves = !result->result->error && (!since.isValid() || result->created >= since);
            return serves && !ranBesideAWrite(scope.history, index, record, tools) ? std::optional(earlierResult(record, *result, canistersAgo)) : std::nullopt;
        }
        if (!isSame && record.mayHaveWritten(result))
            return {};
        if (deduplication.windowCanisters > 0 && size - index > deduplication.windowCanisters + longestRound)
            return {};
    }
    return {};
}

void Deduplicator::keep(const Call &call, const model::InvocationScope &scope, const EarlierResult &result)
{
    if (call.invoker->policies.deduplication.isCached)
        m_cache.keep(scope.conversation, *call.invoker, call.key(), result, scope.history.size());
}

void Deduplicator::noteWrite(const model::ConversationId &conversation, const QString &ensemble)
{
    m_writes[conversation].insert(ensemble, QDateTime::currentDateTimeUtc());
    m_cache.dropEnsemble(conversation, ensemble);
}

void Deduplicator::dropConversation(const model::ConversationId &conversation)
{
    m_writes.remove(conversation);
    m_cache.dropConversation(conversation);
}

QDateTime Deduplicator::servesSince(const Call &call, const model::ConversationId &conversation) const
{
    const QDateTime changed = m_seen.value(call.invoker->scopedName()).since;
    const QDateTime written = m_writes.value(conversation).value(call.invoker->ensemble);
    return changed.isValid() && (!written.isValid() || changed > written) ? changed : written;
}

void Deduplicator::notice(const Invoker &invoker)
{
    Seen &seen = m_seen[invoker.scopedName()];
    if (!seen.fingerprint.isEmpty() && seen.fingerprint != invoker.fingerprint)
        seen.since = QDateTime::currentDateTimeUtc();
    seen.fingerprint = invoker.fingerprint;
}

} // namespace invocables
