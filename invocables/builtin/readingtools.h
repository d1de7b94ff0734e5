// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"

namespace invocables {

//! The ensemble `summarization`: tools that ask the conversation's model in a conversation of its own.
QList<BuiltinDeclaration> readingTools();

} // namespace invocables
