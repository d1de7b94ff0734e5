// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"

namespace invocables {

//! io:read_file. Reads a text file of the workspace, whole or some of its lines.
class ReadFile final : public Invocable
{
public:
    static BuiltinDeclaration declaration();
    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;
};

} // namespace invocables
