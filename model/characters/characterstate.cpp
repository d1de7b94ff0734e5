// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/characters/characterstate.h"

#include "model/basics/wirenames.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr WireNames<CharacterState, 6> characterStates {{{
    {CharacterState::Unloaded, "UNLOADED"_L1},
    {CharacterState::Loading, "LOADING"_L1},
    {CharacterState::ValidatingTools, "VALIDATING_TOOLS"_L1},
    {CharacterState::LoadedNoTools, "LOADED_NO_TOOLS"_L1},
    {CharacterState::LoadedWithTools, "LOADED_WITH_TOOLS"_L1},
    {CharacterState::FailedValidation, "FAILED_VALIDATION"_L1},
}}};

constexpr WireNames<ToolCallState, 7> callStates {{{
    {ToolCallState::Idle, "IDLE"_L1},
    {ToolCallState::Initiated, "TOOL_CALL_INITIATED"_L1},
    {ToolCallState::ValidatingParameters, "VALIDATING_PARAMETERS"_L1},
    {ToolCallState::Executing, "EXECUTING_TOOL"_L1},
    {ToolCallState::Failed, "EXECUTION_FAILED"_L1},
    {ToolCallState::Completed, "TOOL_COMPLETED"_L1},
    {ToolCallState::AwaitingResponse, "AWAITING_LLM_RESPONSE"_L1},
}}};

} // namespace

QString toWire(CharacterState state)
{
    return characterStates.nameOf(state);
}

QString toWire(ToolCallState state)
{
    return callStates.nameOf(state);
}

bool follows(CharacterState from, CharacterState to)
{
    using State = CharacterState;
    switch (from) {
    case State::Unloaded: return to == State::Loading;
    case State::Loading: return to == State::ValidatingTools;
    case State::ValidatingTools: return to == State::LoadedNoTools || to == State::LoadedWithTools || to == State::FailedValidation;
    // What is loaded, or could not be, may be loaded anew.
    case State::LoadedNoTools:
    case State::LoadedWithTools:
    case State::FailedValidation: break;
    }
    return to == State::Loading;
}

bool follows(ToolCallState from, ToolCallState to)
{
    using State = ToolCallState;
    switch (from) {
    case State::Idle: return to == State::Initiated;
    case State::Initiated: return to == State::ValidatingParameters;
    case State::ValidatingParameters: return to == State::Executing || to == State::Failed;
    case State::Executing: return to == State::Completed || to == State::Failed;
    case State::Failed:
    case State::Completed: return to == State::AwaitingResponse;
    case State::AwaitingResponse: break;
    }
    return to == State::Idle;
}

QList<ToolCallState> stepsBetween(ToolCallState from, ToolCallState to)
{
    // Every way that is not longer than those before, until one arrives; there are seven states.
    QList<QList<ToolCallState>> ways {{}};
    for (qsizetype length = 0; from != to && length < qsizetype(callStates.table.size()); ++length) {
        QList<QList<ToolCallState>> longer;
        for (const QList<ToolCallState> &way : std::as_const(ways)) {
            for (const auto &[state, name] : callStates.table) {
                if (!follows(way.isEmpty() ? from : way.last(), state))
                    continue;
                if (state == to)
                    return way + QList {state};
                longer.append(way + QList {state});
            }
        }
        ways = longer;
    }
    return {};
}

} // namespace model
