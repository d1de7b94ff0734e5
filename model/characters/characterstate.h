// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace model {

//! Where a character stands on its way from a file to a conversation.
enum class CharacterState { Unloaded, Loading, ValidatingTools, LoadedNoTools, LoadedWithTools, FailedValidation };
//! Where a call of one of its tools stands.
enum class ToolCallState { Idle, Initiated, ValidatingParameters, Executing, Failed, Completed, AwaitingResponse };

//! The seed's names, such as `LOADED_WITH_TOOLS`.
QString toWire(CharacterState state);
QString toWire(ToolCallState state);
//! Whether the seed has a step from one to the other.
bool follows(CharacterState from, CharacterState to);
bool follows(ToolCallState from, ToolCallState to);
//! The shortest way from one to the other, each step of which the seed has, without the first; empty where they are the same.
QList<ToolCallState> stepsBetween(ToolCallState from, ToolCallState to);

} // namespace model
