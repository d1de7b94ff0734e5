// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/invocationoutcome.h"

#include "model/basics/wirenames.h"

#include <QCoreApplication>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr WireNames<InvocationState, 10> invocationStates {{{
    {InvocationState::Parsing, "parsing"_L1},
    {InvocationState::Validating, "validating"_L1},
    {InvocationState::WaitingForApproval, "waiting-for-approval"_L1},
    {InvocationState::Running, "running"_L1},
    {InvocationState::Done, "done"_L1},
    {InvocationState::Failed, "failed"_L1},
    {InvocationState::Refused, "refused"_L1},
    {InvocationState::TimedOut, "timed-out"_L1},
    {InvocationState::Reused, "reused"_L1},
    {InvocationState::Unknown, "unknown"_L1},
}}};

struct InvocationTexts {
    Q_DECLARE_TR_FUNCTIONS(model::Invocation)
};

} // namespace

QString toWire(InvocationState state)
{
    return invocationStates.nameOf(state);
}

InvocationState invocationStateFromWire(QStringView name)
{
    return invocationStates.valueOf(name).value_or(InvocationState::Unknown);
}

QString inWords(InvocationState state)
{
    switch (state) {
    case InvocationState::Parsing: return InvocationTexts::tr("being written");
    case InvocationState::Validating: return InvocationTexts::tr("being checked");
    case InvocationState::WaitingForApproval: return InvocationTexts::tr("waiting for you");
    case InvocationState::Running: return InvocationTexts::tr("running");
    case InvocationState::Done: return InvocationTexts::tr("done");
    case InvocationState::Failed: return InvocationTexts::tr("failed");
    case InvocationState::Refused: return InvocationTexts::tr("refused");
    case InvocationState::TimedOut: return InvocationTexts::tr("timed out");
    case InvocationState::Reused: return InvocationTexts::tr("result used again");
    case InvocationState::Unknown: return InvocationTexts::tr("not known whether it ran");
    }
    return {};
}

std::optional<ToolCallState> toolCallState(InvocationState state)
{
    switch (state) {
    case InvocationState::Parsing: return ToolCallState::Initiated;
    case InvocationState::Validating: return ToolCallState::ValidatingParameters;
    case InvocationState::WaitingForApproval: break;
    case InvocationState::Running: return ToolCallState::Executing;
    case InvocationState::Done:
    case InvocationState::Reused: return ToolCallState::Completed;
    case InvocationState::Failed:
    case InvocationState::Refused:
    case InvocationState::TimedOut:
    case InvocationState::Unknown: return ToolCallState::Failed;
    }
    return {};
}

} // namespace model
