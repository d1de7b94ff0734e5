// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/invocations.h"

namespace model {

using namespace Qt::StringLiterals;

CanisterPointer InvocationHistory::resultOf(const QString &invocation) const
{
    for (qsizetype index = size() - 1; index >= 0; --index) {
        const CanisterPointer &canister = at(index);
        if (canister->result && canister->result->invocation == invocation)
            return canister;
    }
    return {};
}

QString toWire(InvocationState state)
{
    switch (state) {
    case InvocationState::Parsing: return u"parsing"_s;
    case InvocationState::Validating: return u"validating"_s;
    case InvocationState::WaitingForApproval: return u"waiting-for-approval"_s;
    case InvocationState::Running: return u"running"_s;
    case InvocationState::Done: return u"done"_s;
    case InvocationState::Failed: return u"failed"_s;
    case InvocationState::Refused: return u"refused"_s;
    case InvocationState::TimedOut: return u"timed-out"_s;
    case InvocationState::Reused: return u"reused"_s;
    case InvocationState::Unknown: return u"unknown"_s;
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
