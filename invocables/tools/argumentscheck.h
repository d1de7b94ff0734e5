// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invoker.h"

namespace invocables {

//! Arguments with defaults filled in: those of the tool's schema, then also those of the tool that an agent's is bound to, then also those
//! of what the built-in declares.
struct FilledArguments {
    model::JsonText own;
    model::JsonText bound;
    model::JsonText all;
};

//! Reads what a model sent as arguments; nothing at all means none. \return a Validation error where it is not JSON.
model::Result<model::JsonText> parsedArguments(const Invoker &invoker, const QByteArray &sent);
FilledArguments filledArguments(const Invoker &invoker, const model::JsonText &arguments);
//! Where the arguments do not fit, in the order of the schemas.
QList<model::SchemaViolation> violationsOf(const Invoker &invoker, const FilledArguments &arguments);
//! \return a Validation error that names each path and the rule that it breaks, where the arguments do not fit.
model::Result<void> validArguments(const Invoker &invoker, const FilledArguments &arguments);

//! Models that are told to ask for what they miss leave it empty all the same. \return a Validation error that says so where an argument
//! that is required is an empty text, unless its schema says that it may be (`minLength`, `enum`, `const`, `pattern`, an empty default).
model::Result<void> filledInArguments(const Invoker &invoker, const model::JsonText &arguments);
//! For a call that ends in its arguments, since the answer reached its limit after `tokens`; 0 where nobody counted.
model::Error cutOff(const Invoker &invoker, qint64 tokens);

//! What a tool on its own asks for: \return the arguments as they are to run.
model::Result<model::JsonText> checkedArguments(const Invoker &invoker, const QByteArray &sent);

} // namespace invocables
