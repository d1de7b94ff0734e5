// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"

namespace invocables {

//! io:search_files. Finds lines in the text files of the workspace, without what is hidden, binary or named like a key.
class SearchFiles final : public Invocable
{
public:
    static BuiltinDeclaration declaration();
    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;
};

} // namespace invocables
