// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/invoker.h"

namespace invocables {

//! Reads what a model sent as arguments (nothing at all means none), fills in the defaults and validates.
//! \return the arguments as they are to run, or a Validation error that names each path and the rule that it breaks.
model::Result<model::JsonText> checkedArguments(const Invoker &invoker, const QByteArray &sent);

} // namespace invocables
