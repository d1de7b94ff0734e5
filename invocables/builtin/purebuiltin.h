// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"

namespace invocables {

//! What a tool does that needs nothing but its arguments and is done at once.
using PureFunction = std::function<model::Result<InvocableResult>(const model::JsonText &arguments)>;

//! Declares such a tool. `parameters` is a JSON Schema.
BuiltinDeclaration pureBuiltin(const QString &name, const QString &description, const char *parameters, PureFunction function);

} // namespace invocables
