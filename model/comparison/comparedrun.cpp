// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/comparison/comparedrun.h"

#include "model/basics/overloaded.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

RunState stateAfter(const EndEvent &end)
{
    if (end.state == TurnState::Committed)
        return RunState::Committed;
    if (end.error && end.error->category == ErrorCategory::Timeout)
        return RunState::TimedOut;
    if (end.state == TurnState::RolledBack)
        return RunState::RolledBack;
    if (end.state == TurnState::Interrupted)
        return RunState::Interrupted;
    return end.error ? RunState::Failed : RunState::Cancelled;
}

} // namespace

QString toWire(RunState state)
{
    switch (state) {
    case RunState::Waiting: return u"waiting"_s;
    case RunState::Running: return u"running"_s;
    case RunState::Committed: return u"committed"_s;
    case RunState::Interrupted: return u"interrupted"_s;
    case RunState::RolledBack: return u"rolled-back"_s;
    case RunState::TimedOut: return u"timed-out"_s;
    case RunState::Failed: return u"failed"_s;
    case RunState::Cancelled: return u"cancelled"_s;
    }
    return {};
}

double ComparedRun::toolMilliseconds() const
{
    double sum = 0;
    for (const ComparedCall &call : calls)
        sum += call.milliseconds;
    return sum;
}

void ComparedRun::take(const TurnEvent &event)
{
    std::visit(
        Overloaded {
            [this](const StateEvent &told) {
                if (told.state == TurnState::Conversing)
                    rounds = told.round;
            },
            [this](const InvocationEvent &told) {
                calls.append(
                    {.id = told.invocation.id, .name = told.invocation.name, .round = rounds, .arguments = told.invocation.arguments});
            },
            [this](const InvocationStateEvent &told) {
                if (ComparedCall *call = find(told.invocation))
                    call->state = told.state;
            },
            [this](const ResultEvent &told) { take(told); },
            [this](const CanisterEvent &told) {
                if (told.canister->role != Role::Assistant)
                    return;
                text = told.canister->text();
                stop = told.canister->stop;
                model = told.canister->model;
            },
            [this](const EndEvent &told) { take(told); },
            [](const auto &) {},
        },
        event);
}

void ComparedRun::take(const ResultEvent &event)
{
    ComparedCall *call = find(event.outcome.invocation);
    if (!call)
        return;
    call->result = plainText(event.outcome.contents);
    call->error = event.outcome.error;
    call->state = event.outcome.state;
    // A result that is used again took no time now.
    call->milliseconds = event.outcome.state == InvocationState::Reused ? 0 : event.outcome.milliseconds;
    if (!event.outcome.editedArguments.isEmpty())
        call->arguments = event.outcome.editedArguments.bytes();
}

void ComparedRun::take(const EndEvent &event)
{
    turn = event.turn;
    usage = event.usage;
    // Whoever stopped it may have said why.
    if (!hasEnded(state))
        state = stateAfter(event);
    if (!error)
        error = event.error;
}

ComparedCall *ComparedRun::find(const QString &invocation)
{
    for (ComparedCall &call : calls) {
        if (call.id == invocation)
            return &call;
    }
    return nullptr;
}

} // namespace model
