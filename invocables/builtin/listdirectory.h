// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"

namespace invocables {

//! io:list_directory. Lists a folder of the workspace, without what is hidden.
class ListDirectory final : public Invocable
{
public:
    static BuiltinDeclaration declaration();
    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;
};

} // namespace invocables
