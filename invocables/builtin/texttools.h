// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"

namespace invocables {

//! The ensemble `text`: identifiers, digests, Base64, JSON laid out, and an example that does next to nothing.
QList<BuiltinDeclaration> textTools();

} // namespace invocables
