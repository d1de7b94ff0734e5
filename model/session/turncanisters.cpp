// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/turncanisters.h"

#include "model/store/store.h"
#include "model/store/turnstore.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

// Characters of an identifier that a server has not counted up.
constexpr qsizetype shortestRandom = 16;

} // namespace

CanisterPointer answerCanister(const CanisterPointer &streamed, const ConverseReply &reply, const ModelAddress &model, bool interrupted)
{
    Canister canister;
    if (streamed) {
        canister.id = streamed->id;
        canister.created = streamed->created;
    }
    canister.role = Role::Assistant;
    canister.contents = reply.contents;
    canister.model = model;
    canister.stop = reply.stop;
    canister.usage = reply.usage;
    canister.interrupted = interrupted;
    return share(std::move(canister));
}

CanisterPointer userCanister(const Contents &contents)
{
    Canister canister;
    canister.role = Role::User;
    canister.contents = contents;
    return share(std::move(canister));
}

bool opensTurn(const Canister &canister)
{
    return (canister.role == Role::User && !canister.meanwhile) || canister.role == Role::Document || canister.role == Role::Supervisor;
}

QList<CanisterPointer> openingOf(const Contents &contents, const QList<Canister> &documents)
{
    QList<CanisterPointer> said;
    for (const Canister &document : documents)
        said.append(share(document));
    said.append(userCanister(contents));
    return said;
}

QueuedMessage messageIn(const QList<CanisterPointer> &opening)
{
    QueuedMessage message;
    for (const CanisterPointer &canister : opening) {
        if (canister->role == Role::User)
            message.contents = canister->contents;
        else if (canister->role == Role::Document)
            message.documents.append(*renewed(canister));
    }
    return message;
}

CanisterPointer invocationCanister(const Invocation &invocation)
{
    Canister canister;
    canister.role = Role::Invocation;
    canister.invocation = invocation;
    return share(std::move(canister));
}

CanisterPointer resultCanister(const InvocationOutcome &outcome)
{
    Canister canister;
    canister.role = Role::Result;
    canister.contents = outcome.contents;
    canister.result = ResultState {outcome.invocation, outcome.error, outcome.milliseconds, outcome.display, outcome.whole, outcome.reused,
        outcome.supersedes, outcome.steps};
    for (const ToolCallState state : outcome.lifecycle)
        canister.result->lifecycle.append(toWire(state));
    return share(std::move(canister));
}

CanisterPointer withEditedArguments(const Canister &invocation, const JsonText &arguments)
{
    Canister canister = invocation;
    canister.invocation->editedArguments = arguments;
    return share(std::move(canister));
}

CanisterPointer renewed(const CanisterPointer &canister)
{
    Canister copy = *canister;
    copy.id = CanisterId::create();
    return share(std::move(copy));
}

QList<CanisterPointer> renewed(const QList<CanisterPointer> &canisters)
{
    QList<CanisterPointer> copies;
    for (const CanisterPointer &canister : canisters)
        copies.append(renewed(canister));
    return copies;
}

QList<Invocation> withUniqueIds(QList<Invocation> invocations, const TurnPath &path, const QList<CanisterPointer> &staged)
{
    const bool isReadWhole = path.leftOut == HistoryLeftOut();
    QSet<QString> taken;
    for (const QList<CanisterPointer> *canisters : {&path.path, &staged}) {
        for (const CanisterPointer &canister : *canisters) {
            if (canister->invocation)
                taken.insert(canister->invocation->id);
        }
    }
    for (Invocation &invocation : invocations) {
        const bool mayBeTaken = !isReadWhole && invocation.id.size() < shortestRandom;
        if (invocation.id.isEmpty() || mayBeTaken || taken.contains(invocation.id))
            invocation.id = u"call_"_s + newIdentifier();
        taken.insert(invocation.id);
    }
    return invocations;
}

namespace {

struct TurnCanistersTexts {
    Q_DECLARE_TR_FUNCTIONS(Turn)
};

InvocationOutcome stopped(const Invocation &call)
{
    InvocationOutcome outcome;
    outcome.invocation = call.id;
    outcome.name = call.name;
    outcome.state = InvocationState::Failed;
    outcome.stopped = true;
    outcome.error = Error {ErrorCategory::Execution, TurnCanistersTexts::tr("Stopped before it ended.")};
    outcome.contents = {TextContent {u"Error: stopped before it ended."_s}};
    return outcome;
}

} // namespace

