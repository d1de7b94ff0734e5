// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"

namespace invocables {

//! probability:sample. Picks from a list by chance.
class Sample final : public Invocable
{
public:
    static BuiltinDeclaration declaration();
    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;
};

} // namespace invocables
