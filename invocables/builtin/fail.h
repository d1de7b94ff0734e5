// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"

namespace invocables {

//! rehearsal:fail. Fails on purpose, with the category that is asked for.
class Fail final : public Invocable
{
public:
    static BuiltinDeclaration declaration();
    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;
};

} // namespace invocables
