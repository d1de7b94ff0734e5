// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"

namespace invocables {

//! Tools that work on numbers alone: units, random numbers, the description of data.
QList<BuiltinDeclaration> numberTools();

} // namespace invocables