QList<CanisterPointer> answerByHand(const ConverseReply &reply, const ModelAddress &model)
{
    Canister answer = *answerCanister({}, reply, model, false);
    answer.byHand = true;
    QList<CanisterPointer> canisters {share(std::move(answer))};
    QList<CanisterPointer> results;
    for (Invocation call : reply.invocations) {
        // The answer beside it may have the same.
        call.id = u"call_"_s + newIdentifier();
        Canister asked = *invocationCanister(call);
        asked.byHand = true;
        canisters.append(share(std::move(asked)));
        InvocationOutcome outcome;
        outcome.invocation = call.id;
        outcome.name = call.name;
        outcome.error = Error {ErrorCategory::Permission, TurnCanistersTexts::tr("This call was not run: the answer was fetched by hand.")};
        outcome.contents = {TextContent {outcome.error->message}};
        results.append(resultCanister(outcome));
    }
    return canisters + results;
}

RanInvocation ranInvocation(const Invocation &call, const InvocationOutcome &outcome)
{
    return {call.id, call.name, call.arguments, outcome.idempotent, outcome.breaksTurn, outcome.stopped};
}

QList<InvocationOutcome> inOrderOf(const QList<Invocation> &calls, const QList<InvocationOutcome> &outcomes)
{
    QList<InvocationOutcome> ordered;
    for (const Invocation &call : calls) {
        const auto found = std::find_if(
            outcomes.begin(), outcomes.end(), [&call](const InvocationOutcome &outcome) { return outcome.invocation == call.id; });
        ordered.append(found != outcomes.end() ? *found : stopped(call));
    }
    return ordered;
}

QList<InvocationOutcome> reusableResults(const TurnRecord &turn)
{
    QList<InvocationOutcome> reusable;
    for (const RanInvocation &ran : turn.ran) {
        if (ran.idempotent)
            continue;
        for (const CanisterPointer &canister : turn.staged) {
            if (!canister->result || canister->result->invocation != ran.id || canister->result->error)
                continue;
            InvocationOutcome outcome;
            outcome.name = ran.name;
            outcome.contents = canister->contents;
            outcome.display = canister->result->display;
            outcome.whole = canister->result->whole;
            outcome.milliseconds = canister->result->milliseconds;
            outcome.ran = true;
            outcome.reusedArguments = ran.arguments;
            reusable.append(outcome);
        }
    }
    return reusable;
}

bool saysNothing(const ConverseReply &reply)
{
    const auto isEmpty = [](const Content &content) {
        const auto *text = std::get_if<TextContent>(&content);
        return text ? text->text.trimmed().isEmpty() : std::holds_alternative<ThoughtContent>(content);
    };
    return reply.invocations.isEmpty() && reply.stop != StopReason::Paused
        && std::all_of(reply.contents.begin(), reply.contents.end(), isEmpty);
}

bool isBadCall(const InvocationOutcome &outcome)
{
    return outcome.error && outcome.error->category == ErrorCategory::Validation && !outcome.ran;
}

bool isResultOf(const InvocationOutcome &outcome, const Invocation &call)
{
    if (outcome.name != call.name)
        return false;
    const auto ran = JsonText::parse(outcome.reusedArguments);
    const auto asked = JsonText::parse(call.arguments);
    return ran && asked ? ran->compacted() == asked->compacted() : outcome.reusedArguments == call.arguments;
}

RolledBackTurn::RolledBackTurn(Store &store, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
}

void RolledBackTurn::load(const ConversationId &conversation)
{
    m_store.run(
        this, [conversation](Database &database) { return TurnStore(database).rolledBack(conversation, false); },
        [this](const Result<QList<TurnRecord>> &turns) {
            if (turns && !turns->isEmpty() && !m_record)
                show(turns->first());
        });
}

void RolledBackTurn::show(const std::optional<TurnRecord> &record)
{
    m_record = record;
    Q_EMIT changed();
}

void RolledBackTurn::dismiss()
{
    if (!m_record)
        return;
    m_store.run([turn = m_record->id](Database &database) { return TurnStore(database).dismiss(turn); });
    show({});
}

QList<CanisterPointer> RolledBackTurn::openingAgain() const
{
    // An answer may stand within it, which came with the message: nothing that the turn made is followed by one of the person's.
    const QList<CanisterPointer> staged = m_record ? m_record->staged : QList<CanisterPointer>();
    const auto last = std::find_if(staged.rbegin(), staged.rend(), [](const CanisterPointer &canister) { return opensTurn(*canister); });
    return renewed(staged.first(staged.rend() - last));
}

} // namespace model
