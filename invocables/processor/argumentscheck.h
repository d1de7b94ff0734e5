// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/invoker.h"

namespace invocables {

//! Arguments with defaults filled in: those of the descriptor's schema, then also those of what the built-in declares.
struct FilledArguments {
    model::JsonText own;
    model::JsonText all;
};

//! Reads what a model sent as arguments; nothing at all means none. \return a Validation error where it is not JSON.
model::Result<model::JsonText> parsedArguments(const Invoker &invoker, const QByteArray &sent);
FilledArguments filledArguments(const Invoker &invoker, const model::JsonText &arguments);
//! \return a Validation error that names each path and the rule that it breaks, where the arguments do not fit.
model::Result<void> validArguments(const Invoker &invoker, const FilledArguments &arguments);

//! All of these. \return the arguments as they are to run.
model::Result<model::JsonText> checkedArguments(const Invoker &invoker, const QByteArray &sent);

} // namespace invocables
