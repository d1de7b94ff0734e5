// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/deduplication/deduplicator.h"

#include "invocables/deduplication/argumentskey.h"
#include "invocables/tools/argumentscheck.h"

namespace invocables {

using model::ErrorCategory;

namespace {
constexpr qsizetype mostKept = 100;
}

void ResultCache::keep(
    const model::ConversationId &conversation, const Invoker &invoker, const QByteArray &key, EarlierResult result, qsizetype size)
{
    QList<Kept> &kept = m_kept[conversation];
    kept.append({invoker.ensemble, invoker.fingerprint, key, std::move(result), QDateTime::currentDateTimeUtc(), size});
    if (kept.size() > mostKept)
        kept.removeFirst();
}

std::optional<EarlierResult> ResultCache::find(
    const model::ConversationId &conversation, const Invoker &invoker, const QByteArray &key, qsizetype size) const
{
    const auto found = m_kept.constFind(conversation);
    if (found == m_kept.constEnd())
        return {};
    for (auto kept = found->crbegin(); kept != found->crend(); ++kept) {
        if (kept->fingerprint != invoker.fingerprint || kept->key != key)
            continue;
        EarlierResult result = kept->result;
        result.from.milliseconds = double(kept->at.msecsTo(QDateTime::currentDateTimeUtc()));
        result.from.canisters = int(qMax<qsizetype>(0, size - kept->size));
        return result;
    }
    return {};
}

void ResultCache::dropEnsemble(const model::ConversationId &conversation, const QString &ensemble)
{
    const auto found = m_kept.find(conversation);
    if (found != m_kept.end())
        found->removeIf([&ensemble](const Kept &kept) { return kept.ensemble == ensemble; });
}

bool CallRecord::mayHaveWritten(const model::Canister *result) const
{
    if (invoker && !invoker->policies.mayWrite())
        return false;
    if (!result || !result->result)
        return true;
    const auto &error = result->result->error;
    const bool neverBegan = error && (error->category == ErrorCategory::Permission || error->category == ErrorCategory::Validation);
    return !neverBegan && !result->result->reused;
}

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

//! A call that is the same, with its result, and where they are in the history.
struct SameCall {
    CallRecord record;
    qsizetype index = 0;
    const model::Canister *result = nullptr;
    qsizetype canistersAgo = 0;
};

//! From the newest back: the first call that is the same, unless one that may have written comes before it.
std::optional<SameCall> newestSame(const Deduplicator::Call &call, const model::InvocationHistory &history, const Toolset &tools)
{
    const int window = call.invoker->policies.deduplication.windowCanisters;
    const qsizetype size = history.size();
    const qsizetype end = window > 0 ? qMax<qsizetype>(0, size - window - longestRound) : 0;
    const QByteArray key = call.key();
    QHash<QString, std::pair<const model::Canister *, qsizetype>> results;
    int compared = 0;
    for (qsizetype index = size - 1; index >= end && compared < mostCompared; --index) {
        const model::Canister &canister = *history.at(index);
        if (canister.result)
            results.insert(canister.result->invocation, {&canister, size - index});
        if (!canister.invocation || canister.invocation->id == call.invocation)
            continue;
        const CallRecord record(tools, *canister.invocation);
        if (record.ensemble() != call.invoker->ensemble)
            continue;
        const bool isOfTool = record.invoker == call.invoker;
        compared += isOfTool ? 1 : 0;
        const bool isSame = isOfTool && keyOf(*record.invoker, record.arguments()) == key;
        const auto [result, canistersAgo] = results.value(canister.invocation->id, {nullptr, 0});
        if (isSame && result)
            return SameCall {record, index, result, canistersAgo};
        if (!isSame && record.mayHaveWritten(result))
            return {};
    }
    return {};
}

//! Of what such a call was about; nothing where the arguments are none that the tool takes now.
Phrases phrasesSent(const CallRecord &record)
{
    const auto sent = parsedArguments(*record.invoker, record.arguments());
    return sent ? invocables::phrasesOf(filledArguments(*record.invoker, *sent).all) : Phrases();
}

//! A result that stands for an earlier one itself is as old as that.
EarlierResult earlierResult(const SameCall &same)
{
    const model::ResultState &state = *same.result->result;
    const model::Invocation &invocation = same.record.invocation;
    EarlierResult earlier {same.result->contents, state.display, state.whole, {invocation.id, 0, int(same.canistersAgo)}};
    earlier.from.milliseconds = double(same.result->created.msecsTo(QDateTime::currentDateTimeUtc()));
    if (state.reused) {
        earlier.from.invocation = state.reused->invocation;
        earlier.from.milliseconds += state.reused->milliseconds;
        earlier.from.canisters += state.reused->canisters;
    }
    // What a call with edited arguments gave begins with a note of that.
    if (!invocation.editedArguments.isEmpty() && !earlier.contents.isEmpty())
        earlier.contents.removeFirst();
    return earlier;
}

//! Whether another call of the round, asked for before this one, may have written: they ran side by side.
bool ranBesideAWrite(const model::InvocationHistory &history, const SameCall &same, const Toolset &tools)
{
    for (qsizetype before = same.index - 1; before >= 0 && history.at(before)->invocation; --before) {
        const CallRecord other(tools, *history.at(before)->invocation);
        const model::CanisterPointer result = history.resultOf(other.invocation.id);
        const bool isSame = other.invoker == same.record.invoker && other.arguments() == same.record.arguments();
        if (other.ensemble() == same.record.ensemble() && !isSame && other.mayHaveWritten(result.get()))
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

std::optional<EarlierResult> Deduplicator::findOnPath(const Call &call, const model::InvocationScope &scope, const Toolset &tools) const
{
    const auto found = newestSame(call, scope.history, tools);
    if (!found || found->result->result->error || ranBesideAWrite(scope.history, *found, tools))
        return {};
    const QDateTime since = servesSince(call, scope.conversation);
    if (since.isValid() && found->result->created < since)
        return {};
    return earlierResult(*found);
}

QList<Deduplicator::Alike> Deduplicator::alike(const Call &call, const model::InvocationScope &scope, const Toolset &tools) const
{
    const Phrases own = invocables::phrasesOf(call.filled);
    const QDateTime since = servesSince(call, scope.conversation);
    const model::InvocationHistory &history = scope.history;
    QHash<QString, std::pair<const model::Canister *, qsizetype>> results;
    QList<Alike> calls;
    int compared = 0;
    for (qsizetype index = history.size() - 1; index >= 0 && !own.texts.isEmpty() && calls.size() < mostAlike && compared < mostCompared;
         --index) {
        const model::Canister &canister = *history.at(index);
        if (canister.result)
            results.insert(canister.result->invocation, {&canister, history.size() - index});
        if (!canister.invocation || canister.invocation->id == call.invocation)
            continue;
        const CallRecord record(tools, *canister.invocation);
        if (record.ensemble() != call.invoker->ensemble)
            continue;
        ++compared;
        const auto [result, canistersAgo] = results.value(canister.invocation->id, {nullptr, 0});
        const bool serves = record.invoker == call.invoker && result && !result->result->error
            && !(since.isValid() && result->created < since);
        const Phrases said = serves ? phrasesSent(record) : Phrases();
        const SameCall same {record, index, result, canistersAgo};
        if (serves && said.frame == own.frame && said.texts.size() == own.texts.size() && !ranBesideAWrite(history, same, tools)) {
            const EarlierResult earlier = earlierResult(same);
            if (isWithin(call.invoker->policies.deduplication, earlier.from))
                calls.append({said.texts, earlier});
        }
        if (record.mayHaveWritten(result))
            break;
    }
    return calls;
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
