// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/argumentscheck.h"
#include "invocables/tools/toolset.h"

// What calls of a character's tools keep beside the rules of all calls. Errors are in the seed's words, which the model gets as they
// stand.
namespace invocables::characterrules {

//! Nothing where the tools are no character's.
std::optional<model::CharacterLimits> limitsOf(const Toolset &tools);

model::Result<model::JsonText> parsedArguments(const QByteArray &sent, const model::CharacterLimits &limits);
model::Result<void> validArguments(const Invoker &invoker, const FilledArguments &arguments);
//! The result as the one text that it has to be, within its limit.
model::Result<InvocableResult> formatted(const Invoker &invoker, const InvocableResult &result, const model::CharacterLimits &limits);

//! Any error as the model is told it.
model::Error worded(const model::Error &error, const model::CharacterLimits &limits);
//! Says that a call came near its time limit, in the log. \return whether it did.
bool noteSlowness(const Invoker &invoker, double milliseconds, const model::CharacterLimits &limits);

} // namespace invocables::characterrules
