// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"

namespace invocables {

//! The ensemble `notebook`: `note`, `todo` and `reminder`, which work on the Notebook at `path`.
QList<BuiltinDeclaration> notebookTools(const QString &path);

} // namespace invocables
